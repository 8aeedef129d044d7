import { strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readWhole } from '../../../../check/read-file';

const read = (text: string, name = 'a.csv') => readWhole(name, strToU8(text), { disabledFormats: ['*'] });

const rowsAbove = [
  'Datum;Text;Soll;Haben',
  '01.03.2024;Gehalt;;2.500,00',
  '02.03.2024;Miete;900,50;',
  '03.03.2024;Markt;5,25;',
  '04.03.2024;Zins;;12,40',
  '05.03.2024;Markt;17,10;',
];

/** What is said of the last row, and what became of it. */
async function lastOf(...lines: string[]) {
  const { reading, rows } = await read(lines.join('\n'));
  const last = rows.at(-1);
  const line = lines.length - (lines.at(-1) === '' ? 1 : 0);
  return {
    amountMinor: last?.line === line ? last.amountMinor : undefined,
    rules: reading.findings.filter((one) => one.line === line).map(({ rule }) => rule),
  };
}

describe('rows that break off', () => {
  it.each([
    ['in a credit', '06.03.2024;Bonus;;1.234,5'],
    ['in the whole part of a credit', '06.03.2024;Bonus;;12'],
    ['behind the thousands', '06.03.2024;Bonus;;1.234'],
    ['in a debit, before the other side', '06.03.2024;Auto;1.234,5'],
    ['before any amount', '06.03.2024;Auto;'],
    ['in the text', '06.03.2024;Au'],
    ['in the day', '06.0'],
  ])('when the file ends %s, no amount is taken from the row, and it is named', async (_, cut) => {
    const { amountMinor, rules } = await lastOf(...rowsAbove, cut);
    expect(amountMinor ?? null).toBeNull();
    expect(rules).toContain(cut.split(';').length > 3 ? 'row.cut' : rules[0]);
    expect(rules.length).toBeGreaterThan(0);
  });

  const amongOthers = (row: string) => read([...rowsAbove, row, ...rowsAbove.slice(1), ''].join('\n'));

  it('when a row lacks cells and others follow, no amount is taken from it', async () => {
    const { reading, rows } = await amongOthers('06.03.2024;Auto;1.234,5');
    expect(rows.find(({ line }) => line === 7)).toMatchObject({ amountMinor: null, disposition: 2 });
    expect(reading.findings).toMatchObject([{ line: 7, severity: 'error' }]);
  });

  it.each([
    ['06.03.2024;Bonus;;1.234,5', 123450],
    ['06.03.2024;Bonus;;12', 1200],
  ])('when %j has all its cells and a line end, the amount is read and named', async (row, amountMinor) => {
    const { reading, rows } = await amongOthers(row);
    expect(rows.find(({ line }) => line === 7)).toMatchObject({ amountMinor, disposition: 0 });
    expect(reading.findings).toMatchObject([{ rule: 'amount.decimals', line: 7, severity: 'warning' }]);
  });

  it.each(['06.03.2024;Bonus;;10,-', '06.03.2024;Bonus;;10,– €', '06.03.2024;Bonus;;10,--'])(
    'when %j has a dash for its cents, it is whole and positive',
    async (row) => {
      const { reading, rows } = await amongOthers(row);
      expect(rows.find(({ line }) => line === 7)).toMatchObject({ amountMinor: 1000, disposition: 0 });
      expect(reading.findings).toEqual([]);
    },
  );

  it('when the currency of a row has no cents, its amount lacks none', async () => {
    const lines = [
      'Datum;Text;Währung;Betrag',
      '01.03.2024;A;EUR;-5,50',
      '02.03.2024;B;EUR;-12,20',
      '03.03.2024;C;JPY;-1.200',
      '04.03.2024;D;EUR;-3,15',
      '05.03.2024;E;EUR;-1.200',
      ...['06', '07', '08', '09'].map((day) => `${day}.03.2024;F;EUR;-7,25`),
      '',
    ];
    const { reading, rows } = await read(lines.join('\n'));
    expect(rows.slice(0, 5).map(({ amountMinor }) => amountMinor)).toEqual([
      -550, -1220, -1200, -315, -120000,
    ]);
    expect(reading.findings.map(({ rule, line }) => [rule, line])).toEqual([['amount.decimals', 6]]);
  });

  it('when a row has too many cells and breaks off, no amount is taken from it', async () => {
    const lines = ['Datum;Text;Betrag', '01.03.2024;A;-5,50', '02.03.2024;B;-12,20', '03.03.2024;C;-3,15'];
    expect(await lastOf(...lines, '04.03.2024;D; E und F;-1.234,5')).toEqual({
      amountMinor: null,
      rules: ['row.cut'],
    });
    expect(await lastOf(...lines, '04.03.2024;D; E und F;-1.234,50')).toEqual({
      amountMinor: -123450,
      rules: ['row.repaired'],
    });
  });

  describe('in a day', () => {
    const above = ['Betrag;Text;Datum', '-5,50;A;1.3.2024', '-12,25;B;15.11.2024', '-1,00;C;12.12.2024'];

    it.each(['-7,00;D;5.11.2024', '-7,00;D;05.11.2024', '-7,00;D;5.11.2024 8:15'])(
      'when the year of %j is whole, nothing is said',
      async (line) => {
        expect(await lastOf(...above, line)).toEqual({ amountMinor: -700, rules: [] });
      },
    );

    it.each(['-7,00;D;15.11.20', '-7,00;D;5.11.202', '-7,00;D;5.1'])(
      'when the year of %j is not whole, no booking is made of it',
      async (line) => {
        const { amountMinor, rules } = await lastOf(...above, line);
        expect(amountMinor).toBeNull();
        expect(rules).toContain('row.cut');
      },
    );

    it('when the day stands behind the month, its second digit may be missing', async () => {
      const lines = ['Betrag;Text;Datum', '-5,50;A;2024-3-1', '-12,25;B;2024-11-15', '-1,00;C;2024-12-12'];
      expect(await lastOf(...lines, '-7,00;D;2024-11-16')).toEqual({ amountMinor: -700, rules: [] });
      expect(await lastOf(...lines, '-7,00;D;2024-11-1')).toEqual({ amountMinor: -700, rules: ['row.open'] });
    });
  });

  it.each(['Ende', '2 Umsätze', '\u001a'])(
    'when the last line is %j, it is not the beginning of a row',
    async (line) => {
      const { reading, rows } = await read([...rowsAbove, line].join('\n'));
      expect(rows).toHaveLength(5);
      expect(reading.findings).toEqual([]);
    },
  );

  it('when a mark of DOS ends the file, the last line is whole', async () => {
    expect(await lastOf('Datum;Betrag;Text', '01.03.2024;-5,50;Markt', '02.03.2024;-1,00;Ca\u001a')).toEqual({
      amountMinor: -100,
      rules: [],
    });
  });

  it('when an amount within a row lacks decimals that all others have, it is read and named', async () => {
    const more = ['06', '07', '08'].map((day) => `${day}.03.2024;Markt;7,25;`);
    const { reading, rows } = await read([...rowsAbove, ...more, '09.03.2024;Auto;1.234,5;', ''].join('\n'));
    expect(rows.at(-1)).toMatchObject({ amountMinor: -123450, disposition: 0 });
    expect(reading.findings).toMatchObject([
      { rule: 'amount.decimals', line: 10, column: 'Soll', text: '1.234,5', field: 'debit' },
    ]);
    // Of six rows one may be the writer's way, as in an export that leaves out zeros.
    const few = await read([...rowsAbove, '06.03.2024;Auto;1.234,5;', ''].join('\n'));
    expect(few.reading.findings).toEqual([]);
  });

  it.each([
    ['whole', '06.03.2024;Bonus;;1.234,50'],
    ['the other side', '06.03.2024;Auto;1.234,50;'],
  ])('when the last line has no line end but is %s, nothing is said', async (_, line) => {
    expect(await lastOf(...rowsAbove, line)).toMatchObject({ rules: [] });
  });

  it('when writers leave out zeros, such amounts are whole', async () => {
    const { reading } = await read(
      'Datum;Text;Betrag\n01.03.2024;A;-5,5\n02.03.2024;B;-12,25\n03.03.2024;C;900\n04.03.2024;D;-3,75\n',
    );
    expect(reading.findings).toEqual([]);
  });

  it('when the running balance moves by the amount, it is whole', async () => {
    const lines = [
      'Datum;Text;Saldo;Betrag',
      '01.03.2024;A;100,50;-5,50',
      '02.03.2024;B;88,25;-12,25',
      '03.03.2024;C;85,25;-3,00',
      '04.03.2024;D;82,25;-3',
    ];
    expect(await lastOf(...lines)).toEqual({ amountMinor: -300, rules: [] });
  });

  it('when only the text of the last cell may go on, the row is taken and named', async () => {
    const lines = [
      'Datum;Betrag;Text',
      '01.03.2024;-5,50;Markt',
      '02.03.2024;-12,25;Bahn AG',
      '03.03.2024;-1,00;Ca',
    ];
    expect(await lastOf(...lines)).toEqual({ amountMinor: -100, rules: ['row.open'] });
    expect(await lastOf(...lines, '')).toEqual({ amountMinor: -100, rules: [] });
  });

  it('when the file ends within a quoted cell, the row is named', async () => {
    const lines = [
      'Date,Text,Amount',
      '"2024-03-01","A, B","-5.50"',
      '"2024-03-02","B","-7.10"',
      '"2024-03-03","C","-1.0',
    ];
    const { amountMinor, rules } = await lastOf(...lines);
    expect(amountMinor ?? null).toBeNull();
    expect(rules).toContain('quote.unclosed');
  });
});

