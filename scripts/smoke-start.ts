import { spawn } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type OrdinaryUser, startHeadlessDesktop } from './headless';

const firstScreenWithinMs = 60_000;

/**
 * Starts a packaged program with a fresh home and waits until its log says that the page asked for its data. As root the
 * program runs as `nobody`: the packaged one refuses to run without its sandbox.
 */
export async function smokeStart(executable: string): Promise<void> {
  const home = mkdtempSync(join(tmpdir(), 'kontor-smoke-'));
  const user = ordinaryUser();
  if (user) {
    chownSync(home, user.uid, user.gid);
    // Where the system forbids user namespaces, the sandbox needs its helper to belong to root.
    chownSync(join(executable, '..', 'chrome-sandbox'), 0, 0);
    chmodSync(join(executable, '..', 'chrome-sandbox'), 0o4755);
  }
  const desktop = await startHeadlessDesktop(home, user);
  const log = join(home, 'config', 'Kontor', 'logs', 'kontor.log');
  const child = spawn(executable, [], {
    env: { ...process.env, ...desktop.env, HOME: home, XDG_CONFIG_HOME: join(home, 'config') },
    stdio: 'ignore',
    ...user,
  });
  try {
    const deadline = Date.now() + firstScreenWithinMs;
    while (!hasFirstScreen(log)) {
      if (child.exitCode !== null) throw new Error(`The packaged program ended with code ${child.exitCode}.`);
      if (Date.now() > deadline) throw new Error('The packaged program did not reach its first screen.');
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  } finally {
    child.kill();
    desktop.stop();
    rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** `nobody`, when we are root; otherwise we are ordinary ourselves. */
function ordinaryUser(): OrdinaryUser | undefined {
  return process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : undefined;
}

function hasFirstScreen(log: string): boolean {
  try {
    return readFileSync(log, 'utf8').includes('"page.ready"');
  } catch {
    return false;
  }
}
