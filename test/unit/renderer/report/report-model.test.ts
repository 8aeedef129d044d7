import { describe, expect, it } from 'vitest';
import { breakdownKeys } from '../../../../preload/contract/answers/result-table';
import { DrawnWatch } from '../../../../renderer/report/drawn-watch';
import { makeReportModel } from '../../../../renderer/report/report-model';
import { sectionId, sectionsOf } from '../../../../renderer/report/section-list';
import { sampleReport } from './sample-report';

describe('what a report shows', () => {
  it('has all sections in the order of features.md, coverage and method always among them (feature 59)', () => {
    expect(sectionsOf(makeReportModel(sampleReport())).map(({ id }) => id)).toEqual([
      'summary',
      'points',
      'coverage',
      'figures',
      'cash-flow',
      ...breakdownKeys.map(sectionId),
      'accounts',
      'method',
      'appendix',
    ]);
    const bare = sampleReport({
      results: [],
      appendix: [],
      figures: { months: [], accounts: [], transactions: 0 },
    });
    const ids = sectionsOf(makeReportModel(bare)).map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(['coverage', 'method', 'appendix']));
  });

  it('prints every booking of the appendix once, under the first analysis that names it', () => {
    const data = sampleReport();
    const model = makeReportModel(data);
    const printed = model.appendix.flatMap((group) => group.rows.map((row) => row.transactionId));
    expect(printed).toHaveLength(data.appendix.length);
    expect(new Set(printed).size).toBe(printed.length);
    expect(model.appendix.map((group) => group.endpoint)).toEqual([
      'company.credits',
      'company.insurances',
      'company.investments',
      'company.internalBookings',
    ]);
  });

  it('puts bookings that no analysis names at the end instead of dropping them', () => {
    const data = sampleReport();
    const [row] = data.appendix;
    if (!row) throw new Error('no row');
    const model = makeReportModel({
      ...data,
      appendix: [...data.appendix, { ...row, transactionId: 'loose' }],
    });
    expect(model.appendix.at(-1)).toMatchObject({ endpoint: null, rows: [{ transactionId: 'loose' }] });
  });

  it('numbers each file once, in the order of the coverage pages', () => {
    const data = sampleReport();
    const numbers = [...makeReportModel(data).fileNumbers.values()];
    expect(numbers).toEqual([1, 2, 3]);
    const known = new Set(
      data.figures.accounts.flatMap((account) => account.files.map((file) => file.sha256)),
    );
    expect(data.appendix.every((booking) => known.has(booking.fileSha256))).toBe(true);
  });

  it('names the unfinished months and the whole period of all accounts', () => {
    const model = makeReportModel(sampleReport());
    expect(model.partialMonths).toEqual(['2026-07']);
    expect(model.period).toEqual({ since: '2024-08-01', until: '2026-07-14' });
  });

  it('writes each result in the currency of its bookings, and in none when they have several', () => {
    const data = sampleReport();
    expect(makeReportModel(data).currencyOf('company.credits')).toBe('EUR');
    const [first, ...others] = data.figures.accounts;
    if (!first) throw new Error('no account');
    const figures = { ...data.figures, accounts: [{ ...first, currency: 'CHF' }, ...others] };
    const inFrancs = new Set(
      makeReportModel(data)
        .appendix.filter((group) => group.endpoint === 'company.insurances')
        .flatMap((group) => group.rows.map((row) => row.transactionId)),
    );
    const appendix = data.appendix.map((row) =>
      inFrancs.has(row.transactionId) ? { ...row, currency: 'CHF' } : row,
    );
    const model = makeReportModel({ ...data, figures, appendix });
    expect(model.currencies).toEqual(['CHF', 'EUR']);
    expect(model.currencyOf('company.credits')).toBe('EUR');
    expect(model.currencyOf('company.insurances')).toBe('CHF');
    const [one, ...rest] = appendix.filter((row) => inFrancs.has(row.transactionId));
    if (!one || rest.length === 0) throw new Error('no bookings');
    const mixed = appendix.map((row) => (row === one ? { ...row, currency: 'EUR' } : row));
    expect(
      makeReportModel({ ...data, figures, appendix: mixed }).currencyOf('company.insurances'),
    ).toBeNull();
    expect(makeReportModel({ ...data, figures, appendix: [] }).currencyOf('company.credits')).toBeNull();
  });

  it('adds up transfers between own accounts from its bookings, and not at all when some of them are cut off', () => {
    const data = sampleReport();
    const model = makeReportModel(data);
    expect(model.transfers).toMatchObject([{ currency: 'EUR', withoutReceiver: 0 }]);
    expect(Number(model.transfers[0]?.sum)).toBeLessThan(0);
    expect(model.areTransfersCut).toBe(false);
    const appendix = data.appendix.slice(0, 10);
    const cut = makeReportModel({ ...data, appendix });
    expect(cut).toMatchObject({ transfers: [], areTransfersCut: true });
    const elsewhere = makeReportModel({ ...data, appendix, appendixTotal: appendix.length });
    expect(elsewhere.areTransfersCut).toBe(false);
  });

  it('shows a person only the analyses that were answered', () => {
    const model = makeReportModel(
      sampleReport({ customer: { name: 'E. Beispiel', type: 'person', customUserId: 'x' }, results: [] }),
    );
    expect(model.breakdowns).toEqual([]);
  });
});

describe('the drawn signal (B040)', () => {
  it('comes only when the page is rendered and every expected chart has said that it is drawn', async () => {
    const watch = new DrawnWatch();
    let isDone = false;
    void watch.done().then(() => {
      isDone = true;
    });
    const settled = () => new Promise((resolve) => setTimeout(resolve, 0));
    watch.expect('a');
    watch.expect('b');
    watch.rendered();
    watch.drawn('a');
    await settled();
    expect(isDone).toBe(false);
    watch.drawn('b');
    await settled();
    expect(isDone).toBe(true);
  });

  it('waits for the page when the charts are early, and for no chart when there is none', async () => {
    const early = new DrawnWatch();
    early.expect('a');
    early.drawn('a');
    early.rendered();
    await early.done();
    const none = new DrawnWatch();
    none.rendered();
    await none.done();
  });
});
