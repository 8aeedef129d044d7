import { type ChildProcess, fork } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtWorker } from '../../../../scripts/built-workers';

/** Electron gives a utility process `process.parentPort`; here it stands on the IPC channel of a forked Node. */
const parentPortShim = `
const listeners = [];
process.parentPort = {
  on: (event, listener) => listeners.push(listener),
  postMessage: (message) => process.send(message),
};
process.on('message', (data) => listeners.forEach((listener) => listener({ data })));
process.on('disconnect', () => process.exit(0));
`;

/** The built service, as a process that can be killed. */
export async function preparedService() {
  const folder = await mkdtemp(join(tmpdir(), 'kontor-service-'));
  const shim = join(folder, 'parent-port.cjs');
  await writeFile(shim, parentPortShim);
  return {
    /** Starts the process and sends its first message; resolves with what it answers, or with its exit code. */
    start: async (message: unknown): Promise<BuiltProcess> => {
      const child = fork(builtWorker('local-service'), { execArgv: ['--require', shim], stdio: 'pipe' });
      let output = '';
      for (const stream of [child.stdout, child.stderr]) stream?.on('data', (piece) => (output += piece));
      const answered = new Promise<Record<string, unknown>>((resolve, reject) => {
        child.once('message', (answer) => resolve(answer as Record<string, unknown>));
        child.once('exit', (code) => reject(new Error(`The process ended with ${code}: ${output}`)));
      });
      child.send(message as object);
      return { child, answer: await answered, ended: new Promise((resolve) => child.once('exit', resolve)) };
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

export interface BuiltProcess {
  child: ChildProcess;
  answer: Record<string, unknown>;
  /** Resolves with the exit code. */
  ended: Promise<unknown>;
}
