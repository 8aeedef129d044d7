import { openPackedRows } from '../../preload/contract/rows/packed-chunk';
import type { StagingStore } from '../unit/main/store/memory-store';
import { packed, readingOf, stagedRowsOf } from '../unit/main/store/staged-export';

export const chunkRows = 2_000;
/** Texts are made once and staged again and again, with other identities, lines, days and balances: made anew they would be most of the time. */
const distinctChunks = 25;
const firstDay = 18_000;
const spanDays = 2_500;

/** One row in a thousand comes twice: what the tab of duplicates shows. */
function numberOf(row: number): number {
  return row % 1_000 === 1 ? row - 1 : row;
}

/** Chunks of one account of which each balance follows from the one before, over all of them. */
function* chunksOf(chunkCount: number, salt: number): Generator<Uint8Array> {
  const made = Array.from({ length: distinctChunks }, (_, chunk) =>
    packed(
      stagedRowsOf(
        Array.from({ length: chunkRows }, (_, row) => {
          const number = numberOf(chunk * chunkRows + row) * 48_271;
          return {
            day: '2024-01-01',
            amountMinor: (number % 200_003) - 100_001,
            balanceMinor: 0,
            purpose: `RE ${number % 1_000_003} Kunde ${number % 99_991}`,
          };
        }),
      ),
    ),
  );
  let balance = 0;
  for (let chunk = 0; chunk < chunkCount; chunk += 1) {
    const bytes = (made[chunk % distinctChunks] ?? new Uint8Array()).slice();
    const columns = openPackedRows(bytes)?.columns;
    if (!columns) throw new Error('no chunk');
    for (let row = 0; row < chunkRows; row += 1) {
      balance += columns.amounts[row] ?? 0;
      columns.balances[row] = balance;
      columns.days[row] =
        firstDay + Math.floor(((chunk * chunkRows + row) * spanDays) / (chunkCount * chunkRows));
      columns.lines[row] = chunk * chunkRows + row + 2;
      // Bits that the texts repeat stay as they are.
      columns.hashHigh[row] =
        (((columns.hashHigh[row] ?? 0) & 0xc000_0000) | numberOf(chunk * chunkRows + row)) >>> 0;
      // Else every so many rows would share this word, which real ones do not.
      const repeat = Math.imul(Math.floor(chunk / distinctChunks) + salt * 977, 0x9e37_79b1) & 0x3fff_ffff;
      columns.hashLow[row] = ((columns.hashLow[row] ?? 0) ^ repeat) >>> 0;
    }
    yield bytes;
  }
}

export interface MillionOptions {
  rowCount: number;
  name: string;
  /** Rows of other salts are other bookings. */
  salt?: number;
}

/** Stages one file of one account that holds all rows. */
export async function stageMillion(
  store: StagingStore,
  importId: string,
  { rowCount, name, salt = 0 }: MillionOptions,
): Promise<number> {
  const chunkCount = Math.ceil(rowCount / chunkRows);
  const { fileId } = await store.call('imports.addFile', importId, { name, sizeBytes: 1 });
  let chunk = 0;
  for (const bytes of chunksOf(chunkCount, salt)) {
    await store.call('imports.stageRows', fileId, chunk, bytes);
    chunk += 1;
  }
  const staged = chunkCount * chunkRows;
  const reading = readingOf(stagedRowsOf([{ day: '2024-01-01', amountMinor: 1 }]), {
    sha256: `${name} ${salt}`,
  });
  reading.counts = { ...reading.counts, bookings: staged, bookingLines: staged, lines: staged + 1 };
  await store.call('imports.finishFile', fileId, reading);
  return staged;
}
