import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '../../main/store/open-store';
import type { CellsEdit } from '../../preload/contract';
import { packed, readingOf, stagedRowsOf } from '../unit/main/store/staged-export';

const chunkRows = 2_000;
/** Chunks are made once and staged again and again: making a million rows would be most of the time. */
const distinctChunks = 25;
const rounds = 9;

/** What a person waits for in the table of a million rows; the middle of nine rounds, in milliseconds. */
const budgets = { editMs: 100, undoMs: 200, filterMs: 200, jumpMs: 200 } as const;

/** Milliseconds of an edit, its undo, a filter and a jump to the next finding among `rowCount` staged rows. */
export async function run(rowCount = 1_000_000): Promise<Record<string, number>> {
  const chunks = Array.from({ length: distinctChunks }, (_, chunk) =>
    stagedRowsOf(
      Array.from({ length: chunkRows }, (_, row) => {
        const number = (chunk * chunkRows + row) * 48_271;
        return {
          day: `2024-${String(1 + (number % 12)).padStart(2, '0')}-${String(1 + (number % 28)).padStart(2, '0')}`,
          amountMinor: (number % 200_003) - 100_001,
          purpose: `RE ${number % 1_000_003} Kunde ${number % 99_991}`,
        };
      }),
    ),
  );
  const folder = await mkdtemp(join(tmpdir(), 'kontor-bench-'));
  const store = await openStore({ path: join(folder, 'store.db'), key: 'ab'.repeat(32) });
  try {
    const { id } = await store.call('imports.create');
    const { fileId } = await store.call('imports.addFile', id, { name: 'bench.csv', sizeBytes: 1 });
    const bodies = chunks.map((rows) => packed(rows));
    const chunkCount = Math.ceil(rowCount / chunkRows);
    for (let chunk = 0; chunk < chunkCount; chunk += 1) {
      const bytes = (bodies[chunk % distinctChunks] ?? new Uint8Array()).slice();
      await store.call('imports.stageRows', fileId, chunk, bytes);
    }
    const staged = chunkCount * chunkRows;
    const reading = readingOf(chunks[0] ?? []);
    const finding = {
      severity: 'warning',
      rule: 'balance.break',
      field: 'balanceAfter',
      column: null,
      text: null,
    } as const;
    reading.findings = [100, 900].map((line) => ({ ...finding, line, params: {} }));
    reading.counts = { ...reading.counts, bookings: staged, bookingLines: staged, lines: staged + 1 };
    await store.call('imports.finishFile', fileId, reading);
    const { rows } = await store.call('imports.rows', id, {}, { offset: staged / 2, limit: 1 });
    const rowId = rows[0]?.rowId ?? 0;
    const cell = (value: string): CellsEdit => ({
      kind: 'edit',
      cells: [{ at: { rowId }, field: 'amount', value }],
    });
    const measured = {
      editMs: await middle((round) => store.call('imports.editCells', id, cell(`${round}.50`))),
      undoMs: await middle(() => store.call('imports.goToChange', id, 'back')),
      filterMs: await middle((round) =>
        store.call(
          'imports.rows',
          id,
          { states: round % 2 ? ['booking'] : ['blocked'] },
          { offset: 0, limit: 200 },
        ),
      ),
      jumpMs: await middle(() =>
        store.call('imports.nextFinding', id, {}, { from: staged / 2, isBackwards: false }),
      ),
    };
    for (const [name, budget] of Object.entries(budgets)) {
      const ms = measured[name as keyof typeof budgets];
      console.log(`${name}: ${ms.toFixed(0)} of ${budget} ms, ${ms <= budget ? 'met' : 'MISSED'}`);
    }
    return { rows: staged, ...measured };
  } finally {
    await store.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function middle(work: (round: number) => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const startedAt = performance.now();
    await work(round);
    times.push(performance.now() - startedAt);
  }
  return times.sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0;
}
