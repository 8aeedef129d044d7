import { fold } from './fold';
import { readStatus } from './word-lists';

/** Words for the state of a row that mean much else as well outside of a column for it. */
const ofMuchElse = new Set([
  ...'open|offen|hold|held|planned|scheduled|nieuw|blocked|ceka|reservation|reserved|authorization|authorisation|in progress|processing|kommande|announced|venter|lopend|en curso|in corso|em curso|in bearbeitung|wartend|awaiting|blokada|rezervacija'.split(
    '|',
  ),
]);

/** A cell that says, wherever it stands, that its row is not booked. */
export function saysPending(text: string): boolean {
  return text.length <= 40 && readStatus(text) === 'pending' && !ofMuchElse.has(fold(text));
}
