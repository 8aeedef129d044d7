import { fold } from '../vocabulary/fold';
import { saysPending } from '../vocabulary/pending-cells';
import { readStatus } from '../vocabulary/word-lists';
import type { CsvRecord } from './record-reader';

const rowsWord =
  '(?:umsatze?|buchungen|posten|zahlungen|kartenumsatze|transaktionen|transactions|payments|bookings|entries|operations|operazioni|movimenti|transazioni|movimientos|transacties|mutaties|transaktioner|transakcje|operacje|transakce|tranzakciok)';
const pendingTitle = new RegExp(
  `^(?:(?:vorgemerkte|offene|ausstehende|(?:noch )?nicht (?:ge|ver)buchte|ungebuchte|reservierte|pending|upcoming|unposted|lopende|openstaande|kommande|oczekujace|cekajici|fuggo) ${rowsWord}|vormerkungen|${rowsWord} (?:en attente|a venir|en cours|in attesa|non contabilizzat[ei]|pendientes|oczekujace))(?: \\([^)]*\\))?$`,
);
const bookedTitle = new RegExp(
  `^(?:(?:gebuchte|verbuchte|abgerechnete|booked|posted|settled|completed|geboekte|bokforda|zaksiegowane|zauctovane|konyvelt) ${rowsWord}|${rowsWord} (?:comptabilisees|passees|contabilizzat[ei]|contabilizad[oa]s|zaksiegowane))(?: \\([^)]*\\))?$`,
);

/** What a title above a table says of all its rows: a line of one short cell. The last one counts; null when none says it. */
export function titleStatus(records: readonly CsvRecord[]): 'pending' | 'booked' | null {
  let found: 'pending' | 'booked' | null = null;
  for (const { cells } of records) {
    const filled = cells.filter((cell) => cell.trim() !== '');
    const [title = ''] = filled;
    if (filled.length !== 1 || title.length > 80) continue;
    const key = fold(title);
    if (pendingTitle.test(key) || saysPending(title)) found = 'pending';
    else if (bookedTitle.test(key) || (key.length >= 5 && readStatus(title) === 'booked')) found = 'booked';
  }
  return found;
}

/** `titleStatus` of a list that grows until another takes its place: each record is looked at once, however many gather. */
export class GrowingTitle {
  private list: readonly CsvRecord[] | null = null;
  private seen = 0;
  private status: ReturnType<typeof titleStatus> = null;

  of(list: readonly CsvRecord[]): ReturnType<typeof titleStatus> {
    if (list !== this.list) {
      this.list = list;
      this.seen = 0;
      this.status = null;
    }
    if (this.seen < list.length) {
      this.status = titleStatus(list.slice(this.seen)) ?? this.status;
      this.seen = list.length;
    }
    return this.status;
  }
}
