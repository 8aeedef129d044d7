import { fold, foldHeader } from '../vocabulary/fold';
import type { ColumnProfile } from './column-profile';

const ofPending =
  /^(?:is )?(?:pending|reserved|vorgemerkt|ungebucht|reserviert|en attente|in sospeso|pendiente|pendente|oczekujaca)$/;
const ofBooked =
  /^(?:is )?(?:booked|posted|settled|gebucht|verbucht|comptabilise|contabilizzat[oa]|contabilizzazione|contabilizad[oa]|contabilizacion|comptabilisee?|comptabilisation|geboekt|bokfoerd|bogfoert|bokfoert|zaksiegowan[oaey]|zauctovan[oa]|lancado|gebucht am konto|buchung erfolgt)$/;
const yes = new Set([
  '✓',
  '✔',
  '✅',
  'yes',
  'true',
  'y',
  'ja',
  'j',
  'oui',
  'si',
  'sim',
  'x',
  '1',
  'wahr',
  'vrai',
  'tak',
]);
const no = new Set(['no', 'false', 'n', 'nein', 'non', 'nao', 'nee', '0', 'falsch', 'faux', 'nie']);

/**
 * `Pending` above yes and no, or `Booked`: the column, and the cells of rows that are not booked yet, '' for empty ones. Null where
 * there is none.
 */
export function pendingFlags(
  headers: readonly string[],
  profiles: readonly ColumnProfile[],
): { column: number; marks: ReadonlySet<string> } | null {
  for (const [column, profile] of profiles.entries()) {
    const key = foldHeader(headers[column] ?? '');
    const isOfPending = ofPending.test(key);
    if ((!isOfPending && !ofBooked.test(key)) || profile.isEmpty) continue;
    const texts = [...profile.distinct.keys()];
    if (!texts.every((text) => yes.has(fold(text)) || no.has(fold(text)))) continue;
    const marks = texts.filter((text) => (isOfPending ? yes : no).has(fold(text)));
    // Booked rows are ticked, and no row says that it is not: those without a tick are the others.
    if (!isOfPending && marks.length === 0 && profile.filled < profile.rows) marks.push('');
    return { column, marks: new Set(marks) };
  }
  return null;
}
