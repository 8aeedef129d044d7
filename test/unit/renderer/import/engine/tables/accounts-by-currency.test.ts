import { describe, expect, it } from 'vitest';
import { readUndescribed, type WholeRead } from '../../../../../check/read-file';

/** Currency, rows and sum of each account, its balance and whether its steps follow; and the account of each row. */
const told = ({ reading, rows }: WholeRead) => ({
  accounts: reading.accounts.map(({ currency, rowCount, sumMinor, balanceMinor, origins }) => [
    currency,
    rowCount,
    sumMinor,
    balanceMinor,
    origins.balanceSteps ?? null,
  ]),
  ofRows: rows.map(({ accountIndex }) => accountIndex),
});
const numbersOf = ({ reading }: WholeRead) =>
  reading.accounts.map(({ iban, accountNumber, owner }) => iban ?? accountNumber ?? owner);

describe('rows in several currencies', () => {
  it('without any number are of one account for each currency', async () => {
    const read = await readUndescribed([
      'Datum;Empfänger;Verwendungszweck;Betrag;Währung',
      '03.03.2025;Café Kork;Frühstück;-4,50;EUR',
      '04.03.2025;Bookshop Tern;Order 12;-20,00;USD',
      '05.03.2025;Werk Aal;Lohn;2.000,00;EUR',
      '06.03.2025;Client Ibis;Invoice 7;350,00;USD',
      '13.03.2025;Hotel Moor;Nacht;-80,00;EUR',
    ]);
    expect(told(read)).toEqual({
      accounts: [
        ['EUR', 3, { EUR: 191_550 }, null, null],
        ['USD', 2, { USD: 33_000 }, null, null],
      ],
      ofRows: [0, 1, 0, 1, 0],
    });
  });

  it('beside the amounts are the same', async () => {
    const read = await readUndescribed([
      'Date,Name,Text,Amount',
      '2025-03-03,Café Kork,Breakfast,-4.50 EUR',
      '2025-03-14,Bookshop Tern,Order 12,-20.00 USD',
      '2025-03-15,Werk Aal,Wages,2000.00 EUR',
      '2025-03-16,Client Ibis,Invoice 7,350.00 USD',
    ]);
    expect(told(read)).toEqual({
      accounts: [
        ['EUR', 2, { EUR: 199_550 }, null, null],
        ['USD', 2, { USD: 33_000 }, null, null],
      ],
      ofRows: [0, 1, 0, 1],
    });
  });

  it('with a balance that does not go on from the other currency are apart, however few rows that has', async () => {
    const read = await readUndescribed([
      'Date;Text;Amount;Currency;Balance',
      '24.08.2026;Debit;-20,00;CHF;660,00',
      '13.08.2026;Buy Alpha;-40,00;CHF;680,00',
      '12.08.2026;Buy Beta;-30,00;CHF;720,00',
      '30.06.2026;Dividend Gamma;8,00;EUR;94,00',
    ]);
    expect(told(read).ofRows).toEqual([0, 0, 0, 1]);
  });

  it('with rows that are not in the order of their balance stay together', async () => {
    const read = await readUndescribed([
      'Date;Text;Amount;Currency;Balance',
      '24.08.2026;Debit;-20,00;CHF;660,00',
      '13.08.2026;Kiosk Moor;-40,00;CHF;720,00',
      '13.08.2026;Café Kork;-40,00;CHF;680,00',
      '12.08.2026;Hotel Ibis;-8,00;EUR;768,00',
      '11.08.2026;Bäckerei;-3,00;CHF;776,50',
    ]);
    expect(told(read).ofRows).toEqual([0, 0, 0, 0, 0]);
  });

  it('with balances that go on in each currency are proven for each, in either order of time', async () => {
    const rows = [
      '01.12.2025;Verkauf 11;100,00;EUR;300,00',
      '01.12.2025;Sale 12;40,00;USD;90,00',
      '02.12.2025;Gebühr;-1,50;EUR;298,50',
      '13.12.2025;Refund 12;-40,00;USD;50,00',
      '14.12.2025;Abbuchung;-298,50;EUR;0,00',
    ];
    const header = 'Datum;Beschreibung;Betrag;Währung;Saldo';
    const accounts = [
      ['EUR', 3, { EUR: -20_000 }, 0, 'runningColumn'],
      ['USD', 2, { USD: 0 }, 5_000, 'runningColumn'],
    ];
    const oldest = await readUndescribed([header, ...rows]);
    expect(told(oldest)).toEqual({ accounts, ofRows: [0, 1, 0, 1, 0] });
    expect(oldest.reading.accounts.map(({ openingBalanceMinor }) => openingBalanceMinor)).toEqual([
      20_000, 5_000,
    ]);
    expect(oldest.reading.findings).toEqual([]);
    expect(told(await readUndescribed([header, ...rows.toReversed()]))).toEqual({
      accounts,
      ofRows: [0, 1, 0, 1, 0],
    });
  });

  it('with one broken balance say so of its account alone', async () => {
    const { reading } = await readUndescribed([
      'Datum;Beschreibung;Betrag;Währung;Saldo',
      '01.12.2025;Verkauf 11;100,00;EUR;300,00',
      '01.12.2025;Sale 12;40,00;USD;90,00',
      '02.12.2025;Gebühr;-1,50;EUR;298,50',
      '13.12.2025;Refund 12;-40,00;USD;51,00',
      '14.12.2025;Abbuchung;-298,50;EUR;0,00',
      '15.12.2025;Sale 13;10,00;USD;61,00',
    ]);
    expect(reading.findings.map(({ rule, accountIndex }) => [rule, accountIndex])).toEqual([
      ['balance.break', 1],
    ]);
  });

  it('of a wallet that converts: a single payment abroad and its conversion are an account of their own', async () => {
    const read = await readUndescribed([
      '"Datum","Uhrzeit","Beschreibung","Währung","Brutto","Entgelt","Netto","Guthaben","Transaktionscode","Name"',
      '"02.05.2025","08:03:11","Handyzahlung","EUR","-3,90","0,00","-3,90","208,50","C1A","Café Zimt"',
      '"13.05.2025","11:02:33","Website-Zahlung","EUR","420,00","-10,81","409,19","617,69","4SA","Ela Brun"',
      '"19.05.2025","22:48:17","Express-Zahlung","USD","-36,00","0,00","-36,00","-36,00","83A","Blue Heron"',
      '"19.05.2025","22:48:17","Währungsumrechnung","EUR","-33,41","0,00","-33,41","584,28","3AA",""',
      '"19.05.2025","22:48:17","Währungsumrechnung","USD","36,00","0,00","36,00","0,00","3BA",""',
      '"26.05.2025","17:11:29","Spende","EUR","-15,00","0,00","-15,00","569,28","J1A","Verein Turm"',
    ]);
    expect(told(read)).toEqual({
      accounts: [
        ['EUR', 4, { EUR: 35_688 }, 56_928, 'runningColumn'],
        ['USD', 2, { USD: 0 }, 0, 'runningColumn'],
      ],
      ofRows: [0, 0, 1, 0, 1, 0],
    });
  });

  it('without a currency are of the account of most rows', async () => {
    const read = await readUndescribed([
      'Datum;Beschreibung;Betrag;Währung;Saldo',
      '01.12.2025;Sale 12;40,00;USD;90,00',
      '01.12.2025;Verkauf 11;100,00;EUR;300,00',
      '02.12.2025;Gebühr;-1,50;;298,50',
      '13.12.2025;Refund 12;-40,00;USD;50,00',
      '14.12.2025;Abbuchung;-98,50;EUR;200,00',
      '15.12.2025;Verkauf 12;10,00;EUR;210,00',
    ]);
    expect(told(read)).toEqual({
      accounts: [
        ['USD', 2, { USD: 0 }, 5_000, 'runningColumn'],
        ['EUR', 4, { EUR: 1_000 }, 21_000, 'runningColumn'],
      ],
      ofRows: [0, 1, 1, 0, 1, 1],
    });
  });

  it('under one number, in a column or above the table, are accounts of that number', async () => {
    const column = await readUndescribed([
      'Date,Account ID,Type,Currency,Debit,Credit,Balance',
      '2025-10-03,W-5501,DEPOSIT,EUR,,250.00,350.00',
      '2025-10-07,W-5501,CONVERSION,USD,400.00,,500.00',
      '2025-10-07,W-5501,CONVERSION,EUR,,341.20,691.20',
      '2025-10-21,W-5501,CARD,USD,19.99,,480.01',
    ]);
    expect(numbersOf(column)).toEqual(['W-5501', 'W-5501']);
    expect(told(column).ofRows).toEqual([0, 1, 0, 1]);
    const above = await readUndescribed([
      'IBAN;DE02120300000000202051',
      'Kontoinhaber;Ela Brun',
      '',
      'Datum;Beschreibung;Betrag;Währung',
      '01.12.2025;Verkauf 11;100,00;EUR',
      '01.12.2025;Sale 12;40,00;USD',
      '02.12.2025;Gebühr;-1,50;EUR',
      '13.12.2025;Refund 12;-40,00;USD',
    ]);
    expect(numbersOf(above)).toEqual(['DE02120300000000202051', 'DE02120300000000202051']);
    expect(above.reading.accounts.map(({ owner, currency }) => [owner, currency])).toEqual([
      ['Ela Brun', 'EUR'],
      ['Ela Brun', 'USD'],
    ]);
  });
});

