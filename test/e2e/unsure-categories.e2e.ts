import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { LocalService } from '../../main/local-service/start';
import { type MadeBooking, writeBookings } from './driver/made-exports';
import { chooseLanguage, importFiles, openCheck, waitForStore } from './driver/main-job';
import { createCustomerOn, startOwnService } from './driver/own-service';
import { picture } from './driver/pictures';
import { launchProgram, type RunningProgram } from './driver/program';

const name = 'Unsicher GmbH';
const patient = { timeout: 60_000 };
let work: string;
let service: LocalService;
let program: RunningProgram;

/** Twelve months: rent that is sure, a partner of which nothing is known, and one whose name alone says something. */
function writeMixedExport(path: string): void {
  const rows: MadeBooking[] = [];
  let balanceMinor = 5_000_000;
  for (let month = 1; month <= 12; month += 1) {
    const day = `2024-${String(month).padStart(2, '0')}-05`;
    const bookings: [string, string, number][] = [
      ['Hausverwaltung Dornwald', 'Miete Halle', -120_000],
      ['Quirlig & Partner', `wie besprochen ${month * 31}`, -40_000 - month * 700],
      ['Zwirbel Industrie', `K ${month * 17}`, -9_000 - month * 311],
    ];
    for (const [partner, purpose, minor] of bookings) {
      balanceMinor += minor;
      rows.unshift({ day, partner, kind: 'Überweisungsauftrag', purpose, minor, balanceMinor });
    }
  }
  writeBookings(path, rows);
}

beforeAll(async () => {
  work = mkdtempSync(join(tmpdir(), 'kontor-unsure-'));
  service = await startOwnService();
  program = await launchProgram({ userData: join(work, 'profile') });
  await chooseLanguage(program.window, 'en');
  await waitForStore(program.window);
  await createCustomerOn(program.window, service, name);
});
afterAll(async () => {
  await program.quit();
  await service.stop();
  rmSync(work, { recursive: true, force: true, maxRetries: 5 });
});

it('lists payees by doubtful money with the reason in the language of the window; the keyboard opens their bookings', async () => {
  const { window: page } = program;
  const press = (label: string) => page.getByRole('button', { name: label }).first().click(patient);
  await page.getByRole('button', { name: 'Import', exact: true }).first().click();
  writeMixedExport(join(work, 'mixed.csv'));
  await importFiles(page, [join(work, 'mixed.csv')]);
  await openCheck(page);
  await press('Choose customer');
  await page.getByRole('radio', { name }).check();
  await press('Look at the plan');
  await press('Send and analyse');
  await page.getByRole('button', { name: 'Report as PDF' }).waitFor(patient);
  await page.getByRole('tab', { name: 'Unsure categories' }).click(patient);
  const table = page.getByRole('table', { name: 'Unsure categories' });
  const first = table.getByRole('row').nth(1);
  await first.waitFor(patient);
  await expect.poll(() => first.textContent()).toContain('Quirlig & Partner');
  await expect.poll(() => first.textContent()).toContain('the words are like those of such bookings');
  expect(await table.textContent()).not.toContain('Dornwald');
  await picture(page, 'en');
  await first.getByRole('button', { name: '12', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByText('12 bookings').waitFor(patient);
  // A booking says its category with sureness and reason, and leads to the same question.
  await page.getByRole('dialog').locator('.booking-row').first().click(patient);
  await page
    .getByText(/^[A-Z][^·]+: [^·]+ · \d+% · the words are like those of such bookings/i)
    .waitFor(patient);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: 'Correct the category of Quirlig & Partner' })
    .click(patient);
  const question = page.getByRole('dialog', { name: 'Correct the category' });
  await question.getByText('holds for all 12 bookings').waitFor(patient);
  await question.getByRole('button', { name: 'Cancel' }).click(patient);
  await question.waitFor({ ...patient, state: 'hidden' });
  await picture(page, 'drawer');
  await page.keyboard.press('Escape');
  await chooseLanguage(page, 'de');
  await page
    .getByRole('table', { name: 'Unsichere Kategorien' })
    .getByText('die Wörter gleichen denen solcher Buchungen')
    .first()
    .waitFor(patient);
  await picture(page, 'de');
});

