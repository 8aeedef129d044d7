import { isProven } from '../../../preload/contract/proof/proof-result';
import { HashSieve } from '../rows/hash-sieve';
import { contentAt, type ImportIndex, type IndexedSegment, rowState } from '../rows/import-index';
import { chainsOf } from './balance-chains';
import {
  type Check,
  type CheckScope,
  eachRow,
  firstAtOrAfter,
  foundAt,
  KeptOfSegments,
  placeOf,
  runsOf,
  type SegmentRun,
} from './check';
import { rowFinding } from './row-finding';

/** The same row more than once in one file. Where the balances prove that both were booked, there is nothing to say. */
export const equalRows: Check = {
  id: 'equalRows',
  rules: ['row.twice'],
  columns: ['hashes', 'balances'],
  run(scope, found) {
    const repeated = repeatedRows.of(scope).flat();
    if (repeated.length === 0) return;
    const proven = chainsOf(scope).filter(({ proof }) => proof && isProven(proof));
    const open = repeated.filter((packed) => !proven.some(({ places }) => holds(places, packed)));
    if (open.length === 0) return;
    const firsts = firstLines(scope, open);
    const told = open.filter((packed) => firsts.has(keyOf(scope, packed)));
    foundAt(told, found, (packed) =>
      rowFinding(scope, packed, 'row.twice', { params: { first: firsts.get(keyOf(scope, packed)) ?? 0 } }),
    );
  },
};

const repeatedRows = new KeptOfSegments(repeatedIn);

function repeatedIn(scope: CheckScope): number[] {
  const repeated: number[] = [];
  eachRow(scope, (segment, position, packed) => {
    if ((segment.columns.occurrences[position] as number) < 2) return;
    const state = segment.states[position];
    if (state === rowState.booking || state === rowState.known) repeated.push(packed);
  });
  return repeated;
}

function holds(places: Uint32Array, packed: number): boolean {
  return places[firstAtOrAfter(places, packed)] === packed;
}

function keyOf(scope: CheckScope, packed: number): string {
  const { segment, position } = placeOf(scope, packed);
  const { low, high } = contentAt(segment, position);
  return `${segment.fileIndex}:${low}:${high}`;
}

/** Line of the first of each of the rows that come again: looked for in segments of which a row changed, known of the others. */
function firstLines(scope: CheckScope, repeated: readonly number[]): Map<string, number> {
  const known = firstsOf(scope, repeated);
  const find = finderOfFirsts(scope, repeated);
  const firsts = new Map<string, number>();
  for (const run of runsOf(scope)) {
    const { segment } = run;
    let ofSegment = known.bySegment.get(segment);
    if (ofSegment?.revision !== segment.revision) {
      ofSegment = { revision: segment.revision, lines: find(run) };
      known.bySegment.set(segment, ofSegment);
    }
    for (const [key, line] of ofSegment.lines) if (!firsts.has(key)) firsts.set(key, line);
  }
  return firsts;
}

interface Firsts {
  /** File and content of the rows that come again, three words each. */
  readonly wanted: Uint32Array;
  readonly bySegment: Map<IndexedSegment, { revision: number; lines: ReadonlyMap<string, number> }>;
}

const kept = new WeakMap<ImportIndex, Map<number, Firsts>>();

/** What was found before, as long as the same rows come again. */
function firstsOf(scope: CheckScope, repeated: readonly number[]): Firsts {
  const wanted = new Uint32Array(repeated.length * 3);
  for (const [at, packed] of repeated.entries()) {
    const { segment, position } = placeOf(scope, packed);
    const { low, high } = contentAt(segment, position);
    wanted.set([segment.fileIndex, low, high], at * 3);
  }
  const ofIndex = kept.get(scope.index) ?? new Map<number, Firsts>();
  kept.set(scope.index, ofIndex);
  const known = ofIndex.get(scope.account);
  const isSame =
    known?.wanted.length === wanted.length && known.wanted.every((word, at) => word === wanted[at]);
  const firsts = isSame ? known : { wanted, bySegment: new Map() };
  ofIndex.set(scope.account, firsts);
  return firsts;
}

function finderOfFirsts(
  scope: CheckScope,
  repeated: readonly number[],
): (run: SegmentRun) => Map<string, number> {
  const keys = new Set(repeated.map((packed) => keyOf(scope, packed)));
  const lows = repeated.map((packed) => {
    const { segment, position } = placeOf(scope, packed);
    return segment.columns.hashLow[position] as number;
  });
  const sieve = new HashSieve(lows, lows.length);
  return ({ segment, from, end }) => {
    const { occurrences, hashLow, lines } = segment.columns;
    const firsts = new Map<string, number>();
    for (let at = from; at < end; at += 1) {
      const packed = scope.places[at] as number;
      const position = packed & 2_047;
      if (occurrences[position] !== 1 || !sieve.mayHave(hashLow[position] as number)) continue;
      const key = keyOf(scope, packed);
      if (keys.has(key) && !firsts.has(key)) firsts.set(key, lines[position] ?? 0);
    }
    return firsts;
  };
}
