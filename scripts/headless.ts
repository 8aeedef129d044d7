import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { ensureSystemLibraries } from './system-libraries';

/** Whether a window can be shown. macOS and Windows always can. */
export function hasDisplay(): boolean {
  return process.platform !== 'linux' || Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY);
}

/** What a headless computer lacks, started and stopped by us: a display, a session bus, a Secret Service. */
export interface HeadlessDesktop {
  /** To be merged into the environment of every program that should use it. */
  env: Record<string, string>;
  stop(): void;
}

/** The ordinary user that programs run as which refuse root. */
export interface OrdinaryUser {
  uid: number;
  gid: number;
}

/**
 * Starts Xvfb, a D-Bus session and an unlocked gnome-keyring of its own, in a run-time folder of its own, so that the
 * user's keyring is never touched.
 * @param home folder for the keyring's files
 * @param user who owns bus and keyring; they serve nobody else
 */
export async function startHeadlessDesktop(home: string, user?: OrdinaryUser): Promise<HeadlessDesktop> {
  ensureSystemLibraries(['run', 'headless']);
  const processes: ChildProcess[] = [];
  const display = await startDisplay(processes);
  const bus = spawnSync('dbus-daemon', ['--session', '--fork', '--print-address=1', '--print-pid=1'], {
    encoding: 'utf8',
    env: { ...process.env, XDG_RUNTIME_DIR: home },
    ...user,
  });
  const [address, busPid] = bus.stdout.trim().split('\n');
  if (!address || !busPid) throw new Error(`dbus-daemon did not start: ${bus.stderr}`);
  const env = {
    DISPLAY: display,
    DBUS_SESSION_BUS_ADDRESS: address,
    XDG_RUNTIME_DIR: home,
    XDG_DATA_HOME: home,
    // A bus that cannot reach these only logs warnings.
    NO_AT_BRIDGE: '1',
  };
  const keyring = spawn('gnome-keyring-daemon', ['--foreground', '--unlock', '--components=secrets'], {
    env: { ...process.env, ...env },
    stdio: ['pipe', 'ignore', 'ignore'],
    ...user,
  });
  // The passphrase of a keyring that lives as long as this run.
  keyring.stdin?.end('kontor\n');
  processes.push(keyring);
  await waitForSecretService(env, user);
  return {
    env,
    stop: () => {
      endProgramsOn(address);
      for (const child of processes) child.kill();
      spawnSync('kill', [busPid]);
    },
  };
}

/** Programs that a broken test left behind would hold up whoever waits for all processes of the run. */
function endProgramsOn(busAddress: string): void {
  if (process.platform !== 'linux') return;
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const env = readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0');
      if (!env.includes(`DBUS_SESSION_BUS_ADDRESS=${busAddress}`)) continue;
      process.kill(Number(pid), 'SIGKILL');
    } catch {
      // Gone by now, or somebody else's.
    }
  }
}

/** A display alone, for a program that shows nothing on it; key store and session are the user's. */
export async function startDisplayAlone(): Promise<HeadlessDesktop> {
  ensureSystemLibraries(['run', 'headless']);
  const processes: ChildProcess[] = [];
  const display = await startDisplay(processes);
  const stop = () => {
    for (const child of processes) child.kill();
  };
  return { env: { DISPLAY: display }, stop };
}

/** Without `-noreset` it begins anew when its last client has gone, and a program that starts in that moment finds no display and ends. */
const displayArgs = [
  '-displayfd',
  '3',
  '-screen',
  '0',
  '1600x1200x24',
  '-nolisten',
  'tcp',
  '-ac',
  '-noreset',
];

async function startDisplay(processes: ChildProcess[]): Promise<string> {
  const server = spawn('Xvfb', displayArgs, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  processes.push(server);
  const number = await new Promise<string>((resolve, reject) => {
    const limit = setTimeout(() => reject(new Error('Xvfb did not start within 20 s.')), 20_000);
    server.once('error', reject);
    server.stdio[3]?.once('data', (data: Buffer) => {
      clearTimeout(limit);
      resolve(data.toString().trim());
    });
  });
  return `:${number}`;
}

async function waitForSecretService(env: Record<string, string>, user?: OrdinaryUser): Promise<void> {
  const question = [
    '--session',
    '--dest=org.freedesktop.DBus',
    '--print-reply',
    '/org/freedesktop/DBus',
    'org.freedesktop.DBus.NameHasOwner',
    'string:org.freedesktop.secrets',
  ];
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const answer = spawnSync('dbus-send', question, {
      encoding: 'utf8',
      env: { ...process.env, ...env },
      ...user,
    });
    if (answer.stdout.includes('boolean true')) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('gnome-keyring did not offer a Secret Service within 10 s.');
}
