import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SavedCase } from '../../preload/contract/answers/saved-case';
import { currencyPlaces, minorToDecimal } from '../../preload/contract/values/minor-units';
import { createFormat } from '../../renderer/base/format';
import { type EmbeddedHttp, embeddedHttp } from './driver/embedded-http';
import { type KnownKind, knownBookings, knownFigures } from './driver/known-case';
import { madeIbanOf, writeBookings } from './driver/made-exports';
import {
  analyse,
  chooseLanguage,
  createCustomer,
  importFiles,
  openCheck,
  saveReport,
  saveResults,
  sendPlan,
} from './driver/main-job';
import { pdfTextOf } from './driver/pdf-text';
import { launchProgram, type RunningProgram } from './driver/program';
import { cellsOfCsvs, cellsOfWorkbook, saveTables, textOfResults } from './driver/shown-results';

/** One figure everywhere: window, PDF text, XLSX, CSV, JSON and service, with currencies of no, two and three places. */

const cases = (['person', 'company'] as const).flatMap((kind) =>
  (['JPY', 'EUR', 'KWD'] as const).map((currency) => [kind, currency] as const),
);
interface Saved {
  /** What the window shows. */
  shown: SavedCase;
  computedHere: { figures: { months: Record<'moneyIn' | 'moneyOut' | 'net' | 'endBalance', string>[] } };
  results: { endpoint: string; payload: unknown }[];
}

let work: string;
let program: RunningProgram;
let http: EmbeddedHttp;

beforeAll(async () => {
  work = mkdtempSync(join(tmpdir(), 'kontor-same-figures-'));
  program = await launchProgram({ userData: join(work, 'profile') });
  await chooseLanguage(program.window, 'en');
});
afterAll(async () => {
  await program.quit();
  rmSync(work, { recursive: true, force: true, maxRetries: 5 });
});

/** Without the words of the choice between the kinds. */
const nameOf = (kind: KnownKind, currency: string) =>
  `${kind === 'person' ? 'Jonna Silberbach' : 'Tischlerei Silberbach'} ${currency}`;
const format = createFormat('en');
const oneLine = (text: string) => text.replaceAll('\u2212', '-').replace(/\s+/g, ' ');

