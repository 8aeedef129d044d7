import { strFromU8, unzipSync } from 'fflate';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import type { LocalFigures, ReportData, Result } from '../../../../../preload/contract';
import { savedCase } from '../../../../../preload/contract/answers/saved-case';
import { currencyPlaces, minorToDecimal } from '../../../../../preload/contract/values/minor-units';
import { startLanguage, type Texts, useTexts } from '../../../../../renderer/base/language';
import { readTable } from '../../../../../renderer/import/exchange/read-table';
import { makeReportModel, type ReportModel } from '../../../../../renderer/report/report-model';
import { PointsPages, SummaryPage } from '../../../../../renderer/report/summary-pages';
import { readBreakdown } from '../../../../../renderer/results/answers/breakdown';
import { BasisProvider } from '../../../../../renderer/results/answers/result-basis';
import { DigestView } from '../../../../../renderer/results/digest-view';
import { digestOf } from '../../../../../renderer/results/digests/digest-of';
import { tablesOf } from '../../../../../renderer/results/exports/case-tables';
import { savedCaseOf } from '../../../../../renderer/results/exports/saved-case';
import { csvFilesOf, workbookOfTables } from '../../../../../renderer/results/exports/table-files';
import { KeyFactsView } from '../../../../../renderer/results/facts/key-facts-view';
import { sampleReport } from '../../report/sample-report';
import { category, madeMonths, madeSpan, module, topCategories } from '../facts/made-case';

let texts: Texts;
function Grab() {
  texts = useTexts();
  return null;
}

beforeAll(async () => {
  await startLanguage('en');
  renderToStaticMarkup(<Grab />);
});

const shownText = (node: ReactNode) =>
  renderToStaticMarkup(node)
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replace(/[\s\u00a0\u202f]+/g, ' ');

/** Minor units of every amount, by hand; what they are in main units follows from the places of the currency. */
const person = { salary: 331_239, rent: 98_765, loan: 12_345, cash: 23_456, savings: 15_001, friends: 5_000 };
const company = { sales: 1_234_567, goods: 765_432, loan: 45_678 };

function answersIn(currency: string, isPerson: boolean): Record<string, unknown> {
  const main = (minor: number) => Number(minorToDecimal(minor, currencyPlaces(currency)));
  if (!isPerson)
    return {
      'company.topCategories': topCategories(
        [category('income.sales', main(company.sales))],
        [category('business.supplier', main(-company.goods)), category('credits.loan', main(-company.loan))],
      ),
      'company.credits': { ...module(main(company.loan)), available: true },
    };
  const spent = person.rent + person.loan + person.cash + person.savings + person.friends;
  return {
    'person.income': { salary: module(main(person.salary)) },
    'person.spending': {
      housing: module(main(person.rent)),
      credits: module(main(person.loan)),
      cash: module(main(person.cash)),
      investments: module(main(person.savings)),
    },
    'person.householdBudget': {
      monthlyOverview: madeMonths.map((month) => ({
        month,
        income: main(person.salary),
        spending: main(-spent),
        balance: main(person.salary - spent),
      })),
      observedTimespan: madeSpan,
    },
  };
}

/** Figures that the hand-out defines, worked out by hand in minor units. */
const expected = {
  person: {
    income: person.salary,
    fixed: person.rent + person.cash,
    housing: person.rent,
    loans: person.loan,
    left: person.salary - person.rent - person.loan - person.cash - person.friends,
  },
  company: {
    business: company.sales,
    net: company.sales - company.goods - company.loan,
    debt: company.loan,
  },
};

function reportIn(currency: string, isPerson: boolean): ReportData {
  const base = sampleReport({ language: 'en' });
  const [account] = base.figures.accounts;
  if (!account) throw new Error('no account');
  const low = minorToDecimal(-4_321, currencyPlaces(currency));
  const span = { since: '2026-01-01', until: '2026-06-30' };
  const figures: LocalFigures = {
    transactions: 1,
    months: [],
    accounts: [
      {
        ...account,
        currency,
        covered: [span],
        lowestBalance: low,
        lowestDay: '2026-03-03',
        totalIn: '1',
        totalOut: '-1',
        closingBalance: null,
        closingBalanceDay: null,
        openingBalance: null,
      },
    ],
  };
  const results = Object.entries(answersIn(currency, isPerson)).map(
    ([endpoint, payload]): Result => ({
      endpoint,
      payload,
      runId: 'r',
      fetchedAt: '2026-07-15T00:00:00Z',
      state: 'received',
      error: null,
    }),
  );
  return {
    ...base,
    customer: { ...base.customer, type: isPerson ? 'person' : 'company' },
    figures,
    results,
    appendix: [],
    appendixTotal: 0,
    contractBookings: [],
  };
}

