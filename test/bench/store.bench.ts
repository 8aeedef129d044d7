import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Papa from 'papaparse';
import { openStore } from '../../main/store/open-store';
import type { StagedRow } from '../../preload/contract/reading/reading';
import { builtWorker } from '../../scripts/built-workers';
import { packed, readingOf, stagedRowsOf } from '../unit/main/store/staged-export';
import { figure } from './figures';

const chunkRows = 2_000;
/** Chunks are made once and staged again and again: making a million rows would be most of the time. */
const distinctChunks = 25;

/** Milliseconds of staging `rowCount` rows, finishing the file, and reading windows of it, beside papaparse alone. */
export async function run(rowCount = 1_000_000): Promise<Record<string, number>> {
  const chunks = distinctChunksOf();
  const chunkCount = Math.ceil(rowCount / chunkRows);
  const lines = chunks.map((rows) => `${rows.map((row) => row[25]).join('\n')}\n`);
  const papaMs = await timed(() => {
    for (let chunk = 0; chunk < chunkCount; chunk += 1) {
      Papa.parse(lines[chunk % distinctChunks] ?? '', { delimiter: ';' });
    }
  });

  const folder = await mkdtemp(join(tmpdir(), 'kontor-bench-'));
  const path = join(folder, 'store.db');
  const store = await openStore({ path, key: 'ab'.repeat(32), workerFile: builtWorker('store-worker') });
  try {
    const { id } = await store.call('imports.create');
    const { fileId } = await store.call('imports.addFile', id, { name: 'bench.csv', sizeBytes: 1 });
    const bodies = chunks.map((rows) => packed(rows));
    const stageMs = await timed(async () => {
      const inFlight: Promise<unknown>[] = [];
      for (let chunk = 0; chunk < chunkCount; chunk += 1) {
        const bytes = (bodies[chunk % distinctChunks] ?? new Uint8Array()).slice();
        inFlight.push(store.call('imports.stageRows', fileId, chunk, bytes));
        if (inFlight.length >= 3) await inFlight.shift();
      }
      await Promise.all(inFlight);
    });
    const staged = chunkCount * chunkRows;
    const reading = readingOf(chunks[0] ?? []);
    reading.counts = { ...reading.counts, bookings: staged, bookingLines: staged, lines: staged + 1 };
    const finishMs = await timed(() => store.call('imports.finishFile', fileId, reading));
    // The first look loads the rows and runs all checks over them, here with balances that follow from nothing.
    const rowsAt = (share: number) =>
      store.call('imports.rows', id, {}, { offset: Math.floor(staged * share), limit: 100 });
    const firstLookMs = await timed(() => rowsAt(0.1));
    const windowMs = await timed(() => rowsAt(0.9));
    const filterMs = await timed(() =>
      store.call('imports.rows', id, { states: ['booking'] }, { offset: 500_000, limit: 100 }),
    );
    const searchMs = await timed(() =>
      store.call('imports.rows', id, { search: 'kunde 48271' }, { offset: 0, limit: 100 }),
    );
    const measured = {
      rows: staged,
      papaMs,
      stageMs,
      finishMs,
      firstLookMs,
      windowMs,
      filterMs,
      searchMs,
      stageToPapa: (stageMs + finishMs) / papaMs,
      storeMb: (await stat(path)).size / 1e6,
      rssMb: process.memoryUsage().rss / 1e6,
    };
    console.log(measured);
    figure({
      name: 'staged and finished, beside papaparse',
      value: measured.stageToPapa,
      unit: 'x',
      limit: null,
    });
    figure({ name: 'first look, with all checks', value: firstLookMs, unit: 'ms', limit: null });
    figure({ name: 'a window of rows', value: windowMs, unit: 'ms', limit: 20 });
    figure({ name: 'a filter', value: filterMs, unit: 'ms', limit: 100 });
    return measured;
  } finally {
    await store.close();
    await rm(folder, { recursive: true, force: true });
  }
}

function distinctChunksOf(): StagedRow[][] {
  return Array.from({ length: distinctChunks }, (_, chunk) =>
    stagedRowsOf(
      Array.from({ length: chunkRows }, (_, row) => {
        const number = (chunk * chunkRows + row) * 48_271;
        const day = `2024-${String(1 + (number % 12)).padStart(2, '0')}-${String(1 + (number % 28)).padStart(2, '0')}`;
        const name = `Handelspartner ${number % 977} GmbH`;
        const purpose = `RE ${number % 1_000_003} Kunde ${number % 99_991} Abschlag März`;
        const cells = ['DE02120300000000202051', day, day, 'FOLGELASTSCHRIFT', purpose, 'DE98ZZZ09999999999'];
        const rest = [
          `MREF-${number % 69_621}`,
          'NOTPROVIDED',
          '',
          '',
          '',
          name,
          'BYLADEM1001',
          '-12,34',
          'EUR',
        ];
        const raw = `"${cells.concat(rest, 'Umsatz gebucht').join('";"')}"`;
        return {
          day,
          amountMinor: -(number % 1_000_003),
          name,
          purpose,
          balanceMinor: number % 5_000_003,
          raw,
        };
      }),
    ),
  );
}

async function timed(work: () => unknown): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}
