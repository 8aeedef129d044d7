import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeProblems } from './driver/axe';
import { heldOfOnlyCustomer } from './driver/embedded-http';
import { writeExport } from './driver/made-exports';
import {
  chooseCustomer,
  chooseLanguage,
  chooseTheme,
  createCustomer,
  importFiles,
  listImports,
  openCheck,
  sendPlan,
  until,
  waitForStore,
} from './driver/main-job';
import { launchProgram, type RunningProgram } from './driver/program';

const customerName = 'Zweierlei GmbH';
const bookings = 20;
/** Two rows of the second file that are corrected before it goes. */
const corrected = [3, 4];

let work: string;
let program: RunningProgram;

beforeAll(async () => {
  work = mkdtempSync(join(tmpdir(), 'kontor-sent-otherwise-'));
  program = await launchProgram({ userData: join(work, 'profile') });
  await chooseLanguage(program.window, 'en');
  await waitForStore(program.window);
});
afterAll(async () => {
  await program.quit();
  rmSync(work, { recursive: true, force: true, maxRetries: 5 });
});

const problems = () => axeProblems(program.window);

/** Corrects amounts of an import as the table of rows does. */
async function correct(importId: string): Promise<void> {
  const answer = await program.window.evaluate(
    async ({ id, lines }) => {
      const rows = await window.kontor.imports.rows(id, {}, { offset: 0, limit: 100 });
      if (!rows.ok) return rows.error.code;
      const cells = rows.value.rows.flatMap(({ rowId, line }) =>
        lines.includes(line) ? [{ at: { rowId }, field: 'amount' as const, value: `${line}.77` }] : [],
      );
      const edited = await window.kontor.imports.editCells(id, { kind: 'edit', cells });
      return edited.ok ? cells.length : edited.error.code;
    },
    { id: importId, lines: corrected },
  );
  expect(answer).toBe(corrected.length);
}

const panel = () => program.window.getByRole('region', { name: /bookings? that another import sent/ });
const sendButton = () => program.window.getByRole('button', { name: /^Send [\d,]+ bookings?$/ });

async function undecided(rows: number): Promise<void> {
  const text = rows === 0 ? 'All are decided' : `${rows} ${rows === 1 ? 'row' : 'rows'} undecided.`;
  await panel().getByText(text).waitFor({ timeout: 60_000 });
}

describe('rows that another import sent with other values', () => {
  it('are asked about beside the plan, answered by keyboard, taken back and done again; the plan follows, and the service holds what was answered', async () => {
    const { window: page } = program;
    writeExport(join(work, 'first.csv'), bookings);
    await importFiles(page, [join(work, 'first.csv')]);
    await openCheck(page);
    await createCustomer(page, { name: customerName, type: 'Company' });
    await sendPlan(page);

    // The same rows in a file of another name and other bytes.
    writeFileSync(join(work, 'second.csv'), `${readFileSync(join(work, 'first.csv'), 'utf8')}\r\n`);
    await page.getByRole('button', { name: 'Import', exact: true }).first().click();
    await importFiles(page, [join(work, 'second.csv')]);
    const second = (await listImports(page)).find(({ files }) => files[0]?.name === 'second.csv');
    await correct(second?.id ?? '');
    await openCheck(page);
    await chooseCustomer(page, customerName);
    await undecided(2);
    // Nothing goes before it is decided.
    await expect.poll(() => sendButton().isEnabled()).toBe(false);
    for (const theme of ['light', 'dark'] as const) {
      await chooseTheme(page, theme);
      expect(await problems()).toEqual([]);
    }

    const questions = panel().locator('fieldset');
    await expect.poll(() => questions.count()).toBe(2);
    await questions.nth(0).getByRole('radio', { name: 'Replace it there' }).focus();
    await page.keyboard.press('Space');
    await undecided(1);
    await page.keyboard.press('Control+z');
    await undecided(2);
    await page.keyboard.press('Control+Shift+z');
    await undecided(1);
    await questions.nth(1).getByRole('radio', { name: 'Leave this one out' }).focus();
    await page.keyboard.press('Space');
    await undecided(0);
    expect(await problems()).toEqual([]);
    await until('the plan was made with the answers', () => sendButton().isEnabled());
    await sendButton().click();
    await until('the second upload is done', async () => {
      const uploads = await page.evaluate(() => window.kontor.uploads.list());
      return uploads.ok && uploads.value.length === 2 && uploads.value.every(({ state }) => state === 'done');
    });

    const held = await heldOfOnlyCustomer(page);
    const amounts = held.map(({ amount }) => amount).sort((a, b) => a - b);
    expect(amounts).toEqual([...Array(bookings - 1).fill(1.25), 3.77]);
  });
});
