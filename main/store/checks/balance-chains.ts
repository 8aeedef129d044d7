import { proveBalances } from '../../../preload/contract/proof/balance-proof';
import { BalanceRows, rowPart } from '../../../preload/contract/proof/balance-rows';
import type { BalanceProof } from '../../../preload/contract/proof/proof-result';
import { rowsPerSegment } from '../../../preload/contract/rows/row-columns';
import { noDay } from '../../../preload/contract/values/calendar-day';
import { currencyOfRow, type ImportIndex, rowState } from '../rows/import-index';
import { type CheckScope, eachRow, firstAtOrAfter, runsOf, type SegmentRun } from './check';

/** The rows of an account in one currency in one table of a file, and what their balances prove. */
export interface CheckedChain {
  /** Tells it from the other chains of its account. */
  readonly name: string;
  readonly fileIndex: number;
  readonly accountIndex: number;
  readonly currency: string;
  readonly rows: BalanceRows;
  /** Place of each of the rows, ascending. */
  readonly places: Uint32Array;
  /** The only one of its account in its file: what the file states of the account is of these rows. */
  readonly isOnly: boolean;
  proof: BalanceProof | null;
}

interface Gathered extends Omit<CheckedChain, 'places' | 'isOnly' | 'proof'> {
  readonly places: number[];
}

interface Kept {
  readonly chains: CheckedChain[];
  /** `IndexedSegment.revision` of each run of rows when it was looked at. */
  revisions: number[];
}

const kept = new WeakMap<ImportIndex, Map<number, Kept>>();

/** The chains of an account. After an edit only the rows of the segments that changed are gathered again, and what they stand in is proven again. */
export function chainsOf(scope: CheckScope): readonly CheckedChain[] {
  const ofIndex = kept.get(scope.index) ?? new Map<number, Kept>();
  kept.set(scope.index, ofIndex);
  const runs = runsOf(scope);
  const revisions = runs.map(({ segment }) => segment.revision);
  const known = ofIndex.get(scope.account);
  const changed = known ? runs.filter((_, at) => known.revisions[at] !== revisions[at]) : runs;
  if (known && changed.length === 0) return known.chains;
  const again = known && changed.length < runs.length ? renewed(scope, known.chains, changed) : null;
  const chains = known && again ? known.chains : checkedChains(scope);
  for (const chain of again ?? chains) chain.proof = proofOf(scope, chain);
  ofIndex.set(scope.account, { chains, revisions });
  return chains;
}

function checkedChains(scope: CheckScope): CheckedChain[] {
  const gathered = gather(scope);
  return gathered.map((chain) => ({
    ...chain,
    places: Uint32Array.from(chain.places),
    isOnly: gathered.filter((other) => isSameAccount(other, chain)).length === 1,
    proof: null,
  }));
}

function proofOf(scope: CheckScope, chain: CheckedChain): BalanceProof | null {
  const openingMinor = chain.isOnly ? statedOpening(scope, chain) : null;
  return proveBalances(chain.rows, fallbackOf(chain.rows), { openingMinor, closingMinor: null });
}

/** Puts rows as they are now into their chains; answers the chains that have such, null where a row is in another chain now. */
function renewed(
  scope: CheckScope,
  chains: readonly CheckedChain[],
  changed: readonly SegmentRun[],
): CheckedChain[] | null {
  const again = new Set<CheckedChain>();
  for (const { number, from, end } of changed) {
    const parts = gather({ ...scope, places: scope.places.subarray(from, end) });
    const byName = new Map(parts.map((part) => [part.name, part]));
    for (const chain of chains) {
      const first = firstAtOrAfter(chain.places, number * rowsPerSegment);
      const behind = firstAtOrAfter(chain.places, (number + 1) * rowsPerSegment, first);
      const part = byName.get(chain.name);
      byName.delete(chain.name);
      const places = part?.places ?? [];
      if (places.length !== behind - first) return null;
      if (places.some((packed, at) => packed !== chain.places[first + at])) return null;
      if (!part) continue;
      chain.rows.overwrite(first, part.rows);
      again.add(chain);
    }
    if (byName.size > 0) return null;
  }
  return [...again];
}

function isSameAccount(
  one: Pick<CheckedChain, 'fileIndex' | 'accountIndex'>,
  other: Pick<CheckedChain, 'fileIndex' | 'accountIndex'>,
): boolean {
  return one.fileIndex === other.fileIndex && one.accountIndex === other.accountIndex;
}

function gather(scope: CheckScope): Gathered[] {
  const { index, facts } = scope;
  const chains = new Map<string, Gathered>();
  let last: Gathered | null = null;
  let lastKey = -1;
  eachRow(scope, (segment, position, packed) => {
    const { columns } = segment;
    const disposition = columns.dispositions[position];
    const balance = columns.balances[position] as number;
    // What is announced is in no balance, unless it has one.
    if (disposition === 1 && Number.isNaN(balance)) return;
    const line = columns.lines[position] as number;
    const accountIndex = columns.accountIndexes[position] as number;
    const { fileIndex } = segment;
    const headerRows = facts[fileIndex]?.headerRows ?? noRows;
    const table = headerRows.length < 2 ? 0 : tableOf(headerRows, line);
    const key =
      ((segment.id * 64 + table) * 256 + (columns.currencyIndexes[position] as number)) * 1024 + accountIndex;
    if (key !== lastKey || !last) {
      const currency = currencyOfRow(index, segment, position) ?? '';
      const name = `${fileIndex}|${accountIndex}|${table}|${currency}`;
      last = chains.get(name) ?? {
        name,
        fileIndex,
        accountIndex,
        currency,
        rows: new BalanceRows(),
        places: [],
      };
      chains.set(name, last);
      lastKey = key;
    }
    const day = columns.days[position] as number;
    const isLeftOut = segment.states[position] === rowState.leftOut && segment.choices.has(position);
    // Of a row that cannot be read and has no balance, the amount may be that of another column.
    const isUnsure = disposition === 2 && Number.isNaN(balance);
    const amount = isUnsure ? Number.NaN : (columns.amounts[position] as number);
    const announced = disposition === 1 ? rowPart.announced : rowPart.counted;
    last.rows.add(
      line,
      day === noDay ? null : day,
      amount,
      balance,
      isLeftOut ? rowPart.optional : announced,
    );
    last.places.push(packed);
  });
  return Array.from(chains.values());
}

const noRows: readonly number[] = [];
/** Tables of a file are told apart up to this many. */
const tableLimit = 63;

function tableOf(headerRows: readonly number[], line: number): number {
  let table = 0;
  for (const header of headerRows) {
    if (header < line && table < tableLimit) table += 1;
  }
  return table;
}

function fallbackOf({ days, length }: BalanceRows): 'newestFirst' | 'oldestFirst' {
  return (days[0] ?? 0) > (days[length - 1] ?? 0) ? 'newestFirst' : 'oldestFirst';
}

/** The opening balance that the file states outside of its rows. */
function statedOpening({ facts }: CheckScope, { fileIndex, accountIndex }: CheckedChain): number | null {
  const draft = facts[fileIndex]?.accounts[accountIndex];
  if (!draft || draft.origins.openingBalance === 'runningColumn') return null;
  return draft.openingBalanceMinor;
}
