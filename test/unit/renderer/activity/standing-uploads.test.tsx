import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Upload } from '../../../../preload/contract';
import { StandingUploads } from '../../../../renderer/activity/standing-uploads';
import { startLanguage } from '../../../../renderer/base/language';

const upload: Upload = {
  id: 'u1',
  importId: 'i1',
  customerId: 'c1',
  state: 'interrupted',
  startedAt: '2026-11-29T05:00:00.000Z',
  finishedAt: null,
  batchesTotal: 2,
  batchesDone: 1,
  transactionsTotal: 1_500,
  transactionsDone: 500,
  secondsLeft: null,
  readBack: null,
  waitingUntil: null,
  error: { code: 'import.sentOtherwise' },
  analysesNext: false,
};

async function shown(language: 'de' | 'en', uploads: Upload[]): Promise<string> {
  await startLanguage(language);
  const markup = renderToStaticMarkup(
    <MantineProvider>
      <StandingUploads
        uploads={uploads}
        customers={[{ id: 'c1', name: 'Weber GmbH' }]}
        onShow={() => undefined}
      />
    </MantineProvider>,
  );
  const body = markup.slice(markup.lastIndexOf('</style>') + 1);
  return body.replace(/<[^>]*>/g, ' ').replace(/&nbsp;|[\u00a0\u202f\s]+/g, ' ');
}

describe('an upload that was to go on by itself and may not', () => {
  it('stands on the activity screen with its reason, although no call was made', async () => {
    const english = await shown('en', [upload]);
    expect(english).toContain('The upload for Weber GmbH stands still: 500 of 1,500 bookings were sent.');
    expect(english).toContain('Another import');
    expect(english).toContain('Show imports');
    expect(await shown('de', [upload])).toContain('steht: 500 von 1.500 Buchungen wurden gesendet.');
  });

  it('when its customer is gone, has nowhere to lead', async () => {
    expect(await shown('en', [{ ...upload, customerId: 'gone' }])).not.toContain('Show imports');
  });

  it('when there are many, shows the newest and counts the others', async () => {
    const many = Array.from({ length: 7 }, (_, day) => ({
      ...upload,
      id: `u${day}`,
      transactionsDone: day,
      startedAt: `2026-11-2${day}T05:00:00.000Z`,
    }));
    const english = await shown('en', many);
    expect(english).toContain('And 2 more.');
    expect(english.indexOf(' 6 of')).toBeLessThan(english.indexOf(' 5 of'));
    expect(english).not.toContain(' 1 of');
  });

  it.each(['running', 'waiting', 'queued', 'done', 'cancelled', 'rolledBack'] as const)(
    'when it is %s, nothing stands there',
    async (state) => {
      expect(await shown('en', [{ ...upload, state }])).not.toContain('stands still');
    },
  );

  it('when it was paused by the user and nothing is wrong, nothing stands there', async () => {
    expect(await shown('en', [{ ...upload, state: 'paused', error: null }])).not.toContain('stands still');
  });
});
