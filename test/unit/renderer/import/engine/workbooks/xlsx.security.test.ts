import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readWhole } from '../../../../../check/read-file';
import { processorMs } from '../../../../../processor-time';
import { type MadeSheet, madeWorkbook } from './made-workbook';

const read = (bytes: Uint8Array, name = 'a.xlsx') => readWhole(name, bytes);
const rows = [
  ['Buchungstag', 'Empfänger', 'Verwendungszweck', 'Betrag'],
  ['31.01.2024', 'A', 'B', '-1,00'],
];
const good: MadeSheet = { name: 'T', rows };
const sheetOf = (body: string, head = '') =>
  madeWorkbook([{ name: 'T', rows: [], xml: `<?xml version="1.0"?>${head}<worksheet>${body}</worksheet>` }]);
const cell = (reference: string, text: string) =>
  `<c r="${reference}" t="inlineStr"><is><t>${text}</t></is></c>`;

describe('hostile workbooks (SEC-26)', () => {
  it('when a part that is asked for is there twice, the workbook is named damaged', async () => {
    for (const part of ['xl/worksheets/Sheet1.xml', 'XL/workbook.xml', '_rels/.RELS'])
      await expect(read(madeWorkbook([good], { parts: { [part]: strToU8('<x/>') } }))).rejects.toMatchObject({
        code: 'file.damaged',
      });
    const { rows: read1 } = await read(
      madeWorkbook([good], { parts: { 'A.txt': strToU8('a'), 'a.txt': strToU8('b') } }),
    );
    expect(read1).toHaveLength(1);
  });

  it('when a part unpacks to far more than it holds, it is refused', async () => {
    const bomb = sheetOf('<c/>'.repeat(10_000_000));
    await expect(read(bomb)).rejects.toMatchObject({ code: 'limit.archive' });
  });

  it('when the directory lies about a size, it is named damaged', async () => {
    const bytes = madeWorkbook([good]);
    const view = new DataView(bytes.buffer, bytes.byteOffset);
    for (let at = 0; at + 46 < bytes.length; at++) {
      if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 7, true);
    }
    await expect(read(bytes)).rejects.toMatchObject({ code: 'file.damaged' });
  });

  it.each(['xl/workbook.xml', 'xl/sharedStrings.xml', 'xl/worksheets/sheet1.xml'])(
    'when %s brings entities of its own, it is refused before any is expanded',
    async (part) => {
      const doctype =
        '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;"><!ENTITY c SYSTEM "file:///x">]>';
      const parts = { [part]: strToU8(`${doctype}<x>&b;</x>`) };
      await expect(read(madeWorkbook([good], { parts }))).rejects.toMatchObject({ code: 'file.damaged' });
    },
  );

  it('when one long text is referred to from many cells, what it would become is refused', async () => {
    const text = 'x'.repeat(32_000);
    const cells = Array.from(
      { length: 20_000 },
      (_, at) => `<row r="${at + 1}"><c r="A${at + 1}" t="s"><v>0</v></c></row>`,
    );
    const bytes = madeWorkbook([{ name: 'T', rows: [], xml: `<worksheet>${cells.join('')}</worksheet>` }], {
      parts: { 'xl/sharedStrings.xml': strToU8(`<sst><si><t>${text}</t></si></sst>`) },
    });
    await expect(read(bytes)).rejects.toMatchObject({ code: 'limit.archive' });
  });

  it('when a million empty rows are declared, they cost no time and are no lines', async () => {
    let empty = '';
    for (let at = 3; at <= 1_000_002; at++) empty += `<row r="${at}"/>`;
    const filled = rows.map(
      (row, at) =>
        `<row r="${at + 1}">${row.map((text, column) => cell('ABCD'.charAt(column) + (at + 1), text)).join('')}</row>`,
    );
    const started = processorMs();
    const { reading } = await read(sheetOf(filled.join('') + empty));
    expect(reading.lineCount).toBe(2);
    expect(processorMs() - started).toBeLessThan(20_000);
  });

  it('when the last row that a sheet can have is filled, the empty ones before it are counted as lines', async () => {
    const filled = rows.map(
      (row, at) => `<row r="${at + 1}">${row.map((text) => cell('', text)).join('')}</row>`,
    );
    const { reading } = await read(sheetOf(`${filled.join('')}<row r="1048576">${cell('', 'Ende')}</row>`));
    expect(reading.counts).toMatchObject({ bookings: 1, lines: 1_048_576, notBookingLines: 1_048_575 });
  });

  it.each([
    ['a row number beyond all sheets', '<row r="99999999"><c r="A1"><v>1</v></c></row>', 'file.damaged'],
    ['rows that go back', '<row r="5"/><row r="5"/>', 'file.damaged'],
    ['a column beyond the limit', `<row r="1">${cell('XFD1', 'x')}</row>`, 'limit.columns'],
    ['a column without end', `<row r="1">${cell('ZZZZZZZZZZ1', 'x')}</row>`, 'file.damaged'],
    ['a text that is not there', '<row r="1"><c r="A1" t="s"><v>7</v></c></row>', 'file.damaged'],
    ['elements that cross', '<row r="1"><c></row></c>', 'file.damaged'],
    ['elements without end', '<a>'.repeat(200), 'file.damaged'],
    [
      'a tag without end',
      `<row ${Array.from({ length: 200_000 }, (_, at) => (at * 7_919) % 999_983).join('')}`,
      'file.damaged',
    ],
  ])('when a sheet has %s, it is refused', async (_, body, code) => {
    await expect(read(sheetOf(body))).rejects.toMatchObject({ code });
  });

  it('when a workbook is cut anywhere, the error is clear', async () => {
    const bytes = madeWorkbook([good]);
    for (const share of [0.1, 0.5, 0.9, 0.99]) {
      const cut = bytes.slice(0, Math.floor(bytes.length * share));
      await expect(read(cut)).rejects.toMatchObject({ code: 'file.damaged' });
    }
  });

  it('when parts are missing, it is named damaged', async () => {
    const bare = zipSync({ '[Content_Types].xml': strToU8('<Types/>') });
    await expect(read(bare)).rejects.toMatchObject({ code: 'file.damaged', params: { kind: 'xlsx' } });
  });

  it.each(['%PDF-1.7', 'OFXHEADER:100', '!Type:Bank', ':20:X', '<html>', 'sep=,'])(
    'when the first cell begins like another kind of file (%s), the sheet is read all the same',
    async (text) => {
      const { reading } = await read(madeWorkbook([{ name: 'T', rows: [[text], ...rows] }]));
      expect(reading).toMatchObject({ kind: 'xlsx', headerRows: [2], counts: { bookings: 1 } });
    },
  );

  it('when the ending does not fit, the content decides', async () => {
    expect((await read(madeWorkbook([good]), 'a.csv')).reading.kind).toBe('xlsx');
    const csv = strToU8(rows.map((row) => row.join(';')).join('\n'));
    expect((await read(csv, 'a.xlsx')).reading.kind).toBe('csv');
    const tabs = strToU8(rows.map((row) => row.join('\t')).join('\r\n'));
    expect((await read(tabs, 'Umsätze.xls')).rows[0]?.amountMinor).toBe(-100);
  });

  it.each([
    ['word/document.xml', 'docx'],
    ['xl/workbook.bin', 'xlsb'],
    ['META-INF/manifest.xml', 'ods'],
  ])('when an office document has a part %s, it is refused as %s', async (part, kind) => {
    const bytes = zipSync({ [part]: strToU8('<x/>'), '[Content_Types].xml': strToU8('<Types/>') });
    await expect(read(bytes)).rejects.toMatchObject({ code: 'file.unsupported', params: { kind } });
  });
});
