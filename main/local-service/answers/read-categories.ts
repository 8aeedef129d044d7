import { notFound } from '../ground/problem';
import type { Switches } from '../ground/switches';
import type { ServiceParts } from '../routing/service-parts';
import type { StoredAccount } from '../storage/account-repository';
import { accountOf, type StoredTransaction } from '../storage/transaction-repository';
import type { StoredUser } from '../storage/user-repository';
import { transactionText } from '../uploads/read-transactions';

interface CategorySlice {
  pks: number[];
  items: Array<Record<string, unknown>>;
}

/** The run whose categories are served. Throws 404 before the first finished one. */
export function requireCategorizedRun(user: StoredUser): string {
  if (user.resultRun === null) throw notFound('A finished categorization');
  return user.resultRun;
}

/** Pieces of `{"transactions": [...]}`: every transaction of the run with its category, as the rows stand now. */
export function* categorizedChunks(parts: ServiceParts, user: StoredUser, runId: string): Generator<string> {
  const idByNumber = accountIds(parts.accounts.list(user.userId));
  const { listEnvelope } = parts.switches.current;
  yield listEnvelope === 'bareArray' ? '[' : '{"transactions":[';
  let separator = '';
  for (const { firstPk, lastPk } of parts.runs.listCategorizedRanges(runId)) {
    const accountId = idByNumber.get(accountOf(firstPk));
    // An account deleted since the run takes its categories along.
    if (accountId === undefined) continue;
    const slice = readSlice(parts, runId, firstPk);
    // A newer run has replaced this one: a list cut short must not look whole, so the answer breaks off.
    if (!slice) throw new Error('The results were replaced while they were read');
    const itemByPk = new Map(slice.pks.map((pk, index) => [pk, slice.items[index]]));
    const pieces: string[] = [];
    for (const row of parts.transactions.range(firstPk, lastPk)) {
      const item = itemByPk.get(row.pk);
      if (item) pieces.push(categorizedText(parts, accountId, row, item));
    }
    if (pieces.length === 0) continue;
    yield separator + pieces.join(',');
    separator = ',';
  }
  yield listEnvelope === 'bareArray' ? ']' : ']}';
}

/** The categories of single transactions; identifiers that no account of the user has are named in `unknown`. */
export function fetchCategorized(
  parts: ServiceParts,
  user: StoredUser,
  runId: string,
  ids: readonly string[],
): { transactions: unknown[]; unknown: string[] } {
  const accounts = parts.accounts.list(user.userId);
  const slices = new Map<number, CategorySlice | undefined>();
  const transactions: unknown[] = [];
  const unknown: string[] = [];
  for (const id of ids) {
    const before = transactions.length;
    for (const account of accounts) {
      const row = parts.transactions.find(account.number, id);
      const item = row && findItem(parts, runId, row.pk, slices);
      if (row && item) transactions.push(JSON.parse(categorizedText(parts, account.accountId, row, item)));
    }
    if (transactions.length === before) unknown.push(id);
  }
  return { transactions, unknown };
}

function findItem(
  parts: ServiceParts,
  runId: string,
  pk: number,
  slices: Map<number, CategorySlice | undefined>,
): Record<string, unknown> | undefined {
  for (const slice of slices.values()) {
    const index = slice ? slice.pks.indexOf(pk) : -1;
    if (index >= 0) return slice?.items[index];
  }
  const slice = readSlice(parts, runId, pk);
  slices.set(pk, slice);
  return slice?.items[slice.pks.indexOf(pk)];
}

function readSlice(parts: ServiceParts, runId: string, pk: number): CategorySlice | undefined {
  const body = parts.runs.findCategorized(runId, pk);
  return body === undefined ? undefined : (JSON.parse(body) as CategorySlice);
}

function categorizedText(
  parts: ServiceParts,
  accountId: string,
  row: StoredTransaction,
  item: Record<string, unknown>,
): string {
  const shown = { ...item, category: presentCategory(String(item.category), parts.switches.current) };
  return `${transactionText(parts, accountId, row).slice(0, -1)},${JSON.stringify(shown).slice(1)}`;
}

/** "top.sub" as a text, as an object, or as the path from the top (switch `category`). */
function presentCategory(category: string, { category: style }: Switches): unknown {
  if (style === 'object') return { id: category, name: category.split('.').pop() };
  return style === 'array' ? category.split('.') : category;
}

const accountIds = (accounts: readonly StoredAccount[]): Map<number, string> =>
  new Map(accounts.map((account) => [account.number, account.accountId]));
