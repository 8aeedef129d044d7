import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { openXls } from '../../../../../../renderer/import/engine/workbooks/xls';
import { readWhole, sourceOf } from '../../../../../check/read-file';
import { processorMs } from '../../../../../processor-time';
import { joined, madeCompound } from './made-compound';
import { madeBiff, madeXls, record, signs, u16, u32 } from './made-xls';

const rows = [
  ['Buchungstag', 'Empfänger', 'Verwendungszweck', 'Betrag'],
  ['31.01.2024', 'A', 'B', '-1,00'],
];
const good = { name: 'T', rows };
const read = (bytes: Uint8Array, name = 'a.xls') => readWhole(name, bytes);
const withCell = (row: number, column: number, type: number, ...rest: number[]) =>
  madeXls([
    { name: 'T', rows: [...rows, [{ records: () => [record(type, [...u16(row, column, 0), ...rest])] }]] },
  ]);
const stream = (name: string) => madeCompound([{ name, bytes: strToU8('x'.repeat(5_000)) }]);

describe('hostile workbooks before XLSX (SEC-26)', () => {
  it('when a workbook has another name or ending, it is found by its content', async () => {
    for (const name of ['a.csv', 'a.dat', 'a'])
      expect((await read(madeXls([good]), name)).reading).toMatchObject({
        kind: 'xls',
        counts: { bookings: 1 },
      });
  });

  it('when a workbook comes without a container, it is read', async () => {
    expect((await read(madeBiff([good]))).rows[0]?.amountMinor).toBe(-100);
  });

  it.each([
    ['its records', madeXls([good], { globals: [record(0x2f, u16(1, 1, 1))] })],
    ['a container of its own', stream('EncryptedPackage')],
  ])('when a workbook is behind a password in %s, it is refused with what to do', async (_, bytes) => {
    await expect(read(bytes)).rejects.toMatchObject({ code: 'file.protected' });
  });

  it.each([
    ['WordDocument', 'doc'],
    ['PowerPoint Document', 'ppt'],
    ['__properties_version1.0', 'msg'],
    ['Contents', 'ole'],
  ])('when a container has a stream %s, it is refused as %s', async (name, kind) => {
    await expect(read(stream(name))).rejects.toMatchObject({ code: 'file.unsupported', params: { kind } });
  });

  it.each([
    [2, [0x09, 0x00, 0x04, 0x00, 0x02, 0x00, 0x10, 0x00]],
    [3, [0x09, 0x02, 0x06, 0x00, 0x03, 0x00, 0x10, 0x00, 0x00, 0x00]],
    [4, [0x09, 0x04, 0x06, 0x00, 0x04, 0x00, 0x10, 0x00, 0x00, 0x00]],
  ])('when a workbook is of Excel %i, it is refused with what to do', async (_, beginning) => {
    await expect(read(Uint8Array.from(beginning))).rejects.toMatchObject({ code: 'file.oldWorkbook' });
  });

  it('when a workbook is cut anywhere, the error is clear', async () => {
    const many = Array.from({ length: 400 }, (_, at) => ['31.01.2024', `Firma ${at}`, 'Miete', '-1,00']);
    const bytes = madeXls([{ name: 'T', rows: [...rows, ...many] }]);
    for (const share of [0.01, 0.1, 0.5, 0.9])
      await expect(read(bytes.slice(0, Math.floor(bytes.length * share)))).rejects.toMatchObject({
        code: 'file.damaged',
        params: { kind: 'xls' },
      });
  });

  it.each([
    ['a text that is not there', withCell(2, 0, 0xfd, ...u32(7_000)), 'file.damaged'],
    ['a text in a column beyond the limit', withCell(2, 5_000, 0xfd, ...u32(0)), 'limit.columns'],
    ['a cell that is too short', withCell(2, 0, 0x203, 1, 2), 'file.damaged'],
    ['a text that is longer than its record', withCell(2, 0, 0x204, ...u16(900), 0, 65), 'file.damaged'],
    ['a result of no kind', withCell(2, 0, 0x06, 9, 0, 0, 0, 0, 0, 255, 255, ...u32(0, 0)), 'file.damaged'],
    [
      'a sheet behind its end',
      madeXls([good], { globals: [record(0x85, [...u32(99_999), 0, 0, 1, 0, 65])] }),
      'file.damaged',
    ],
    [
      'a sheet within its globals',
      madeXls([good], { globals: [record(0x85, [...u32(4), 0, 0, 1, 0, 65])] }),
      'file.damaged',
    ],
    ['globals without an end', joined([record(0x809, u16(0x600, 5, 0, 0))]), 'file.damaged'],
    [
      'records behind each other without sense',
      joined([record(0x809, u16(0x600, 5, 0, 0)), new Uint8Array(50_000).fill(255)]),
      'file.damaged',
    ],
  ])('when a workbook has %s, it is refused', async (_, bytes, code) => {
    await expect(read(bytes)).rejects.toMatchObject({ code });
  });

  it('when the table of texts says to hold four billion, those that are there are read', async () => {
    const lie = record(0xfc, [...u32(0xffffffff, 0xffffffff), ...u16(1), 0, 65]);
    const bytes = madeBiff([good]);
    const at = bytes.indexOf(0xfc, 60);
    expect(bytes[at + 1]).toBe(0);
    bytes.set([255, 255, 255, 255, 255, 255, 255, 255], at + 4);
    expect((await read(bytes)).rows).toHaveLength(1);
    await expect(read(madeXls([good], { globals: [lie] }))).resolves.toBeDefined();
  });

  it('when so many records fill one cell, the last one counts and the time is bounded', async () => {
    const last = record(0x27e, [...u16(1, 3, 0), ...u32(0xfffffce2)]);
    const again = joined(Array.from({ length: 200_000 }, () => last));
    const filled = [...(rows[1] ?? []), { records: () => [again] }];
    const bytes = madeXls([{ name: 'T', rows: [...rows.slice(0, 1), filled] }]);
    const started = processorMs();
    const { rows: staged } = await read(bytes);
    expect(staged.map(({ amountMinor }) => amountMinor)).toEqual([-20_000]);
    expect(processorMs() - started).toBeLessThan(20_000);
  });

  it('when sheets share their records, they are not read again and again', async () => {
    const long = { name: 'T', rows: [...rows, ...Array.from({ length: 90 }, () => rows[1] ?? [])] };
    const bytes = madeBiff([long, ...Array.from({ length: 30 }, () => ({ name: 'A', rows: [] }))]);
    expect((await read(bytes)).rows).toHaveLength(91);
    const view = new DataView(bytes.buffer);
    let first: number | null = null;
    for (let at = 0; view.getUint16(at, true) !== 0x0a; at += 4 + view.getUint16(at + 2, true)) {
      if (view.getUint16(at, true) !== 0x85) continue;
      first ??= view.getUint32(at + 4, true);
      view.setUint32(at + 4, first, true);
    }
    await expect(read(bytes)).rejects.toMatchObject({ code: 'file.damaged' });
  });

  it('when a table of texts goes on in records without any content, it ends in bounded time', async () => {
    const text = record(0xfc, [...u32(1, 1), ...u16(4), 0, 65]);
    const none = new Uint8Array(1_200_000).map((_, at) => (at % 4 === 0 ? 0x3c : 0));
    const rest = record(0x3c, [0, 66, 66, 66]);
    const started = processorMs();
    expect((await read(madeXls([good], { globals: [text, none, rest, none] }))).rows).toHaveLength(1);
    expect(processorMs() - started).toBeLessThan(20_000);
  });

  it('when a format is a long row of brackets, it ends in bounded time', async () => {
    const code = '[$'.repeat(30_000);
    const globals = [record(0x41e, [...u16(180, code.length), ...signs(code)])];
    const started = processorMs();
    expect((await read(madeXls([good], { globals }))).rows).toHaveLength(1);
    expect(processorMs() - started).toBeLessThan(2_000);
  });

  it('when nobody waits for the workbook any more, reading ends', async () => {
    const book = await openXls(sourceOf('a.xls', madeXls([good])), () => true);
    await expect(book.readSheets()).rejects.toMatchObject({ code: 'read.cancelled' });
  });

  it('when an archive holds a document of another kind beside an export, it is refused by itself', async () => {
    const zip = zipSync({ 'a.xls': madeXls([good]) });
    expect((await read(zip, 'a.zip')).rows).toHaveLength(1);
    const other = zipSync({ 'a.doc': stream('WordDocument'), 'b.xls': madeXls([good]) });
    expect((await read(other, 'a.zip')).rows).toHaveLength(1);
  });
});
