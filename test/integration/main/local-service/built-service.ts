import { type ChildProcess, fork } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { build } from 'vite';

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

/** Bundles as the build script makes them, in a folder from which the native parts are still found. */
export async function buildService() {
  const cache = join('node_modules', '.cache');
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(process.cwd(), cache, 'kontor-service-'));
  for (const [entry, output] of [
    ['process.ts', 'local-service.cjs'],
    ['runs/engine-worker.ts', 'local-service-analysis.cjs'],
  ] as const) {
    await build({
      configFile: false,
      logLevel: 'error',
      build: {
        ssr: true,
        target: 'node18',
        outDir: folder,
        emptyOutDir: false,
        minify: false,
        rollupOptions: {
          input: join('main', 'local-service', entry),
          external: ['libsql', ...builtinModules, /^node:/],
          output: { format: 'cjs', entryFileNames: output, codeSplitting: false },
        },
      },
      ssr: { noExternal: true, external: ['libsql'] },
    });
  }
  const shim = join(folder, 'parent-port.cjs');
  await writeFile(shim, parentPortShim);
  return {
    /** Starts the process and sends its first message; resolves with what it answers, or with its exit code. */
    start: async (message: unknown): Promise<BuiltProcess> => {
      const child = fork(join(folder, 'local-service.cjs'), { execArgv: ['--require', shim], stdio: 'pipe' });
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
