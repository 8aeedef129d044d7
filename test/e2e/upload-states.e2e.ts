import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LocalService } from '../../main/local-service/start';
import type { Customer, Upload } from '../../preload/contract';
import { MisbehavingProxy } from '../faults/misbehaving-proxy';
import { madeIbanOf, writeExport } from './driver/made-exports';
import {
  chooseCustomer,
  chooseLanguage,
  confirmDoubts,
  importFiles,
  listImports,
  openCheck,
  pressSend,
  until,
  waitForStore,
} from './driver/main-job';
import { callService, createCustomerOn, startOwnService } from './driver/own-service';
import { picturesOf } from './driver/pictures';
import { launchProgram, type RunningProgram } from './driver/program';

const name = 'Zustände und Wartezeiten Grünfeld-Hohenschönhausen GmbH';
/** Ten calls that delete. */
const bookings = 2_400;

let work: string;
let program: RunningProgram;
let service: LocalService;
let proxy: MisbehavingProxy;
let customer: Customer;

beforeAll(async () => {
  work = mkdtempSync(join(tmpdir(), 'kontor-states-'));
  service = await startOwnService();
  proxy = await MisbehavingProxy.start(service.address);
  await start();
  customer = await createCustomerOn(program.window, { ...service, address: proxy.address }, name);
});
afterAll(async () => {
  await program.quit();
  await proxy.stop();
  await service.stop();
  rmSync(work, { recursive: true, force: true, maxRetries: 5 });
});

async function start(): Promise<void> {
  program = await launchProgram({ userData: join(work, 'profile') });
  await chooseLanguage(program.window, 'en');
  await waitForStore(program.window);
}

const button = (label: string | RegExp) => program.window.getByRole('button', { name: label }).first();
const pictures = (of: string) => picturesOf(program, of);

/** The newest. */
async function upload(): Promise<Upload | undefined> {
  const answer = await program.window.evaluate(() => window.kontor.uploads.list());
  return answer.ok ? answer.value[0] : undefined;
}

async function stateIs(...states: Upload['state'][]): Promise<void> {
  await until(`the upload is ${states.join(' or ')}`, async () =>
    states.includes((await upload())?.state ?? 'queued'),
  );
}

/** Straight from the service. */
async function heldIds(): Promise<string[]> {
  const path = `/users/${customer.userId}/banking/transactions`;
  const { transactions } = (await callService(service, 'GET', path)) as {
    transactions: { transactionId: string }[];
  };
  return transactions.map(({ transactionId }) => transactionId);
}

/** From a new import to its plan. */
async function planOf(file: string): Promise<void> {
  const more = program.window.getByRole('button', { name: 'New import' }).first();
  if (await more.isVisible()) await more.click();
  await importFiles(program.window, [file]);
  await openCheck(program.window);
  await chooseCustomer(program.window, name);
}

/** The step of sending shows the upload that is not over yet. */
async function showUpload(): Promise<void> {
  const show = program.window.getByRole('button', { name: 'Show', exact: true }).first();
  if (await show.isVisible()) await show.click();
}

const first = () => join(work, 'umsatz-erstes-halbjahr.csv');

