import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { projectRoot } from '../../scripts/project-root';
import { launchProgram } from '../e2e/driver/program';
import { threadTimes, timesBetween } from './thread-times';

export interface Alone {
  rows: number;
  ms: number;
  /** Processor time of all threads of the program, which does nothing else meanwhile. */
  cpuMs: number;
}

/**
 * What the worker does: papaparse as a program would use it that had nothing else: in a worker of a page of the same runtime, over the `File` that the
 * user gave, piece by piece as papaparse itself takes it, without a header. Reading and decoding are in it, as they are in the import
 * that stands beside it: over a text that is in memory already, papaparse takes half of that and no program has it.
 */
const workerText = `
  self.onmessage = ({ data: { file, encoding } }) => {
    let rows = 0;
    const begun = performance.now();
    Papa.parse(file, {
      header: false,
      encoding,
      chunk: ({ data }) => { rows += data.length; },
      complete: () => self.postMessage({ rows, ms: performance.now() - begun }),
      error: (error) => self.postMessage({ error: String(error) }),
    });
  };`;

const workerName = 'papaparse-alone.js';

/** @param encoding as the runtime's decoder names it */
export async function papaparseAlone(path: string, encoding: string): Promise<Alone> {
  const papaparse = readFileSync(createRequire(import.meta.url).resolve('papaparse'), 'utf8');
  // The page's policy takes workers of its own origin only: it lies beside the built pages until the next build.
  writeFileSync(join(projectRoot, 'dist', 'renderer', workerName), papaparse + workerText);
  const program = await launchProgram();
  try {
    const { window } = program;
    await window.evaluate(() => {
      const input = document.createElement('input');
      Object.assign(input, { type: 'file', id: 'bench-file' });
      document.body.append(input);
    });
    await window.locator('#bench-file').setInputFiles(path);
    await window.waitForTimeout(2_000);
    const processId = program.electron.process().pid ?? 0;
    const before = threadTimes(processId);
    const done = await window.evaluate(
      async ([script, name]) => {
        const file = (document.querySelector('#bench-file') as HTMLInputElement).files?.[0];
        const worker = new Worker(`/${script}`);
        const answer = new Promise<{ rows: number; ms: number; error?: string }>((resolve, reject) => {
          worker.onmessage = ({ data }) => resolve(data);
          worker.onerror = ({ message }) => reject(new Error(message));
        });
        worker.postMessage({ file, encoding: name });
        return answer;
      },
      [workerName, encoding] as const,
    );
    if (done.error !== undefined || done.rows === 0) throw new Error(done.error ?? 'papaparse read nothing');
    const spent = timesBetween(before, threadTimes(processId));
    return { rows: done.rows, ms: done.ms, cpuMs: spent.seconds * 1_000 };
  } finally {
    await program.quit();
  }
}
