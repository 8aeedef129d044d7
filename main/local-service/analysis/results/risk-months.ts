import { type LabelledLedger, taggedTransactions } from '../labels/labelled-ledger';
import { toMainUnits } from '../ledger/ledger-from-upload';
import { accountOnWire, viewAccounts } from './account-view';

/** Returned debits, garnishments, collection, gambling and overdrafts, by month. */

function counted(ids: string[]) {
  return { count: ids.length, transactionIDs: ids };
}

/** Identifiers with a tag by month; of one account where it is given. */
function monthsWithTag(labelled: LabelledLedger, tag: string, accountId?: string): string[][] {
  const months = labelled.observed.months.map((): string[] => []);
  for (const { accountId: own, transactionId, month } of taggedTransactions(labelled, tag)) {
    if (accountId === undefined || own === accountId) {
      months[month - labelled.observed.first]?.push(transactionId);
    }
  }
  return months;
}

/** interface-gaps.md, company `risk`: per account and month. Overdraft days are null without a balance. */
export function companyRisk(labelled: LabelledLedger) {
  return {
    accountRisks: viewAccounts(labelled).map(({ account, months }) => {
      const backDebits = monthsWithTag(labelled, 'returned-debit', account.accountId);
      const garnishments = monthsWithTag(labelled, 'garnishment', account.accountId);
      return {
        account: accountOnWire(account),
        monthlyOverview: months
          .map((month, position) => ({
            month: month.month,
            backDebit: counted(backDebits[position] ?? []),
            garnishment: counted(garnishments[position] ?? []),
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
  const backDebits = monthsWithTag(labelled, 'returned-debit');
  const garnishments = monthsWithTag(labelled, 'garnishment');
  const collections = monthsWithTag(labelled, 'collection');
  const gamblingIds = monthsWithTag(labelled, 'gambling');
  const gamblingMinor = observed.months.map(() => 0);
  for (const { month, amountMinor, currency: own } of taggedTransactions(labelled, 'gambling')) {
    const position = month - observed.first;
    if (own === currency) gamblingMinor[position] = (gamblingMinor[position] ?? 0) + amountMinor;
  }
  return {
    monthlyOverview: observed.months
      .map((month, position) => {
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
          backDebit: counted(backDebits[position] ?? []),
          garnishment: counted(garnishments[position] ?? []),
          collection: counted(collections[position] ?? []),
          gambling: {
            ...counted(gamblingIds[position] ?? []),
            amount: toMainUnits(gamblingMinor[position] ?? 0, currency),
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
