import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { ReadOptions } from '../../../../../preload/contract/reading/reading';
import { ReadFailure } from '../../../../../renderer/import/engine/bytes/source';
import { previewExport } from '../../../../../renderer/import/engine/read-export';
import { readWhole, sourceOf } from '../../../../check/read-file';
import { processorMs } from '../../../../processor-time';

const utf8 = (text: string) => new TextEncoder().encode(text);
const table = 'Buchungstag;Empfänger;Verwendungszweck;Betrag\n';

async function refusal(name: string, bytes: Uint8Array, options: ReadOptions = {}): Promise<string> {
  try {
    await readWhole(name, bytes, options);
  } catch (error) {
    if (error instanceof ReadFailure) return error.code;
    throw error;
  }
  return 'read';
}

describe('SEC-26: hostile files are refused with a code, in bounded time and memory', () => {
  it('when a file is empty, a PDF, a picture or a program, it is refused by its content', async () => {
    expect(await refusal('a.csv', new Uint8Array())).toBe('file.empty');
    expect(await refusal('a.csv', utf8('%PDF-1.7\n…'))).toBe('file.binary');
    expect(await refusal('a.csv', new Uint8Array([0x4d, 0x5a, 0x90, 0, 3]))).toBe('file.binary');
    expect(
      await refusal(
        'a.csv',
        Uint8Array.from({ length: 5_000 }, (_, at) => (at * 7919) % 256),
      ),
    ).toBe('file.binary');
  });

  it('when a column is mapped as the own account and names more than anybody has, the file is refused by name', async () => {
    const rows = Array.from(
      { length: 1_200 },
      (_, at) => `${4_400_000_000 + at * 7};01.02.2024;Anna;Miete;-1,00`,
    );
    const text = ['Auftragskonto;Buchungstag;Empfänger;Verwendungszweck;Betrag', ...rows].join('\n');
    const mapping = { accountIban: [0], bookingDate: [1], amount: [4] };
    expect(await refusal('a.csv', utf8(text), { mapping })).toBe('limit.accounts');
  });

  it.each(['.', '*', '-', "'", ':', ' ', '/', '(', '?20', ' - ', '1.', 'x*', '\u00a0'])(
    'when one cell is a long row of %j, it is read in bounded time, wherever it stands',
    async (marks) => {
      const row = ['01.02.2024', 'Anna', 'Miete', '-1,00', 'DE89370400440532013000', 'gebucht'];
      const header = 'Buchungstag;Empfänger;Verwendungszweck;Betrag;Auftragskonto;Status';
      const long = `1${marks.repeat(200_000 / marks.length)}x`;
      const start = processorMs();
      for (const [at] of row.entries()) {
        const rows = [row, row, row.map((cell, column) => (column === at ? long : cell)), row];
        const text = [long, header, ...rows.map((cells) => cells.join(';')), long].join('\n');
        expect(await refusal('a.csv', utf8(text))).toBe('read');
      }
      // A single pattern that looks again from each of the marks takes longer than all of this.
      expect(processorMs() - start).toBeLessThan(5_000);
    },
  );

  it('when a file is one line of many megabytes, it is refused before all of it was read', async () => {
    let sliced = 0;
    const size = 200_000_000;
    const source = {
      name: 'a.csv',
      sizeBytes: size,
      slice: async (start: number, end: number) => {
        sliced += end - start;
        return new Uint8Array(end - start).fill(97);
      },
    };
    const { readExport } = await import('../../../../../renderer/import/engine/read-export');
    await expect(readExport(source, {}, { chunk: () => undefined })).rejects.toMatchObject({
      code: 'limit.lineLength',
    });
    expect(sliced).toBeLessThan(20_000_000);
  });

  it('when a record has ten thousand columns, it is refused', async () => {
    expect(await refusal('a.csv', utf8(`${'a;'.repeat(10_000)}\n`))).toBe('limit.columns');
  });

  it('when zero bytes stand in a text, the rows are read and the loss is named', async () => {
    const lines = Array.from({ length: 3_000 }, (_, at) => `01.02.2024;Name;Zweck ${at};-1,00`).join('\n');
    const late = `${table}${lines}\n02.02.2024;Na\u0000me;Zweck;-2,00\n`;
    const padded = utf8(late);
    expect(padded.length).toBeGreaterThan(65_536);
    const { reading, rows } = await readWhole('a.csv', padded);
    expect(rows).toHaveLength(3_001);
    expect(reading.findings.map((finding) => finding.rule)).toContain('text.replacement');
    expect(rows.at(-1)?.counterpartyName).toBe('Na\ufffdme');
  });

  it('when a quote is never closed, only its own record is touched', async () => {
    const { reading, rows } = await readWhole(
      'a.csv',
      utf8(`${table}01.02.2024;"Name;Zweck;-1,00\n02.02.2024;B;C;-2,00\n`),
    );
    expect(rows.at(-1)).toMatchObject({ bookingDay: '2024-02-02', amountMinor: -200 });
    expect(reading.findings.map((finding) => finding.rule)).toContain('quote.unclosed');
  });

  it('when text follows a closing quote, the cell is taken as it stands and those behind it stay cells', async () => {
    const { reading, rows } = await readWhole(
      'a.csv',
      utf8(`${table}01.02.2024;"Name" GmbH;"Zweck "x" y";"-1,00"\n"02.02.2024";"B";"C; D";-2,00\n`),
    );
    expect(rows[0]).toMatchObject({
      line: 2,
      counterpartyName: '"Name" GmbH',
      purpose: 'Zweck "x" y',
      amountMinor: -100,
    });
    expect(rows[1]).toMatchObject({ line: 3, purpose: 'C; D', amountMinor: -200 });
    expect(reading.counts.blocked).toBe(0);
  });

  it('when every line opens a quote that never closes, each is read for itself in bounded time', async () => {
    const lines = Array.from({ length: 20_000 }, (_, at) => `01.02.2024;"Name;Zweck ${at};-1,00`);
    const started = processorMs();
    const { reading, rows } = await readWhole('a.csv', utf8(table + lines.join('\n')));
    expect(rows).toHaveLength(lines.length);
    expect(reading.findingTotals['quote.unclosed']).toBe(lines.length);
    expect(processorMs() - started).toBeLessThan(20_000);
  });

  it('when thousands of blanks stand beside quotes, the line is refused before it is parsed', async () => {
    const line = `"a"${'"b'.repeat(50_000)}${' '.repeat(5_000)};\n`;
    expect(await refusal('a.csv', utf8(table + line))).toBe('limit.lineLength');
  });

  it('when a quoted cell holds more than a record may, it is refused', async () => {
    expect(await refusal('a.csv', utf8(`${table}"${'a'.repeat(2_000_000)}";1\n`))).toBe('limit.lineLength');
  });

  it('when a cell holds a formula, it stays text', async () => {
    const { rows } = await readWhole(
      'a.csv',
      utf8(`${table}01.02.2024;=cmd()|' /C calc'!A0;@SUM(A1);-1,00\n`),
    );
    expect(rows[0]).toMatchObject({ counterpartyName: "=cmd()|' /C calc'!A0", purpose: '@SUM(A1)' });
  });

  it('when an archive would unpack to far more than it holds, it is refused unopened', async () => {
    const bomb = zipSync({ 'a.csv': new Uint8Array(50_000_000) });
    expect(await refusal('a.zip', bomb)).toBe('limit.archive');
    expect(
      await refusal(
        'a.zip',
        zipSync({ 'xl/workbook.xml': strToU8('<x/>'), '[Content_Types].xml': strToU8('<x/>') }),
      ),
    ).toBe('file.damaged');
  });

  it('when an XML document declares entities or does not close, it is refused', async () => {
    const laughs =
      '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "aaaa">]><Document><Stmt>&a;</Stmt></Document>';
    expect(await refusal('a.xml', utf8(laughs))).toBe('file.damaged');
    expect(
      await refusal('a.xml', utf8('<?xml version="1.0"?><Document><Stmt><Ntry></Stmt></Document>')),
    ).toBe('file.damaged');
  });

  it('when a file vanishes or shrinks while it is read, the read ends with a code', async () => {
    const whole = utf8(`${table}01.02.2024;A;B;-1,00\n`);
    const vanished = {
      name: 'a.csv',
      sizeBytes: whole.length,
      slice: async () => Promise.reject(new Error('gone')),
    };
    await expect(previewExport(vanished, {}, { chunk: () => undefined })).rejects.toMatchObject({
      code: 'file.vanished',
    });
    const shrunk = { ...sourceOf('a.csv', whole), slice: async () => whole.subarray(0, 5) };
    await expect(previewExport(shrunk, {}, { chunk: () => undefined })).rejects.toMatchObject({
      code: 'file.changed',
    });
  });
});
