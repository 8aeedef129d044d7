import { describe, expect, it } from 'vitest';
import type { ReadOptions } from '../../../../../preload/contract/reading/reading';
import { readUndescribed, readWhole } from '../../../../check/read-file';

const blockingOf = (questions: readonly { kind: string; blocking: boolean }[]) =>
  questions.filter(({ blocking }) => blocking).map(({ kind }) => kind);

async function read(lines: readonly string[], options: ReadOptions = {}) {
  const { reading, rows } = await readUndescribed(lines, options);
  return {
    amounts: rows.map(({ amountMinor }) => amountMinor),
    days: rows.map(({ bookingDay }) => bookingDay),
    asked: blockingOf(reading.questions),
    account: reading.accounts[0],
    leftOut: reading.notBookings.map(({ reason }) => reason),
    findings: Object.keys(reading.findingTotals),
  };
}

describe('a layout that many banks share', () => {
  const sparkasse =
    'Auftragskonto;Buchungstag;Valutadatum;Buchungstext;Verwendungszweck;Glaeubiger ID;Mandatsreferenz;Kundenreferenz (End-to-End);Sammlerreferenz;Lastschrift Ursprungsbetrag;Auslagenersatz Ruecklastschrift;Beguenstigter/Zahlungspflichtiger;Kontonummer/IBAN;BIC (SWIFT-Code);Betrag;Waehrung;Info';
  const rowOf = (iban: string) =>
    `${iban};03.03.25;03.03.25;LASTSCHRIFT;Strom;;;;;;;Stadtwerke Quellbach;;;-12,50;EUR;Umsatz gebucht`;
  const match = async (iban: string) => {
    const bytes = new TextEncoder().encode([sparkasse, rowOf(iban), rowOf(iban)].join('\n'));
    return (await readWhole('umsatz.csv', bytes)).reading.format;
  };

  it('is not called by the name of its family beside the account of a bank that is no member', async () => {
    const found = await match('DE92120300001122334455');
    expect(found?.confidence ?? 0).toBeLessThan(0.8);
  });

  it('is trusted beside the account of a member', async () => {
    expect(await match('DE66370501980012345678')).toMatchObject({ bank: 'Sparkasse', confidence: 0.9 });
  });
});

describe('whole amounts with groups of thousands', () => {
  it('are told by one that has none, and by a currency without decimals', async () => {
    const rows = ['-1.250', '-850', '-3.400'].map((amount, at) => `1${at}.03.2025;Shop;${amount};EUR`);
    expect(await read(['Datum;Text;Betrag;Währung', ...rows])).toMatchObject({
      amounts: [-125000, -85000, -340000],
      asked: [],
    });
    const yen = ['-1,250', '-3,405'].map((amount, at) => `2025/03/1${at};Shop;"${amount}";JPY`);
    expect(await read(['Date;Text;Amount;Currency', ...yen])).toMatchObject({
      amounts: [-1250, -3405],
      asked: [],
    });
  });
});

describe('days that fit both orders', () => {
  const rows = (days: readonly string[]) => days.map((day, at) => `${day},Shop ${at},-1.00`);

  it('are told by the order of rows where a balance shows that they stand in the order of time', async () => {
    const lines = ['01/05/2025,A,-1.00,9.00', '02/03/2025,B,-2.00,7.00', '03/04/2025,C,-3.00,4.00'];
    const found = await read(['Date,Description,Amount,Balance', ...lines]);
    expect(found.days).toEqual(['2025-01-05', '2025-02-03', '2025-03-04']);
    expect(found.asked).toEqual([]);
  });

  it('are asked about without a balance, in whatever order the rows stand', async () => {
    const days = ['01/05/2025', '02/03/2025', '03/04/2025', '04/01/2025', '05/02/2025'];
    expect((await read(['Date,Description,Amount', ...rows(days)])).asked).toEqual(['dateOrder']);
  });
});

describe('what lines above a table say in other ways', () => {
  const table = ['Date,Description,Amount', '2025-03-01,Shop,-1.00'];
  it.each([
    [
      'in a sentence',
      'Statement of Account No - 912010012345678 for the period (From : 01-11-2024 To : 30-11-2024)',
      '912010012345678',
    ],
    ['in brackets, in Chinese', '# 账号: [6214830000001234] 币种: [人民币]', '6214830000001234'],
    ['behind a sign', '"Account No.","=","\'1234567890"', '1234567890'],
  ])('names the account %s', async (_, line, number) => {
    expect((await read([line, '', ...table])).account?.accountNumber).toBe(number);
  });
});

