import { existsSync, rmSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig } from 'vite';
import { workerEntries } from './built-workers';
import { helpPlugin } from './help/help-plugin';
import { noEvalPlugin } from './packages/no-eval-plugin';
import { noticesPlugin } from './packages/notices-plugin';
import { projectRoot } from './project-root';
import { samplesPlugin } from './samples/samples-plugin';

/** Left out of the bundles: the runtime itself, the parts with native files, and colours for a console that a library would have if they were installed. */
const external = ['electron', 'keytar', 'libsql', 'supports-color', ...builtinModules, /^node:/];

// Warnings would be about import.meta in code that only runs from source; errors end the build.
const shared: InlineConfig = {
  configFile: false,
  logLevel: 'error',
  envDir: false,
  plugins: [noticesPlugin(), samplesPlugin(), helpPlugin()],
};

/** The contract is read by its index everywhere. It only describes: what a bundle does not use of it, it neither holds nor makes at a start. */
const treeshake = { moduleSideEffects: (id: string) => !id.includes('/preload/contract/') };

/** Without blanks and comments, and all in ASCII: a text with one other letter takes twice the memory, and longer to read, at each start. */
const dense = { removeWhitespace: true, asciiOnly: true };

/** Names stay, for the traces of faults in the log. */
const denseWithNames = { compress: false, mangle: false, codegen: dense } as const;

/** Main process and its workers: CommonJS for the Node 18 of the oldest runtime. */
function mainBundle(entry: string, output: string, isReadable: boolean, isSplit = true): InlineConfig {
  return {
    ...shared,
    root: projectRoot,
    build: {
      ssr: true,
      target: 'node18',
      outDir: join(projectRoot, 'dist', 'main'),
      emptyOutDir: false,
      minify: false,
      sourcemap: isReadable,
      rollupOptions: {
        input: join(projectRoot, entry),
        external,
        treeshake,
        // What is imported when needed (the PDF library) stays a file of its own, so that a start does not read it.
        output: {
          format: 'cjs',
          entryFileNames: output,
          chunkFileNames: output.replace('.cjs', '-[name].cjs'),
          codeSplitting: isSplit,
          ...(isReadable ? {} : { minify: denseWithNames }),
        },
      },
    },
    ssr: { noExternal: true, external: ['electron', 'keytar', 'libsql', 'supports-color'] },
  };
}

/** A preload must be one CommonJS file: a sandboxed one can load nothing else. */
function preloadBundle(entry: string, output: string, isReadable: boolean): InlineConfig {
  const config = mainBundle(entry, output, isReadable, false);
  return {
    ...config,
    build: { ...config.build, outDir: join(projectRoot, 'dist', 'preload') },
  };
}

const rendererBundle: InlineConfig = {
  ...shared,
  root: join(projectRoot, 'renderer'),
  base: '/',
  plugins: [...(shared.plugins ?? []), react(), noEvalPlugin()],
  worker: {
    plugins: () => [noEvalPlugin()],
    format: 'es',
    rolldownOptions: { output: { minify: { codegen: dense } } },
  },
  build: {
    target: 'chrome114',
    outDir: join(projectRoot, 'dist', 'renderer'),
    emptyOutDir: true,
    sourcemap: false,
    // The polyfill would fetch, which the page's policy refuses. What comes later lies on the disk: an element that announces each file costs more.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_name, files, { hostType }) => (hostType === 'html' ? files : []),
    },
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 2_000,
    rollupOptions: {
      treeshake,
      output: { minify: { codegen: dense } },
      input: {
        index: join(projectRoot, 'renderer', 'index.html'),
        ...(existsSync(join(projectRoot, 'renderer', 'report', 'index.html'))
          ? { report: join(projectRoot, 'renderer', 'report', 'index.html') }
          : {}),
        batch: join(projectRoot, 'renderer', 'batch', 'index.html'),
      },
    },
  },
};

/** Everything but the pages. */
function mainBundles(isReadable: boolean): InlineConfig[] {
  return [
    mainBundle('main/index.ts', 'index.cjs', isReadable),
    ...Object.entries(workerEntries).map(([name, entry]) => mainBundle(entry, `${name}.cjs`, isReadable)),
    preloadBundle('preload/index.ts', 'main.cjs', isReadable),
    preloadBundle('preload/batch.ts', 'batch.cjs', isReadable),
    preloadBundle('preload/print.ts', 'print.cjs', isReadable),
  ];
}

/** Builds everything into dist/. About ten seconds. */
export async function buildProgram(): Promise<void> {
  rmSync(join(projectRoot, 'dist'), { recursive: true, force: true });
  for (const bundle of [...mainBundles(false), rendererBundle]) await build(bundle);
}

/** Main and preloads once more, beside pages that are built already. */
export async function buildMain(): Promise<void> {
  for (const bundle of mainBundles(false)) await build(bundle);
}

/** Main and preloads for development: readable, with source maps; the pages come from a server. */
export async function buildMainForDevelopment(): Promise<void> {
  rmSync(join(projectRoot, 'dist'), { recursive: true, force: true });
  for (const bundle of mainBundles(true)) await build(bundle);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await buildProgram();
}
