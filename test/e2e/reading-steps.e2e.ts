import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ImportChange, RowView } from '../../preload/contract';
import { chooseLanguage, importFiles, listImports, openCheck, until, waitForStore } from './driver/main-job';
import { launchProgram, type RunningProgram } from './driver/program';

let work: string;
let program: RunningProgram;

beforeAll(async () => {
  work = mkdtempSync(join(tmpdir(), 'kontor-reading-steps-'));
  program = await launchProgram({ userData: join(work, 'profile') });
  await chooseLanguage(program.window, 'en');
  await waitForStore(program.window);
});
afterAll(async () => {
  await program.quit();
  rmSync(work, { recursive: true, force: true, maxRetries: 5 });
});

const newestId = async () => (await listImports(program.window))[0]?.id ?? '';
const rows = async (): Promise<RowView[]> =>
  program.window.evaluate(
    async (id) => {
      const answer = await window.kontor.imports.rows(id, {}, { offset: 0, limit: 50 });
      return answer.ok ? answer.value.rows : [];
    },
    await newestId(),
  );
const steps = async (): Promise<ImportChange[]> =>
  program.window.evaluate(
    async (id) => {
      const answer = await window.kontor.imports.changes(id);
      return answer.ok ? answer.value : [];
    },
    await newestId(),
  );
const done = async () => (await steps()).filter(({ isUndone }) => !isUndone).map(({ kind }) => kind);
const state = async () => {
  const found = await rows();
  return { days: found.map(({ bookingDay }) => bookingDay), purposes: found.map(({ purpose }) => purpose) };
};

const dayFirst = ['2025-02-01', '2025-04-03', '2025-06-05'];
const purposes = ['Miete', 'Strom', 'Wasser'];
const corrected = ['Miete', 'Strom Mai', 'Wasser'];

describe('an answer about a file is a step like any other', () => {
  it('is named, taken back and done again by key and in the history, also after a restart', async () => {
    let { window: page } = program;
    const path = join(work, 'bewegungen.csv');
    const lines = ['01/02/2025;-10,00;Miete', '03/04/2025;-20,00;Strom', '05/06/2025;-30,00;Wasser'];
    writeFileSync(path, `Datum;Betrag;Verwendungszweck\n${lines.join('\n')}\n`);
    await importFiles(page, [path]);
    const ready = () => page.locator('tr[data-state=ready]', { hasText: 'bewegungen.csv' });
    const dates = page.getByRole('region', { name: /is the day/ });
    await dates.getByRole('radio', { name: /Day, month/ }).check();
    await dates.getByRole('button', { name: 'Use this reading' }).press('Enter');
    await page
      .getByRole('status')
      .filter({ hasText: 'Date order of bewegungen.csv: Day, month, year' })
      .waitFor({ state: 'attached' });
    // Whatever else is asked is answered as it is proposed.
    while ((await ready().count()) === 0) {
      const open = page.locator('section.question').first();
      await open.or(ready()).first().waitFor();
      if ((await ready().count()) > 0) break;
      await open.getByRole('radio').first().check();
      const before = (await done()).length;
      await open.getByRole('button', { name: 'Use this reading' }).press('Enter');
      await until('the answer is a step', async () => (await done()).length === before + 1);
    }
    const answers = await done();
    expect(answers.length).toBeGreaterThan(0);
    expect(new Set(answers)).toEqual(new Set(['reading']));

    await openCheck(page);
    await page.getByRole('tab', { name: /^Rows/ }).click();
    const grid = page.getByRole('grid', { name: 'Rows' });
    await grid.getByText('Strom').dblclick();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('Strom Mai');
    await page.keyboard.press('Enter');
    await until('the cell is corrected', async () => (await state()).purposes[1] === 'Strom Mai');
    expect(await state()).toEqual({ days: dayFirst, purposes: corrected });

    // The history names both; the way to the beginning reads the file anew, and the correction waits for its line.
    await page.getByRole('button', { name: 'History' }).click();
    const history = page.getByRole('list', { name: 'History' });
    await history.getByText('Date order of bewegungen.csv: Day, month, year').waitFor();
    await history.getByText('As read').click();
    await until('all is as it was read', async () => (await done()).length === 0);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /Files/ }).first().click();
    await page.getByRole('region', { name: /is the day/ }).waitFor();
    expect((await state()).purposes).toEqual(purposes);

    for (let step = 0; step < answers.length + 1; step += 1) {
      await page.keyboard.press('Control+Shift+Z');
      await until(`step ${step + 1} is done again`, async () => (await done()).length === step + 1);
    }
    await until('the rows are as corrected', async () => (await state()).purposes[1] === 'Strom Mai');
    expect(await state()).toEqual({ days: dayFirst, purposes: corrected });

    await until('its bytes are kept', async () => (await listImports(page))[0]?.files[0]?.isKept === true);
    rmSync(path);
    await program.quit();
    program = await launchProgram({ userData: join(work, 'profile') });
    page = program.window;
    await waitForStore(page);
    await page.getByText('bewegungen.csv').first().waitFor();
    await page.keyboard.press('Control+Z');
    await until('the correction is taken back', async () => (await state()).purposes[1] === 'Strom');
    for (let step = answers.length; step > 0; step -= 1) {
      await page.keyboard.press('Control+Z');
      await until('an answer is taken back', async () => (await done()).length === step - 1);
    }
    await page.getByRole('region', { name: /is the day/ }).waitFor();
    expect((await state()).purposes).toEqual(purposes);
  });
});
