import { dayNumberOf, dayOf, noDay } from '../../../preload/contract/values/calendar-day';
import { rowState } from '../rows/import-index';
import { type Check, eachRow } from './check';
import { rowFinding } from './row-finding';

/** Days with which programs fill empty fields lie in front of this one or behind that one (30.12.1899, 01.01.0001, 31.12.9999). */
const firstDay = dayNumberOf('1902-01-01') ?? 0;
const lastDay = dayNumberOf('2200-01-01') ?? 0;
/** Time zones put the same day up to this far ahead. */
const aheadDays = 1;

/** No booking is of a day that has not come, or of none at all. */
export const bookingDays: Check = {
  id: 'bookingDays',
  rules: ['date.future', 'date.implausible'],
  columns: ['days'],
  run(scope, found) {
    eachRow(scope, (segment, position, packed) => {
      const day = segment.columns.days[position] as number;
      // What is announced may be due later.
      if (day === noDay || segment.columns.dispositions[position] !== 0) return;
      if (segment.states[position] === rowState.leftOut) return;
      if (day >= firstDay && day <= scope.today + aheadDays) return;
      const rule = day < firstDay || day > lastDay ? 'date.implausible' : 'date.future';
      const text = dayOf(day);
      found(rowFinding(scope, packed, rule, { field: 'bookingDate', params: { day: text }, found: text }));
    });
  },
};
