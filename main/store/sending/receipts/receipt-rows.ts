import type { RowIdentity } from '../../rows/identity-table';
import type { IndexedSegment } from '../../rows/import-index';

export type Content = Omit<RowIdentity, 'account'>;

/** A booking as it was sent. Day number, minor units of its currency. */
export interface Receipt extends Content {
  serviceAccountId: string;
  currency: string;
  day: number;
  amount: number;
  /** It went, or its removal did, with a call whose answer never came: nobody knows whether the service has it. */
  isUnknown: boolean;
}

/** Of a receipt as it is kept: two halves of the content hash, occurrence and day in 32 bits each, the amount in 64; little-endian. */
export const receiptBytes = 24;

export function packed({ columns }: IndexedSegment, positions: readonly number[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(positions.length * receiptBytes));
  for (const [number, position] of positions.entries()) {
    const at = number * receiptBytes;
    view.setUint32(at, columns.hashLow[position] ?? 0, true);
    view.setUint32(at + 4, columns.hashHigh[position] ?? 0, true);
    view.setUint32(at + 8, columns.occurrences[position] ?? 1, true);
    view.setInt32(at + 12, columns.days[position] ?? 0, true);
    view.setFloat64(at + 16, columns.amounts[position] ?? 0, true);
  }
  return new Uint8Array(view.buffer);
}

export function* contentsIn(
  rows: Uint8Array,
): Generator<Content & Pick<Receipt, 'day' | 'amount'> & { at: number }> {
  const view = new DataView(rows.buffer, rows.byteOffset, rows.byteLength);
  for (let at = 0; at < rows.length; at += receiptBytes) {
    yield {
      at,
      low: view.getUint32(at, true),
      high: view.getUint32(at + 4, true),
      occurrence: view.getUint32(at + 8, true),
      day: view.getInt32(at + 12, true),
      amount: view.getFloat64(at + 16, true),
    };
  }
}
