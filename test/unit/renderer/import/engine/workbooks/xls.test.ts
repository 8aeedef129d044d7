import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { ArchiveEntry } from '../../../../../../renderer/import/engine/derived/derived-export';
import { previewExport } from '../../../../../../renderer/import/engine/read-export';
import { unpackArchive } from '../../../../../../renderer/import/engine/unpack-archive';
import { readPath, readWhole, sourceOf } from '../../../../../check/read-file';
import { f64, type MadeXls, type MadeXlsCell, madeBiff, madeXls, record, signs, u16, u32 } from './made-xls';

const dir = 'test/fixtures/workbooks';
const header = ['Buchungstag', 'Auftraggeber / Empfänger', 'Verwendungszweck', 'Betrag', 'Währung'];
const booking = (name: string, amount: MadeXlsCell, day: MadeXlsCell = '31.01.2024'): MadeXlsCell[] => [
  day,
  name,
  'Abschlag',
  amount,
  'EUR',
];
const sheet = (...rows: (MadeXlsCell[] | null)[]) => ({ name: 'Umsätze', rows: [header, ...rows] });
const read = (bytes: Uint8Array, options = {}) => readWhole('Umsätze.xls', bytes, options);
const readBook = (rows: (MadeXlsCell[] | null)[], book: MadeXls = {}) =>
  read(madeXls([sheet(...rows)], book));
const cell = (type: number, content: number[]): MadeXlsCell => ({
  records: (place) => [record(type, [...place, ...content])],
});
/** A formula with eight bytes of result, flags, and what stands behind it. */
const formula = (result: number[], flags = 0, ...behind: Uint8Array[]): MadeXlsCell => ({
  records: (place) => [record(0x06, [...place, ...result, ...u16(flags), ...u32(0), ...u16(0)]), ...behind],
});

