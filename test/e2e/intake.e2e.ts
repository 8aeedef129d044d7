import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  chooseLanguage,
  chooseTheme,
  createCustomer,
  listImports,
  openCheck,
  sendPlan,
  until,
  waitForStore,
  waitUntilRead,
} from './driver/main-job';
import { picture } from './driver/pictures';
import { launchProgram, type RunningProgram } from './driver/program';

const cells = [
  ['Buchungstag', 'Name', 'Verwendungszweck', 'Betrag', 'Währung'],
  ['03.04.2024', 'Bäckerei Groß', 'Brötchen', '-12,50', 'EUR'],
  ['14.04.2024', 'Öztürk GmbH', 'Rechnung 7', '1.200,00', 'EUR'],
  ['27.04.2024', 'Stadtwerke', 'Abschlag', '-80,00', 'EUR'],
];
const looks = [
  ['en', 'light', 1280, 800],
  ['de', 'dark', 900, 600],
] as const;

let work: string;
let program: RunningProgram;
let page: Page;

const withCopied = (copied: { text?: string; html?: string }) =>
  program.electron.evaluate(({ clipboard }, given) => clipboard.write(given as never), copied);
const filesOf = async () => (await listImports(page)).flatMap(({ files }) => files);

async function startAnew(name: string): Promise<void> {
  program = await launchProgram({ userData: join(work, name) });
  page = program.window;
  await chooseLanguage(page, 'en');
  await waitForStore(page);
  await page.getByRole('button', { name: /a made-up company$/ }).waitFor();
}

beforeAll(() => {
  work = mkdtempSync(join(tmpdir(), 'kontor-intake-'));
});
afterAll(() => rmSync(work, { recursive: true, force: true, maxRetries: 5 }));

describe('a table that was copied', () => {
  beforeAll(() => startAnew('pasted'));
  afterAll(() => program.quit());

  it('when it is pasted, it is read like a file; text that is no table is not taken', async () => {
    await withCopied({ text: 'Dear Sir, please find the file attached.' });
    await page.keyboard.press('Control+V');
    await page.getByText('There is no table on the clipboard').waitFor();
    expect(await filesOf()).toEqual([]);

    await withCopied({ text: cells.map((row) => row.join('\t')).join('\n') });
    await page.keyboard.press('Control+V');
    await waitUntilRead(page, 1);
    const html = `<table>${cells.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`;
    await withCopied({ text: 'Buchungstag', html });
    await page.keyboard.press('Control+V');
    await waitUntilRead(page, 2);
    const files = await filesOf();
    expect(files.map(({ name, state }) => [name.replace(/[B-Z]{5}/, '…'), state])).toEqual([
      ['Pasted table ….tsv', 'staged'],
      ['Pasted table ….html', 'staged'],
    ]);
    await picture(page, 'pasted-tables');
  });

  it('when the keyboard is in a field, the field gets it', async () => {
    await page.keyboard.press('Control+K');
    const search = page.getByRole('textbox', { name: 'Search commands and customers' });
    await search.waitFor();
    await withCopied({ text: cells.map((row) => row.join('\t')).join('\n') });
    await page.keyboard.press('Control+V');
    await until('the field has it', async () => (await search.inputValue()).includes('Buchungstag'));
    await page.keyboard.press('Escape');
    expect(await filesOf()).toHaveLength(2);
  });
});

describe('the first screen', () => {
  beforeAll(() => startAnew('first'));
  afterAll(() => program.quit());

  it('when there is no file at hand, a press reads the exports of a made-up company, and leads to its results', async () => {
    for (const [language, theme, width, height] of looks) {
      await chooseLanguage(page, language);
      await chooseTheme(page, theme);
      await page.setViewportSize({ width, height });
      await picture(page, `first-screen-${language}-${theme}-${width}`);
    }
    await chooseLanguage(page, 'en');
    await page.getByRole('button', { name: /a made-up company$/ }).click();
    await waitUntilRead(page, 3);
    expect((await filesOf()).map(({ state }) => state)).toEqual(['staged', 'staged', 'staged']);
    await openCheck(page);
    await createCustomer(page, { name: 'Tannenried', type: 'Company' });
    await sendPlan(page);
  });

  it('when a customer is opened, it is remembered without a name, and forgotten when that is switched off', async () => {
    await page.getByRole('button', { name: 'Customers', exact: true }).first().click();
    await page.getByRole('button', { name: 'Tannenried' }).first().click();
    const recent = async () => {
      const answer = await page.evaluate(() => window.kontor.app.settings());
      return answer.ok ? answer.value.recentCustomers : [];
    };
    await until('it is remembered', async () => (await recent()).length === 1);
    expect(JSON.stringify(await recent())).not.toContain('Tannenried');
    await page.getByRole('button', { name: 'Settings', exact: true }).first().click();
    await page.getByRole('switch', { name: 'Remember the customers opened last' }).uncheck({ force: true });
    await until('it is forgotten', async () => (await recent()).length === 0);
  });
});

