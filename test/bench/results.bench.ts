import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { buildProgram } from '../../scripts/build';
import { startHeadlessDesktop } from '../../scripts/headless';
import { type MadeBooking, madeIbanOf, writeBookings } from '../e2e/driver/made-exports';
import {
  analyse,
  chooseLanguage,
  createCustomer,
  importFiles,
  openCheck,
  sendPlan,
} from '../e2e/driver/main-job';
import { launchProgram } from '../e2e/driver/program';
import { resultAreas } from '../e2e/driver/shown-results';
import { figure } from './figures';
import { threadTimes } from './thread-times';

const bookingCount = Number(process.env.KONTOR_BENCH_BOOKINGS ?? 100_000);
const accountCount = 3;
const months = 24;
const rounds = 3;
/** In which nothing is done but what a tab does by itself; it stands in the clock's figure. */
const settleMs = 1_500;
const budgets = { firstViewMs: 1_000, chartMs: 200 } as const;
const name = 'Hunderttausend GmbH';
const patient = { timeout: 600_000 };

/** What a firm is paid and pays, over and over; one in fifty comes with another partner. */
const plans: readonly [partner: string, kind: string, purpose: string, minor: number][] = [
  ['Hotel Tannenblick GmbH', 'Gutschrift', 'Rechnung', 52_100],
  ['Kundin', 'Gutschrift', 'Rechnung', 18_350],
  ['Holzgroßhandel Nordhain GmbH', 'Lastschrift', 'Lieferung Holz Rechnung', -21_730],
  ['Lieferant', 'Überweisung', 'Rechnung', -9_480],
  ['Tankstelle am Wall', 'Kartenzahlung', 'Diesel', -7_215],
  ['Stadtwerke Ostmoor', 'Lastschrift', 'Abschlag Strom Vertrag 77120', -8_900],
  ['Gewerbebank Ostmoor AG', 'Lastschrift', 'Rate Darlehen 5520 Investitionskredit', -4_567],
  ['Tannenschutz Versicherung AG', 'Lastschrift', 'Betriebshaftpflicht 550192', -1_249],
  ['Jonna Silberbach', 'Überweisung', 'Lohn Gehalt Pers.Nr 12', -8_310],
  ['Finanzamt Ostmoor', 'Lastschrift', 'Umsatzsteuer', -3_377],
];

/** What it pays once a month and the engine takes for contracts; without them the tab of contracts would measure an empty page. */
const monthly: readonly [partner: string, purpose: string, minor: number][] = [
  ['Gewerbehof Ostmoor Verwaltungs GmbH', 'Miete Halle 4', -310_000],
  ['Nordbogen Mobilitätsleasing GmbH', 'Leasingrate Transporter Vertrag L-447', -38_900],
  ['Quellmark Maschinenkredit AG', 'Ratenkredit Vertrag 55-208', -111_840],
  ['Mühlbach Kfz-Versicherung AG', 'Kfz-Versicherung TR-MW 204', -9_670],
  ['Nordlicht Telefonie GmbH', 'Telefon und Internet 90071', -11_640],
];

function bookingsOf(account: number, count: number): MadeBooking[] {
  const first = Date.UTC(2024, 6, 1);
  const fixed = Array.from({ length: months }, (_, month) =>
    monthly.map(([partner, purpose, minor], place) => ({
      day: new Date(Date.UTC(2024, 6 + month, 3 + place)).toISOString().slice(0, 10),
      partner,
      kind: 'Lastschrift',
      purpose,
      minor: minor - account,
    })),
  ).flat();
  let balanceMinor = 90_000_00;
  return [...manyBookings(account, count - fixed.length, first), ...fixed]
    .sort((a, b) => a.day.localeCompare(b.day))
    .map((booking) => {
      balanceMinor += booking.minor;
      return { ...booking, balanceMinor };
    })
    .reverse();
}

function manyBookings(account: number, count: number, first: number): Omit<MadeBooking, 'balanceMinor'>[] {
  const days = months * 30;
  return Array.from({ length: count }, (_, number) => {
    const [partner, kind, purpose, minor] = plans[number % plans.length] ?? ['', '', '', 0];
    const isNumbered = partner === 'Kundin' || partner === 'Lieferant';
    const moved = minor + ((number * 37 + account) % 101);
    return {
      day: new Date(first + Math.floor((number * days) / count) * 86_400_000).toISOString().slice(0, 10),
      partner: isNumbered ? `${partner} ${(number * 48_271) % 977}` : partner,
      kind,
      purpose: `${purpose} ${isNumbered ? number : ''}`.trim(),
      minor: moved,
    };
  });
}

