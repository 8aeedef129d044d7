import { describe, expect, it } from 'vitest';
import { readUndescribed, readWhole } from '../../../../check/read-file';

const rowsOf = async (lines: readonly string[]) => (await readUndescribed(lines)).rows;
const amounts = async (lines: readonly string[]) => (await rowsOf(lines)).map((row) => row.amountMinor);

describe('exports of sellers', () => {
  it('when what was paid out stands beside the amount, it is money out of the rows without amount', async () => {
    expect(
      await amounts([
        'Datum;Art;Gast;Unterkunft;Währung;Betrag;Auszahlung',
        '30.06.2025;Auszahlung;;;EUR;;412,25',
        '30.06.2025;Buchung;Ingrid Sjöholm;Dachzimmer;EUR;412,25;',
        '24.06.2025;Anpassung;Theo Marchetti;Atelier;EUR;-15,00;',
      ]),
    ).toEqual([-41225, 41225, -1500]);
  });

  it('when the other column holds zeros instead of nothing, the one that moves money is read', async () => {
    expect(
      await amounts([
        'Date,Type,Guest,Listing,Currency,Amount,Paid Out',
        '2025-06-30,Payout,,,USD,0.00,412.25',
        '2025-06-30,Sale,Ingrid S,Attic,USD,412.25,0.00',
      ]),
    ).toEqual([-41225, 41225]);
  });

  it('when a guest made a reservation, its row is a booking', async () => {
    const rows = await rowsOf([
      'Date;Type;Voyageur;Annonce;Devise;Montant;Versé',
      '30/06/2025;Versement;;;EUR;;412,25',
      '30/06/2025;Réservation;Ingrid Sjöholm;Chambre;EUR;412,25;',
      '23/06/2025;Réservation;Theo Marchetti;Atelier;EUR;187,20;',
    ]);
    expect(rows.map((row) => [row.amountMinor, row.disposition])).toEqual([
      [-41225, 0],
      [41225, 0],
      [18720, 0],
    ]);
  });

  it('when the day of the payout stands beside that of the sale, the sale is booked on its own day', async () => {
    const rows = await rowsOf([
      'Date de versement;Date de la vente;Article;Acheteur;Commission;Montant net',
      '14/06/2025;13/06/2025;Boussole;Agnes Wren;-3,58;24,91',
      '14/06/2025;12/06/2025;Soldat;Jorge Olmo;2,70;-17,30',
    ]);
    expect(rows.map((row) => [row.bookingDay, row.valueDay])).toEqual([
      ['2025-06-13', null],
      ['2025-06-12', null],
    ]);
  });

  it('when a row states the sum of all others in a column of its own, it is their total and names the currency', async () => {
    const { rows, reading } = await readUndescribed([
      'Abrechnung;Auszahlungsdatum;Gesamtbetrag;Währung;Bestellnummer;Art;Betrag;Buchungsdatum',
      '771;17.02.2024;20,39;EUR;;;;',
      '771;;;;A-1;Verkauf;30,00;05.02.2024',
      '771;;;;A-1;Gebühr;-5,10;05.02.2024',
      '771;;;;A-2;Rückgabe;-4,51;06.02.2024',
    ]);
    expect(rows.map((row) => [row.amountMinor, row.currency])).toEqual([
      [3000, 'EUR'],
      [-510, 'EUR'],
      [-451, 'EUR'],
    ]);
    expect(reading.notBookings).toContainEqual(expect.objectContaining({ line: 2, reason: 'total' }));
  });

  it('when refunds of a shop carry a minus, the signs stay as written', async () => {
    expect(
      await amounts([
        'Date,SKU,Order ID,Type,Amount,Currency',
        '2024-02-05,OAK-1,A1,Order,30.00,GBP',
        '2024-02-06,OAK-1,A2,Order,12.00,GBP',
        '2024-02-10,OAK-1,A1,Refund,-30.00,GBP',
      ]),
    ).toEqual([3000, 1200, -3000]);
  });
});

describe('exports of brokers', () => {
  it('when purchases have no sign and withdrawals a minus, purchases are money out', async () => {
    expect(
      await amounts([
        'Datum;Vorgang;ISIN;Stück;Betrag;Währung',
        '01.02.2024;Einzahlung;;;250,00;EUR',
        '01.02.2024;Kauf;IE00QK771207;2,5;203,00;EUR',
        '20.02.2024;Verkauf;US7712X04417;1;59,94;EUR',
        '27.02.2024;Auszahlung;;;-50,00;EUR',
      ]),
    ).toEqual([25000, -20300, 5994, -5000]);
  });

  it('when purchases have their minus, nothing turns', async () => {
    expect(
      await amounts([
        'Date,Action,Ticker,Shares,Total,Currency',
        '2024-02-01,Deposit,,,250.00,EUR',
        '2024-02-01,Market buy,FERN,2.5,-203.00,EUR',
        '2024-02-20,Market sell,WREN,1,59.94,EUR',
      ]),
    ).toEqual([25000, -20300, 5994]);
  });

  it('when every line begins with a section and a mark, sections of money are tables of one account', async () => {
    const { rows, reading } = await readUndescribed([
      'Report,Header,Field,Value',
      'Report,Data,Account,U123456',
      'Trades,Header,Symbol,Date,Quantity,Price',
      'Trades,Data,FERN,2026-01-03,5,100.00',
      'Cash,Header,Date,Description,Currency,Amount',
      'Cash,Data,2026-01-08,Deposit,EUR,100.00',
      'Cash,Data,2026-01-09,Withdrawal,EUR,-50.00',
      'Cash,Total,,,EUR,50.00',
      'Dividends,Header,Date,Description,Currency,Amount',
      'Dividends,Data,2026-02-08,WREN dividend,EUR,3.10',
      'Dividends,Total,,,EUR,3.10',
    ]);
    expect(rows.map((row) => row.amountMinor)).toEqual([10000, -5000, 310]);
    expect(reading.headerRows).toEqual([5, 9]);
    expect(reading.accounts.map(({ accountNumber }) => accountNumber)).toEqual(['U123456']);
  });
});

