import type { Column } from '../columns/column-candidates';
import { findNetAmounts } from '../mapping/net-amounts';
import type { DecimalSign } from '../values/amounts';
import { feeHeader, includedHeader, inclusiveHeader, wholeHeader } from '../vocabulary/part-headers';
import { type MappedTable, thousandthsOf } from './mapped-table';
import { unitColumnsOf } from './plan-evidence';

type FeeRule = 'ignore' | 'add' | 'subtract';

/** How a fee column belongs to the amount, and whether nothing tells it, so that the amount stays as it is written. */
export function decideFeeRule(
  table: MappedTable,
  decimalSign: DecimalSign,
): { feeRule: FeeRule; isFeeOpen: boolean } {
  const { options, format } = table.context;
  const known = format?.feeRule;
  const rule = options.feeRule ?? (known && !paysFees(table, known) ? known : ruleOf(table, decimalSign));
  return { feeRule: rule === 'open' ? 'ignore' : rule, isFeeOpen: rule === 'open' };
}

/** By the known rule every fee of the rows would be money in: they are written otherwise than they were. */
function paysFees(table: MappedTable, rule: FeeRule): boolean {
  const profiles = table.indexes('fee').flatMap((index) => table.columns[index]?.profile ?? []);
  const [minus, plus] = (['negative', 'positive'] as const).map((sign) =>
    profiles.reduce((sum, profile) => sum + profile[sign], 0),
  ) as [number, number];
  return rule === 'add' ? plus > 0 && minus === 0 : rule === 'subtract' && minus > 0 && plus === 0;
}

/** What the balances prove, else what the signs of the fees say. */
function ruleOf(table: MappedTable, decimalSign: DecimalSign): FeeRule | 'open' {
  const fees = [...table.indexes('fee'), ...table.indexes('tax')];
  const amount = table.at('amount');
  const balance = table.at('balanceAfter');
  if (fees.length === 0) return 'ignore';
  if (!amount) return isAfterFees(table) ? 'subtract' : ruleBesideSides(table, fees, decimalSign);
  const [, within = ''] = inclusiveHeader.exec(amount.key) ?? [];
  if (wholeHeader.test(amount.key) || feeHeader.test(within)) return 'ignore';
  if (findNetAmounts(table.columns, table.rows)?.paid === amount) return 'ignore';
  if (fees.every((index) => includedHeader.test(table.columns[index]?.key ?? ''))) return 'ignore';
  const read = thousandthsOf(amount.index, decimalSign);
  const proven =
    (balance && ruleByBalance(table, read, balance.index, fees, decimalSign)) ??
    ruleByStatedBalances(table, read, fees, decimalSign);
  return proven ?? ruleOfSigns(table, amount, fees, decimalSign);
}

/** What trades show, and rows that moved nothing but their fee; a sign alone does not say whether the fee is in the amount. */
function ruleOfSigns(
  table: MappedTable,
  amount: Column,
  fees: readonly number[],
  decimalSign: DecimalSign,
): FeeRule | 'open' {
  const profiles = fees.flatMap((index) => table.columns[index]?.profile ?? []);
  const negative = profiles.reduce((sum, profile) => sum + profile.negative, 0);
  const positive = profiles.reduce((sum, profile) => sum + profile.positive, 0);
  const { beside, within } = tradesWithFees(table.columns, table.rows, {
    amount: amount.index,
    fees,
    sign: decimalSign,
  });
  const isMinus = negative > 0 && positive === 0;
  const isIn = (cells: readonly string[], index: number) => /[1-9]/.test(cells[index] ?? '');
  const hasFeeAlone = table.rows.some(
    (cells) => !isIn(cells, amount.index) && fees.some((index) => isIn(cells, index)),
  );
  // A row that moved nothing but its fee says the contrary of trades that the fee is in.
  if (within > 0 && beside === 0) return hasFeeAlone ? 'open' : 'ignore';
  if (beside > within && (negative === 0 || isMinus)) return isMinus ? 'add' : 'subtract';
  if (isMinus && hasFeeAlone) return 'add';
  // No fee in the sample: nothing tells of one behind it.
  const isUnseen = negative + positive === 0;
  return isMinus || isUnseen || table.fields.has('fee') ? 'open' : 'ignore';
}

/** The balances stated above the table differ by the amounts of all rows, with their fees or without; null where none is that. */
function ruleByStatedBalances(
  { rows, context: { opening, closing } }: MappedTable,
  readAmount: (cells: readonly string[]) => number | null,
  fees: readonly number[],
  decimalSign: DecimalSign,
): FeeRule | null {
  if (opening === null || closing === null) return null;
  const total = (read: (cells: readonly string[]) => number | null) =>
    rows.reduce((sum, cells) => sum + (read(cells) ?? 0), 0);
  const amounts = total(readAmount);
  const charged = fees.reduce((sum, index) => sum + total(thousandthsOf(index, decimalSign)), 0);
  if (charged === 0) return null;
  const moved = closing - opening;
  if (moved === amounts) return 'ignore';
  return moved === amounts + charged ? 'add' : moved === amounts - charged ? 'subtract' : null;
}

/** `Source amount (after fees)`: the fee left the account beside it. */
const isAfterFees = (table: MappedTable): boolean =>
  /\b(?:after fees|nach gebuehren)\b/.test(table.at('debit')?.key ?? '');

