import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { choicesOf, defaultHabits, type ReportChoices, type Result } from '../../../../preload/contract';
import { startLanguage } from '../../../../renderer/base/language';
import { BookingsBehind, bookingsBehind } from '../../../../renderer/report/bookings-behind';
import { makeReportModel } from '../../../../renderer/report/report-model';
import { sampleReport } from './sample-report';

/** Two bookings of the credits, one that only this answer names, one that no appendix has. */
function withCustomers(changes: Partial<ReportChoices> = {}) {
  const base = sampleReport({ language: 'en', choices: { ...choicesOf(defaultHabits), ...changes } });
  const credits = makeReportModel(base).appendix.find(({ endpoint }) => endpoint === 'company.credits');
  const [first, second] = credits?.rows ?? [];
  if (!first || !second) throw new Error('no bookings');
  const own = { ...first, transactionId: 'own-1' };
  const [sample] = base.results;
  const result = {
    ...sample,
    endpoint: 'company.customersSuppliers',
    payload: {
      customers: {
        partnerList: [
          { transactionIDs: [first.transactionId, 'own-1', 'gone'] },
          { transactionIDs: [first.transactionId, second.transactionId] },
        ],
      },
    },
  } as Result;
  const data = { ...base, results: [...base.results, result], appendix: [...base.appendix, own] };
  return { result, model: makeReportModel(data) };
}

describe('where the bookings behind a result stand', () => {
  beforeAll(() => startLanguage('en'));

  it('is told by the groups of the appendix, each booking once', () => {
    const { result, model } = withCustomers();
    expect(bookingsBehind(result, model)).toEqual([
      { endpoint: 'company.credits', count: 2 },
      { endpoint: 'company.customersSuppliers', count: 1 },
    ]);
    expect(renderToStaticMarkup(<BookingsBehind result={result} model={model} />)).toContain(
      'in the appendix with file and line: Credits and leasing (2), Customers and suppliers (1).',
    );
  });

  it('is not told of an appendix that is left out, nor of a result without bookings', () => {
    const { result, model } = withCustomers({ leftOut: ['appendix'] });
    expect(renderToStaticMarkup(<BookingsBehind result={result} model={model} />)).toBe('');
    const { model: full } = withCustomers();
    expect(renderToStaticMarkup(<BookingsBehind result={{ ...result, payload: {} }} model={full} />)).toBe(
      '',
    );
  });

  it('of a balance are all of them: as many as the appendix has', () => {
    const { result, model } = withCustomers();
    const liquidity = { ...result, endpoint: 'company.liquidity', payload: {} };
    const of = (appendixTotal: number) =>
      renderToStaticMarkup(
        <BookingsBehind result={liquidity} model={{ ...model, data: { ...model.data, appendixTotal } }} />,
      );
    expect(of(model.data.appendix.length)).toContain('Every booking behind it is in the appendix');
    expect(of(model.data.appendix.length + 1)).toContain('as many as it has room for');
  });
});
