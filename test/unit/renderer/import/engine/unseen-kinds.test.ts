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

describe('signs that stand in unusual places', () => {
  it('are those of payer and payee below prepositions alone', async () => {
    const found = await read([
      'Datum;Von;An;Betrag;Währung',
      '05.03.2025;Max Muster;Stadtwerke;50,00;EUR',
      '06.03.2025;Max Muster;Markt;20,00;EUR',
      '16.03.2025;Petra;Max Muster;35,00;EUR',
      '18.03.2025;Max Muster;Bäcker;3,00;EUR',
    ]);
    expect(found).toMatchObject({ amounts: [-5000, -2000, 3500, -300], asked: [] });
  });

  it('are those of the second mark for the balance', async () => {
    const { account, findings } = await read([
      'Datum;Text;Betrag;S/H;Saldo;S/H',
      '05.03.2025;A;150,00;S;50,00;S',
      '06.03.2025;B;20,00;S;70,00;S',
      '16.03.2025;C;100,00;H;30,00;H',
    ]);
    expect(account?.balanceMinor).toBe(3000);
    expect(findings).not.toContain('balance.break');
  });

  it('are turned on a card where its payments, by the kind of the row, have the minus', async () => {
    const found = await read([
      'Card,Date,Merchant,Type,Amount',
      '1234,2025-03-01,Cafe,Purchase,4.50',
      '1234,2025-03-02,Store,Purchase,7.00',
      '1234,2025-03-03,,Payment,-11.50',
    ]);
    expect(found).toMatchObject({ amounts: [-450, -700, 1150], asked: [] });
  });

  it.each([
    ['is_debit', 'true', 'false'],
    ['Belastung', 'ja', 'nein'],
    ['is_credit', 'false', 'true'],
    ['sign', '-1', '1'],
    ['kind', 'spend', 'earn'],
  ])('are those of the flag %s with %s and %s', async (header, out, into) => {
    const rows = [
      `2025-03-03,A,4.50,EUR,${out}`,
      `2025-03-04,B,7.00,EUR,${into}`,
      `2025-03-05,C,1.00,EUR,${out}`,
    ];
    const found = await read([`date,text,amount,currency,${header}`, ...rows]);
    expect(found).toMatchObject({ amounts: [-450, 700, -100], asked: [] });
  });

  it.each([
    ['D 4.50', 'C 7.00'],
    ['DR 4.50', 'CR 7.00'],
    ['4.50 Soll', '7.00 Haben'],
  ])('are those of the marks in %s and %s', async (out, into) => {
    const found = await read(['date,text,amount', `2025-03-03,A,${out}`, `2025-03-04,B,${into}`]);
    expect(found.amounts).toEqual([-450, 700]);
  });
});

describe('own accounts in few rows', () => {
  it('are those beside a column that can only be the other side', async () => {
    const [one, other] = ['DE89370400440532013000', 'DE62370400440532013001'];
    const { reading, rows } = await readUndescribed([
      'Kontonummer;Datum;Gegenkonto;Text;Betrag',
      `${one};13.03.2025;${other};Umbuchung;-100,00`,
      `${other};13.03.2025;${one};Umbuchung;100,00`,
      `${one};14.03.2025;;Kiosk;-5,00`,
    ]);
    expect(reading.accounts.map(({ iban }) => iban)).toEqual([one, other]);
    expect(rows.map(({ accountIndex }) => accountIndex)).toEqual([0, 1, 0]);
  });
});

describe('currencies that the signs of a script or their places tell', () => {
  const currencyOf = async (lines: readonly string[]) => (await readUndescribed(lines)).rows[0]?.currency;

  it('are yen beside words that only Japanese has, and yuan beside such that only China writes', async () => {
    expect(await currencyOf(['日付,内容,金額', '2025/03/13,給与,"¥50,000"'])).toBe('JPY');
    expect(await currencyOf(['日期,说明,收入', '2025-03-13,转账,"¥50,000"'])).toBe('CNY');
  });
});

describe('accounts in other places', () => {
  it('are told by masked numbers of cards, each its own', async () => {
    const rows = [
      'XXXX-9876;03.03.2025;A;-1,00',
      'XXXX-1234;04.03.2025;B;-2,00',
      'XXXX-9876;05.03.2025;C;-3,00',
    ];
    const { reading } = await readUndescribed(['Kreditkarte;Datum;Händler;Betrag', ...rows]);
    expect(reading.accounts.map(({ accountNumber }) => accountNumber)).toEqual(['XXXX-9876', 'XXXX-1234']);
  });

  it('are told by the IBAN below the rows, where none stands above', async () => {
    const { account } = await read([
      'Datum;Text;Betrag',
      '03.03.2025;A;-1,00',
      '',
      'IBAN: DE89370400440532013000',
    ]);
    expect(account?.iban).toBe('DE89370400440532013000');
  });
});

describe('the balance of a card that is what is owed', () => {
  it('turns the signs where the payment that settles it has the minus', async () => {
    const rows = [
      '2025-03-03,Cafe,23.50,523.50',
      '2025-03-05,Payment received,-300.00,223.50',
      '2025-03-20,Market,95.60,319.10',
    ];
    const found = await read([
      'Card Number,Date,Merchant,Amount,Balance Owed',
      ...rows.map((row) => `**** 1234,${row}`),
    ]);
    expect(found).toMatchObject({ amounts: [-2350, 30000, -9560], asked: [] });
  });
});

describe('a fee beside the gross amount', () => {
  it('is never the amount, and is part of it where the balance says so', async () => {
    const rows = ['2025-03-13;sale;100,00;-2,90;EUR;97,10', '2025-03-20;sale;50,00;-1,50;EUR;145,60'];
    expect(await read(['date;type;gross;fee;currency;balance', ...rows])).toMatchObject({
      amounts: [9710, 4850],
      asked: [],
    });
  });
});
