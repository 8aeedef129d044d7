import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { type OrdinaryUser, startHeadlessDesktop } from '../headless';
import { smokeBatch } from './smoke-batch';

const firstScreenWithinMs = 30_000;
/** Each spelling that the runtime takes, over switches that open it, weaken it or write to disk (SEC-31, SEC-43). */
const refusedSwitches = [
  '--remote-debugging-port=9222',
  '-remote-debugging-port=9222',
  '--REMOTE-DEBUGGING-PORT=9222',
  '--no-sandbox',
  '-no-sandbox',
  '--user-data-dir=/tmp/elsewhere',
  '-user-data-dir=/tmp/elsewhere',
  '--log-net-log=/tmp/elsewhere.json',
  '--enable-logging=file',
  '--disable-seccomp-filter-sandbox',
  '--proxy-pac-url=http://127.0.0.1:9/x.pac',
  '--ignore-certificate-errors-spki-list=x',
  '--renderer-cmd-prefix=/bin/true',
  '--a-switch-that-is-not-born-yet',
];
/** Variables with which the runtime writes keys, or its own log, to a file (SEC-31). */
const refusedVariables = ['SSLKEYLOGFILE', 'ELECTRON_ENABLE_LOGGING', 'ELECTRON_LOG_FILE', 'CHROME_LOG_FILE'];
const refusalCode = 2;

/**
 * Starts a packaged program with a fresh home, once with each switch and each variable that it must refuse, then plainly, and waits until
 * its log says that the page asked for its data and the store opened encrypted, and lets it do a job without a window. As root the program runs as `nobody`: it
 * refuses to run without its sandbox. Answers how long it took to the first screen, the refusals among it, in milliseconds.
 */
export async function smokeStart(packedExecutable: string): Promise<number> {
  const startedAt = Date.now();
  const home = mkdtempSync(join(tmpdir(), 'kontor-smoke-'));
  const user = ordinaryUser();
  const executable = reachableFor(user, packedExecutable, home);
  if (user) {
    chownSync(home, user.uid, user.gid);
    // Where the system forbids user namespaces, the sandbox needs its helper to belong to root.
    chownSync(join(executable, '..', 'chrome-sandbox'), 0, 0);
    chmodSync(join(executable, '..', 'chrome-sandbox'), 0o4755);
  }
  const desktop = await startHeadlessDesktop(home, user);
  const log = join(home, 'config', 'Kontor', 'logs', 'kontor.log');
  const env = { ...process.env, ...desktop.env, HOME: home, XDG_CONFIG_HOME: join(home, 'config') };
  const start = (args: string[], variables: NodeJS.ProcessEnv = {}) =>
    spawn(executable, args, {
      env: { ...env, ...variables },
      stdio: 'ignore',
      ...user,
    });
  try {
    for (const refused of refusedSwitches) {
      const code = await exitOf(start([refused]));
      if (code !== refusalCode)
        throw new Error(`Started with ${refused} it ended with ${code}, not ${refusalCode}.`);
      console.log(`refused: ${refused}`);
    }
    for (const name of refusedVariables) {
      const code = await exitOf(start([], { [name]: join(home, 'elsewhere') }));
      if (code !== refusalCode)
        throw new Error(`Started with ${name} it ended with ${code}, not ${refusalCode}.`);
      console.log(`refused: ${name}`);
    }
    await reachFirstScreen(start([]), log);
    const firstScreenMs = Date.now() - startedAt;
    console.log(smokeBatch({ executable, home, env, user }));
    return firstScreenMs;
  } finally {
    desktop.stop();
    rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function reachFirstScreen(child: ChildProcess, log: string): Promise<void> {
  const ended = exitOf(child);
  const deadline = Date.now() + firstScreenWithinMs;
  try {
    while (!hasFirstScreen(log)) {
      if (child.exitCode !== null) throw new Error(`The packaged program ended with code ${child.exitCode}.`);
      if (Date.now() > deadline) {
        throw new Error(`The packaged program did not reach its first screen.\n${readLog(log)}`);
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  } finally {
    child.kill();
    await ended;
  }
}

/** The program where the ordinary user can get at it: where it is, or a copy when that folder is root's alone. */
function reachableFor(user: OrdinaryUser | undefined, executable: string, home: string): string {
  if (!user || spawnSync('test', ['-x', executable], { ...user }).status === 0) return executable;
  cpSync(dirname(executable), join(home, 'program'), { recursive: true });
  return join(home, 'program', basename(executable));
}

function exitOf(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => child.once('exit', (code) => resolve(code)));
}

/** `nobody`, when we are root; otherwise we are ordinary ourselves. */
function ordinaryUser(): OrdinaryUser | undefined {
  return process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : undefined;
}

function hasFirstScreen(log: string): boolean {
  return readLog(log).includes('"event":"page.ready","code":"encrypted"');
}

function readLog(log: string): string {
  try {
    return readFileSync(log, 'utf8');
  } catch {
    return '';
  }
}
