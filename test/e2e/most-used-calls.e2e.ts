import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeEndpoints } from '../../main/explorer/describe-endpoint';
import {
  analyse,
  chooseLanguage,
  createCustomer,
  importFiles,
  openCheck,
  sendPlan,
  waitForStore,
} from './driver/main-job';
import { launchProgram, type RunningProgram } from './driver/program';

const sample = 'Umsaetze_DE64901100424417208800_2025.09.15.csv';
const patient = { timeout: 60_000 };
let work: string;
let program: RunningProgram;

beforeAll(async () => {
  work = mkdtempSync(join(tmpdir(), 'kontor-most-used-'));
  program = await launchProgram({ userData: join(work, 'profile') });
  await chooseLanguage(program.window, 'en');
  await waitForStore(program.window);
});
afterAll(async () => {
  await program.quit();
  rmSync(work, { recursive: true, force: true, maxRetries: 5 });
});

const button = (name: string) => program.window.getByRole('button', { name, exact: true });

/** Calls that were answered so far, by method and template, as the program's own activity tells them. */
async function answered(): Promise<Set<string>> {
  const answer = await program.window.evaluate(() => window.kontor.activity.list());
  if (!answer.ok) throw new Error(answer.error.code);
  return new Set(
    answer.value
      .filter(({ status }) => status !== null && status < 400)
      .map(({ method, endpoint }) => `${method} ${endpoint}`),
  );
}

/** The ten most used endpoints of interface.md, by the screen from which they are called and what is done on it. */
const screens: { screen: string; use: () => Promise<void>; calls: string[] }[] = [
  { screen: 'Connections', use: testConnection, calls: ['POST /auth', 'GET /ready'] },
  {
    screen: 'Import',
    use: sendSamples,
    calls: [
      'POST /users',
      'POST /users/{user-id}/banking/accounts',
      'GET /users/{user-id}/banking/accounts',
      'GET /users/{user-id}/banking/transactions',
    ],
  },
  {
    screen: 'Results',
    use: runAnalysis,
    calls: [
      'POST /users/{user-id}/trigger-analysis',
      'GET /users/{user-id}/categorization/correlation',
      'GET /users/{user-id}/categorization',
    ],
  },
  { screen: 'Customers', use: listUsers, calls: ['GET /users'] },
];

async function testConnection(): Promise<void> {
  await button('Connections').click(patient);
  await program.window
    .getByRole('button', { name: /^Test connection: / })
    .first()
    .click(patient);
  await program.window.getByRole('status').getByText('ready', { exact: false }).waitFor(patient);
}

async function sendSamples(): Promise<void> {
  await button('Import').click(patient);
  await importFiles(program.window, [join('assets', 'samples', sample)]);
  await openCheck(program.window);
  await createCustomer(program.window, { name: 'Most Used GmbH', type: 'Company' });
  await sendPlan(program.window);
}

async function runAnalysis(): Promise<void> {
  await analyse(program.window);
}

async function listUsers(): Promise<void> {
  await button('Customers').click(patient);
  await button('From the service…').click(patient);
  const dialog = program.window.getByRole('dialog');
  await dialog.getByText(/of 1$/).waitFor(patient);
  await dialog.getByRole('button', { name: 'Close' }).click();
}

describe('the ten most used endpoints, in the real window', () => {
  it('when they are counted, they are ten, and each is of the interface', async () => {
    const calls = screens.flatMap((one) => one.calls);
    expect(new Set(calls).size).toBe(10);
    const known = describeEndpoints().map(({ method, path }) => `${method} ${path}`);
    expect(calls.filter((call) => !known.includes(call))).toEqual([]);
  });

  it.each(screens)('are called from the screen $screen and answered: $calls', async ({ use, calls }) => {
    await use();
    const seen = await answered();
    expect(calls.filter((call) => !seen.has(call))).toEqual([]);
  });
});
