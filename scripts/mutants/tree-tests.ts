import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** What is to be run, and what was changed since the last order. */
export interface Order {
  /** File of the tree, from its root; null where nothing is broken. */
  readonly changed: string | null;
  readonly tests: readonly { readonly file: string; readonly titles: readonly string[] }[];
  /** The first red test ends it: one is enough to catch a row. */
  readonly isBailing: boolean;
}

export interface Outcome {
  readonly passed: number;
  /** Full titles of the tests that failed; empty where a file did not even load. */
  readonly failed: readonly string[];
  /** Why nothing was run. */
  readonly error?: string;
}

/** Longer than any test that guards a line; who is not done by then is ended with everything that it started. */
const longestMs = 240_000;

/** Runs tests of a tree in a process that stays warm from one order to the next. */
export class TreeTests {
  #child: Promise<ChildProcess> | null = null;

  constructor(
    private readonly folder: string,
    private readonly isElectron: boolean,
    private readonly env: NodeJS.ProcessEnv = {},
  ) {}

  async run(order: Order): Promise<Outcome> {
    this.#child ??= this.#start();
    const child = await this.#child;
    child.send(order);
    const outcome = await answerOf(child);
    if (outcome === null) this.end();
    return outcome ?? { passed: 0, failed: [], error: 'the tests did not end' };
  }

  end(): void {
    void this.#child?.then(({ pid }) => {
      try {
        if (pid !== undefined) process.kill(-pid, 'SIGKILL');
      } catch {
        // It ended by itself.
      }
    });
    this.#child = null;
  }

  async #start(): Promise<ChildProcess> {
    const script = join(this.folder, 'scripts', 'mutants', 'warm-tests.ts');
    const child = fork(script, this.isElectron ? ['--electron'] : [], {
      cwd: this.folder,
      execArgv: ['--import', 'tsx'],
      env: { ...process.env, ...this.env },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      // A group of its own, so that what tests started ends with it.
      detached: true,
    });
    if ((await answerOf(child)) === null) throw new Error('The runner of the tests did not start.');
    return child;
  }
}

/** Null when the process ended, or did not answer in time. */
async function answerOf(child: ChildProcess): Promise<Outcome | null> {
  const done = new AbortController();
  const timer = setTimeout(() => done.abort(), longestMs);
  try {
    const { signal } = done;
    const answer = once(child, 'message', { signal }).then(([message]) => message as Outcome);
    const ended = once(child, 'exit', { signal }).then(() => null);
    return await Promise.race([answer, ended]).catch(() => null);
  } finally {
    clearTimeout(timer);
    done.abort();
  }
}
