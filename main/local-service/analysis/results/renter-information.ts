import {
  chosenTransactions,
  type LabelledLedger,
  labelOf,
  taggedTransactions,
} from '../labels/labelled-ledger';
import { toMainUnits } from '../ledger/ledger-from-upload';
import { summariseMonths } from '../ledger/observed-months';
import { contractsOf } from './category-breakdown';
import { budgetMonths } from './person-modules';

/** What a landlord asks: rent paid so far, how reliably, and what share of the income it takes. */
export function renterInformation(labelled: LabelledLedger) {
  const { observed, currency } = labelled;
  const rentMinor = observed.months.map(() => 0);
  const ids: string[] = [];
  const returned: string[] = [];
  for (const transaction of chosenTransactions(labelled, (category) => category === 'housing.rent')) {
    const position = transaction.month - observed.first;
    rentMinor[position] = (rentMinor[position] ?? 0) - transaction.amountMinor;
    ids.push(transaction.transactionId);
    if (labelOf(labelled, transaction).tags.includes('returned-debit'))
      returned.push(transaction.transactionId);
  }
  const rent = summariseMonths(rentMinor, observed);
  const income = summariseMonths(budgetMonths(labelled).income, observed);
  const complete = observed.months.filter((_, position) => observed.isComplete[position]);
  const firstPaid = rentMinor.findIndex((minor) => minor > 0);
  const missed = observed.months.filter(
    (_, position) =>
      firstPaid >= 0 &&
      position > firstPaid &&
      observed.isComplete[position] &&
      (rentMinor[position] ?? 0) <= 0,
  );
  return {
    available: ids.length > 0,
    rent: {
      current: toMainUnits(rent.current, currency),
      median: toMainUnits(rent.median, currency),
      average: toMainUnits(rent.average, currency),
    },
    income: { median: toMainUnits(income.median, currency), average: toMainUnits(income.average, currency) },
    /** Percent of the median income, two decimals; null without income. */
    rentShare: income.median > 0 ? Math.round((rent.median * 10_000) / income.median) / 100 : null,
    monthsObserved: complete.length,
    monthsWithoutRent: missed,
    returnedDebits: { count: returned.length, transactionIDs: returned },
    garnishments: countTag(labelled, 'garnishment'),
    collections: countTag(labelled, 'collection'),
    contracts: contractsOf(labelled, (category) => category === 'housing.rent'),
    transactionIDs: ids,
    observedTimespan: { since: observed.since, until: observed.until },
  };
}

function countTag(labelled: LabelledLedger, tag: string): { count: number; transactionIDs: string[] } {
  const ids = taggedTransactions(labelled, tag).map((transaction) => transaction.transactionId);
  return { count: ids.length, transactionIDs: ids };
}
