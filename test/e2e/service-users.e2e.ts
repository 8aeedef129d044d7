import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LocalService } from '../../main/local-service/start';
import { axeProblems } from './driver/axe';
import { chooseLanguage, chooseTheme, until, waitForStore } from './driver/main-job';
import { callService, createCustomerOn, startOwnService } from './driver/own-service';
import { picture } from './driver/pictures';
import { launchProgram, type RunningProgram } from './driver/program';

const patient = { timeout: 120_000 };
/** Users that the service holds beside that of the customer. */
const total = 10_000;
const own = 'Gießerei Unterberg GmbH';
let work: string;
let program: RunningProgram;
let service: LocalService;

beforeAll(async () => {
  work = mkdtempSync(join(tmpdir(), 'kontor-service-users-'));
  service = await startOwnService();
  await makeUsers();
  program = await launchProgram({ userData: join(work, 'profile') });
  await chooseLanguage(program.window, 'en');
  await waitForStore(program.window);
  await createCustomerOn(program.window, service, own);
}, 240_000);
afterAll(async () => {
  await program.quit();
  await service.stop();
  rmSync(work, { recursive: true, force: true, maxRetries: 5 });
});

const customIdOf = (number: number) => `KD-${String(number).padStart(5, '0')}`;
const dialog = () => program.window.getByRole('dialog', { name: 'Users at the service' });
const users = () => dialog().getByRole('table').locator('tbody tr');
const search = () => dialog().getByRole('textbox', { name: 'Search users' });

async function makeUsers(): Promise<void> {
  const { access_token: token } = (await (
    await fetch(`${service.address}/auth`, {
      method: 'POST',
      body: new URLSearchParams({
        client_id: service.clientId,
        client_secret: service.clientSecret,
        grant_type: 'client_credentials',
      }),
    })
  ).json()) as { access_token: string };
  const make = async (number: number) => {
    const answer = await fetch(`${service.address}/users`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({
        type: number % 3 === 0 ? 'company' : 'person',
        automaticAnalysis: 'suspended',
        customUserID: customIdOf(number),
        ...(number % 2 === 0 ? { expiresIn: 'P3M' } : {}),
      }),
    });
    if (!answer.ok) throw new Error(`POST /users answered ${answer.status}`);
  };
  for (let from = 0; from < total; from += 50)
    await Promise.all(Array.from({ length: 50 }, (_, index) => make(from + index)));
}

async function openUsers(): Promise<void> {
  const { window } = program;
  await window.getByRole('button', { name: 'Customers', exact: true }).click(patient);
  await window.getByRole('button', { name: 'From the service…', exact: true }).click(patient);
  await dialog().waitFor(patient);
  await dialog()
    .getByLabel('Connection')
    .selectOption({ label: `Service of ${own} (Local)` });
}

async function close(): Promise<void> {
  await dialog().getByRole('button', { name: 'Close' }).click();
  await dialog().waitFor({ state: 'detached' });
}

/** Milliseconds until the filter shows one user. */
async function searchMs(text: string): Promise<number> {
  const startedAt = performance.now();
  await search().fill(text);
  await until('one is left', async () => (await users().count()) === 1);
  return performance.now() - startedAt;
}

