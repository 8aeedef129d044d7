import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { startLanguage } from '../../../../renderer/base/language';
import { CashFlowPages } from '../../../../renderer/report/cash-flow-pages';
import { makeReportModel } from '../../../../renderer/report/report-model';
import { sampleReport } from './sample-report';

const watch = { expect: () => {}, drawn: () => {} } as unknown as Parameters<
  typeof CashFlowPages
>[0]['watch'];

beforeAll(() => startLanguage('en'));

it('the cash flow on paper names the bookings that its sums leave out', () => {
  const base = sampleReport({ language: 'en' });
  const excluded = [
    {
      transactionId: 't',
      bookingDay: '2026-03-04',
      amount: '600.00',
      currency: 'EUR',
      counterpartyName: 'Käufer',
      note: 'Verkauf des Autos',
    },
  ];
  const drawn = (figures: typeof base.figures) =>
    renderToStaticMarkup(<CashFlowPages model={makeReportModel({ ...base, figures })} watch={watch} />);
  expect(drawn(base.figures)).not.toContain('excluded-note');
  expect(drawn({ ...base.figures, excluded })).toMatch(
    /1 booking does not count.*Käufer.*Verkauf des Autos/s,
  );
});