const shownOf = (model: ReportModel) => ({
  results: model.data.results,
  figures: model.data.figures,
  basis: model.basis,
  currency: model.currencies[0] ?? null,
  currencyOf: model.currencyOf,
  keyFacts: model.keyFacts,
  points: model.points,
});

describe.each([
  ['JPY', 'person'],
  ['EUR', 'person'],
  ['KWD', 'person'],
  ['JPY', 'company'],
  ['EUR', 'company'],
  ['KWD', 'company'],
] as const)('every figure that means the same, in %s, of a %s', (currency, kind) => {
  const isPerson = kind === 'person';
  const decimal = (minor: number) => minorToDecimal(minor, currencyPlaces(currency));
  const figures = { ...expected[kind], lowest: -4_321 };
  let model: ReportModel;
  beforeAll(() => {
    model = makeReportModel(reportIn(currency, isPerson));
  });

  it('is the same in the window, on paper, in XLSX, CSV and JSON', async () => {
    const shown = shownOf(model);
    const tables = tablesOf(texts, shown);
    const window = shownText(<KeyFactsView facts={model.keyFacts} currency={currency} />);
    const paper = shownText(
      <BasisProvider value={model.basis}>
        <SummaryPage model={model} />
        <PointsPages model={model} />
      </BasisProvider>,
    );
    const saved = savedCaseOf(texts, shown);
    expect(savedCase.parse(saved)).toEqual(saved);
    if (isPerson) {
      const spent = person.rent + person.loan + person.cash + person.savings;
      const [, ...months] = tables.find(({ title }) => title === 'Spending by month')?.rows ?? [];
      expect(months.map(([month, , , total]) => [month, total])).toEqual(
        [...madeMonths].reverse().map((month) => [month, { number: decimal(spent) }]),
      );
    }
    const sheets = await readTable(new File([workbookOfTables(tables)], 'x.xlsx'));
    const [csv = new Uint8Array()] = Object.values(unzipSync(csvFilesOf(tables, 'en')));
    const csvRows = strFromU8(csv)
      .split(/\r?\n/)
      .map((line) => line.split(';'));
    for (const [key, minor] of Object.entries(figures)) {
      const name = texts.coded('facts.name', key);
      const written = texts.format.amount(decimal(minor), currency).replace(/[\u00a0\u202f]/g, ' ');
      expect(window, key).toContain(written);
      expect(paper, key).toContain(written);
      expect(saved.keyFigures.find(({ id }) => id === key)?.value, key).toBe(Number(decimal(minor)));
      const inSheet = sheets[0]?.find(([first]) => first === name);
      expect(Number(inSheet?.[1]), key).toBe(Number(decimal(minor)));
      expect(inSheet?.[2], key).toBe(currency);
      expect(csvRows.find(([first]) => first === name)?.[1], key).toBe(decimal(minor));
    }
  });

  it('is in every table what the service answered, to the last place', () => {
    const shown = shownOf(model);
    for (const { endpoint, payload, fetchedAt } of model.data.results) {
      const reading = { fetchedAt, currency, basis: model.basis };
      const digest = digestOf(endpoint, payload, reading);
      const text = digest
        ? shownText(
            <BasisProvider value={model.basis}>
              <DigestView digest={digest} currency={currency} />
            </BasisProvider>,
          )
        : '';
      const breakdown = readBreakdown(payload, reading);
      if (endpoint === 'company.credits')
        expect(breakdown?.months.map(({ amount }) => amount)).toEqual(madeMonths.map(() => company.loan));
      const parts: Record<string, number> = isPerson
        ? { 'person.income': person.salary, 'person.spending': person.rent }
        : { 'company.topCategories': company.sales * 6 };
      const minor = parts[endpoint];
      if (minor !== undefined)
        expect(text).toContain(texts.format.amount(decimal(minor), currency).replace(/[\u00a0\u202f]/g, ' '));
    }
    // What the file of the results says of its points is what the screen says.
    const saved = savedCaseOf(texts, shown);
    expect(saved.points.map(({ rule, level, value }) => [rule, level, value])).toEqual(
      model.points.map(({ rule, level, value }) => [rule.key, level, value]),
    );
  });
});

