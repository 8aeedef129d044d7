import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findCredentials } from 'keytar';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chooseLanguage, importFiles, listImports, until, waitForStore } from './driver/main-job';
import { launchProgram, type RunningProgram } from './driver/program';

let work: string;
let program: RunningProgram;

beforeAll(() => {
  work = mkdtempSync(join(tmpdir(), 'kontor-wipe-'));
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

describe('deleting all data on this computer', () => {
  it('when the user confirms it, the program ends, nothing is left, and the next start is a fresh one', async () => {
    await start();
    await importFiles(program.window, [join(process.cwd(), 'test/fixtures/formats/de/de-n26-2024.csv')]);
    expect(await listImports(program.window)).toHaveLength(1);
    const started = await program.window.evaluate(async () => window.kontor.connections.test('embedded'));
    expect(started.ok).toBe(true);
    const moved = await program.window.evaluate(async (): Promise<string> => {
      const input = {
        name: 'Moving',
        environment: 'test' as const,
        baseAddress: 'https://one.example/v1',
        clientId: 'c',
        timestampUnit: 's' as const,
      };
      const saved = await window.kontor.connections.save(input);
      if (!saved.ok) return 'refused';
      await window.kontor.connections.saveSecret(saved.value.id, 'canary', 'keychain');
      const other = { ...input, id: saved.value.id, baseAddress: 'https://two.example/v1' };
      const changed = await window.kontor.connections.save(other);
      await window.kontor.connections.saveSecret(saved.value.id, 'canary', 'keychain');
      return changed.ok ? changed.value.secretState : 'refused';
    });
    expect(moved, 'a new address asks for the secret again (SEC-42)').toBe('none');
    expect((await findCredentials('Kontor (development)')).length).toBeGreaterThanOrEqual(4);
    await program.electron.evaluate(({ app }) => {
      // The driver starts the program anew itself.
      app.relaunch = () => undefined;
    });
    const ended = new Promise((resolve) => program.electron.process().once('exit', resolve));
    await program.window.evaluate(() => void window.kontor.app.wipe());
    await ended;
    const profile = join(work, 'profile');
    // The databases with their logs, sums and copies, and what the program writes beside them.
    const kept =
      /^(?:kontor\.db|local-service\.db|(?:connections|settings|clock|learned-names|secret-names)\.json)/;
    expect(readdirSync(profile).filter((name) => kept.test(name))).toEqual([]);
    expect(await findCredentials('Kontor (development)'), 'entries of the key store').toEqual([]);
    await start();
    await until('the fresh store answers', async () => (await listImports(program.window)).length === 0);
  });
});
