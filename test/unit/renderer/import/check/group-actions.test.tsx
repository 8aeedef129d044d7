import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Finding } from '../../../../../preload/contract';
import { startLanguage } from '../../../../../renderer/base/language';
import { GroupActions } from '../../../../../renderer/import/check/group-actions';
import type { RowChanges } from '../../../../../renderer/import/check/use-row-changes';

vi.mock('../../../../../renderer/import/queue/import-context', () => ({
  useImport: () => ({ change: () => undefined }),
}));
beforeAll(() => startLanguage('en'));

const finding = (line: number): Finding => ({
  severity: 'warning',
  rule: 'amount.zero',
  line,
  field: 'amount',
  column: null,
  text: null,
  params: {},
  rowIds: [line],
  suggestion: { field: 'amount', value: '1.00', reason: { code: 'rowBlocked', params: {} } },
});

function shown(listed: number, total: number, rule = 'amount.zero'): string {
  const group = {
    rule,
    severity: 'warning' as const,
    total,
    found: Array.from({ length: listed }, (_, index) => finding(index + 2)),
  };
  return renderToStaticMarkup(
    <MantineProvider>
      <GroupActions group={group} changes={{ isRunning: false } as RowChanges} onShowRule={() => undefined} />
    </MantineProvider>,
  ).replace(/<[^>]+>/g, ' ');
}

describe('what can be done with all findings of a check', () => {
  it('when all are listed, all are meant, and it says so', () => {
    expect(shown(3, 3)).toMatch(/Take all 3 suggestions[\s\S]*Exclude all 3 rows/);
  });

  it('when there are more than are listed, a press means the listed ones and does not say “all”', () => {
    const text = shown(200, 1_312);
    expect(text).toMatch(
      /first 200 suggestions \(of 1,312 findings\)[\s\S]*first 200 rows \(of 1,312 findings\)/,
    );
    expect(text).not.toContain('all 200');
  });

  it.each([
    ['amount.zero', 'Open the mapping'],
    ['coverage.gap', 'Show the days'],
    ['row.twice', 'Compare side by side'],
  ])('%s: leads to where it can be mended or seen', (rule, label) => {
    expect(shown(1, 1, rule)).toContain(label);
  });
});
