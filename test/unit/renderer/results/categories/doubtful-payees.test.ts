import { expect, it } from 'vitest';
import { analyse, ledgerFromUpload } from '../../../../../main/local-service/analysis';
import { formatOf } from '../../../../../renderer/base/format';
import { texts } from '../../../../../renderer/base/languages';
import { reasonSentence, reasonText } from '../../../../../renderer/results/categories/category-reason';
import {
  bookingsOfPayee,
  payeeOfBooking,
  readDoubtfulPayees,
} from '../../../../../renderer/results/categories/doubtful-payees';
import { handLedgers, handSetNames } from '../../../../check/hand-ledgers';

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

it('a correction holds for all bookings of the payee that went the same way and were taken for the same', () => {
  const payload = [
    booking('1', 'Zwirbel', -10, 0.5),
    booking('2', 'ZWIRBEL', -9, 0.99),
    booking('3', 'Zwirbel', 8, 0.5),
    booking('4', 'Zwirbel', -7, 0.5, { category: 'credits.loan' }),
    booking('5', 'Zwirbel', -6, undefined, { currency: 'CHF' }),
    booking('6', 'Dornwald', -5, 0.5),
  ];
  const [payee] = readDoubtfulPayees(payload);
  expect(payee && bookingsOfPayee(payload, payee)).toEqual(['1', '2', '5']);
  const nameless = [booking('1', '', -10, 0.5), booking('2', '', -9, 0.99)];
  const [group] = readDoubtfulPayees(nameless);
  expect(group && bookingsOfPayee(nameless, group)).toEqual(['1']);
});

it('finds the payee of one booking, also of a sure one', () => {
  const payload = [booking('1', 'Zwirbel', -10, 0.5), booking('2', 'Dornwald', 9, undefined)];
  expect(payeeOfBooking(payload, '2')).toMatchObject({ name: 'Dornwald', isOut: false, confidence: null });
  expect(payeeOfBooking(payload, '3')).toBeNull();
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

it.each(handSetNames)('knows each reason that the engine gives to the ledgers written by hand: %s', (set) => {
  const ledgers = handLedgers(set);
  const reasons = new Set(
    ledgers.flatMap(({ ledger: { user, accounts, transactions } }) =>
      analyse(ledgerFromUpload({ userType: user.type, accounts, transactions })).categorization.map(
        ({ reason }) => reason,
      ),
    ),
  );
  const unknown = [...reasons].filter((reason) => {
    const { code } = reasonSentence(reason);
    return [texts.de, texts.en].some((language) => !Object.hasOwn(language, `results.reason.${code}`));
  });
  expect(unknown).toEqual([]);
});

it('writes a day in a reason as the language does', () => {
  const words = { coded: (_: string, code: string, values?: object) => `${code} ${JSON.stringify(values)}` };
  const german = { ...words, format: formatOf('de') } as Parameters<typeof reasonText>[0];
  expect(reasonText(german, 'returns the payment of 2026-03-18')).toBe('returns {"found":"18.03.2026"}');
  expect(reasonText(german, 'Weil es so ist')).toBe('Weil es so ist');
});
