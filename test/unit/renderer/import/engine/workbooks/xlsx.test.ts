import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { previewExport } from '../../../../../../renderer/import/engine/read-export';
import { readWhole, sourceOf } from '../../../../../check/read-file';
import { unpackAll } from '../archives/made-archive';
import { type MadeCell, type MadeSheet, madeWorkbook } from './made-workbook';

const header = ['Buchungstag', 'Auftraggeber / Empfänger', 'Verwendungszweck', 'Betrag', 'Währung'];
const booking = (name: string, amount: MadeCell, day: MadeCell = '31.01.2024'): MadeCell[] => [
  day,
  name,
  'Abschlag',
  amount,
  'EUR',
];
const sheet = (...rows: (MadeCell[] | null)[]): MadeSheet => ({ name: 'Umsätze', rows: [header, ...rows] });
const read = (bytes: Uint8Array, options = {}) => readWhole('Umsätze.xlsx', bytes, options);

describe('workbooks', () => {
  it('when a table stands below a preamble, it is found, and lines are the rows of the sheet', async () => {
    const bytes = madeWorkbook([
      {
        name: 'Export',
        rows: [
          ['Kontoinhaber', 'Muster GmbH'],
          ['IBAN', 'DE90299905021004711815'],
          null,
          null,
          header,
          booking('Stadtwerke', -50.25),
          null,
          booking('Vermieter', '-1.200,00', '01.02.2024'),
        ],
      },
    ]);
    const { reading, rows } = await read(bytes);
    expect(reading).toMatchObject({ kind: 'xlsx', delimiter: null, headerRows: [5], lineCount: 8 });
    expect(reading.accounts[0]).toMatchObject({ iban: 'DE90299905021004711815', owner: 'Muster GmbH' });
    expect(reading.encoding.evidence).toEqual([{ code: 'workbook.sheet', params: { sheet: 'Export' } }]);
    expect(rows.map((row) => [row.line, row.bookingDay, row.amountMinor])).toEqual([
      [6, '2024-01-31', -5025],
      [8, '2024-02-01', -120000],
    ]);
    expect(rows[0]?.raw).toBe('31.01.2024;Stadtwerke;Abschlag;-50,25;EUR');
    const { counts } = reading;
    expect(counts.bookingLines + counts.notBookingLines).toBe(counts.lines);
  });

  it.each([
    ['dd/mm/yyyy', false, 45_322, '2024-01-31'],
    ['[$-407]d. mmm yyyy;@', false, 45_322, '2024-01-31'],
    ['TT.MM.JJJJ', false, 45_322, '2024-01-31'],
    ['yyyy-mm-dd hh:mm', false, 45_322.75, '2024-01-31'],
    ['mm/dd/yy', true, 43_860, '2024-01-31'],
    ['m/d/yy', false, 45_321.999_999_99, '2024-01-31'],
  ])('when a day is a number under %s (1904: %s), it is that day', async (code, is1904, value, day) => {
    const bytes = madeWorkbook([sheet(booking('A', -1.5, { style: 1, value }))], { formats: [code], is1904 });
    const { reading, rows } = await read(bytes);
    expect(rows[0]).toMatchObject({ bookingDay: day, amountMinor: -150 });
    expect(reading.questions).toEqual([]);
  });

  it('when numbers carry the noise of binary fractions, exponents or few decimals, amounts are exact', async () => {
    const values = [
      '-1234.5599999999999',
      '5.5511151231257827E-2',
      '1.2E3',
      '0.10000000000000001',
      '-7',
      '1.234',
    ];
    const bytes = madeWorkbook([
      sheet(...values.map((value, at) => booking('A', { xml: `<c r="D${at + 2}"><v>${value}</v></c>` }))),
    ]);
    const { reading, rows } = await read(bytes);
    expect(reading.questions).toEqual([]);
    expect(rows.map((row) => row.amountMinor)).toEqual([-123456, null, 120000, 10, -700, null]);
    expect(reading.findingTotals).toEqual({ 'amount.tooPrecise': 2 });
  });

  it('when the currency stands in the format of the number alone, it is the currency of the row', async () => {
    const rows = [
      header.slice(0, 4),
      ...[-1, -2].map((value) => booking('A', { style: 1, value }).slice(0, 4)),
    ];
    const bytes = madeWorkbook([{ name: 'T', rows }], { formats: ['#,##0.00 [$CHF-807]'] });
    const { reading, rows: staged } = await read(bytes);
    expect(staged.map((row) => row.currency)).toEqual(['CHF', 'CHF']);
    expect(reading.questions).toEqual([]);
  });

  it('when a number is shown with leading zeros, they are part of it', async () => {
    const rows = [
      [...header, 'Kontonummer'],
      [...booking('A', -1.5), { style: 1, value: 4_711_815 }],
    ];
    const { reading } = await read(madeWorkbook([{ name: 'T', rows }], { formats: ['0000000000'] }));
    expect(reading.columns[5]?.sample).toEqual(['0004711815']);
  });

  it('when texts are rich, inline, spoken, escaped or results of formulas, they are what the cell shows', async () => {
    const texts = [
      '<c r="B2" t="inlineStr"><is><r><t>Stadt</t></r><r><rPr><b/></rPr><t>werke</t></r><rPh sb="0" eb="1"><t>x</t></rPh></is></c>',
      '<c r="B3" t="str"><f>"A"&amp;"B"</f><v>M&#252;ller &amp; S&#xF6;hne</v></c>',
      '<c r="B4" t="inlineStr"><is><t><![CDATA[A & B]]></t></is></c>',
      '<c r="B5" t="inlineStr"><is><t>Zeile_x000D_\nzwei</t></is></c>',
    ];
    const { rows } = await read(
      madeWorkbook([sheet(...texts.map((xml) => booking('', -1).with(1, { xml })))]),
    );
    expect(rows.map((row) => row.counterpartyName)).toEqual([
      'Stadtwerke',
      'Müller & Söhne',
      'A & B',
      'Zeile zwei',
    ]);
    expect(rows.map((row) => row.line)).toEqual([2, 3, 4, 5]);
  });

  it('when a cell holds an error or a formula without a result, the row is blocked with its text', async () => {
    const bytes = madeWorkbook([
      sheet(
        booking('A', -1),
        booking('B', { xml: '<c r="D3" t="e"><v>#REF!</v></c>' }),
        booking('C', { xml: '<c r="D4"><f>D2*2</f></c>' }),
      ),
    ]);
    const { reading, rows } = await read(bytes);
    expect(rows.map((row) => row.disposition)).toEqual([0, 2, 2]);
    expect(reading.findings.map(({ line, text }) => [line, text])).toEqual([
      [3, '#REF!'],
      [4, '=D2*2'],
    ]);
  });

  it('when a formula comes to an empty text, the cell is empty and not the formula', async () => {
    const empty = '<c r="C2" t="str"><f>IF(A2&gt;0,"","x")</f><v></v></c>';
    const { reading, rows } = await read(
      madeWorkbook([
        sheet(
          booking('A', -1).with(2, { xml: empty }),
          booking('B', { xml: '<c r="D3"><f>D2*2</f><v/></c>' }),
        ),
      ]),
    );
    expect(rows.map(({ purpose }) => purpose)).toEqual([null, 'Abschlag']);
    // A number that was never calculated has no result either, and that is a fault.
    expect(reading.findings.map(({ line, text }) => [line, text])).toEqual([[3, '=D2*2']]);
  });

  it('when a cell holds thousands of blanks, the sheet is read and one blank is left of them', async () => {
    const cells = [`Miete;${' '.repeat(2_100)}Mai`, `Strom${'\n'.repeat(2_100)}Juni`];
    const { rows } = await read(
      madeWorkbook([sheet(...cells.map((text) => booking('A', -1).with(2, text)))]),
    );
    expect(rows.map(({ purpose }) => purpose)).toEqual(['Miete; Mai', 'Strom Juni']);
  });

  it('when cells and rows do not say where they stand, they follow each other', async () => {
    const cells = (...texts: string[]) =>
      `<row>${texts.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('')}</row>`;
    const xml = `<x:worksheet xmlns:x="m"><x:sheetData>${(cells(...header) + cells('31.01.2024', 'A', 'B', '-1,50', 'EUR')).replace(/<(\/?)/g, '<$1x:')}</x:sheetData></x:worksheet>`;
    const { rows } = await read(madeWorkbook([{ name: 'T', rows: [], xml }]));
    expect(rows.map((row) => [row.line, row.amountMinor])).toEqual([[2, -150]]);
  });

  it('when cells hold several lines, the line of each record is still its row', async () => {
    const long = (name: string) => booking(name, '-1,50').with(2, 'Lastschrift\nMiete\nJanuar');
    const { reading, rows } = await read(madeWorkbook([sheet(long('A'), long('B'), null, long('C'))]));
    expect(rows.map((row) => [row.line, row.purpose])).toEqual([
      [2, 'Miete Januar'],
      [3, 'Miete Januar'],
      [5, 'Miete Januar'],
    ]);
    expect(reading).toMatchObject({
      lineCount: 5,
      counts: { lines: 5, bookingLines: 3, notBookingLines: 2 },
    });
  });

  it('when day and month could be swapped in texts, it is asked as for a CSV, with rows of the sheet', async () => {
    const bytes = madeWorkbook([sheet(booking('A', -1, '01/02/2024'), booking('B', -2, '03/04/2024'))]);
    const { reading } = await read(bytes);
    expect(reading.questions.map(({ kind }) => kind)).toEqual(['dateOrder']);
    expect(reading.questions[0]?.choices[0]?.examples[0]?.line).toBe(2);
    const { rows } = await read(bytes, { dateOrder: 'MDY' });
    expect(rows.map((row) => row.bookingDay)).toEqual(['2024-01-02', '2024-03-04']);
  });

  it('when a template names encoding and delimiter of a CSV, they do no harm', async () => {
    const bytes = madeWorkbook([sheet(booking('Müller', -1))]);
    const { rows } = await read(bytes, { encoding: 'windows-1252', delimiter: ',', headerRow: 1 });
    expect(rows[0]?.counterpartyName).toBe('Müller');
  });

  it('when a file is looked at before it is read, records and rows are those of the sheet', async () => {
    const bytes = madeWorkbook([sheet(booking('A', -1))]);
    const seen: unknown[] = [];
    const reading = await previewExport(
      sourceOf('a.xlsx', bytes),
      {},
      {
        chunk: () => undefined,
        preview: (head, rows, records) => seen.push(head.kind, rows.length, records),
      },
    );
    expect(reading).toMatchObject({ kind: 'xlsx', headerRows: [1] });
    expect(seen).toEqual([
      'xlsx',
      1,
      [
        { line: 1, cells: header },
        { line: 2, cells: ['31.01.2024', 'A', 'Abschlag', '-1', 'EUR'] },
      ],
    ]);
  });
});

