import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { startLanguage } from '../../../../renderer/base/language';
import { MethodPage } from '../../../../renderer/report/method-page';
import { makeReportModel } from '../../../../renderer/report/report-model';
import { sampleReport } from './sample-report';

const correction = {
  payee: 'Quirlig & Partner',
  original: 'business.supplier',
  category: 'insurances.other',
  bookings: 12,
  // Late in the evening in UTC: in the zone of the report it is the next day.
  changedAt: '2026-07-14T23:30:00.000Z',
  isHeeded: true,
};
const shown = (change: Parameters<typeof sampleReport>[0]) =>
  renderToStaticMarkup(<MethodPage model={makeReportModel(sampleReport(change))} />)
    .replaceAll('&amp;', '&')
    .replace(/<[^>]+>/g, '\n')
    .replace(/[\u00a0\u202f]/g, ' ');

it('prints what was corrected, with day and number of bookings, and nothing where nothing was', async () => {
  await startLanguage('en');
  const corrections = [correction, { ...correction, payee: 'Zwirbel', bookings: 1, isHeeded: false }];
  const english = shown({ corrections, timeZone: 'Europe/Berlin' });
  expect(english).toContain(
    'Quirlig & Partner: “Insurances: Other insurance” instead of “Business: Suppliers”, 12 bookings, 15/07/2026.\n',
  );
  expect(english).toContain(
    'Zwirbel: “Insurances: Other insurance” instead of “Business: Suppliers”, 1 booking, 15/07/2026.',
  );
  expect(english.match(/Not in the figures\./g)).toHaveLength(1);
  await startLanguage('de');
  expect(shown({ corrections, timeZone: 'Europe/Berlin' })).toContain(
    'Quirlig & Partner: „Versicherungen: Sonstige Versicherung“ statt „Betrieb: Lieferanten“, 12 Buchungen, 15.07.2026.',
  );
  expect(shown({ corrections: [] })).not.toContain('berichtigt');
});
