import type { ColumnProfile } from '../columns/column-profile';
import type { CsvRecord } from '../records/record-reader';
import { dateParts } from '../values/calendar-days';
import { cleanAmount } from '../values/clean-amount';

/** Last row of a table without header that states account and balance in the columns of bookings. */
export interface StatementRow {
  line: number;
  accountNumber: string;
  balance: string;
  day: string;
}

const accountForm = /^(?=(?:\D*\d){6})[\dA-Z][\dA-Z -]{6,}$/;

/**
 * The row lacks a text that all rows above it have, and where they tell what was paid it has nothing but an account number:
 * `31/05/2024;2345,67;;;00403 123456A;;` below `13/05/2024;1500,00;Virement;;VIR SALAIRE MAI;0;Divers`.
 */
export function findStatementRow(
  header: CsvRecord | null | undefined,
  records: readonly CsvRecord[],
  profiles: readonly ColumnProfile[],
): StatementRow | null {
  const last = records[records.length - 1];
  if (header || !last || records.length < 4) return null;
  const cells = last.cells.map((cell) => cell.trim());
  const lacksText = profiles.some(
    (profile, index) =>
      profile.kind === 'text' && profile.filled === profile.rows - 1 && (cells[index] ?? '') === '',
  );
  if (!lacksText) return null;
  const values = cells.filter((cell) => cell !== '');
  const days = values.filter((cell) => dateParts(cell) !== null);
  const numbers = values.filter(
    (cell) => !days.includes(cell) && accountForm.test(cell) && /[ A-Z]|^\d+$/.test(cell),
  );
  const sums = values.filter(
    (cell) => !days.includes(cell) && !numbers.includes(cell) && cleanAmount(cell) !== null,
  );
  const [day] = days;
  const [accountNumber] = numbers;
  const [balance] = sums;
  const isPlain = days.length + numbers.length + sums.length === values.length;
  if (!isPlain || sums.length !== 1 || !day || !accountNumber || !balance) return null;
  return { line: last.line, accountNumber, balance, day };
}
