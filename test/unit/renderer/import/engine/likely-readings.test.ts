import { describe, expect, it } from 'vitest';
import { readUndescribed, readWhole } from '../../../../check/read-file';

/** How a file is read that proves nothing: what is asked, whether rows wait for the answer, and how sure the whole is. */
async function read(lines: readonly string[]) {
  const { reading, rows } = await readUndescribed(lines);
  return {
    asked: reading.questions.map(({ kind, blocking, reason }) => [
      kind,
      blocking ? 'waits' : 'told',
      reason?.code,
    ]),
    days: rows.map(({ bookingDay }) => bookingDay),
    minors: rows.map(({ amountMinor }) => amountMinor),
    certainty: reading.certainty?.value ?? 1,
    reasons: reading.certainty?.reasons.map(({ code }) => code) ?? [],
  };
}

describe('a reading that is likely and not proven', () => {
  it('has its signs asked beside rows that are read as proposed', async () => {
    const head = 'Date,Card Member,Description,Amount,Currency';
    const card = await read([
      head,
      '2026-01-15,Ann Ott,Nordwind Cafe,12.50,EUR',
      '2026-01-16,Bob Ude,Eule Books,42.33,EUR',
      '2026-01-17,Ann Ott,Adler Kiosk,3.10,EUR',
    ]);
    expect(card.asked).toEqual([['sign', 'told', 'sign.card']]);
    expect(card.minors).toEqual([-1250, -4233, -310]);
    expect(card.reasons).toContain('certainty.signsLikely');
    expect(card.certainty).toBeLessThan(0.95);
  });

  it('waits where nothing says which way money went', async () => {
    const bare = await read([
      'Date,Description,Amount,Currency',
      '2026-01-15,Nordwind Cafe,12.50,EUR',
      '2026-01-16,Eule Books,42.33,EUR',
      '2026-01-17,Adler Kiosk,3.10,EUR',
    ]);
    expect(bare.asked).toEqual([['sign', 'waits', undefined]]);
  });

  it('is a card where a column says as what its rows appear on the statement', async () => {
    const { minors } = await read([
      'Dato,Beskrivelse,Beløp,Opptrer på din kontoutskrift som,Valuta',
      '2026-01-15,Fjord Kafe,"100,00",FJORD KAFE,NOK',
      '2026-01-16,Ugle Bok,"219,56",UGLE BOK,NOK',
      '2026-01-19,Nordlys Kiosk,"31,10",NORDLYS KIOSK,NOK',
    ]);
    expect(minors).toEqual([-10000, -21956, -3110]);
  });

  it('of days is never called sure: less where they are asked, beside a balance that proves the amounts', async () => {
    const rows = [
      '02/09/2026,Shop,-10.00,90.00,EUR',
      '04/09/2026,Kiosk,-5.00,85.00,EUR',
      '05/09/2026,Pay,20.00,105.00,EUR',
    ];
    const { asked, certainty, reasons } = await read(['Date,Details,Amount,Balance,Currency', ...rows]);
    expect(asked).toEqual([['dateOrder', 'told', 'date.together']]);
    expect(reasons).toEqual(['certainty.proven', 'certainty.daysLikely']);
    expect(certainty).toBeLessThan(0.95);
  });

  it('of days is not asked where the language of the headers and the days themselves say the same', async () => {
    const { asked, days, certainty, reasons } = await read([
      'Data contabile;Descrizione;Importo;Valuta',
      '02/09/2026;Negozio;-10,00;EUR',
      '04/09/2026;Chiosco;-5,00;EUR',
      '05/09/2026;Stipendio;20,00;EUR',
    ]);
    expect([asked, days]).toEqual([[], ['2026-09-02', '2026-09-04', '2026-09-05']]);
    expect(reasons).toContain('certainty.daysLikely');
    expect(certainty).toBeLessThan(0.97);
  });

  it('is not called proven by the balance while the way of the money is asked', async () => {
    const { asked, reasons } = await read([
      'Date,Details,Amount,Balance,Currency',
      '2026-09-02,Shop,10.00,110.00,EUR',
      '2026-09-03,Kiosk,5.00,115.00,EUR',
      '2026-09-04,Cafe,20.00,135.00,EUR',
      '2026-09-05,Market,2.00,137.00,EUR',
    ]);
    expect(asked.map(([kind]) => kind)).toEqual(['sign']);
    expect(reasons).not.toContain('certainty.proven');
  });

  it.each(['Zahlung Handwerker', 'Zahlung an Finanzamt', 'Kartenzahlung Aldi'])(
    'is none where only %s has a minus below three headers that a card has as well',
    async (paid) => {
      const { reading } = await readWhole(
        'umsaetze.csv',
        new TextEncoder().encode(
          `Datum;Beschreibung;Betrag\n14.03.2025;Miete West;500,00\n17.03.2025;Honorar Kranich;80,00\n20.03.2025;Gutschrift Aal;75,00\n22.03.2025;${paid};-60,00\n`,
        ),
      );
      expect(reading.questions.filter(({ kind }) => kind === 'sign').map(({ blocking }) => blocking)).toEqual(
        [true],
      );
    },
  );

  it('is not proven by the balance where its newest row is in another currency than its account', async () => {
    const { reasons, certainty } = await read([
      'Date,Description,Currency,Amount,Balance',
      '2025-03-05,Diner,USD,-20.00,381.50',
      '2025-03-04,Shop,EUR,-50.00,400.00',
      '2025-03-03,Rent,EUR,-500.00,450.00',
      '2025-03-02,Shop,EUR,-50.00,950.00',
    ]);
    expect(reasons).not.toContain('certainty.proven');
    expect(certainty).toBeLessThan(0.97);
  });

  it.each([
    [
      'income beside a payment of the rent',
      'Date,Type,Description,Amount,Currency',
      ['Invoice,Meyer,500.00', 'Invoice,Kunz,50.00', 'Invoice,Lang,75.00', 'Payment,Landlord,-120.00'],
    ],
    [
      'one merchant',
      'Date,Merchant,Reference,Amount,Currency',
      ['Inn,A1,9.00', 'Inn,A2,8.00', 'Inn,A3,7.00'],
    ],
    ['cards of customers', 'Date,Card number,Till,Amount,Currency', ['x1,T,9.00', 'x2,T,8.00', 'x3,T,7.00']],
    [
      'cards with hidden numbers',
      'Date,Card number,Till,Amount,Currency',
      ['xxxx1111,T,9.00', 'xxxx2222,T,8.00', 'xxxx3333,T,7.00'],
    ],
    [
      'a refund without minus',
      'Date,Merchant,Details,Amount,Currency',
      ['Inn,Food,9.00', 'Bar,Drinks,8.00', 'Inn,Refund,7.00'],
    ],
  ])('waits for the way of the money of %s', async (_, header, rows) => {
    const lines = rows.map((row, at) => `2026-01-1${at + 3},${row},EUR`);
    expect((await read([header, ...lines])).asked.map(([kind, how]) => [kind, how])).toEqual([
      ['sign', 'waits'],
    ]);
  });
});
