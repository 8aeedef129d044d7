import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { chooseLanguage, importFiles, listImports, openCheck, until, waitForStore } from './driver/main-job';
import { launchProgram, type RunningProgram } from './driver/program';

let work: string;
let program: RunningProgram;

beforeAll(async () => {
  work = mkdtempSync(join(tmpdir(), 'kontor-keyboard-'));
  program = await launchProgram({ userData: join(work, 'profile') });
  await chooseLanguage(program.window, 'en');
  await waitForStore(program.window);
});
afterAll(async () => {
  await program.quit();
  rmSync(work, { recursive: true, force: true, maxRetries: 5 });
});

/** What the keyboard acts on now, by name. */
async function focused(): Promise<string> {
  return program.window.evaluate(() => {
    const { activeElement } = document;
    if (!activeElement || activeElement === document.body) return 'nothing';
    const label = (activeElement as HTMLInputElement).labels?.[0]?.textContent;
    return (activeElement.getAttribute('aria-label') ?? label ?? activeElement.textContent ?? '').trim();
  });
}
const focusIs = (what: string | RegExp) =>
  until(`the focus is on ${what}`, async () => {
    const now = await focused();
    return typeof what === 'string' ? now === what : what.test(now);
  });

async function fromPalette(label: string): Promise<void> {
  const { window: page } = program;
  await page.keyboard.press('Control+k');
  const search = page.getByRole('textbox', { name: 'Search commands and customers' });
  await search.waitFor();
  await search.fill(label);
  await until(
    `${label} is offered`,
    async () => (await page.getByRole('button', { name: label }).count()) > 0,
  );
  await page.keyboard.press('Enter');
  await search.waitFor({ state: 'hidden' });
}

describe('an import by keyboard', () => {
  it('keeps the focus where work goes on, and has every action in the palette', async () => {
    const { window: page } = program;
    await page.setViewportSize({ width: 1280, height: 800 }).catch(() => undefined);
    const lines = Array.from({ length: 60 }, (_, at) => {
      const amount = at % 20 === 19 ? 'xxx' : `-${at + 1},50`;
      const date = `${String((at % 27) + 1).padStart(2, '0')}.03.2025`;
      return `DE02120300000000202051;${date};${date};Beispiel AG;Rechnung ${at};${amount};EUR`;
    });
    const path = join(work, 'maerz.csv');
    const header =
      'IBAN Auftragskonto;Buchungstag;Valuta;Name Zahlungsbeteiligter;Verwendungszweck;Betrag;Waehrung';
    writeFileSync(path, `${[header, ...lines].join('\n')}\n`, 'latin1');
    await importFiles(page, [path]);
    await openCheck(page);

    // The first thing that is asked: the blocked rows.
    await focusIs('Send without the 3 rows that are blocked');
    await page.keyboard.press('F8');
    await focusIs('Rows');
    const selected = page.locator('.grid-row[aria-selected=true]');
    await selected.waitFor();
    await page.keyboard.press('F8');
    await page.keyboard.press('F8');
    await until('the third faulty row is chosen', async () =>
      ((await selected.textContent()) ?? '').includes('Rechnung 59'),
    );
    // Details open below: the row is still in view.
    const inView = () =>
      page.evaluate(() => {
        const grid = document.querySelector('.grid')?.getBoundingClientRect();
        const row = document.querySelector('.grid-row[aria-selected=true]')?.getBoundingClientRect();
        return !!grid && !!row && row.top >= grid.top && row.bottom <= grid.bottom + 1;
      });
    await until('the row is in view', inView);

    // Left out and taken back in from the details: the keyboard is in the rows again.
    await page.keyboard.press('Delete');
    await page.getByText('Undo', { exact: false }).first().waitFor();
    await until('the notice covers nothing', () =>
      page.evaluate(() => {
        const notice = document.querySelector('.undo-notice')?.getBoundingClientRect();
        const content = document.getElementById('content')?.getBoundingClientRect();
        return !!notice && !!content && notice.top >= content.bottom - 1;
      }),
    );
    const stateOf = async () => {
      const [newest] = await listImports(page);
      return page.evaluate(async (id) => {
        const answer = await window.kontor.imports.rows(id, {}, { offset: 59, limit: 1 });
        return answer.ok ? answer.value.rows[0]?.state : 'none';
      }, newest?.id ?? '');
    };
    await until('the row is left out', async () => (await stateOf()) === 'leftOut');
    await page.getByRole('button', { name: 'Take back in' }).focus();
    await page.keyboard.press('Enter');
    await until('the row is back', async () => (await stateOf()) === 'blocked');
    await focusIs('Rows');

    // Keys of the step, and the same from the palette.
    await page.keyboard.press('Control+f');
    await focusIs('Search rows');
    await page.keyboard.press('Control+Shift+F');
    await page.getByRole('textbox', { name: 'Find', exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await fromPalette('Replace');
    await page.getByRole('textbox', { name: 'Find', exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await fromPalette('Next finding');
    await focusIs('Rows');
    await fromPalette('Rows of which file');
    await focusIs('Rows of which file');

    // Back and on by key.
    await page.getByRole('grid', { name: 'Rows' }).focus();
    await page.keyboard.press('Alt+ArrowLeft');
    await focusIs('Check what was read');
    await page.keyboard.press('Control+Enter');
    await page.getByRole('tab', { name: /^Findings/ }).waitFor();
  });
});
