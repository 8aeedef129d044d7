import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filesHolding } from './driver/disk-search';
import { chooseLanguage, importFiles, listImports, until } from './driver/main-job';
import { launchProgram, type RunningProgram } from './driver/program';

let work: string;
let program: RunningProgram;

beforeAll(async () => {
  work = mkdtempSync(join(tmpdir(), 'kontor-no-keychain-'));
  program = await launchProgram({
    userData: join(work, 'profile'),
    env: { DBUS_SESSION_BUS_ADDRESS: 'unix:path=/nonexistent' },
  });
  await chooseLanguage(program.window, 'en');
});
afterAll(async () => {
  await program.quit();
  rmSync(work, { recursive: true, force: true, maxRetries: 5 });
});

const mode = async () => {
  const answer = await program.window.evaluate(() => window.kontor.app.storeState());
  return answer.ok ? answer.value.mode : answer.error.code;
};

describe.skipIf(process.platform !== 'linux')('a computer without a key store (B032, SEC-15)', () => {
  it('when the program starts, it says so and keeps nothing until the user decides', async () => {
    await program.window
      .getByText(/session/i)
      .first()
      .waitFor({ timeout: 30_000 });
    expect(await mode()).toBe('closed');
  });

  it('when the user agrees to work for this session, the work can be done, and nothing is written in the open', async () => {
    const { window: page } = program;
    await page
      .getByRole('button', { name: /this session only/i })
      .first()
      .click();
    // The dialog asks again; its default is Cancel.
    const confirm = page.getByRole('dialog').getByRole('button', { name: /session/i });
    await confirm.waitFor({ timeout: 10_000 });
    await confirm.click();
    await until('the session store is open', async () => (await mode()) === 'session');
    const saved = await page.evaluate(async () => {
      const connection = await window.kontor.connections.save({
        name: 'Another service',
        environment: 'test',
        baseAddress: 'https://service.example/v1',
        clientId: 'client',
        timestampUnit: 's',
      });
      if (!connection.ok) return connection;
      return window.kontor.connections.saveSecret(connection.value.id, 'canary-secret-7731', 'session');
    });
    expect(saved).toMatchObject({ ok: true, value: { secretState: 'session' } });
    await importFiles(page, [join(process.cwd(), 'test/fixtures/formats/de/de-n26-2024.csv')]);
    expect((await listImports(page))[0]?.files[0]?.state).toBe('staged');
    expect(filesHolding(join(work, 'profile'), ['canary-secret-7731', 'Hausverwaltung Ziegelstein'])).toEqual(
      [],
    );
    const inPage = await page.evaluate(
      () =>
        document.documentElement.outerHTML + JSON.stringify(localStorage) + JSON.stringify(sessionStorage),
    );
    expect(inPage).not.toContain('canary-secret-7731');
  });
});
