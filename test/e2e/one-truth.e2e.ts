import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { embeddedHttp } from './driver/embedded-http';
import {
  analyse,
  chooseLanguage,
  createCustomer,
  importFiles,
  openCheck,
  openResultTab,
  saveReport,
  saveResults,
  sendPlan,
} from './driver/main-job';
import { layoutFaults, pdfTextOf } from './driver/pdf-text';
import { launchProgram, type RunningProgram } from './driver/program';

const samples = join(process.cwd(), 'assets/samples');
const first = JSON.parse(readFileSync(join(samples, 'totals.json'), 'utf8')) as {
  company: string;
  files: { name: string }[];
};
const act = JSON.parse(readFileSync(join(samples, 'second-act/totals.json'), 'utf8')) as {
  file: { name: string };
  accounts: {
    iban: string;
    totalIn: string;
    totalOut: string;
    closingBalance: string;
    silentAfter?: string;
  }[];
  newestCompleteMonth: string;
};

interface Month {
  month: string;
  amount: number;
}
interface Breakdown {
  current: number;
  median: number;
  average: number;
  monthlyOverview: Month[];
  observedTimespan: { until: string };
}
interface Saved {
  computedHere: {
    coverage: {
      completeMonths: string[];
      silentAccounts: { accountId: string; silentAfter: string | null }[];
    };
    figures: {
      months: { moneyIn: string; moneyOut: string; lowestBalance: string | null; lowestDay: string | null }[];
      accounts: {
        accountId: string;
        iban: string;
        closingBalance: string;
        totalIn: string;
        totalOut: string;
        lowestBalance: string;
      }[];
    };
    overCompleteMonths: {
      endpoint: string;
      currentMonth: string;
      current: string;
      median: string;
      average: string;
      months: string[];
    }[];
  };
  results: { endpoint: string; payload: unknown }[];
}

/** As the English window and report write it: -1383687.65 -> -€1,383,687.65. */
function printed(amount: string | number): string {
  const [whole = '', places = ''] = (typeof amount === 'number' ? amount.toFixed(2) : amount)
    .replace('-', '')
    .split('.');
  const sign = String(amount).startsWith('-') ? '-' : '';
  return `${sign}€${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${places}`;
}

const tabs = {
  'company.credits': ['Credits and leasing', '/analysis/company/credits'],
  'company.insurances': ['Insurances', '/analysis/company/insurances'],
  'company.investments': ['Investments', '/analysis/company/investments'],
  'company.internalBookings': ['Internal bookings', '/analysis/company/internal-bookings'],
} as const;
type Endpoint = keyof typeof tabs;
const endpoints = Object.keys(tabs) as Endpoint[];

let work: string;
let program: RunningProgram;
const screen: Record<string, string> = {};
const service: Record<string, Breakdown> = {};
let balances: Record<string, number>;
let saved: Saved;
/** One blank for any white space: what the report breaks over lines is one text. */
let pdf: string;

const oneLine = (text: string) => text.replace(/\s+/g, ' ');

