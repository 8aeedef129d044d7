import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { projectRoot } from './project-root';

/** What runs in a thread or a process of its own, by the name that its bundle has in the program. */
export const workerEntries = {
  'store-worker': 'main/store/worker.ts',
  'answer-thread': 'main/service/large-answers/answer-thread.ts',
  'finish-thread': 'main/report/finish-thread.ts',
  'pages-thread': 'main/report/pages-thread.ts',
  'local-service': 'main/local-service/process.ts',
  'local-service-analysis': 'main/local-service/runs/engine-worker.ts',
};

const variable = 'KONTOR_BUILT_WORKERS';

/**
 * Bundles them, and `more`, for Node, once for all who start one without a built program: tests, measurements, `npm run service`.
 * Processes that are started from here on find them as well. Answers what removes them.
 */
export async function buildWorkers(more: Record<string, string> = {}): Promise<() => void> {
  // Inside node_modules, so that the bundles find the packages that they leave out.
  const parent = join(projectRoot, 'node_modules', '.kontor-tests');
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(join(parent, 'built-'));
  // Whoever only asks where a bundle is does not load the builder.
  const { build } = await import('vite');
  await build({
    configFile: false,
    logLevel: 'error',
    root: projectRoot,
    build: {
      ssr: true,
      outDir: folder,
      target: 'node18',
      minify: false,
      rollupOptions: {
        input: { ...workerEntries, ...more },
        external: [...builtinModules, /^node:/, 'libsql', 'vite'],
        output: { format: 'cjs', entryFileNames: '[name].cjs', chunkFileNames: '[name]-[hash].cjs' },
      },
    },
    ssr: { noExternal: true, external: ['libsql', 'vite'] },
  });
  process.env[variable] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

/** File of a bundle of `buildWorkers`. */
export function builtWorker(name: string): string {
  const folder = process.env[variable];
  if (!folder)
    throw new Error('buildWorkers() comes first; tests have it as the global setup of their project');
  return join(folder, `${name}.cjs`);
}
