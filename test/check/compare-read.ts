import type { FormatMatch } from '../../preload/contract/reading/reading';
import { currencyPlaces, minorToDecimal } from '../../preload/contract/values/minor-units';
import { createDecoder } from '../../renderer/import/engine/bytes/encoding';
import { parseEncodingLabel } from '../../renderer/import/engine/bytes/encoding-names';
import type { RowObject, WholeRead } from './read-file';

/** What an export should give, and how a reading differs from it, by the rules of test/fixtures/formats/README.md. */

export interface ExpectedTransaction {
  [field: string]: string | number | boolean | null | undefined;
  /** The reading blocks this row and says why, which is as good. */
  isNamed?: boolean;
}

export interface Expected {
  /** Null where no description is of this export. */
  formatId: string | null;
  bank: string;
  country: string;
  delimiter: string;
  encoding: string;
  headerRow: number | null;
  headerRows?: number[];
  currency: string;
  account: Record<string, string | null> | null;
  accounts?: Record<string, string | null>[];
  control: { count: number; sum: Record<string, string> };
  transactions: ExpectedTransaction[];
  optional: string[];
}

const rowFields = {
  bookingDate: 'bookingDay',
  valueDate: 'valueDay',
  currency: 'currency',
  counterpartyName: 'counterpartyName',
  counterpartyIban: 'counterpartyIban',
  counterpartyBic: 'counterpartyBic',
  creditorId: 'creditorId',
  mref: 'mref',
  eref: 'eref',
  purpose: 'purpose',
  bookingText: 'bookingText',
} as const;

function tidy(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  const text = String(value)
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .trim();
  return text === '' ? null : text;
}

/** Two labels are equal when they give the same text. */
export function sameEncoding(expected: string, actual: string, bytes: Uint8Array): boolean {
  const [one, other] = [parseEncodingLabel(expected), parseEncodingLabel(actual)];
  if (one === null || other === null || one === other) return one === other;
  return createDecoder(one).decode(bytes, true) === createDecoder(other).decode(bytes, true);
}

function compareRow(
  expected: ExpectedTransaction,
  row: RowObject,
  optional: ReadonlySet<string>,
  at: number,
  note: (text: string) => void,
): void {
  if (expected.isNamed) return;
  const places = currencyPlaces(row.currency as string | null);
  const amount = row.amountMinor === null ? null : minorToDecimal(row.amountMinor as number, places);
  if ('originalAmount' in expected) compareOriginal(expected, row, at, note);
  if (amount !== expected.amount) note(`row ${at + 1} amount: ${expected.amount} expected, ${amount} read`);
  for (const [field, column] of Object.entries(rowFields) as [keyof typeof rowFields, keyof RowObject][]) {
    if (optional.has(field)) continue;
    const want = tidy(expected[field]);
    const have = tidy(row[column]);
    if (want === have) continue;
    if (field === 'purpose' && have !== null && have === tidy(expected.purposeRaw)) continue;
    note(`row ${at + 1} ${field}: ${JSON.stringify(want)} expected, ${JSON.stringify(have)} read`);
  }
  if (!optional.has('pending') && (row.disposition === 1) !== (expected.pending === true)) {
    note(`row ${at + 1} pending: ${expected.pending === true} expected`);
  }
  if (typeof expected.accountIndex === 'number' && row.accountIndex !== expected.accountIndex) {
    note(`row ${at + 1} accountIndex: ${expected.accountIndex} expected, ${row.accountIndex} read`);
  }
  if (row.disposition === 2) note(`row ${at + 1} is blocked`);
}

/** What was paid in another currency, where the expectation states it. */
function compareOriginal(
  expected: ExpectedTransaction,
  row: RowObject,
  at: number,
  note: (text: string) => void,
): void {
  const places = currencyPlaces(row.originalCurrency as string | null);
  const minor = row.originalAmountMinor;
  const read = `${minor === null ? null : minorToDecimal(Number(minor), places)} ${row.originalCurrency}`;
  const want = `${expected.originalAmount} ${expected.originalCurrency}`;
  if (read !== want) note(`row ${at + 1} original amount: ${want} expected, ${read} read`);
}

