import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { startLanguage } from '../../../../renderer/base/language';
import { AtServiceChoice } from '../../../../renderer/uploads/at-service-choice';

async function shown(language: 'de' | 'en', of: 'import' | 'files', others: number): Promise<string> {
  await startLanguage(language);
  const held = { transactions: 1_200, others, customers: ['Muster GmbH'], uploadIds: ['u'] };
  return renderToStaticMarkup(
    <MantineProvider>
      <AtServiceChoice held={held} of={of} how="keep" onChoose={() => undefined} />
    </MantineProvider>,
  );
}

describe('what becomes of transactions at the service when their import goes', () => {
  it('is asked with their number and whose they are, keeping them proposed', async () => {
    const english = await shown('en', 'import', 0);
    expect(english).toContain('1,200 bookings of it are at the service, with Muster GmbH.');
    expect(english.match(/type="radio"/g)).toHaveLength(3);
    expect(english).toMatch(/<input[^>]*checked=""[^>]*value="keep"|<input[^>]*value="keep"[^>]*checked=""/);
    expect(await shown('de', 'import', 0)).toContain(
      '1.200 Buchungen daraus sind beim Dienst, bei Muster GmbH.',
    );
  });

  it('when an upload brought other files too, says that taking it back takes these along', async () => {
    expect(await shown('en', 'files', 0)).not.toContain('as a whole');
    expect(await shown('en', 'files', 35)).toContain(
      'The upload is taken back as a whole, with 35 bookings of other files.',
    );
  });
});
