import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { texts } from '../../renderer/base/languages';
import { chooseFiles } from './driver/choose-files';
import {
  answerSaveDialog,
  chooseLanguage,
  until,
  waitForFile,
  waitForStore,
  waitUntilRead,
} from './driver/main-job';
import { launchProgram, type RunningProgram } from './driver/program';
import { Listener } from './read-aloud/listener';
import { steady } from './read-aloud/steady-text';

const samples = join(process.cwd(), 'assets', 'samples');
const golden = (language: string) =>
  join(process.cwd(), 'test', 'fixtures', 'read-aloud', `main-job.${language}.txt`);
const customer = 'Möbelwerkstatt Tannenried GmbH';

describe.each(['en', 'de'] as const)('the main job as it is read aloud (%s)', (language) => {
  const words = texts[language] as Record<string, string>;
  const lines: string[] = [];
  let work: string;
  let program: RunningProgram;
  let listener: Listener;

  beforeAll(async () => {
    work = mkdtempSync(join(tmpdir(), 'kontor-read-aloud-'));
    program = await launchProgram({ userData: join(work, 'profile') });
    await chooseLanguage(program.window, language);
    await waitForStore(program.window);
    listener = await Listener.on(program.window);
  });
  afterAll(async () => {
    await program.quit();
    rmSync(work, { recursive: true, force: true, maxRetries: 5 });
  });

  const key = (name: string) => program.window.keyboard.press(name);
  const button = (text: string) =>
    program.window.getByRole('button', { name: new RegExp(`^${text.replace(/\{\{\w+\}\}/g, '[\\d.,]+')}`) });

  /** Waits until nothing changes any more, and writes down what was announced, where the focus is, and what is there. */
  async function note(title: string, read: string | null): Promise<void> {
    for (let before = ''; ; ) {
      await program.window.waitForTimeout(400);
      const now = await program.window.evaluate(() => document.body.textContent ?? '');
      if (now === before) break;
      before = now;
    }
    lines.push('', `## ${title}`);
    // That a service is slow is heard on a busy computer only.
    const heard = (await listener.announced()).filter((one) => one !== words['upload.stillTrying']);
    lines.push(...heard.map((one) => `announced: ${one}`));
    lines.push(`focus: ${await listener.focused()}`);
    if (read) lines.push(...(await listener.read(read)).map((one) => `  ${one}`));
  }

  it('tells each step with names, states and changes, as it was judged', async () => {
    const { window: page } = program;
    await note('start', 'body');
    const files = readdirSync(samples)
      .filter((name) => name.endsWith('.csv'))
      .sort();
    const paths = files.map((name) => join(samples, name));
    await chooseFiles(page, () => key('Control+o'), paths);
    await waitUntilRead(page, files.length);
    await button(words['import.toCheck'] ?? '').waitFor();
    await note('three files', '#content');
    await key('Control+Enter');
    await button(words['check.toCustomer'] ?? '').waitFor();
    await note('check: accounts', '#content');
    await page.getByRole('tab', { name: new RegExp(`^${words['check.rows']}`) }).press('Enter');
    await page.getByRole('grid').first().focus();
    await note('check: rows', null);
    await key('ArrowDown');
    await note('a row down', null);
    await key('ArrowRight');
    await note('a cell to the right', null);
    const cellSays = (state: string) =>
      until('the cell says it', async () => (await listener.focused()).includes(`(${words[state]})`));
    await key('Delete');
    await cellSays('rows.state.leftOut');
    await note('excluded', null);
    await key('Control+z');
    await cellSays('rows.state.pending');
    await note('taken back', null);
    await key('Control+Enter');
    await button(words['customers.create'] ?? '').waitFor();
    await note('customer', '#content');
    await page.keyboard.type(customer);
    await page.getByRole('radio', { name: words['customers.type.company'] ?? '' }).press('Space');
    await key('Control+Enter');
    await button(words['plan.send_other'] ?? '').waitFor();
    await note('plan', '#content');
    const open = page.getByRole('checkbox', { checked: false });
    while (await open.first().isVisible()) await open.first().press('Space');
    await note('doubts answered', null);
    await key('Control+Enter');
    await button(words['results.saveReport'] ?? '').waitFor({ timeout: 60_000 });
    await note('sent, analysed, and the results', '#content');
    await page
      .getByRole('tab', { name: words['results.kind.company.credits'] ?? '', exact: true })
      .press('Enter');
    await page.getByRole('slider').first().focus();
    await key('End');
    await note('a chart', null);
    await key('ArrowLeft');
    await note('a month before', null);
    await key('Enter');
    await page.getByRole('dialog').locator('.booking-row').first().waitFor();
    await note('bookings behind it', '[role=dialog]');
    await key('Escape');
    await note('back at the chart', null);
    await button(words['results.saveReport'] ?? '').press('Enter');
    await page.getByRole('menuitem').first().waitFor();
    await note('report: menu', '[role=menu]');
    const path = join(work, 'report.pdf');
    await answerSaveDialog(program, path);
    await key('Enter');
    await waitForFile(path);
    await note('report saved', null);

    const text = steady(lines);
    const file = golden(language);
    if (process.env.KONTOR_WRITE_GOLDEN || !existsSync(file)) writeFileSync(file, text);
    expect(text).toBe(readFileSync(file, 'utf8'));
  });
});
