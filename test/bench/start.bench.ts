import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { _electron } from 'playwright-core';
import { buildProgram } from '../../scripts/build';
import { type ElectronRuntime, findElectron, programArgs } from '../../scripts/electron-runtime';
import { startHeadlessDesktop } from '../../scripts/headless';
import { figure } from './figures';
import { threadTimes, timesBetween } from './thread-times';

const rounds = 7;
/** What a first screen has: of the program the place for files, of the empty window a word. */
const firstScreen = { program: 'input[type=file]', empty: '#word' } as const;

interface Start {
  ms: number;
  processorMs: number;
}

/**
 * A start to the first usable screen beside that of an empty window of the same runtime, in turns: each from the launch until its screen is
 * there. The profile is one that was used before. Medians; on a busy computer the ratio of processor times compares.
 */
export async function run(): Promise<void> {
  const work = mkdtempSync(join(tmpdir(), 'kontor-bench-'));
  await buildProgram();
  const desktop = await startHeadlessDesktop(work);
  Object.assign(process.env, desktop.env);
  try {
    const runtime = findElectron(() => undefined);
    const empty = emptyProgram(work, runtime);
    const userData = join(work, 'profile');
    const ours = { executable: runtime.executable, args: programArgs(runtime) };
    const starts: Record<keyof typeof firstScreen, Start[]> = { program: [], empty: [] };
    for (let round = 0; round <= rounds; round += 1) {
      const program = await started(ours, userData, firstScreen.program);
      const beside = await started(empty, join(work, 'empty profile'), firstScreen.empty);
      // The first start of each makes its profile.
      if (round === 0) continue;
      starts.program.push(program);
      starts.empty.push(beside);
    }
    const of = (which: keyof typeof starts, key: keyof Start) => median(starts[which].map((one) => one[key]));
    for (const [key, name, limit] of [
      ['ms', 'by the clock', 1.25],
      ['processorMs', 'processor', null],
    ] as const) {
      const [program, beside] = [of('program', key), of('empty', key)];
      figure(
        { name: `start to first usable screen, ${name}`, value: program / beside, unit: 'x', limit },
        `${program.toFixed(0)} ms beside ${beside.toFixed(0)} ms of an empty window`,
      );
    }
  } finally {
    desktop.stop();
    rmSync(work, { recursive: true, force: true, maxRetries: 5 });
  }
}

type Launched = { executable: string; args: string[] };

/** The stand-in starts what lies in its own folder: the empty window gets one of the same files. */
function emptyProgram(work: string, runtime: ElectronRuntime): Launched {
  const app = join(work, 'empty');
  mkdirSync(app);
  writeFileSync(join(app, 'package.json'), JSON.stringify({ name: 'empty', main: 'main.cjs' }));
  writeFileSync(join(app, 'page.html'), '<!doctype html><meta charset="utf-8"><p id="word">Empty</p>');
  writeFileSync(
    join(app, 'main.cjs'),
    `const { app, BrowserWindow } = require('electron');
app.setPath('userData', process.env.KONTOR_USER_DATA);
app.whenReady().then(() => {
  const window = new BrowserWindow({ show: false, webPreferences: { sandbox: true } });
  window.once('ready-to-show', () => window.show());
  window.loadFile('page.html');
});
app.on('window-all-closed', () => app.quit());`,
  );
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  if (!runtime.isFallback) return { executable: runtime.executable, args: [...sandbox, app] };
  const folder = join(work, 'runtime');
  cpSync(runtime.folder, folder, {
    recursive: true,
    filter: (path) => path !== join(runtime.folder, 'resources', 'app'),
  });
  cpSync(app, join(folder, 'resources', 'app'), { recursive: true });
  return { executable: join(folder, 'electron'), args: sandbox };
}

async function started({ executable, args }: Launched, userData: string, screen: string): Promise<Start> {
  const startedAt = performance.now();
  const electron = await _electron.launch({
    executablePath: executable,
    args,
    env: { ...(process.env as Record<string, string>), KONTOR_USER_DATA: userData },
    timeout: 30_000,
  });
  const window = await electron.firstWindow();
  await window.locator(screen).first().waitFor({ state: 'attached', timeout: 30_000 });
  const ms = performance.now() - startedAt;
  const spent = timesBetween(new Map(), threadTimes(electron.process().pid ?? 0));
  await electron.close();
  return { ms, processorMs: spent.seconds * 1_000 };
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
