import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LocalService } from '../../main/local-service/start';
import type { Customer, Upload } from '../../preload/contract';
import { findElectron, programArgs } from '../../scripts/electron-runtime';
import { changeSwitches } from '../integration/main/upload/service-workspace';
import { heldTransactionIds } from './driver/embedded-http';
import { writeExport } from './driver/made-exports';
import { chooseLanguage, importFiles, openCheck, until, waitForStore } from './driver/main-job';
import { callService, createCustomerOn, startOwnService } from './driver/own-service';
import { picture } from './driver/pictures';
import { launchProgram, type RunningProgram } from './driver/program';

const bookings = 12_000;
const name = 'Langsame Leitung GmbH';
let work: string;
let service: LocalService;
let program: RunningProgram;
let customer: Customer;

beforeAll(async () => {
  work = mkdtempSync(join(tmpdir(), 'kontor-closing-'));
  service = await startOwnService();
  await start();
});
afterAll(async () => {
  await program.quit();
  await service.stop();
  rmSync(work, { recursive: true, force: true, maxRetries: 5 });
});

async function start(): Promise<void> {
  program = await launchProgram({ userData: join(work, 'profile') });
  await chooseLanguage(program.window, 'en');
  await waitForStore(program.window);
  await program.electron.evaluate(({ BrowserWindow }) => {
    const [window] = BrowserWindow.getAllWindows();
    const shown: number[] = [];
    (globalThis as { taskbar?: number[] }).taskbar = shown;
    if (window) window.setProgressBar = (value: number) => shown.push(value);
  });
}

const taskbar = () => program.electron.evaluate(() => (globalThis as { taskbar?: number[] }).taskbar ?? []);

async function upload(): Promise<Upload> {
  const answer = await program.window.evaluate(() => window.kontor.uploads.list());
  const found = answer.ok ? answer.value[0] : undefined;
  if (!found) throw new Error('no upload');
  return found;
}

/** As the cross in the title bar does. */
const closeWindow = () =>
  program.electron.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.close());
const isVisible = () =>
  program.electron.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.isVisible() ?? false);

async function closeAnd(choice: RegExp): Promise<void> {
  await closeWindow();
  await program.window.getByRole('button', { name: choice }).click({ timeout: 30_000 });
}

/** The program ends by itself. */
async function ended(): Promise<void> {
  const child = program.electron.process();
  if (child.exitCode !== null) return;
  await new Promise((resolve) => child.once('exit', resolve));
}

/** What made the runtime's own end spin for ever: garbage collected while the engine is taken down. */
const leaveDeadEntries = () =>
  program.electron.evaluate(() => {
    const load = process.mainModule?.require as NodeJS.Require;
    (load('node:v8') as typeof import('node:v8')).setFlagsFromString('--expose-gc');
    const collect = (load('node:vm') as typeof import('node:vm')).runInNewContext('gc') as (options: {
      execution: 'async';
    }) => Promise<void>;
    const registry = new FinalizationRegistry(() => undefined);
    for (let at = 0; at < 1_000; at += 1) registry.register({}, at);
    process.on('exit', () => {
      void collect({ execution: 'async' });
      // The registry itself must live until then.
      registry.register({}, 'last');
    });
  });

async function moves(): Promise<void> {
  const before = (await upload()).transactionsDone;
  await until('the upload goes on', async () => (await upload()).transactionsDone > before);
}

