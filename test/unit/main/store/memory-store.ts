import type { OperationArgs, OperationResult, StoreOperation } from '../../../../main/store/operations';
import { StoreSession } from '../../../../main/store/store-session';
import type { FileReading, StagedRow } from '../../../../preload/contract/reading/reading';
import { type Booking, packed, readingOf, stagedRowsOf } from './staged-export';

/** The operations of the store in memory, without its worker thread. */
export class MemoryStore {
  readonly session = new StoreSession({ path: ':memory:', keyHex: null }, () => undefined);

  async call<Name extends StoreOperation>(
    name: Name,
    ...args: OperationArgs<Name>
  ): Promise<OperationResult<Name>> {
    return (await this.session.run(name, args)) as OperationResult<Name>;
  }

  async close(): Promise<void> {
    this.session.close();
  }
}

export interface StagingStore {
  call<Name extends StoreOperation>(name: Name, ...args: OperationArgs<Name>): Promise<OperationResult<Name>>;
}

/** Stages an invented export as one file of the import, in chunks of `chunkRows`. */
export async function stageExport(
  store: StagingStore,
  importId: string,
  bookings: readonly Booking[],
  change: Partial<FileReading> = {},
  options: { name?: string; chunkRows?: number } = {},
) {
  const rows = stagedRowsOf(bookings);
  const fileId = await stageRows(store, importId, rows, options);
  await store.call('imports.finishFile', fileId, readingOf(rows, change));
  return store.call('imports.get', importId);
}

export async function stageRows(
  store: StagingStore,
  importId: string,
  rows: readonly StagedRow[],
  { name = 'umsatz.csv', chunkRows = 2_000 }: { name?: string; chunkRows?: number } = {},
): Promise<string> {
  const { fileId } = await store.call('imports.addFile', importId, { name, sizeBytes: 1_000 });
  for (let start = 0, chunk = 0; start < rows.length; start += chunkRows, chunk += 1) {
    await store.call('imports.stageRows', fileId, chunk, packed(rows.slice(start, start + chunkRows)));
  }
  return fileId;
}

/** Sends an import to a service that takes everything and holds nothing of it before. Answers the id of the upload, which is done. */
export async function sendImport(store: StagingStore, importId: string, customerId: string): Promise<string> {
  await store.call('imports.setCustomer', importId, customerId);
  await store.call('plans.begin', importId);
  const upload = { importId, customerId, batchesTotal: 1, batchSize: 100, heldAccounts: [] };
  const { id } = await store.call('uploads.create', upload);
  let settled: { position: number; outcome: 'done' } | null = null;
  for (;;) {
    const batch: { position: number } | null = await store.call('uploads.advance', id, settled, {
      size: 2_000,
      unit: 's',
    });
    if (!batch) break;
    settled = { position: batch.position, outcome: 'done' };
  }
  await store.call('uploads.finish', id, { state: 'done' });
  return id;
}
