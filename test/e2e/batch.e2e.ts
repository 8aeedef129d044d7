import type { ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { linesOf, runBatch, writeJob } from './driver/batch';
import {
  answerSaveDialog,
  chooseLanguage,
  listImports,
  saveReport,
  saveResults,
  waitForFile,
  waitForStore,
} from './driver/main-job';
import { pdfTextOf } from './driver/pdf-text';
import { launchProgram } from './driver/program';

const samples = join(process.cwd(), 'assets', 'samples');
interface Totals {
  company: string;
  files: { name: string; bookings: number; pending: number }[];
  accounts: { iban: string; bookings: number; totalIn: string; totalOut: string }[];
  all: { bookings: number };
}
const totals = JSON.parse(readFileSync(join(samples, 'totals.json'), 'utf8')) as Totals;
const files = totals.files.map(({ name }) => join(samples, name));

let work: string;
let userData: string;
let job: string;
const at = (name: string) => join(work, 'out', name);

beforeAll(() => {
  work = mkdtempSync(join(tmpdir(), 'kontor-batch-'));
  userData = join(work, 'profile');
  job = writeJob(work, 'company.json', {
    files,
    customer: { name: totals.company, type: 'company' },
    send: true,
    outputs: {
      language: 'en',
      report: 'out/report.pdf',
      results: 'out/results.json',
      tables: 'out/tables.xlsx',
    },
  });
});
afterAll(() => rmSync(work, { recursive: true, force: true, maxRetries: 5 }));

/** The hash of what a report says, as its foot prints it. */
function contentHashOf(path: string): string {
  const hash = /\b[0-9a-f]{16}\b/.exec(pdfTextOf(path))?.[0];
  if (!hash) throw new Error(`${path} prints no hash`);
  return hash;
}

/** Results without what is made anew for each customer, run and answer. */
function comparable(path: string): unknown {
  const made = /"(?:customUserId|runId|fetchedAt|userId|importId|fileId|rowId|accountRowId)": "[^"]*"/g;
  return JSON.parse(readFileSync(path, 'utf8').replace(made, '"left": "out"'));
}

