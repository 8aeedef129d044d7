import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findingRules } from '../../../../../../preload/contract/reading/reading-codes';
import { filesIn } from '../../../../../check/fixture-files';
import { readPath } from '../../../../../check/read-file';

const signs = [
  'date.mixed',
  'amount.mixed',
  'sequence.statement',
  'sequence.voucher',
  'counterparty.accounts',
] as const;
const dir = join('test', 'fixtures', 'formats');

describe('signs that a file was put together or edited', () => {
  it('are observations', () =>
    expect(signs.map((rule) => findingRules[rule].severity)).toEqual(signs.map(() => 'hint')));

  it('are in no export as its bank wrote it', async () => {
    const names = filesIn(dir, /\.csv$/);
    expect(names.length).toBeGreaterThan(30);
    for (const name of names) {
      const { findingTotals } = (await readPath(join(dir, name))).reading;
      expect([name, signs.filter((rule) => rule in findingTotals)]).toEqual([name, []]);
    }
  });
});