describe('tables that are saved', () => {
  it('hold no formula, whatever a payee is called, and a sheet for each table', async () => {
    const data = reportIn('EUR', false);
    const evil = '=HYPERLINK("http://x","y")';
    const contract = {
      contractId: 'c',
      paymentPartner: { name: evil },
      amount: 10,
      transactionIDs: [],
    };
    const results = data.results.map((result) =>
      result.endpoint === 'company.credits'
        ? { ...result, payload: { ...(result.payload as object), contractSummary: [contract] } }
        : result,
    );
    const model = makeReportModel({ ...data, results });
    const tables = tablesOf(texts, shownOf(model));
    const sheets = await readTable(new File([workbookOfTables(tables)], 'x.xlsx'));
    expect(sheets).toHaveLength(tables.length);
    const cells = sheets.flat(2).map(String);
    expect(cells).toContain(`'${evil}`);
    expect(cells.filter((cell) => /^[=+@\t\r]/.test(cell))).toEqual([]);
    const zip = unzipSync(csvFilesOf(tables, 'de'));
    const files = Object.keys(zip);
    expect(files).toHaveLength(tables.length);
    const csv = Object.values(zip)
      .map((bytes) => strFromU8(bytes))
      .join('');
    expect(csv).toContain(`'=HYPERLINK`);
    expect(csv).not.toMatch(/(^|[;"])=HYPERLINK/m);
    // JSON is no spreadsheet: a name stands there as it is.
    const saved = savedCaseOf(texts, shownOf(model));
    expect(saved.tables.flatMap(({ rows }) => rows.flat())).toContain(evil);
    expect(files[0]).toMatch(/^01-.*\.csv$/);
  });

  it('hold every row, however few of them the screen has room for', () => {
    const many = Array.from({ length: 40 }, (_, index) => index);
    const partnerList = many.map((index) => ({
      paymentPartner: { name: `Kunde ${index}` },
      ranking: { rank: index + 1, revenueScore: 2.5 },
      sum: 10,
      transactionIDs: [],
    }));
    const contracts = many.map((index) => ({
      contractId: `c${index}`,
      paymentPartner: { name: `Vertrag ${index}` },
      amount: 10,
      transactionIDs: [],
    }));
    const names = [
      'sales',
      'rental',
      'other',
      'refund',
      'interest',
      'capital',
      'grants',
      'tax-refund',
      'gift',
      'loan-payout',
    ];
    const data = reportIn('EUR', false);
    const answers: Record<string, unknown> = {
      'company.customersSuppliers': { customers: { partnerList }, suppliers: { partnerList: [] } },
      'company.topCategories': topCategories(
        names.map((name) => category(`income.${name}`, 1)),
        [],
      ),
      'contracts.get': { contracts },
    };
    const [sample] = data.results;
    if (!sample) throw new Error('no result');
    const results = Object.entries(answers).map(([endpoint, payload]) => ({ ...sample, endpoint, payload }));
    const tables = tablesOf(texts, shownOf(makeReportModel({ ...data, results })));
    const lengthOf = (start: string) =>
      Math.max(...tables.filter(({ title }) => title.startsWith(start)).map(({ rows }) => rows.length - 1));
    const kind = (endpoint: string) => texts.coded('results.kind', endpoint);
    expect(lengthOf(kind('company.customersSuppliers'))).toBe(40);
    expect(lengthOf(kind('company.topCategories'))).toBe(10);
    expect(lengthOf(kind('contracts.get'))).toBe(40);
  });

  it('name the bookings that were left out, and mark months as the screen does', () => {
    const data = reportIn('EUR', true);
    const [account] = data.figures.accounts;
    const [sample] = data.results;
    if (!account || !sample) throw new Error('no account');
    const figures: LocalFigures = {
      ...data.figures,
      accounts: [{ ...account, covered: [{ since: '2026-02-10', until: '2026-06-30' }] }],
      excluded: [
        {
          transactionId: 't',
          bookingDay: '2026-03-04',
          amount: '600.00',
          currency: 'EUR',
          counterpartyName: 'Käufer',
          note: 'Verkauf des Autos',
        },
      ],
    };
    const payload = {
      accounts: [
        {
          account: { accountId: account.accountId, iban: account.iban, name: 'Giro', currency: 'EUR' },
          monthlyOverview: madeMonths.map((month) => ({
            month,
            incomings: { sum: 1 },
            outgoings: { sum: -1 },
          })),
        },
      ],
    };
    const results = [{ ...sample, endpoint: 'accountHistory.get', payload }];
    const tables = tablesOf(texts, shownOf(makeReportModel({ ...data, figures, results })));
    const excluded = tables.find(({ title }) => title === texts.t('exports.excluded'));
    expect(excluded?.rows.slice(1)).toEqual([
      ['2026-03-04', 'Käufer', { number: '600.00' }, 'EUR', 'Verkauf des Autos'],
    ]);
    const history = tables.find(({ title }) =>
      title.startsWith(texts.coded('results.kind', 'accountHistory.get')),
    );
    expect(history?.rows.map((row) => [row[0], row.at(-1)])).toEqual([
      [texts.t('results.month'), texts.t('results.monthState')],
      ['2026-02', texts.t('results.unfinished')],
      ...['2026-03', '2026-04', '2026-05', '2026-06'].map((month) => [month, '']),
    ]);
  });
});
