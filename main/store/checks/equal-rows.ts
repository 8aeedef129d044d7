import { isProven } from '../../../preload/contract/proof/proof-result';
import { HashSieve } from '../rows/hash-sieve';
import { contentAt, rowState } from '../rows/import-index';
import { chainsOf } from './balance-chains';
import {
  type Check,
  type CheckScope,
  eachRow,
  firstAtOrAfter,
  foundAt,
  KeptOfSegments,
  placeOf,
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

/** Line of the first of each of the rows that come again. */
function firstLines(scope: CheckScope, repeated: readonly number[]): Map<string, number> {
  const wanted = new Set(repeated.map((packed) => keyOf(scope, packed)));
  const lows = repeated.map((packed) => {
    const { segment, position } = placeOf(scope, packed);
    return segment.columns.hashLow[position] as number;
  });
  const sieve = new HashSieve(lows, lows.length);
  const firsts = new Map<string, number>();
  eachRow(scope, (segment, position, packed) => {
    if (!sieve.mayHave(segment.columns.hashLow[position] as number)) return;
    if (segment.columns.occurrences[position] !== 1) return;
    const key = keyOf(scope, packed);
    if (wanted.has(key) && !firsts.has(key)) firsts.set(key, segment.columns.lines[position] ?? 0);
  });
  return firsts;
}
