import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import type { LocalFigures } from '../../../../preload/contract';
import { startLanguage } from '../../../../renderer/base/language';
import { AppendixPages } from '../../../../renderer/report/appendix-pages';
import { CoverFacts } from '../../../../renderer/report/cover-facts';
import { CoverPage, fitCover } from '../../../../renderer/report/cover-page';
import { CoveragePages } from '../../../../renderer/report/coverage-pages';
import { makeReportModel } from '../../../../renderer/report/report-model';
import { SummaryPage } from '../../../../renderer/report/summary-pages';
import { BasisProvider } from '../../../../renderer/results/answers/result-basis';
import type { KeyFact } from '../../../../renderer/results/facts/key-facts';
import { sampleReport } from './sample-report';

type Account = LocalFigures['accounts'][number];

const base = () => sampleReport({ language: 'en' });
const accounts = base().figures.accounts;
const [one, other] = accounts as [Account, Account];

function modelOf(shown: readonly Account[], startPages?: Record<string, number>) {
  const data = base();
  const figures = { ...data.figures, accounts: [...shown] };
  const own = new Set(shown.map(({ label }) => label));
  const appendix = data.appendix.filter(({ accountLabel }) => own.has(accountLabel));
  return makeReportModel({ ...data, figures, appendix, ...(startPages ? { startPages } : {}) });
}

const plain = (markup: string) => markup.replace(/<[^>]+>/g, '\n').replace(/\n+/g, '\n');

function coverOf(...args: Parameters<typeof modelOf>): string {
  const model = modelOf(...args);
  return plain(
    renderToStaticMarkup(
      <BasisProvider value={model.basis}>
        <CoverPage model={model} />
      </BasisProvider>,
    ),
  );
}

const fact = (key: string, value: number): KeyFact => ({
  key,
  cell: { kind: 'minor', value },
  beside: null,
  ids: [],
});
const madeFacts: KeyFact[] = [
  { ...fact('left', 123_456), beside: { text: 'savings', cell: { kind: 'minor', value: 15_001 } } },
  fact('housing', -150),
  fact('lowest', -40),
  fact('loans', 0),
];

beforeAll(() => startLanguage('en'));

describe('the cover', () => {
  it('names the accounts and ends in what the report is not', () => {
    const cover = coverOf([one, other]);
    expect(cover).toMatch(/2: [^\n]*…\w{4}; [^\n]*…\w{4}/);
    expect(cover.trimEnd().split('\n').at(-1)).toBe(
      'Analysis of account movements from the files named. Not a credit score, not advice, not legal proof.',
    );
  });

  it('names no account where there is none', () => {
    expect(coverOf([])).toMatch(/Accounts\n0\n/);
  });

  it('names the pages of definitions and points once they are known', () => {
    const cover = coverOf([one], { summary: 2, points: 3 });
    expect(cover).toContain('exact, and what each figure means: page 2.');
    expect(cover).toContain('All points with their thresholds: page 3.');
    expect(coverOf([one])).toContain('what each figure means: page –.');
    // Of several currencies there is no amount that could be rounded.
    expect(coverOf([one, { ...other, currency: 'JPY' }])).toContain(
      'What each figure means stands on page –.',
    );
  });

  it('writes amounts without decimal places, says so, and names the page that has them', () => {
    const model = { ...modelOf([one], { summary: 2, points: 3 }), keyFacts: madeFacts };
    const cover = plain(renderToStaticMarkup(<CoverFacts model={model} />));
    for (const amount of ['€1,235', '-€2', 'plus €150 saved', '-€0.40', '€0'])
      expect(cover).toContain(`\n${amount}`);
    expect(cover).toContain(
      'Amounts on this page are rounded to whole EUR; exact, and what each figure means: page 2.',
    );
    const summary = plain(renderToStaticMarkup(<SummaryPage model={model} />));
    for (const amount of ['€1,234.56', '-€1.50', 'plus €150.01 saved', '-€0.40', '€0.00'])
      expect(summary).toContain(`\n${amount}`);
  });

  it.each([
    ['balances to the cent.', ['proved']],
    ['balances to the cent on each of the 2 accounts.', ['proved', 'proved']],
    [
      'balances to the cent on 1 of 2 accounts; the others do not have a running balance in every file.',
      ['proved', 'noBalance'],
    ],
    [
      'balances to the cent on 1 of 2 accounts; the others do not have a running balance in every file.',
      ['proved', 'partly'],
    ],
    ['no break as far as the files have a running balance; not every file has one.', ['partly', 'noBalance']],
    ['the running balance breaks on 1 of 2 accounts.', ['proved', 'broken']],
    ['not possible, the files have no running balance.', ['noBalance', 'noBalance']],
  ] as const)('says of the balance proof: %s', (said, proofs) => {
    const shown = proofs.map((balanceProof, index) => ({ ...(index === 0 ? one : other), balanceProof }));
    expect(coverOf(shown)).toContain(`Balance proof: ${said}`);
  });
});

describe('a report of a single account', () => {
  it('compares it with no others, and names it in no row of the appendix', () => {
    const model = modelOf([one]);
    const coverage = plain(renderToStaticMarkup(<CoveragePages model={model} />));
    expect(coverage).not.toContain('Beside the other accounts');
    const appendix = renderToStaticMarkup(<AppendixPages model={model} />);
    expect(model.data.appendix.length).toBeGreaterThan(0);
    expect(appendix.match(/<tr>/g)?.length).toBeGreaterThan(model.data.appendix.length);
    expect(plain(appendix)).not.toContain('Account\n');
    expect(plain(renderToStaticMarkup(<CoveragePages model={modelOf([one, other])} />))).toContain(
      'Beside the other accounts',
    );
  });
});

it('a cover that has too much to say is set closer first, and only then leaves the points to their page', () => {
  const made = (heights: readonly number[]) => {
    let step = 0;
    const cover = {
      dataset: {} as DOMStringMap,
      get offsetHeight() {
        step += 1;
        return heights[step - 1] ?? 0;
      },
    };
    fitCover(cover);
    return Object.keys(cover.dataset);
  };
  expect(made([965, 965])).toEqual([]);
  expect(made([1_000, 960])).toEqual(['isTight']);
  expect(made([1_100, 1_000])).toEqual(['isTight', 'isFull']);
});

it('what cannot be determined is set as words that may go on below, not as a figure that runs off the sheet', () => {
  const model = {
    ...modelOf([one], { summary: 2, points: 3 }),
    keyFacts: madeFacts.map((fact) => ({ ...fact, cell: null })),
  };
  const cover = renderToStaticMarkup(<CoverFacts model={model} />);
  expect(cover.match(/<dd class="words">cannot be determined<\/dd>/g)).toHaveLength(madeFacts.length);
});
