import { describe, expect, it } from 'vitest';
import { analyse, ledgerFromUpload, type RawRecord } from '../../../../../main/local-service/analysis';

const accounts = [
  { accountId: 'giro', owner: 'Uta Krautwurst', type: 'GIRO', currency: 'CHF' },
  { accountId: 'euro', owner: 'Uta Krautwurst', type: 'GIRO', currency: 'EUR' },
];

const booking = (
  bookingDate: string,
  name: string,
  purpose: string,
  amount: number,
  more: RawRecord = {},
): RawRecord => ({
  accountId: 'giro',
  currency: 'CHF',
  bookingDate,
  amount,
  purpose,
  bookingText: amount < 0 ? 'Lastschrift' : 'Gutschrift',
  paymentPartner: { name },
  ...more,
});

/** Bookings at the edges of two years, so that a payment in the middle is neither new nor ended. */
const edges = [
  booking('2024-01-02', 'Bäckerei Ohl', 'Brot', -4),
  booking('2025-12-30', 'Bäckerei Ohl', 'Brot', -5),
];

function labels(bookings: RawRecord[]) {
  const transactions = [...bookings, ...edges].map((raw, at) => ({ ...raw, transactionId: String(at) }));
  return analyse(ledgerFromUpload({ userType: 'person', accounts, transactions })).categorization.slice(
    0,
    bookings.length,
  );
}

const contractsOf = (bookings: RawRecord[]) => labels(bookings).map(({ contractId }) => contractId !== null);

describe('what is paid without an agreement', () => {
  it('when one fee or fine stands in a long ledger, nobody agreed to it', () => {
    expect(contractsOf([booking('2024-08-05', 'Stadtkasse Ohl', 'Bußgeld 4711', -40)])).toEqual([false]);
    expect(contractsOf([booking('2024-08-05', 'Ohl Versicherung', 'Hausrat Police 4711', -40)])).toEqual([
      true,
    ]);
  });

  it('when two months of wages lie in the middle, the job is over; at the end it may have begun', () => {
    const wages = (months: string[]) =>
      months.map((month) => booking(`${month}-28`, 'Gasthof Ohl KG', 'Lohn Ferialjob', 1500));
    expect(contractsOf(wages(['2024-07', '2024-08']))).toEqual([false, false]);
    expect(contractsOf(wages(['2025-11', '2025-12']))).toEqual([true, true]);
  });

  it('when premiums come several times a day, they are a broker’s bills and no agreement', () => {
    const days = Array.from({ length: 60 }, (_, at) => `2024-03-${String((at % 30) + 1).padStart(2, '0')}`);
    const found = contractsOf(
      days.map((day, at) => booking(day, 'Ohl Versicherung', `Prämie Police ${47110 + at}`, -40 - at)),
    );
    expect(found.some(Boolean)).toBe(false);
  });

  it('when the year is settled, the rest is no prepayment', () => {
    const quarters = ['2024-03-11', '2024-06-10', '2024-09-10', '2024-12-10', '2025-03-10'];
    const paid = [
      ...quarters.map((day) => booking(day, 'Finanzamt Ohl', 'EST-VZ 12/345', -400)),
      booking('2024-08-19', 'Finanzamt Ohl', 'EST 2023 Nachzahlung 12/345', -640),
    ];
    expect(contractsOf(paid)).toEqual([true, true, true, true, true, false]);
  });
});

describe('money between own accounts in two currencies', () => {
  const sent = booking('2025-05-06', 'Wise (eigenes Konto)', 'Haushalt', -2900);
  const arrived = booking('2025-05-08', 'KRAUTWURST UTA WISE', 'TRANSFERWISE 4711', 3020, {
    accountId: 'euro',
    currency: 'EUR',
  });

  it('is internal where a firm that changes money stands between', () => {
    expect(labels([sent, arrived]).map(({ category }) => category)).toEqual([
      'transfers.internal',
      'transfers.internal',
    ]);
  });

  it('is not where weeks lie between, or a shop is paid', () => {
    expect(labels([sent, { ...arrived, bookingDate: '2025-06-20' }])[1]?.category).not.toBe(
      'transfers.internal',
    );
    const shop = booking('2025-05-06', 'Möbelhaus Ohl', 'Sofa', -2900);
    expect(labels([shop, arrived]).map(({ category }) => category)).not.toContain('transfers.internal');
  });
});

it('when a tax office pays, it gives back, unless it names a benefit', () => {
  expect(labels([booking('2025-05-06', 'Finanzamt Österreich', 'AB 2024 4711', 312)])[0]?.category).toMatch(
    /^taxes\./,
  );
  expect(
    labels([booking('2025-05-06', 'Finanzamt Österreich', 'Familienbeihilfe 05/25', 280)])[0]?.category,
  ).toBe('income.child-benefit');
});

it('when a shop has a given name, a card pays the shop and no person', () => {
  const [shop] = labels([
    booking('2025-05-06', 'THALIA OHLSTADT', '', -30, { bookingText: 'Kartenzahlung' }),
  ]);
  expect(shop?.category).toBe('shopping.online');
});

it('when a payment service is paid a rate, it lends, whatever was bought', () => {
  const [rate] = labels([booking('2025-05-06', 'Klarna Bank AB', 'Rate MediaMarkt Laptop 4711', -58)]);
  expect(rate?.category).toBe('credits.loan');
});

it('when two bookings name nobody, one tells nothing of the other', () => {
  const nameless = (day: string, purpose: string) =>
    booking(day, '', purpose, -77, { bookingText: '', paymentPartner: {} });
  const [, bought] = labels([
    nameless('2025-03-31', 'Sollzinsen 1. Quartal'),
    nameless('2025-05-06', 'Sondertilgung 4711 Ofen'),
  ]);
  expect(bought?.category).not.toBe('fees.interest');
});
