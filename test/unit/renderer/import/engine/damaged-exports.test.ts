import { describe, expect, it } from 'vitest';
import { readUndescribed, readWhole } from '../../../../check/read-file';

const latin = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

describe('exports that a program or a machine damaged', () => {
  it('when a spreadsheet saved days as numbers below the name of a date, they are days, and the reason says so', async () => {
    const { rows, reading } = await readUndescribed([
      'Datum;Text;Betrag EUR',
      '45351;Tee;-4,50',
      '45717,75;Lohn;50,00',
      '45657;Brot;-3,00',
    ]);
    expect(rows.map((row) => row.bookingDay)).toEqual(['2024-02-29', '2025-03-01', '2024-12-31']);
    expect(reading.columns[0]?.reasons.map(({ code }) => code)).toContain('date.dayNumbers');
    expect(reading.questions).toEqual([]);
  });

  it('when such numbers stand below another name, or one of them is no day, they are no dates', async () => {
    const other = await readUndescribed(['Datum;Nummer;Betrag EUR', '01.02.2025;45351;-4,50']);
    expect(other.rows.map((row) => [row.bookingDay, row.valueDay])).toEqual([['2025-02-01', null]]);
    const mixed = await readUndescribed([
      'Datum;Text;Name;Betrag EUR',
      '45351;Tee;A;-4,50',
      '99351;Tee;B;-4,50',
    ]);
    expect(mixed.rows.filter((row) => row.disposition === 0)).toEqual([]);
  });

  it('when NULs fill cells and lines, they are no text', async () => {
    const text = 'Datum;Name;Betrag EUR\n03.02.2025;Tee\0\0\0;4,50\0\0\n04.02.2025;\0Brot\0;-7,00\0\0\n';
    const { rows, reading } = await readWhole('a.csv', latin(text));
    expect(rows.map((row) => [row.counterpartyName, row.amountMinor])).toEqual([
      ['Tee', 450],
      ['Brot', -700],
    ]);
    expect(reading.findings).toEqual([]);
  });

  it('when NULs stand within words all over, the bytes are no export', async () => {
    const text = 'D\0atum;N\0ame;Bet\0rag\n03.02.2025;T\0ee;4,50\n';
    await expect(readWhole('a.csv', latin(text))).rejects.toThrow('file.binary');
  });

  it('when the mark of UTF-8 stands before bytes that are none, the bytes count; one broken letter changes nothing', async () => {
    const belied = await readWhole(
      'a.csv',
      latin('ï»¿Datum;Empfänger;Betrag EUR\n03.02.2025;Bäcker;-4,50\n'),
    );
    expect(belied.reading.encoding.label).toBe('windows-1252');
    expect(belied.rows[0]?.counterpartyName).toBe('Bäcker');
    const broken = await readWhole(
      'a.csv',
      latin('ï»¿Datum;EmpfÃ¤nger;Betrag EUR\n03.02.2025;BÃ¤cker;-4,50\n04.02.2025;Mü\n'),
    );
    expect(broken.reading.encoding.label).toBe('utf-8-bom');
    expect(broken.rows[0]?.counterpartyName).toBe('Bäcker');
  });

  it('when a tab cuts a text in front of an amount, the number behind it is no part of the amount', async () => {
    const { rows } = await readUndescribed([
      'Date\tDescription\tAmount\tBalance',
      '2025-03-13\tBakery 7\t12\t100,00\t100,00',
      '2025-03-13\tRent 6\t12\t1,00\t101,00',
      '2025-03-13\tRent 5\t0,01\t101,01',
    ]);
    expect(rows.map((row) => [row.amountMinor, row.purpose])).toEqual([
      [10_000, 'Bakery 7 12'],
      [100, 'Rent 6 12'],
      [1, 'Rent 5'],
    ]);
  });

  it('when a separator stands within one text, that row is reported and the columns of the others stay', async () => {
    const { rows, reading } = await readUndescribed([
      'Datum;Name;Zweck;Betrag;Währung',
      '07.07.2025;A;x y;21,00;EUR',
      '08.07.2025;B;Abo; zweites;-5,80;EUR',
      '09.07.2025;C;z;-4,20;EUR',
    ]);
    expect(rows.map((row) => [row.disposition, row.amountMinor, row.currency])).toEqual([
      [0, 2100, 'EUR'],
      [2, null, null],
      [0, -420, 'EUR'],
    ]);
    expect(reading.findings.map(({ line, field }) => [line, field])).toContainEqual([3, 'amount']);
  });

  it.each(['--', '–', '-,--', './.'])('when the unused side holds %s, it is empty', async (sign) => {
    const { rows } = await readUndescribed([
      'Datum;Name;Soll;Haben;Währung',
      `01.10.2025;A;18,00;${sign};EUR`,
      `02.10.2025;B;${sign};14,50;EUR`,
    ]);
    expect(rows.map((row) => row.amountMinor)).toEqual([-1800, 1450]);
  });
});