it('a correction by keyboard holds in the next analysis; taken back, the one after has the first answer again', async () => {
  const { window: page } = program;
  await chooseLanguage(page, 'en');
  const doubts = page.getByRole('table', { name: 'Unsure categories' });
  const corrected = page.getByRole('region', { name: 'Corrected categories' });
  const row = doubts.getByRole('row').filter({ hasText: 'Quirlig & Partner' });
  const before = (await row.getByRole('cell').first().textContent()) ?? '';
  expect(before).not.toContain('Insurances');

  await row.getByRole('button', { name: 'Correct the category of Quirlig & Partner' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Correct the category' });
  await dialog.getByText('holds for all 12 bookings').waitFor(patient);
  const choice = dialog.getByRole('combobox', { name: 'Right category' });
  await choice.and(page.locator(':focus')).waitFor(patient);
  await page.keyboard.type('insurances: oth');
  const option = page.getByRole('option', { name: 'Insurances: Other insurance' });
  await option.and(page.locator('[data-combobox-selected]')).waitFor(patient);
  await picture(page, 'dialog');
  await page.keyboard.press('Enter');
  await option.waitFor({ ...patient, state: 'hidden' });
  await page.keyboard.press('Enter');
  await dialog.waitFor({ ...patient, state: 'hidden' });
  await corrected.getByText('sent, takes effect with the next analysis').waitFor(patient);
  await row.getByText('corrected to “Insurances: Other insurance”').waitFor(patient);
  await picture(page, 'corrected-en');
  await chooseLanguage(page, 'de');
  await page.getByRole('region', { name: 'Berichtigte Kategorien' }).waitFor(patient);
  await picture(page, 'corrected-de');
  await chooseLanguage(page, 'en');

  // The next analysis takes all twelve for what was said: none of them is unsure any more.
  await corrected.getByRole('button', { name: 'Analyse again' }).click(patient);
  await corrected.getByText('sent before this analysis').waitFor(patient);
  await row.waitFor({ ...patient, state: 'detached' });
  expect(await categoriesOf('Quirlig & Partner')).toEqual(new Set(['insurances.other']));

  await page.keyboard.press('Control+Z');
  await corrected.getByText('withdrawn', { exact: true }).waitFor(patient);
  await corrected.getByRole('button', { name: 'Analyse again' }).click(patient);
  await row.waitFor(patient);
  await expect.poll(() => row.getByRole('cell').first().textContent()).toBe(before);
  expect(await categoriesOf('Quirlig & Partner')).not.toContain('insurances.other');
  await corrected.waitFor({ ...patient, state: 'detached' });
});

/** Categories that the shown answer gives to the bookings of a payee. */
async function categoriesOf(payee: string): Promise<Set<string>> {
  const found = await program.window.evaluate(async (wanted) => {
    const customers = await window.kontor.customers.list();
    const id = customers.ok ? (customers.value[0]?.id ?? '') : '';
    const results = await window.kontor.results.list(id);
    type Found = { endpoint: string; payload: unknown };
    const listed = results.ok ? (JSON.parse(new TextDecoder().decode(results.value)) as Found[]) : [];
    const answer = listed.find(({ endpoint }) => endpoint === 'categorization.get')?.payload;
    type Booking = { category: string; paymentPartner: { name: string } };
    return ((answer as { transactions?: Booking[] } | null)?.transactions ?? [])
      .filter(({ paymentPartner }) => paymentPartner?.name === wanted)
      .map(({ category }) => category);
  }, payee);
  expect(found).toHaveLength(12);
  return new Set(found);
}
