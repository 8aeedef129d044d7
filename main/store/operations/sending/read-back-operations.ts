import { addAuditOfUpload } from '../../audit/add-audit';
import { namedByDeletions, settleByReadBack } from '../../context/journal';
import { isOfUpload, ofRun, requireRun, saveArrived, saveMarks } from '../../context/open-run';
import type { StoreContext } from '../../context/store-context';
import { resentRows } from '../../sending/resent-rows';
import type { HeldPage } from '../../sending/send-set';
import { readUpload, type UploadRecord } from '../../sending/upload-record';
import { uploadMark } from '../../sending/uploaded-rows';

/** What an upload asks of the store when it reads back what the service holds. */
export const readBackOperations = {
  /** Before reading back: nothing counts as held. */
  'uploads.beginReadBack': (context: StoreContext, uploadId: string): null => {
    const run = requireRun(context, uploadId);
    run.sends.forgetHeld();
    run.named = { identifiers: namedByDeletions(context, uploadId), held: new Set() };
    return null;
  },

  'uploads.addHeld': (context: StoreContext, uploadId: string, page: HeldPage): number => {
    const { named, sends } = requireRun(context, uploadId);
    if (named && named.identifiers.size > 0)
      for (const id of page.transactionIds) if (named.identifiers.has(id)) named.held.add(id);
    return sends.addHeld(page);
  },

  /** After reading back: rows that the service holds have arrived, whether an answer came or not. */
  'uploads.adoptHeld': (context: StoreContext, uploadId: string): UploadRecord =>
    ofRun(context, uploadId, (run) => {
      const { sends } = run;
      const arrived: number[] = [];
      const resent = resentRows(context, sends);
      // Held with other content is not what was sent: it goes again and overwrites.
      const isThere = (row: number) =>
        sends.held[row] === 1 && sends.different[row] === 0 && !resent.has(row);
      for (let row = 0; row < sends.size; row += 1) {
        if (sends.marks[row] === uploadMark.toSend && isThere(row)) arrived.push(row);
      }
      settleByReadBack(context, run, 'transactions', (row) =>
        sends.marks[row] === uploadMark.toSend ? isThere(row) : null,
      );
      saveArrived(context, run, arrived);
      addAuditOfUpload(context, uploadId, { event: 'readBack', found: arrived.length });
      run.underWay.clear();
      return readUpload(context.db, uploadId);
    }),

  /**
   * Of the rows of the upload: how many the service holds, does not hold, or holds with another amount or day. Rows
   * that were acknowledged but are not there as sent are to be sent again, so that a resume repairs.
   */
  'uploads.compareHeld': (
    context: StoreContext,
    uploadId: string,
  ): { compared: number; missing: number; different: number } =>
    ofRun(context, uploadId, (run) => {
      const { sends } = run;
      const { transactionsTotal } = readUpload(context.db, uploadId);
      const lost: number[] = [];
      let held = 0;
      let different = 0;
      for (let row = 0; row < sends.size; row += 1) {
        if (!isOfUpload(sends.marks[row])) continue;
        held += sends.held[row] ?? 0;
        different += sends.different[row] ?? 0;
        const isThere = sends.held[row] === 1 && sends.different[row] === 0;
        if (sends.marks[row] === uploadMark.arrived && !isThere) lost.push(row);
      }
      saveMarks(context, run, lost, uploadMark.toSend);
      context.db.run(
        'update uploads set transactions_done = transactions_done - ? where id = ?',
        lost.length,
        uploadId,
      );
      // Against what was promised, not against what is marked as sent: a row that was never sent is missing too.
      return { compared: transactionsTotal, missing: transactionsTotal - held, different };
    }),
};