describe('workbooks before XLSX, as other programs write them', () => {
  it('when a German bank writes a preamble, umlauts and formats, all is read, and a sheet of notes is named', async () => {
    const { reading, rows } = await readPath(`${dir}/german-giro.xls`);
    expect(reading).toMatchObject({
      kind: 'xls',
      delimiter: null,
      headerRows: [5],
      lineCount: 9,
      questions: [],
    });
    expect(reading.accounts[0]).toMatchObject({ iban: 'DE90299905021004711815', owner: 'Jürgen Mößner' });
    expect(reading.encoding.evidence).toEqual([
      { code: 'workbook.sheet', params: { sheet: 'Umsätze' } },
      { code: 'workbook.otherSheets', params: { sheets: 'Hinweise' } },
    ]);
    const columns = rows.map((row) => [
      row.line,
      row.bookingDay,
      row.valueDay,
      row.amountMinor,
      row.counterpartyName,
      row.purpose,
      row.balanceMinor,
    ]);
    expect(columns).toEqual([
      [6, '2024-01-02', '2024-01-02', -5025, 'Stadtwerke Überlingen', 'Abschlag Jänner, Kd-Nr. 0815', 120015],
      [7, '2024-01-05', '2024-01-08', -30, 'Bäckerei Groß & Söhne', 'Kartenzahlung Filiale 7', 119985],
      [8, '2024-01-15', '2024-01-15', 123456, 'Ärztekammer Übersee', 'Honorar „Q4“ – Größe 3½ €', 243441],
      [9, '2024-01-31', '2024-01-31', -80000, 'Vermieter Weiß', 'Miete Februar', 163441],
    ]);
  });

  it('when an Italian bank has columns for debit and credit, amounts have their sign', async () => {
    const { reading, rows } = await readPath(`${dir}/italian-debit-credit.xls`);
    expect(reading).toMatchObject({ headerRows: [4], questions: [], findingTotals: {} });
    expect(reading.accounts[0]).toMatchObject({
      iban: 'IT60X0542811101000000123456',
      owner: 'Caffè Perù S.r.l.',
    });
    expect(rows.map((row) => [row.bookingDay, row.valueDay, row.amountMinor, row.purpose])).toEqual([
      ['2024-03-01', '2024-03-01', -8490, 'Bolletta luce – più IVA'],
      ['2024-03-04', '2024-03-05', 245000, 'Società Città Verde S.p.A.'],
      ['2024-03-12', '2024-03-12', -315, 'Canone mensile'],
      ['2024-03-28', '2024-03-29', -25000, 'Bancomat Forlì'],
    ]);
  });

  it('when the texts of a workbook fill several records, each is read whole', async () => {
    const { reading, rows } = await readPath(`${dir}/polish-long-texts.xls`);
    expect(reading).toMatchObject({ questions: [], findingTotals: {} });
    const number = (at: number, digits: number) => String(at).padStart(digits, '0');
    const expected = Array.from({ length: 120 }, (_, at) => [
      at % 3 ? `Spółka Żółć ${number(at, 3)}` : `ACME Trade ${number(at, 3)}`,
      at % 10 === 5
        ? `Przelew pilny nr ${number(at, 4)} tytułem zapłaty`
        : at % 2
          ? `Zapłata za fakturę FV/${number(at, 4)}/2024, świadczenie usług księgowych`
          : `Payment of invoice INV-${number(at, 4)}, services of the month before this one`,
      (at % 2 ? -1 : 1) * (at * 713 + 101),
    ]);
    expect(rows.map((row) => [row.counterpartyName, row.purpose, row.amountMinor])).toEqual(expected);
  });

  it('when days are counted from 1904 and the currency stands in the format, both are read', async () => {
    const { rows } = await readPath(`${dir}/days-from-1904.xls`);
    expect(
      rows.map((row) => [row.bookingDay, row.valueDay, row.amountMinor, row.currency, row.purpose]),
    ).toEqual([
      ['2024-02-01', '2024-02-01', -6137, 'EUR', 'Recibo luz Iberluz'],
      ['2024-02-15', '2024-02-16', 182050, 'EUR', 'Nómina Peñalara S.L.'],
      ['2024-02-29', '2024-02-29', -75000, 'EUR', 'Alquiler año bisiesto'],
    ]);
  });

  it('when cells are formulas, their results count, and an error blocks its row', async () => {
    const { reading, rows } = await readPath(`${dir}/formulas.xls`);
    expect(rows.map((row) => [row.bookingDay, row.purpose, row.amountMinor, row.balanceMinor])).toEqual([
      ['2024-04-02', 'Gutschrift Zürich', 500000, 500000],
      ['2024-04-05', 'Zahlung 3', -12035, 487965],
      ['2024-04-08', 'Zahlung 4', -10, 487955],
      ['2024-04-11', 'Zahlung 5', -20, 487935],
      ['2024-04-14', 'Gutschrift Zürich', 9995, 497930],
      ['2024-04-30', null, null, 497930],
    ]);
    // The balances around the row give what its amount must be.
    expect(reading.findings.map(({ line, rule, text }) => [line, rule, text])).toEqual([
      [7, 'amount.unreadable', '#DIV/0!'],
      [7, 'balance.blocked', null],
    ]);
  });

  it('when a file is looked at before it is read, records and rows are those of the sheet', async () => {
    const seen: unknown[] = [];
    const bytes = new Uint8Array(readFileSync(`${dir}/italian-debit-credit.xls`));
    const sink = {
      chunk: () => undefined,
      preview: (head: { kind: string }, rows: readonly unknown[], records: readonly unknown[]) =>
        seen.push(head.kind, rows.length, records[0]),
    };
    await previewExport(sourceOf('a.xls', bytes), {}, sink);
    expect(seen).toEqual([
      'xls',
      4,
      { line: 1, cells: ['Conto corrente', 'IT60X0542811101000000123456', '', '', '', '', ''] },
    ]);
  });
});

