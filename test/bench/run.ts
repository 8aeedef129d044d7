import { buildWorkers } from '../../scripts/built-workers';
import { beginBench, figuresSoFar } from './figures';
import { worseThanMeasured, writeMeasured } from './measured-file';

/** One row per measurement: its name on the command line and the file that measures. */
const benches: Record<string, { what: string; run: () => Promise<unknown> }> = {
  analysis: {
    what: 'time per transaction of the analysis engine at 10,000, 100,000 and 1,000,000',
    run: async () => (await import('./analysis.bench')).run(),
  },
  start: {
    what: 'a start to the first usable screen, beside an empty window of the same runtime',
    run: async () => (await import('./start.bench')).run(),
  },
  import: {
    what: 'a million rows from the drop to the encrypted store in the real program, beside papaparse alone',
    run: async () => (await import('./import.bench')).run(),
  },
  'import-engine': {
    what: 'the import engine alone, beside papaparse alone',
    run: async () => (await import('./import-engine.bench')).run(),
  },
  files: {
    what: '200 files in one drop, and one of 32 MB, from the drop to staged in the real program',
    run: async () => (await import('./files.bench')).run(),
  },
  documents: {
    what: 'a CAMT of 8 MB: its first rows, and the whole of it',
    run: async () => (await import('./documents.bench')).run(),
  },
  store: {
    what: 'staging a million rows in the encrypted store, beside papaparse alone',
    run: async () => (await import('./store.bench')).run(),
  },
  grid: {
    what: 'edits, undo, filters, jumps, duplicates and questions among a million staged rows of one account, and scrolling them',
    run: async () => (await import('./grid.bench')).run(),
  },
  scroll: {
    what: 'the longest stall of the real window while a million rows are scrolled',
    run: async () => (await import('./scroll.bench')).run(),
  },
  checks: {
    what: 'all checks over a million rows, and one account again after an edit',
    run: async () => (await import('./checks.bench')).run(),
  },
  upload: {
    what: 'an upload to the local service, beside a bare loop that posts the same bodies',
    run: async () => (await import('./upload.bench')).run(),
  },
  report: {
    what: 'a report of 24 months, three accounts and 5,000 bookings, from the click to the file, in the real program',
    run: async () => (await import('./report.bench')).run(),
  },
  results: {
    what: 'results of a customer with 100,000 bookings in the real window: the first view, and each tab with its charts',
    run: async () => (await import('./results.bench')).run(),
  },
  'local-service': {
    what: 'adding batches of 1,000 to an account of a million',
    run: async () => (await import('./local-service.bench')).run(),
  },
};

/**
 * `npm run bench [-- NAME ...]`: measures on this computer; figures are ratios within one run (docs/architecture.md, budgets). All of them
 * are written into docs/measured.md, single ones are compared with it, or written too (`--write`).
 */
async function bench(words: string[]): Promise<void> {
  const names = words.filter((word) => word !== '--write');
  const unknown = names.filter((name) => !(name in benches));
  if (unknown.length > 0) {
    console.error(`There is no measurement ${unknown.join(', ')}. There are:`);
    for (const [name, { what }] of Object.entries(benches)) console.error(`  ${name}: ${what}`);
    process.exit(2);
  }
  process.once('exit', await buildWorkers());
  for (const name of names.length > 0 ? names : Object.keys(benches)) {
    console.log(`\n== ${name}: ${benches[name]?.what}`);
    beginBench(name);
    await benches[name]?.run();
  }
  if (names.length === 0 || names.length < words.length) {
    writeMeasured(figuresSoFar());
    return;
  }
  const worse = worseThanMeasured(figuresSoFar());
  for (const sentence of worse) console.error(`WORSE: ${sentence}`);
  if (worse.length > 0) process.exit(1);
}

bench(process.argv.slice(2)).then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
