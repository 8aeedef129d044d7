import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { embeddedHttp, heldTransactionIds } from './driver/embedded-http';
import {
  chooseLanguage,
  createCustomer,
  importFiles,
  listImports,
  openCheck,
  sendPlan,
  until,
  waitForStore,
} from './driver/main-job';
import { launchProgram, type RunningProgram } from './driver/program';

interface Totals {
  files: { name: string; bookings: number }[];
  inTwoFiles: number;
  accounts: { bookings: number }[];
}
const samples = 'assets/samples';
const totals = JSON.parse(readFileSync(join(samples, 'totals.json'), 'utf8')) as Totals;
const [earlier, later] = totals.files as [Totals['files'][number], Totals['files'][number]];

let work: string;
let program: RunningProgram;

beforeAll(async () => {
  work = mkdtempSync(join(tmpdir(), 'kontor-second-import-'));
  program = await launchProgram({ userData: join(work, 'profile') });
  await chooseLanguage(program.window, 'en');
  await waitForStore(program.window);
});
afterAll(async () => {
  await program.quit();
  rmSync(work, { recursive: true, force: true, maxRetries: 5 });
});

describe('a second export of the same account (B022, feature 35)', () => {
  it('when it overlaps the first, only what is new is added, and the account is not replaced', async () => {
    const { window: page } = program;
    await importFiles(page, [join(process.cwd(), samples, earlier.name)]);
    await openCheck(page);
    await createCustomer(page, { name: 'Zweimal GmbH', type: 'Company' });
    await sendPlan(page);

    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles([join(process.cwd(), samples, later.name)]);
    await until('the second import is staged', async () => {
      const imports = await listImports(page);
      return (
        imports.length === 2 &&
        imports.every(({ files }) => files.length === 1 && files[0]?.state === 'staged')
      );
    });
    const open = (await listImports(page)).find(({ state }) => state === 'open');
    const answers = await page.evaluate(async (importId) => {
      const customers = await window.kontor.customers.list();
      const connections = await window.kontor.connections.list();
      if (!customers.ok || !connections.ok) return null;
      const customer = customers.value[0];
      if (!customer) return null;
      const plan = await window.kontor.uploads.plan(importId, customer.id);
      const upload = await window.kontor.uploads.start(importId, customer.id);
      return { userId: customer.userId, baseAddress: connections.value[0]?.baseAddress ?? '', plan, upload };
    }, open?.id ?? '');
    expect(answers?.plan).toMatchObject({
      ok: true,
      value: {
        accounts: [
          {
            action: 'add',
            newTransactions: later.bookings - totals.inTwoFiles,
          },
        ],
      },
    });
    expect(answers?.upload.ok).toBe(true);
    await until('the second upload is done', async () => {
      const uploads = await page.evaluate(() => window.kontor.uploads.list());
      return uploads.ok && uploads.value.length === 2 && uploads.value.every(({ state }) => state === 'done');
    });
    const http = await embeddedHttp(answers?.baseAddress ?? '');
    const ids = await heldTransactionIds(http, answers?.userId ?? '');
    expect(ids).toHaveLength(totals.accounts[0]?.bookings ?? 0);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('when the customer is deleted, the service holds nothing of it any more, and nothing is left here', async () => {
    const { window: page } = program;
    const answers = await page.evaluate(async () => {
      const customers = await window.kontor.customers.list();
      const connections = await window.kontor.connections.list();
      if (!customers.ok || !connections.ok) return null;
      const removed = await window.kontor.customers.remove(customers.value[0]?.id ?? '');
      return {
        removed,
        userId: customers.value[0]?.userId ?? '',
        baseAddress: connections.value[0]?.baseAddress ?? '',
        left: await window.kontor.customers.list(),
      };
    });
    expect(answers?.removed).toEqual({ ok: true, value: null });
    expect(answers?.left).toEqual({ ok: true, value: [] });
    const http = await embeddedHttp(answers?.baseAddress ?? '');
    await expect(http.get(`/users/${answers?.userId}`)).rejects.toThrow('404');
  });
});
