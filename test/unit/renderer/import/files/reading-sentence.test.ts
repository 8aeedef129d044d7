import i18next from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ReadOptions } from '../../../../../preload/contract';
import { startLanguage, type Texts } from '../../../../../renderer/base/language';
import { readingSentence } from '../../../../../renderer/import/files/reading-sentence';

const said: Pick<Texts, 't' | 'coded'> = {
  t: (key, values) => i18next.t(key, { ...values, n: values?.count ?? '' }),
  coded: (prefix, code) => i18next.t(`${prefix}.${code}`),
};
const sentence = (before: ReadOptions, after: ReadOptions, others = 0) =>
  readingSentence({ first: 'a.csv', others }, { before, after }, said);

beforeAll(() => startLanguage('en'));

describe('what a step said of the reading of files', () => {
  it.each([
    [{}, { dateOrder: 'DMY' }, 'Date order of a.csv: Day, month, year'],
    [{ dateOrder: 'DMY' }, {}, 'Date order of a.csv: Automatic'],
    [{ currency: 'EUR' }, { currency: 'USD' }, 'Currency of a.csv: USD'],
    [{}, { sign: 'inverted' }, 'Amounts without a sign of a.csv: Without a minus: money out'],
    [
      {},
      { statementPeriod: { from: '2025-01-01', to: '2025-12-31' } },
      'Period of a.csv: 2025-01-01 – 2025-12-31',
    ],
    [
      { statusWords: { ok: 'booked' } },
      { statusWords: { ok: 'booked', storno: 'declined' } },
      '“storno” in a.csv: Did not happen: no booking',
    ],
    [
      {},
      { mapping: { amount: [2] }, template: { name: 'x', header: ['a'] } },
      'a.csv is read with other columns',
    ],
    [{}, { dateOrder: 'DMY', mapping: { amount: [2] } }, 'a.csv is read in another way'],
    [{}, { dateOrder: 'DMY', currency: 'USD' }, 'a.csv is read in another way'],
  ] as [ReadOptions, ReadOptions, string][])('%j, then %j: %s', (before, after, expected) => {
    expect(sentence(before, after)).toBe(expected);
  });

  it('names the first of several files, and how many more there are', () => {
    expect(sentence({}, { currency: 'CHF' }, 2)).toBe('Currency of a.csv and 2 more files: CHF');
  });
});
