import { describe, expect, it } from 'vitest';
import type { LocalFigures } from '../../../../../preload/contract';
import { breakdown as breakdownAnswer } from '../../../../../preload/contract/answers/answer-parts';
import {
  combined,
  headlineOf,
  idsOf,
  readBreakdown,
  totalsOf,
} from '../../../../../renderer/results/answers/breakdown';
import { makeBasis, noBasis, type ResultBasis } from '../../../../../renderer/results/answers/result-basis';
import { modulesOf } from '../../../../../renderer/results/digests/person-modules';
import { sampleBreakdown, sampleFigures } from '../../report/sample-report';

const read = (raw: unknown, fetchedAt: string, basis: ResultBasis = noBasis) =>
  readBreakdown(raw, { fetchedAt, currency: 'EUR', basis });

const month = (name: string, amount: number) => ({
  month: name,
  amount,
  recurringAmount: amount,
  nonRecurringAmount: 0,
  recurringTransactionIDs: [`r-${name}`],
  nonRecurringTransactionIDs: [],
});

/** Case B038: newest first, one month missing, the newest still running. */
const b038 = {
  available: true,
  current: 900,
  median: 900,
  average: 700,
  monthlyOverview: [month('2025-06', 200), month('2025-05', 900), month('2025-03', 1000)],
  contractSummary: [],
};

describe('reading a category breakdown', () => {
  it('draws newest-first months oldest to newest and keeps the place of a month without data (B038)', () => {
    const breakdown = read(b038, '2025-06-14T10:00:00Z');
    expect(breakdown?.months.map((entry) => entry.month)).toEqual([
      '2025-03',
      '2025-04',
      '2025-05',
      '2025-06',
    ]);
    const april = breakdown?.months[1];
    expect(april).toMatchObject({ isListed: false, amount: null, recurring: null, oneOff: null });
  });

  it('marks the running month unfinished and names the month that the headline belongs to (B038)', () => {
    const breakdown = read(b038, '2025-06-14T10:00:00Z');
    if (!breakdown) throw new Error('not read');
    expect(breakdown.months.map((entry) => entry.isUnfinished)).toEqual([false, false, false, true]);
    expect(headlineOf(breakdown)).toMatchObject({ origin: 'service', month: '2025-05', current: 90_000 });
  });

  it('averages complete months only: 950.00 from 2 months (B038)', () => {
    const breakdown = read(b038, '2025-06-14T10:00:00Z');
    if (!breakdown) throw new Error('not read');
    expect(breakdown.own?.months).toEqual(['2025-03', '2025-05']);
    expect(breakdown.own?.average).toBe(95_000);
  });

  it('takes a month as unfinished when the observed timespan ends inside it, however long ago that was', () => {
    const payload = { ...b038, observedTimespan: { since: '2025-03-01', until: '2025-06-14' } };
    const breakdown = read(payload, '2026-11-27T10:00:00Z');
    expect(breakdown?.months.at(-1)?.isUnfinished).toBe(true);
    expect(breakdown?.months[0]?.isUnfinished).toBe(false);
  });

  it('reads the period in its other spellings', () => {
    for (const observedTimespan of [
      { from: '2025-03-04', to: '2025-06-14' },
      { start: '2025-03-04T00:00:00Z', end: '2025-06-14T00:00:00Z' },
      '2025-03-04 - 2025-06-14',
    ]) {
      const breakdown = read({ ...b038, observedTimespan }, '2026-01-01T00:00:00Z');
      expect(breakdown?.timespan).toEqual({ since: '2025-03-04', until: '2025-06-14' });
    }
  });

  it('adds the months up to the cent of the payload, where floating point would drift', () => {
    const payload = {
      available: true,
      monthlyOverview: [month('2025-01', 0.1), month('2025-02', 0.2), month('2025-03', 1.005)],
    };
    const breakdown = read(payload, '2026-01-01T00:00:00Z');
    expect(totalsOf(breakdown?.months ?? []).amount).toBe(10 + 20 + 101);
  });

  it('keeps exactly the identifiers of the payload', () => {
    const payload = sampleBreakdown('company.credits');
    const breakdown = read(payload, '2026-07-15T08:12:44.000Z');
    const named = new Set(JSON.stringify(payload).match(/(operating|second)-\d+/g) ?? []);
    if (!breakdown) throw new Error('not read');
    expect(new Set(idsOf(breakdown))).toEqual(named);
  });

  it('takes `available: false` as nothing found, not as zero', () => {
    const breakdown = read({ available: false }, '2026-01-01T00:00:00Z');
    expect(breakdown).toMatchObject({
      isAvailable: false,
      reported: { month: null, current: null, median: null, average: null },
      own: null,
      months: [],
    });
  });

  it.each([null, 7, 'text', [], {}, { monthlyOverview: 'x' }, { data: { available: true } }])(
    'leaves %j, which is no breakdown, to the view for unknown shapes',
    (raw) => {
      expect(read(raw, '2026-01-01T00:00:00Z')).toBeNull();
    },
  );

  it('survives months, amounts and identifiers of the wrong kind', () => {
    const breakdown = read(
      {
        available: true,
        current: '12',
        monthlyOverview: [
          null,
          5,
          { month: '2025-13' },
          { month: '2025-02', amount: 'x', recurringTransactionIDs: [1, 'a'] },
        ],
        contractSummary: [null, 'x', { paymentPartner: null, transactionIDs: 'no' }],
        observedTimespan: 12,
      },
      'no instant',
    );
    expect(breakdown?.reported.current).toBeNull();
    expect(breakdown?.months).toHaveLength(1);
    expect(breakdown?.months[0]?.recurringIds).toEqual(['a']);
    expect(breakdown?.contracts).toHaveLength(1);
  });
});