describe('what an upload can come to, in the real program', () => {
  it('the service asks for an hour: a countdown, which a restart does not end, and a pause that does not take the hour', async () => {
    writeExport(first(), bookings);
    await planOf(first());
    let left = 1;
    proxy.retryAfterSeconds = 3_600;
    proxy.chooseFault = ({ method, path }) => {
      if (left === 0 || method !== 'POST' || !path.endsWith('/transactions')) return null;
      left -= 1;
      return 'tooMany';
    };
    await pressSend(program.window);
    await stateIs('waiting');
    await program.window.getByText(/^The service asked for a pause\. .* to go; then it goes on/).waitFor();
    await program.window.getByText(/^Waiting for the service, (?:59|60) minutes$/).waitFor();
    await pictures('waiting');
    await program.quit();
    const seen = proxy.seen.length;

    await start();
    await stateIs('waiting');
    await program.window.getByText(/^An upload for .* is waiting for the service: 0 of 2,400/).waitFor();
    const waitingMs = Date.parse((await upload())?.waitingUntil ?? '') - Date.now();
    expect(waitingMs).toBeGreaterThan(45 * 60_000);
    expect(waitingMs).toBeLessThanOrEqual(60 * 60_000);
    await pictures('waiting-after-restart');
    // Nobody was asked in vain meanwhile.
    expect(proxy.seen.slice(seen).filter(({ method }) => method !== 'GET')).toEqual([]);
    const id = (await upload())?.id ?? '';
    await program.window.evaluate((one) => window.kontor.uploads.resume(one), id);
    await stateIs('done');
    expect((await upload())?.readBack).toMatchObject({ compared: bookings, missing: 0, different: 0 });
    expect(new Set(await heldIds()).size).toBe(bookings);
  });

  it('a file that is known already says so, with day and customer', async () => {
    const again = join(work, 'noch einmal.csv');
    writeFileSync(again, readFileSync(first()));
    const more = program.window.getByRole('button', { name: 'New import' }).first();
    if (await more.isVisible()) await more.click();
    await importFiles(program.window, [again]);
    await program.window
      .getByText(new RegExp(`sent .*${name}`))
      .first()
      .waitFor();
    await pictures('known-already');
    const imports = await listImports(program.window);
    const second = imports.find(({ files }) => files.some((file) => file.name === 'noch einmal.csv'));
    await program.window.evaluate((id) => window.kontor.imports.remove(id), second?.id ?? '');
  });

  it('taken back: the list first, then progress, a kill in its midst, and a resume that ends it', async () => {
    const { window: page } = program;
    await page.getByRole('button', { name: 'Customers', exact: true }).first().click();
    await page.getByText(name).first().click();
    await page.getByRole('tab', { name: 'Imports and uploads' }).first().click();
    await button('Take back…').click();
    await page.getByRole('dialog').getByText('2,400 bookings that this upload created').waitFor();
    await pictures('roll-back-list');
    let passed = 0;
    proxy.chooseFault = ({ method }) => {
      if (method !== 'DELETE') return null;
      passed += 1;
      return passed > 3 ? 'silent' : null;
    };
    await page.getByRole('dialog').getByRole('button', { name: 'Take back', exact: true }).click();
    await stateIs('rollingBack');
    await until('three calls have deleted', async () => passed > 3);
    await pictures('roll-back-progress');
    await program.kill();
    const left = (await heldIds()).length;
    expect(left).toBe(bookings - 900);

    await start();
    await stateIs('rollBackStopped');
    await program.window.getByText(/^Taking back an upload for .* was interrupted: 1,500 of 2,400/).waitFor();
    await pictures('roll-back-interrupted');
    proxy.chooseFault = () => null;
    await button(/^Resume$/).click();
    await stateIs('rolledBack');
    expect(await heldIds()).toEqual([]);
    await pictures('roll-back-done');
  });

  it('rows that the service does not take are listed with its words and both ways on', async () => {
    const file = join(work, 'mit langer zeile.csv');
    writeExport(file, 60, 60, madeIbanOf(2));
    const lines = readFileSync(file, 'utf8').split('\r\n');
    const tooLong = (line: string) =>
      line.replace(/Rechnung \d+/, (found) => `${found} ${'Z'.repeat(10_001)}`);
    writeFileSync(file, lines.map((line, at) => (at === 7 || at === 31 ? tooLong(line) : line)).join('\r\n'));
    await planOf(file);
    await pressSend(program.window);
    await stateIs('done');
    expect(await upload()).toMatchObject({ refused: 2, transactionsDone: 58 });
    expect(await heldIds()).toHaveLength(58);
    const rows = program.window.getByText('The service did not take 2 rows. All others were sent.');
    await rows.first().waitFor();
    await pictures('refused-rows');
    await button('Exclude these rows').click();
    await program.window.getByText('excluded').first().waitFor();
    await pictures('refused-left-out');
  });

  it('a sent file that is removed: how many are there, and three ways', async () => {
    const { window: page } = program;
    const steps = page.getByRole('navigation', { name: 'Steps of the import' });
    await steps.getByRole('button', { name: /Files/ }).click();
    await button(/^Remove “mit langer zeile/).click();
    await page.getByRole('dialog').getByText('58 bookings of it are at the service').waitFor();
    await page.getByRole('radio', { name: 'Take back from the service' }).check();
    await pictures('file-removal');
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    expect(await heldIds()).toHaveLength(58);
  });

  it('corrected after it was sent: the plan lists what goes, and afterwards only the correction is there', async () => {
    const { window: page } = program;
    const sent = (await listImports(page)).find(({ files }) =>
      files.some((file) => file.name === 'mit langer zeile.csv'),
    );
    await page.evaluate(async (id) => {
      const rows = await window.kontor.imports.rows(id, {}, { offset: 0, limit: 20 });
      if (!rows.ok) return;
      await window.kontor.imports.editCells(id, {
        kind: 'edit',
        cells: rows.value.rows
          .slice(0, 5)
          .map(({ rowId }) => ({ at: { rowId }, field: 'amount' as const, value: '9.99' })),
      });
    }, sent?.id ?? '');
    const before = await heldIds();
    const steps = page.getByRole('navigation', { name: 'Steps of the import' });
    await steps.getByRole('button', { name: /Send/ }).click();
    await button('Make a new plan').click();
    await page.getByText(/bookings of an earlier upload are deleted at the service/).waitFor();
    await pictures('corrected-plan');
    await confirmDoubts(page);
    await pressSend(page);
    await until('the correction is there', async () => {
      const now = await upload();
      return now?.state === 'done' && now.refused !== 2;
    });
    const now = await heldIds();
    expect(now).toHaveLength(before.length);
    expect(now.filter((id) => before.includes(id)).length).toBeLessThan(before.length);
    await showUpload();
    await pictures('corrected-done');
  });

  it('the service comes back under another port: followed once its users were found there', async () => {
    const { window: page } = program;
    const moved = await MisbehavingProxy.start(service.address);
    try {
      await proxy.stop();
      await page.getByRole('button', { name: 'Connections', exact: true }).first().click();
      const card = page.getByRole('region', { name: `Service of ${name}` });
      await card.getByRole('button', { name: 'Edit' }).click();
      await page.getByRole('textbox', { name: /address/i }).fill(moved.address);
      await button('Save').click();
      await page.getByText('Has the same service moved?').waitFor();
      await pictures('moved-service');
      await page.getByLabel('Client secret for the new address').fill(service.clientSecret);
      await button('Check and follow').click();
      await until('it is followed', async () => {
        const answer = await page.evaluate(() => window.kontor.connections.list());
        return answer.ok && answer.value.some(({ baseAddress }) => baseAddress === moved.address);
      });
      await pictures('moved-followed');
      const refused = moved.seen.map(({ path }) => path);
      expect(refused.some((path) => path.startsWith('/users'))).toBe(true);
    } finally {
      proxy = moved;
    }
  });
});
