import { dayNumberOf, dayOf, noDay } from '../../../preload/contract/values/calendar-day';
import { rowState } from '../rows/import-index';
import { type Check, type CheckScope, eachRow, foundAt, KeptOfSegments, placeOf } from './check';
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
    const odd = oddDays.of(scope);
    for (const rule of ['date.future', 'date.implausible'] as const) {
      const places = odd.flatMap((rows) => rows.flatMap((row) => (row.rule === rule ? [row.packed] : [])));
      foundAt(places, found, (packed) => {
        const { segment, position } = placeOf(scope, packed);
        const day = dayOf(segment.columns.days[position] as number);
        return rowFinding(scope, packed, rule, { field: 'bookingDate', params: { day }, found: day });
      });
    }
  },
};

const oddDays = new KeptOfSegments(oddDaysOf);

function oddDaysOf(scope: CheckScope): { packed: number; rule: 'date.future' | 'date.implausible' }[] {
  const odd: ReturnType<typeof oddDaysOf> = [];
  eachRow(scope, (segment, position, packed) => {
    const day = segment.columns.days[position] as number;
    // What is announced may be due later.
    if (day === noDay || segment.columns.dispositions[position] !== 0) return;
    if (segment.states[position] === rowState.leftOut) return;
    if (day >= firstDay && day <= scope.today + aheadDays) return;
    odd.push({ packed, rule: day < firstDay || day > lastDay ? 'date.implausible' : 'date.future' });
  });
  return odd;
}
