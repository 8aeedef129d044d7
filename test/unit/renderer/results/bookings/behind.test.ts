import { beforeAll, describe, expect, it } from 'vitest';
import {
  fetchLanguages,
  saidIn,
  startLanguage,
  type Texts,
  textsIn,
} from '../../../../../renderer/base/language';
import type { Breakdown } from '../../../../../renderer/results/answers/breakdown';
import type { Contract } from '../../../../../renderer/results/answers/contract-list';
import { behindContract, behindMonth } from '../../../../../renderer/results/bookings/behind';

beforeAll(async () => {
  await startLanguage('en');
  await fetchLanguages();
});

const breakdown = {
  months: [{ month: '2026-03', recurringIds: ['a'], oneOffIds: ['b'] }],
} as unknown as Breakdown;
const credits = ({ coded }: Texts) => coded('results.kind', 'company.credits');

describe('the words above bookings that are open', () => {
  it.each([
    ['en', 'Credits and leasing, March 2026', ['Recurring', 'One-off']],
    ['de', 'Kredite und Leasing, März 2026', ['Wiederkehrend', 'Einmalig']],
  ] as const)('are those of the language that is chosen meanwhile: %s', (language, title, labels) => {
    const behind = behindMonth(breakdown, 0, credits);
    const texts = textsIn(language);
    expect(saidIn(texts, behind.title)).toBe(title);
    expect(behind.groups.map(({ label }) => label && saidIn(texts, label))).toEqual(labels);
  });

  it('leave a name of the data as it is, and name what has none in either language', () => {
    const contract = { partnerName: 'Stadtwerke', transactionIds: ['a'] } as unknown as Contract;
    expect(saidIn(textsIn('de'), behindContract(contract).title)).toBe('Stadtwerke');
    const { title } = behindContract({ ...contract, partnerName: null });
    expect(saidIn(textsIn('de'), title)).not.toBe(saidIn(textsIn('en'), title));
  });
});
