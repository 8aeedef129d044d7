import { existsSync, rmSync } from 'node:fs';
import type { Page } from 'playwright-core';
import type { ImportSummary } from '../../../preload/contract';
import type { RunningProgram } from './program';
import { still } from './still';
import { until } from './until';

export { until };

/** Accessible names of what the driver uses, as the English window has them. */
const names = {
  check: 'Check what was read',
  isRight: /^Yes, (that is right|right for all)/,
  belongs: /^That is right/,
  chooseCustomer: 'Choose customer',
  name: 'Name',
  createCustomer: 'Create customer',
  toPlan: 'Look at the plan',
  send: /^Send [\d,]+ bookings$/,
  analyse: 'Start the analysis',
  report: 'Report as PDF',
  json: 'Save as JSON',
} as const;

const patient = { timeout: 60_000 };

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** The language of the window, without a restart. */
export async function chooseLanguage(page: Page, language: 'de' | 'en'): Promise<void> {
  await page.evaluate((chosen) => window.kontor.app.saveSettings({ language: chosen }), language);
}

export async function chooseTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.evaluate((chosen) => window.kontor.app.saveSettings({ theme: chosen }), theme);
}

/** The first screen is usable once the store is open. */
export async function waitForStore(page: Page): Promise<void> {
  await until('the store is open', async () => {
    const answer = await page.evaluate(() => window.kontor.app.storeState());
    return answer.ok && (answer.value.mode === 'encrypted' || answer.value.mode === 'session');
  });
  // It may be open before the window listens to a key: that it does once what is there was drawn.
  await page.locator('#file-chooser').waitFor({ state: 'attached' });
  await still(page);
}

/** Gives files to the import, as the file dialog does, and waits until each has ended well or badly. */
export async function importFiles(page: Page, paths: string[]): Promise<void> {
  await waitForStore(page);
  const before = (await listImports(page)).reduce((sum, { files }) => sum + files.length, 0);
  await page.locator('input[type=file]').first().setInputFiles(paths);
  await waitUntilRead(page, before + paths.length);
}

/** The imports as the program lists them. Throws the code of a refusal. */
export async function listImports(page: Page): Promise<ImportSummary[]> {
  const answer = await page.evaluate(() => window.kontor.imports.list());
  if (!answer.ok) throw new Error(answer.error.code);
  return answer.value;
}

/** Waits until so many files, of all imports, have been read, well or badly. */
export async function waitUntilRead(page: Page, files: number): Promise<void> {
  await until(`${files} files are read`, async () => {
    const states = (await listImports(page)).flatMap((found) => found.files.map((file) => file.state));
    return states.length >= files && states.every((state) => state !== 'reading');
  });
}

/** Says yes to a bank that is only likely, as a user would, and goes on. */
export async function openCheck(page: Page): Promise<void> {
  const likely = button(page, names.isRight);
  await until('the files can be checked', async () => {
    // An answer that is on its way takes the button away: then there is nothing to press, and the next look sees why.
    if (await likely.first().isVisible())
      await likely
        .first()
        .click({ timeout: 2_000 })
        .catch(() => undefined);
    return button(page, names.check).isEnabled();
  });
  await button(page, names.check).click(patient);
}

/** From the check step on: makes a customer and stops at the plan. */
export async function createCustomer(page: Page, customer: { name: string; type: string }): Promise<void> {
  await button(page, names.chooseCustomer).click(patient);
  await page.getByRole('textbox', { name: names.name }).fill(customer.name, patient);
  await page.getByRole('radio', { name: customer.type }).check();
  await button(page, names.createCustomer).click();
  await button(page, names.send).waitFor(patient);
}

/** From the check step on: takes a customer that is there and stops at the plan. */
export async function chooseCustomer(page: Page, name: string): Promise<void> {
  await button(page, names.chooseCustomer).click(patient);
  await page.getByRole('radio', { name }).check(patient);
  await button(page, names.toPlan).click(patient);
  await button(page, names.send).waitFor(patient);
}

/** Says yes to everything that is in doubt about the holders: the invented ones have any names. */
export async function confirmDoubts(page: Page): Promise<void> {
  await until('nothing is in doubt', async () => {
    const open = page.getByRole('checkbox', { name: names.belongs, checked: false });
    if ((await open.count()) === 0) return button(page, names.send).isEnabled();
    // One that was answered meanwhile is gone: the next look sees what is left.
    await open
      .first()
      .check({ timeout: 5_000 })
      .catch(() => undefined);
    return false;
  });
}

export async function pressSend(page: Page): Promise<void> {
  await confirmDoubts(page);
  await button(page, names.send).click(patient);
}

/** Sends the plan and waits until everything was read back. */
export async function sendPlan(page: Page): Promise<void> {
  await pressSend(page);
  await button(page, names.analyse).waitFor(patient);
}

/** Runs the analysis and waits until its results have opened by themselves. */
export async function analyse(page: Page): Promise<void> {
  await button(page, names.analyse).click(patient);
  await button(page, names.report).waitFor(patient);
}

/** Opens a tab of the results and waits until its charts stand still. */
export async function openResultTab(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name }).click(patient);
  await still(page);
}

/** Saves through the program's own save dialog, answered with `path`. */
export async function saveReport(
  program: RunningProgram,
  path: string,
  language: 'English' | 'German' = 'English',
): Promise<void> {
  await answerSaveDialog(program, path);
  await button(program.window, names.report).click(patient);
  await program.window.getByRole('menuitem', { name: language }).click(patient);
  await waitForFile(path);
}

export async function saveResults(program: RunningProgram, path: string): Promise<void> {
  await answerSaveDialog(program, path);
  await button(program.window, names.json).click(patient);
  await waitForFile(path);
}

/** The system's dialog cannot be driven; everything behind it is real. */
export async function answerSaveDialog(program: RunningProgram, path: string): Promise<void> {
  rmSync(path, { force: true });
  await program.electron.evaluate(({ dialog }, filePath) => {
    dialog.showSaveDialog = async () => ({ canceled: false, filePath });
  }, path);
}

/** Files appear whole: they are written elsewhere and moved. */
export async function waitForFile(path: string): Promise<void> {
  await until(`${path} is written`, async () => existsSync(path));
}

/** In the open mapping: says what a column holds, by typing. */
export async function chooseField(page: Page, column: string, field: string): Promise<void> {
  const select = page.getByRole('combobox', { name: `Field for column “${column}”` });
  // What is proposed already cannot be typed anew: nothing would change.
  if ((await select.inputValue()) === field) return;
  await select.fill(field);
  // The list opens with what was typed, its first entry ready for Enter.
  await page.locator('[data-combobox-selected]', { hasText: field }).waitFor(patient);
  await select.press('Enter');
  await until(`“${column}” is ${field}`, async () => {
    // While the list is open, there is only what was typed.
    if ((await select.getAttribute('aria-expanded')) === 'true') return false;
    return (await select.inputValue()) === field;
  });
}

/** Says that these files were recognised rightly, once that is asked of all of them, and waits until they are ready. */
export async function confirmRecognition(page: Page, files: string[]): Promise<void> {
  const row = (name: string, state: string) =>
    page.locator(`tr[data-state=${state}]`, { hasText: name }).waitFor(patient);
  for (const name of files) await row(name, 'confirm');
  await button(page, names.isRight).click(patient);
  for (const name of files) await row(name, 'ready');
}
