import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, cpSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type HeadlessDesktop, type OrdinaryUser, startHeadlessDesktop } from '../headless';

const firstScreenWithinMs = 30_000;

export interface PackedStart {
  readonly args?: readonly string[];
  readonly variables?: NodeJS.ProcessEnv;
  /** Where the profile lies; the home itself when left out. */
  readonly config?: string;
  /** Only this computer's own loopback address can be reached. */
  readonly isOffline?: boolean;
}

/**
 * A packaged program as an ordinary user has it: its sandbox on, a desktop and a key store of its own. As root it runs as `nobody`, because it
 * refuses to run without its sandbox.
 */
export class PackedProgram {
  readonly #executable: string;
  readonly #home: string;
  readonly #user: OrdinaryUser | undefined;
  readonly #desktop: HeadlessDesktop;
  readonly #lastWords = new WeakMap<ChildProcess, string>();

  /** @param home an empty folder of its own */
  static async prepare(packed: string, home: string): Promise<PackedProgram> {
    const user = ordinaryUser();
    const executable = reachableFor(user, packed, home);
    if (user) {
      chownSync(home, user.uid, user.gid);
      // Where the system forbids user namespaces, the sandbox needs its helper to belong to root.
      chownSync(join(executable, '..', 'chrome-sandbox'), 0, 0);
      chmodSync(join(executable, '..', 'chrome-sandbox'), 0o4755);
    }
    return new PackedProgram(executable, home, user, await startHeadlessDesktop(home, user));
  }

  private constructor(
    executable: string,
    home: string,
    user: OrdinaryUser | undefined,
    desktop: HeadlessDesktop,
  ) {
    this.#executable = executable;
    this.#home = home;
    this.#user = user;
    this.#desktop = desktop;
  }

  /** Who the program runs as, for folders that are to belong to him. */
  get user(): OrdinaryUser | undefined {
    return this.#user;
  }

  get profile(): string {
    return join(this.#home, 'config', 'Kontor');
  }

  start({
    args = [],
    variables = {},
    config = join(this.#home, 'config'),
    isOffline = false,
  }: PackedStart = {}): ChildProcess {
    const env = { ...this.#env(config), ...variables };
    if (!isOffline)
      return this.#listenTo(
        spawn(this.#executable, args, { env, stdio: ['ignore', 'pipe', 'pipe'], ...this.#user }),
      );
    // A network of its own, in which nothing is but itself; the program is the ordinary user's again in it.
    const rights = this.#user
      ? `exec setpriv --reuid ${this.#user.uid} --regid ${this.#user.gid} --clear-groups -- "$0" "$@"`
      : 'exec "$0" "$@"';
    const namespace = this.#user ? ['--net'] : ['--net', '--map-root-user'];
    return this.#listenTo(
      spawn(
        'unshare',
        [...namespace, 'sh', '-c', `ip link set lo up; ${rights}`, this.#executable, ...args],
        {
          env,
          stdio: ['ignore', 'pipe', 'pipe'],
        },
      ),
    );
  }

  /** What it writes is read, so that it never waits for a reader, and its end is at hand when it falls. */
  #listenTo(child: ChildProcess): ChildProcess {
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (piece: Buffer) => {
        this.#lastWords.set(child, `${this.#lastWords.get(child) ?? ''}${piece}`.slice(-4_000));
      });
    return child;
  }

  /** Starts it with these words, and waits for its end. */
  run(args: readonly string[], timeout: number): { status: number | null; stdout: string; stderr: string } {
    const env = this.#env(join(this.#home, 'config'));
    return spawnSync(this.#executable, args, { env, encoding: 'utf8', timeout, ...this.#user });
  }

  #env(config: string): NodeJS.ProcessEnv {
    return { ...process.env, ...this.#desktop.env, HOME: this.#home, XDG_CONFIG_HOME: config };
  }

  /** Names of the windows that are on the screen. */
  windows(): string[] {
    const tree = spawnSync('xwininfo', ['-root', '-tree'], {
      encoding: 'utf8',
      env: { ...process.env, ...this.#desktop.env },
    }).stdout;
    const names = [...tree.matchAll(/^\s+(0x[0-9a-f]+) "([^"]+)": \("kontor" "Kontor"\)/gim)];
    return names.filter(([, id]) => this.#isShown(id ?? '')).map(([, , name]) => name ?? '');
  }

  #isShown(id: string): boolean {
    const { stdout } = spawnSync('xwininfo', ['-id', id], {
      encoding: 'utf8',
      env: { ...process.env, ...this.#desktop.env },
    });
    return stdout.includes('IsViewable');
  }

  log(config = join(this.#home, 'config')): string {
    try {
      return readFileSync(join(config, 'Kontor', 'logs', 'kontor.log'), 'utf8');
    } catch {
      return '';
    }
  }

  /** Waits until something is so. @throws Error when the program ends before, or it takes too long */
  async until(child: ChildProcess, what: string, isSo: () => boolean): Promise<void> {
    const deadline = Date.now() + firstScreenWithinMs;
    while (!isSo()) {
      if (child.exitCode !== null || child.signalCode !== null)
        throw new Error(
          `The packaged program ended with ${child.exitCode ?? child.signalCode}: ${what}.\n${this.#lastWords.get(child) ?? ''}`,
        );
      if (Date.now() > deadline)
        throw new Error(`The packaged program did not come to: ${what}.\n${this.log()}`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  stop(): void {
    this.#desktop.stop();
  }
}

/** Ends a program as the system does at its end; answers its exit code, or the name of the signal. */
export async function ended(child: ChildProcess): Promise<number | NodeJS.Signals | null> {
  const end = endOf(child);
  child.kill('SIGTERM');
  return end;
}

export function endOf(child: ChildProcess): Promise<number | NodeJS.Signals | null> {
  if (child.exitCode !== null || child.signalCode !== null)
    return Promise.resolve(child.exitCode ?? child.signalCode);
  return new Promise((resolve) => child.once('exit', (code, signal) => resolve(code ?? signal)));
}

/** Processes below one whose system calls are filtered: what the sandbox makes of them. */
export function filteredProcesses(below: number): { pages: number; filtered: number } {
  const parents = new Map<number, number>();
  for (const pid of readdirSync('/proc').map(Number).filter(Number.isInteger))
    parents.set(pid, Number(fieldOf(pid, 'PPid')));
  const isBelow = (pid: number): boolean => {
    for (let at = parents.get(pid) ?? 0; at > 1; at = parents.get(at) ?? 0) if (at === below) return true;
    return false;
  };
  const pages = [...parents.keys()].filter(
    (pid) => isBelow(pid) && commandOf(pid).includes('--type=renderer'),
  );
  return { pages: pages.length, filtered: pages.filter((pid) => fieldOf(pid, 'Seccomp') === '2').length };
}

function fieldOf(pid: number, name: string): string {
  try {
    return (
      new RegExp(`^${name}:\\s*(\\S+)`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? ''
    );
  } catch {
    return '';
  }
}

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}

/** The program where the ordinary user can get at it: where it is, or a copy when that folder is root's alone. */
function reachableFor(user: OrdinaryUser | undefined, executable: string, home: string): string {
  if (!user || spawnSync('test', ['-x', executable], { ...user }).status === 0) return executable;
  cpSync(dirname(executable), join(home, 'program'), { recursive: true });
  return join(home, 'program', basename(executable));
}

/** `nobody`, when we are root; otherwise we are ordinary ourselves. */
function ordinaryUser(): OrdinaryUser | undefined {
  return process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : undefined;
}