/** The accounts of the sample, the second one cut off after a day. */
function withSilence(until: string): LocalFigures {
  const figures = sampleFigures();
  const [first, second] = figures.accounts;
  if (!first || !second) throw new Error('no accounts');
  return { ...figures, accounts: [first, { ...second, covered: [{ since: '2024-08-01', until }] }] };
}

describe('figures of the service beside what the accounts have', () => {
  const answer = {
    available: true,
    current: 0,
    median: 400,
    average: 350,
    monthlyOverview: [
      month('2026-07', 0),
      month('2026-06', 0),
      month('2026-05', 100),
      month('2025-09', 300),
      month('2025-08', 500),
      month('2025-07', 800),
    ],
    contractSummary: [],
    observedTimespan: { since: '2025-07-01', until: '2026-07-14' },
  };

  it('when one account is silent, the newest month that all have is the headline, and what the service says stands beside', () => {
    const breakdown = read(answer, '2026-07-15T08:00:00Z', makeBasis(withSilence('2025-09-15'), false));
    if (!breakdown) throw new Error('not read');
    expect(headlineOf(breakdown)).toEqual({
      origin: 'local',
      month: '2025-08',
      current: 50_000,
      median: 65_000,
      average: 65_000,
    });
    expect(breakdown.reported).toEqual({ month: '2026-06', current: 0, median: 40_000, average: 35_000 });
    expect(breakdown.months.filter(({ isUnfinished }) => !isUnfinished).map((one) => one.month)).toEqual([
      '2025-07',
      '2025-08',
    ]);
  });

  it('when all accounts have the same months, its figures are the headline', () => {
    const breakdown = read(answer, '2026-07-15T08:00:00Z', makeBasis(sampleFigures(), false));
    if (!breakdown) throw new Error('not read');
    expect(headlineOf(breakdown)).toMatchObject({ origin: 'service', month: '2026-06', current: 0 });
    expect(breakdown.own).toMatchObject({ current: 0, median: 30_000, average: 34_000 });
  });

  it('when no month is whole for all accounts, nothing is made up', () => {
    const breakdown = read(answer, '2026-07-15T08:00:00Z', makeBasis(withSilence('2024-08-02'), false));
    if (!breakdown) throw new Error('not read');
    expect(headlineOf(breakdown)).toEqual({
      origin: 'local',
      month: null,
      current: null,
      median: null,
      average: null,
    });
  });

  it('when the analysis is older than the files, it needs to have the month as well', () => {
    const older = { ...answer, observedTimespan: { since: '2025-07-01', until: '2025-08-14' } };
    const complete = (isOutdated: boolean) =>
      read(older, '2026-07-15T08:00:00Z', makeBasis(sampleFigures(), isOutdated))?.own?.months;
    expect(complete(true)).toEqual(['2025-07']);
    expect(complete(false)).toContain('2025-08');
  });

  it('when the data ends on the last bank day, the month is here, whichever way the service counts', () => {
    const until = { since: '2025-03-03', until: '2025-05-30' };
    const months = [month('2025-05', 900), month('2025-04', 700), month('2025-03', 500)];
    const figures = sampleFigures();
    const accounts = figures.accounts.map((account) => ({ ...account, covered: [until] }));
    const basis = makeBasis({ ...figures, accounts }, false);
    const payload = {
      available: true,
      monthlyOverview: months,
      contractSummary: [],
      observedTimespan: until,
    };
    const strict = read(
      { ...payload, current: 700, median: 600, average: 600 },
      '2025-06-02T08:00:00Z',
      basis,
    );
    const lenient = read(
      { ...payload, current: 900, median: 700, average: 700 },
      '2025-06-02T08:00:00Z',
      basis,
    );
    if (!strict || !lenient) throw new Error('not read');
    expect(headlineOf(strict)).toMatchObject({ origin: 'local', month: '2025-05', current: 90_000 });
    expect(strict.reported).toMatchObject({ month: '2025-04', current: 70_000 });
    expect(headlineOf(lenient)).toMatchObject({ origin: 'service', month: '2025-05', current: 90_000 });
  });

  it.each([
    ['JPY', 1234, 1234],
    ['EUR', 1234.5, 123_450],
    ['KWD', 1.234, 1234],
    ['TND', 0.0005, 1],
    [null, 1.2345, 12_345],
  ])('amounts of a result in %s are read with its own places: %d', (currency, raw, minor) => {
    const payload = { available: true, current: raw, monthlyOverview: [], contractSummary: [] };
    const breakdown = readBreakdown(payload, { fetchedAt: '2026-01-01', currency, basis: noBasis });
    expect(breakdown?.reported.current).toBe(minor);
  });
});

describe('months that the service leaves out (interface.md 2.4)', () => {
  const other = {
    available: true,
    current: 300,
    median: 300,
    average: 300,
    monthlyOverview: [month('2025-06', 300), month('2025-03', 300)],
    observedTimespan: { since: '2025-01-01', until: '2025-06-30' },
    contractSummary: [],
  };

  it('of an area in a table of areas: no mean of ours; what the service reports is its own', () => {
    const reading = { fetchedAt: '2025-07-14T10:00:00Z', currency: 'EUR', basis: noBasis };
    const [module] = modulesOf({ insurance: breakdownAnswer.parse(other) }, reading);
    expect(module?.breakdown.omitted).toEqual(['2025-01', '2025-02', '2025-04', '2025-05']);
    expect(headlineOf(module?.breakdown ?? never())).toMatchObject({ origin: 'service', average: 30_000 });
    const [untold] = modulesOf(
      { insurance: breakdownAnswer.parse({ ...other, current: null, median: null, average: null }) },
      reading,
    );
    expect(headlineOf(untold?.breakdown ?? never())).toMatchObject({ median: null, average: null });
    expect(combined([module?.breakdown ?? never()])?.own).toBeNull();
  });
});

const never = (): never => {
  throw new Error('nothing read');
};
