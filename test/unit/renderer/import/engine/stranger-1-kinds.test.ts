import { describe, expect, it } from 'vitest';
import { readUndescribed, readWhole } from '../../../../check/read-file';

/** What exports showed that were written by somebody who had read neither the engine nor its descriptions (`formats-stranger-1`). */
async function read(lines: readonly string[]) {
  const { reading, rows } = await readUndescribed(lines);
  return {
    amounts: rows.map(({ amountMinor }) => amountMinor),
    days: rows.map(({ bookingDay }) => bookingDay),
    names: rows.map(({ counterpartyName }) => counterpartyName),
    fields: Object.fromEntries(reading.columns.map(({ header, field }) => [header, field])),
    accounts: reading.accounts.map(({ iban, accountNumber }) => iban ?? accountNumber),
    currency: reading.accounts[0]?.currency,
    balances: [reading.accounts[0]?.openingBalanceMinor, reading.accounts[0]?.balanceMinor],
    asked: reading.questions.filter(({ blocking }) => blocking).map(({ kind }) => kind),
  };
}

describe('the fee of a trade', () => {
  const header = 'Date;Security;Type;Shares;Price;Amount;Fee';
  const trades = (amounts: readonly string[], fee = '0,99') =>
    read([
      header,
      `15.03.2024;Nord SE;Buy;10;33,00;${amounts[0]};${fee}`,
      `16.03.2024;Nord SE;Sell;5;50,20;${amounts[1]};${fee}`,
      '20.03.2024;;Deposit;;;1000,00;0,00',
    ]);

  it('is taken off where the amount is units times price', async () => {
    expect((await trades(['-330,00', '251,00'])).amounts).toEqual([-33_099, 25_001, 100_000]);
  });

  it('is in the amount where units times price miss it by the fee, whatever its sign', async () => {
    const within = ['-330,99', '250,01'];
    expect((await trades(within)).amounts).toEqual([-33_099, 25_001, 100_000]);
    expect((await trades(within, '-0,99')).amounts).toEqual([-33_099, 25_001, 100_000]);
  });

  it('is left alone where the price says neither: it may be in another currency', async () => {
    expect((await trades(['-301,00', '230,00'])).amounts).toEqual([-30_100, 23_000, 100_000]);
  });
});

describe('masked cards', () => {
  const rows = [
    'Buchungsdatum;Name;Betrag;Kartennummer',
    '15.03.2024;A;-5,00;**** 8812',
    '16.03.2024;B;-6,00;**** 8812',
  ];

  it('belong to the account whose number stands above them', async () => {
    expect((await read(['Kontonummer;1004488221', '', ...rows])).accounts).toEqual(['1004488221']);
  });

  it('are the account where none, or the same masked one, stands above them', async () => {
    expect((await read(rows)).accounts).toEqual(['**** 8812']);
    expect((await read(['Kartennummer;4020 XXXX XXXX 8812', '', ...rows])).accounts).toHaveLength(1);
  });
});

it('the place of a merchant is no name', async () => {
  const rows = [
    '15.03.2024;Hotel Isar;München;-99,90',
    '16.03.2024;Buchladen;Bern;-42,00',
    '17.03.2024;App;Dublin;-7,90',
  ];
  for (const place of [
    'Händlerort',
    'Merchant location',
    'Ville du commerçant',
    'Città esercente',
    'Händlerland',
  ]) {
    const { fields, names } = await read([`Buchungsdatum;Beschreibung;${place};Betrag`, ...rows]);
    expect([place, fields[place], names]).toEqual([place, null, [null, null, null]]);
  }
});

it('kinds of booking beside shorter texts are kinds all the same', async () => {
  const { fields } = await read([
    'Boekdatum;Beschrijving;Bedrag;Mededeling',
    '14/03/2024;Overschrijving;-64,99;Factuur 11',
    '15/03/2024;Overschrijving;-31,05;cadeau',
    '16/03/2024;Betaling Bancontact;-9,60;Bakker Deeg',
    '17/03/2024;Overschrijving;-33,00;Q4',
  ]);
  expect(fields).toMatchObject({ Beschrijving: 'bookingText', Mededeling: 'purpose' });
});

it('a day of the week may stand in front of the name of a month', async () => {
  const { days, amounts, asked } = await read([
    'Date,Merchant,Amount (USD)',
    '"Fri, Jan 30, 2026",Ida Moss,+$20.00',
    '"Mon, Jan 5, 2026",Corner Gym,-$31.00',
    '"Thursday, January 1, 2026",Corner Gym,-$31.00',
  ]);
  expect([days, amounts, asked]).toEqual([
    ['2026-01-30', '2026-01-05', '2026-01-01'],
    [2_000, -3_100, -3_100],
    [],
  ]);
});

it('sides that a balance swaps are those of books where kinds of booking say so: nothing is asked', async () => {
  const { amounts, asked } = await read([
    'Date,Source,Description,Debit,Credit,Running Balance',
    '2 Mar 2026,Receivable Payment,Willow,540.00,,615.00',
    '13 Mar 2026,Payable Payment,Stationery,,88.20,526.80',
    '20 Mar 2026,Spend Money,Office,,200.00,326.80',
    '27 Mar 2026,Receivable Payment,Ash,310.00,,636.80',
  ]);
  expect([amounts, asked]).toEqual([[54_000, -8_820, -20_000, 31_000], []]);
});