describe.each(cases)('of a %s in %s', (kind: KnownKind, currency) => {
  const places = currencyPlaces(currency);
  const decimal = (minor: number) => minorToDecimal(minor, places);
  const written = (value: number | string) =>
    oneLine(format.amount(typeof value === 'number' ? value.toFixed(places) : value, currency));
  let saved: Saved;
  let window: string;
  let pdf: string;
  let firstPage: string;
  let sheets: string[][][];
  let csvs: string[][][];

  beforeAll(async () => {
    const { window: page } = program;
    const index = cases.findIndex(([one, other]) => one === kind && other === currency);
    const file = join(work, `umsaetze-${index}.csv`);
    writeBookings(file, knownBookings(kind), { iban: madeIbanOf(index + 1), currency });
    await page.getByRole('button', { name: 'Import', exact: true }).first().click();
    await importFiles(page, [file]);
    await openCheck(page);
    await createCustomer(page, {
      name: nameOf(kind, currency),
      type: kind === 'person' ? 'Person' : 'Company',
    });
    await sendPlan(page);
    await analyse(page);
    window = oneLine(await textOfResults(page));
    const path = (ending: string) => join(work, `${index}.${ending}`);
    await saveResults(program, path('json'));
    saved = JSON.parse(readFileSync(path('json'), 'utf8')) as Saved;
    sheets = await cellsOfWorkbook(await saveTables(program, 'Excel', path('xlsx')));
    csvs = cellsOfCsvs(await saveTables(program, 'CSV', path('zip')));
    await saveReport(program, path('pdf'));
    pdf = oneLine(pdfTextOf(path('pdf')));
    firstPage = oneLine(pdfTextOf(path('pdf'), '-f', '1', '-l', '1'));
    http ??= await embeddedHttp(await baseAddress());
  }, 240_000);

  it('the key figures are those worked out by hand, everywhere', () => {
    for (const [key, minor] of Object.entries(knownFigures[kind])) {
      const figure = saved.shown.keyFigures.find(({ id }) => id === key);
      expect(figure?.value, key).toBe(Number(decimal(minor)));
      const [value, unit] = sheets[0]?.find(([name]) => name === figure?.name)?.slice(1) ?? [];
      expect([Number(value), unit], key).toEqual([Number(decimal(minor)), currency]);
      expect(csvs[0]?.find(([name]) => name === figure?.name)?.slice(1, 3), key).toEqual([
        decimal(minor),
        currency,
      ]);
      expect(window.includes(`${figure?.name} ${written(decimal(minor))}`), `${key} in the window`).toBe(
        true,
      );
      // The paper sets eight figures in columns: name and value are not neighbours in its text.
      for (const part of [figure?.name ?? '?', written(decimal(minor))])
        expect(pdf.includes(part), `${key} in the report: ${part}`).toBe(true);
    }
  });

  it('the first page of the report has them rounded to whole main units, and no decimal place', () => {
    for (const [key, minor] of Object.entries(knownFigures[kind])) {
      const whole = Math.sign(minor) * Math.round(Math.abs(minor) / 10 ** places);
      const digits = String(Math.abs(whole)).replace(/\B(?=(\d{3})+$)/g, ',');
      const sign = { EUR: '€', JPY: 'JP¥', KWD: 'KWD ' }[currency];
      expect(firstPage, key).toContain(`${whole < 0 ? '-' : ''}${sign}${digits}`);
    }
    expect(firstPage).not.toMatch(/(€|JP¥|KWD )[\d,]+\.\d/);
    if (places > 0) expect(firstPage).toContain(`rounded to whole ${currency}; exact`);
  });

  it('what the service answers over HTTP is what is kept', async () => {
    const userId = await userIdOf(nameOf(kind, currency));
    const words =
      kind === 'person' ? ['income', 'spending', 'household-bugdet'] : ['credits', 'top-categories'];
    for (const word of words) {
      // The interface spells the budget so.
      const endpoint = `${kind}.${word.replace('bugdet', 'budget').replace(/-(\w)/g, (_all, letter: string) => letter.toUpperCase())}`;
      const kept = saved.results.find((result) => result.endpoint === endpoint);
      expect(kept?.payload, endpoint).toEqual(await http.get(`/users/${userId}/analysis/${kind}/${word}`));
    }
  });

  it('XLSX and CSV have every cell of every table of the JSON', () => {
    const plain = (rows: (string | number)[][]) => rows.map((row) => row.map((cell) => comparable(cell)));
    const tables = saved.shown.tables.map(({ columns, rows }) => plain([columns, ...rows]));
    expect(tables.length).toBeGreaterThan(5);
    expect(sheets.map(plain)).toEqual(tables);
    expect(csvs.map(plain)).toEqual(tables);
  });

  it('each amount of these tables stands in the window and in the report, with the places of its currency', () => {
    const missing: string[] = [];
    let seen = 0;
    for (const { title, columns, rows } of saved.shown.tables)
      for (const row of rows)
        for (const [index, cell] of row.entries()) {
          if (typeof cell !== 'number' || !columns[index]?.endsWith(`(${currency})`)) continue;
          seen += 1;
          const places = isPrinted(title) ? { window, pdf } : { window };
          for (const [where, text] of Object.entries(places))
            if (!text.includes(written(cell)))
              missing.push(`${where}: ${title}, ${row[0]}, ${columns[index]}: ${written(cell)}`);
        }
    expect(seen).toBeGreaterThan(100);
    expect([...new Set(missing)]).toEqual([]);
  });

  it('the months that are computed here are those of the screen and of the report', () => {
    const { months } = saved.computedHere.figures;
    expect(months).toHaveLength(12);
    for (const month of months)
      for (const amount of [month.moneyIn, month.moneyOut, month.endBalance])
        for (const text of [window, pdf]) expect(text).toContain(written(amount));
  });
});

/** Raw material that the report leaves to the export (other-result-pages.tsx), and the table twins of charts that only the window has. */
const isPrinted = (title: string) =>
  !/^(Detected accounts|Account history|Contracts)|^(Income|Spending) by month$/.test(title);

/** A spreadsheet keeps fifteen digits, and no zeros behind the point. */
function comparable(cell: string | number): string | number {
  return /^-?\d+(\.\d+)?$/.test(String(cell)) ? Number(Number(cell).toPrecision(15)) : cell;
}

function baseAddress(): Promise<string> {
  return program.window.evaluate(async () => {
    const connections = await window.kontor.connections.list();
    return connections.ok ? (connections.value[0]?.baseAddress ?? '') : '';
  });
}

function userIdOf(name: string): Promise<string> {
  return program.window.evaluate(async (wanted) => {
    const customers = await window.kontor.customers.list();
    const found = customers.ok ? customers.value.find((one) => one.name === wanted) : undefined;
    return found?.userId ?? '';
  }, name);
}
