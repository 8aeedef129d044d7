import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { ReadOptions, TargetField } from '../../preload/contract/reading/reading';
import { currencyPlaces, minorToDecimal } from '../../preload/contract/values/minor-units';
import { ReadFailure } from '../../renderer/import/engine/bytes/source';
import { sameEncoding } from './compare-read';
import { type RowObject, readPath, type WholeRead } from './read-file';

/**
 * `npm run check:cases -- [DIR]`: reads every `B0xx.csv` of a folder with the answers of its `.expected.json` and compares by
 * the rules of test/fixtures/cases/README.md. Header and columns are found without help; exit 0 only when all are exact.
 */

type Row = Record<string, string | number | null | undefined>;

interface ExpectedCase {
  id: string;
  encoding: string;
  delimiter: string;
  options: {
    amountColumn?: number;
    currencyColumn?: number;
    directionColumn?: number;
    debitMarkers?: string[];
    creditMarkers?: string[];
    currency?: string;
    statementPeriod?: { from: string; to: string };
    statusColumn?: number;
    bookedMarkers?: string[];
  };
  mapping: { headerRow: number; columns: Partial<Record<TargetField, number>> };
  transactions: Row[];
  expectIssue: { row: number; field: string } | null;
  accounts?: { iban: string; transactionCount?: number; sumOfAmounts?: string }[];
  nonTransactionLines?: number[];
  balanceCheck?: { openingBalance: string; closingBalance: string; sumOfAmounts: string; difference: string };
  distinctTransactionIds?: number;
}

/** The answers of the expectation in the form the engine takes them. */
export function optionsOf(expected: ExpectedCase): ReadOptions {
  const { options } = expected;
  const mapping: Partial<Record<TargetField, number[]>> = {};
  if (options.amountColumn !== undefined) mapping.amount = [options.amountColumn];
  if (options.currencyColumn !== undefined) mapping.currency = [options.currencyColumn];
  if (options.directionColumn !== undefined) mapping.direction = [options.directionColumn];
  if (options.statusColumn !== undefined) mapping.status = [options.statusColumn];
  return {
    ...(Object.keys(mapping).length > 0 ? { mapping } : {}),
    ...(options.debitMarkers ? { debitMarkers: options.debitMarkers } : {}),
    ...(options.creditMarkers ? { creditMarkers: options.creditMarkers } : {}),
    ...(options.bookedMarkers ? { bookedMarkers: options.bookedMarkers } : {}),
    ...(options.currency ? { currency: options.currency } : {}),
    ...(options.statementPeriod ? { statementPeriod: options.statementPeriod } : {}),
  };
}

function tidy(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  return (
    String(value)
      .replace(/[\s\u00a0\u202f]+/g, ' ')
      .trim() || null
  );
}

function decimal(
  minor: string | number | null | undefined,
  currency: string | number | null | undefined,
): string | null {
  return typeof minor === 'number'
    ? minorToDecimal(minor, currencyPlaces(typeof currency === 'string' ? currency : null))
    : null;
}

function rowView(row: RowObject, read: WholeRead): Row {
  const account = read.reading.accounts[Number(row.accountIndex)];
  return {
    row: row.line,
    bookingDate: row.bookingDay,
    valueDate: row.valueDay,
    amount: decimal(row.amountMinor, row.currency),
    currency: row.currency,
    counterpartyName: row.counterpartyName,
    counterpartyIban: row.counterpartyIban,
    purpose: row.purpose,
    bookingText: row.bookingText,
    originalAmount: decimal(row.originalAmountMinor, row.originalCurrency),
    originalCurrency: row.originalCurrency,
    balanceAfter: decimal(row.balanceMinor, row.currency),
    accountIban: account?.iban ?? null,
  };
}

/** Decimals are equal whatever their places: yen are stated with two and kept with none. */
function sameDecimal(one: string | null, other: string | null): boolean {
  const shortest = (text: string | null) => text?.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, '');
  return shortest(one) === shortest(other);
}

const amountFields = new Set(['amount', 'originalAmount', 'balanceAfter']);

export function compareCase(
  expected: ExpectedCase,
  read: WholeRead,
  again: WholeRead,
  bytes: Uint8Array,
): string[] {
  const differences: string[] = [];
  const note = (text: string) => differences.push(text);
  const { reading } = read;
  if (!sameEncoding(expected.encoding.replace(' with BOM', '-bom'), reading.encoding.label, bytes))
    note(`encoding: ${expected.encoding} expected, ${reading.encoding.label} read`);
  if (reading.delimiter !== expected.delimiter) note(`delimiter: ${reading.delimiter} read`);
  if (reading.headerRows[0] !== expected.mapping.headerRow)
    note(`header: line ${reading.headerRows.join()} found`);
  for (const [field, index] of Object.entries(expected.mapping.columns)) {
    const found = reading.columns[index]?.field;
    if (found !== field) note(`column ${index}: ${field} expected, ${found} found`);
  }
  const bookings = read.rows.filter((row) => row.disposition === 0);
  if (bookings.length !== expected.transactions.length)
    note(`${expected.transactions.length} bookings expected, ${bookings.length} read`);
  for (const [at, transaction] of expected.transactions.entries()) {
    const row = bookings[at];
    if (!row) continue;
    const view = rowView(row, read);
    for (const [field, want] of Object.entries(transaction)) {
      const [one, other] = [tidy(want), tidy(view[field])];
      if (amountFields.has(field) ? !sameDecimal(one, other) : one !== other)
        note(
          `booking ${at + 1} ${field}: ${JSON.stringify(want)} expected, ${JSON.stringify(view[field] ?? null)} read`,
        );
    }
  }
  compareIssue(expected, read, note);
  compareSums(expected, read, bookings, note);
  const ids = new Set(bookings.map((row) => `${row.accountIndex}.${row.contentHash}.${row.occurrence}`));
  if (ids.size !== bookings.length) note(`${ids.size} different identifiers for ${bookings.length} bookings`);
  if (expected.distinctTransactionIds !== undefined && ids.size !== expected.distinctTransactionIds)
    note(`${ids.size} identifiers`);
  const second = again.rows
    .filter((row) => row.disposition === 0)
    .map((row) => `${row.accountIndex}.${row.contentHash}.${row.occurrence}`);
  if (second.some((id) => !ids.has(id))) note('reading again gives other identifiers');
  const { counts } = reading;
  if (counts.bookingLines + counts.notBookingLines !== counts.lines) note('lines do not add up');
  const open = reading.questions.filter((question) => question.kind !== 'currency');
  if (open.length > 0) note(`asks: ${open.map((question) => question.kind).join()}`);
  return differences;
}

