import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LocalService } from '../../main/local-service/start';
import type { Customer } from '../../preload/contract';
import { chooseFiles } from './driver/choose-files';
import { madeIban, writeExport } from './driver/made-exports';
import { chooseLanguage, importFiles, openCheck, until, waitForStore } from './driver/main-job';
import { callService, createCustomerOn, startOwnService } from './driver/own-service';
import { launchProgram, type RunningProgram } from './driver/program';

const name = 'Vier Klicks GmbH';
const patient = { timeout: 60_000 };
let work: string;
let service: LocalService;
let program: RunningProgram;
let customer: Customer;
let presses = 0;
let isServiceAway = false;

beforeAll(async () => {
  work = mkdtempSync(join(tmpdir(), 'kontor-customer-page-'));
  service = await startOwnService();
  program = await launchProgram({ userData: join(work, 'profile') });
  await chooseLanguage(program.window, 'en');
  await waitForStore(program.window);
  customer = await createCustomerOn(program.window, service, name);
});
afterAll(async () => {
  await program.quit();
  if (!isServiceAway) await service.stop();
  rmSync(work, { recursive: true, force: true, maxRetries: 5 });
});

async function press(label: string | RegExp): Promise<void> {
  presses += 1;
  await program.window.getByRole('button', { name: label }).first().click(patient);
}
const openTab = (label: string) => program.window.getByRole('tab', { name: label }).click(patient);

async function openPage(): Promise<void> {
  await program.window.getByRole('button', { name: 'Customers', exact: true }).first().click();
  await program.window.getByRole('button', { name }).first().click(patient);
  await program.window.getByRole('heading', { name }).waitFor(patient);
}

describe('a customer without bookings', () => {
  it('cannot be analysed: says why and what comes next, once', async () => {
    const { window: page } = program;
    await openPage();
    await page.getByText('No accounts yet').waitFor(patient);
    await openTab('Results');
    await page.getByText('there is nothing to analyse').waitFor(patient);
    expect(await page.getByRole('button', { name: /analys/i }).count()).toBe(0);
    expect(await page.getByRole('alert').count()).toBe(0);
    const refused = await page.evaluate((id) => window.kontor.runs.start(id), customer.id);
    expect(refused).toMatchObject({ ok: false, error: { code: 'run.nothingToAnalyse' } });
    const runs = await page.evaluate(() => window.kontor.runs.list());
    expect(runs).toEqual({ ok: true, value: [] });
  });
});

describe('the way of a known customer from drop to results', () => {
  it('takes four presses from the files on, and the results open by themselves', async () => {
    const { window: page } = program;
    await page.getByRole('button', { name: 'Import', exact: true }).first().click();
    writeExport(join(work, 'first.csv'), 300);
    await importFiles(page, [join(work, 'first.csv')]);
    await openCheck(page);
    await press('Choose customer');
    await page.getByRole('radio', { name }).check();
    await press('Look at the plan');
    await press('Send and analyse');
    await page.getByRole('button', { name: 'Report as PDF' }).waitFor(patient);

    writeExport(join(work, 'second.csv'), 310, 640);
    const addFiles = page.getByRole('button', { name: 'Add files' });
    await chooseFiles(page, () => addFiles.click(), [join(work, 'second.csv')]);
    presses = 0;
    await press('Check what was read');
    await press('Choose customer');
    await press('Look at the plan');
    await press('Send and analyse');
    await page.getByRole('button', { name: 'Report as PDF' }).waitFor(patient);
    expect(presses).toBeLessThanOrEqual(4);
    await page.getByRole('heading', { name }).waitFor();
  });
});

describe('the activity', () => {
  it('tells the analysis as one job with its calls and seconds; a poll that finds it running is no error', async () => {
    const { window: page } = program;
    await page.getByRole('button', { name: 'Activity', exact: true }).first().click();
    const job = page.getByRole('button', {
      name: new RegExp(`^Analysis of ${name}: \\d+ calls, [\\d.]+ sec`),
    });
    await job.first().waitFor(patient);
    await expect.poll(() => job.count()).toBe(2);
    expect(
      await page
        .getByText(/refused/i)
        .filter({ hasNotText: 'With refusals' })
        .count(),
    ).toBe(0);
    await job.first().click();
    await page.getByText('Still running (404)').first().waitFor(patient);
    const told = /: (\d+) calls/.exec((await job.first().textContent()) ?? '')?.[1];
    const table = page.getByRole('table', { name: 'Calls' });
    await expect.poll(() => table.getByRole('row').count()).toBe(Number(told) + 1);
  });
});

describe('the page of a customer', () => {
  it('has its accounts with IBAN, last balance, its day and what is covered', async () => {
    const { window: page } = program;
    await openPage();
    const row = page.getByRole('table', { name: 'Accounts' }).getByRole('row').nth(1);
    await row.waitFor(patient);
    const text = (await row.textContent()) ?? '';
    expect(text.replace(/\s/g, '')).toContain(madeIban);
    expect(text).toContain('Testbank eG');
    expect(text).toContain('€387.50');
    expect(text).toMatch(/on \d\d\/\d\d\/\d{4}/);
    expect(text).toContain('no gaps');
  });

  it('has its imports with files, hashes, uploads and who', async () => {
    const { window: page } = program;
    await openTab('Imports and uploads');
    const by = userInfo().username;
    for (const file of ['first.csv', 'second.csv']) {
      const sha256 = createHash('sha256')
        .update(readFileSync(join(work, file)))
        .digest('hex');
      const row = page.getByRole('row').filter({ hasText: file });
      await row.getByText(sha256).waitFor(patient);
    }
    await expect
      .poll(() => page.getByRole('heading', { name: new RegExp(`^Import of .* by ${by}$`) }).count())
      .toBe(2);
    await page.getByText(new RegExp(`by ${by}: 300 of 300 bookings`)).waitFor();
  });

  it('has its analyses and its reports', async () => {
    const { window: page } = program;
    await openTab('Analyses and reports');
    await page.getByText('No report saved yet').waitFor(patient);
    await expect.poll(() => page.getByRole('table', { name: 'Analyses' }).getByText('Done').count()).toBe(2);
  });

  it('says when the service does not have it any more, and removes it here alone', async () => {
    const { window: page } = program;
    await callService(service, 'DELETE', `/users/${customer.userId}`);
    await page.getByRole('button', { name: 'Import', exact: true }).first().click();
    await openPage();
    await page.getByText('does not have this customer any more').waitFor(patient);
    await page.getByRole('button', { name: 'Customers', exact: true }).first().click();
    await page.getByText('Gone at the service').waitFor(patient);
    await openPage();
    await page.getByRole('button', { name: 'Remove here only' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove here only' }).click();
    await page.getByText('No customers yet').waitFor(patient);
  });

  it('says when its service is away, and can still be removed here', async () => {
    const { window: page } = program;
    const other = await createCustomerOn(page, service, 'Dienst Weg GmbH');
    await service.stop();
    isServiceAway = true;
    await page.getByRole('button', { name: 'Customers', exact: true }).first().click();
    await page.getByRole('button', { name: other.name }).first().click(patient);
    await page.getByText('cannot be told now').waitFor(patient);
    await page.getByRole('button', { name: 'Remove here only' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('the data stays until it is deleted there by itself').waitFor();
    await dialog.getByRole('button', { name: 'Remove here only' }).click();
    await until('it is gone', async () => {
      const answer = await page.evaluate(() => window.kontor.customers.list());
      return answer.ok && answer.value.length === 0;
    });
  });
});
