import { closeSync, mkdtempSync, openSync, rmSync, statSync, writeSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Papa from 'papaparse';
import { previewExport, readExport } from '../../renderer/import/engine/read-export';
import { nativeHasher } from '../check/read-file';

/**
 * The engine alone against papaparse alone on the same file and thread: `npx tsx test/bench/import-engine.bench.ts [ROWS]`.
 * Prints one line of JSON. Storing is not in it; the budget of docs/architecture.md counts storing too.
 */

const header =
  'Auftragskonto;Buchungstag;Valutadatum;Buchungstext;Verwendungszweck;Glaeubiger ID;Mandatsreferenz;Kundenreferenz (End-to-End);Beguenstigter/Zahlungspflichtiger;Kontonummer/IBAN;BIC (SWIFT-Code);Betrag;Waehrung\n';
const names = [
  'Nordlicht Telefonie GmbH',
  'Stadtwerke Rabenfurt GmbH',
  'Möbelhaus Krümelberg KG',
  'Hausverwaltung Ziegelstein & Söhne',
];

function row(at: number): string {
  const day = `${String((at % 28) + 1).padStart(2, '0')}.${String(((at >> 5) % 12) + 1).padStart(2, '0')}.24`;
  const cents = `-${at % 1000},${String(at % 100).padStart(2, '0')}`;
  return `DE90299905021004711815;${day};${day};FOLGELASTSCHRIFT;Kundennr. ${425_989_683 + at}, Rechnung vom 29.01.2024;DE19ZZZ00000098761;NT${3_381_656_722 + at};RG${7_080_921_766 + at};${names[at % 4]};DE94299904017793571704;RABFDE2FXXX;${cents};EUR\n`;
}

function writeSample(path: string, rows: number): void {
  const file = openSync(path, 'w');
  let text = header;
  for (let at = 0; at < rows; at++) {
    text += row(at);
    if (text.length > 1_000_000) {
      writeSync(file, text, null, 'latin1');
      text = '';
    }
  }
  writeSync(file, text, null, 'latin1');
  closeSync(file);
}

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

export async function run(rows = 1_000_000): Promise<void> {
  const dir = mkdtempSync(join(tmpdir(), 'kontor-bench-'));
  try {
    const path = join(dir, 'sample.csv');
    writeSample(path, rows);
    const sizeBytes = statSync(path).size;
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
    const idleBytes = process.memoryUsage().rss;
    const started = performance.now();
    await previewExport(source, {}, { chunk: () => undefined });
    const previewMs = performance.now() - started;
    let staged = 0;
    let peakBytes = idleBytes;
    const stop = stopwatch();
    await readExport(
      source,
      {},
      {
        chunk: (_, count) => {
          staged += count;
          peakBytes = Math.max(peakBytes, process.memoryUsage().rss);
        },
      },
      // In the program hashing has a thread of its own; the runtime's hash comes nearest to that here.
      { createHasher: nativeHasher },
    );
    const engine = stop();
    await handle.close();
    const papa = await papaAlone(path, sizeBytes);
    const figures = {
      rows: staged,
      megabytes: Math.round(sizeBytes / 1e6),
      previewMs,
      engineMs: engine.ms,
      engineCpuMs: engine.cpuMs,
      papaMs: papa.ms,
      papaCpuMs: papa.cpuMs,
      ratio: engine.ms / papa.ms,
      cpuRatio: engine.cpuMs / papa.cpuMs,
      memoryMegabytes: (peakBytes - idleBytes) / 1e6,
    };
    console.log(
      JSON.stringify(figures, (_, value) => (typeof value === 'number' ? Number(value.toFixed(2)) : value)),
    );
    if (staged !== rows) throw new Error(`${staged} of ${rows} rows were read`);
  } finally {
    rmSync(dir, { recursive: true });
  }
}

if (process.argv[1]?.endsWith('import-engine.bench.ts')) await run(Number(process.argv[2] ?? 1_000_000));
