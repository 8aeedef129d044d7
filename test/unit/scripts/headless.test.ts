import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startHeadlessDesktop } from '../../../scripts/headless';

it('a desktop that is stopped takes along what still runs on it, and nothing else', async () => {
  const home = mkdtempSync(join(tmpdir(), 'kontor-headless-'));
  const desktop = await startHeadlessDesktop(home);
  const sleep = (env: Record<string, string>) =>
    spawn('sleep', ['60'], { env: { ...process.env, ...env }, stdio: 'ignore', detached: true });
  const onIt = sleep(desktop.env);
  const beside = sleep({});
  const ended = new Promise((resolve) => onIt.once('exit', (_code, signal) => resolve(signal)));
  try {
    desktop.stop();
    expect(await ended).toBe('SIGKILL');
    expect(beside.exitCode ?? beside.signalCode).toBeNull();
  } finally {
    beside.kill();
    rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  }
});
