import { fold } from './fold';
import { type RowStatus, readStatus } from './word-lists';

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

const declinedKind =
  /(?:^|\s)(?:declined|rejected|refused|denied|failed|voided|abgelehnte?r?|zuruckgewiesene?|fehlgeschlagene?|refusee?|rejetee?|rechazad[oa]|denegad[oa]|rifiutat[oa]|respint[oa]|recusad[oa]|rejeitad[oa]|geweigerde?|afgewezen|mislukte?|nekad|avvisad|avvist|afvist|hylatty|odrzucon[aey]|zamitnut[aoy]|elutasitott)(?:\s|$)/;
const openKind =
  /^card authori[sz]ation$|(?:^|\s)(?:pending|vorgemerkte?|ausstehende?|en attente|pendiente|in sospeso|pendente|in afwachting|oczekujac[aey])(?:\s|$)/;
/** A fee for it, or what was given back, moved money. */
const ofOther =
  /\b(?:fee|charge|gebuhr|entgelt|frais|comision|commissione|kosten|refund|return(?:ed)?|reversal|released?)\b/;

/** What the kind of a row says of its state: in all of it, between parentheses, or as its first or last word. */
export function statusOfKind(text: string): RowStatus | null {
  const whole = readStatus(text);
  if (whole !== null || text.length > 60) return whole;
  const key = fold(text);
  if (ofOther.test(key)) return null;
  const inner = /[([]([^)\]]+)[)\]]\s*$/.exec(key)?.[1];
  const said = inner === undefined ? null : readStatus(inner);
  if (said === 'declined' || said === 'pending') return said;
  if (declinedKind.test(key)) return 'declined';
  return openKind.test(key) ? 'pending' : null;
}
