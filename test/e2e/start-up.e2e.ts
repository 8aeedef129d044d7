import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { defaultSettings } from '../../main/settings/default-settings';
import { waitForStore } from './driver/main-job';
import { launchProgram, type RunningProgram } from './driver/program';

const built = join(process.cwd(), 'dist');
/**
 * Bytes of code that a start may read before the first screen, as built; main is readable, the window minified. What is over it is loaded in the
 * idle time behind it, or when it is needed. `entry`: what main reads before the process of the window begins.
 */
const budget = { entry: 400_000, main: 1_000_000, window: 1_200_000 };

let program: RunningProgram;
beforeAll(async () => {
  program = await launchProgram();
  await waitForStore(program.window);
});
afterAll(() => program.quit());

const sizeOf = (files: readonly string[]) => files.reduce((sum, file) => sum + statSync(file).size, 0);

/** Scripts without which the page does not begin: what it names, and what they import, but for what they load later; and the texts of a language. */
function scriptsOfFirstScreen(): string[] {
  const assets = join(built, 'renderer', 'assets');
  const page = readFileSync(join(built, 'renderer', 'index.html'), 'utf8');
  const found = new Set(Array.from(page.matchAll(/assets\/([\w-]+\.js)/g), ([, name]) => name as string));
  for (const name of found) {
    const script = readFileSync(join(assets, name), 'utf8');
    for (const [, other] of script.matchAll(/(?:from|import)\s*"\.\/([\w-]+\.js)"/g))
      found.add(other as string);
  }
  const [texts = ''] = readdirSync(assets)
    .filter((name) => /^window-[\w-]+\.js$/.test(name))
    .sort((one, other) => sizeOf([join(assets, other)]) - sizeOf([join(assets, one)]));
  return [...found, texts].map((name) => join(assets, name));
}

/** Scripts that the window has loaded: a debugger is told of all that were parsed. */
async function scriptsOfWindow(): Promise<string[]> {
  const devtools = await program.window.context().newCDPSession(program.window);
  const paths = new Set<string>();
  devtools.on('Debugger.scriptParsed', ({ url }) => {
    if (url.startsWith('app://') && url.endsWith('.js')) paths.add(new URL(url).pathname);
  });
  await devtools.send('Debugger.enable');
  await devtools.detach();
  return [...paths].map((path) => join(built, 'renderer', path));
}

/** Files of main that are loaded. */
async function filesOfMain(): Promise<string[]> {
  const loaded = await program.electron.evaluate(() => {
    const { mainModule } = process as unknown as {
      mainModule: { constructor: { _cache: Record<string, unknown> } };
    };
    return Object.keys(mainModule.constructor._cache);
  });
  return loaded.filter((path) => path.includes(join('dist', 'main')));
}

describe('a start', () => {
  it('until the first screen is there, the window loads what it needs and no more than its budget', () => {
    const scripts = scriptsOfFirstScreen();
    expect(scripts.length).toBeGreaterThan(2);
    expect(sizeOf(scripts)).toBeGreaterThan(budget.window / 2);
    expect(sizeOf(scripts)).toBeLessThan(budget.window);
    const names = scripts.map((path) => basename(path)).join(' ');
    expect(names).not.toMatch(
      /-screen|-step|report|extension|treemap|sankey|rows-file|_virtual_(?:samples|help|notices)/,
    );
    // The pieces are there under these names, or nothing would be proven.
    const all = readdirSync(join(built, 'renderer', 'assets')).join(' ');
    for (const piece of [
      'results-screen',
      'report',
      'treemap',
      'sankey',
      '_virtual_samples',
      '_virtual_help',
    ])
      expect(all).toContain(piece);
  });

  it('behind the first screen, the other screens and languages are fetched, so that none of them is waited for', async () => {
    const names = async () => (await scriptsOfWindow()).map((path) => basename(path)).join(' ');
    await vi.waitFor(async () => {
      const loaded = await names();
      for (const part of ['parts', 'rows-file', 'results-screen']) expect(loaded).toContain(part);
      expect(loaded.match(/\bwindow-/g)).toHaveLength(2);
    }, 30_000);
    expect(await names()).not.toMatch(/_virtual_(?:samples|notices)|(?:^| )report-/);
  });

  it('when the first screen is there, main has loaded neither the PDF library nor what updates the program', async () => {
    const files = await filesOfMain();
    expect(files.map((path) => basename(path)).sort()).toEqual(['index-open-program.cjs', 'index.cjs']);
    expect(sizeOf(files)).toBeLessThan(budget.main);
    expect(sizeOf([join(built, 'main', 'index.cjs')])).toBeLessThan(budget.entry);
    // In the thread that finishes a report, and nowhere in main.
    expect(readdirSync(join(built, 'main')).join(' ')).toMatch(
      /finish-thread\.cjs.*index-update-engine\.cjs/,
    );
  });

  it('in a theme that was chosen, is painted in its colour before the page is there, whatever the system has', async () => {
    const userData = mkdtempSync(join(tmpdir(), 'kontor-theme-'));
    const colourIn = async (theme: 'dark' | 'light') => {
      writeFileSync(join(userData, 'settings.json'), JSON.stringify({ ...defaultSettings, theme }));
      const own = await launchProgram({ userData });
      try {
        return await own.electron.evaluate(({ BrowserWindow }) =>
          BrowserWindow.getAllWindows()[0]?.getBackgroundColor().toLowerCase(),
        );
      } finally {
        await own.quit();
      }
    };
    try {
      expect([await colourIn('dark'), await colourIn('light')]).toEqual(['#1a1b1e', '#ffffff']);
    } finally {
      rmSync(userData, { recursive: true, force: true, maxRetries: 5 });
    }
  });
});
