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

const byCard = (id: string, name: string): RawRecord => ({
  ...booking(id, `2024-03-${id.padStart(2, '0')}`, name, 'Karte 4411', -30),
  bookingText: 'Kartenzahlung',
});
/** What one answer for the first booking makes of all, and what taking it back leaves. */
function answered(names: readonly string[]) {
  const many = ledgerFromUpload({
    userType: 'person',
    accounts,
    transactions: names.map((name, at) => byCard(String(at + 1), name)),
  });
  const categoriesWith = (corrections: { transactionId: string; category: string }[]) =>
    analyse(many, { corrections }).categorization.map(({ category }) => category);
  const said = { transactionId: '1', category: 'leisure.sport' };
  return {
    before: categoriesWith([]),
    after: categoriesWith([said]),
    takenBack: categoriesWith([said, { transactionId: String(names.length), category: '' }]),
  };
}

it.each([
  [['ZWIRBELMARKT 2345 KOELN', 'ZWIRBELMARKT 0711 BONN', 'ZWIRBELMARKT 0044 ULM']],
  [['Zwirbel Fil. 12', 'ZWIRBEL FILIALE 7', 'Zwirbel Fil 31//Ulm/DE']],
  [['ZWIRBEL-2231 ZUERICH', 'Zwirbel-1177 Bern', 'ZWIRBEL 0815']],
  [['ZWIRBEL DANKT 2231 WIEN', 'ZWIRBEL DANKT 0012 LINZ']],
  [['ROSSMANN 2345 KOELN', 'ROSSMANN 1234 BONN']],
])('holds for all branches of a chain, and is taken back for all: %j', (names) => {
  const { before, after, takenBack } = answered(names);
  expect(after).toEqual(names.map(() => 'leisure.sport'));
  expect(takenBack).toEqual(before);
});

it.each([
  [['CAFE 12 BERLIN', 'CAFE 77 KOELN']],
  [['TSV 1860 MUENCHEN', 'TSV 1891 WOLFSANGER']],
  [['Zwirbel 4711 Ulm', 'Knorz 4711 Ulm']],
  // Behind the number of who collects, or of the card, stands the shop.
  [['SUMUP 12345 ZWIRBEL', 'SUMUP 67890 KNORZ']],
  [['IZETTLE 12345 ZWIRBEL', 'IZETTLE 67890 KNORZ']],
  [['PAYPAL 402935 ZWIRBEL', 'PAYPAL 402936 KNORZ']],
  [['VISA 1234 ZWIRBEL', 'VISA 2345 KNORZ']],
  [['GIROCARD 1234 ZWIRBEL', 'GIROCARD 2345 KNORZ']],
  [['KARTENZAHLUNG 1234 ZWIRBEL', 'KARTENZAHLUNG 2345 KNORZ']],
  // A house, a year.
  [['HANS KRAUTWURST 12 KOELN', 'HANS KRAUTWURST 33 BONN']],
  [['PARKHAUS AM DOM 12', 'PARKHAUS AM DOM 33']],
  [['TURNVEREIN 1860 MUENCHEN', 'TURNVEREIN 1891 WOLFSANGER']],
  [['HOTEL RESTAURANT 1201 KOELN', 'HOTEL RESTAURANT 7701 BONN']],
])('holds for no other that only has a word and a number in common: %j', (names) => {
  const { before, after } = answered(names);
  expect(after).toEqual(['leisure.sport', ...before.slice(1)]);
});

it('asks once for a chain, and counts the money of all its branches', () => {
  const chain = ledgerFromUpload({
    userType: 'person',
    accounts,
    transactions: ['ZWIRBEL 2345 KOELN', 'ZWIRBEL 0711 BONN'].map((name, at) => byCard(String(at + 1), name)),
  });
  expect(analyse(chain).doubtfulPayees(5)).toMatchObject([{ amountMinor: 6000, transactionIDs: ['1', '2'] }]);
});
