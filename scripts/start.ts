import { spawn } from 'node:child_process';
import { buildProgram } from './build';
import { runDemo } from './demo';
import { findElectron, programArgs } from './electron-runtime';
import { hasDisplay } from './headless';
import { ensureSystemLibraries } from './system-libraries';

/** `npm start`: the program in a window; without a display the demo, so that the command does the main job anyway. */
async function start(): Promise<number> {
  if (!hasDisplay()) {
    console.log('There is no display: running the demo into ./kontor-demo instead.');
    return runDemo({ out: 'kontor-demo' });
  }
  ensureSystemLibraries(['run']);
  const runtime = findElectron();
  await buildProgram();
  const child = spawn(runtime.executable, [...programArgs(runtime), ...process.argv.slice(2)], {
    stdio: 'inherit',
  });
  return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
}

start().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
