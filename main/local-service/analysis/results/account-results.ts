import type { PreparedTransaction } from '../counterparty/prepared-transaction';
import { type LabelledLedger, labelOf } from '../labels/labelled-ledger';
import { toMainUnits } from '../ledger/ledger-from-upload';
import { averageMinor, medianMinor } from '../ledger/observed-months';
import { type AccountView, accountOnWire, minorOrNull, viewAccounts } from './account-view';
import { flowsOnWire } from './flow-totals';

/** Account detection and account history: one account at a time, all its bookings in its own currency. */

/** Earnings and spending of an account by complete month; spending negative. */
function monthFigures(view: AccountView) {
  const complete = view.months.filter((month) => month.isComplete);
  const earning = complete.map((month) => month.totals.inMinor);
  const spending = complete.map((month) => month.totals.outMinor);
  const both = complete.map((month) => month.totals.inMinor + month.totals.outMinor);
  return { earning, spending, both };
}

function detect(labelled: LabelledLedger, view: AccountView) {
  const { account, transactions } = view;
  const { earning, spending, both } = monthFigures(view);
  const units = (minor: number) => toMainUnits(minor, account.currency);
  return {
    accountId: account.accountId,
    type: account.type,
    additionalAnalysesInfo: {
      isUserAdded: true,
      analysisPeriod: { since: labelled.observed.since, until: labelled.observed.until },
      analysis: {
        median: units(medianMinor(both)),
        average: units(averageMinor(both)),
        medianEarning: units(medianMinor(earning)),
        medianSpending: units(medianMinor(spending)),
        averageEarning: units(averageMinor(earning)),
        averageSpending: units(averageMinor(spending)),
        spending: {
          median: units(medianMinor(spending)),
          average: units(averageMinor(spending)),
          transactionIDs: transactions.filter((t) => t.isOut).map((t) => t.transactionId),
        },
      },
    },
  };
}

/** Credit accounts that show only in payments to them: one entry per credit contract, `accountId` empty. */
function creditViews(labelled: LabelledLedger) {
  return labelled.contracts
    .filter((contract) => contract.category.startsWith('credits.'))
    .map((contract) => {
      const minor = contract.payments.filter((payment) => payment.currency === labelled.currency);
      const amounts = minor.map((payment) => payment.amountMinor);
      const units = (value: number) => toMainUnits(value, labelled.currency);
      return {
        accountId: '',
        type: contract.category === 'credits.leasing' ? 'LEASING' : 'KREDIT',
        paymentPartner: labelled.contractItems.get(contract)?.paymentPartner,
        contractId: contract.id,
        additionalAnalysesInfo: {
          isUserAdded: false,
          analysisPeriod: { since: labelled.observed.since, until: labelled.observed.until },
          analysis: {
            median: units(medianMinor(amounts)),
            average: units(averageMinor(amounts)),
            medianEarning: 0,
            medianSpending: units(medianMinor(amounts)),
            averageEarning: 0,
            averageSpending: units(averageMinor(amounts)),
            spending: {
              median: units(medianMinor(amounts)),
              average: units(averageMinor(amounts)),
              transactionIDs: contract.payments.map((payment) => payment.transactionId),
            },
          },
        },
      };
    });
}

export function accountDetection(labelled: LabelledLedger) {
  return {
    accountsOverview: {
      accountsView: viewAccounts(labelled).map((view) => detect(labelled, view)),
      creditsView: creditViews(labelled),
    },
  };
}

function spanOf(transactions: readonly PreparedTransaction[]): { since: string; until: string } {
  return {
    since: transactions[0]?.source.bookingDay ?? '',
    until: transactions[transactions.length - 1]?.source.bookingDay ?? '',
  };
}

/** Per account: first and last booking, and each month's flows and balances, newest first. */
export function accountHistory(labelled: LabelledLedger) {
  return {
    accounts: viewAccounts(labelled).map(({ account, transactions, months }) => ({
      account: accountOnWire(account),
      period: spanOf(transactions),
      transactionCount: transactions.length,
      internalCount: transactions.filter((t) => labelOf(labelled, t).category === 'transfers.internal')
        .length,
      monthlyOverview: months
        .map((month) => ({
          month: month.month,
          ...flowsOnWire(month.totals, account.currency),
          endOfMonthBalance: minorOrNull(month.endMinor, account.currency),
          minBalance: minorOrNull(month.minMinor, account.currency),
          maxBalance: minorOrNull(month.maxMinor, account.currency),
          overdraftDays: month.overdraftDays,
          isComplete: month.isComplete,
        }))
        .reverse(),
    })),
    observedTimespan: { since: labelled.observed.since, until: labelled.observed.until },
  };
}
