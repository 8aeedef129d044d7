import type { FileReading } from '../../../preload/contract';
import { dayNumberOf } from '../../../preload/contract/values/calendar-day';
import { indexOfImport } from '../context/load-index';
import type { StoreContext } from '../context/store-context';
import {
  type AccountLedger,
  addImport,
  type CountedBooking,
  type StatedOfFile,
} from '../figures/account-ledger';
import type { ImportIndex } from '../rows/import-index';
import { marksOfImport, uploadMark } from '../sending/uploaded-rows';

/** Ledgers of the accounts of a customer, over every import that was sent for it; each booking that counts is told once. */
export function ledgersOf(
  context: StoreContext,
  customerId: string,
  onBooking: (booking: CountedBooking) => void,
): AccountLedger[] {
  const ledgers = new Map<string, AccountLedger>();
  for (const { id, createdAt } of sentImports(context, customerId)) {
    const index = indexOfImport(context, id);
    const isReplaced = replacedRows(context, id, customerId);
    addImport(ledgers, index, statedOf(context, index, createdAt), isReplaced, onBooking);
  }
  return Array.from(ledgers.values());
}

/** Imports of which something was sent for the customer and not rolled back, oldest first. */
export function sentImports({ db }: StoreContext, customerId: string): { id: string; createdAt: string }[] {
  return db.all<{ id: string; createdAt: string }>(
    `select id, created_at as createdAt from imports i
     where exists (select 1 from uploads u
       where u.import_id = i.id and u.customer_id = ? and u.state <> 'rolledBack') order by created_at`,
    customerId,
  );
}

/**
 * Rows that an upload brought and that are not there any more, because another import took their place: with them a booking would
 * count twice. What a later upload brought again is there.
 */
export function replacedRows(
  { db }: StoreContext,
  importId: string,
  customerId: string,
): (segmentId: number, position: number) => boolean {
  const gone = new Map<number, Uint8Array>();
  for (const { segmentId, marks } of marksOfImport(db, importId, customerId)) {
    const before = gone.get(segmentId) ?? new Uint8Array(marks.length);
    gone.set(segmentId, before);
    for (const [position, mark] of marks.entries()) {
      const isThere = mark === uploadMark.arrived || mark === uploadMark.held || mark === uploadMark.toSend;
      if (isThere) before[position] = uploadMark.arrived;
      else if (mark === uploadMark.removed && before[position] === uploadMark.none)
        before[position] = uploadMark.removed;
    }
  }
  return (segmentId, position) => gone.get(segmentId)?.[position] === uploadMark.removed;
}

/** What the readings of the files state of their accounts. */
function statedOf(context: StoreContext, index: ImportIndex, createdAt: string) {
  const importedOn = dayNumberOf(createdAt.slice(0, 10)) ?? Number.POSITIVE_INFINITY;
  const readings = index.files.map(({ id }) => {
    const row = context.db.get<{ reading: string }>('select reading from files where id = ?', id);
    const reading: FileReading | undefined = row && JSON.parse(row.reading);
    return reading?.accounts ?? [];
  });
  return (fileIndex: number, accountIndex: number): StatedOfFile => ({
    draft: readings[fileIndex]?.[accountIndex] ?? null,
    importedOn,
  });
}
