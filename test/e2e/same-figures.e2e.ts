import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { currencyPlaces } from '../../preload/contract/values/minor-units';
import { makePersonSample, samplePerson } from '../../scripts/samples/person';
import { embeddedHttp } from './driver/embedded-http';
import { madeIbanOf, writeExport } from './driver/made-exports';
import {
  analyse,
  answerSaveDialog,
  chooseLanguage,
  createCustomer,
  importFiles,
  openCheck,
  openResultTab,
  saveReport,
  saveResults,
  sendPlan,
  waitForFile,
} from './driver/main-job';
import { pdfTextOf } from './driver/pdf-text';
import { launchProgram, type RunningProgram } from './driver/program';

/** A figure that means the same is the same in the window, in the text of the PDF, in XLSX and JSON, and at the service. */

interface Saved {
  shown: { keyFigures: { id: string; value: number | string | null }[] };
  computedHere: { figures: { months: { moneyIn: string; moneyOut: string; currency: string }[] } };
  results: { endpoint: string; payload: unknown }[];
}

/** The only kind of answers that are asked for here. */
interface Served {
  balance?: { average: number };
  monthlyOverview?: { income: number; spending: number }[];
  accountLiquidity?: { monthlyOverview: { incomings: { sum: number }; outgoings: { sum: number } }[] }[];
}

const cases = [
  { name: samplePerson, type: 'Person', currency: 'EUR' },
  { name: 'Yen KK', type: 'Company', currency: 'JPY' },
  { name: 'Dinar WLL', type: 'Company', currency: 'KWD' },
] as const;
type Case = (typeof cases)[number];

let work: string;
let program: RunningProgram;

beforeAll(async () => {
  work = mkdtempSync(join(tmpdir(), 'kontor-same-figures-'));
  program = await launchProgram({ userData: join(work, 'profile') });
  await chooseLanguage(program.window, 'en');
});
afterAll(async () => {
  await program.quit();
  rmSync(work, { recursive: true, force: true, maxRetries: 5 });
});

const oneLine = (text: string) => text.replace(/\s+/g, ' ');

function filesOf({ type, currency }: Case): string[] {
  if (type === 'Person')
    return [...makePersonSample()].map(([name, bytes]) => {
      writeFileSync(join(work, name), bytes);
      return join(work, name);
    });
  const path = join(work, `${currency}.csv`);
  writeExport(path, 300, 300, madeIbanOf(currency.charCodeAt(0)), currency);
  return [path];
}

/** As it is written in English, whatever sign and currency stand before it: `-1462.2` of EUR is `1,462.20`. */
function digits(amount: number | string, currency: string): RegExp {
  const places = currencyPlaces(currency);
  const [whole = '', fraction] = Math.abs(Number(amount)).toFixed(places).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return new RegExp(`(?<![\\d.,])${grouped}${fraction ? `\\.${fraction}` : ''}(?![\\d]|[.,]\\d)`);
}

async function saveWorkbook(path: string): Promise<string> {
  await answerSaveDialog(program, path);
  await program.window.getByRole('button', { name: 'Save tables' }).click();
  await program.window.getByRole('menuitem').first().click();
  await waitForFile(path);
  const parts = unzipSync(readFileSync(path));
  return Object.entries(parts)
    .filter(([name]) => name.includes('worksheets/'))
    .map(([, bytes]) => new TextDecoder().decode(bytes))
    .join('\n');
}

async function served(user: string, path: string): Promise<Served> {
  const asked = await program.window.evaluate(async (name) => {
    const customers = await globalThis.window.kontor.customers.list();
    const connections = await globalThis.window.kontor.connections.list();
    if (!customers.ok || !connections.ok) throw new Error('no answer');
    return {
      userId: customers.value.find((one) => one.name === name)?.userId ?? '',
      baseAddress: connections.value[0]?.baseAddress ?? '',
    };
  }, user);
  const http = await embeddedHttp(asked.baseAddress);
  return (await http.get(`/users/${asked.userId}${path}`)) as Served;
}

