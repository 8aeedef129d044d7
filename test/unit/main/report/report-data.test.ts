import { describe, expect, it } from 'vitest';
import { appendixIds } from '../../../../main/report/appendix-ids';
import { gatherReportData, type ReportSources, reportIdOf } from '../../../../main/report/report-data';
import { reportHashOf } from '../../../../main/report/report-hash';
import { signsOf } from '../../../../main/store/figures/booking-signs';
import {
  type CategoryCorrection,
  type Customer,
  choicesOf,
  defaultHabits,
  type ReportOptions,
  type Result,
  type Run,
  reportData,
} from '../../../../preload/contract';
import { canonicalJson } from '../../../../preload/contract/values/canonical-json';
import {
  sampleFigures,
  sampleReport,
  sampleResults,
  tracedSample,
} from '../../renderer/report/sample-report';

const customer: Customer = {
  id: 'c1',
  connectionId: 'k1',
  environment: 'local',
  connectionName: 'Kontor',
  userId: 'u1',
  customUserId: 'KD-1',
  name: 'Möbelwerkstatt Tannenried GmbH',
  type: 'company',
  createdAt: '2026-07-15T08:00:00.000Z',
  expiresAt: null,
  lastUploadAt: null,
  lastRunAt: null,
  goneAt: null,
  accountCount: 2,
  transactionCount: 10,
};

function sourcesWith(changes: Partial<ReportSources> = {}): ReportSources {
  return {
    customer: async () => customer,
    localFigures: async () => sampleFigures(),
    results: async () => sampleResults(),
    transactions: async (_customerId, ids) => ids.slice(0, 20).flatMap((id) => tracedSample(id) ?? []),
    bookings: async () => ({ ids: [], total: 0 }),
    run: async () => null,
    corrections: async () => [],
    signs: async () => signsOf([], null),
    ...changes,
  };
}

const context = (at: string) => ({
  appVersion: '0.1.0',
  timeZone: () => 'Europe/Berlin',
  thresholds: () => ({}),
  now: () => new Date(at),
});

const optionsIn = (language: 'de' | 'en', changes: Partial<ReportOptions> = {}): ReportOptions => ({
  ...choicesOf(defaultHabits),
  language,
  ...changes,
});

