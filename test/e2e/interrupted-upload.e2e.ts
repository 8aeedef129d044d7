import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Upload } from '../../preload/contract';
import { heldOfOnlyCustomer } from './driver/embedded-http';
import { writeExport } from './driver/made-exports';
import {
  chooseLanguage,
  createCustomer,
  importFiles,
  openCheck,
  pressSend,
  until,
  waitForStore,
} from './driver/main-job';
import { launchProgram, type RunningProgram } from './driver/program';

const bookings = 40_000;
let work: string;
let program: RunningProgram;

beforeAll(() => {
  work = mkdtempSync(join(tmpdir(), 'kontor-interrupted-'));
});
afterAll(async () => {
  await program.quit();
  rmSync(work, { recursive: true, force: true, maxRetries: 5 });
});

async function start(): Promise<void> {
  program = await launchProgram({ userData: join(work, 'profile') });
  await chooseLanguage(program.window, 'en');
  await waitForStore(program.window);
}

async function upload(): Promise<Upload | undefined> {
  const answer = await program.window.evaluate(() => window.kontor.uploads.list());
  return answer.ok ? answer.value[0] : undefined;
}

describe('a program that is killed in the middle of an upload', () => {
  it('when it is started again and resumed, the service holds each transaction once', async () => {
    await start();
    const file = join(work, 'umsatz.csv');
    writeExport(file, bookings);
    await importFiles(program.window, [file]);
    await openCheck(program.window);
    await createCustomer(program.window, { name: 'Unterbrochen GmbH', type: 'Company' });
    await pressSend(program.window);
    await until('some batches are sent', async () => {
      const running = await upload();
      return running !== undefined && running.transactionsDone > 0;
    });
    await program.kill();

    await start();
    // With a call in the air nobody knows whether it arrived; between two calls it is known that it did not.
    await expect
      .poll(async () => (await upload())?.state, { timeout: 30_000 })
      .toMatch(/^(interrupted|answerUnknown)$/);
    const found = await upload();
    expect(found?.transactionsTotal).toBe(bookings);
    expect(found?.transactionsDone).toBeLessThan(bookings);
    await program.window
      .getByRole('button', { name: 'Resume', exact: true })
      .first()
      .click({ timeout: 30_000 });
    await until('the upload is done', async () => (await upload())?.state === 'done');
    expect(await upload()).toMatchObject({
      readBack: { compared: bookings, missing: 0, different: 0 },
      transactionsDone: bookings,
    });

    const ids = (await heldOfOnlyCustomer(program.window)).map(({ transactionId }) => transactionId);
    expect(ids).toHaveLength(bookings);
    expect(new Set(ids).size).toBe(bookings);
  });
});
