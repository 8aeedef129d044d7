import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RowView } from '../../preload/contract';
import { embeddedHttp } from './driver/embedded-http';
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
import { launchProgram, type RunningProgram } from './driver/program';

let work: string;
let program: RunningProgram;

beforeAll(async () => {
  work = mkdtempSync(join(tmpdir(), 'kontor-repair-'));
  program = await launchProgram({ userData: join(work, 'profile') });
  await chooseLanguage(program.window, 'en');
  await waitForStore(program.window);
});
afterAll(async () => {
  await program.quit();
  rmSync(work, { recursive: true, force: true, maxRetries: 5 });
});

const header =
  'IBAN Auftragskonto;Buchungstag;Valuta;Name Zahlungsbeteiligter;IBAN Zahlungsbeteiligter;Verwendungszweck;Betrag;Waehrung;Saldo nach Buchung';
const own = ['DE02120300000000202051', 'DE02500105170137075030', 'DE02300209000106531065'];
const partner = 'DE02100100100006820101';

interface Line {
  day: number;
  cents: number;
  text: string;
}
const german = (cents: number) =>
  `${cents < 0 ? '-' : ''}${Math.floor(Math.abs(cents) / 100)},${String(Math.abs(cents) % 100).padStart(2, '0')}`;

/** Lines of an account in one month, with a running balance. */
function linesOf(iban: string, month: number, count: number): string[] {
  let balance = 100_000;
  return Array.from(
    { length: count },
    (_, at): Line => ({
      day: 1 + at,
      cents: at % 3 === 0 ? 12_345 + at : -(1_050 + at * 7),
      text: `Rechnung ${month}-${at}`,
    }),
  ).map(({ day, cents, text }) => {
    balance += cents;
    const date = `${String(day).padStart(2, '0')}.${String(month).padStart(2, '0')}.2025`;
    return [iban, date, date, 'Beispiel AG', partner, text, german(cents), 'EUR', german(balance)].join(';');
  });
}

function made(name: string, lines: readonly string[]): string {
  const path = join(work, name);
  writeFileSync(path, `${[header, ...lines].join('\n')}\n`, 'latin1');
  return path;
}

const damaged = linesOf(own[2] as string, 5, 20);
/** Damaged by hand: an amount in letters, a day that is none, an amount without digits, a broken IBAN of the counterparty. */
const damages: [line: number, from: string, to: string][] = [
  [4, german(-1_078), '-1O,78'],
  [6, '07.05.2025;07.05.2025', '31.02.2025;07.05.2025'],
  [9, german(12_354), 'xxx'],
  [12, partner, 'DE02100100100006820102'],
];

async function rows(): Promise<RowView[]> {
  const [newest] = await listImports(program.window);
  return program.window.evaluate(async (id) => {
    const answer = await window.kontor.imports.rows(id, {}, { offset: 0, limit: 500 });
    return answer.ok ? answer.value.rows : [];
  }, newest?.id ?? '');
}
const ofDamaged = async () => (await rows()).filter(({ fileName }) => fileName === 'mai.csv');

