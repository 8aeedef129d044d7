import type { FigureFilter } from '../../../preload/contract';
import type { Texts } from '../../base/language';
import { joinedTexts } from '../../base/languages/isolated-text';
import { monthNamesOf } from '../../base/month-names';
import { namedAccount } from '../answers/account-name';
import type { AccountFigures } from '../answers/result-basis';

/** Every account, all the time. */
export const noFilter: FigureFilter = { accountIds: [], since: null, until: null };

export function isFiltering({ accountIds, since, until }: FigureFilter): boolean {
  return accountIds.length > 0 || since !== null || until !== null;
}

export function hasAccount({ accountIds }: FigureFilter, accountId: string): boolean {
  return accountIds.length === 0 || accountIds.includes(accountId);
}

export function hasMonthOf({ since, until }: FigureFilter, month: string): boolean {
  return (since === null || month >= since) && (until === null || month <= until);
}

/** A booking by its account and its day. */
export function hasBooking(
  filter: FigureFilter,
  { accountId, bookingDay }: { accountId: string; bookingDay: string },
): boolean {
  return hasAccount(filter, accountId) && hasMonthOf(filter, bookingDay.slice(0, 7));
}

/** `Konto Musterbank …4321, März bis Mai 2026`: what figures are of. */
export function filterWords(
  { t, language }: Pick<Texts, 't' | 'language'>,
  { accountIds, since, until }: FigureFilter,
  accounts: readonly AccountFigures[],
): string {
  const named = accounts.filter(({ accountId }) => accountIds.includes(accountId)).map(namedAccount);
  // Of a customer with one account there is nothing to say of "all accounts".
  const ofWhich =
    accountIds.length === 0
      ? accounts.length === 1
        ? []
        : [t('filter.everyAccount')]
      : [t('filter.account', { names: new Intl.ListFormat(language).format(named) })];
  return joinedTexts([...ofWhich, periodWords({ t, language }, since, until)]);
}

/** What a chart under a filter is of, as a sentence; null where nothing is chosen. */
export function filterScope(
  texts: Pick<Texts, 't' | 'language'>,
  filter: FigureFilter,
  accounts: readonly AccountFigures[],
): string | null {
  return isFiltering(filter) ? texts.t('filter.shown', { what: filterWords(texts, filter, accounts) }) : null;
}

function periodWords(
  { t, language }: Pick<Texts, 't' | 'language'>,
  since: string | null,
  until: string | null,
): string {
  const names = monthNamesOf(language);
  if (since === null && until === null) return t('filter.wholeTime');
  if (since === until && since !== null) return names.long(since);
  if (since === null) return t('filter.upTo', { until: names.long(until ?? '') });
  if (until === null) return t('filter.from', { since: names.long(since) });
  return t('results.monthRange', { since: names.long(since), until: names.long(until) });
}