describe('lines above a table', () => {
  const rows = ['Datum;Objem', '12.09.2025;-890,00', '13.09.2025;100,00'];

  it('state opening and closing in Czech, with their day in the middle', async () => {
    const lines = [
      'Počáteční stav účtu k 01.09.2025: 12 000,00 CZK',
      'Koncový stav účtu k 30.09.2025: 11 210,00 CZK',
    ];
    expect((await read([...lines, '', ...rows])).balances).toEqual([1_200_000, 1_121_000]);
    expect(
      (await read(['Počáteční zůstatek;12000,00', 'Koncový zůstatek;11210,00', '', ...rows])).balances,
    ).toEqual([1_200_000, 1_121_000]);
  });

  it('name the account behind the number of the statement', async () => {
    const title = '"Výpis č. 9/2025 z účtu ""2901234567/2010"""';
    expect((await read([title, '', ...rows])).accounts).toEqual(['2901234567/2010']);
  });

  it('give the currency beside the kind of the account alone', async () => {
    expect((await read(['Passbook saver;GBP', '', ...rows])).currency).toBe('GBP');
    expect((await read(['Kurse;GBP', '', ...rows])).currency).toBeNull();
  });

  it('without any label have account, currency, opening and closing', async () => {
    const { currency, accounts, balances } = await read([
      "2025-05-31;01-05-2025;'90 1090 0017 0000 0001 1234 5678;JAN KOS;PLN;2222,22;2174,02;1;",
      '13-05-2025;13-05-2025;PLATNOSC KARTA;;;-48,20;2174,02;1;',
    ]);
    expect([currency, accounts, balances]).toEqual([
      'PLN',
      ['90 1090 0017 0000 0001 1234 5678'],
      [222_222, 217_402],
    ]);
  });

  it('do not take the balance at the beginning for that at the end, in Chinese and Japanese', async () => {
    const table = ['交易日期;摘要;金额', '2025-09-12;a;-890.00', '2025-09-13;b;100.00'];
    expect((await read(['期初余额;1200.00', '期末余额;410.00', '', ...table])).balances).toEqual([
      120_000, 41_000,
    ]);
  });
});

describe('a side of the account with amounts of both signs', () => {
  const header = 'Datum;Text;Soll;Haben';
  const found = async (rows: readonly string[], head = header) =>
    Object.keys((await readUndescribed([head, ...rows])).reading.findingTotals);
  const usual = ['15.03.2024;Markt;-5,00;', '16.03.2024;Laden;-16,00;', '20.03.2024;Lohn;;100,00'];

  it('is shown in the row that denies it: its minus may be lost', async () => {
    expect(await found(usual)).toEqual([]);
    expect(await found([...usual, '21.03.2024;Laden;6,00;'])).toEqual(['direction.minus']);
    expect(await found([...usual, '21.03.2024;Laden;;-6,00'])).toEqual(['direction.minus']);
  });

  it('is not shown where words of the row, or a balance, say what it means', async () => {
    expect(await found([...usual, '21.03.2024;Storno Laden;6,00;'])).toEqual([]);
    const balanced = ['95,00', '79,00', '179,00'].map((balance, at) => `${usual[at]};${balance}`);
    expect(await found([...balanced, '21.03.2024;Laden;6,00;;185,00'], `${header};Saldo`)).toEqual([]);
  });
});

/** What a second stranger's exports showed (`formats-stranger-2`). */
describe('the exports of another stranger', () => {
  it('an amount that VAT is in is no tax: less its fee it is what was paid out, to whoever sells', async () => {
    const { amounts, asked } = await read([
      'Datum;Zahlungsart;Karte;Betrag inkl. MwSt.;Gebühr;Auszahlung;Währung',
      '02.08.2024;Umsatz;**** 4417;15,00;0,25;14,75;EUR',
      '16.08.2024;Umsatz;**** 4417;45,00;0,77;44,23;EUR',
      '17.08.2024;Rückerstattung;**** 4417;-9,50;0,00;-9,50;EUR',
    ]);
    expect([amounts, asked]).toEqual([[1_475, 4_423, -950], []]);
  });

  it('a header in two lines that only together name each column is one', async () => {
    const { amounts, days, balances, asked } = await read([
      'Buchung;Buchung;Belastung;Gutschrift;Valuta;Saldo',
      'Datum;Text;CHF;CHF;Datum;CHF',
      '31.05.2024;Kontospesen;2.50;;31.05.2024;14 433.05',
      '24.05.2024;Lohn;;6 010.20;24.05.2024;14 435.55',
      '17.05.2024;Miete;1 490.00;;17.05.2024;8 425.35',
    ]);
    expect([amounts, asked]).toEqual([[-250, 601_020, -149_000], []]);
    expect([days[0], balances]).toEqual(['2024-05-31', [991_535, 1_443_305]]);
  });

  it('what is announced is no part of opening and closing', async () => {
    const found = async (closing: string) => {
      const { reading } = await readUndescribed([
        `Neuer Kontostand;${closing}`,
        'Alter Kontostand;645,45',
        '',
        'Buchungstag;Text;Umsatz in EUR;Status',
        '14.03.2026;Laden;-27,80;vorgemerkt',
        '13.03.2026;Miete;-640,00;gebucht',
        '06.03.2026;Lohn;3010,00;gebucht',
      ]);
      return Object.keys(reading.findingTotals).includes('balance.closing');
    };
    expect(await found('3015,45')).toBe(false);
    expect(await found('3015,46')).toBe(true);
  });

  it('a card that may be meant does not invert signs of which most are a minus', async () => {
    const bytes = new TextEncoder().encode(
      'Datum;Beschreibung;Betrag\n31.10.2023;Gebühr;-1,00\n27.10.2023;Lohn;4120,00\n20.10.2023;Miete;-980,50\n',
    );
    const { reading, rows } = await readWhole('export.csv', bytes);
    expect(rows.map(({ amountMinor }) => amountMinor)).toEqual([-100, 412_000, -98_050]);
    expect(reading.questions.filter(({ blocking }) => blocking)).toEqual([]);
  });
});
