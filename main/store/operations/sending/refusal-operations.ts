import type { RefusedRow } from '../../../../preload/contract';
import { segmentOfRow } from '../../../../preload/contract/rows/row-columns';
import { indexOfImport } from '../../context/load-index';
import type { StoreContext } from '../../context/store-context';
import { rowViewOf } from '../../rows/row-view';
import { readRows, spanOf } from '../../rows/segment-rows';
import { readUpload } from '../../sending/upload-record';
import { changeOperations } from '../imports/change-operations';

const listedRows = 1_000;

/** Rows that the service did not take. */
export const refusalOperations = {
  'refusals.list': (context: StoreContext, uploadId: string): RefusedRow[] => {
    const index = indexOfImport(context, readUpload(context.db, uploadId).importId);
    return refusalsOf(context, uploadId).flatMap(({ row_id: rowId, reason, message }) => {
      const { segmentId, position } = segmentOfRow(rowId);
      const segment = index.segments.find(({ id }) => id === segmentId);
      const staged = segment && readRows(context.db, segment, spanOf([position]))[position];
      // A file that was removed since takes its rows along.
      if (!segment || !staged) return [];
      const view = rowViewOf(index, segment, position, staged, []);
      const { fileName, line, bookingDay, amount, currency, counterpartyName } = view;
      const isLeftOut = view.state === 'leftOut';
      return {
        rowId,
        fileName,
        line,
        bookingDay,
        amount,
        currency,
        counterpartyName,
        reason,
        message,
        isLeftOut,
      };
    });
  },

  'refusals.leaveOut': async (context: StoreContext, uploadId: string): Promise<null> => {
    const { importId } = readUpload(context.db, uploadId);
    const rows = refusalOperations['refusals.list'](context, uploadId).map(({ rowId }) => ({ rowId }));
    if (rows.length > 0)
      await changeOperations['imports.chooseRows'](context, importId, { rows, choice: 'leaveOut' });
    return null;
  },
};

function refusalsOf({ db }: StoreContext, uploadId: string) {
  return db.all<{ row_id: number; reason: RefusedRow['reason']; message: string }>(
    'select row_id, reason, message from upload_refusals where upload_id = ? order by row_id limit ?',
    uploadId,
    listedRows,
  );
}
