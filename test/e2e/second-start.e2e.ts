import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findElectron, programArgs } from '../../scripts/electron-runtime';
import { listImports, waitForStore, waitUntilRead } from './driver/main-job';
import { launchProgram, type RunningProgram } from './driver/program';

let work: string;
let program: RunningProgram;

beforeAll(async () => {
  work = mkdtempSync(join(tmpdir(), 'kontor-second-start-'));
  program = await launchProgram({ userData: join(work, 'profile') });
  await waitForStore(program.window);
});
afterAll(async () => {
  await program.quit();
  rmSync(work, { recursive: true, force: true, maxRetries: 5 });
});

describe('a second start with files', () => {
  it('when it is made, it gives way at once and its files land in the queue of the first window', async () => {
    const runtime = findElectron(() => undefined);
    const files = ['de-n26-2024.csv', 'de-ing-2025.csv'].map((name) =>
      join('test/fixtures/formats/de', name),
    );
    // Not through Playwright: it trips over a program that ends while it is being connected to.
    const second = spawn(runtime.executable, [...programArgs(runtime), ...files, '/nowhere/gone.csv'], {
      env: { ...process.env, KONTOR_USER_DATA: join(work, 'profile') },
      stdio: 'ignore',
    });
    const code = await new Promise((resolve) => second.once('exit', resolve));
    expect(code).toBe(0);
    expect(program.electron.process().exitCode).toBeNull();
    expect(program.electron.windows()).toHaveLength(1);
    await waitUntilRead(program.window, 2);
    const names = (await listImports(program.window)).flatMap((found) =>
      found.files.map((file) => file.name),
    );
    expect(names.sort()).toEqual(['de-ing-2025.csv', 'de-n26-2024.csv']);
  });
});