describe('the data of a report', () => {
  it('keeps to the contract of the report window', async () => {
    const data = await gatherReportData(
      sourcesWith(),
      context('2026-07-15T08:14:03Z'),
      'c1',
      optionsIn('de'),
    );
    expect(data.isOutdated).toBe(false);
    expect(reportData.safeParse(data).error).toBeUndefined();
    expect(data.reportId).toMatch(/^K-20260715-0814-[0-9A-F]{6}$/);
  });

  it('holds the corrections that stand, oldest first, and whether the service was told before its analysis', async () => {
    const said = (payee: string, change: Partial<CategoryCorrection> = {}): CategoryCorrection => ({
      id: payee,
      payee,
      isOut: true,
      original: 'business.supplier',
      category: 'insurances.other',
      bookings: 12,
      sent: 12,
      state: 'sent',
      error: null,
      changedAt: '2026-07-14T08:00:00.000Z',
      ...change,
    });
    const run = { startedAt: '2026-07-14T09:00:00.000Z', correlationId: null, finishedAt: null } as Run;
    const sources = sourcesWith({
      run: async () => run,
      corrections: async () => [
        said('later', { changedAt: '2026-07-14T10:00:00.000Z' }),
        said('withdrawn', { category: null }),
        said('kept', { state: 'kept', sent: 0 }),
        said('heeded'),
      ],
    });
    const data = await gatherReportData(sources, context('2026-07-15T08:14:03Z'), 'c1', optionsIn('de'));
    expect(reportData.safeParse(data).error).toBeUndefined();
    expect(data.corrections.map(({ payee, isHeeded }) => [payee, isHeeded])).toEqual([
      ['heeded', true],
      ['kept', false],
      ['later', false],
    ]);
  });

  it('has the same content hash on another day, in the other language and after another run of the same case (feature 60)', async () => {
    const first = await gatherReportData(
      sourcesWith(),
      context('2026-07-15T08:14:03Z'),
      'c1',
      optionsIn('de'),
    );
    const later = sourcesWith({
      results: async () =>
        sampleResults()
          .reverse()
          .map((result) => ({ ...result, runId: 'run-2', fetchedAt: '2026-08-01T00:00:00.000Z' })),
    });
    const second = await gatherReportData(later, context('2026-08-01T10:00:00Z'), 'c1', optionsIn('en'));
    expect(second.contentHash).toBe(first.contentHash);
    expect(second.createdAt).not.toBe(first.createdAt);
  });

  it('has another content hash when something else is left out or masked', async () => {
    const hashOf = async (changes: Partial<ReportOptions>) =>
      (await gatherReportData(sourcesWith(), context('2026-07-15T08:14:03Z'), 'c1', optionsIn('de', changes)))
        .contentHash;
    const hashes = [
      await hashOf({}),
      await hashOf({ leftOut: ['appendix'] }),
      await hashOf({ masksAccounts: true }),
      await hashOf({ purpose: 'Kreditantrag' }),
    ];
    expect(new Set(hashes).size).toBe(4);
  });

  it('leaves payees of sensitive areas out of a report on a person, unless a purpose is stated, and IBANs of a letting report', async () => {
    const personal = sourcesWith({
      customer: async () => ({ ...customer, type: 'person' }),
      results: async () => [
        {
          ...(sampleResults()[0] as Result),
          endpoint: 'person.spending',
          payload: {
            giving: { available: true, monthlyOverview: [{ recurringTransactionIDs: ['operating-1'] }] },
          },
        },
      ],
    });
    const closedIn = async (changes: Partial<ReportOptions>) =>
      gatherReportData(personal, context('2026-07-15T08:14:03Z'), 'c1', optionsIn('de', changes));
    expect((await closedIn({})).closedBookings).toEqual(['operating-1']);
    expect((await closedIn({ sensitivePurpose: 'Schuldnerberatung' })).closedBookings).toEqual([]);
    const letting = await closedIn({ form: 'letting', sensitivePurpose: 'Schuldnerberatung' });
    expect(letting.closedBookings).toEqual(['operating-1']);
    expect(letting.figures.accounts.map(({ iban }) => iban)).toEqual([
      expect.stringMatching(/^DE\d{2}…\d{4}$/),
      expect.stringMatching(/^DE\d{2}…\d{4}$/),
    ]);
    expect(letting.choices).toMatchObject({ masksAccounts: true, sensitivePurpose: null });
    expect(letting.figures.accounts.flatMap(({ files }) => files.map(({ name }) => name)).join('')).toBe('');
    expect(letting.corrections).toEqual([]);
    expect(reportData.safeParse(letting).error).toBeUndefined();
  });

  it('knows whether bookings were uploaded after the analysis', async () => {
    const gathered = async (lastUploadAt: string | null, startedAt: string) => {
      const run = { correlationId: null, startedAt, finishedAt: null } as Run;
      const sources = sourcesWith({
        customer: async () => ({ ...customer, lastUploadAt }),
        run: async () => run,
      });
      return (await gatherReportData(sources, context('2026-07-15T08:14:03Z'), 'c1', optionsIn('de')))
        .isOutdated;
    };
    expect(await gathered('2026-07-15T08:00:01.000Z', '2026-07-15T08:00:00.000Z')).toBe(true);
    expect(await gathered('2026-07-15T07:59:59.000Z', '2026-07-15T08:00:00.000Z')).toBe(false);
    expect(await gathered(null, '2026-07-15T08:00:00.000Z')).toBe(false);
  });

  it('has another content hash when a cent, a state or the version differs', () => {
    const data = sampleReport();
    const hash = reportHashOf(data);
    const [first, ...others] = data.results;
    if (!first) throw new Error('no result');
    const corrected = {
      payee: 'A',
      original: 'a.b',
      category: 'c.d',
      bookings: 1,
      changedAt: '2026-01-01T00:00:00Z',
      isHeeded: true,
    };
    const cent = { ...data, figures: { ...data.figures, transactions: data.figures.transactions + 1 } };
    const state = { ...data, results: [{ ...first, state: 'failed' as const }, ...others] };
    const hashes = [
      hash,
      reportHashOf(cent),
      reportHashOf(state),
      reportHashOf({ ...data, appVersion: '0.1.1' }),
      reportHashOf({ ...data, isOutdated: true }),
      reportHashOf({ ...data, corrections: [corrected] }),
    ];
    expect(new Set(hashes).size).toBe(6);
  });

  it('tells in the total how many bookings the appendix has no room for', async () => {
    const ids = Array.from({ length: 5_210 }, (_, index) => `id-${index}`);
    const asked: number[] = [];
    const sources = sourcesWith({
      results: async () => [
        {
          ...(sampleResults()[0] as Result),
          payload: { available: true, monthlyOverview: [{ recurringTransactionIDs: ids }] },
        },
      ],
      transactions: async (_customerId, wanted) => {
        asked.push(wanted.length);
        const traced = tracedSample('operating-1');
        return traced ? wanted.map((transactionId) => ({ ...traced, transactionId })) : [];
      },
    });
    const data = await gatherReportData(sources, context('2026-07-15T08:14:03Z'), 'c1', optionsIn('de'));
    expect(asked).toEqual([5_000]);
    expect(data.appendix).toHaveLength(5_000);
    expect(data.appendixTotal).toBe(5_210);
  });

  it('lists every booking of the customer behind those that a result names, each once, but for a landlord', async () => {
    const asked: string[][] = [];
    const sources = sourcesWith({
      customer: async () => ({ ...customer, type: 'person' }),
      results: async () => [
        { ...(sampleResults()[0] as Result), endpoint: 'person.income', payload: { transactionIDs: ['b'] } },
      ],
      bookings: async () => ({ ids: ['a', 'b', 'c'], total: 7 }),
      transactions: async (_customerId, ids) => {
        if (ids.length > 0) asked.push(ids);
        const traced = tracedSample('operating-1');
        return traced ? ids.map((transactionId) => ({ ...traced, transactionId })) : [];
      },
    });
    const at = context('2026-07-15T08:14:03Z');
    const data = await gatherReportData(sources, at, 'c1', optionsIn('de'));
    expect(asked[0]).toEqual(['b', 'a', 'c']);
    expect(data.appendixTotal).toBe(7);
    await gatherReportData(sources, at, 'c1', { ...optionsIn('de'), form: 'letting' });
    expect(asked.slice(1)).toEqual([['b']]);
  });

  it('is refused with results.none when there is nothing to report on', async () => {
    const empty = { months: [], accounts: [], transactions: 0 };
    const sources = sourcesWith({ localFigures: async () => empty, results: async () => [] });
    await expect(
      gatherReportData(sources, context('2026-07-15T08:14:03Z'), 'c1', optionsIn('de')),
    ).rejects.toMatchObject({
      code: 'results.none',
    });
  });
});

