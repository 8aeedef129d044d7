import { findNetAmounts } from '../mapping/net-amounts';
import type { DecimalSign } from '../values/amounts';
import { includedHeader, wholeHeader } from '../vocabulary/part-headers';
import { type MappedTable, thousandthsOf } from './mapped-table';

type FeeRule = 'ignore' | 'add' | 'subtract';

/** How a fee column belongs to the amount: what the balances prove, else what its signs say. */
export function decideFeeRule(table: MappedTable, decimalSign: DecimalSign): FeeRule {
  const fees = [...table.indexes('fee'), ...table.indexes('tax')];
  const amount = table.at('amount');
  const balance = table.at('balanceAfter');
  if (fees.length === 0) return 'ignore';
  // `Source amount (after fees)`: the fee left the account beside it.
  if (!amount)
    return /\b(?:after fees|nach gebuehren)\b/.test(table.at('debit')?.key ?? '') ? 'subtract' : 'ignore';
  if (wholeHeader.test(amount.key)) return 'ignore';
  if (findNetAmounts(table.columns, table.rows)?.paid === amount) return 'ignore';
  if (fees.every((index) => includedHeader.test(table.columns[index]?.key ?? ''))) return 'ignore';
  if (balance) return ruleByBalance(table, amount.index, balance.index, fees, decimalSign);
  const profiles = fees
    .map((index) => table.columns[index]?.profile)
    .filter((profile) => profile !== undefined);
  const negative = profiles.reduce((sum, profile) => sum + profile.negative, 0);
  const positive = profiles.reduce((sum, profile) => sum + profile.positive, 0);
  return negative > 0 && positive === 0 ? 'add' : 'ignore';
}

/** The balance runs for each currency and each account of its own. */
const apart = ['currency', 'accountIban', 'accountName'] as const;

function ruleByBalance(
  table: MappedTable,
  amountIndex: number,
  balanceIndex: number,
  fees: readonly number[],
  decimalSign: DecimalSign,
): FeeRule {
  const readAmount = thousandthsOf(amountIndex, decimalSign);
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
  if (votes.subtract > votes.ignore && votes.subtract >= votes.add) return 'subtract';
  return votes.add > votes.ignore ? 'add' : 'ignore';
}
