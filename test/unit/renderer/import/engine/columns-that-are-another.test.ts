import { describe, expect, it } from 'vitest';
import { readUndescribed } from '../../../../check/read-file';

const read = async (lines: readonly string[]) => {
  const { rows, reading } = await readUndescribed(lines);
  return {
    amounts: rows.map(({ amountMinor }) => amountMinor),
    lines: rows.map(({ line, disposition }) => [line, disposition]),
    fields: Object.fromEntries(reading.columns.map(({ header, field }) => [header, field])),
    blocking: reading.questions.filter((question) => question.blocking).map(({ kind }) => kind),
  };
};

describe('a column that is something else', () => {
  it('a number of units with signs is no amount, whatever stands beside it', async () => {
    const list = (money: string, units: string) =>
      read([
        `Date;Text;${money};${units}`,
        '2024-03-01;A;10.00;-9',
        '2024-03-02;B;11.00;10',
        '2024-03-13;C;12.00;11',
      ]);
    expect(await list('Gross', 'Shares')).toMatchObject({ amounts: [1000, 1100, 1200], blocking: ['sign'] });
    expect(await list('Available', 'Quantity')).toMatchObject({ fields: { Quantity: 'ignored' } });
  });

  it('whole numbers with signs without a header are the amount only where they move the balance', async () => {
    const units = ['2024-03-01;Foo;-3;250.50', '2024-03-02;Bar;2;20.50', '2024-03-13;Baz;5;50.00'];
    expect(await read(units)).toMatchObject({ amounts: [25050, 2050, 5000], blocking: ['sign'] });
    const moved = ['2024-03-01;Foo;-3;250.50', '2024-03-13;Bar;2;252.50'];
    expect(await read(moved)).toMatchObject({ amounts: [-300, 200] });
  });

  it('an amount with words among its numbers gives way to one that can be read', async () => {
    const found = await read([
      'Datum;Text;Betrag;Umsatz',
      '01.03.2024;A;10,00;-10,50',
      '02.03.2024;A;siehe Beleg;-11,50',
      '13.03.2024;A;12,00;12,50',
    ]);
    expect(found).toMatchObject({ amounts: [-1050, -1150, 1250], fields: { Umsatz: 'amount' } });
  });
});

describe('words in place of a day', () => {
  it('do not drop a booking that has another day: somebody has to look at it', async () => {
    const byValue = await read([
      'Buchungstag;Valuta;Text;Betrag;Waehrung',
      '01.03.2024;01.03.2024;A;-10,00;EUR',
      'folgt;02.03.2024;B;-11,00;EUR',
      '13.03.2024;13.03.2024;C;-12,00;EUR',
    ]);
    expect(byValue.lines).toEqual([
      [2, 0],
      [3, 2],
      [4, 0],
    ]);
    const byPurchase = await read([
      'Date;Text;Amount;Posted;Currency',
      '2024-03-01;A;-10.00;2024-03-02;EUR',
      '2024-03-02;B;-11.00;Waiting for bank;EUR',
      '2024-03-13;C;-12.00;2024-03-12;EUR',
      '2024-03-14;D;-12.00;2024-03-14;EUR',
    ]);
    expect(byPurchase.lines).toEqual([
      [2, 0],
      [3, 2],
      [4, 0],
      [5, 0],
    ]);
  });
});

describe('money out and money in of one row', () => {
  it('that are the same prove nothing by a balance that stands still', async () => {
    const { lines } = await read([
      'Date;Text;Debit;Credit;Balance',
      '2024-03-15;A;;5.00;100.00',
      '2024-03-14;A;10.00;10.00;100.00',
      '2024-03-14;A;12.00;;100.00',
    ]);
    expect(lines[1]).toEqual([3, 2]);
  });
});

describe('a header in two lines', () => {
  it('keeps the words above where those below repeat', async () => {
    const found = await read([
      'Datum;Text;Soll;;Haben;',
      ';;Betrag;Währung;Betrag;Währung',
      '01.03.2024;A;1,00;CHF;;',
      '13.03.2024;B;;;10,00;CHF',
    ]);
    expect(found.amounts.slice(-2)).toEqual([-100, 1000]);
  });
});