describe('rows in several currencies are of one account', () => {
  it('when the balance goes on over all of them', async () => {
    const read = await readUndescribed([
      'Datum;Beschreibung;Betrag;Währung;Saldo',
      '01.12.2025;Verkauf;100,00;EUR;300,00',
      '02.12.2025;Hotel;-40,00;USD;260,00',
      '03.12.2025;Gebühr;-1,50;EUR;258,50',
      '14.12.2025;Fähre;-8,50;USD;250,00',
      '15.12.2025;Lohn;50,00;EUR;300,00',
    ]);
    expect(read.reading.accounts).toHaveLength(1);
    expect(told(read).ofRows).toEqual([0, 0, 0, 0, 0]);
  });

  it('when a single payment abroad stands among them, and no balance', async () => {
    const read = await readUndescribed([
      'Datum;Beschreibung;Betrag;Währung',
      '01.12.2025;Bäckerei;-3,20;EUR',
      '02.12.2025;Markt;-40,00;EUR',
      '03.12.2025;Hotel Tern;-120,00;USD',
      '14.12.2025;Fähre;-8,50;EUR',
      '15.12.2025;Kino;-12,00;EUR',
    ]);
    expect(read.reading.accounts.map(({ currency }) => currency)).toEqual(['EUR']);
  });

  it('when the lines above state its currency, and no balance denies it', async () => {
    const read = await readUndescribed([
      'Kontonummer;1234567890',
      'Kontowährung;EUR',
      '',
      'Datum;Beschreibung;Betrag;Währung',
      '01.12.2025;Bäckerei;-3,20;EUR',
      '02.12.2025;Hotel Tern;-120,00;USD',
      '13.12.2025;Fähre;-8,50;USD',
      '14.12.2025;Kino;-12,00;EUR',
    ]);
    expect(read.reading.accounts.map(({ currency }) => currency)).toEqual(['EUR']);
  });
});
