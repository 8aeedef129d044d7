import { describe, expect, it } from 'vitest';
import { readUndescribed } from '../../../../check/read-file';

const amounts = async (lines: readonly string[]) =>
  (await readUndescribed(lines)).rows.map((row) => row.amountMinor);

describe('columns of amounts', () => {
  it('when two amounts stand side by side, the one that moves the balance is read', async () => {
    expect(
      await amounts([
        'Date,Description,Amount,Total amount,Balance',
        '2024-03-19,Tea,-10.00,-10.50,89.50',
        '2024-03-20,Pay,50.00,50.00,139.50',
        '2024-03-21,Bread,-3.00,-3.20,136.30',
      ]),
    ).toEqual([-1050, 5000, -320]);
  });

  it('when two columns are named a balance, the one that the amounts move is read', async () => {
    const { rows } = await readUndescribed([
      'Date,Description,Amount,Available balance,Ledger balance',
      '2024-03-19,Tea,-10.00,500.00,90.00',
      '2024-03-20,Pay,50.00,500.00,140.00',
      '2024-03-21,Bread,-3.00,400.00,137.00',
    ]);
    expect(rows.map((row) => row.balanceMinor)).toEqual([9000, 14000, 13700]);
  });

  it('when no header names the two sides, the balance tells which is which', async () => {
    expect(
      await amounts([
        '19/03/2024,Pay,50.00,,150.00',
        '20/03/2024,Tea,,10.00,140.00',
        '21/03/2024,Bread,,3.00,137.00',
      ]),
    ).toEqual([5000, -1000, -300]);
  });

  it('when no header and no balance tells the sides, a refund and a fee do', async () => {
    expect(
      await amounts([
        '19/03/2024,Shoes refund,50.00,',
        '20/03/2024,Foreign transaction fee,,10.00',
        '21/03/2024,Bread,,3.00',
      ]),
    ).toEqual([5000, -1000, -300]);
  });

  it('when there is a column for each currency, each row has the currency of its column', async () => {
    const { rows } = await readUndescribed([
      'Transaction Date,Description,CAD$,USD$',
      '3/19/2024,Tea,-10.00,',
      '3/20/2024,Pay,,50.00',
    ]);
    expect(rows.map((row) => [row.amountMinor, row.currency])).toEqual([
      [-1000, 'CAD'],
      [5000, 'USD'],
    ]);
  });

  it('when credits are written with a minus beside debits without one, both keep their direction', async () => {
    expect(
      await amounts([
        'Date,Description,Debit,Credit',
        '2024-03-19,Tea,10.00,',
        '2024-03-20,Shoes,,-50.00',
        '2024-03-21,Bread,3.00,',
      ]),
    ).toEqual([-1000, 5000, -300]);
  });

  it('when purchases have no minus and refunds have one, the signs are turned', async () => {
    expect(
      await amounts([
        'Date,Description,Type,Amount',
        '2024-03-19,Tea,Purchase,10.00',
        '2024-03-20,Shoes,Refund,-50.00',
        '2024-03-21,Bread,Purchase,3.00',
      ]),
    ).toEqual([-1000, 5000, -300]);
  });

  it('when a row holds what was sent and what arrived, its direction and the fee of the sender decide', async () => {
    expect(
      await amounts([
        'Date,Direction,Source fee amount,Source amount (after fees),Source currency,Target amount,Target currency',
        '2024-03-19,OUT,0.50,10.00,EUR,9.00,GBP',
        '2024-03-20,IN,,60.00,USD,50.00,EUR',
      ]),
    ).toEqual([-1050, 5000]);
  });

  it('when a currency belongs to the amount beside it, the account keeps the currency in which both are alike', async () => {
    const { rows } = await readUndescribed([
      'Posting Date,Billing Amount,Merchant,Transaction Currency,Transaction Amount',
      '2024-03-19,-10.00,Tea,GBP,-10.00',
      '2024-03-20,-25.50,Hotel,EUR,-30.00',
    ]);
    expect(rows.map((row) => [row.amountMinor, row.currency, row.originalCurrency])).toEqual([
      [-1000, 'GBP', 'GBP'],
      [-2550, 'GBP', 'EUR'],
    ]);
  });

  it('when two amounts have one name, the one beside the foreign currency is what was paid', async () => {
    const { rows, reading } = await readUndescribed([
      'Datum;Text;Fremdwährung;Betrag;Kurs;Betrag;Währung',
      '13.03.2026;Tee;GBP;-10,00;0,80000;-12,50;EUR',
      '14.03.2026;Brot;EUR;-7,00;1,00000;-7,00;EUR',
    ]);
    expect(rows.map((row) => row.amountMinor)).toEqual([-1250, -700]);
    expect(reading.questions).toEqual([]);
  });
});

describe('cells that say more than an amount', () => {
  it('when a cell lists the total with its parts, the total is read', async () => {
    expect(
      await amounts([
        'Datum;Text;Belastung;Gutschrift',
        "04.11.2024;Zwei Zahlungen;1'225.30<br />2.00<br />1'223.30;",
        '05.11.2024;Lohn;;5512.82',
        '"06.11.2024";"Drei Zahlungen";"1.00\n2.00\n3.00";',
      ]),
    ).toEqual([-122530, 551282, -300]);
  });

  it('when no line of a cell is the total of the others, the row is blocked', async () => {
    const { rows } = await readUndescribed([
      'Datum;Text;Belastung;Gutschrift',
      '04.11.2024;Zwei Zahlungen;100.00<br>108.50;',
      '05.11.2024;Lohn;;5512.82',
      '06.11.2024;Tee;3.00;',
    ]);
    expect(rows.map((row) => [row.disposition, row.amountMinor])).toEqual([
      [2, null],
      [0, 551282],
      [0, -300],
    ]);
  });

  it.each([
    ['Withdrawals (SGD)', 'Deposits (SGD)', 'SGD'],
    ['Borç TRY', 'Alacak TRY', 'TRY'],
    ['Debit in INR', 'Credit in INR', 'INR'],
  ])('when columns are called %s and %s, their currency is known', async (debit, credit, currency) => {
    const { reading, rows } = await readUndescribed([
      `Date;Description;${debit};${credit}`,
      '23.05.2023;Rent;44.60;',
      '11.05.2023;Pay;;4176.22',
      '09.05.2023;Quiz night;133.71;',
    ]);
    expect(reading.questions).toEqual([]);
    expect(rows.map((row) => [row.amountMinor, row.currency])).toEqual([
      [-4460, currency],
      [417622, currency],
      [-13371, currency],
    ]);
  });
});
