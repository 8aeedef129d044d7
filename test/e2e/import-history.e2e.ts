import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ImportChange, RowView } from '../../preload/contract';
import { axeProblems } from './driver/axe';
import { chooseLanguage, importFiles, listImports, openCheck, until, waitForStore } from './driver/main-job';
import { launchProgram, type RunningProgram } from './driver/program';
import { still } from './driver/still';

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

const wrong = () => axeProblems(program.window);

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
    const answered = new Set([await dates.getByRole('heading').textContent()]);
    await dates.getByRole('radio', { name: /Day, month/ }).check();
    await dates.getByRole('button', { name: 'Use this reading' }).press('Enter');
    await page
      .getByRole('status')
      .filter({ hasText: 'Date order of bewegungen.csv: Day, month, year' })
      .waitFor({ state: 'attached' });
    // Whatever else is asked is answered as it is proposed.
    const asked = page.locator('section.question').first();
    const heading = asked.getByRole('heading');
    for (;;) {
      await until(
        'it asks again or is ready',
        async () => (await ready().count()) > 0 || (await heading.count()) > 0,
      );
      if ((await ready().count()) > 0) break;
      // A question that is just answered may still stand there, and one is drawn anew when its file is read: then it is pressed once more.
      const one = { timeout: 2_000 };
      const question = await heading.textContent(one).catch(() => null);
      const isPressed = await asked
        .getByRole('radio')
        .first()
        .check(one)
        .then(() => asked.getByRole('button', { name: 'Use this reading' }).press('Enter', one))
        .then(
          () => true,
          () => false,
        );
      if (isPressed && question !== null) answered.add(question);
      await still(page);
    }
    const answers = await done();
    expect(answers.length).toBe(answered.size);
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

const header =
  'IBAN Auftragskonto;Buchungstag;Valuta;Name Zahlungsbeteiligter;IBAN Zahlungsbeteiligter;Verwendungszweck;Betrag;Waehrung';

/** An export of four rows; the last two are equal. */
function monthly(month: string): string {
  const texts = ['Miete', 'Strom GmbH', 'Storno Miete', 'Storno Miete'];
  const lines = texts.map((text, at) => {
    const day = `0${Math.min(at, 2) + 1}.${month}.2025`;
    return `DE02120300000000202051;${day};${day};Beispiel AG;DE02100100100006820101;${text};-${Math.min(at, 2) + 10},00;EUR`;
  });
  const path = join(work, `${month}.csv`);
  writeFileSync(path, `${[header, ...lines].join('\n')}\n`);
  return path;
}

async function newImport(path: string): Promise<void> {
  const { window: page } = program;
  await page.getByRole('button', { name: 'New import' }).click();
  await page.getByRole('tab').first().or(page.locator('tr[data-state]').first()).waitFor({ state: 'hidden' });
  await importFiles(page, [path]);
  await openCheck(page);
}

describe('what was done with the last import of a format', () => {
  it('is offered for the next one, shown with its counts, applied by a press, and taken back as one', async () => {
    const { window: page } = program;
    await newImport(monthly('01'));
    await page.evaluate(
      async (id) => {
        const { imports } = window.kontor;
        const text = { field: 'purpose', find: 'GmbH', replaceWith: 'AG', isWhole: false } as const;
        await imports.replaceText(id, { filter: {}, ...text });
        await imports.chooseRows(id, { rows: { search: 'Storno' }, choice: 'leaveOut' });
      },
      await newestId(),
    );
    await newImport(monthly('02'));
    const offer = page.getByRole('region', { name: 'Steps that fit' });
    await offer.getByRole('button', { name: 'Show' }).press('Enter');
    await offer.getByText('Here: 1 place', { exact: true }).waitFor();
    expect(await wrong()).toEqual([]);
    expect(await done()).toEqual([]);
    await offer.getByRole('button', { name: 'Apply 2 steps' }).press('Enter');
    await until('the steps are done', async () => (await done()).join() === 'repeat');
    await offer.waitFor({ state: 'hidden' });
    const states = async () => (await rows()).map(({ purpose, state: is }) => `${purpose} ${is}`);
    const repeated = ['Miete booking', 'Strom AG booking', 'Storno Miete leftOut', 'Storno Miete leftOut'];
    expect(await states()).toEqual(repeated);
    await page.keyboard.press('Control+Z');
    await offer.waitFor();
    expect((await states())[1]).toBe('Strom GmbH booking');
    await page.keyboard.press('Control+Shift+Z');
    await offer.waitFor({ state: 'hidden' });
    expect(await states()).toEqual(repeated);
    await page.keyboard.press('Control+Z');
    await offer.waitFor();
  });
});

describe('the pages of pairs and of days', () => {
  it('are sound for axe, say what was decided, and follow what is taken back', async () => {
    const { window: page } = program;
    await page.getByRole('tab', { name: 'Coverage' }).click();
    await page.getByRole('tabpanel', { name: 'Coverage' }).waitFor();
    expect(await wrong()).toEqual([]);
    await page.getByRole('tab', { name: 'Duplicates' }).click();
    const panel = page.getByRole('tabpanel', { name: 'Duplicates' });
    const one = panel.getByRole('radio', { name: 'One is a booking', exact: true });
    await one.waitFor();
    expect(await wrong()).toEqual([]);
    await one.focus();
    await page.keyboard.press('Space');
    await until('it is decided', () => one.isChecked());
    const said = page.getByRole('region', { name: 'Last change' }).getByRole('status');
    await until('it is said', async () => (await said.textContent()) !== '');
    await panel.getByText('Nothing is undecided.').waitFor();
    await page.keyboard.press('Control+Z');
    await until('the page follows', async () => !(await one.isChecked()));
    await panel.getByText(/undecided\.$/).waitFor();
    await page.keyboard.press('Control+Shift+Z');
    await until('the page follows again', () => one.isChecked());
    expect(await wrong()).toEqual([]);
  });
});
