import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Finding, ImportFindings, RowView } from '../../../../../preload/contract';
import { startLanguage } from '../../../../../renderer/base/language';
import { RowFindings } from '../../../../../renderer/import/check/row-findings';
import type { RowChanges } from '../../../../../renderer/import/check/use-row-changes';

beforeAll(() => startLanguage('en'));

const row = {
  rowId: 7,
  fileId: 'f',
  line: 12,
  amount: null,
  findings: [{ severity: 'warning', rule: 'balance.blocked' }],
} as unknown as RowView;

const reason = { code: 'rowBlocked', params: { line: 12, amount: -1_250, currency: 'EUR' } };
const blocked: Finding = {
  severity: 'warning',
  rule: 'balance.blocked',
  line: 12,
  field: 'amount',
  column: null,
  text: null,
  params: { amount: -1_250, currency: 'EUR' },
  rowIds: [7],
  suggestion: { field: 'amount', value: '-12.50', reason },
};

function shown(finding: Finding): string {
  const found: ImportFindings = { findings: [finding], totals: {}, alike: [], settled: [], pendingIn: 0 };
  const changes = { isRunning: false } as RowChanges;
  return renderToStaticMarkup(
    <MantineProvider>
      <RowFindings found={found} row={row} changes={changes} />
    </MantineProvider>,
  ).replace(/<[^>]+>/g, ' ');
}

const sentence = /This follows from line 12, .*12\.50/;

describe('a correction that others of its kind can have, too', () => {
  const wrong = (line: number): Finding => ({
    severity: 'error',
    rule: 'amount.unreadable',
    fileId: 'f',
    line,
    field: 'amount',
    column: 'Betrag',
    text: 'xxx',
    params: {},
  });
  const corrected = { ...row, amount: '-1.00', edited: { amount: null }, findings: [] } as RowView;
  const offered = (total: number, alike: ImportFindings['alike'] = []) => {
    const findings = [20, 30].map(wrong);
    const found: ImportFindings = {
      findings,
      totals: { 'amount.unreadable': total },
      alike,
      settled: [wrong(12)],
      pendingIn: 0,
    };
    return renderToStaticMarkup(
      <MantineProvider>
        <RowFindings found={found} row={corrected} changes={{ isRunning: false } as RowChanges} />
      </MantineProvider>,
    );
  };

  it('counts those that are not listed and known to be like it', () => {
    const like = { rule: 'amount.unreadable', field: 'amount', count: 1_200 };
    expect(offered(1_202, [{ ...like, text: 'xxx' }])).toContain('Also for 1,202 more like this');
    expect(offered(1_202, [{ ...like, text: 'xxx' }])).not.toContain('not listed');
    expect(offered(1_202, [{ ...like, text: 'yyy' }])).toContain('Also for 2 more like this');
  });

  it('counts them, and says how many are not listed', () => {
    expect(offered(2)).toContain('Also for 2 more like this');
    expect(offered(2)).not.toContain('not listed');
    expect(offered(1_202)).toContain('1,200 more findings are not listed');
  });
});

describe('what is suggested for a row', () => {
  it('when a repair is suggested, its reason stands beside it, with money as money', () => {
    expect(shown(blocked)).toMatch(sentence);
  });

  it('when the sentence of the finding has the cause, it is said once', () => {
    expect(shown({ ...blocked, cause: reason }).split('This follows from line').length).toBe(2);
  });
});
