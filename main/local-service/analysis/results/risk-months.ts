import { type LabelledLedger, labelOf } from '../labelled-ledger';
import { toMainUnits } from '../ledger-from-upload';
import type { PreparedTransaction } from '../prepared-transaction';
import { accountOnWire, viewAccounts } from './account-view';

/** Returned debits, garnishments, collection, gambling and overdrafts, by month. */

function counted(ids: string[]) {
  return { count: ids.length, transactionIDs: ids };
}

function idsWithTag(
  labelled: LabelledLedger,
  transactions: readonly PreparedTransaction[],
  tag: string,
): string[] {
  return transactions
    .filter((transaction) => labelOf(labelled, transaction).tags.has(tag))
    .map((transaction) => transaction.source.transactionId);
}

function byMonth(
  labelled: LabelledLedger,
  transactions: readonly PreparedTransaction[],
): PreparedTransaction[][] {
  const { observed } = labelled;
  const months = observed.months.map((): PreparedTransaction[] => []);
  for (const transaction of transactions) months[transaction.month - observed.first]?.push(transaction);
  return months;
}

/** interface-gaps.md, company `risk`: per account and month. Overdraft days are null without a balance. */
export function companyRisk(labelled: LabelledLedger) {
  return {
    accountRisks: viewAccounts(labelled).map(({ account, transactions, months }) => {
      const grouped = byMonth(labelled, transactions);
      return {
        account: accountOnWire(account),
        monthlyOverview: months
          .map((month, position) => ({
            month: month.month,
            backDebit: counted(idsWithTag(labelled, grouped[position] ?? [], 'returned-debit')),
            garnishment: counted(idsWithTag(labelled, grouped[position] ?? [], 'garnishment')),
            overdraftDays: month.overdraftDays,
            isComplete: month.isComplete,
          }))
          .reverse(),
      };
    }),
    observedTimespan: { since: labelled.observed.since, until: labelled.observed.until },
  };
}

/** interface-gaps.md, person `risk-factors`: per month over all accounts. */
export function personRiskFactors(labelled: LabelledLedger) {
  const { observed, currency } = labelled;
  const views = viewAccounts(labelled);
  const grouped = byMonth(labelled, labelled.ordered);
  return {
    monthlyOverview: observed.months
      .map((month, position) => {
        const bookings = grouped[position] ?? [];
        const gambling = bookings.filter((transaction) =>
          labelOf(labelled, transaction).tags.has('gambling'),
        );
        const gamblingMinor = gambling
          .filter((transaction) => transaction.source.currency === currency)
          .reduce((sum, transaction) => sum + transaction.amountMinor, 0);
        const overdrafts = views.flatMap(({ account, months }) =>
          (months[position]?.overdrafts ?? []).map(({ date, amountMinor }) => ({
            accountId: account.accountId,
            date,
            amount: toMainUnits(amountMinor, account.currency),
          })),
        );
        const hasBalance = views.some(({ account }) => account.balanceMinor !== null);
        return {
          month,
          backDebit: counted(idsWithTag(labelled, bookings, 'returned-debit')),
          garnishment: counted(idsWithTag(labelled, bookings, 'garnishment')),
          collection: counted(idsWithTag(labelled, bookings, 'collection')),
          gambling: {
            ...counted(gambling.map((t) => t.source.transactionId)),
            amount: toMainUnits(gamblingMinor, currency),
          },
          overdraftDays: hasBalance ? new Set(overdrafts.map(({ date }) => date)).size : null,
          overdrafts,
          isComplete: observed.isComplete[position] ?? false,
        };
      })
      .reverse(),
    observedTimespan: { since: observed.since, until: observed.until },
  };
}
