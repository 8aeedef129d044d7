import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findElectron, programArgs } from '../../scripts/electron-runtime';
import { chooseLanguage } from './driver/main-job';
import { picture } from './driver/pictures';
import { launchProgram, type RunningProgram } from './driver/program';

let work: string;
let policy: string;
let program: RunningProgram | null = null;

beforeAll(() => {
  work = mkdtempSync(join(tmpdir(), 'kontor-policy-'));
  policy = join(work, 'policy.json');
});
afterAll(async () => {
  await program?.quit();
  rmSync(work, { recursive: true, force: true, maxRetries: 5 });
});

async function start(set: object, profile: string): Promise<RunningProgram> {
  await program?.quit();
  writeFileSync(policy, JSON.stringify({ version: 1, ...set }));
  program = await launchProgram({ userData: join(work, profile), env: { KONTOR_POLICY: policy } });
  return program;
}

describe('the file of an administrator, in the real program', () => {
  it('when it sets everything, the settings show it, start masked, and connections that are not allowed send nothing', async () => {
    const everything = {
      allowedConnections: ['https://service.example/api'],
      localService: false,
      updates: { address: 'https://updates.example/kontor', publicKey: `${'A'.repeat(43)}=` },
      maskedAtStart: true,
      logLevel: 'fault',
    };
    const { window: page } = await start(everything, 'everything');
    await chooseLanguage(page, 'en');
    await page.locator('html[data-masked]').waitFor({ state: 'attached' });
    const codes = await page.evaluate(async () => {
      const saved = await window.kontor.connections.save({
        name: 'Other',
        environment: 'test',
        baseAddress: 'https://other.example/api',
        clientId: 'c',
        timestampUnit: 's',
      });
      if (!saved.ok) return [saved.error.code];
      await window.kontor.connections.saveSecret(saved.value.id, 'canary', 'session');
      const tests = [
        await window.kontor.connections.test(saved.value.id),
        await window.kontor.connections.test('embedded'),
      ];
      return [...tests, await window.kontor.app.checkForUpdate()].map((answer) =>
        answer.ok ? 'answered' : answer.error.code,
      );
    });
    // A build of a checkout never updates.
    expect(codes).toEqual(['connection.notAllowed', 'connection.notAllowed', 'update.off']);
    await page.getByRole('button', { name: 'Settings', exact: true }).first().click();
    const shown = page.getByRole('region', { name: 'Set by your administrator' });
    await shown.getByText('https://service.example/api').waitFor();
    await shown.getByText('https://updates.example/kontor').waitFor();
    await page.getByRole('button', { name: 'Look for updates' }).click();
    await page.getByText('Updates are off on this computer', { exact: false }).waitFor();
    await shown.scrollIntoViewIfNeeded();
    await picture(page, 'administration');
  });

  it('when nothing may be kept, the store is in memory and no file of it comes to be', async () => {
    const { window: page, userData } = await start({ sessionOnly: true }, 'nothing');
    const state = await page.evaluate(async () => {
      const opened = await window.kontor.app.openStore();
      return opened.ok ? opened.value.mode : opened.error.code;
    });
    expect(state).toBe('session');
    expect(existsSync(join(userData, 'kontor.db'))).toBe(false);
    await page.evaluate(() => window.kontor.connections.list());
    await picture(page, 'session-only');
  });

  it('when it is damaged, Kontor does not start, and says file and member', async () => {
    await program?.quit();
    program = null;
    writeFileSync(policy, JSON.stringify({ version: 1, sessionsOnly: true }));
    const runtime = findElectron(() => undefined);
    const outcome = spawnSync(runtime.executable, [...programArgs(runtime), '--batch', 'list', 'customers'], {
      encoding: 'utf8',
      timeout: 60_000,
      env: { ...process.env, KONTOR_USER_DATA: join(work, 'profile'), KONTOR_POLICY: policy },
    });
    expect(outcome.status, outcome.stderr).toBe(1);
    expect(outcome.stderr).toContain(policy);
    expect(outcome.stderr).toContain('sessionsOnly (unrecognized_keys)');
  });
});
