import type { CsvRecord } from '../records/record-reader';
import { fold } from '../vocabulary/fold';
import type { ColumnProfile } from './column-profile';

const legend = /^\(?([*†‡#°]{1,3}|[A-Z](?=\)?\s*[:=]))\)?\s*[:=–-]?\s*(\S.*)$/;

/** What legends say of rows that are not booked yet. */
const notBooked =
  /(?:noch )?nicht (?:ausgefuhrte|gebuchte|verbuchte|abgerechnete|gebucht|verbucht|ausgefuhrt)|vorgemerkt|vormerk|ungebucht|\bpending\b|not yet|not booked|unbooked|unposted|reserviert|reserved|en attente|non comptabilise|pas encore|in attesa|non contabilizzat|non ancora|nog niet|in behandeling|pendiente|no contabilizad|por contabilizar|oczekujac|nierozliczon|nezauctovan|ej bokford|ikke bokfort|ikke bogfort/;

/** `* noch nicht ausgeführte Umsätze` below the rows: marks of rows that are not booked yet, where a nameless column has them. */
export function pendingMarks(
  records: readonly CsvRecord[],
  headers: readonly string[],
  profiles: readonly ColumnProfile[],
): { column: number; marks: ReadonlySet<string> } | null {
  const column = profiles.findIndex(
    (profile, index) => (headers[index] ?? '') === '' && !profile.isEmpty && profile.longest <= 3,
  );
  if (column < 0 || headers.length === 0) return null;
  const marks = new Set<string>();
  for (const { cells } of records.slice(-40)) {
    const filled = cells.filter((cell) => cell.trim() !== '');
    const found = filled.length === 1 ? legend.exec(filled[0]?.trim() ?? '') : null;
    if (found?.[1] && found[2] && notBooked.test(fold(found[2]))) marks.add(found[1]);
  }
  const words = [...(profiles[column]?.distinct.keys() ?? [])].map((text) => text.trim());
  return words.some((word) => marks.has(word)) ? { column, marks } : null;
}
