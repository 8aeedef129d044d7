import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { heldOfOnlyCustomer } from './driver/embedded-http';
import { writeExport } from './driver/made-exports';
import {
  chooseLanguage,
  createCustomer,
  importFiles,
  listImports,
  openCheck,
  sendPlan,
  until,
  waitForStore,
} from './driver/main-job';
import { picture } from './driver/pictures';
import { launchProgram, type RunningProgram } from './driver/program';

const bookings = 12;

let work: string;
let program: RunningProgram;

beforeAll(async () => {
  work = mkdtempSync(join(tmpdir(), 'kontor-corrected-'));
  program = await launchProgram({ userData: join(work, 'profile') });
  await chooseLanguage(program.window, 'en');
  await waitForStore(program.window);
});
afterAll(async () => {
  await program.quit();
  rmSync(work, { recursive: true, force: true, maxRetries: 5 });
});

/** One row gets another amount and one is left out, as the table of rows does it. */
async function correct(importId: string): Promise<void> {
  const outcome = await program.window.evaluate(async (id) => {
    const rows = await window.kontor.imports.rows(id, {}, { offset: 0, limit: 100 });
    if (!rows.ok) return rows.error.code;
    const [first, second] = rows.value.rows;
    if (!first || !second) return 'no rows';
    const edited = await window.kontor.imports.editCells(id, {
      kind: 'edit',
      cells: [{ at: { rowId: first.rowId }, field: 'amount', value: '9.99' }],
    });
    const chosen = await window.kontor.imports.chooseRows(id, {
      rows: [{ rowId: second.rowId }],
      choice: 'leaveOut',
    });
    return edited.ok && chosen.ok ? 'corrected' : 'refused';
  }, importId);
  expect(outcome).toBe('corrected');
}

const heldAmounts = async () =>
  (await heldOfOnlyCustomer(program.window)).map(({ amount }) => amount).sort((a, b) => a - b);

describe('an import that is corrected after it was sent', () => {
  it('is said to be changed where it was sent, a press leads to the new plan with what it removes, and the service holds the corrected import alone', async () => {
    const { window: page } = program;
    writeExport(join(work, 'sent.csv'), bookings);
    await importFiles(page, [join(work, 'sent.csv')]);
    await openCheck(page);
    await createCustomer(page, { name: 'Nachtrag GmbH', type: 'Company' });
    await sendPlan(page);
    expect(await heldAmounts()).toEqual(Array(bookings).fill(1.25));
    const planAnew = page.getByRole('button', { name: 'Make a new plan' });
    expect(await planAnew.count()).toBe(0);

    const steps = page.getByRole('navigation', { name: 'Steps of the import' });
    await steps.getByRole('button', { name: /Check/ }).click();
    const [sent] = await listImports(page);
    await correct(sent?.id ?? '');
    await steps.getByRole('button', { name: /Send/ }).click();
    await page.getByText('The import was changed after it was sent.').waitFor();
    await picture(page, 'changed-since');
    await planAnew.click();
    // The corrected row alone; what it was before, and the row left out, go from the service.
    const send = page.getByRole('button', { name: 'Send 1 booking', exact: true });
    await until('it may be sent', () => send.isEnabled());
    await picture(page, 'plan-replaces');
    await send.click();
    await until('the second upload is done', async () => {
      const uploads = await page.evaluate(() => window.kontor.uploads.list());
      return uploads.ok && uploads.value.length === 2 && uploads.value.every(({ state }) => state === 'done');
    });
    expect(await heldAmounts()).toEqual([...Array(bookings - 2).fill(1.25), 9.99]);
    await until('nothing more is to be planned', async () => (await planAnew.count()) === 0);
  });
});
