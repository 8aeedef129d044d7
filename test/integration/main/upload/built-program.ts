import { mkdirSync, mkdtempSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { build } from 'vite';

/** Bundles TypeScript entries for Node once, so that a process which is killed twenty times starts in a moment. */
export async function buildForNode(entries: Record<string, string>): Promise<string> {
  // Inside node_modules, so that the bundle finds the packages it leaves out.
  const parent = join(process.cwd(), 'node_modules', '.kontor-tests');
  mkdirSync(parent, { recursive: true });
  const outDir = mkdtempSync(join(parent, 'built-'));
  await build({
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: true,
      outDir,
      target: 'node18',
      minify: false,
      rollupOptions: {
        input: entries,
        external: [...builtinModules, /^node:/, 'libsql'],
        output: { format: 'cjs', entryFileNames: '[name].cjs' },
      },
    },
  });
  return outDir;
}
