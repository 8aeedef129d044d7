import type { FigureFilter, PeriodFigures } from '../../../preload/contract';
import { dayNumberOf, lastDayOfMonth } from '../../../preload/contract/values/calendar-day';
import { transactionIdOf } from '../accounts/account-identity';
import type { StoreContext } from '../context/store-context';
import { accountDaysOf } from '../figures/account-ledger';
import { entriesOf } from '../figures/analyst-entries';
import { lineOfAccount, lineTogether } from '../figures/balance-line';
import { DayBalances } from '../figures/day-balances';
import { ExcludedBookings } from '../figures/excluded-bookings';
import type { AccountLedger } from '../figures/ledger-shape';
import { type AccountDays, isTold, monthFiguresOf } from '../figures/month-figures';
import type { IndexedSegment } from '../rows/import-index';
import { stagedRowIndex as at } from '../rows/packed-rows';
import { readRows } from '../rows/segment-rows';
import { ledgersOf } from './customer-ledgers';

/** As many as a list of bookings takes (contract, `results.bookingsOf`). */
const idLimit = 5_000;

export const periodOperations = {
  /** The control figures of some accounts and months, by the rules of those of all (figure-operations.ts). */
  'results.periodFigures': (
    context: StoreContext,
    customerId: string,
    filter: FigureFilter,
  ): PeriodFigures => {
    const { isMeant, first, last } = readFilter(filter);
    const excluded = new ExcludedBookings(entriesOf(context, customerId).excluded);
    const bookings = new Map<string, number>();
    const accounts = ledgersOf(context, customerId, (one) => {
      excluded.note(one);
      const id = one.ledger.serviceAccountId;
      if (one.day >= first && one.day <= last) bookings.set(id, (bookings.get(id) ?? 0) + 1);
    })
      .filter(({ serviceAccountId }) => isMeant(serviceAccountId))
      .map((ledger) => ({ ledger, days: accountDaysOf(ledger) }));
    const left = excluded.amounts.filter(({ accountId }) => isMeant(accountId));
    const months = monthFiguresOf(
      accounts.map(({ days }) => days),
      left,
    ).filter(({ month }) => isWithin(month, filter));
    return {
      months,
      accounts: accounts.map(({ ledger, days }) => ({
        accountId: ledger.serviceAccountId,
        currency: days.currency,
        bookings: bookings.get(ledger.serviceAccountId) ?? 0,
        line: lineOfAccount(new DayBalances(days), first, last, days.currency),
      })),
      together: togetherOf(
        accounts.map(({ days }) => days),
        months,
      ),
      excludedIds: left.filter(({ day }) => day >= first && day <= last).map(({ id }) => id),
    };
  },

  /** The bookings that these figures count, in the order of the files. */
  'results.bookingsOf': (
    context: StoreContext,
    customerId: string,
    filter: FigureFilter,
  ): { ids: string[]; total: number } => {
    const { isMeant, first, last } = readFilter(filter);
    const found = new Map<IndexedSegment, { ledger: AccountLedger; position: number }[]>();
    let total = 0;
    ledgersOf(context, customerId, ({ ledger, place, day }) => {
      if (day < first || day > last || !isMeant(ledger.serviceAccountId)) return;
      total += 1;
      // One that no row is any more has no line that could be shown.
      if (total > idLimit || place === null) return;
      const own = found.get(place.segment) ?? [];
      found.set(place.segment, own);
      own.push({ ledger, position: place.position });
    });
    const ids = Array.from(found).flatMap(([segment, own]) => {
      const rows = readRows(context.db, segment);
      return own.map(({ ledger, position }) =>
        transactionIdOf(
          ledger.serviceAccountId,
          rows[position]?.[at.contentHash] as string,
          segment.columns.occurrences[position] ?? 1,
        ),
      );
    });
    return { ids, total };
  },
};

function readFilter({ accountIds, since, until }: FigureFilter) {
  const meant = new Set(accountIds);
  return {
    isMeant: (accountId: string) => meant.size === 0 || meant.has(accountId),
    first: dayNumberOf(`${since ?? ''}-01`) ?? Number.NEGATIVE_INFINITY,
    last: until === null ? Number.POSITIVE_INFINITY : (dayNumberOf(lastDayOfMonth(until)) ?? 0),
  };
}

function isWithin(month: string, { since, until }: FigureFilter): boolean {
  return (since === null || month >= since) && (until === null || month <= until);
}

function togetherOf(
  accounts: readonly AccountDays[],
  months: PeriodFigures['months'],
): PeriodFigures['together'] {
  const currencies = Array.from(new Set(accounts.map(({ currency }) => currency)));
  return currencies.flatMap((currency) => {
    const own = accounts.filter((one) => one.currency === currency && isTold(one));
    const ownMonths = months.filter((one) => one.currency === currency).map(({ month }) => month);
    if (own.length < 2) return [];
    const balances = own.map((one) => new DayBalances(one));
    return [{ currency, line: lineTogether(balances, ownMonths, currency) }];
  });
}