/**
 * The results of a customer with many bookings in the real window: from the click on the customer to the first view, and each tab with
 * its charts. In processor time of the window's own thread, beside the clock; on a busy computer only the first compares.
 */
export async function run(): Promise<void> {
  const work = mkdtempSync(join(tmpdir(), 'kontor-bench-'));
  await buildProgram();
  const desktop = await startHeadlessDesktop(work);
  Object.assign(process.env, desktop.env);
  const program = await launchProgram({ userData: join(work, 'profile') });
  const { window: page, electron } = program;
  page.setDefaultTimeout(patient.timeout);
  try {
    await chooseLanguage(page, 'en');
    const files = Array.from({ length: accountCount }, (_, index) => {
      const file = join(work, `umsaetze-${index}.csv`);
      const options = { iban: madeIbanOf(index + 1) };
      writeBookings(file, bookingsOf(index, Math.ceil(bookingCount / accountCount)), options);
      return file;
    });
    await importFiles(page, files);
    await openCheck(page);
    await createCustomer(page, { name, type: 'Company' });
    await sendPlan(page);
    await analyse(page);
    const pid = await electron.evaluate(
      ({ BrowserWindow }) =>
        BrowserWindow.getAllWindows()
          .find((one) => one.isVisible())
          ?.webContents.getOSProcessId() ?? 0,
    );
    const watch = { page, pid, root: electron.process().pid ?? 0 };
    for (let round = 1; round <= rounds; round += 1) await measureOpening(watch, round);
    for (const tab of await resultAreas(page)) await measureTab(watch, tab);
  } finally {
    await program.quit();
    desktop.stop();
    rmSync(work, { recursive: true, force: true, maxRetries: 5 });
  }
}

interface Watch {
  page: Page;
  /** Process of the window, and the first of the program. */
  pid: number;
  root: number;
}

async function measureOpening(watch: Watch, round: number): Promise<void> {
  const { page } = watch;
  await page.getByRole('button', { name: 'Customers', exact: true }).first().click();
  await page.getByRole('button', { name }).first().click();
  await page.getByRole('tab', { name: 'Accounts' }).click();
  await page.getByRole('table', { name: 'Accounts' }).waitFor();
  const spent = await spentOn(watch, async () => {
    await page.getByRole('tab', { name: 'Results', exact: true }).click();
    await page.locator('main .first-look .key-facts').waitFor();
    await page.locator('main .chart svg path').first().waitFor({ state: 'attached' });
  });
  say(`first view, round ${round}`, spent, budgets.firstViewMs);
}

async function measureTab(watch: Watch, tab: string): Promise<void> {
  const { page } = watch;
  let charts = 0;
  const spent = await spentOn(watch, async () => {
    await page
      .getByRole('tablist', { name: 'Parts of the results' })
      .getByRole('tab', { name: tab, exact: true })
      .click();
    // Some charts come by themselves once their bookings are looked up.
    await page.waitForTimeout(settleMs);
    await page.locator('main [data-focus-wait]').waitFor({ state: 'detached' });
    charts = await page.locator('main .chart').count();
    for (let index = 0; index < charts; index += 1)
      await page.locator('main .chart').nth(index).locator('svg path').first().waitFor({ state: 'attached' });
  });
  say(`tab ${tab}, ${charts} charts`, spent, budgets.chartMs * Math.max(1, charts));
}

/** Milliseconds of the window's own thread, of the whole program, and by the clock. */
async function spentOn({ root, pid }: Watch, work: () => Promise<void>) {
  const secondsOf = () => {
    const times = threadTimes(root);
    const all = [...times.values()].reduce((sum, { seconds }) => sum + seconds, 0);
    return { own: times.get(`${pid}/${pid}`)?.seconds ?? 0, all };
  };
  const [before, startedAt] = [secondsOf(), performance.now()];
  await work();
  const [after, clock] = [secondsOf(), performance.now() - startedAt];
  return { own: (after.own - before.own) * 1_000, all: (after.all - before.all) * 1_000, clock };
}

function say(what: string, { own, all, clock }: Awaited<ReturnType<typeof spentOn>>, budget: number): void {
  figure(
    { name: what, value: own, unit: 'ms', limit: budget },
    `whole program ${all.toFixed(0)} ms; by the clock ${clock.toFixed(0)} ms`,
  );
}
