import type { TargetField } from '../../../../preload/contract/reading/reading';
import { type DecimalSign, thousandthsIn } from './amounts';

/**
 * Lines without any amount whose balance is that of the row before them in time: they tell something and move nothing. Which
 * neighbour is the older one the rows with amounts prove; without that proof no line is spared.
 */
export function unmovedLines(
  rows: readonly string[][],
  lines: readonly number[],
  fields: ReadonlyMap<TargetField, readonly number[]>,
  decimalSign: DecimalSign,
): ReadonlySet<number> {
  const found = new Set<number>();
  const balanceIndex = fields.get('balanceAfter')?.[0];
  const [amountIndex] = fields.get('amount') ?? [];
  const [debitIndex] = fields.get('debit') ?? [];
  const [creditIndex] = fields.get('credit') ?? [];
  if (balanceIndex === undefined) return found;
  const money = [amountIndex, debitIndex, creditIndex].filter((index) => index !== undefined);
  const isBare = (cells: readonly string[]) => money.every((index) => (cells[index] ?? '').trim() === '');
  if (!rows.some((cells) => isBare(cells) && (cells[balanceIndex] ?? '').trim() !== '')) return found;

  const minorOf = thousandthsIn(decimalSign);
  const read = (cells: readonly string[], index: number | undefined): number | null => {
    const minor = index === undefined ? Number.NaN : minorOf(cells[index]);
    return Number.isNaN(minor) ? null : minor;
  };
  const moved = (cells: readonly string[]) =>
    read(cells, amountIndex) ?? (read(cells, creditIndex) ?? 0) - Math.abs(read(cells, debitIndex) ?? 0);

  const stated = rows
    .map((cells, at) => ({ cells, line: lines[at] ?? 0, balance: read(cells, balanceIndex) }))
    .filter((row) => row.balance !== null);
  let forward = 0;
  let backward = 0;
  for (const [at, { cells, balance }] of stated.entries()) {
    const before = stated[at - 1];
    if (!before || before.balance === null) continue;
    if (!isBare(cells) && before.balance + moved(cells) === balance) forward++;
    if (!isBare(before.cells) && before.balance - moved(before.cells) === balance) backward++;
  }
  if (forward === backward) return found;
  const step = forward > backward ? -1 : 1;
  for (const [at, { cells, line, balance }] of stated.entries()) {
    if (isBare(cells) && stated[at + step]?.balance === balance) found.add(line);
  }
  return found;
}

/** A row without amount under the bank's reference of the row above: a payment of a collective order, a part of the fees. */
export function sharesReference(
  cells: readonly string[],
  above: readonly string[] | undefined,
  index: number,
): boolean {
  const reference = (cells[index] ?? '').trim();
  return reference.length > 5 && above?.[index]?.trim() === reference;
}
