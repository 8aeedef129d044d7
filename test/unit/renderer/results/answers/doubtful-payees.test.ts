import { expect, it } from 'vitest';
import { texts } from '../../../../../renderer/base/languages';
import { reasonSentence } from '../../../../../renderer/results/answers/category-reason';
import { readDoubtfulPayees } from '../../../../../renderer/results/answers/doubtful-payees';

const booking = (transactionId: string, name: string, amount: number, confidence: unknown, more = {}) => ({
  transactionId,
  paymentPartner: { name },
  amount,
  currency: 'EUR',
  category: 'shopping.other',
  reason: 'name "MARKT"',
  confidence,
  ...more,
});

it('puts a payee’s doubtful bookings together, the most doubtful money first', () => {
  const payees = readDoubtfulPayees({
    transactions: [
      booking('1', 'Zwirbel', -10.1, 0.5),
      booking('2', 'ZWIRBEL', -20.2, 0.75),
      booking('3', 'Dornwald', -900, 0.8),
      booking('4', 'Sicher AG', -5000, 0.98),
    ],
  });
  expect(
    payees.map(({ name, amount, confidence, transactionIds }) => [name, amount, confidence, transactionIds]),
  ).toEqual([
    ['Dornwald', 90_000, 0.8, ['3']],
    ['Zwirbel', 3_030, 0.5, ['1', '2']],
  ]);
});

it('keeps directions and currencies of one payee apart', () => {
  const payees = readDoubtfulPayees([
    booking('1', 'Zwirbel', -10, 0.5),
    booking('2', 'Zwirbel', 9, 0.5),
    booking('3', 'Zwirbel', -8, 0.5, { currency: 'CHF' }),
  ]);
  expect(payees.map(({ isOut, currency }) => [isOut, currency])).toEqual([
    [true, 'EUR'],
    [false, 'EUR'],
    [true, 'CHF'],
  ]);
});

it('passes over what does not say how sure it is, whatever the answer looks like', () => {
  expect(readDoubtfulPayees([booking('1', 'Zwirbel', -10, undefined), null, 7])).toEqual([]);
  expect(readDoubtfulPayees({ message: 'none' })).toEqual([]);
  expect(readDoubtfulPayees(null)).toEqual([]);
});

it('reads a category in each form that services write it in', () => {
  const forms = ['a.b', { id: 'a.b' }, ['a', 'b']].map((category) =>
    booking('1', 'Zwirbel', -1, 0.5, { category }),
  );
  expect(forms.map((form) => readDoubtfulPayees([form])[0]?.category)).toEqual(['a.b', 'a.b', 'a.b']);
});

it('says every reason in both languages, with what was found', () => {
  const reasons = [
    'name "MARKT"',
    'transaction code 105',
    'returns the payment of 2024-01-02',
    'a bank is paid',
  ];
  for (const reason of reasons) {
    const { code } = reasonSentence(reason);
    for (const language of [texts.de, texts.en]) expect(language).toHaveProperty([`results.reason.${code}`]);
  }
  expect(reasonSentence('name "MARKT"').values).toEqual({ found: 'MARKT' });
  expect(reasonSentence('Weil es so ist').code).toBeNull();
});
