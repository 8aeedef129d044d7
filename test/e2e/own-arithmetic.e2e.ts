import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { knownBookings } from './driver/known-case';
import { madeIbanOf, writeBookings } from './driver/made-exports';
import {
  analyse,
  chooseLanguage,
  createCustomer,
  importFiles,
  openCheck,
  openResultTab,
  sendPlan,
} from './driver/main-job';
import { launchProgram, type RunningProgram } from './driver/program';
import { still } from './driver/still';

/**
 * Filter, comparison and contracts against an arithmetic of their own: this file reads the exports line by line, adds cents, and knows no
 * module of the program. What the window shows must be the same.
 */

interface Line {
  iban: string;
  day: string;
  partner: string;
  cents: number;
  balance: number;
}

const centsOf = (written: string) => Math.round(Number(written.replace(',', '.')) * 100);

/** Newest first, as the bank writes it. */
function linesOf(path: string): Line[] {
  const [, ...rows] = readFileSync(path, 'utf8').trimEnd().split('\r\n');
  return rows.map((row) => {
    const cells = row.split(';');
    return {
      iban: cells[1] ?? '',
      day: (cells[4] ?? '').split('.').reverse().join('-'),
      partner: cells[6] ?? '',
      cents: centsOf(cells[11] ?? ''),
      balance: centsOf(cells[13] ?? ''),
    };
  });
}

/** As an English page writes euros: -123456 -> -€1,234.56. */
function euros(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  const whole = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ',');
  return `${cents < 0 ? '-' : ''}€${whole}.${digits.slice(-2)}`;
}

const monthNames =
  'January February March April May June July August September October November December'.split(' ');
const monthName = (month: string) => `${monthNames[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`;
const sum = (lines: readonly Line[], isMeant: (cents: number) => boolean) =>
  lines.reduce((total, { cents }) => total + (isMeant(cents) ? cents : 0), 0);
const isIn = (cents: number) => cents > 0;
const isOut = (cents: number) => cents < 0;
const within = (lines: readonly Line[], since: string, until: string) =>
  lines.filter(({ day }) => day.slice(0, 7) >= since && day.slice(0, 7) <= until);

const withinSide = (lines: readonly Line[], [since, until]: readonly [string, string]) =>
  within(lines, since, until);

let work: string;
let program: RunningProgram;
let lines: Line[];
let ibans: string[];

beforeAll(async () => {
  work = mkdtempSync(join(tmpdir(), 'kontor-own-arithmetic-'));
  program = await launchProgram({ userData: join(work, 'profile') });
  await chooseLanguage(program.window, 'en');
  ibans = [madeIbanOf(1), madeIbanOf(2)];
  const files = (['company', 'person'] as const).map((kind, index) => {
    const file = join(work, `umsaetze-${index}.csv`);
    writeBookings(file, knownBookings(kind), { iban: ibans[index] ?? '' });
    return file;
  });
  lines = files.flatMap(linesOf);
  const { window: page } = program;
  await importFiles(page, files);
  await openCheck(page);
  await createCustomer(page, { name: 'Eigene Rechnung GmbH', type: 'Company' });
  await sendPlan(page);
  await analyse(page);
}, 240_000);
afterAll(async () => {
  await program.quit();
  rmSync(work, { recursive: true, force: true, maxRetries: 5 });
});

/** Chooses in one of the lists of a part of the page; the account by the end of its number. */
async function choose(page: Page, group: string, field: string, option: string): Promise<void> {
  const list = page
    .getByRole(group === 'A' || group === 'B' ? 'group' : 'region', { name: group, exact: true })
    .getByLabel(field);
  const labels = await list.locator('option').allTextContents();
  await list.selectOption({ label: labels.find((label) => label.includes(option)) ?? option });
  await still(page);
}

async function rowsOf(page: Page, name: string | RegExp): Promise<string[][]> {
  const table = page.getByRole('table', { name }).first();
  const rows = await table.locator('tr').all();
  return Promise.all(
    rows.map(async (row) =>
      (await row.locator('th, td').allTextContents()).map((cell) =>
        cell.replace(/[\s\u00a0\u202f]+/g, ' ').trim(),
      ),
    ),
  );
}

const filterName = 'Filter of the local figures';
const ending = (iban = '') => iban.slice(-4);

/** What is not nothing is never written as nothing. */
function percentOf(difference: number, base: number): string {
  const percent = ((difference * 100) / base).toFixed(1);
  if (difference === 0 || Number(percent) !== 0) return `${percent}%`;
  return difference > 0 ? '< 0.1%' : '> -0.1%';
}

