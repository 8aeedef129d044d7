import type { JsonPiece } from '../routing/route';
import type { ServiceParts } from '../routing/service-parts';
import type { StoredAccount } from '../storage/account-repository';
import type { StoredTransaction } from '../storage/transaction-repository';
import { presentAccount } from './upload-accounts';

/** Rows in one piece of an answer: a few hundred kilobytes. */
const SLICE_ROWS = 1000;

/** JSON text of a transaction as the interface shows it, `accountId` first. */
export function transactionText(parts: ServiceParts, accountId: string, row: StoredTransaction): string {
  const { timestamps } = parts.switches.current;
  const body = timestamps === 'seconds' ? row.body : redate(row.body, timestamps);
  return headOf(accountId) + body.slice(1);
}

const headOf = (accountId: string) => `{"accountId":${JSON.stringify(accountId)},`;

/** Pieces of the JSON text of all transactions of the accounts, in the list envelope in force. */
export function* transactionChunks(
  parts: ServiceParts,
  accounts: readonly StoredAccount[],
): Generator<string> {
  const { listEnvelope } = parts.switches.current;
  if (listEnvelope === 'nested') {
    yield* nestedChunks(parts, accounts);
    return;
  }
  yield listEnvelope === 'object' ? '{"transactions":[' : '[';
  let separator = '';
  for (const account of accounts) {
    for (const piece of accountPieces(parts, account)) {
      yield separator + piece;
      separator = ',';
    }
  }
  yield listEnvelope === 'object' ? ']}' : ']';
}

/** The transactions inside their accounts (gaps page: "transactions may sit inside accounts"). */
function* nestedChunks(parts: ServiceParts, accounts: readonly StoredAccount[]): Generator<string> {
  yield '{"accounts":[';
  let before = '';
  for (const account of accounts) {
    yield `${before}${JSON.stringify(presentAccount(account)).slice(0, -1)},"transactions":[`;
    let separator = '';
    for (const piece of accountPieces(parts, account)) {
      yield separator + piece;
      separator = ',';
    }
    yield ']}';
    before = ',';
  }
  yield ']}';
}

function* accountPieces(parts: ServiceParts, account: StoredAccount): Generator<string> {
  for (const slice of parts.transactions.slices(account.number, SLICE_ROWS)) {
    yield slice.rows.map((row) => transactionText(parts, account.accountId, row)).join(',');
  }
  // A list cut short must not look whole: the answer breaks off instead.
  if (!parts.accounts.exists(account.number)) throw new Error('The account went away while it was read');
}

/**
 * The page `offset` to `offset + limit` over several accounts in their order, as JSON texts that stand side by side in a list: they lie
 * in the database as JSON, and taking them apart to write them again would cost more than reading them.
 *
 * @returns a text for each transaction, or one for those of an account where nothing in them has to change
 */
export function transactionPage(
  parts: ServiceParts,
  accounts: readonly StoredAccount[],
  offset: number,
  limit: number,
): JsonPiece[] {
  const { timestamps, unknownMembers } = parts.switches.current;
  const isAsStored = timestamps === 'seconds' && !unknownMembers;
  const found: JsonPiece[] = [];
  let skip = offset;
  let left = limit;
  for (const account of accounts) {
    const count = parts.transactions.count(account.number);
    if (skip < count && left > 0) {
      const part = isAsStored ? joinedPart : singlePart;
      const { texts, rows } = part(parts, account, { offset: skip, limit: left });
      found.push(...texts);
      left -= rows;
    }
    skip = Math.max(0, skip - count);
  }
  return found;
}

interface Part {
  texts: JsonPiece[];
  rows: number;
}

function joinedPart(
  parts: ServiceParts,
  { number, accountId }: StoredAccount,
  range: { offset: number; limit: number },
): Part {
  const { bytes, count } = parts.transactions.pageBytes(number, range, headOf(accountId));
  return { texts: count > 0 ? [bytes] : [], rows: count };
}

function singlePart(
  parts: ServiceParts,
  { number, accountId }: StoredAccount,
  { offset, limit }: { offset: number; limit: number },
): Part {
  const rows = parts.transactions.page(number, offset, limit);
  return { texts: rows.map((row) => transactionText(parts, accountId, row)), rows: rows.length };
}

const BERLIN_OFFSET = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Berlin',
  hour: '2-digit',
  hourCycle: 'h23',
});

function redate(body: string, style: 'milliseconds' | 'iso' | 'berlin-midnight'): string {
  const transaction = JSON.parse(body) as Record<string, unknown>;
  for (const member of ['bookingDate', 'valueDate']) {
    const value = transaction[member];
    if (typeof value !== 'number') continue;
    const milliseconds = Math.abs(value) >= 1e11 ? value : value * 1000;
    if (style === 'milliseconds') transaction[member] = milliseconds;
    else if (style === 'iso') transaction[member] = new Date(milliseconds).toISOString();
    else transaction[member] = berlinMidnight(milliseconds) / 1000;
  }
  return JSON.stringify(transaction);
}

/** Midnight in Berlin of the UTC day, as other services write a booking day. */
function berlinMidnight(milliseconds: number): number {
  const midnight = Math.floor(milliseconds / 86_400_000) * 86_400_000;
  const hours = Number(BERLIN_OFFSET.format(new Date(midnight)));
  return midnight - hours * 3_600_000;
}
