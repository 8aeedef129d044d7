import { spawn } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { buildProgram } from './build';
import { findElectron, programArgs } from './electron-runtime';
import { hasDisplay, startDisplayAlone } from './headless';
import { projectRoot } from './project-root';
import { sourceFiles } from './source-files';
import { ensureSystemLibraries } from './system-libraries';

/**
 * `npm run kontor -- COMMAND …`: the program without a window (docs/batch.md), built anew where a source is newer than the build.
 * Standard output is the program's alone; npm's own lines are gone with `--silent`.
 */
async function kontor(): Promise<number> {
  const say = (line: string) => process.stderr.write(`${line}\n`);
  ensureSystemLibraries(['run']);
  const runtime = findElectron(say);
  if (!isBuilt()) await buildProgram();
  // The runtime wants a display even where nothing is shown.
  const desktop = hasDisplay() ? null : await startDisplayAlone();
  // The runtime's own remarks are no words for people.
  const args = [...programArgs(runtime), '--log-level=3', '--batch', ...process.argv.slice(2)];
  const child = spawn(runtime.executable, args, {
    stdio: 'inherit',
    cwd: process.env.INIT_CWD ?? process.cwd(),
    env: { ...process.env, ...desktop?.env },
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  const code = await new Promise<number>((resolve) => child.once('exit', (given) => resolve(given ?? 1)));
  desktop?.stop();
  return code;
}

function isBuilt(): boolean {
  const built = join(projectRoot, 'dist', 'renderer', 'batch', 'index.html');
  if (!existsSync(built)) return false;
  const { mtimeMs } = statSync(built);
  return sourceFiles(['main', 'preload', 'renderer']).every(
    (file) => statSync(join(projectRoot, file)).mtimeMs < mtimeMs,
  );
}

kontor().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
