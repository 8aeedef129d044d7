import { proveBalances } from '../../../preload/contract/proof/balance-proof';
import { BalanceRows, rowPart } from '../../../preload/contract/proof/balance-rows';
import type { BalanceProof } from '../../../preload/contract/proof/proof-result';
import { noDay } from '../../../preload/contract/values/calendar-day';
import { currencyOfRow, rowState } from '../rows/import-index';
import { type CheckScope, eachRow } from './check';

/** The rows of an account in one currency in one table of a file, and what their balances prove. */
export interface CheckedChain {
  fileIndex: number;
  accountIndex: number;
  currency: string;
  rows: BalanceRows;
  /** Place of each of the rows. */
  places: number[];
  hasBalances: boolean;
  /** The only one of its account in its file: what the file states of the account is of these rows. */
  isOnly: boolean;
  proof: BalanceProof | null;
}

const kept = new WeakMap<CheckScope, CheckedChain[]>();

/** Made once per look at an account, for all checks that ask. */
export function chainsOf(scope: CheckScope): CheckedChain[] {
  const known = kept.get(scope);
  if (known) return known;
  const chains = gather(scope);
  for (const chain of chains) {
    chain.isOnly = chains.filter((other) => isSameAccount(other, chain)).length === 1;
    if (!chain.hasBalances) continue;
    const stated = chain.isOnly ? statedOpening(scope, chain) : null;
    chain.proof = proveBalances(chain.rows, fallbackOf(chain.rows), {
      openingMinor: stated,
      closingMinor: null,
    });
  }
  kept.set(scope, chains);
  return chains;
}

function isSameAccount(one: CheckedChain, other: CheckedChain): boolean {
  return one.fileIndex === other.fileIndex && one.accountIndex === other.accountIndex;
}

function gather(scope: CheckScope): CheckedChain[] {
  const { index, facts } = scope;
  const chains = new Map<string, CheckedChain>();
  let last: CheckedChain | null = null;
  let lastKey = -1;
  eachRow(scope, (segment, position, packed) => {
    const { columns } = segment;
    const disposition = columns.dispositions[position];
    const balance = columns.balances[position] as number;
    // What is announced is in no balance, unless it has one.
    if (disposition === 1 && Number.isNaN(balance)) return;
    const line = columns.lines[position] as number;
    const accountIndex = columns.accountIndexes[position] as number;
    const headerRows = facts[segment.fileIndex]?.headerRows ?? noRows;
    const table = headerRows.length < 2 ? 0 : tableOf(headerRows, line);
    const key =
      ((segment.id * 64 + table) * 256 + (columns.currencyIndexes[position] as number)) * 1024 + accountIndex;
    if (key !== lastKey || !last) {
      const currency = currencyOfRow(index, segment, position) ?? '';
      const name = `${segment.fileIndex}|${accountIndex}|${table}|${currency}`;
      last = chains.get(name) ?? null;
      if (!last) {
        last = {
          fileIndex: segment.fileIndex,
          accountIndex,
          currency,
          rows: new BalanceRows(),
          places: [],
          hasBalances: false,
          isOnly: false,
          proof: null,
        };
        chains.set(name, last);
      }
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
    if (!Number.isNaN(balance)) last.hasBalances = true;
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
