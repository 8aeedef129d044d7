import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { BatchJob } from '../../../preload/contract';
import { findElectron, programArgs } from '../../../scripts/electron-runtime';

export interface BatchRun {
  /** Null for one that was killed. */
  code: number | null;
  lines: ({ event: string } & Record<string, unknown>)[];
  words: string;
}

export interface BatchOptions {
  userData: string;
  /** For standard input, which ends then. */
  input?: string;
  /** Called with the process once it stands. */
  onStart?: (child: ChildProcess) => void;
  env?: Record<string, string>;
}

/** Starts the built program without a window and waits for its end. */
export function runBatch(words: readonly string[], options: BatchOptions): Promise<BatchRun> {
  const runtime = findElectron(() => undefined);
  const child = spawn(runtime.executable, [...programArgs(runtime), '--log-level=3', '--batch', ...words], {
    env: { ...process.env, KONTOR_USER_DATA: options.userData, ...options.env },
    stdio: 'pipe',
  });
  child.stdin.end(options.input ?? '');
  options.onStart?.(child);
  let out = '';
  let err = '';
  child.stdout.on('data', (data: Buffer) => {
    out += data.toString('utf8');
  });
  child.stderr.on('data', (data: Buffer) => {
    err += data.toString('utf8');
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      // A killed program may leave half a line.
      const whole = out
        .slice(0, out.lastIndexOf('\n') + 1)
        .split('\n')
        .filter(Boolean);
      resolve({
        code,
        lines: whole.map((line) => JSON.parse(line) as BatchRun['lines'][number]),
        words: err,
      });
    });
  });
}

export const linesOf = (run: BatchRun, event: string) => run.lines.filter((line) => line.event === event);

/** Writes a job beside its outputs. JSON is YAML too. */
export function writeJob(
  folder: string,
  name: string,
  job: Record<string, unknown> & Pick<BatchJob, 'files'>,
): string {
  const path = join(folder, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify({ version: 1, ...job }, null, 2));
  return path;
}