describe.each(cases)('$name, in $currency', (one) => {
  const { name, type, currency } = one;
  let screen: string;
  let pdf: string;
  let sheets: string;
  let saved: Saved;
  beforeAll(async () => {
    const { window } = program;
    await importFiles(window, filesOf(one));
    await openCheck(window);
    await createCustomer(window, { name, type });
    await sendPlan(window);
    await analyse(window);
    screen = '';
    for (const tab of ['Overview', type === 'Person' ? 'Household' : 'Cash flow']) {
      await openResultTab(window, tab);
      // biome-ignore lint/performance/useDomNodeTextContent: what is shown, with blanks between its parts
      screen += oneLine(await window.locator('main').innerText());
    }
    const path = (ending: string) => join(work, `${currency}.${ending}`);
    await saveResults(program, path('json'));
    saved = JSON.parse(readFileSync(path('json'), 'utf8')) as Saved;
    sheets = await saveWorkbook(path('xlsx'));
    await saveReport(program, path('pdf'));
    pdf = oneLine(pdfTextOf(path('pdf')));
    await window.getByRole('button', { name: 'Import', exact: true }).first().click();
  });

  it('the figures that are read first are the same everywhere', () => {
    const amounts = saved.shown.keyFigures.filter(
      ({ id, value }) =>
        typeof value === 'number' && !['below', 'returned', 'buffer', 'customer'].includes(id),
    );
    expect(amounts.map(({ id }) => id)).toEqual(
      expect.arrayContaining(
        type === 'Person' ? ['income', 'fixed', 'left', 'lowest'] : ['business', 'net', 'lowest'],
      ),
    );
    for (const { id, value } of amounts) {
      for (const text of [screen, pdf]) expect(text, id).toMatch(digits(Number(value), currency));
      expect(sheets, id).toContain(`<v>${Number(value).toFixed(currencyPlaces(currency))}</v>`);
    }
  });

  it('money in and out of all months are the same in window, PDF, JSON and at the service', async () => {
    const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
    const { months } = saved.computedHere.figures;
    expect(new Set(months.map((month) => month.currency))).toEqual(new Set([currency]));
    const moneyIn = sum(months.map((month) => Number(month.moneyIn)));
    const moneyOut = sum(months.map((month) => Number(month.moneyOut)));
    expect(pdf).toMatch(digits(moneyIn, currency));
    if (type === 'Company') expect(screen).toMatch(digits(moneyIn, currency));
    const path = type === 'Person' ? '/analysis/person/household-budget' : '/analysis/company/liquidity';
    const answer = await served(name, path);
    const list =
      answer.accountLiquidity?.flatMap(({ monthlyOverview }) =>
        monthlyOverview.map(({ incomings, outgoings }) => [incomings.sum, outgoings.sum] as const),
      ) ?? answer.monthlyOverview?.map(({ income, spending }) => [income, spending] as const);
    expect(sum((list ?? []).map(([income]) => income))).toBeCloseTo(moneyIn, 6);
    expect(sum((list ?? []).map(([, spending]) => spending))).toBeCloseTo(moneyOut, 6);
    if (answer.balance) {
      const left = saved.shown.keyFigures.find(({ id }) => id === 'left')?.value;
      expect(left).toBe(answer.balance.average);
    }
  });
});

describe('reports of several customers in one go', () => {
  it('go into one folder, each with the content hash that its report had before (feature 60)', async () => {
    const { window } = program;
    const folder = join(work, 'reports');
    mkdirSync(folder);
    await program.electron.evaluate(({ dialog: system }, path) => {
      system.showOpenDialog = async () => ({ canceled: false, filePaths: [path] });
    }, folder);
    await window.getByRole('button', { name: 'Customers', exact: true }).click();
    await window.getByRole('button', { name: 'Reports …' }).click();
    const dialog = window.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Choose a folder and write …' }).click();
    await dialog.getByText('3 of 3 written').waitFor({ timeout: 60_000 });
    const hashOf = (path: string) => /Content ([0-9a-f]{16})/.exec(pdfTextOf(path))?.[1];
    const written = readdirSync(folder).map((name) => hashOf(join(folder, name)));
    const before = cases.map(({ currency }) => hashOf(join(work, `${currency}.pdf`)));
    expect(new Set(before).size).toBe(3);
    expect(written.sort()).toEqual(before.sort());
  });
});
