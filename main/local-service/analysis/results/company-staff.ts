import type { PreparedTransaction } from '../counterparty/prepared-transaction';
import { chosenTransactions, type LabelledLedger, labelOf } from '../labels/labelled-ledger';
import { toMainUnits } from '../ledger/ledger-from-upload';
import { medianMinor } from '../ledger/observed-months';
import { contractsOf } from './category-breakdown';

/** Wages and what comes on top, as the median over complete months, positive for money out. */

const wageCategory = 'staff.salary';
/** Social security and wage tax are paid to others than the staff. */
const additional = new Set(['staff.social-security', 'taxes.wage']);

/** Number of payments in a collective order, where the purpose tells ("SAMMLER 12 POSTEN"). */
function postsOf(transaction: PreparedTransaction): number {
  const match = /\b(\d{1,4}) ?(?:POSTEN|STUCK|STK|AUFTRAGE|UBERWEISUNGEN|ZAHLUNGEN|ITEMS|PAYMENTS)\b/.exec(
    transaction.text,
  );
  return match ? Number(match[1]) : 1;
}

export function staff(labelled: LabelledLedger) {
  const { observed, currency } = labelled;
  const wages = observed.months.map(() => 0);
  const extras = observed.months.map(() => 0);
  const heads = observed.months.map(() => 0);
  const ids: string[] = [];
  const isStaff = (category: string) => category === wageCategory || additional.has(category);
  for (const transaction of chosenTransactions(labelled, isStaff)) {
    const { category } = labelOf(labelled, transaction);
    const position = transaction.month - observed.first;
    if (category === wageCategory) {
      wages[position] = (wages[position] ?? 0) - transaction.amountMinor;
      if (transaction.isOut) heads[position] = (heads[position] ?? 0) + postsOf(transaction);
    } else extras[position] = (extras[position] ?? 0) - transaction.amountMinor;
    ids.push(transaction.transactionId);
  }
  const complete = (values: readonly number[]) =>
    values.filter((_, position) => observed.isComplete[position]);
  const wageMinor = medianMinor(complete(wages));
  const extraMinor = medianMinor(complete(extras));
  const paid = complete(heads).filter((count) => count > 0);
  return {
    available: ids.length > 0,
    salary: {
      totalMonthly: toMainUnits(wageMinor, currency),
      totalMonthlyExpenses: toMainUnits(wageMinor + extraMinor, currency),
      totalMonthlyAdditionalWageCosts: toMainUnits(extraMinor, currency),
    },
    employees: {
      minNumberOfEmployees: paid.length > 0 ? Math.min(...paid) : 0,
      maxNumberOfEmployees: paid.length > 0 ? Math.max(...paid) : 0,
    },
    sources: {
      contracts: contractsOf(labelled, (category) => category === wageCategory || additional.has(category)),
      transactionIDs: ids,
    },
    observedTimespan: { since: observed.since, until: observed.until },
  };
}
