import { describe, expect, it } from 'vitest';
import { readUndescribed } from '../../../../../check/read-file';

describe('what a running balance proves', () => {
  it('when headers name the sides the wrong way round, the balance turns them', async () => {
    const { rows } = await readUndescribed([
      'Datum;Text;Soll;Haben;Saldo',
      '04.03.2024;Tee;;10,00;90,00',
      '05.03.2024;Lohn;50,00;;140,00',
      '06.03.2024;Brot;;3,00;137,00',
    ]);
    expect(rows.map((row) => row.amountMinor)).toEqual([-1000, 5000, -300]);
  });

  it('when words of direction are unknown, the balance tells which is money out', async () => {
    const { rows } = await readUndescribed([
      'Datum;Text;Betrag;Zeichen;Saldo',
      '04.03.2024;Tee;10,00;xa;90,00',
      '05.03.2024;Lohn;50,00;xb;140,00',
      '06.03.2024;Brot;3,00;xa;137,00',
    ]);
    expect(rows.map((row) => row.amountMinor)).toEqual([-1000, 5000, -300]);
  });

  it('when known words of direction say the opposite of the balance, the balance decides', async () => {
    const { rows } = await readUndescribed([
      'Datum;Text;Betrag;S/H;Saldo',
      '04.03.2024;Tee;10,00;H;90,00',
      '05.03.2024;Lohn;50,00;S;140,00',
      '06.03.2024;Brot;3,00;H;137,00',
    ]);
    expect(rows.map((row) => row.amountMinor)).toEqual([-1000, 5000, -300]);
  });

  it('when nobody knows the header of the balance, the amounts that move it tell', async () => {
    const { rows } = await readUndescribed([
      'Datum;Text;Betrag;Xyz',
      '04.03.2024;Tee;-10,00;90,00',
      '05.03.2024;Lohn;50,00;140,00',
      '06.03.2024;Brot;-3,00;137,00',
    ]);
    expect(rows.map((row) => row.balanceMinor)).toEqual([9000, 14000, 13700]);
  });

  /** A card: a tax of each charge beside it, and what is owed. */
  const charged = (count: number) => {
    let owed = 10_000;
    return Array.from({ length: count }, (_, at) => {
      const charge = 1_000 + ((at * 37) % 900);
      owed += charge;
      const day = `2024-${String((Math.floor(at / 28) % 12) + 1).padStart(2, '0')}-${String((at % 28) + 1).padStart(2, '0')}`;
      const cells = [charge * 0.08, charge, owed].map((minor) => (Math.round(minor) / 100).toFixed(2));
      return `${day},Shop ${at},${cells.join()}`;
    });
  };

  it.each([20, 400])(
    'when the column that was taken for the amount never moves what is owed, the one that does is the amount, in %i rows',
    async (count) => {
      const { reading, rows } = await readUndescribed([
        'Date,Merchant,Amount tax,charge,balance owed',
        ...charged(count),
      ]);
      const fields = Object.fromEntries(reading.columns.map(({ header, field }) => [header, field]));
      expect(fields).toMatchObject({ charge: 'amount', 'balance owed': 'balanceAfter' });
      expect(Math.abs(Number(rows[0]?.amountMinor))).toBe(1_000);
    },
  );

  it.each([20, 400])(
    'when what is available never moves, the column that does is the balance, in %i rows',
    async (count) => {
      const { reading } = await readUndescribed([
        'Date,Text,Amount,Balance,owed',
        ...charged(count).map((line, at) => {
          const [day, text, , charge, owed] = line.split(',');
          return `${day},${text},-${charge},${(9_000 - at * 3.5).toFixed(2)},-${owed}`;
        }),
      ]);
      const fields = Object.fromEntries(reading.columns.map(({ header, field }) => [header, field]));
      expect(fields).toMatchObject({ Amount: 'amount', owed: 'balanceAfter' });
    },
  );

  it('when numbers do not add up, headers and words stay as they are', async () => {
    const { rows } = await readUndescribed([
      'Datum;Text;Soll;Haben;Saldo',
      '04.03.2024;Tee;10,00;;70,00',
      '05.03.2024;Lohn;;50,00;10,00',
      '06.03.2024;Brot;3,00;;500,00',
    ]);
    expect(rows.map((row) => row.amountMinor)).toEqual([-1000, 5000, -300]);
  });
});

describe('marks of what came back', () => {
  const shopping = [
    'Date,Merchant,Amount,Currency,Type',
    '2024-03-19,Teehaus,10.00,GBP,',
    '2024-03-20,Schuhhaus,50.00,GBP,REFUNDED',
    '2024-03-21,Brotladen,3.00,GBP,DECLINED',
    '2024-03-22,Teehaus,4.00,GBP,',
  ];

  it('when a list of spending marks refunds, all else is money out and declined rows are none', async () => {
    const { rows } = await readUndescribed(shopping);
    expect(rows.map((row) => row.amountMinor)).toEqual([-1000, 5000, -400]);
  });

  it('when a seller lists sales, a refunded one turns no other', async () => {
    const { rows } = await readUndescribed(shopping.map((line) => line.replace('Merchant', 'Customer')));
    expect(rows[0]?.amountMinor).toBe(1000);
  });
});

describe('names and accounts', () => {
  it('when given and family name stand apart, they make one name in the order they are said', async () => {
    const { rows } = await readUndescribed([
      'Datum;Nachname;Vorname;Zweck;Betrag',
      '04.03.2024;Lillebø;Åse;Keramik;-10,00',
      '05.03.2024;Østby;Mæla;Kurs;50,00',
    ]);
    expect(rows.map((row) => row.counterpartyName)).toEqual(['Åse Lillebø', 'Mæla Østby']);
  });

  it('when the same header comes again below a line with another account, that account begins', async () => {
    const { reading, rows } = await readUndescribed([
      'Girokonto;DE42299904170007712044',
      'Buchungstag;Text;Betrag EUR;Saldo EUR',
      '04.03.2024;Tee;-10,00;90,00',
      '05.03.2024;Lohn;50,00;140,00',
      '',
      'Tagesgeldkonto;DE47299904170007712051',
      'Buchungstag;Text;Betrag EUR;Saldo EUR',
      '06.03.2024;Zins;3,00;503,00',
    ]);
    expect(reading.accounts.map(({ iban }) => iban)).toEqual([
      'DE42299904170007712044',
      'DE47299904170007712051',
    ]);
    expect(rows.map((row) => row.accountIndex)).toEqual([0, 0, 1]);
  });
});
