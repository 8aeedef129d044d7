import { describe, expect, it } from 'vitest';
import { readWhole } from '../../../../../check/read-file';

const read = (text: string) => readWhole('statement.txt', new TextEncoder().encode(text));

const statement = [
  'From: 01/07/2026 to 31/07/2026',
  '',
  'Account: XXXX XXXX XXXX 4321',
  '',
  'Date:\u00a009/07/2026',
  'Description:\u00a0CARD PAYMENT TO HARBOUR TEA ROOM,6.40 GBP: TABLE 4',
  'Amount:\u00a0-6.40\t',
  'Balance:\u00a093.60\t',
  '',
  'Date:\u00a002/07/2026',
  'Description:\u00a0WAGES QUAYSIDE LTD',
  'Amount:\u00a0100.00\t',
  'Balance:\u00a0100.00\t',
  '',
].join('\r\n');

describe('bookings that stand one below the other, each field behind its label', () => {
  it('are read with the balance and the account, in the order of days that the period leaves', async () => {
    const { reading, rows } = await read(statement);
    expect(reading.questions.filter(({ blocking }) => blocking)).toEqual([]);
    expect(rows.map((row) => [row.bookingDay, row.amountMinor, row.purpose, row.line])).toEqual([
      ['2026-07-09', -640, 'CARD PAYMENT TO HARBOUR TEA ROOM,6.40 GBP: TABLE 4', 5],
      ['2026-07-02', 10_000, 'WAGES QUAYSIDE LTD', 10],
    ]);
    expect(reading.accounts[0]).toMatchObject({ accountNumber: 'XXXX XXXX XXXX 4321', balanceMinor: 9360 });
    expect([reading.headerRows, reading.delimiter, reading.lineCount]).toEqual([[], null, 13]);
  });

  it('are named where a field comes twice or has no label', async () => {
    const broken = statement.replace('Amount:\u00a0100.00', 'Amount:\u00a0100.00\r\nAmount:\u00a0200.00');
    const { reading, rows } = await read(broken);
    expect(rows.filter((row) => row.disposition === 0).map(({ amountMinor }) => amountMinor)).toEqual([-640]);
    expect(rows.map(({ disposition }) => disposition)).toEqual([0, 2]);
    expect(reading.findingTotals).toMatchObject({ 'date.unreadable': 1 });
  });

  it('that break off within a field are named, and none of it is read', async () => {
    const { reading, rows } = await read(statement.slice(0, statement.indexOf('Amount:\u00a0100') + 9));
    expect(rows.map(({ disposition }) => disposition)).toEqual([0, 2]);
    expect(reading.findingTotals).toMatchObject({ 'file.cut': 1 });
  });

  it('a table below labels is a table', async () => {
    const { reading, rows } = await read(
      'Date: 09/07/2026\nAmount: 5\n\nDate,Description,Amount\n13/07/2026,Tea,-5.00\n',
    );
    expect(reading.headerRows).toEqual([4]);
    expect(rows).toHaveLength(1);
  });
});
