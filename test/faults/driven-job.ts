import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Page } from 'playwright-core';
import {
  type Answer,
  type Customer,
  choicesOf,
  defaultHabits,
  type ImportSummary,
  type Run,
  type Upload,
} from '../../preload/contract';
import { answerSaveDialog, listImports, until } from '../e2e/driver/main-job';
import type { RunningProgram } from '../e2e/driver/program';
import type { Stage } from './kill-schedule';
import type { ExpectedAccount } from './service-checker';

export interface Job {
  files: string[];
  accounts: ExpectedAccount[];
  customer: Customer;
  reportPath: string;
}

/** What whoever drives a job hears of it. */
export interface JobNotes {
  /** Each time the job is at a stage, also when it is taken up there. */
  enter(stage: Stage): void;
  /** A step was asked for again although nothing had been killed. */
  askedAgain(what: string): void;
}

const isRight = /^Yes, (that is right|right for all)/;
/** A trigger that died before it left is told from a run that takes its time by this. */
const patienceMs = 3_000;
const mostAttempts = 20;
/** Longer than whoever drives the job waits for it. */
const forEver = 3_600_000;

/**
 * Does a job, or what is left of it: files in, plan, upload, read back, analysis, report. What was done is asked of the
 * program each time, so it can be called again after every kill. Throws when the program goes away.
 */
export async function driveJob(program: RunningProgram, job: Job, notes: JobNotes): Promise<void> {
  const { window } = program;
  if ((await uploadsOf(window, job)).length === 0) {
    notes.enter('staging');
    await stage(window, job);
    notes.enter('planning');
    for (const { id } of await importsOf(window, job)) await startUpload(window, id, job, notes);
  }
  await finishUploads(window, job, notes);
  await analyse(window, job, notes);
  if (!existsSync(job.reportPath)) await saveReport(program, job, notes);
}

async function importsOf(page: Page, { files }: Job): Promise<ImportSummary[]> {
  const names = files.map((file) => basename(file));
  return (await listImports(page)).filter((one) => one.files.some(({ name }) => names.includes(name)));
}

/** Drops what is not staged yet, and says yes to a bank that is only likely. */
async function stage(page: Page, job: Job): Promise<void> {
  const imports = await importsOf(page, job);
  const files = imports.flatMap((one) => one.files);
  for (const { id } of files.filter(({ state }) => state === 'failed'))
    await ask(page.evaluate((fileId) => window.kontor.imports.removeFile(fileId), id));
  const staged = files.filter(({ state }) => state === 'staged').map(({ name }) => name);
  const missing = job.files.filter((file) => !staged.includes(basename(file)));
  if (missing.length > 0) await page.locator('input[type=file]').first().setInputFiles(missing);
  await until(
    'the files are staged without a question',
    async () => {
      const likely = page.getByRole('button', { name: isRight }).first();
      if (await likely.isVisible()) await likely.click();
      const now = (await importsOf(page, job)).flatMap((one) => one.files);
      const good = now.filter(({ state, digest }) => state === 'staged' && !digest?.needsAnswer);
      return good.length === job.files.length;
    },
    forEver,
  );
}

async function startUpload(page: Page, importId: string, { customer }: Job, notes: JobNotes): Promise<void> {
  await insist('plan and start', notes, async () => {
    const planned = await page.evaluate(([of, to]) => window.kontor.uploads.plan(of, to), [
      importId,
      customer.id,
    ] as const);
    if (!planned.ok) return planned;
    return page.evaluate(([of, to]) => window.kontor.uploads.start(of, to), [importId, customer.id] as const);
  });
}

async function uploadsOf(page: Page, { customer }: Job): Promise<Upload[]> {
  const uploads = await ask(page.evaluate(() => window.kontor.uploads.list()));
  return uploads.filter(({ customerId }) => customerId === customer.id);
}

async function finishUploads(page: Page, job: Job, notes: JobNotes): Promise<void> {
  let attempts = 0;
  let isFirstLook = true;
  await until(
    'everything is sent and read back',
    async () => {
      const open = (await uploadsOf(page, job)).filter(({ state }) => state !== 'done');
      for (const { id, state, error, transactionsDone, transactionsTotal } of open) {
        notes.enter(transactionsDone < transactionsTotal ? 'sending' : 'readBack');
        if (
          state === 'running' ||
          state === 'waiting' ||
          (state === 'answerUnknown' && !error && !isFirstLook)
        )
          continue;
        if (!isFirstLook) notes.askedAgain(`resume (${state} ${error?.code ?? ''})`);
        attempts += 1;
        if (attempts > mostAttempts) throw new Error(`The upload stays ${state}: ${error?.code}`);
        const resumed = await page.evaluate((uploadId) => window.kontor.uploads.resume(uploadId), id);
        if (!resumed.ok) notes.askedAgain(`resume (${resumed.error.code})`);
      }
      isFirstLook = false;
      // An import that was planned when the program died, and not begun.
      if (open.length > 0) return false;
      const waiting = (await importsOf(page, job)).filter((one) => one.state === 'open');
      for (const { id } of waiting) await startUpload(page, id, job, notes);
      return waiting.length === 0;
    },
    forEver,
  );
}

async function analyse(page: Page, { customer }: Job, notes: JobNotes): Promise<void> {
  let openSince = Date.now();
  await until(
    'the analysis is done',
    async () => {
      const runs = await ask(page.evaluate(() => window.kontor.runs.list()));
      const own = runs.filter(({ customerId }) => customerId === customer.id);
      if (own.some(({ state }) => state === 'done')) return true;
      notes.enter('analysis');
      const newest = own.sort((a, b) => b.startedAt.localeCompare(a.startedAt))[0];
      if (newest && isOpen(newest, Date.now() - openSince)) return false;
      if (newest) notes.askedAgain(`analysis (${newest.state} ${newest.error?.code ?? ''})`);
      openSince = Date.now();
      await insist('start the analysis', notes, () =>
        page.evaluate((customerId) => window.kontor.runs.start(customerId), customer.id),
      );
      return false;
    },
    forEver,
  );
}

/** Whether a run can be waited for. One whose trigger may never have left is only waited for so long. */
function isOpen({ state, error }: Run, openForMs: number): boolean {
  if (state === 'triggering' || state === 'running') return true;
  if (state === 'fetching') return error === null;
  return state === 'noAnswerYet' && openForMs < patienceMs;
}

async function saveReport(program: RunningProgram, job: Job, notes: JobNotes): Promise<void> {
  await answerSaveDialog(program, job.reportPath);
  notes.enter('report');
  await insist('save the report', notes, () =>
    program.window.evaluate(({ customerId, options }) => window.kontor.report.save(customerId, options), {
      customerId: job.customer.id,
      options: { ...choicesOf(defaultHabits), language: 'en' as const },
    }),
  );
  const bytes = readFileSync(job.reportPath);
  const [head, tail] = [bytes.subarray(0, 5).toString(), bytes.subarray(-8).toString()];
  if (head !== '%PDF-' || !tail.includes('%%EOF')) throw new Error('The report is not whole.');
}

/** Asks again while the program answers that it could not, for example because the service was away. */
async function insist<T>(what: string, notes: JobNotes, call: () => Promise<Answer<T>>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await call();
    if (answer.ok) return answer.value;
    if (attempt === mostAttempts) throw new Error(`${what}: ${answer.error.code}`);
    notes.askedAgain(`${what} (${answer.error.code})`);
  }
}

async function ask<T>(call: Promise<Answer<T>>): Promise<T> {
  const answer = await call;
  if (!answer.ok) throw new Error(answer.error.code);
  return answer.value;
}
