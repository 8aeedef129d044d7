import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filesHolding } from './driver/disk-search';
import { dropFiles } from './driver/drop-files';
import { heldOfOnlyCustomer } from './driver/embedded-http';
import {
  analyse,
  chooseLanguage,
  createCustomer,
  listImports,
  openCheck,
  saveReport,
  sendPlan,
  waitForStore,
  waitUntilRead,
} from './driver/main-job';
import { pdfTextOf } from './driver/pdf-text';
import { launchProgram, type RunningProgram } from './driver/program';

interface Totals {
  company: string;
  files: { name: string }[];
  accounts: { iban: string; bookings: number; totalIn: string; totalOut: string; closingBalance: string }[];
  all: { bookings: number; totalIn: string; totalOut: string };
}
const samples = 'assets/samples';
const totals = JSON.parse(readFileSync(join(samples, 'totals.json'), 'utf8')) as Totals;

/** As the English report prints it: 1383687.65 -> €1,383,687.65. */
function printed(amount: string): string {
  const [whole = '', places] = amount.replace('-', '').split('.');
  return `€${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${places}`;
}

let work: string;
let program: RunningProgram;
let report: string;

beforeAll(async () => {
  work = mkdtempSync(join(tmpdir(), 'kontor-main-job-'));
  program = await launchProgram({ userData: join(work, 'profile') });
  await chooseLanguage(program.window, 'en');
});
afterAll(async () => {
  await program.quit();
  rmSync(work, { recursive: true, force: true, maxRetries: 5 });
});

describe('the main job, in the real program with a real key store', () => {
  it('when three exports of two banks are dropped, they are read without a click', async () => {
    const { window: page } = program;
    await waitForStore(page);
    await dropFiles(
      page,
      totals.files.map(({ name }) => join(process.cwd(), samples, name)),
    );
    await waitUntilRead(page, 3);
    const [found] = await listImports(page);
    expect(found?.files.map((file) => file.state)).toEqual(['staged', 'staged', 'staged']);
    for (const file of found?.files ?? []) {
      const counts = file.lineCounts;
      expect(counts).not.toBeNull();
      if (!counts) continue;
      const { lines, ...ends } = counts;
      expect(Object.values(ends).reduce((sum, count) => sum + count, 0)).toBe(lines);
    }
    const accounts = found?.accounts.map(({ iban, bookings, totalIn, totalOut, balance }) => ({
      iban,
      bookings,
      totalIn,
      totalOut,
      closingBalance: balance,
    }));
    const wanted = totals.accounts.map(({ iban, bookings, totalIn, totalOut, closingBalance }) => ({
      iban,
      bookings,
      totalIn,
      totalOut,
      closingBalance,
    }));
    expect(accounts).toHaveLength(2);
    expect(accounts).toEqual(expect.arrayContaining(wanted));
  });

  it('when the plan is sent, the service on the other side of HTTP holds each booking once', async () => {
    const { window: page } = program;
    await openCheck(page);
    await createCustomer(page, { name: totals.company, type: 'Company' });
    await sendPlan(page);
    const uploads = await page.evaluate(() => window.kontor.uploads.list());
    if (!uploads.ok) throw new Error('no answer');
    expect(uploads.value[0]).toMatchObject({
      state: 'done',
      readBack: { compared: totals.all.bookings, missing: 0, different: 0 },
    });
    const ids = (await heldOfOnlyCustomer(page)).map(({ transactionId }) => transactionId);
    expect(ids).toHaveLength(totals.all.bookings);
    expect(new Set(ids).size).toBe(totals.all.bookings);
  });

  it('when the analysis is done, the report carries the totals of the files to the cent', async () => {
    await analyse(program.window);
    const pdf = join(work, 'report.pdf');
    await saveReport(program, pdf);
    report = pdfTextOf(pdf, '-layout');
    for (const { totalIn, totalOut, closingBalance } of [
      ...totals.accounts,
      { ...totals.all, closingBalance: '' },
    ]) {
      expect(report).toContain(printed(totalIn));
      expect(report).toContain(`-${printed(totalOut)}`);
      if (closingBalance) expect(report).toContain(printed(closingBalance));
    }
    const pages = Number(/Page \d+ of (\d+)/.exec(report)?.[1]);
    expect(report).toContain(`Page ${pages} of ${pages}`);
    expect(execFileSync('pdfinfo', [pdf], { encoding: 'utf8' })).toMatch(
      /Page size:\s+59[45]\.\d+ x 84[12]\.\d+ pts \(A4\)/,
    );
  });

  it('when the report is read, all four analyses and the names of the files are in it', () => {
    for (const section of ['Credits and leasing', 'Insurances', 'Investments', 'Internal bookings']) {
      expect(report).toContain(section);
    }
    for (const { name } of totals.files) expect(report.replace(/\s+/g, '')).toContain(name.slice(0, 20));
  });

  it('when a bar is opened, its bookings are listed, and a booking leads to its line in the file', async () => {
    const { window: page } = program;
    const results = await page.evaluate(async () => {
      const customers = await window.kontor.customers.list();
      if (!customers.ok) return null;
      const id = customers.value[0]?.id ?? '';
      const found = await window.kontor.results.list(id);
      if (!found.ok) return null;
      type Found = { endpoint: string; payload: unknown };
      const results = JSON.parse(new TextDecoder().decode(found.value)) as Found[];
      const insurances = results.find((result) => result.endpoint === 'company.insurances');
      if (!insurances) return null;
      const months = (insurances.payload as { monthlyOverview: { recurringTransactionIDs: string[] }[] })
        .monthlyOverview;
      const ids = months.flatMap((month) => month.recurringTransactionIDs).slice(0, 5);
      return { ids, traced: await window.kontor.results.transactions(id, ids) };
    });
    expect(results?.ids.length).toBeGreaterThan(0);
    if (!results?.traced.ok) throw new Error('not traced');
    expect(results.traced.value.map(({ transactionId }) => transactionId).sort()).toEqual(
      [...results.ids].sort(),
    );
    for (const { fileName, line, raw, amount } of results.traced.value) {
      const lines = readFileSync(join(samples, fileName), 'utf8').split(/\r?\n/);
      expect(lines[line - 1]).toContain(raw.split(/\r?\n/)[0]);
      expect(raw.replace(/[.,]/g, '')).toContain(amount.replace(/[-.]/g, '').replace(/0+$/, ''));
    }
  });

  it('when the disk is searched afterwards, nothing of the files lies in the open, and everything is private (SEC-20, SEC-23, SEC-24)', () => {
    const canaries = [
      ...totals.accounts.map(({ iban }) => iban),
      totals.company,
      'Windhain Autoleasing',
      'Wertpapiersparplan',
      '1383687.65',
    ];
    expect(filesHolding(join(work, 'profile'), canaries)).toEqual([]);
    expect(statSync(join(work, 'profile')).mode & 0o777).toBe(0o700);
    for (const file of ['kontor.db', 'local-service.db', 'settings.json', join('logs', 'kontor.log')]) {
      expect(statSync(join(work, 'profile', file)).mode & 0o077, file).toBe(0);
    }
  });
});
