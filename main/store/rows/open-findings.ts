import type { Finding, RowEditField } from '../../../preload/contract';
import { noDay } from '../../../preload/contract/values/calendar-day';
import type { IndexedSegment } from './import-index';

/** Field of a finding (`targetFields`) -> the field of a row that corrects it; others have the same name. */
const correctedBy: Readonly<Record<string, RowEditField>> = {
  bookingDate: 'bookingDay',
  valueDate: 'valueDay',
  debit: 'amount',
  credit: 'amount',
  direction: 'amount',
  balanceAfter: 'balance',
  payerName: 'counterpartyName',
  payeeName: 'counterpartyName',
  payerIban: 'counterpartyIban',
  payeeIban: 'counterpartyIban',
};

/** What was found in the file about a row and is not settled by what a person corrected since. */
export function openFindings(
  segment: IndexedSegment,
  position: number,
  findings: readonly Finding[],
): readonly Finding[] {
  const edit = segment.edits.get(position);
  if (!edit) return findings;
  const { days, amounts } = segment.columns;
  const isWhole = days[position] !== noDay && !Number.isNaN(amounts[position]);
  return findings.filter(({ field, severity }) => {
    // That a row could not be read as a whole is settled when it has what a booking needs.
    if (field === null) return !(isWhole && severity === 'error');
    return !((correctedBy[field] ?? field) in edit.fields);
  });
}