describe('Turkish exports', () => {
  const lines = [
    'IBAN;TR120077100000007712044117',
    '',
    'Tarih;Açıklama;Borç;Alacak;Bakiye',
    '31.03.2026;ŞAKRAK KAHVE ÜSKÜDAR;95,00;;31.200,29',
    '27.03.2026;Mart maaşı;;48.250,00;31.295,29',
    '16.03.2026;Çiğdem Ağaoğlu kirası;18.500,00;;-16.954,71',
  ];
  const turkish: Record<string, number> = { Ğ: 0xd0, İ: 0xdd, Ş: 0xde, ğ: 0xf0, ı: 0xfd, ş: 0xfe };
  const bytes = Uint8Array.from(lines.join('\n'), (sign) => turkish[sign] ?? sign.charCodeAt(0));

  it('when the bytes are windows-1254, the words come out and the sides are known', async () => {
    const { rows, reading } = await readWhole('hesap.csv', bytes, { disabledFormats: ['*'] });
    expect(reading.encoding.label).toBe('windows-1254');
    expect(rows.map((row) => [row.purpose, row.amountMinor])).toEqual([
      ['ŞAKRAK KAHVE ÜSKÜDAR', -9500],
      ['Mart maaşı', 4825000],
      ['Çiğdem Ağaoğlu kirası', -1850000],
    ]);
  });
});

describe('oe ligatures', () => {
  it('when a letter of ISO 8859-15 would be a fraction within a word, it is the letter', async () => {
    const text = 'Date;Libelle;Montant\n15/02/2024;C\xbdur \xbcillet;-12,00\n16/02/2024;F\xe9vrier;-2,00';
    const bytes = Uint8Array.from(text, (sign) => sign.charCodeAt(0));
    const { rows } = await readWhole('releve.csv', bytes, { disabledFormats: ['*'] });
    expect(rows[0]?.purpose).toBe('Cœur Œillet');
  });

  it.each([
    ['an order', 'Date,Type,Order,Amount,Currency', 'Sale', 'Return', 'A1,A2,A3'],
    ['an invoice', 'Date,Type,Invoice,Total,Currency', 'Sale', 'Return', 'A1,A2,A3'],
    ['a receipt', 'Datum,Art,Beleg,Betrag,Währung', 'Verkauf', 'Rückgabe', '1,2,3'],
    ['a customer', 'Date,Event,Customer,Amount,Currency', 'Purchase', 'Refund', 'Anna B,Cai D,Eva F'],
    ['a donor', 'Date,Type,Donor,Amount,Currency', 'Donation', 'Refund', 'Anna B,Cai D,Eva F'],
    ['a client', 'Date,Type,Client,Montant,Devise', 'Vente', 'Remboursement', 'Anna B,Cai D,Eva F'],
  ])(
    'when rows of sales and what was paid back name %s, a minus is money out',
    async (_, header, sale, back, names) => {
      const [first, second, third] = names.split(',');
      const lines = [
        header,
        `2024-01-16,${sale},${first},100.00,EUR`,
        `2024-01-18,${sale},${second},50.00,EUR`,
        `2024-01-22,${back},${first},-100.00,EUR`,
        `2024-01-25,${back},${second},-50.00,EUR`,
        `2024-01-29,${sale},${third},20.00,EUR`,
      ];
      const { reading } = await readUndescribed(lines);
      expect(await amounts(lines)).toEqual([10000, 5000, -10000, -5000, 2000]);
      expect(reading.questions).toEqual([]);
    },
  );

  it.each([
    ['Purchase', 'Refund'],
    ['Charge', 'Refund'],
    ['Booking', 'Refund'],
  ])('when nothing tells a buyer from a seller (%s, %s), the signs are asked', async (sale, back) => {
    const { reading } = await readUndescribed([
      'Date,Type,Amount,Currency',
      `2024-01-16,${sale},100.00,EUR`,
      `2024-01-18,${sale},50.00,EUR`,
      `2024-01-22,${back},-100.00,EUR`,
      `2024-01-25,${back},-50.00,EUR`,
      `2024-01-29,${sale},20.00,EUR`,
    ]);
    expect(reading.questions.map(({ kind }) => kind)).toEqual(['sign']);
  });
});
