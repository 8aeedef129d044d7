import { beforeAll, describe, expect, it } from 'vitest';
import { startLanguage, textsIn } from '../../../../../renderer/base/language';
import { readCashFlows } from '../../../../../renderer/results/answers/cash-flow';
import { accountTable, flowTable } from '../../../../../renderer/results/exports/local-tables';
import type { ShownCase } from '../../../../../renderer/results/exports/shown-case';
import { sampleFigures } from '../../report/sample-report';

beforeAll(() => startLanguage('en'));

const figures = sampleFigures();

describe('tables of what is computed here', () => {
  it('call the last balance of an account its closing balance, with its day', () => {
    const [table] = accountTable(textsIn('en'), { figures } as ShownCase);
    const [heads, first] = table?.rows ?? [];
    const place = heads?.indexOf('Closing balance') ?? -1;
    expect(heads?.[place + 1]).toBe('Day of the closing balance');
    expect(heads).not.toContain('End of month');
    expect(first?.[place + 1]).toBe(figures.accounts[0]?.closingBalanceDay);
    expect(first).toHaveLength(heads?.length ?? 0);
  });

  it.each([
    [1, 'Lowest of the account (EUR)'],
    [2, 'Lowest of all together (EUR)'],
  ])('of %i accounts, say whose lowest balance it is', (count, head) => {
    const [flow] = readCashFlows({ ...figures, accounts: figures.accounts.slice(0, count) });
    expect(flow && flowTable(textsIn('en'), flow).rows[0]).toContain(head);
  });
});
