import { describe, expect, it } from 'vitest';
import type { ReadOptions } from '../../../../../preload/contract/reading/reading';
import { readUndescribed } from '../../../../check/read-file';

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