const mt940 =
  ':20:A\n:25:10020030/1234567\n:28C:1/1\n:60F:C240101EUR100,00\n:61:2401020102D5,50NMSCNONREF\n:86:Markt\n';

describe('statements that break off', () => {
  it.each([
    ['in the amount of a booking', `${mt940}:61:2401030103D1234`, null],
    ['in the text of a booking', `${mt940}:61:2401030103D1234,50NMSCNONREF\n:86:Mie`, -123450],
    ['before the closing balance', mt940, -550],
    ['in the closing balance', `${mt940}:62F:C2401`, -550],
  ])('when an MT940 ends %s, the file is named', async (_, text, amountMinor) => {
    const { reading, rows } = await read(text, 'a.sta');
    expect(reading.findingTotals).toHaveProperty(['file.cut'], 1);
    expect(rows.at(-1)?.amountMinor).toBe(amountMinor);
  });

  it('when no statement of an MT940 has a closing balance, the bank writes none', async () => {
    const { reading } = await read(`${mt940}-\n${mt940.replace(':28C:1', ':28C:2')}-\n`, 'a.sta');
    expect(reading.findingTotals).not.toHaveProperty(['file.cut']);
  });

  it.each([':20:B\n', ':20:B\n:25:10020030/76', ':20:B\n:25:10020030/7654321\n:28C:1/1\n'])(
    'when an MT940 of several statements ends in the head %j of one, the file is named, and no account is made of it',
    async (head) => {
      const { reading, rows } = await read(`${mt940}:62F:C240102EUR94,50\n-\n${head}`, 'a.sta');
      expect(reading.findingTotals).toHaveProperty(['file.cut'], 1);
      expect(reading.accounts).toHaveLength(1);
      expect(rows).toHaveLength(1);
    },
  );

  it('when an OFX ends in a booking, no amount is taken from it', async () => {
    const row = (amount: string) =>
      `<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20240102<FITID>${amount}<TRNAMT>${amount}`;
    const text = `OFXHEADER:100\n\n<OFX><STMTRS><CURDEF>EUR<BANKTRANLIST>\n${row('-5.50')}</STMTTRN>\n${row('-12')}`;
    const { reading, rows } = await read(text, 'a.ofx');
    expect(rows.map(({ amountMinor }) => amountMinor)).toEqual([-550, null]);
    expect(reading.findingTotals).toMatchObject({ 'row.cut': 1, 'file.cut': 1 });
  });

  it('when a QIF ends in a booking, no amount is taken from it', async () => {
    const { reading, rows } = await read(
      '!Type:Bank\nD13/01/2024\nT-5.50\nPA\n^\nD14/01/2024\nPB\nT-12',
      'a.qif',
    );
    expect(rows.map(({ amountMinor }) => amountMinor)).toEqual([-550, null]);
    expect(reading.findingTotals).toHaveProperty(['file.cut'], 1);
  });

  it('when a QIF ends between two fields of a booking, what is there is read, and the file is named', async () => {
    const text = '!Type:Bank\nD13/01/2024\nT-5.50\nPA\n^\nD14/01/2024\nT-12.50\n';
    const { reading, rows } = await read(text, 'a.qif');
    expect(rows.map(({ amountMinor }) => amountMinor)).toEqual([-550, -1250]);
    expect(reading.findingTotals).toHaveProperty(['file.cut'], 1);
    const whole = await read(`${text}^\n\u001a`, 'a.qif');
    expect(whole.reading.findingTotals).not.toHaveProperty(['file.cut']);
    expect(whole.rows).toHaveLength(2);
  });

  it.each([
    ['', 1],
    ['<tr><t', 1],
    ['</table', 0],
    ['</table></body></html>', 0],
    ['</body></html>', 0],
  ])('when a page ends with %j behind its last row, the file is named %i times', async (end, times) => {
    const row = (...cells: string[]) => `<tr><td>${cells.join('</td><td>')}</td></tr>\n`;
    const rows = [
      row('Datum', 'Text', 'Betrag'),
      row('13.03.2024', 'A', '-5,50'),
      row('14.03.2024', 'B', '-7,50'),
    ];
    const page = await read(`<html><table>${rows.join('')}${end}`, 'a.xls');
    expect(page.rows.map(({ amountMinor }) => amountMinor)).toEqual([-550, -750]);
    expect(page.reading.findingTotals['file.cut'] ?? 0).toBe(times);
  });

  it('when a page ends in a row of its table, the row is left out and the file is named', async () => {
    const row = (day: string, text: string, amount: string) =>
      `<tr><td>${day}.03.2024</td><td>${text}</td><td>${amount}`;
    const close = '</td></tr>\n';
    const text = `<html><table><tr><th>Datum</th><th>Text</th><th>Betrag</th></tr>\n${row('13', 'A', '-5,50')}${close}${row('14', 'B', '-7,50')}${close}${row('15', 'C', '-12')}`;
    const { reading, rows } = await read(text, 'a.xls');
    expect(rows.map(({ amountMinor }) => amountMinor)).toEqual([-550, -750]);
    expect(reading.findingTotals).toHaveProperty(['file.cut'], 1);
  });
});
