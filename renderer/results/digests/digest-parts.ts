import type { AnsweredAccount } from '../../../preload/contract/answers/answer-parts';
import type { Minor } from '../../../preload/contract/values/result-amounts';
import type { TextKey } from '../../base/languages';
import { joinedTexts } from '../../base/languages/isolated-text';
import type { BreakdownReading } from '../answers/breakdown';
import { type Contract, sizeOf } from '../answers/contract-list';
import type { ResultCell } from '../answers/result-tree';

/** What matters of a known answer, in a few tables; the whole answer stays one click away and in the export. */
export interface Digest {
  facts: { label: TextKey; cell: ResultCell }[];
  tables: DigestTable[];
  /** Said in place of tables without rows. */
  sentence: TextKey | null;
  /** Said below: whose the figures are, what an answer is worth. */
  notes: DigestNote[];
}

export interface DigestNote {
  text: TextKey;
  count?: number;
}

export interface DigestTable {
  /** A fixed heading, or a name out of the data. */
  heading: TextKey | null;
  name: string | null;
  /** Where the answer names it, as for an account; null takes that of the result. */
  currency: string | null;
  columns: { label: TextKey; isNumeric: boolean }[];
  rows: ResultCell[][];
  /** The last row is the sum of those above it. */
  isTotalled?: boolean;
  /** The account that the rows are about, as the answer names it; null for all accounts together. */
  account: { accountId: string | null; iban: string | null } | null;
  /** Rows that were left out, for the line below. */
  hidden: { text: 'results.digest.more' | 'results.digest.others'; count: number } | null;
}

export interface DigestReading extends BreakdownReading {
  /** Areas of spending that stand as one, under no name of their own. */
  isClosedArea?: (name: string) => boolean;
  /** Every row: nothing is left out for want of room. */
  isWhole?: boolean;
}

/** Partners and categories shown before "and n more" (features.md: 8 categories, then others with their count). */
const rowLimits = { categories: 8, partners: 10, contracts: 25 };

/** How many rows a reader has room for. */
export const limitOf = ({ isWhole }: Pick<DigestReading, 'isWhole'>, rows: keyof typeof rowLimits): number =>
  isWhole ? Number.POSITIVE_INFINITY : rowLimits[rows];

export const none: ResultCell = { kind: 'none' };
export const amount = (value: number | null): ResultCell =>
  value === null ? none : { kind: 'amount', value };
export const minor = (value: Minor | null): ResultCell => (value === null ? none : { kind: 'minor', value });
export const number = (value: number | null): ResultCell =>
  value === null ? none : { kind: 'number', value };
export const percent = (value: number | null): ResultCell =>
  value === null ? none : { kind: 'percent', value };
export const text = (value: string | null): ResultCell =>
  value === null ? none : { kind: 'text', text: value };
export const flag = (value: boolean | null): ResultCell => (value === null ? none : { kind: 'flag', value });
export const bookings = (ids: readonly string[]): ResultCell => ({ kind: 'ids', ids: [...new Set(ids)] });
/** A code of the service in the words of the language files; one that they do not know is named as it is, in words. */
export const word = (group: string, code: string | null): ResultCell =>
  code === null ? none : { kind: 'word', group, code };

export const column = (label: TextKey, isNumeric = true) => ({ label, isNumeric });
export const monthColumn = column('results.month', false);

export function table(
  heading: TextKey | null,
  columns: DigestTable['columns'],
  rows: ResultCell[][],
  more: Partial<DigestTable> = {},
): DigestTable {
  return { heading, name: null, currency: null, account: null, hidden: null, columns, rows, ...more };
}

export const ofAccount = (account: AnsweredAccount) => ({
  name:
    joinedTexts(
      [account.name, account.iban ?? account.accountNumber].filter((part) => part !== null),
      ' · ',
    ) || null,
  currency: account.currency,
  account: { accountId: account.accountId, iban: account.iban },
});

export function hiddenOf(
  label: NonNullable<DigestTable['hidden']>['text'],
  count: number,
): DigestTable['hidden'] {
  return count > 0 ? { text: label, count } : null;
}

/** Where only a number is given, the number; else the bookings themselves. */
export function countOrBookings(one: {
  count: number | null;
  transactionIDs: readonly string[];
}): ResultCell {
  return one.transactionIDs.length > 0 ? bookings(one.transactionIDs) : number(one.count);
}

export function isNothing(cell: ResultCell): boolean {
  return cell.kind === 'none' || (cell.kind === 'number' && cell.value === 0);
}

/** Contracts, the largest first. */
export function contractTable(
  contracts: readonly Contract[],
  heading: DigestTable['heading'],
  limit: number,
): DigestTable {
  const ordered = [...contracts].sort((a, b) => sizeOf(b) - sizeOf(a));
  return table(
    heading,
    [
      column('results.contract.partner', false),
      column('results.contract.category', false),
      column('results.contract.interval', false),
      column('results.contract.first', false),
      column('results.contract.last', false),
      column('results.bookings'),
      column('results.contract.amount'),
    ],
    ordered
      .slice(0, limit)
      .map((contract) => [
        text(contract.partnerName),
        text(contract.category),
        word('results.interval', contract.interval),
        text(contract.firstDay),
        text(contract.lastDay),
        bookings(contract.transactionIds),
        contract.amount === null
          ? none
          : { kind: 'minor', value: contract.amount, currency: contract.currency },
      ]),
    { hidden: hiddenOf('results.digest.more', ordered.length - limit) },
  );
}

export const digest = (parts: Partial<Digest>): Digest => ({
  facts: [],
  tables: [],
  sentence: null,
  notes: [],
  ...parts,
});
