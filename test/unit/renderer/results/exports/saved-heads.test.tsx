import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import type { LocalFigures, Result } from '../../../../../preload/contract';
import { startLanguage, type Texts, useTexts } from '../../../../../renderer/base/language';
import { makeBasis } from '../../../../../renderer/results/answers/result-basis';
import { savedCaseOf } from '../../../../../renderer/results/exports/saved-case';
import { sampleReport } from '../../report/sample-report';
import { madeMonths, module } from '../facts/made-case';

let texts: Texts;
function Grab() {
  texts = useTexts();
  return null;
}

beforeAll(async () => {
  await startLanguage('en');
  renderToStaticMarkup(<Grab />);
});

interface Made {
  payload: unknown;
  currency?: string | null;
  currencies?: readonly string[];
  covered?: { since: string; until: string };
  isOutdated?: boolean;
}

const wholeSpan = { since: '2026-01-01', until: '2026-06-30' };

/** What the file of the results says at the head of one breakdown. */
function headsOf({
  payload,
  currency = 'EUR',
  currencies = ['EUR'],
  covered = wholeSpan,
  isOutdated = false,
}: Made) {
  const [account] = sampleReport({ language: 'en' }).figures.accounts;
  if (!account) throw new Error('no account');
  const figures = {
    accounts: [{ ...account, covered: [covered] }],
    months: [],
    transactions: 1,
  } as LocalFigures;
  const result: Result = {
    endpoint: 'company.credits',
    runId: 'r',
    fetchedAt: '2026-07-15T00:00:00Z',
    state: 'received',
    payload,
    error: null,
  };
  return savedCaseOf(texts, {
    results: [result],
    figures,
    basis: makeBasis(figures, isOutdated, () => null, currencies),
    currency: null,
    currencyOf: () => currency,
    keyFacts: [],
    points: [],
  }).heads;
}

const amounts = [10, 20, 30, 40, 50, 61];

describe('the heads of breakdowns in the file of the results', () => {
  it('are current, median and average of the months that every account has whole', () => {
    expect(
      headsOf({ payload: module(amounts), covered: { since: '2026-01-01', until: '2026-05-31' } }),
    ).toEqual([
      {
        endpoint: 'company.credits',
        currency: 'EUR',
        serviceCountsTheSameMonths: false,
        months: [...madeMonths].reverse().slice(0, 5),
        currentMonth: '2026-05',
        current: '20.00',
        median: '40.00',
        average: '40.20',
      },
    ]);
  });

  it('are not there where the amounts may be of several currencies, as in the window', () => {
    expect(headsOf({ payload: module(amounts), currency: null, currencies: ['EUR', 'JPY'] })).toEqual([]);
  });

  it('have no mean where a whole month has no amount, or two that differ', () => {
    const twice = {
      ...module(amounts),
      monthlyOverview: [...module(amounts).monthlyOverview, { month: '2026-01', amount: 1 }],
    };
    for (const payload of [module([10, 20, 30, 40, 50, null]), twice])
      expect(headsOf({ payload })).toMatchObject([{ current: '10.00', median: null, average: null }]);
  });

  it('count only months that the answer had, when bookings were sent while the analysis ran', () => {
    const payload = { ...module(amounts), observedTimespan: { since: '2026-01-01', until: '2026-03-31' } };
    expect(headsOf({ payload, isOutdated: true })).toMatchObject([
      { months: ['2026-01', '2026-02', '2026-03'], current: '40.00' },
    ]);
    expect(headsOf({ payload })).toMatchObject([{ currentMonth: '2026-06' }]);
  });
});
