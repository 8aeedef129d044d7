import { expect, it } from 'vitest';
import { analyse, ledgerFromUpload, type RawRecord } from '../../../../../../main/local-service/analysis';

const accounts = [{ accountId: 'giro', owner: 'Uta Krautwurst', type: 'GIRO' }];
const booking = (
  id: string,
  bookingDate: string,
  name: string,
  purpose: string,
  amount: number,
): RawRecord => ({
  transactionId: id,
  accountId: 'giro',
  currency: 'EUR',
  bookingDate,
  amount,
  purpose,
  bookingText: 'Lastschrift',
  paymentPartner: { name },
});
const ledger = ledgerFromUpload({
  userType: 'person',
  accounts,
  transactions: [
    booking('1', '2024-01-15', 'Zwirbel KG', '4711', -40),
    booking('2', '2024-02-15', 'Zwirbel KG', '4712', -41),
    booking('3', '2024-02-20', 'Zwirbel KG', 'Darlehen 991 Rate', -210),
    booking('4', '2024-02-21', 'Stadtwerke Ulm', 'Strom Abschlag', -80),
  ],
});
const correction = { transactionId: '2', category: 'insurances.other' };
const found = (corrections = [correction]) => {
  const outcome = analyse(ledger, { corrections });
  return { outcome, categories: outcome.categorization.map(({ category }) => category) };
};

it('holds for the bookings of the payee that were taken for the same, and for no others', () => {
  const { outcome, categories } = found();
  expect(categories).toEqual([
    'insurances.other',
    'insurances.other',
    'credits.loan',
    found([]).categories[3],
  ]);
  expect(outcome.categorization.map(({ confidence }) => confidence === 1)).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(outcome.breakdowns.insurances.monthlyOverview.map(({ amount }) => amount)).toEqual([41, 40]);
});

it('the later word wins; taking it back gives the first answer again', () => {
  const later = { transactionId: '1', category: 'leisure.sport' };
  expect(found([correction, later]).categories[1]).toBe('leisure.sport');
  expect(found([]).categories[1]).not.toBe('insurances.other');
});

it('an empty category takes back what was said of the payee, by whichever of its bookings', () => {
  const back = { transactionId: '1', category: '' };
  expect(found([correction, back]).categories).toEqual(found([]).categories);
  expect(found([back, correction]).categories[1]).toBe('insurances.other');
});

it('passes over bookings and categories that are not there', () => {
  const strange = [
    { transactionId: 'gone', category: 'leisure.sport' },
    { transactionId: '1', category: 'no.such' },
  ];
  expect(found(strange).categories).toEqual(found([]).categories);
});

it('asks first for the payee with the most money that is not sure, and no more for one that was answered', () => {
  const first = analyse(ledger).doubtfulPayees(1)[0];
  expect(first).toMatchObject({ name: 'Zwirbel KG', amountMinor: 8100, transactionIDs: ['1', '2'] });
  expect(
    found()
      .outcome.doubtfulPayees(5)
      .flatMap(({ transactionIDs }) => transactionIDs),
  ).not.toContain('1');
});
