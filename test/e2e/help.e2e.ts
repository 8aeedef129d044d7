import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readHelp } from '../../scripts/help/read-help';
import { axeProblems } from './driver/axe';
import {
  answerSaveDialog,
  chooseLanguage,
  chooseTheme,
  until,
  waitForFile,
  waitForStore,
} from './driver/main-job';
import { picture } from './driver/pictures';
import { launchProgram, type RunningProgram } from './driver/program';

let work: string;
let program: RunningProgram;
let page: Page;
const help = readHelp();

beforeAll(async () => {
  work = mkdtempSync(join(tmpdir(), 'kontor-help-'));
  program = await launchProgram({ userData: join(work, 'profile') });
  page = program.window;
  await chooseLanguage(page, 'en');
  await waitForStore(page);
});
afterAll(async () => {
  await program.quit();
  rmSync(work, { recursive: true, force: true, maxRetries: 5 });
});

const pageList = (language: 'de' | 'en') =>
  page.getByRole('navigation', { name: language === 'en' ? 'Pages of the help' : 'Seiten der Hilfe' });
const open = (name: string) => page.getByRole('button', { name, exact: true }).first().click();

describe('the help in the window', () => {
  it('when it is opened, every page is there in both languages, without a network', async () => {
    for (const [language, name] of [
      ['en', 'Help'],
      ['de', 'Hilfe'],
    ] as const) {
      await chooseLanguage(page, language);
      await open(name);
      for (const { title } of help[language]) {
        await pageList(language).getByRole('button', { name: title, exact: true }).click();
        await page.getByRole('article', { name: title }).waitFor();
      }
    }
    await chooseLanguage(page, 'en');
  });

  it('when the palette is asked for a word, its section is shown, with the keyboard on it', async () => {
    await page.keyboard.press('Control+K');
    await page.getByRole('textbox', { name: 'Search commands and customers' }).fill('Running balance');
    await page.getByText('Running balance breaks').first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const heading = page.getByRole('heading', { name: 'Running balance breaks' });
    await heading.waitFor();
    await until('the keyboard is there', () => heading.evaluate((one) => one === document.activeElement));
  });

  it('when a message is asked about, its section is shown, and one press leads back', async () => {
    await open('Settings');
    const chooser = page.locator('input[type=file][accept*=pem]');
    await chooser.setInputFiles([join(process.cwd(), 'package.json')]);
    await page.getByText('holds no certificate of an authority').waitFor();
    await page.getByRole('alert').getByRole('button', { name: 'More on this' }).click();
    await page.getByRole('heading', { name: 'The service cannot be reached' }).waitFor();
    await picture(page, 'help-message');
    await open('Back');
    await page.getByRole('heading', { name: 'Settings', level: 1 }).waitFor();
  });

  it('when words are searched, the sections that have them are listed', async () => {
    await open('Help');
    await page.getByRole('textbox', { name: 'Find in the help' }).fill('proxy certificate');
    await page.getByText(/^\d+ sections$/).waitFor();
    await picture(page, 'help-search');
    await page.getByRole('button', { name: /^Proxy and certificates/ }).click();
    await page.getByRole('heading', { name: 'Proxy and certificates' }).waitFor();
  });

  it('when it is looked at, it is accessible in both themes and sizes', async () => {
    for (const [language, theme, width, height] of [
      ['en', 'light', 1280, 800],
      ['de', 'dark', 900, 600],
    ] as const) {
      await chooseLanguage(page, language);
      await chooseTheme(page, theme);
      await page.setViewportSize({ width, height });
      await open(language === 'en' ? 'Help' : 'Hilfe');
      for (const { id, title } of help[language]) {
        await pageList(language).getByRole('button', { name: title, exact: true }).click();
        await picture(page, `help-${id}-${language}-${theme}-${width}`);
        expect(await axeProblems(page), title).toEqual([]);
      }
      await page
        .getByRole('button', { name: language === 'en' ? 'Settings' : 'Einstellungen', exact: true })
        .first()
        .click();
      await page
        .getByRole('heading', { name: language === 'en' ? 'Network' : 'Netz', exact: true })
        .waitFor();
      await page.mouse.move(width / 2, height / 2);
      for (const [at, part] of ['top', 'middle', 'end'].entries()) {
        await page
          .locator('#content')
          .evaluate((one, share) => one.scrollTo(0, share * one.scrollHeight), at / 3);
        await picture(page, `settings-${part}-${language}-${theme}-${width}`);
      }
      expect(await axeProblems(page)).toEqual([]);
    }
    await chooseLanguage(page, 'en');
    await chooseTheme(page, 'light');
    await page.setViewportSize({ width: 1280, height: 800 });
  });
});

describe('settings of the network and of the log', () => {
  it('when a proxy is named, it is kept; what is none is not taken', async () => {
    await open('Settings');
    await page.getByText('This one', { exact: true }).click();
    const address = page.getByRole('textbox', { name: 'Address of the proxy' });
    await address.fill('proxy:3128');
    await page.getByText('This is no such address').waitFor();
    await address.fill('http://127.0.0.1:9');
    await page.getByRole('button', { name: 'Save', exact: true }).first().click();
    await until('it is kept', async () => {
      const answer = await page.evaluate(() => window.kontor.network.get());
      return (
        answer.ok && answer.value.proxy === 'fixed' && answer.value.proxyAddress === 'http://127.0.0.1:9'
      );
    });
    await picture(page, 'settings-proxy');
    await page.getByText('As the system', { exact: true }).last().click();
  });

  it('when diagnostics are shown, what is seen is what is saved', async () => {
    await open('Show diagnostics');
    const shown = page.locator('pre.diagnostics');
    await shown.waitFor();
    const seen = await shown.textContent();
    await picture(page, 'settings-diagnostics');
    const path = join(work, 'diagnostics.txt');
    await answerSaveDialog(program, path);
    await open('Save as a file');
    await waitForFile(path);
    expect(readFileSync(path, 'utf8')).toBe(seen);
    expect(seen).toContain('[store]\nmode: encrypted');
  });
});