function compareIssue(expected: ExpectedCase, read: WholeRead, note: (text: string) => void): void {
  const { findings } = read.reading;
  const issue = expected.expectIssue;
  if (issue === null) {
    const wrong = findings.filter((finding) => finding.severity !== 'hint');
    if (wrong.length > 0)
      note(
        `no finding expected, ${wrong.map((finding) => `${finding.rule} in line ${finding.line}`).join()}`,
      );
    return;
  }
  if (!findings.some((finding) => finding.line === issue.row && finding.field === issue.field))
    note(`no finding for line ${issue.row}, ${issue.field}`);
  const others = findings.filter((finding) => finding.severity !== 'hint' && finding.line !== issue.row);
  if (others.length > 0) note(`finding elsewhere: ${others[0]?.rule} in line ${others[0]?.line}`);
}

function compareSums(
  expected: ExpectedCase,
  read: WholeRead,
  bookings: readonly RowObject[],
  note: (text: string) => void,
): void {
  const { accounts, notBookings } = read.reading;
  for (const [index, account] of (expected.accounts ?? []).entries()) {
    const draft = accounts[index];
    if (draft?.iban !== account.iban)
      note(`account ${index}: ${account.iban} expected, ${draft?.iban} found`);
    if (account.transactionCount !== undefined && draft?.rowCount !== account.transactionCount)
      note(`account ${index}: ${draft?.rowCount} bookings`);
    if (account.sumOfAmounts !== undefined) {
      const sum = bookings
        .filter((row) => row.accountIndex === index)
        .reduce((total, row) => total + Number(row.amountMinor), 0);
      if (minorToDecimal(sum, 2) !== account.sumOfAmounts) note(`account ${index}: sum ${sum}`);
    }
  }
  if (expected.accounts && accounts.length !== expected.accounts.length)
    note(`${accounts.length} accounts found`);
  if (expected.nonTransactionLines) {
    const lines = notBookings.flatMap((entry) =>
      Array.from({ length: entry.lines }, (_, at) => entry.line + at),
    );
    if (lines.join() !== expected.nonTransactionLines.join()) note(`lines without booking: ${lines.join()}`);
  }
  if (!expected.balanceCheck) return;
  const draft = accounts[0];
  const sum = bookings.reduce((total, row) => total + Number(row.amountMinor), 0);
  const closing = draft?.balanceMinor ?? 0;
  // A balance in the footer alone gives the opening balance; a running column states it.
  const opening = draft?.openingBalanceMinor ?? closing - sum;
  const actual = {
    openingBalance: minorToDecimal(opening, 2),
    closingBalance: minorToDecimal(closing, 2),
    sumOfAmounts: minorToDecimal(sum, 2),
    difference: minorToDecimal(closing - opening - sum, 2),
  };
  for (const [field, want] of Object.entries(expected.balanceCheck)) {
    const have = actual[field as keyof typeof actual];
    if (have !== want) note(`${field}: ${want} expected, ${have} found`);
  }
}

export async function checkCases(dir: string): Promise<{ exact: number; total: number; lines: string[] }> {
  const names = readdirSync(dir)
    .filter((name) => name.endsWith('.expected.json'))
    .sort();
  const lines: string[] = [];
  let exact = 0;
  for (const name of names) {
    const id = name.replace('.expected.json', '');
    const expected = JSON.parse(readFileSync(join(dir, name), 'utf8')) as ExpectedCase;
    let differences: string[];
    try {
      const path = join(dir, `${id}.csv`);
      differences = compareCase(
        expected,
        await readPath(path, optionsOf(expected)),
        await readPath(path, optionsOf(expected)),
        readFileSync(path),
      );
    } catch (error) {
      differences = [
        error instanceof ReadFailure ? `refused: ${error.code}` : String((error as Error).stack ?? error),
      ];
    }
    if (differences.length === 0) exact++;
    const more = differences.length > 3 ? ` (and ${differences.length - 3} more)` : '';
    lines.push(
      differences.length === 0 ? `${id}: exact` : `${id}: ${differences.slice(0, 3).join('; ')}${more}`,
    );
  }
  return { exact, total: names.length, lines };
}

if (process.argv[1]?.endsWith('cases.ts')) {
  const dir = resolve(
    process.argv.slice(2).find((argument) => !argument.startsWith('--')) ?? 'test/fixtures/cases',
  );
  const { exact, total, lines } = await checkCases(dir);
  for (const line of lines) console.log(line);
  console.log(`cases: ${exact} of ${total} exact`);
  process.exitCode = total > 0 && exact === total ? 0 : 1;
}
