import { type Said, saidIn, type Texts } from '../../base/language';
import { monthNamesOf } from '../../base/month-names';
import type { Breakdown } from '../answers/breakdown';
import type { Contract } from '../answers/contract-list';
import type { BookingsBehind } from './bookings-drawer';

/** The title of the bookings of a month; without one, what they are of. */
export function monthTitle(title: Said, month: string | undefined): Said {
  return (texts: Texts) =>
    texts.t('results.drawer.title', {
      title: saidIn(texts, title),
      month: month ? monthNamesOf(texts.language).long(month) : '',
    });
}

/** The bookings behind one bar, recurring and one-off apart: exactly the identifiers of the answer (feature 52). */
export function behindMonth(breakdown: Breakdown, index: number, title: Said): BookingsBehind {
  const month = breakdown.months[index];
  return {
    title: monthTitle(title, month?.month),
    groups: [
      { label: ({ t }) => t('results.recurring'), ids: month?.recurringIds ?? [] },
      { label: ({ t }) => t('results.oneOff'), ids: month?.oneOffIds ?? [] },
    ],
  };
}

export function behindContract(contract: Contract): BookingsBehind {
  return {
    title: contract.partnerName ?? (({ t }) => t('results.contract.unnamed')),
    groups: [{ label: null, ids: contract.transactionIds }],
  };
}
