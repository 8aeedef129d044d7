import { type LabelledLedger, taggedTransactions } from '../labels/labelled-ledger';
import { toMainUnits } from '../ledger/ledger-from-upload';
import type { AnalysisKind } from '../ledger/ledger-types';
import { summariseMonths } from '../ledger/observed-months';
import { viewAccounts } from './account-view';
import { type CategoryBreakdown, categoryBreakdown } from './category-breakdown';
import { budgetMonths } from './person-modules';
import { largestCategories } from './top-categories';

/** The key figures of a customer on one page; each is taken from the result that explains it. */

const kinds: readonly AnalysisKind[] = ['credits', 'insurances', 'investments', 'internal-bookings'];

function short({ available, current, median, average, contractSummary }: CategoryBreakdown) {
  const activeContracts = contractSummary.filter((contract) => contract.isActive).length;
  return { available, current, median, average, activeContracts, contracts: contractSummary.length };
}

function largest(labelled: LabelledLedger, isOut: boolean) {
  return largestCategories(labelled, isOut)
    .slice(0, 8)
    .map(([category, sum]) => ({
      category,
      sum: toMainUnits(sum.minor, labelled.currency),
      count: sum.ids.length,
    }));
}

export function cockpit(
  labelled: LabelledLedger,
  breakdowns: (kind: AnalysisKind) => CategoryBreakdown = (kind) => categoryBreakdown(labelled, kind),
) {
  const { observed, currency } = labelled;
  const { income, spending } = budgetMonths(labelled);
  const figures = (values: readonly number[]) => {
    const { current, median, average } = summariseMonths(values, observed);
    return {
      current: toMainUnits(current, currency),
      median: toMainUnits(median, currency),
      average: toMainUnits(average, currency),
    };
  };
  const countOf = (tag: string) => taggedTransactions(labelled, tag).length;
  const views = viewAccounts(labelled);
  const overdraftDays = views.flatMap((view) => view.months.map((month) => month.overdraftDays));
  const known = overdraftDays.filter((days): days is number => days !== null);
  return {
    type: labelled.ledger.userType,
    currency,
    observedTimespan: { since: observed.since, until: observed.until },
    completeMonths: observed.months.filter((_, position) => observed.isComplete[position]),
    accounts: views.length,
    transactions: labelled.ordered.length,
    contracts: labelled.contracts.length,
    income: figures(income),
    spending: figures(spending),
    balance: figures(income.map((minor, position) => minor + (spending[position] ?? 0))),
    breakdowns: Object.fromEntries(kinds.map((kind) => [kind, short(breakdowns(kind))])),
    risk: {
      backDebits: countOf('returned-debit'),
      garnishments: countOf('garnishment'),
      collections: countOf('collection'),
      gambling: countOf('gambling'),
      overdraftDays: known.length > 0 ? known.reduce((sum, days) => sum + days, 0) : null,
    },
    topIncomings: largest(labelled, false),
    topOutgoings: largest(labelled, true),
  };
}
