import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { ImportSummary } from '../../../../preload/contract';
import { startLanguage } from '../../../../renderer/base/language';
import { ConfirmDialog } from '../../../../renderer/ui/confirm-dialog';
import { withHidden } from '../../../../renderer/ui/names/with-names';
import { OpenImportsTable } from '../../../../renderer/wizard/open-imports-table';

// A dialog is drawn beside the page, which there is none of here.
vi.mock('@mantine/core', async (load) => ({
  ...(await load<typeof import('@mantine/core')>()),
  Modal: ({ title, children }: { title: ReactNode; children: ReactNode }) => (
    <div>
      {title}
      {children}
    </div>
  ),
}));
beforeAll(() => startLanguage('en'));

/** What can be read while names are hidden. */
const seen = (node: ReactNode) =>
  renderToStaticMarkup(<MantineProvider>{node}</MantineProvider>)
    .replace(/<style.*?<\/style>/gs, '')
    .replace(/<(\w+)[^>]*class="[^"]*\bprivate\b[^"]*"[^>]*>[^<]*<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ');

describe('while names are hidden', () => {
  it('a question shows none in its title, its text and its button', () => {
    const text = seen(
      <ConfirmDialog
        isOpen
        title="Send to “Muster GmbH”?"
        text="The accounts belong to “Other GmbH” and not to “Muster GmbH”."
        confirmLabel="Send to “Muster GmbH”"
        onConfirm={() => undefined}
        onCancel={() => undefined}
      />,
    );
    expect(text).toContain('The accounts belong to');
    expect(text).not.toContain('GmbH');
  });

  it('open imports show no names of files', () => {
    const one = { id: 'i', files: [{ name: 'muster.csv' }], createdAt: '2026-01-02T03:04:05Z' };
    const text = seen(
      <OpenImportsTable
        imports={[one as unknown as ImportSummary]}
        isBusy={false}
        labelledBy="x"
        onTakeUp={() => undefined}
        onDiscard={() => undefined}
      />,
    );
    expect(text).not.toContain('muster.csv');
  });

  it('a sentence hides names that stand there without quotes', () => {
    expect(seen(withHidden('Does muster.csv belong to it?', 'muster.csv'))).toMatch(/Does +belong to it/);
    expect(seen(withHidden('Nothing is named', ''))).toContain('Nothing is named');
  });
});
