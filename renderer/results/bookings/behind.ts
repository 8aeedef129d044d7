import type { Texts } from '../../base/language';
import { monthNamesOf } from '../../base/month-names';
import type { Breakdown } from '../answers/breakdown';
import type { Contract } from '../answers/contract-list';
import type { BookingsBehind } from './bookings-drawer';

/** The bookings behind one bar, recurring and one-off apart: exactly the identifiers of the answer (feature 52). */
export function behindMonth(
  { t, language }: Texts,
  breakdown: Breakdown,
  index: number,
  title: string,
): BookingsBehind {
  const month = breakdown.months[index];
  return {
    title: t('results.drawer.title', { title, month: month ? monthNamesOf(language).long(month.month) : '' }),
    groups: [
      { label: t('results.recurring'), ids: month?.recurringIds ?? [] },
      { label: t('results.oneOff'), ids: month?.oneOffIds ?? [] },
    ],
  };
}

export function behindContract({ t }: Texts, contract: Contract): BookingsBehind {
  return {
    title: contract.partnerName ?? t('results.contract.unnamed'),
    groups: [{ label: null, ids: contract.transactionIds }],
  };
}