describe('the frame of the window', () => {
  beforeAll(() => startAnew('frame'));
  afterAll(() => program.quit());

  it('when a file is dropped on the dock, it is read; when a jump list names a screen, it is shown', async () => {
    const path = join(process.cwd(), 'test', 'fixtures', 'formats', 'de', 'de-n26-2024.csv');
    await program.electron.evaluate(({ app }, given) => {
      app.emit('open-file', { preventDefault: () => undefined }, given);
    }, path);
    await waitUntilRead(page, 1);
    expect((await filesOf()).map(({ name }) => name)).toEqual(['de-n26-2024.csv']);
    await program.electron.evaluate(({ app }) => {
      app.emit('second-instance', {}, ['kontor', '--open-customers'], '/', { isBatch: false });
    });
    await page.getByRole('heading', { name: 'Customers', level: 1 }).waitFor();
  });

  it('when files are read while another screen is open, that screen says how far', async () => {
    const many = Array.from(
      { length: 250_000 },
      (_, at) => `0${(at % 9) + 1}.04.2024;Laden ${at};Kauf;-${at % 90},50;EUR`,
    );
    const path = join(work, 'many.csv');
    writeFileSync(path, [cells[0]?.join(';'), ...many].join('\n'));
    await page.locator('input[type=file]').first().setInputFiles([path]);
    await page.getByRole('button', { name: 'Customers', exact: true }).first().click();
    const told = page.getByRole('button', { name: 'Reading files' });
    await told.waitFor();
    await picture(page, 'reading-elsewhere');
    await told.click();
    await page.getByRole('heading', { name: 'Import', level: 1 }).waitFor();
    await waitUntilRead(page, 2);
  });

  it('when long work ends behind another window, the system says so once, without a name or figure', async () => {
    const endWork = () =>
      program.electron.evaluate(async ({ BrowserWindow, Notification }) => {
        const told: string[] = [];
        Notification.isSupported = () => true;
        Notification.prototype.show = function show() {
          told.push(`${this.title}: ${this.body}`);
        };
        BrowserWindow.prototype.isFocused = () => false;
        const now = Date.now;
        const [window] = BrowserWindow.getAllWindows();
        const tell = (share: number | null) =>
          window?.webContents.executeJavaScript(`window.kontor.app.tellReading(${share})`);
        await tell(0.5);
        Date.now = () => now() + 30_000;
        await tell(null);
        await tell(0.5);
        await tell(null);
        Date.now = now;
        return told;
      });
    let said: string[] = [];
    // The page's own last word on the files of the test before may come in between: then this was not long.
    await until('it is said', async () => {
      said = await endWork();
      return said.length > 0;
    });
    expect(said).toEqual(['Kontor is done: What you began is finished.']);
  });

  it('when it is closed and started again, it stands where it stood; a place off all screens is not kept', async () => {
    const bounds = { x: 140, y: 90, width: 1011, height: 702 };
    await program.electron.evaluate(({ BrowserWindow }, given) => {
      BrowserWindow.getAllWindows()[0]?.setBounds(given);
    }, bounds);
    await until('its place is kept', async () => {
      const kept = join(work, 'frame', 'window.json');
      return existsSync(kept) && readFileSync(kept, 'utf8').includes('1011');
    });
    const boundsNow = () =>
      program.electron.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.getBounds());
    const left = await boundsNow();
    await program.quit();
    await startAgain('frame');
    await expect.poll(boundsNow).toEqual(left);
    expect(left).toMatchObject({ width: 1011, height: 702 });
    await program.quit();
    writeFileSync(
      join(work, 'frame', 'window.json'),
      JSON.stringify({ bounds: { ...bounds, x: 9_000, y: -4_000 }, isMaximised: false }),
    );
    await startAgain('frame');
    const back = await boundsNow();
    expect(back?.x).toBeLessThan(1_600);
    expect(back?.y).toBeGreaterThanOrEqual(0);
  });
});

async function startAgain(name: string): Promise<void> {
  program = await launchProgram({ userData: join(work, name) });
  page = program.window;
  await waitForStore(page);
}