function compareAccount(
  expected: Record<string, string | null>,
  read: WholeRead,
  index: number,
  optional: ReadonlySet<string>,
  note: (text: string) => void,
): void {
  const draft = read.reading.accounts[index];
  if (!draft) {
    note(`account ${index} was not found`);
    return;
  }
  const places = currencyPlaces(draft.currency);
  const actual: Record<string, string | null> = {
    ...(draft as unknown as Record<string, string | null>),
    balance: draft.balanceMinor === null ? null : minorToDecimal(draft.balanceMinor, places),
    balanceDate: draft.balanceDay,
    openingBalance:
      draft.openingBalanceMinor === null ? null : minorToDecimal(draft.openingBalanceMinor, places),
  };
  for (const [field, want] of Object.entries(expected)) {
    if (want === null || optional.has(`account.${field}`)) continue;
    if (tidy(want) !== tidy(actual[field]))
      note(
        `account ${field}: ${JSON.stringify(want)} expected, ${JSON.stringify(actual[field] ?? null)} read`,
      );
  }
}

/** What speaks for a bank and against it: `format.order, format.otherBank Spuerkeess`. */
function cluesOf({ reasons }: FormatMatch): string {
  return reasons.map(({ code, params }) => [code, ...Object.values(params ?? {})].join(' ')).join(', ');
}

export function compareRead(
  expected: Expected,
  read: WholeRead,
  isFormatDemanded: boolean,
  bytes: Uint8Array,
): string[] {
  const withFormats = isFormatDemanded && expected.formatId !== null;
  const differences: string[] = [];
  const note = (text: string) => differences.push(text);
  const optional = new Set(expected.optional);
  const { reading, rows } = read;
  if (withFormats) {
    if (reading.format?.id !== expected.formatId)
      note(`format: ${expected.formatId} expected, ${reading.format?.id ?? 'none'} recognised`);
    else if (reading.format.bank !== expected.bank || reading.format.country !== expected.country)
      note('bank or country of the format differs');
    if (reading.format && reading.format.confidence < 0.8 && !optional.has('confidence'))
      note(`confidence ${reading.format.confidence} is below 0.8 (${cluesOf(reading.format)})`);
  }
  if (!sameEncoding(expected.encoding, reading.encoding.label, bytes))
    note(`encoding: ${expected.encoding} expected, ${reading.encoding.label} read`);
  if (reading.delimiter !== expected.delimiter)
    note(
      `delimiter: ${JSON.stringify(expected.delimiter)} expected, ${JSON.stringify(reading.delimiter)} read`,
    );
  const headers = expected.headerRows ?? (expected.headerRow === null ? [] : [expected.headerRow]);
  if (headers.join() !== reading.headerRows.join())
    note(`header: line ${headers.join()} expected, ${reading.headerRows.join()} found`);
  if (rows.length !== expected.transactions.length)
    note(`${expected.transactions.length} transactions expected, ${rows.length} read`);
  for (const [at, transaction] of expected.transactions.entries()) {
    const row = rows[at];
    if (row) compareRow(transaction, row, optional, at, note);
  }
  const accounts = expected.accounts ?? (expected.account ? [expected.account] : []);
  if (accounts.length !== reading.accounts.length)
    note(`${accounts.length} accounts expected, ${reading.accounts.length} found`);
  for (const [index, account] of accounts.entries()) compareAccount(account, read, index, optional, note);
  const { counts } = reading;
  if (counts.bookingLines + counts.notBookingLines !== counts.lines) {
    note(`lines do not add up: ${counts.bookingLines} + ${counts.notBookingLines} of ${counts.lines}`);
  }
  const open = reading.questions.filter(({ kind }) => !optional.has(kind));
  if (withFormats && open.length > 0) note(`asks: ${open.map((question) => question.kind).join()}`);
  return differences;
}