describe('cells of workbooks before XLSX', () => {
  it.each([
    ['a whole number', 0x27e, u32(((-7 << 2) | 2) >>> 0), -700],
    ['hundredths of a whole number', 0x27e, u32(((-12_345 << 2) | 3) >>> 0), -12_345],
    ['the upper half of a number', 0x27e, u32(0xc0490000), -5000],
    ['hundredths of the upper half of a number', 0x27e, u32(0x40c81c81), 12_345],
    ['a number with the noise of binary fractions', 0x203, f64(-0.1 - 0.2), -30],
    ['a text of its own', 0x204, [...u16(5), ...signs('-1,50')], -150],
    ['a text of its own with looks', 0xd6, [...u16(5), ...signs('-1,50'), 0], -150],
  ])('when an amount is %s, it is exact', async (_, type, content, amountMinor) => {
    const { rows } = await readBook([booking('A', cell(type, content))]);
    expect(rows[0]?.amountMinor).toBe(amountMinor);
  });

  it('when several numbers or empty cells share a record, each stands in its column', async () => {
    const two = {
      records: (place: number[]) => [
        record(0xbd, [
          ...place.slice(0, 4),
          ...[1, 2].flatMap((at) => [...u16(0), ...u32((at * 4) | 2)]),
          ...u16(4),
        ]),
      ],
    };
    const none = {
      records: (place: number[]) => [record(0xbe, [...place.slice(0, 4), ...u16(0, 0), ...u16(4)])],
    };
    const { rows } = await read(
      madeXls([
        {
          name: 'T',
          rows: [
            ['Buchungstag', 'Empfänger', 'Verwendungszweck', 'Betrag', 'Saldo'],
            ['31.01.2024', 'A', 'Miete', two],
            ['31.01.2024', 'C', 'Strom', none],
          ],
        },
      ]),
    );
    expect(rows.map((row) => [row.purpose, row.amountMinor, row.balanceMinor])).toEqual([
      ['Miete', 100, 200],
      ['Strom', null, null],
    ]);
  });

  it.each([
    ['a number', formula(f64(-2.5)), -250, []],
    [
      'a text',
      formula([0, 0, 0, 0, 0, 0, 255, 255], 0, record(0x207, [...u16(5), ...signs('-2,50')])),
      -250,
      [],
    ],
    [
      'a text behind a shared formula',
      formula([0, 0, 0, 0, 0, 0, 255, 255], 0, record(0x4bc), record(0x207, [...u16(5), ...signs('-2,50')])),
      -250,
      [],
    ],
    ['an error', formula([2, 0, 23, 0, 0, 0, 255, 255]), null, ['#REF!']],
    ['true', formula([1, 0, 1, 0, 0, 0, 255, 255]), null, ['TRUE']],
    ['no text, though it should be one', formula([0, 0, 0, 0, 0, 0, 255, 255]), null, ['=?']],
    ['zero, and is still to be calculated', formula(f64(0), 2), null, ['=?']],
    ['zero', formula(f64(0)), 0, []],
  ])('when a formula came to %s, that is what the cell holds', async (_, amount, amountMinor, texts) => {
    const { reading, rows } = await readBook([booking('A', -1), booking('B', amount)]);
    expect(rows[1]?.amountMinor).toBe(amountMinor);
    expect(reading.findings.map(({ text }) => text)).toEqual(texts);
  });

  it('when cells stand in any order, rows and columns are those that they name, and lines follow', async () => {
    const { reading, rows } = await readBook(
      [booking('Firma A', -1), null, booking('Firma B', -2), booking('Firma C', -3)],
      {
        reorder: (cells) => [...cells].reverse(),
      },
    );
    expect(rows.map((row) => [row.line, row.counterpartyName, row.amountMinor])).toEqual([
      [2, 'Firma A', -100],
      [4, 'Firma B', -200],
      [5, 'Firma C', -300],
    ]);
    expect(reading.lineCount).toBe(5);
  });

  it.each([
    ['dd/mm/yyyy', false, 45_322],
    ['TT.MM.JJJJ', false, 45_322],
    ['yyyy-mm-dd hh:mm', false, 45_322.75],
    ['mm/dd/yy', true, 43_860],
  ])('when a day is a number under %s (1904: %s), it is that day', async (code, is1904, value) => {
    const { rows } = await readBook([booking('A', -1.5, { style: 1, value })], { formats: [code], is1904 });
    expect(rows[0]).toMatchObject({ bookingDay: '2024-01-31', amountMinor: -150 });
  });

  it('when a chart stands within a sheet or is one, it holds no cells', async () => {
    const chart = [
      record(0x809, u16(0x600, 0x20, 0, 0)),
      record(0x203, [...u16(9, 0, 0), ...f64(7)]),
      record(0x0a),
    ];
    const within = { records: () => chart };
    const bytes = madeXls([{ name: 'Diagramm', kind: 2, rows: [] }, sheet([...booking('A', -1), within])]);
    const { reading, rows } = await read(bytes);
    expect(rows).toHaveLength(1);
    expect(reading.encoding.evidence).toEqual([{ code: 'workbook.sheet', params: { sheet: 'Umsätze' } }]);
  });

  it('when a sheet is hidden, it counts as it does in newer workbooks', async () => {
    const bytes = madeXls([
      { name: 'Info', rows: [['Hinweis']] },
      { ...sheet(booking('A', -1)), isHidden: true },
    ]);
    const { reading, rows } = await read(bytes);
    expect(rows).toHaveLength(1);
    expect(reading.encoding.evidence[0]?.params).toEqual({ sheet: 'Umsätze' });
  });

  it('when several sheets hold bookings, each becomes a file whose lines are its rows', async () => {
    const bytes = madeXls([sheet(booking('A', -1)), { ...sheet(null, booking('B', -2)), name: 'Karte/2' }]);
    const members: ArchiveEntry[] = [];
    const sink = {
      member: (entry: ArchiveEntry) => members.push(entry),
      refused: () => undefined,
      progress: () => undefined,
    };
    expect(await unpackArchive(sourceOf('Januar 2024.xls', bytes), sink)).toBe('members');
    expect(members.map(({ name }) => name)).toEqual([
      'Januar 2024 – Umsätze.csv',
      'Januar 2024 – Karte-2.csv',
    ]);
    const { rows } = await readWhole('b.csv', members[1]?.bytes ?? new Uint8Array());
    expect(rows.map((row) => [row.line, row.amountMinor])).toEqual([[3, -200]]);
    await expect(read(bytes)).rejects.toMatchObject({
      code: 'file.severalSheets',
      params: { sheets: 'Umsätze, Karte/2' },
    });
    expect(await unpackArchive(sourceOf('a.xls', madeXls([sheet(booking('A', -1))])), sink)).toBe('asItIs');
  });
});