beforeAll(async () => {
  work = mkdtempSync(join(tmpdir(), 'kontor-one-truth-'));
  program = await launchProgram({ userData: join(work, 'profile') });
  const { window } = program;
  await chooseLanguage(window, 'en');
  await importFiles(window, [
    ...first.files.map(({ name }) => join(samples, name)),
    join(samples, 'second-act', act.file.name),
  ]);
  await openCheck(window);
  await createCustomer(window, { name: first.company, type: 'Company' });
  await sendPlan(window);
  await analyse(window);
  for (const name of ['Overview', ...endpoints.map((endpoint) => tabs[endpoint][0]), 'Cash flow']) {
    await openResultTab(window, name);
    // biome-ignore lint/performance/useDomNodeTextContent: what is shown, with blanks between its parts
    screen[name] = oneLine(await window.locator('main').innerText());
  }
  await saveResults(program, join(work, 'results.json'));
  saved = JSON.parse(readFileSync(join(work, 'results.json'), 'utf8')) as Saved;
  await saveReport(program, join(work, 'report.pdf'));
  pdf = oneLine(pdfTextOf(join(work, 'report.pdf')));
  await saveReport(program, join(work, 'bericht.pdf'), 'German');
  const { userId, baseAddress } = await window.evaluate(async () => {
    const customers = await globalThis.window.kontor.customers.list();
    const connections = await globalThis.window.kontor.connections.list();
    if (!customers.ok || !connections.ok) throw new Error('no answer');
    return {
      userId: customers.value[0]?.userId ?? '',
      baseAddress: connections.value[0]?.baseAddress ?? '',
    };
  });
  const http = await embeddedHttp(baseAddress);
  for (const endpoint of endpoints)
    service[endpoint] = (await http.get(`/users/${userId}${tabs[endpoint][1]}`)) as Breakdown;
  const held = (await http.get(`/users/${userId}/banking/accounts`)) as { accounts?: unknown[] } | unknown[];
  const list = (Array.isArray(held) ? held : (held.accounts ?? [])) as { iban: string; balance: number }[];
  balances = Object.fromEntries(list.map(({ iban, balance }) => [iban, balance]));
});
afterAll(async () => {
  await program.quit();
  rmSync(work, { recursive: true, force: true, maxRetries: 5 });
});

