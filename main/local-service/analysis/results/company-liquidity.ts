import type { LabelledLedger } from '../labels/labelled-ledger';
import { accountOnWire, minorOrNull, viewAccounts } from './account-view';
import { categoryFlows } from './category-flows';
import { addTotals, flowsOnWire, sumsOnly } from './flow-totals';

/** Flows and balances; the overview over all accounts leaves internal bookings out, an account's view has all. */
export function liquidity(labelled: LabelledLedger) {
  const { currency, observed } = labelled;
  const total = sumsOnly();
  const { in: incoming, out } = categoryFlows(labelled);
  for (const [category, { totals }] of [...incoming, ...out])
    if (category !== 'transfers.internal') addTotals(total, totals);
  return {
    available: labelled.ordered.length > 0,
    overview: flowsOnWire(total, currency),
    accountLiquidity: viewAccounts(labelled).map(({ account, totals, months }) => {
      return {
        account: accountOnWire(account),
        overview: flowsOnWire(totals, account.currency),
        monthlyOverview: months
          .map((month) => {
            const flows = flowsOnWire(month.totals, account.currency);
            return {
              month: month.month,
              endOfMonthBalance: minorOrNull(month.endMinor, account.currency),
              minBalance: minorOrNull(month.minMinor, account.currency),
              maxBalance: minorOrNull(month.maxMinor, account.currency),
              incomings: flows.incomings,
              outgoings: flows.outgoings,
              isComplete: month.isComplete,
            };
          })
          .reverse(),
      };
    }),
    observedTimespan: { since: observed.since, until: observed.until },
  };
}