describe('workbooks of Excel 5 and of small writers', () => {
  const bytesOf = (text: string) => Array.from(Buffer.from(text, 'latin1'));
  const label = (row: number, column: number, bytes: number[]) =>
    record(0x204, [...u16(row, column, 0, bytes.length), ...bytes]);
  const rows = [
    ['Fecha', 'Concepto', 'Importe', 'Saldo'],
    ['31/01/2024', 'Nómina Peñalara', '1.820,50', '2.000,00'],
    ['31/01/2024', 'Café', '-1,50', '1.998,50'],
  ];
  const labels = (encode: (text: string) => number[]) =>
    rows.flatMap((cells, row) => cells.map((text, column) => label(row, column, encode(text))));

  it('when texts are bytes, the code page that the workbook names says what they mean', async () => {
    const polish = [...bytesOf('Sp'), 0xf3, 0xb3, ...bytesOf('ka')];
    const globals = (offset: number) => [
      record(0x809, u16(0x500, 5, 0, 0)),
      record(0x42, u16(1_250)),
      record(0x41e, [164, 0, 10, ...bytesOf('dd/mm/yyyy')]),
      ...[0, 164].map((id) => record(0xe0, u16(0, id, 0, 0, 0, 0, 0, 0))),
      record(0x85, [...u32(offset), 0, 0, 3, ...bytesOf('Ruc')]),
      record(0x0a),
    ];
    const length = Buffer.concat(globals(0)).length;
    const body = [
      record(0x809, u16(0x500, 0x10, 0, 0)),
      ...['Data', 'Kontrahent', 'Kwota'].map((text, column) => label(0, column, bytesOf(text))),
      record(0x203, [...u16(1, 0, 1), ...f64(45_322)]),
      label(1, 1, polish),
      record(0x203, [...u16(1, 2, 0), ...f64(-1.5)]),
      record(0x0a),
    ];
    const { reading, rows: staged } = await read(
      new Uint8Array(Buffer.concat([...globals(length), ...body])),
    );
    expect(reading.encoding.evidence).toEqual([{ code: 'workbook.sheet', params: { sheet: 'Ruc' } }]);
    expect(staged[0]).toMatchObject({
      bookingDay: '2024-01-31',
      counterpartyName: 'Spółka',
      amountMinor: -150,
    });
  });

  it.each([
    ['UTF-8', (text: string) => Array.from(Buffer.from(text, 'utf8'))],
    ['Windows-1252', bytesOf],
  ])('when a small writer leaves a bare sheet with texts in %s, it is read', async (_, encode) => {
    const parts = [record(0x809, u16(0, 0x10, 0, 0)), ...labels(encode), record(0x0a)];
    const { rows: staged } = await read(new Uint8Array(Buffer.concat(parts)));
    expect(staged.map((row) => [row.purpose, row.amountMinor])).toEqual([
      ['Nómina Peñalara', 182050],
      ['Café', -150],
    ]);
  });

  it('when numbers stand beside texts with decimal commas, the sign is the same for both', async () => {
    const parts = [
      record(0x809, u16(0, 0x10, 0, 0)),
      ...labels(bytesOf),
      ...['31/01/2024', 'Luz'].map((text, column) => label(3, column, bytesOf(text))),
      record(0x203, [...u16(3, 2, 0), ...f64(-1.234)]),
      record(0x203, [...u16(3, 3, 0), ...f64(1997.27)]),
      record(0x0a),
    ];
    const { reading } = await read(new Uint8Array(Buffer.concat(parts)));
    expect(reading.questions.map(({ kind }) => kind)).toEqual(['currency']);
    expect(reading.findingTotals).toEqual({
      'amount.mixed': 1,
      'amount.tooPrecise': 1,
      'balance.blocked': 1,
    });
  });

  it('when a workbook has no container, its stream is the file', async () => {
    const { rows: staged } = await read(madeBiff([sheet(booking('A', -1))]));
    expect(staged).toHaveLength(1);
  });
});