describe('workbooks that are looked at again', () => {
  it('when another one of the same name and size comes in between, each is read as it is', async () => {
    const [first, second] = ['A-1', 'B-2'].map((name) => madeWorkbook([sheet(booking(`Firma ${name}`, -1))]));
    const names = [];
    for (const bytes of [first, second, first])
      names.push((await read(bytes ?? new Uint8Array())).rows[0]?.counterpartyName);
    expect(names).toEqual(['Firma A-1', 'Firma B-2', 'Firma A-1']);
  });
});

describe('workbooks of several sheets', () => {
  const info: MadeSheet = { name: 'Info', rows: [['Saldo am', '01.02.2024', 120.5]] };
  const card: MadeSheet = { name: 'Karte/2', rows: [header, null, booking('Kino', -12)] };

  it('when one sheet holds the bookings, it is read, and the others are named', async () => {
    const bytes = madeWorkbook([info, sheet(booking('A', -1)), { name: 'Leer', rows: [] }]);
    const { reading, rows } = await read(bytes);
    expect(rows).toHaveLength(1);
    expect(reading.encoding.evidence).toEqual([
      { code: 'workbook.sheet', params: { sheet: 'Umsätze' } },
      { code: 'workbook.otherSheets', params: { sheets: 'Info' } },
    ]);
    expect((await unpackAll('a.xlsx', bytes)).outcome).toBe('asItIs');
  });

  it('when several hold bookings, each becomes a file whose lines are its rows', async () => {
    const bytes = madeWorkbook([info, sheet(booking('A', -1)), card]);
    const { entries } = await unpackAll('Januar 2024.xlsx', bytes);
    expect(entries.map(({ name }) => name)).toEqual([
      'Januar 2024 – Umsätze.csv',
      'Januar 2024 – Karte-2.csv',
    ]);
    const { rows } = await readWhole('b.csv', entries[1]?.bytes ?? new Uint8Array());
    expect(rows.map((row) => [row.line, row.counterpartyName, row.amountMinor])).toEqual([
      [3, 'Kino', -1200],
    ]);
    await expect(read(bytes)).rejects.toMatchObject({
      code: 'file.severalSheets',
      params: { sheets: 'Umsätze, Karte/2' },
    });
  });

  it('when a workbook is packed into a zip, it has a place of its own', async () => {
    const zip = zipSync({ 'a.xlsx': madeWorkbook([sheet(booking('A', -1))]), 'b.txt': strToU8('x') });
    const { entries } = await unpackAll('a.zip', zip);
    expect(entries.map(({ name }) => name)).toEqual(['a.xlsx', 'b.txt']);
  });
});
