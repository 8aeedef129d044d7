import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Upload } from '../../preload/contract';
import { embeddedHttp, heldTransactionIds } from './driver/embedded-http';
import { madeIbanOf, writeExport } from './driver/made-exports';
import {
  chooseLanguage,
  createCustomer,
  importFiles,
  openCheck,
  pressSend,
  until,
  waitForStore,
} from './driver/main-job';
import { picture } from './driver/pictures';
import { launchProgram, type RunningProgram } from './driver/program';

const [first, second] = [
  { customer: 'Erste GmbH', bookings: 120_000 },
  { customer: 'Zweite GmbH', bookings: 700 },
];
let work: string;
let program: RunningProgram;

beforeAll(() => {
  work = mkdtempSync(join(tmpdir(), 'kontor-queue-'));
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

async function send({ customer, bookings }: typeof first, iban: string): Promise<void> {
  const file = join(work, `${customer}.csv`);
  writeExport(file, bookings, 600, iban);
  await importFiles(program.window, [file]);
  await openCheck(program.window);
  await createCustomer(program.window, { name: customer, type: 'Company' });
  await pressSend(program.window);
}

/** Oldest first. */
async function uploads(): Promise<Upload[]> {
  const answer = await program.window.evaluate(() => window.kontor.uploads.list());
  return answer.ok ? answer.value.toReversed() : [];
}

const states = async () => (await uploads()).map(({ state }) => state);

describe('two uploads over one connection', () => {
  it('when one is sending, the other waits in the queue with its place, through a kill too, and both arrive whole', async () => {
    await start();
    await send(first, madeIbanOf(1));
    await until('some batches are sent', async () => ((await uploads())[0]?.transactionsDone ?? 0) > 0);
    await program.window.getByRole('button', { name: 'New import' }).first().click();
    await send(second, madeIbanOf(2));
    await program.window.getByText('Next in the queue for', { exact: false }).first().waitFor();
    await picture(program.window, 'queued');
    expect(await states()).toEqual(['running', 'queued']);
    await program.kill();

    await start();
    await expect
      .poll(async () => (await states())[0], { timeout: 30_000 })
      .toMatch(/^(interrupted|answerUnknown)$/);
    await picture(program.window, 'after-kill');
    const resume = program.window.getByRole('button', { name: 'Resume', exact: true });
    await until('both are done', async () => {
      const now = await states();
      // The second begins by itself, before or after the first was taken up again.
      if (['interrupted', 'answerUnknown'].includes(now[0] ?? '') && (await resume.count()) > 0)
        await resume
          .first()
          .click({ timeout: 2_000 })
          .catch(() => undefined);
      return now.every((state) => state === 'done');
    });
    const answers = await program.window.evaluate(async () => ({
      customers: await window.kontor.customers.list(),
      connections: await window.kontor.connections.list(),
    }));
    if (!answers.customers.ok || !answers.connections.ok) throw new Error('no answer');
    const http = await embeddedHttp(answers.connections.value[0]?.baseAddress ?? '');
    for (const { customer, bookings } of [first, second]) {
      const { userId = '' } = answers.customers.value.find(({ name }) => name === customer) ?? {};
      const ids = await heldTransactionIds(http, userId);
      expect([customer, ids.length, new Set(ids).size]).toEqual([customer, bookings, bookings]);
    }
  });
});