describe('an export that was damaged by hand', () => {
  it('is found, repaired by keyboard alone, undone, redone and sent as it was repaired', async () => {
    const { window: page } = program;
    const broken = [...damaged];
    for (const [line, from, to] of damages) {
      expect(broken[line], `line ${line}`).toContain(from);
      broken[line] = (broken[line] ?? '').replace(from, to);
    }
    const january = linesOf(own[0] as string, 1, 20);
    await importFiles(page, [
      made('januar-a.csv', january.slice(0, 14)),
      made('januar-b.csv', january.slice(8)),
      made('februar.csv', linesOf(own[1] as string, 2, 20)),
      made('maerz.csv', linesOf(own[1] as string, 3, 20)),
      made('mai.csv', broken),
    ]);
    await openCheck(page);
    expect((await ofDamaged()).filter(({ state }) => state === 'blocked')).toHaveLength(3);

    const damagedLines = damages.map(([line]) => line + 2);
    const listedLines = async () => {
      const rows = await page
        .getByRole('tabpanel', { name: /^Findings/ })
        .getByRole('row')
        .allTextContents();
      return damagedLines.filter((line) => rows.some((row) => row.startsWith(`mai.csvLine ${line}`)));
    };
    await page.getByRole('tab', { name: /^Findings/ }).click();
    await page.locator('.finding-head').first().waitFor();
    const closed = page.locator('.finding-head[aria-expanded=false]');
    while ((await closed.count()) > 0) await closed.first().click();
    await until('each damage is listed', async () => (await listedLines()).length === damages.length);

    // F8 leads from one finding to the next; Enter opens the cell that is wrong.
    const typed: [RegExp, string][] = [
      [/^Amount/, '-10,78'],
      [/^Booked/, '07.05.2025'],
      [/^Amount/, '123,54'],
      [/^IBAN/, partner],
    ];
    await page.keyboard.press('F8');
    const grid = page.getByRole('grid', { name: 'Rows' });
    await grid.waitFor();
    await page.keyboard.press('Shift+F8');
    for (const [at, [line]] of damages.entries()) {
      const [label, value] = typed[at] as [RegExp, string];
      for (let press = 0; press < 40; press += 1) {
        await page.keyboard.press('F8');
        const selected = page.locator('.grid-row[aria-selected=true]');
        await selected.waitFor();
        const text = (await selected.locator('.grid-cell').nth(1).textContent()) ?? '';
        const file = await selected.locator('.grid-cell').first().getAttribute('title');
        if (file === 'mai.csv' && text === String(line + 2)) break;
      }
      await page.keyboard.press('Enter');
      const cell = page.getByRole('textbox', { name: label });
      await cell.waitFor();
      if (at === 0) {
        await cell.fill('ten');
        await page.keyboard.press('Enter');
        await page.getByRole('alert').getByText('No amount').waitFor();
        await page.keyboard.press('Escape');
        await page.keyboard.press('Enter');
      }
      await cell.fill(value);
      await page.keyboard.press('Enter');
      await until(`line ${line} is repaired`, async () => {
        const row = (await ofDamaged()).find((one) => one.line === line + 2);
        return row?.state === 'booking' && row.edited !== undefined;
      });
    }
    const repaired = await ofDamaged();
    expect(repaired.map(({ state }) => state)).toEqual(Array.from(damaged, () => 'booking'));

    // What was repaired is found no more, neither in its rows nor in the list.
    const saidOf = repaired.filter(({ line }) => damagedLines.includes(line));
    expect(saidOf.flatMap(({ findings }) => findings)).toEqual([]);
    await page.getByRole('tab', { name: /^Findings/ }).click();
    await until('no finding of the repaired rows is listed', async () => (await listedLines()).length === 0);
    await page.getByRole('tab', { name: /^Rows/ }).click();
    await grid.waitFor();

    // Undone and done again, by key.
    await grid.focus();
    for (let press = 0; press < damages.length; press += 1) {
      await page.keyboard.press('Control+z');
      await until(
        'a step is taken back',
        async () => (await ofDamaged()).filter(({ edited }) => edited).length === 3 - press,
      );
    }
    for (let press = 0; press < damages.length; press += 1) {
      await page.keyboard.press('Control+Shift+Z');
      await until(
        'a step is done again',
        async () => (await ofDamaged()).filter(({ edited }) => edited).length === press + 1,
      );
    }
    expect(await ofDamaged()).toEqual(repaired);

    await createCustomer(page, { name: 'Repariert GmbH', type: 'Company' });

    await sendPlan(page);
    const held = await page.evaluate(async () => {
      const customers = await window.kontor.customers.list();
      const connections = await window.kontor.connections.list();
      return {
        userId: customers.ok ? (customers.value[0]?.userId ?? '') : '',
        baseAddress: connections.ok ? (connections.value[0]?.baseAddress ?? '') : '',
      };
    });
    const http = await embeddedHttp(held.baseAddress);
    const sent: {
      transactionId: string;
      amount: number;
      purpose: string;
      paymentPartner?: { iban?: string };
    }[] = [];
    for (let number = 1; ; number += 1) {
      const answer = await http.get(`/users/${held.userId}/banking/transactions?page=${number}`);
      const list = Object.values(answer as object).find(Array.isArray) as typeof sent;
      if (list.length === 0 || sent.some(({ transactionId }) => transactionId === list[0]?.transactionId))
        break;
      sent.push(...list);
    }
    // The overlap counts once: 20 bookings of January, 40 of the second account, 20 of May.
    expect(sent).toHaveLength(80);
    const may = sent.filter(({ purpose }) => purpose.startsWith('Rechnung 5-'));
    expect(may.map(({ amount }) => Math.round(amount * 100)).sort((a, b) => a - b)).toEqual(
      damaged
        .map((line) => Math.round(Number((line.split(';')[6] ?? '').replace(',', '.')) * 100))
        .sort((a, b) => a - b),
    );
    expect(new Set(may.map(({ paymentPartner }) => paymentPartner?.iban))).toEqual(new Set([partner]));
  });
});
