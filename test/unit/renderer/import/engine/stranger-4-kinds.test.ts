import { describe, expect, it } from 'vitest';
import { readUndescribed } from '../../../../check/read-file';

/** What the exports of a fourth stranger showed (`formats-stranger-4`). */
async function read(lines: readonly string[]) {
  const { reading, rows } = await readUndescribed(lines);
  return {
    rows: rows.map(({ bookingDay, valueDay, amountMinor, accountIndex, disposition }) => ({
      bookingDay,
      valueDay,
      amountMinor,
      accountIndex,
      disposition,
    })),
    accounts: reading.accounts,
    told: Object.keys(reading.findingTotals),
  };
}

describe('days below no header', () => {
  const lines = [
    ['31.03.2026', '02.03.2026', '02.03.2026', '-15,88'],
    ['31.03.2026', '03.03.2026', '04.03.2026', '98,74'],
    ['31.03.2026', '08.03.2026', '08.03.2026', '-146,00'],
    ['31.03.2026', '10.03.2026', '11.03.2026', '-30,89'],
  ];

  it('when one day stands in each row in front of two others, it is the day of the statement', async () => {
    const { rows } = await read(lines.map((cells) => [...cells, 'Zahlung Miete', 'EUR'].join(';')));
    expect(rows.map(({ bookingDay }) => bookingDay)).toEqual([
      '2026-03-02',
      '2026-03-04',
      '2026-03-08',
      '2026-03-11',
    ]);
    expect(rows.map(({ valueDay }) => valueDay)).toEqual([
      '2026-03-02',
      '2026-03-03',
      '2026-03-08',
      '2026-03-10',
    ]);
  });

  it('when the day of booking stands twice, the third day is the value date', async () => {
    const { rows } = await read(
      lines.map(([, value, day, amount]) => [day, 'Zahlung Miete', amount, 'EUR', day, value].join(';')),
    );
    expect(rows.map(({ bookingDay, valueDay }) => [bookingDay, valueDay])).toEqual([
      ['2026-03-02', '2026-03-02'],
      ['2026-03-04', '2026-03-03'],
      ['2026-03-08', '2026-03-08'],
      ['2026-03-11', '2026-03-10'],
    ]);
  });
});

describe('a line of an account between two tables with one header', () => {
  it('when it has as many cells as a row, what follows is of that account, and nothing is blocked', async () => {
    const table = [
      'Datum;Text;Betrag;Währung',
      '12.03.2026;Einkauf;-31,69;EUR',
      '16.03.2026;Lohn;355,18;EUR',
    ];
    const { rows, accounts } = await read([
      'Konto;AT021200037843719429;Gehaltskonto',
      ...table,
      '',
      'Konto;AT082011157761427906;Sparkonto',
      ...table,
    ]);
    expect(rows.map(({ accountIndex, disposition }) => [accountIndex, disposition])).toEqual([
      [0, 0],
      [0, 0],
      [1, 0],
      [1, 0],
    ]);
    expect(accounts.map(({ iban }) => iban)).toEqual(['AT021200037843719429', 'AT082011157761427906']);
  });
});

describe('a row that was paid with the balance', () => {
  it('when only its direction is not known, is shown and not taken for a line of a balance', async () => {
    const { rows, told } = await read([
      '交易时间,交易对方,商品说明,收/支,金额,付款方式',
      '2026-03-03 12:30:00,小面馆,午餐,支出,18.50,余额',
      '2026-03-11 12:32:00,王芳,转账,收入,200.00,余额',
      '2026-03-18 12:34:00,网店,退款-商品,不计收支,12.00,余额',
      '2026-03-27 12:35:00,超市,采购,支出,128.90,余额',
    ]);
    expect(rows.map(({ amountMinor, disposition }) => [amountMinor, disposition])).toEqual([
      [-1850, 0],
      [20000, 0],
      [null, 2],
      [-12890, 0],
    ]);
    expect(told).toContain('direction.unknown');
  });
});

describe('a state beside the voucher of a row', () => {
  it.each([
    ['offen', 'zugeordnet', 'Zugeordneter Beleg'],
    ['Erstellt', 'Gebucht', 'Verknüpfte Belege'],
  ])('when it is %s, the row is booked all the same', async (open, done, header) => {
    const { rows, told } = await read([
      `Datum;Text;Betrag;Währung;Status;${header}`,
      `23.04.2026;Miete;-36,17;EUR;${open};`,
      `24.04.2026;Lohn;504,81;EUR;${done};`,
      `25.04.2026;Strom;-13,26;EUR;${open};`,
    ]);
    expect(rows.map(({ disposition }) => disposition)).toEqual([0, 0, 0]);
    expect(told).toEqual([]);
  });
});

describe('a balance above the table with its side in the next cell', () => {
  it('when that is S, is below zero', async () => {
    const { accounts, told } = await read([
      'Alter Saldo;2.400,00;S;EUR',
      '',
      'Buchung;Text;Betrag;S/H;Saldo;S/H;Whg',
      '05.05.2026;Bürobedarf;105,69;S;2.505,69;S;EUR',
      '06.05.2026;Abschluss;19,22;S;2.524,91;S;EUR',
      '10.05.2026;Auftrag;9.832,15;H;7.307,24;H;EUR',
    ]);
    expect(accounts[0]?.openingBalanceMinor).toBe(-240000);
    expect(told).not.toContain('balance.break');
  });
});
