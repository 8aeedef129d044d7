import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import type { ColumnReading } from '../../../../../preload/contract';
import { startLanguage } from '../../../../../renderer/base/language';
import { texts } from '../../../../../renderer/base/languages';
import { ColumnSplitEditor } from '../../../../../renderer/import/mapping/column-split-editor';

beforeAll(() => startLanguage('en'));

const column: ColumnReading = {
  index: 0,
  header: 'Text',
  field: null,
  score: 0,
  kind: 'text',
  sample: ['a/b'],
  reasons: [],
};

/** The tag of the button with this name. */
function buttonOf(parts: number, name: string): string {
  const html = renderToStaticMarkup(
    <MantineProvider>
      <ColumnSplitEditor
        column={column}
        name="Text"
        split={{ by: { kind: 'separator', text: '/' }, feeds: Array(parts).fill(null) }}
        onChange={() => undefined}
      />
    </MantineProvider>,
  );
  return html.match(/<button[^>]*>/g)?.find((tag) => tag.includes(`aria-label="${name}"`)) ?? '';
}

it.each([
  [2, texts.en['mapping.fewerParts'], texts.en['mapping.moreParts']],
  [8, texts.en['mapping.moreParts'], texts.en['mapping.fewerParts']],
])(
  'when there are %i parts, the button that does nothing more says so and keeps the focus',
  (parts, off, on) => {
    expect(buttonOf(parts, off)).toContain('aria-disabled="true"');
    expect(buttonOf(parts, off)).not.toMatch(/ disabled/);
    expect(buttonOf(parts, on)).toContain('aria-disabled="false"');
  },
);
