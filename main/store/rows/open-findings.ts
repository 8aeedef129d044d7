import { editFieldOf, type Finding } from '../../../preload/contract';
import { noDay } from '../../../preload/contract/values/calendar-day';
import type { IndexedSegment } from './import-index';

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
    const corrected = editFieldOf(field);
    return corrected === null || !(corrected in edit.fields);
  });
}