describe('bookings that were taken back', () => {
  const header = 'Date,Description,Status,Amount,Currency';
  const done = '2025-03-03,Gym,COMPLETED,-40.00,EUR';

  it('moved nothing where no row gives the money back', async () => {
    const found = await read([header, done, '2025-03-05,Rent,REVERSED,-700.00,EUR']);
    expect(found).toMatchObject({ amounts: [-4000], asked: [] });
    expect(found.leftOut).toContain('declined');
  });

  it('are booked where another row gives it back', async () => {
    const lines = ['2025-03-05,Rent,REVERSED,-700.00,EUR', '2025-03-06,Rent back,COMPLETED,700.00,EUR'];
    expect(await read([header, done, ...lines])).toMatchObject({
      amounts: [-4000, -70000, 70000],
      asked: [],
    });
  });

  it('are asked about where some are given back', async () => {
    const lines = [
      '2025-03-05,Rent,REVERSED,-700.00,EUR',
      '2025-03-06,Rent back,COMPLETED,700.00,EUR',
      '2025-03-07,Shop,REVERSED,-7.00,EUR',
    ];
    expect((await read([header, done, ...lines])).asked).toEqual(['status']);
  });
});

describe('amounts and balances that are written differently', () => {
  it('prove each other where only the balance names its currency', async () => {
    const found = await read([
      'Date;Text;Amount;Balance',
      '13.03.2026;Oriel;1,00;9,00 €',
      '14.03.2026;Bertram;2,00;11,00 €',
      '15.03.2026;Cosima;3,00;8,00 €',
      '16.03.2026;Aurel;4,00;4,00 €',
    ]);
    expect(found.amounts).toEqual([null, 200, -300, -400]);
  });

  it('are rand behind an R', async () => {
    const found = await read([
      'Date,Description,Amount',
      '2025-03-01,Shop,"-R 1,250.50"',
      '2025-03-02,Pay,R 20.00',
    ]);
    expect(found.amounts).toEqual([-125050, 2000]);
  });

  it('have the signs of the balance in a described export too, where it denies the amounts', async () => {
    const lines = [
      'Details,Posting Date,Description,Amount,Type,Balance,Check or Slip #',
      'DEBIT,04/02/2025,MARKET,86.12,DEBIT_CARD,913.88,',
      'CREDIT,04/04/2025,PAYROLL,2450.00,ACH_CREDIT,3363.88,',
      'DEBIT,04/15/2025,CABLE,45.99,DEBIT_CARD,3317.89,',
      'DEBIT,04/16/2025,TEA,17.89,DEBIT_CARD,3300.00,',
    ];
    const bytes = new TextEncoder().encode(lines.join('\n'));
    const { reading, rows } = await readWhole('chase.csv', bytes);
    expect(reading.format?.id).toBe('us-chase');
    expect(rows.map(({ amountMinor }) => amountMinor)).toEqual([-8612, 245000, -4599, -1789]);
  });
});

describe('days in forms that few write', () => {
  it.each([
    ['seconds since 1970', '1743508800', '2025-04-01'],
    ['thousandths since 1970', '1743508800123', '2025-04-01'],
    ['the year of an era', 'R7.4.1', '2025-04-01'],
    ['the year of an era, written out', '令和7年4月1日', '2025-04-01'],
    ['numbers behind the day of the week', '"Di, 01.04.2025"', '2025-04-01'],
  ])('are read from %s', async (_, text, day) => {
    expect((await read(['Date,Text,Amount', `${text},Shop,-1.00`])).days).toEqual([day]);
  });

  it('are those of the row above where only the first row of a day has one and the balance goes on', async () => {
    const lines = [
      '14.03.2025;A;-10,00;490,00',
      ';B;-20,00;470,00',
      '21.03.2025;C;150,00;620,00',
      ';D;-5,00;615,00',
    ];
    expect((await read(['Datum;Text;Betrag;Saldo', ...lines])).days).toEqual([
      '2025-03-14',
      '2025-03-14',
      '2025-03-21',
      '2025-03-21',
    ]);
  });

  it('are not taken from the row above where the balance does not go on', async () => {
    const lines = ['14.03.2025;A;-10,00;490,00', ';B;-20,00;400,00', '21.03.2025;C;150,00;550,00'];
    expect((await read(['Datum;Text;Betrag;Saldo', ...lines])).days[1]).toBeNull();
  });
});