describe('what the window shows is what the lines of the files add up to', () => {
  it('with a filter of one account and some months, month by month and in total', async () => {
    const { window: page } = program;
    await openResultTab(page, 'Cash flow');
    await choose(page, filterName, 'Account', ending(ibans[0]));
    await choose(page, filterName, 'From month', 'October 2025');
    await choose(page, filterName, 'To month', 'March 2026');
    const meant = within(
      lines.filter(({ iban }) => iban === ibans[0]),
      '2025-10',
      '2026-03',
    );
    const months = ['2025-10', '2025-11', '2025-12', '2026-01', '2026-02', '2026-03'];
    const expected = months.map((month) => {
      const own = within(meant, month, month);
      return [
        monthName(month),
        euros(sum(own, isIn)),
        euros(sum(own, isOut)),
        euros(sum(own, () => true)),
        euros(own[0]?.balance ?? 0),
      ];
    });
    await page
      .locator('main .chart-panel-head label')
      .filter({ hasText: /^Table$/ })
      .first()
      .click();
    const [head, ...rows] = await rowsOf(page, /^Cash flow/);
    expect(head?.slice(0, 5)).toEqual(['Month', 'Money in', 'Money out', 'Net', expect.any(String)]);
    expect(rows.slice(0, months.length).map((row) => row.slice(0, 5))).toEqual(expected);
    expect(rows.at(-1)?.slice(1, 4)).toEqual([
      euros(sum(meant, isIn)),
      euros(sum(meant, isOut)),
      euros(sum(meant, () => true)),
    ]);
    await page.getByRole('button', { name: 'Clear filter' }).click();
  });

  it('in a comparison of two periods of one account: sums, means, differences, percent, lowest balances', async () => {
    const { window: page } = program;
    await openResultTab(page, 'Comparison');
    const periods = { A: ['2026-01', '2026-06'], B: ['2025-07', '2025-12'] } as const;
    for (const side of ['A', 'B'] as const) {
      await choose(page, side, 'Account', ending(ibans[1]));
      await choose(page, side, 'From month', monthName(periods[side][0]));
      await choose(page, side, 'To month', monthName(periods[side][1]));
    }
    const own = lines.filter(({ iban }) => iban === ibans[1]);
    const sides = (['A', 'B'] as const).map((side) => {
      const meant = withinSide(own, periods[side]);
      const [moneyIn, moneyOut] = [sum(meant, isIn), -sum(meant, isOut)];
      const means = [moneyIn, moneyOut, moneyIn - moneyOut].map((cents) => Math.round(cents / 6));
      const before = own.find(({ day }) => day.slice(0, 7) < periods[side][0]);
      // Ends of days: of several bookings of a day the bank writes the last one first.
      const ends = meant.filter((line, at) => meant[at - 1]?.day !== line.day).map(({ balance }) => balance);
      return [
        moneyIn,
        moneyOut,
        moneyIn - moneyOut,
        ...means,
        Math.min(...ends, ...(before ? [before.balance] : [])),
      ];
    });
    const names = [
      'Money in, total',
      'Money out, total, as an amount',
      'Net, total',
      'Money in per month',
      'Money out per month, as an amount',
      'Net per month',
      'Lowest balance',
    ];
    const isBase = [true, true, false, true, true, false, false];
    const expected = names.map((name, at) => {
      const [a = 0, b = 0] = sides.map((side) => side[at]);
      const percent = isBase[at] ? percentOf(a - b, b) : '–';
      return [name, euros(a), euros(b), euros(a - b), percent];
    });
    const rows = await rowsOf(page, 'Comparison in EUR');
    expect(rows.slice(1, names.length + 1)).toEqual(expected);
    expect(rows.find(([name]) => name === 'Bookings')?.slice(1, 3)).toEqual(
      (['A', 'B'] as const).map((side) => `${withinSide(own, periods[side]).length} bookings`),
    );
  });

  it('of each contract: first and last payment, how many there are, and the last amount', async () => {
    const { window: page } = program;
    await openResultTab(page, 'Contracts');
    await page
      .locator('main .chart-panel-head label')
      .filter({ hasText: /^Table$/ })
      .first()
      .click();
    const [head = [], ...rows] = await rowsOf(page, 'Contracts');
    const at = (name: string) => head.findIndex((cell) => cell.startsWith(name));
    const shown = (day: string) => day.split('-').reverse().join('/');
    expect(rows.length).toBeGreaterThan(5);
    for (const row of rows) {
      const own = lines.filter(({ partner }) => partner === row[0]);
      const [newest] = own;
      expect(row[at('First')], row[0]).toBe(shown(own.at(-1)?.day ?? ''));
      expect(row[at('Last')], row[0]).toBe(shown(newest?.day ?? ''));
      expect(row[at('Bookings')], row[0]).toBe(`${own.length} bookings`);
      expect(row[at('Amount')]?.replace('-', ''), row[0]).toBe(euros(Math.abs(newest?.cents ?? 0)));
    }
  });
});
