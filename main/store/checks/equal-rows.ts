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
    const told = rowsTwice(scope);
    foundAt(Array.from(told.keys()), found, (packed) =>
      rowFinding(scope, packed, 'row.twice', { params: { first: told.get(packed) ?? 0 } }),
    );
  },
};

/**
 * Places of rows that come again in their file, with the line of the first. One of a running balance that is another than those after
 * its equals is a booking of its own, whatever breaks elsewhere: a line that was doubled repeats its balance too.
 */
export function rowsTwice(scope: CheckScope): Map<number, number> {
  const told = new Map<number, number>();
  const repeated = repeatedRows.of(scope).flat();
  if (repeated.length === 0) return told;
  const chains = chainsOf(scope);
  const proven = chains.filter(({ proof }) => proof && isProven(proof));
  const running = chains.filter(({ proof }) => proof?.isRunning);
  const open = repeated.filter((packed) => !proven.some(({ places }) => holds(places, packed)));
  if (open.length === 0) return told;
  const firsts = firstRows(scope, open);
  const balances = new Map<string, Set<number>>();
  for (const packed of open) {
    const key = keyOf(scope, packed);
    const first = firsts.get(key);
    if (!first) continue;
    const { segment, position } = placeOf(scope, packed);
    const balance = segment.columns.balances[position] ?? Number.NaN;
    const ofEquals = balances.get(key) ?? new Set([first.balance]);
    balances.set(key, ofEquals);
    const isOwn = !Number.isNaN(balance) && !Number.isNaN(first.balance) && !ofEquals.has(balance);
    ofEquals.add(balance);
    if (isOwn && running.some(({ places }) => holds(places, packed))) continue;
    told.set(packed, first.line);
  }
  return told;
}

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

/** The first of each of the rows that come again: looked for in segments of which a row changed, known of the others. */
function firstRows(scope: CheckScope, repeated: readonly number[]): Map<string, FirstRow> {
  const known = firstsOf(scope, repeated);
  const find = finderOfFirsts(scope, repeated);
  const firsts = new Map<string, FirstRow>();
  for (const run of runsOf(scope)) {
    const { segment } = run;
    let ofSegment = known.bySegment.get(segment);
    if (ofSegment?.revision !== segment.revision) {
      ofSegment = { revision: segment.revision, rows: find(run) };
      known.bySegment.set(segment, ofSegment);
    }
    for (const [key, row] of ofSegment.rows) if (!firsts.has(key)) firsts.set(key, row);
  }
  return firsts;
}

interface FirstRow {
  readonly line: number;
  /** NaN for none. */
  readonly balance: number;
}

interface Firsts {
  /** File and content of the rows that come again, three words each. */
  readonly wanted: Uint32Array;
  readonly bySegment: Map<IndexedSegment, { revision: number; rows: ReadonlyMap<string, FirstRow> }>;
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
): (run: SegmentRun) => Map<string, FirstRow> {
  const keys = new Set(repeated.map((packed) => keyOf(scope, packed)));
  const lows = repeated.map((packed) => {
    const { segment, position } = placeOf(scope, packed);
    return segment.columns.hashLow[position] as number;
  });
  const sieve = new HashSieve(lows, lows.length);
  return ({ segment, from, end }) => {
    const { occurrences, hashLow, lines, balances } = segment.columns;
    const firsts = new Map<string, FirstRow>();
    for (let at = from; at < end; at += 1) {
      const packed = scope.places[at] as number;
      const position = packed & 2_047;
      if (occurrences[position] !== 1 || !sieve.mayHave(hashLow[position] as number)) continue;
      const key = keyOf(scope, packed);
      if (keys.has(key) && !firsts.has(key))
        firsts.set(key, { line: lines[position] ?? 0, balance: balances[position] ?? Number.NaN });
    }
    return firsts;
  };
}
