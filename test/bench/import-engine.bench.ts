import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Papa from 'papaparse';
import { previewExport, readExport } from '../../renderer/import/engine/read-export';
import { nativeHasher } from '../check/read-file';
import { figure } from './figures';
import { writeHardExport, writeLargeExport } from './made-million';

/**
 * The engine alone against papaparse alone on the same file and thread, the plain and the hard file. Storing is not in it; the budget of
 * docs/architecture.md counts storing too. `KONTOR_BENCH_ROWS` changes the number of rows.
 */

const files = [
  { name: 'plain file', write: writeLargeExport },
  { name: 'hard file', write: writeHardExport },
] as const;

/** Wall clock and processor time of all threads; on a busy machine only the second compares. */
function stopwatch() {
  const wall = performance.now();
  const cpu = process.cpuUsage();
  return () => {
    const used = process.cpuUsage(cpu);
    return { ms: performance.now() - wall, cpuMs: (used.user + used.system) / 1_000 };
  };
}

async function papaAlone(path: string, size: number) {
  const handle = await open(path);
  const stop = stopwatch();
  let rest = '';
  let rows = 0;
  for (let at = 0; at < size; at += 1_048_576) {
    const length = Math.min(1_048_576, size - at);
    const bytes = Buffer.alloc(length);
    await handle.read(bytes, 0, length, at);
    const text = rest + bytes.toString('latin1');
    const cut = text.lastIndexOf('\n') + 1;
    rest = text.slice(cut);
    rows += Papa.parse<string[]>(text.slice(0, cut), { delimiter: ';', newline: '\n' }).data.length;
  }
  const spent = stop();
  await handle.close();
  if (rows === 0) throw new Error('papaparse read nothing');
  return spent;
}

async function engineAlone(path: string, sizeBytes: number) {
  const handle = await open(path);
  const source = {
    name: 'sample.csv',
    sizeBytes,
    slice: async (start: number, end: number) => {
      const bytes = new Uint8Array(end - start);
      await handle.read(bytes, 0, end - start, start);
      return bytes;
    },
  };
  const stopPreview = stopwatch();
  await previewExport(source, {}, { chunk: () => undefined });
  const preview = stopPreview();
  let staged = 0;
  const chunk = (_: Uint8Array, count: number) => {
    staged += count;
  };
  const stop = stopwatch();
  // In the program hashing has a thread of its own; the runtime's hash comes nearest to that here.
  await readExport(source, {}, { chunk }, { createHasher: nativeHasher });
  const engine = stop();
  await handle.close();
  return { staged, preview, engine };
}

export async function run(rows = Number(process.env.KONTOR_BENCH_ROWS ?? 1_000_000)): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'kontor-bench-'));
  try {
    for (const { name, write } of files) {
      const path = join(folder, 'sample.csv');
      write(path, rows);
      const size = statSync(path).size;
      const { staged, preview, engine } = await engineAlone(path, size);
      const papa = await papaAlone(path, size);
      if (staged !== rows) throw new Error(`${staged} of ${rows} rows were read`);
      const times = `engine ${engine.cpuMs.toFixed(0)} ms, papaparse ${papa.cpuMs.toFixed(0)} ms, ${(size / 1e6).toFixed(0)} MB`;
      figure({ name: `${name}, processor`, value: engine.cpuMs / papa.cpuMs, unit: 'x', limit: null }, times);
      figure({ name: `${name}, first rows, processor`, value: preview.cpuMs, unit: 'ms', limit: 300 });
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}