describe('identifiers for the appendix', () => {
  const result = (endpoint: string, payload: unknown, state: Result['state'] = 'received'): Result => ({
    endpoint,
    runId: 'r',
    fetchedAt: '',
    state,
    payload,
    error: null,
  });

  it('come from breakdowns, contracts and risk signs, each once, whatever the order of the results', () => {
    const results = [
      result('company.risk', {
        accountRisks: [{ monthlyOverview: [{ backDebit: { transactionIDs: ['b', 'c'] } }] }],
      }),
      result('company.credits', { contractSummary: [{ transactionIDs: ['a', 'b'] }] }),
    ];
    expect(appendixIds(results)).toEqual(['a', 'b', 'c']);
    expect(appendixIds([...results].reverse())).toEqual(['a', 'b', 'c']);
  });

  it('leave out answers that name the whole turnover, results that failed, and values of the wrong kind', () => {
    expect(
      appendixIds([
        result('company.liquidity', { incomings: { transactionIDs: ['x'] } }),
        result('company.credits', { transactionIDs: ['y'] }, 'failed'),
        result('company.insurances', { transactionIDs: [1, null, '', 'z'] }),
      ]),
    ).toEqual(['z']);
  });
});

describe('canonical JSON', () => {
  it('does not depend on the order of members, but on that of lists', () => {
    expect(canonicalJson({ b: 1, a: [1, { d: 1, c: undefined }] })).toBe('{"a":[1,{"d":1}],"b":1}');
    expect(canonicalJson([1, 2])).not.toBe(canonicalJson([2, 1]));
  });

  it('gives a report number that can be read out', () => {
    expect(reportIdOf('2026-07-15T08:14:03.123Z', 'abcdef0123')).toBe('K-20260715-0814-ABCDEF');
  });
});