/** Whether fees count in each row of a table that has money out and money in apart. */
export const areFeesBesideSides = (table: MappedTable): boolean => !table.at('amount') && !isAfterFees(table);

/** What the balance proves, else what a row says that moved nothing but its fee: nothing else tells. */
function ruleBesideSides(
  table: MappedTable,
  fees: readonly number[],
  decimalSign: DecimalSign,
): FeeRule | 'open' {
  const balance = table.at('balanceAfter');
  const proven =
    balance && ruleByBalance(table, sidesOf(table, decimalSign), balance.index, fees, decimalSign);
  if (proven) return proven;
  const sides = [...table.indexes('debit'), ...table.indexes('credit')];
  const isIn = (cells: readonly string[]) => (index: number) => /[1-9]/.test(cells[index] ?? '');
  const profiles = fees.flatMap((index) => table.columns[index]?.profile ?? []);
  const areMinus = profiles.every(({ negative, positive }) => negative > 0 && positive === 0);
  const isFeeAlone = (cells: readonly string[]) => fees.some(isIn(cells)) && !sides.some(isIn(cells));
  if (balance && areMinus && table.rows.some(isFeeAlone)) return 'add';
  return table.fields.has('fee') ? 'open' : 'ignore';
}

/** Money in less money out of a row; 0 where neither is filled, and a fee alone may have moved the balance. */
function sidesOf(table: MappedTable, decimalSign: DecimalSign): (cells: readonly string[]) => number {
  const [debit, credit] = (['debit', 'credit'] as const).map((field) =>
    thousandthsOf(table.at(field)?.index ?? -1, decimalSign),
  );
  return (cells) => (credit?.(cells) ?? 0) - Math.abs(debit?.(cells) ?? 0);
}

/** The balance runs for each currency and each account of its own. */
const apart = ['currency', 'accountIban', 'accountName'] as const;

/** Null where no step tells. */
function ruleByBalance(
  table: MappedTable,
  readAmount: (cells: readonly string[]) => number | null,
  balanceIndex: number,
  fees: readonly number[],
  decimalSign: DecimalSign,
): FeeRule | null {
  const readBalance = thousandthsOf(balanceIndex, decimalSign);
  const readFees = fees.map((index) => thousandthsOf(index, decimalSign));
  const votes = { ignore: 0, add: 0, subtract: 0 };
  const indexes = apart.flatMap((field) => table.indexes(field));
  const last = new Map<string, { balance: number; amount: number; fee: number }>();
  const vote = (difference: number, amount: number, fee: number) => {
    if (fee === 0) return;
    if (amount === difference) votes.ignore++;
    if (amount + fee === difference) votes.add++;
    if (amount - fee === difference) votes.subtract++;
  };
  for (const cells of table.rows) {
    const balance = readBalance(cells);
    const amount = readAmount(cells);
    if (balance === null || amount === null) continue;
    const fee = readFees.reduce((sum, read) => sum + (read(cells) ?? 0), 0);
    const key = indexes.map((index) => cells[index] ?? '').join('\u0001');
    const before = last.get(key);
    if (before) {
      vote(balance - before.balance, amount, fee);
      // Newest first: the row above moved the balance of this one.
      vote(before.balance - balance, before.amount, before.fee);
    }
    last.set(key, { balance, amount, fee });
  }
  if (votes.subtract + votes.add + votes.ignore === 0) return null;
  if (votes.subtract > votes.ignore && votes.subtract >= votes.add) return 'subtract';
  return votes.add > votes.ignore ? 'add' : 'ignore';
}

const priceHeader =
  /^(?:price|unit price|share price|price per (?:share|unit)|execution price|kurs|stueckpreis|preis|stueckkurs|ausfuehrungskurs|cours|prix|prix unitaire|prezzo|koers|prijs|precio|preco)$/;

/** Cents by which units times price may miss what was paid: both are written rounded. */
const rounding = 1;

/** A number of any places, without its sign; NaN for none. */
function sizeOf(text: string | undefined, sign: DecimalSign): number {
  const digits = (text ?? '').replace(sign === ',' ? /[^\d,]/g : /[^\d.]/g, '').replace(',', '.');
  return digits === '' ? Number.NaN : Number(digits);
}

/**
 * Of rows with a fee: how many have an amount that is units times price, so that the fee is beside it, and how many one that the fee is
 * in. `fees`: columns of fees and taxes.
 */
function tradesWithFees(
  columns: readonly Column[],
  rows: readonly string[][],
  { amount, fees, sign }: { amount: number; fees: readonly number[]; sign: DecimalSign },
): { beside: number; within: number } {
  const found = { beside: 0, within: 0 };
  const [units] = unitColumnsOf(columns);
  const price = columns.find(({ key }) => priceHeader.test(key))?.index;
  if (units === undefined || price === undefined) return found;
  for (const cells of rows) {
    const value = sizeOf(cells[units], sign) * sizeOf(cells[price], sign);
    const fee = fees.reduce((sum, index) => sum + (sizeOf(cells[index], sign) || 0), 0);
    const missing = 100 * Math.abs(sizeOf(cells[amount], sign) - value);
    // A fee of a cent or two is no more than what rounding leaves.
    if (Number.isNaN(missing) || 100 * fee <= 2 * rounding) continue;
    if (missing <= rounding) found.beside++;
    else if (Math.abs(missing - 100 * fee) <= rounding) found.within++;
  }
  return found;
}
