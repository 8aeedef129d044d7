import {
  type Column,
  candidatesFor,
  headerReasons,
  headerWeight,
  type MappingDraft,
} from './column-candidates';
import type { ColumnProfile } from './column-profile';
import { bookingKind, cellKey } from './word-lists';

/** Most cells are words for a person, as `Dauerauftrag` below `Textschlüssel`; codes are short, or have figures. */
export function holdsWords({ distinct, isEmpty }: ColumnProfile): boolean {
  if (isEmpty) return false;
  let words = 0;
  for (const text of distinct.keys())
    if (!/\d/.test(text) && (/\p{Ll}{3}/u.test(text) || bookingKind.test(cellKey(text)))) words++;
  return words > distinct.size * 0.6;
}

/** A column of codes by its header, of words by its cells: it names the kind of each booking. */
export function assignKindsOfCodes(columns: readonly Column[], draft: MappingDraft): void {
  const isNamed = candidatesFor(columns, draft, 'bookingText', (profile) => !profile.isEmpty).some(
    (column) => headerWeight(column, 'bookingText') >= 0.7 && headerWeight(column, 'purpose') === 0,
  );
  if (isNamed || !draft.isOpen('bookingText')) return;
  const [found] = candidatesFor(columns, draft, 'transactionCode', holdsWords);
  if (found && headerWeight(found, 'transactionCode') >= 0.85)
    draft.assign(found, 'bookingText', 0.85, headerReasons(found, 'transactionCode'));
}
