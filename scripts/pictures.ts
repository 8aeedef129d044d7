import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import { writeFridayFolder } from '../test/e2e/driver/friday-files';
import {
  analyse,
  chooseCustomer,
  chooseLanguage,
  chooseTheme,
  confirmDoubts,
  createCustomer,
  listImports,
  openCheck,
  openResultTab,
  sendPlan,
  until,
  waitUntilRead,
} from '../test/e2e/driver/main-job';
import { analysePerson } from '../test/e2e/driver/person-job';
import { launchProgram, type RunningProgram } from '../test/e2e/driver/program';
import { resultAreas } from '../test/e2e/driver/shown-results';
import { buildProgram } from './build';
import { startHeadlessDesktop } from './headless';
import { projectRoot } from './project-root';

const samples = join(projectRoot, 'assets', 'samples');
const company = 'Möbelwerkstatt Tannenried GmbH';
const customerTabs = [
  ['Accounts', 'accounts'],
  ['Imports and uploads', 'imports'],
  ['Analyses and reports', 'analyses'],
] as const;
const places = [
  ['Customers', 'customers'],
  ['Connections', 'connections'],
  ['Activity', 'activity'],
  ['Explorer', 'explorer'],
  ['Settings', 'settings'],
  ['Help', 'help'],
] as const;
const sizes = [
  [1280, 800],
  [900, 600],
] as const;

/** Takes a picture of what stands in the window in both languages, both themes and both sizes, and leaves it as it was. */
class Album {
  constructor(
    private readonly program: RunningProgram,
    private readonly out: string,
  ) {}

  async take(name: string): Promise<void> {
    const { window, electron } = this.program;
    for (const [width, height] of sizes) {
      await electron.evaluate(
        ({ BrowserWindow }, [w, h]) => BrowserWindow.getAllWindows()[0]?.setContentSize(w, h),
        [width, height] as [number, number],
      );
      for (const language of ['de', 'en'] as const) {
        for (const theme of ['light', 'dark'] as const) {
          await chooseLanguage(window, language);
          await chooseTheme(window, theme);
          // Anything that fades or is drawn anew has done so by then.
          await window.waitForTimeout(450);
          await window.screenshot({ path: join(this.out, `${name}-${width}-${language}-${theme}.png`) });
        }
      }
    }
    await chooseLanguage(window, 'en');
    console.log(name);
  }
}

/**
 * `npm run pictures -- --out DIR`: the screens of the program, each in German and English, light and dark, 1280x800 and 900x600,
 * with forty files of five banks, questions, doubts, gaps and results. To be looked at, not compared.
 */
async function takePictures(out: string): Promise<void> {
  mkdirSync(out, { recursive: true });
  const work = mkdtempSync(join(tmpdir(), 'kontor-pictures-'));
  await buildProgram();
  const desktop = await startHeadlessDesktop(work);
  Object.assign(process.env, desktop.env);
  const program = await launchProgram({ userData: join(work, 'profile') });
  try {
    await chooseLanguage(program.window, 'en');
    await walkImport(program, new Album(program, out), join(work, 'Freitag'));
    await walkResults(program, new Album(program, out));
    await program.window.keyboard.press('Escape');
    await walkPerson(program, new Album(program, out), join(work, 'Person'));
  } catch (error) {
    await program.window.screenshot({ path: join(out, 'failed.png') });
    throw error;
  } finally {
    await program.quit();
    desktop.stop();
    rmSync(work, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function walkImport(program: RunningProgram, album: Album, folder: string): Promise<void> {
  const { window } = program;
  const press = (name: string | RegExp) => window.getByRole('button', { name }).first().click();
  await album.take('01-start');
  mkdirSync(folder);
  const { paths } = writeFridayFolder(folder);
  await window.locator('input[type=file]').first().setInputFiles(paths);
  await window.getByText(/^\d+ of \d+ files are ready/).waitFor({ timeout: 240_000 });
  await album.take('02-files-with-questions');
  await press(/^Remove all \d+/);
  await album.take('03-removed-with-undo');
  await press(/^Map columns of “umsatz-mai/);
  await window.getByRole('dialog').waitFor();
  await album.take('04-mapping');
  await window.keyboard.press('Escape');
  await openCheck(window);
  await album.take('05-check');
  await window.getByRole('tab', { name: /^Rows/ }).click();
  await album.take('06-rows');
  await window.getByRole('tab', { name: /^Findings/ }).click();
  await album.take('07-findings');
  await press(/^Make numbers/);
  for (const box of await window.getByRole('checkbox', { name: /^That is right/ }).all()) await box.check();
  await press('Choose customer');
  await album.take('08-customer');
  await window
    .getByRole('textbox', { name: 'Name' })
    .fill('Grünfeld-Hohenschönhausen Möbelwerkstätten und Söhne');
  await press('Create customer');
  await until('the plan stands', async () => (await window.locator('.send-line').count()) > 0);
  await album.take('09-plan');
  await confirmDoubts(window);
  await sendPlan(window);
  await album.take('10-sent');
}

/** A company in two acts: later only one account is exported again, so that the other one ends early. */
async function walkResults(program: RunningProgram, album: Album): Promise<void> {
  const { window } = program;
  const go = (name: string) => window.getByRole('button', { name, exact: true }).first().click();
  const exportsIn = (folder: string) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.csv'))
      .map((name) => join(folder, name));
  const give = async (folder: string) => {
    await go('Import');
    const before = (await listImports(window)).flatMap(({ files }) => files).length;
    const paths = exportsIn(folder);
    await window.locator('input[type=file]').first().setInputFiles(paths);
    await waitUntilRead(window, before + paths.length);
    await openCheck(window);
  };
  await give(samples);
  await createCustomer(window, { name: company, type: 'Company' });
  await sendPlan(window);
  await analyse(window);
  await give(join(samples, 'second-act'));
  await chooseCustomer(window, company);
  await album.take('11-plan-of-known-customer');
  await sendPlan(window);
  await analyse(window);
  await takeResults(window, album, '12-results');
  for (const [tab, name] of customerTabs) {
    await window.getByRole('tab', { name: tab }).first().click();
    await album.take(`13-customer-${name}`);
  }
  for (const [place, name] of places) {
    await go(place);
    await album.take(`14-${name}`);
  }
  await window.keyboard.press('Control+k');
  await album.take('15-palette');
}

/** Each tab of the results that stand in the window. */
async function takeResults(window: Page, album: Album, name: string): Promise<void> {
  for (const [place, tab] of (await resultAreas(window)).entries()) {
    await openResultTab(window, tab);
    const slug = tab.toLowerCase().replaceAll(' ', '-');
    await album.take(`${name}-${String(place + 1).padStart(2, '0')}-${slug}`);
  }
}

/** A person beside the company. */
async function walkPerson({ window }: RunningProgram, album: Album, folder: string): Promise<void> {
  mkdirSync(folder);
  await window.getByRole('button', { name: 'Import', exact: true }).first().click();
  await analysePerson(window, folder);
  await takeResults(window, album, '16-person');
}

const { values } = parseArgs({ options: { out: { type: 'string', default: 'kontor-pictures' } } });
await takePictures(resolve(values.out));