describe(`the users of a service that has ${total}`, () => {
  it('are there page by page, can be searched while the rest comes, and are all found in the end', async () => {
    await openUsers();
    const startedAt = performance.now();
    await users().first().waitFor(patient);
    const firstMs = performance.now() - startedAt;
    await dialog()
      .getByText(`of ${(total + 1).toLocaleString('en-GB')}`, { exact: false })
      .waitFor(patient);
    const allMs = performance.now() - startedAt;
    const oneMs = await searchMs(customIdOf(9_999));
    const otherMs = await searchMs(customIdOf(17));
    console.log(
      `users: first page ${Math.round(firstMs)} ms, all ${total} ${Math.round(allMs)} ms, search ${Math.round(oneMs)} and ${Math.round(otherMs)} ms`,
    );
    expect(firstMs).toBeLessThan(10_000);
    expect(allMs).toBeLessThan(120_000);
    expect(Math.max(oneMs, otherMs)).toBeLessThan(2_000);
    expect(await axeProblems(program.window)).toEqual([]);
    await close();
  });

  it('when one is changed, the service has its identifier and its end, and the row shows them', async () => {
    await openUsers();
    await search().fill(customIdOf(3));
    await until('one is left', async () => (await users().count()) === 1);
    await dialog()
      .getByRole('button', { name: `Change ${customIdOf(3)}` })
      .click();
    const form = program.window.getByRole('dialog', { name: 'Change a user at the service' });
    await form.getByLabel('Identifier of your own').fill('KD-CHANGED');
    await form.getByLabel('Kept at the service').selectOption({ index: 1 });
    expect(await axeProblems(program.window)).toEqual([]);
    await picture(program.window, 'users-change');
    await form.getByRole('button', { name: 'Save' }).click();
    await form.waitFor({ state: 'detached' });
    await search().fill('KD-CHANGED');
    await until('it is found by it', async () => (await users().count()) === 1);
    const kept = (await callService(service, 'GET', '/users/custom-user-id/KD-CHANGED')) as {
      expiresIn?: string | null;
    };
    expect(kept.expiresIn).toMatch(/^P/);
    await close();
  });

  it('when many are deleted, their list is confirmed, and they alone are gone', async () => {
    await openUsers();
    await search().fill('KD-0998');
    await until('ten are left', async () => (await users().count()) === 10);
    for (const number of [9_981, 9_982, 9_985])
      await dialog()
        .getByRole('checkbox', { name: `Choose ${customIdOf(number)}` })
        .check();
    await dialog().getByRole('button', { name: 'Delete 3 users…' }).click();
    const question = program.window.getByRole('dialog', { name: 'Delete 3 users at the service' });
    const listed = await question.getByRole('list', { name: 'Users that are deleted' }).textContent();
    for (const number of [9_981, 9_982, 9_985]) expect(listed).toContain(customIdOf(number));
    await expect.poll(() => question.getByRole('button', { name: 'Delete all 3' }).isDisabled()).toBe(true);
    await question.getByRole('checkbox').check();
    expect(await axeProblems(program.window)).toEqual([]);
    await picture(program.window, 'users-delete');
    await question.getByRole('button', { name: 'Delete all 3' }).click();
    await program.window.getByText('3 users are gone from the service', { exact: false }).waitFor(patient);
    await program.window
      .getByRole('dialog', { name: 'What became of it' })
      .getByRole('button', { name: 'Close' })
      .click();
    await until('seven are left', async () => (await users().count()) === 7);
    const paths = [9_980, 9_981].map((number) => `/users/custom-user-id/${customIdOf(number)}`);
    const there = await Promise.allSettled(paths.map((path) => callService(service, 'GET', path)));
    expect(there.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    await close();
  });

  it('when one is to be imported with its accounts, the call is open in the explorer, on this connection', async () => {
    const { window } = program;
    await openUsers();
    await dialog().getByRole('button', { name: 'Import a user with accounts…' }).click();
    await window.getByRole('form', { name: 'Import a user' }).waitFor(patient);
    await window.getByRole('button', { name: 'Begin with an example' }).click();
    await window.getByRole('button', { name: 'Send', exact: true }).click();
    const answer = window.getByRole('region', { name: 'Answer', exact: true });
    await answer.getByText('Answered (20', { exact: false }).waitFor(patient);
    await picture(window, 'users-import');
  });

  it('when pictures are wanted, the dialogs are kept in both languages, both themes and both sizes', async () => {
    const { window, electron } = program;
    await openUsers();
    await search().fill('KD-0997');
    await until('ten are left', async () => (await users().count()) === 10);
    for (const box of (await users().getByRole('checkbox').all()).slice(0, 4)) await box.check();
    const title = { de: 'Benutzer beim Dienst', en: 'Users at the service' };
    for (const theme of ['light', 'dark'] as const) {
      await chooseTheme(window, theme);
      for (const language of ['en', 'de'] as const) {
        await chooseLanguage(window, language);
        const list = window.getByRole('dialog', { name: title[language] });
        for (const [width, height] of [
          [1280, 800],
          [900, 600],
        ] as const) {
          await electron.evaluate(
            ({ BrowserWindow }, [w, h]) => BrowserWindow.getAllWindows()[0]?.setContentSize(w, h),
            [width, height] as [number, number],
          );
          await until('it has its size', async () => (await window.evaluate(() => innerWidth)) === width);
          const name = `${language}-${theme}-${width}`;
          await picture(window, `users-list-${name}`);
          for (const [at, button] of [
            ['change', list.getByRole('table').getByRole('button').last()],
            ['delete', list.getByRole('status').getByRole('button')],
          ] as const) {
            await button.click();
            await picture(window, `users-${at}-${name}`);
            await window.keyboard.press('Escape');
            await until('it is closed', async () => (await window.getByRole('dialog').count()) === 1);
          }
          expect(await window.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
            width,
          );
        }
      }
    }
  });
});