describe('a window that is closed while an upload runs', () => {
  it('before that, shows the upload on every screen and in the taskbar, and leads to it', async () => {
    const { window: page } = program;
    customer = await createCustomerOn(page, service, name);
    // Slow enough to be closed several times over: sixty batches of at least 400 ms.
    await changeSwitches(service, { latencyMs: 400, batchLimit: 200 });
    const file = join(work, 'umsatz.csv');
    writeExport(file, bookings);
    await importFiles(page, [file]);
    await openCheck(page);
    await page.getByRole('button', { name: 'Choose customer' }).click();
    await page.getByRole('radio', { name }).check();
    await page.getByRole('button', { name: 'Look at the plan' }).click();
    await page.getByRole('button', { name: 'Send and analyse' }).click({ timeout: 60_000 });
    await until('some batches are sent', async () => {
      const answer = await page.evaluate(() => window.kontor.uploads.list());
      return answer.ok && (answer.value[0]?.transactionsDone ?? 0) > 0;
    });
    const top = page.getByRole('region', { name: 'Working environment' });
    for (const screen of ['Customers', 'Connections', 'Activity', 'Settings']) {
      await page.getByRole('button', { name: screen, exact: true }).first().click();
      await top.getByRole('button', { name: new RegExp(`Upload for ${name}.*%`) }).waitFor();
    }
    const shown = await taskbar();
    expect(shown.at(-1)).toBeGreaterThanOrEqual(0);
    expect(shown.at(-1)).toBeLessThan(1);
    await top.getByRole('button', { name: new RegExp(`Upload for ${name}`) }).click();
    await page.getByRole('progressbar', { name: 'Progress of the upload' }).waitFor();
  });

  it('when the user stays after all, everything stays as it was', async () => {
    const { window: page } = program;
    await closeWindow();
    const dialog = page.getByRole('dialog', { name: 'Something is still under way' });
    await dialog.getByText(`Upload for ${name}`).waitFor();
    await dialog.getByRole('button', { name: 'Keep the window open' }).click();
    await dialog.waitFor({ state: 'hidden' });
    expect(await isVisible()).toBe(true);
    await moves();
  });

  it('when it goes on in the background, the window is gone, the upload goes on, and a second start brings the window back', async () => {
    await closeAnd(/^Go on in the background/);
    await until('the window is hidden', async () => !(await isVisible()));
    await moves();
    const runtime = findElectron(() => undefined);
    const second = spawn(runtime.executable, programArgs(runtime), {
      env: { ...process.env, KONTOR_USER_DATA: join(work, 'profile') },
      stdio: 'ignore',
    });
    expect(await new Promise((resolve) => second.once('exit', resolve))).toBe(0);
    await until('the window is back', isVisible);
    expect((await upload()).state).toMatch(/^(running|waiting)$/);
  });

  it('when it is paused, it stops cleanly, and waits for the user at the next start', async () => {
    await closeAnd(/^Pause and quit/);
    await ended();
    await start();
    const found = await upload();
    expect(found).toMatchObject({ state: 'paused', transactionsTotal: bookings, error: null });
    expect(found.transactionsDone).toBeLessThan(bookings);
    // Cleanly: what the journal counts is what the service holds, not one more.
    await changeSwitches(service, { latencyMs: 0 });
    const http = { get: (path: string) => callService(service, 'GET', path) };
    expect(await heldTransactionIds(http, customer.userId)).toHaveLength(found.transactionsDone);
    await changeSwitches(service, { latencyMs: 400 });
    const standing = program.window.getByRole('button', { name: /stands still/ });
    await standing.waitFor();
    await expect.poll(taskbar).toEqual([]);
    await standing.click();
    await program.window.getByRole('button', { name: 'Resume', exact: true }).first().click();
    await until('the upload runs', async () => (await upload()).state === 'running');
    await moves();
  });

  it('when it is to be resumed, it goes on by itself at the next start, and the analysis follows', async () => {
    await closeAnd(/^Quit and resume/);
    await ended();
    await start();
    await until('the upload runs by itself', async () =>
      ['running', 'waiting', 'done'].includes((await upload()).state),
    );
    await changeSwitches(service, { latencyMs: 0, batchLimit: null });
    await program.window.getByRole('button', { name: 'Settings', exact: true }).first().click();
    // Nothing takes the screen away: a notice has the way to the results.
    const notice = program.window.locator('.work-notice', { hasText: `The analysis of ${name} is done.` });
    await notice.waitFor({ timeout: 90_000 });
    await program.window.getByRole('heading', { name: 'Settings' }).waitFor();
    // It stays until it is read, and covers nothing.
    await picture(program.window, 'work-ended');
    const [strip, content] = await Promise.all([
      notice.boundingBox(),
      program.window.locator('#content').boundingBox(),
    ]);
    expect(strip?.y).toBeGreaterThanOrEqual(
      (content?.y ?? 0) + (content?.height ?? Number.POSITIVE_INFINITY),
    );
    expect(await upload()).toMatchObject({
      state: 'done',
      readBack: { compared: bookings, missing: 0, different: 0 },
    });
    const http = { get: (path: string) => callService(service, 'GET', path) };
    const ids = await heldTransactionIds(http, customer.userId);
    expect(ids).toHaveLength(bookings);
    expect(new Set(ids).size).toBe(bookings);
    await until('the taskbar is cleared', async () => (await taskbar()).at(-1) === -1);
    await notice.getByRole('button', { name: 'Show results' }).click();
    await program.window.getByRole('button', { name: 'Report as PDF' }).waitFor();
    await leaveDeadEntries();
    await closeWindow();
    await ended();
  });
});
