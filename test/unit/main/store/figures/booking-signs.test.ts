import { describe, expect, it } from 'vitest';
import { type Labels, type SignBooking, signsOf } from '../../../../../main/store/figures/booking-signs';
import { bookingSigns } from '../../../../../preload/contract/answers/booking-signs';

let number = 0;
const made = (day: number, minor: number, more: Partial<SignBooking> = {}): SignBooking => {
  number += 1;
  return { id: `b${number}`, day, minor, currency: 'EUR', name: '', iban: '', text: '', ...more };
};
const labelled = (...entries: [SignBooking, string | null, ...string[]][]): Labels =>
  new Map(entries.map(([{ id }, category, ...tags]) => [id, { category, tags }]));

describe('signs of single bookings', () => {
  it('the unassigned share counts amounts of both directions, without moves of one’s own, by currency', () => {
    const [sale, rest, move, untold, yen] = [
      made(1, 60_000),
      made(1, -30_000),
      made(1, -99_000),
      made(1, -10_000),
      made(1, -500, { currency: 'JPY' }),
    ] as const;
    const labels = labelled(
      [sale, 'income.sales'],
      [rest, 'fees.other'],
      [move, 'transfers.internal'],
      [yen, 'shopping.other'],
    );
    const { turnover } = signsOf([sale, rest, move, untold, yen], labels);
    expect(turnover).toEqual([
      { currency: 'EUR', all: '1000.00', unassigned: '400.00', unassignedIds: [rest.id, untold.id] },
      { currency: 'JPY', all: '500', unassigned: '500', unassignedIds: [yen.id] },
    ]);
    expect(signsOf([sale], null)).toMatchObject({ turnover: null, payouts: null });
  });

  it('payouts are counted one by one within 90 days of the last booking, lenders once each', () => {
    const last = made(20_000, -1);
    const own = [
      made(20_000 - 89, 500_000, { name: 'Bank A' }),
      made(19_990, 100_000, { name: 'Bank A' }),
      made(19_995, 100_000, { name: 'BANK B', iban: 'DE1' }),
    ];
    const old = made(20_000 - 90, 100_000, { name: 'Bank C' });
    const labels = labelled(
      ...[...own, old].map((one): [SignBooking, string] => [one, 'income.loan-payout']),
      [last, 'income.loan-payout'],
    );
    expect(signsOf([old, ...own, last], labels).payouts).toEqual({
      since: '2024-07-07',
      count: 3,
      lenders: 2,
      ids: own.map(({ id }) => id),
    });
  });

  it('money that goes round is the same amount with the same party within three days, each booking once', () => {
    const party = { name: 'Rund GmbH', iban: 'DE02' };
    const [out, back, again] = [
      made(10, -5_000, party),
      made(13, 5_000, party),
      made(14, -5_000, party),
    ] as const;
    const others = [
      made(10, 5_000, { name: 'Andere' }),
      made(20, -7_000, party),
      made(24, 7_000, party),
      made(30, -8_000, party),
      made(31, 8_000, { ...party, text: 'Rücklastschrift' }),
    ];
    expect(signsOf([out, back, again, ...others], null).roundTrips).toEqual({
      pairs: 1,
      ids: [out.id, back.id],
    });
    const labels = labelled([back, 'shopping.other', 'refund']);
    // The later payment then is the only partner, and it is of the same direction.
    expect(signsOf([out, back, again], labels).roundTrips.pairs).toBe(0);
  });

  it('own collections that came back are a share of what was collected; fees and debits of others are neither', () => {
    const bookings = [
      made(1, 100_000, { text: 'SEPA-Lastschrift Einzug Sammler' }),
      made(2, 900_000, { text: 'Gutschrift' }),
      made(5, -2_500, { text: 'RÜCKLASTSCHRIFT Kunde 17' }),
      made(5, -300, { text: 'Rücklastschriftgebühr' }),
      made(6, -9_000, { text: 'SEPA-Lastschrift Strom' }),
      made(7, 9_000, { text: 'Rücklastschrift Strom' }),
    ];
    expect(signsOf(bookings, null).collections).toEqual([
      {
        currency: 'EUR',
        collected: '1000.00',
        returned: '25.00',
        returnedCount: 1,
        ids: [bookings[2]?.id],
      },
    ]);
    expect(signsOf(bookings.slice(1), null).collections).toEqual([]);
  });

  it.each([
    'Lastschrift-Rückbelastung Kunde 17',
    'LASTSCHRIFTRUECKGABE AC04',
    'Rücklastschrift zzgl. Rücklastschriftgebühr 3,00',
    'Rückl. Lastschr. AM04',
    'Lastschrift wurde zurückgebucht',
    'Storno Lastschrift',
    'Basislastschrift Rückläufer',
    'SVWZ+RETURN/REFUND MS03',
    'Nichteinlösung mangels Deckung',
    'Returned direct debit',
    'Direct debit reversed',
    'Chargeback 4711',
  ])('“%s” is a collection that came back', (text) => {
    const [collected, back] = [
      made(1, 1_000_000, { text: 'SEPA-Lastschrift Einzug Sammler' }),
      made(4, -300_000, { text }),
    ] as const;
    expect(signsOf([collected, back], null).collections).toEqual([
      { currency: 'EUR', collected: '10000.00', returned: '3000.00', returnedCount: 1, ids: [back.id] },
    ]);
  });

  it.each([
    'SEPA-Lastschrift Strom',
    'Rückzahlung Darlehen',
    'Gutschrift an Kunden, Ware kam als Retoure',
    'Lastschrift Stornokosten Reise',
    'Lastschrift HMRC tax return',
  ])('“%s” is none', (text) => {
    const collected = made(1, 1_000_000, { text: 'SEPA-Lastschrift Einzug Sammler' });
    expect(signsOf([collected, made(4, -300_000, { text })], null).collections[0]?.returned).toBe('0.00');
  });

  it('a collection that came back is known by the tag of the service, and its fee by the category', () => {
    const [collected, back, fee] = [
      made(1, 1_000_000, { text: 'SEPA-Lastschrift Einzug Sammler' }),
      made(4, -300_000, { text: 'Kunde 17' }),
      made(4, -900, { text: 'Rücklastschrift Auslagen' }),
    ] as const;
    const labels = labelled([back, 'income.sales', 'returned-debit'], [fee, 'fees.return-fee']);
    expect(signsOf([collected, back, fee], labels).collections[0]).toMatchObject({
      returned: '3000.00',
      ids: [back.id],
    });
  });

  it('a debit of another that was given back is neither an own collection nor money that goes round', () => {
    const party = { name: 'Stadtwerke', iban: 'DE07' };
    const bookings = [
      made(1, -20_000, { ...party, text: 'SEPA-Lastschrift' }),
      made(3, 20_000, { ...party, text: 'Lastschriftrückgabe' }),
    ];
    expect(signsOf(bookings, null)).toMatchObject({ collections: [], roundTrips: { pairs: 0 } });
  });

  it('keep to the contract, and stay quick when one party pays the same amount fifty thousand times', () => {
    const many = Array.from({ length: 50_000 }, (_, index) =>
      made(index % 900, index % 2 === 0 ? 1_000 : -1_000, { name: 'Immer Dieselbe' }),
    );
    const signs = signsOf(many, null);
    expect(bookingSigns.parse(signs)).toEqual(signs);
    expect(signs.roundTrips.pairs).toBeGreaterThan(20_000);
  });
});