describe('the program without a window', () => {
  it('when files are read, each is told as a line of JSON, and nothing of them is kept', async () => {
    const run = await runBatch(['read', ...files, '--json'], { userData });
    expect(run.code, run.words).toBe(0);
    const told = linesOf(run, 'file');
    expect(told.map(({ name, state, lines }) => ({ name, state, lines }))).toEqual(
      expect.arrayContaining([expect.objectContaining({ name: totals.files[0]?.name, state: 'ready' })]),
    );
    const booked = told.map(({ name, reading }) => {
      const { counts } = reading as { counts: { bookings: number; pending: number } };
      return { name, bookings: counts.bookings, pending: counts.pending };
    });
    const wanted = totals.files.map(({ name, bookings, pending }) => ({ name, bookings, pending }));
    expect(booked).toHaveLength(wanted.length);
    expect(booked).toEqual(expect.arrayContaining(wanted));
    expect(run.lines.at(-1)).toMatchObject({ event: 'end', outcome: 'done', exitCode: 0 });
    expect(run.words).toMatch(/478/);
    const imports = await runBatch(['list', 'imports'], { userData });
    expect(imports.code).toBe(0);
    expect(linesOf(imports, 'import')).toEqual([]);
  });

  it('when a job is tried only, it tells what it would send and leaves no trace', async () => {
    const run = await runBatch(['run', job, '--dry-run'], { userData });
    expect(run.code, run.words).toBe(0);
    expect(linesOf(run, 'plan')).toMatchObject([{ transactions: totals.all.bookings, customer: 'new' }]);
    for (const what of ['imports', 'customers']) {
      const listed = await runBatch(['list', what], { userData });
      expect(listed.lines.map(({ event }) => event)).toEqual(['end']);
    }
  });

  it('when a job runs, it goes from the files to report, results and tables', async () => {
    const run = await runBatch(['run', job], { userData });
    expect(run.code, run.words).toBe(0);
    expect(linesOf(run, 'upload')).toMatchObject([
      { state: 'done', transactionsDone: totals.all.bookings, refused: 0 },
    ]);
    expect(linesOf(run, 'run')).toMatchObject([{ state: 'done' }]);
    expect(linesOf(run, 'written').map(({ output }) => output)).toEqual(['report', 'results', 'tables']);
    expect(readFileSync(at('report.pdf')).subarray(0, 5).toString()).toBe('%PDF-');
    expect(readFileSync(at('tables.xlsx')).subarray(0, 2).toString()).toBe('PK');
    const { computedHere } = JSON.parse(readFileSync(at('results.json'), 'utf8'));
    expect(
      computedHere.figures.accounts.map(
        ({ iban, totalIn, totalOut, bookings }: Totals['accounts'][number]) => ({
          iban,
          bookings,
          totalIn,
          totalOut,
        }),
      ),
    ).toEqual(
      expect.arrayContaining(
        totals.accounts.map(({ iban, bookings, totalIn, totalOut }) => ({
          iban,
          bookings,
          totalIn,
          totalOut,
        })),
      ),
    );
  });

  it('when it runs again, there is nothing to do, with a code of its own; a lost output is written again', async () => {
    const before = statSync(at('report.pdf')).mtimeMs;
    const again = await runBatch(['run', job], { userData });
    expect(again.code, again.words).toBe(5);
    expect(again.lines.map(({ event }) => event)).toEqual(['end']);
    expect(statSync(at('report.pdf')).mtimeMs).toBe(before);
    rmSync(at('tables.xlsx'));
    const third = await runBatch(['run', job], { userData });
    expect(third.code, third.words).toBe(0);
    expect(linesOf(third, 'written').map(({ output }) => output)).toEqual(['tables']);
    expect(linesOf(third, 'upload')).toEqual([]);
  });

  it('when the window shows the same customer, it saves the same results, tables and report; meanwhile no job writes', async () => {
    const program = await launchProgram({ userData });
    const { window: page } = program;
    try {
      await chooseLanguage(page, 'en');
      await waitForStore(page);
      const busy = await runBatch(['run', job], { userData });
      expect(busy.code, busy.words).toBe(4);
      expect(busy.lines).toMatchObject([{ event: 'end', reason: 'busy' }]);
      expect(program.electron.windows()).toHaveLength(1);

      await page.getByRole('button', { name: 'Customers', exact: true }).first().click();
      await page.getByRole('button', { name: totals.company }).first().click();
      await page.getByRole('tab', { name: 'Results' }).click();
      await page.getByRole('button', { name: 'Report as PDF' }).waitFor({ timeout: 30_000 });
      await saveResults(program, at('window.json'));
      expect(readFileSync(at('window.json'), 'utf8')).toBe(readFileSync(at('results.json'), 'utf8'));
      await saveReport(program, at('window.pdf'));
      expect(contentHashOf(at('window.pdf'))).toBe(contentHashOf(at('report.pdf')));
      await answerSaveDialog(program, at('window.xlsx'));
      await page.getByRole('button', { name: 'Save tables' }).click();
      await page.getByRole('menuitem', { name: /Excel/ }).click();
      await waitForFile(at('window.xlsx'));
      // A zip notes when it was made; what it holds is compared.
      expect(unzipSync(readFileSync(at('window.xlsx')))).toEqual(unzipSync(readFileSync(at('tables.xlsx'))));

      // The job that the window makes of the import repeats it, beside copies of the exports.
      const repeated = join(work, 'repeated');
      for (const path of files) cpSync(path, join(repeated, basename(path)));
      await answerSaveDialog(program, join(repeated, 'job.yaml'));
      const [sent] = (await listImports(page)).filter(({ state }) => state === 'uploaded');
      await page.evaluate(
        ([importId = '', customerId = '']) => window.kontor.batch.saveJob(importId, customerId, 'en'),
        [sent?.id, sent?.customerId ?? ''],
      );
      await waitForFile(join(repeated, 'job.yaml'));
    } finally {
      await program.quit();
    }
  });

  it('when the job that the window saved runs beside the exports, it sends nothing twice and writes the same results', async () => {
    const run = await runBatch(['run', join(work, 'repeated', 'job.yaml')], { userData });
    expect(run.code, run.words).toBe(0);
    expect(linesOf(run, 'upload')).toEqual([]);
    expect(readFileSync(join(work, 'repeated', 'results.json'), 'utf8')).toBe(
      readFileSync(at('results.json'), 'utf8'),
    );
  });

  it('when a file asks something that the job does not answer, it ends with what is asked, and goes on once it is answered', async () => {
    const asking = join(process.cwd(), 'test', 'fixtures', 'cases', 'B001.csv');
    const open = { files: [asking], customer: { name: 'Beispiel', type: 'person' } };
    const path = writeJob(work, 'asking.json', open);
    const stopped = await runBatch(['run', path], { userData });
    expect(stopped.code, stopped.words).toBe(3);
    const asked = linesOf(stopped, 'question') as unknown as { kind: string; choices: { value: string }[] }[];
    expect(asked.map(({ kind }) => kind)).toContain('currency');
    const answers = Object.fromEntries(asked.map(({ kind, choices }) => [kind, choices[0]?.value ?? 'EUR']));
    const questions = { answers, others: 'proposed', recognition: 'confirm', unnumberedAccounts: 'number' };
    writeJob(work, 'asking.json', { ...open, questions });
    const answered = await runBatch(['run', path], { userData });
    expect(answered.code, answered.words).toBe(0);
    expect(linesOf(answered, 'upload')).toEqual([]);
    const imports = await runBatch(['list', 'imports'], { userData });
    // The first one, that nothing was sent of, has given way.
    const own = linesOf(imports, 'import').filter((one) => JSON.stringify(one.files).includes('B001.csv'));
    expect(own).toMatchObject([{ state: 'open' }]);
  });

  it('when it is called wrongly, nothing starts and the code says so', async () => {
    for (const words of [
      ['fetch'],
      ['run', join(work, 'nowhere.yaml')],
      ['read', join(work, 'nowhere.csv')],
    ]) {
      const run = await runBatch(words, { userData });
      expect(run.code, words.join(' ')).toBe(2);
      expect(run.lines.at(-1)).toMatchObject({ event: 'end', outcome: 'usage' });
    }
    writeFileSync(join(work, 'misspelt.yaml'), 'version: 1\nfiels: [a]\n');
    const run = await runBatch(['run', join(work, 'misspelt.yaml')], { userData });
    expect(run.code).toBe(2);
    expect(run.words).toMatch(/fiels|files/);
  });

  it('when a job is killed ten times in the middle and called again, it ends as if nothing had happened', async () => {
    const wanted = comparable(at('results.json'));
    const moments = [...killMoments];
    for (let round = 0; moments.length > 0; round += 1) {
      const killed = join(work, `killed-${round}`);
      const path = writeJob(killed, 'job.json', {
        ...JSON.parse(readFileSync(job, 'utf8')),
        outputs: { language: 'en', report: 'report.pdf', results: 'results.json', tables: 'tables.xlsx' },
      });
      const profile = { userData: join(killed, 'profile') };
      for (;;) {
        const [moment] = moments;
        const onStart = (child: ChildProcess) => moment && killAt(child, moment);
        const run = await runBatch(['run', path], { ...profile, onStart });
        // A step that an earlier call had done does not come again: its moment waits for the next round.
        if (run.code === 0) break;
        expect(run.code, run.words).toBeNull();
        console.log(`killed ${moment?.afterMs} ms after "${moment?.event}"`);
        moments.shift();
      }
      expect(comparable(join(killed, 'results.json'))).toEqual(wanted);
      const again = await runBatch(['run', path], profile);
      expect(again.code, again.words).toBe(5);
      const customers = await runBatch(['list', 'customers'], profile);
      expect(linesOf(customers, 'customer')).toMatchObject([{ transactions: totals.all.bookings }]);
    }
  }, 1_200_000);
});

interface KillMoment {
  event: string;
  afterMs: number;
}

/** Every step of a job: making the customer, reading, sending, analysing, printing, writing. */
const killMoments: readonly KillMoment[] = [
  { event: 'customer', afterMs: 0 },
  { event: 'reading', afterMs: 0 },
  { event: 'reading', afterMs: 400 },
  { event: 'import', afterMs: 0 },
  { event: 'plan', afterMs: 0 },
  { event: 'plan', afterMs: 150 },
  { event: 'upload', afterMs: 0 },
  { event: 'upload', afterMs: 300 },
  { event: 'run', afterMs: 500 },
  { event: 'written', afterMs: 0 },
];

function killAt(child: ChildProcess, { event, afterMs }: KillMoment): void {
  let told = '';
  let isKilled = false;
  child.stdout?.on('data', (data: Buffer) => {
    told += data.toString('utf8');
    if (isKilled || !told.includes(`"event":"${event}"`)) return;
    isKilled = true;
    setTimeout(() => child.kill('SIGKILL'), afterMs);
  });
}
