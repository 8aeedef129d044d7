import { type Column, headerReasons, headerWeight, type MappingDraft } from '../columns/column-candidates';
import { fold } from '../vocabulary/fold';

const voucherHeader =
  /^(?:zugeordneter?|verknuepfter?|matched|linked|attached) (?:belege?|dokumente?|rechnung(?:en)?|vouchers?|documents?|receipts?|invoices?)$/;
const voucherStates =
  /^(?:teilweise )?(?:offen|neu|erstellt|zugeordnet|nicht zugeordnet|verknupft|gebucht|verbucht|open|new|created|unmatched|matched|linked|booked|reconciled)$/;

/** Beside the voucher of each row: whether that was found, and nothing of whether the money moved. */
export function ignoreVoucherStates(columns: readonly Column[], draft: MappingDraft): void {
  if (!columns.some(({ key }) => voucherHeader.test(key))) return;
  for (const column of columns) {
    const isOfVouchers =
      draft.isFree(column) &&
      headerWeight(column, 'status') > 0 &&
      !column.profile.isEmpty &&
      column.profile.countDistinct((text) => !voucherStates.test(fold(text))) === 0;
    if (isOfVouchers) draft.assign(column, 'ignored', 0.9, headerReasons(column, 'status'));
  }
}
