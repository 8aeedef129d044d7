import type { LabelledLedger } from '../labelled-ledger';
import { accountOnWire, minorOrNull, viewAccounts } from './account-view';
import { flowOverview } from './company-cash';
import { addTo, emptyTotals, flowsOnWire } from './flow-totals';

/** Flows and balances; the overview over all accounts leaves internal bookings out, an account's view has all. */
export function liquidity(labelled: LabelledLedger) {
  const { currency, observed } = labelled;
  const { total } = flowOverview(labelled, (category) => category !== 'transfers.internal');
  return {
    available: labelled.ordered.length > 0,
    overview: flowsOnWire(total, currency, false),
    accountLiquidity: viewAccounts(labelled).map(({ account, transactions, months }) => {
      const totals = emptyTotals();
      for (const transaction of transactions) addTo(totals, transaction);
      return {
        account: accountOnWire(account),
        overview: flowsOnWire(totals, account.currency, false),
        monthlyOverview: months
          .map((month) => {
            const flows = flowsOnWire(month.totals, account.currency, false);
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