describe('one truth, said once: window, report, saved results and service', () => {
  it('the closing balance of each account is that of its newest export, everywhere', () => {
    for (const { iban, closingBalance, totalIn, totalOut } of act.accounts) {
      const account = saved.computedHere.figures.accounts.find((one) => one.iban === iban);
      expect(account).toMatchObject({ closingBalance, totalIn, totalOut });
      expect(balances[iban]).toBe(Number(closingBalance));
      for (const amount of [closingBalance, totalIn, totalOut]) expect(pdf).toContain(printed(amount));
    }
  });

  it('the account that ends early is named with its day', () => {
    const [silent] = act.accounts.filter(({ silentAfter }) => silentAfter);
    expect(saved.computedHere.coverage.silentAccounts).toMatchObject([
      // Its first booking is of 2 August 2024, a Friday: the other account has that whole month.
      { silentAfter: silent?.silentAfter, unknownBefore: '2024-08-02' },
    ]);
    const day = silent?.silentAfter?.split('-').reverse().join('/');
    const sentence = new RegExp(`…${silent?.iban.slice(-4)}: nothing is known after ${day}`);
    expect(pdf).toMatch(sentence);
    for (const text of Object.values(screen)) expect(text).toMatch(sentence);
    for (const text of [pdf, ...Object.values(screen)]) expect(text).not.toMatch(/no gaps/i);
  });

  it.each(endpoints)('%s: current, median and average of the complete months are the same', (endpoint) => {
    const head = saved.computedHere.overCompleteMonths.find((one) => one.endpoint === endpoint);
    const answer = service[endpoint];
    if (!head || !answer) throw new Error('not found');
    const kept = saved.results.find((result) => result.endpoint === endpoint)?.payload as Breakdown;
    expect(kept.current).toBe(answer.current);
    expect(head.currentMonth).toBe(act.newestCompleteMonth);
    expect(head.months).toEqual(saved.computedHere.coverage.completeMonths);
    const counted = answer.monthlyOverview.filter(({ month }) => head.months.includes(month));
    const cents = counted.map(({ amount }) => Math.round(amount * 100)).sort((a, b) => a - b);
    const average = Math.round(cents.reduce((sum, one) => sum + one, 0) / cents.length);
    const newest = counted.find(({ month }) => month === act.newestCompleteMonth);
    expect(Number(head.current)).toBe(newest?.amount);
    expect(Math.round(Number(head.average) * 100)).toBe(average);
    const tab = screen[tabs[endpoint][0]] ?? '';
    for (const text of [tab, pdf]) {
      expect(text).toContain('Current (June 2026)');
      expect(text).toContain(printed(head.current));
      expect(text).toContain(printed(head.median));
      expect(text).toContain(printed(head.average));
      expect(text).toContain('computed here');
      expect(text).toContain(`The service reports: ${printed(answer.current)} (August 2026)`);
      expect(text).toContain(`The service reports: ${printed(answer.median)}`);
      expect(text).toContain(`The service reports: ${printed(answer.average)}`);
      expect(text).toContain(`From ${head.months.length} complete months.`);
    }
    expect(screen.Overview).toContain(printed(head.current));
  });

  it('money in, money out and the lowest balance of all accounts together are the same, and named apart from that of one', () => {
    const { months, accounts } = saved.computedHere.figures;
    const cents = (amount: string) => Math.round(Number(amount) * 100);
    const sum = (list: string[]) => (list.reduce((total, one) => total + cents(one), 0) / 100).toFixed(2);
    const totalIn = sum(months.map(({ moneyIn }) => moneyIn));
    expect(totalIn).toBe(sum(act.accounts.map((account) => account.totalIn)));
    const totalOut = sum(months.map(({ moneyOut }) => moneyOut));
    const known = months.filter(({ lowestBalance }) => lowestBalance !== null);
    const lowest = known.reduce((least, one) =>
      cents(one.lowestBalance ?? '') < cents(least.lowestBalance ?? '') ? one : least,
    );
    const day = lowest.lowestDay?.split('-').reverse().join('/');
    for (const text of [screen['Cash flow'] ?? '', pdf]) {
      expect(text).toContain(printed(totalIn));
      expect(text).toContain(printed(totalOut));
      expect(text).toContain(`Lowest balance of all accounts together (${day})`);
      expect(text).toContain(printed(lowest.lowestBalance ?? ''));
    }
    const own = accounts.map((account) => account.lowestBalance).filter((amount) => amount !== null);
    for (const amount of own) {
      expect(pdf).toContain('Lowest balance of this account');
      expect(pdf).toContain(printed(amount));
      expect(amount).not.toBe(lowest.lowestBalance);
    }
  });

  it('a contract on the silent account is not observed since its last day, in window and report alike', () => {
    const since = act.accounts
      .find(({ silentAfter }) => silentAfter)
      ?.silentAfter?.split('-')
      .reverse()
      .join('/');
    const count = (text: string) => text.split(`not observed since ${since}`).length - 1;
    const inWindow = endpoints.reduce((sum, endpoint) => sum + count(screen[tabs[endpoint][0]] ?? ''), 0);
    expect(inWindow).toBeGreaterThan(0);
    expect(count(pdf)).toBe(inWindow);
  });

  it('each star has its legend beside it', () => {
    for (const name of ['Overview', 'Credits and leasing', 'Cash flow'])
      expect(screen[name]).toContain('* Incomplete: not every account has the whole month.');
    expect(pdf).toContain('* Incomplete: not every account has the whole month.');
  });

  it('the cover is one page in both languages, banner and all, and nothing of it lies over the next one', () => {
    const page = (file: string, number: number) =>
      oneLine(pdfTextOf(join(work, file), '-f', `${number}`, '-l', `${number}`));
    for (const [file, sentence] of [
      ['report.pdf', 'Confidential'],
      ['bericht.pdf', 'Vertraulich'],
    ] as const) {
      expect(page(file, 1)).toContain(sentence);
      expect(page(file, 2)).not.toContain(sentence);
    }
  });

  it('has one content hash in both languages (feature 60)', () => {
    const hashIn = (file: string) =>
      /(?:Content|Inhalt) ([0-9a-f]{16})/.exec(pdfTextOf(join(work, file)))?.[1] ?? file;
    expect(hashIn('report.pdf')).toBe(hashIn('bericht.pdf'));
  });

  it('its contents name the right pages, no heading stands alone, and no page is three quarters empty', () => {
    expect(layoutFaults(join(work, 'report.pdf'), 'en')).toEqual([]);
    expect(layoutFaults(join(work, 'bericht.pdf'), 'de')).toEqual([]);
  });
});
