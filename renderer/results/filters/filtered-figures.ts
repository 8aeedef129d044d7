import type { FigureFilter, LocalFigures, PeriodFigures } from '../../../preload/contract';
import { hasAccount } from './figure-filter';

/** The whole figures cut to accounts and months: months and counts are of the filter, what is said of files is of the whole account. */
export function filteredFigures(
  figures: LocalFigures,
  { months, accounts, excludedIds }: PeriodFigures,
  filter: FigureFilter,
): LocalFigures {
  const bookings = new Map(accounts.map((account) => [account.accountId, account.bookings]));
  const left = new Set(excludedIds);
  const { excluded, ...rest } = figures;
  const own = (excluded ?? []).filter(({ transactionId }) => left.has(transactionId));
  return {
    ...rest,
    months,
    accounts: figures.accounts
      .filter(({ accountId }) => hasAccount(filter, accountId))
      .map((account) => ({ ...account, bookings: bookings.get(account.accountId) ?? 0 })),
    ...(own.length > 0 ? { excluded: own } : {}),
    transactions: accounts.reduce((sum, account) => sum + account.bookings, 0),
  };
}
