import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { UploadPlan } from '../../../../preload/contract';
import { startLanguage } from '../../../../renderer/base/language';
import { PlanReplaces } from '../../../../renderer/uploads/plan-replaces';

const rows = Array.from({ length: 200 }, (_, row) => ({
  transactionId: `id-${row}`,
  bookingDay: row === 1 ? null : '2025-03-09',
  amount: row === 2 ? null : '-1234.50',
  currency: 'EUR',
}));

/** As it is read, without marks and with plain spaces. */
async function shown(language: 'de' | 'en', replaces: UploadPlan['replaces']): Promise<string> {
  await startLanguage(language);
  const markup = renderToStaticMarkup(
    <MantineProvider>
      <PlanReplaces replaces={replaces} />
    </MantineProvider>,
  );
  const body = markup.slice(markup.lastIndexOf('</style>') + 1);
  return body.replace(/<[^>]*>/g, ' ').replace(/&nbsp;|[\u00a0\u202f\s]+/g, ' ');
}

describe('what a corrected import takes from the service first', () => {
  it('is counted, and listed with day, amount and identifier, the rest by its number', async () => {
    const english = await shown('en', { transactions: 1_234, rows });
    expect(english).toContain('1,234 bookings of an earlier upload are deleted at the service');
    expect(english).toContain('id-0');
    expect(english).toContain('-€1,234.50');
    expect(english).toContain('and 1,034 more');
    const german = await shown('de', { transactions: 1_234, rows });
    expect(german).toContain('1.234 Buchungen einer früheren Übertragung werden beim Dienst gelöscht');
    expect(german).toMatch(/[-−]1\.234,50/);
    expect(german).toContain('09.03.2025');
  });

  it('when all of it is listed, promises no more; when nothing goes, is not there', async () => {
    expect(await shown('en', { transactions: 200, rows })).not.toContain('more');
    expect(await shown('en', undefined)).not.toContain('deleted');
  });
});
