import type { DoubleMinus } from '../values/amounts';
import type { Column } from './column-candidates';

/** What a second minus means in the amounts of a table: beside amounts with one it takes that back; where all have two it says no more. */
export function doubleMinusOf(columns: readonly (Column | undefined)[]): DoubleMinus {
  let [doubled, negative] = [0, 0];
  for (const column of columns) {
    doubled += column?.profile.doubled ?? 0;
    negative += column?.profile.negative ?? 0;
  }
  if (doubled === 0) return 'unreadable';
  if (negative > doubled) return 'positive';
  return doubled > 1 ? 'negative' : 'unreadable';
}
