import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { LocalService } from '../../main/local-service/start';
import { madeIban } from './driver/made-exports';
import { chooseLanguage, importFiles, openCheck, waitForStore } from './driver/main-job';
import { createCustomerOn, startOwnService } from './driver/own-service';
import { launchProgram, type RunningProgram } from './driver/program';

const name = 'Unsicher GmbH';
const patient = { timeout: 60_000 };
let work: string;
let service: LocalService;
let program: RunningProgram;

/** Twelve months: rent that is sure, a partner of which nothing is known, and one whose name alone says something. */
function writeMixedExport(path: string): void {
  const header =
    'Bezeichnung Auftragskonto;IBAN Auftragskonto;BIC Auftragskonto;Bankname Auftragskonto;Buchungstag;Valutadatum;Name Zahlungsbeteiligter;IBAN Zahlungsbeteiligter;BIC (SWIFT-Code) Zahlungsbeteiligter;Buchungstext;Verwendungszweck;Betrag;Waehrung;Saldo nach Buchung;Bemerkung;Gekennzeichneter Umsatz;Glaeubiger ID;Mandatsreferenz';
  const rows: string[] = [];
  let balance = 5_000_000;
  for (let month = 1; month <= 12; month += 1) {
    const day = `05.${String(month).padStart(2, '0')}.2024`;
    const bookings: [string, string, string, number][] = [
      ['Hausverwaltung Dornwald', 'Überweisungsauftrag', 'Miete Halle', -120_000],
      ['Quirlig & Partner', 'Überweisungsauftrag', `wie besprochen ${month * 31}`, -40_000 - month * 700],
      ['Zwirbel Industrie', 'Überweisungsauftrag', `K ${month * 17}`, -9_000 - month * 311],
    ];
    for (const [partner, text, purpose, minor] of bookings) {
      balance += minor;
      const amount = `${minor < 0 ? '-' : ''}${Math.trunc(Math.abs(minor) / 100)},${String(Math.abs(minor) % 100).padStart(2, '0')}`;
      const after = `${Math.trunc(balance / 100)},${String(balance % 100).padStart(2, '0')}`;
      rows.unshift(
        `Geschäftskonto;${madeIban};;Testbank eG;${day};${day};${partner};;;${text};${purpose};${amount};EUR;${after};;;;`,
      );
    }
  }
  writeFileSync(path, `\ufeff${[header, ...rows].join('\r\n')}\r\n`);
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
  expect(await first.textContent()).toContain('Quirlig & Partner');
  expect(await first.textContent()).toContain('nothing in the booking says more');
  expect(await table.textContent()).not.toContain('Dornwald');
  const pictures = process.env.KONTOR_PICTURES;
  if (pictures) await page.screenshot({ path: join(pictures, 'en.png') });
  await first.getByRole('button').focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByText('12 bookings').waitFor(patient);
  if (pictures) await page.screenshot({ path: join(pictures, 'drawer.png') });
  await page.keyboard.press('Escape');
  await chooseLanguage(page, 'de');
  await page
    .getByRole('table', { name: 'Zu prüfen' })
    .getByText('nichts in der Buchung sagt mehr')
    .first()
    .waitFor(patient);
  if (pictures) await page.screenshot({ path: join(pictures, 'de.png') });
});
