import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { startLanguage } from '../../../../../renderer/base/language';
import type { DayLine } from '../../../../../renderer/results/liquidity/balance-lines';
import { LineMonthsTable } from '../../../../../renderer/results/liquidity/lines-tables';

beforeAll(() => startLanguage('en'));

const line = (accountId: string | null): DayLine => ({
  accountId,
  name: accountId && `Account ${accountId}`,
  line: null,
  values: [accountId === null ? 7 : Number(accountId)],
  limit: null,
  knownEnds: new Map(),
  partial: new Set(),
});
const money = { minor: (value: number | null) => `#${value}`, decimal: String };

it.each([
  [1, 1],
  [2, 1],
  [3, 2],
  [4, 2],
  [7, 4],
])(
  'the months of %s lines stand in %s tables of five columns at most, each with every month',
  (count, tables) => {
    const lines = [null, '1', '2', '3', '4', '5', '6'].slice(0, count).map(line);
    const months = [{ month: '2026-04', start: 0, since: '2026-04-01' }];
    const markup = renderToStaticMarkup(
      <MantineProvider>
        <LineMonthsTable lines={lines} months={months} money={money} onPick={() => undefined} />
      </MantineProvider>,
    );
    const shown = markup.split('<table').slice(1);
    expect(shown).toHaveLength(tables);
    for (const one of shown) {
      expect(one.match(/<th scope="col"/g)?.length).toBeLessThanOrEqual(5);
      expect(one).toContain('April 2026');
    }
    for (const { values } of lines) expect(markup.match(new RegExp(`#${values[0]}<`, 'g'))).toHaveLength(2);
  },
);
