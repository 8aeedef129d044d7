import { describe, expect, it } from 'vitest';
import {
  highCharacters,
  type SingleByteLabel,
} from '../../../../../../renderer/import/engine/bytes/single-byte-tables';
import { readWhole } from '../../../../../check/read-file';

function encode(text: string, label: SingleByteLabel): Uint8Array {
  const signs = highCharacters(label);
  return Uint8Array.from(text, (sign) => {
    const code = sign.charCodeAt(0);
    return code < 0x80 ? code : signs.indexOf(sign) + 0x80;
  });
}

const name = 'Marko Kovač';
const asWestern = 'Marko Kovaè';
const cells = (...texts: string[]) => `<tr>${texts.map((text) => `<td>${text}</td>`).join('')}</tr>`;
const page = (head = '') =>
  `<html><head>${head}</head><table>\n\n${cells('Buchungstag', 'Name', 'Verwendungszweck', 'Betrag', 'Waehrung')}${cells('31.01.2024', name, 'Miete', '-1,00', 'EUR')}</table></html>`;
const sheet = (declaration: string) =>
  `<?xml version="1.0"${declaration}?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet"><Worksheet ss:Name="A"><Table>${[
    ['Buchungstag', 'Name', 'Verwendungszweck', 'Betrag', 'Waehrung'],
    ['31.01.2024', name, 'Miete', '-1,00', 'EUR'],
  ]
    .map(
      (row) =>
        `<Row>${row.map((text) => `<Cell><Data ss:Type="String">${text}</Data></Cell>`).join('')}</Row>`,
    )
    .join('')}</Table></Worksheet></Workbook>`;
const qif = `!Type:Bank\nD31/01/2024\nT-1.00\nP${name}\nMMiete\n^\n`;

describe('the encoding of QIF, pages and XML spreadsheets (feature 3)', () => {
  it.each([
    ['a QIF', 'a.qif', qif, 4, `P${asWestern}`],
    ['a page', 'a.xls', page(), 2, `31.01.2024;${asWestern};Miete;-1,00;EUR`],
    ['an XML spreadsheet', 'a.xls', sheet(''), 2, `31.01.2024;${asWestern};Miete;-1,00;EUR`],
  ])(
    'when the bytes of %s do not tell, it is asked with its lines, and the answer holds',
    async (_, file, text, line, sample) => {
      const bytes = encode(text, 'windows-1250');
      const { reading } = await readWhole(file, bytes, { currency: 'EUR' });
      expect(reading.questions.map(({ kind }) => kind)).toEqual(['encoding']);
      expect(reading.needsAnswer).toBe(true);
      expect(reading.encoding.alternatives[0]).toEqual({ label: 'windows-1252', sample });
      expect(reading.questions[0]?.choices[0]?.examples).toEqual([{ line, text: sample, meaning: '' }]);
      const answered = await readWhole(file, bytes, { currency: 'EUR', singleByteEncoding: 'windows-1250' });
      expect(answered.reading.questions).toEqual([]);
      expect(answered.reading.encoding.label).toBe('windows-1250');
      expect(answered.rows[0]?.raw).toContain(name);
    },
  );

  it('when the user chooses an encoding, it holds for a QIF, and a template of it does no harm to UTF-8', async () => {
    const chosen = await readWhole('a.qif', encode(qif, 'windows-1250'), { encoding: 'windows-1250' });
    expect(chosen.rows[0]?.raw).toContain(name);
    expect(chosen.reading.encoding.evidence.map(({ code }) => code)).toEqual([
      'qif.lines',
      'encoding.chosen',
    ]);
    const utf8 = await readWhole('a.qif', new TextEncoder().encode(qif), {
      singleByteEncoding: 'windows-1252',
    });
    expect(utf8.reading.encoding.label).toBe('utf-8');
    expect(utf8.rows[0]?.raw).toContain(name);
  });

  it.each([
    ['a page', page('<meta charset="windows-1250">')],
    [
      'a page of old form',
      page('<META http-equiv="Content-Type" content="text/html; charset=windows-1250">'),
    ],
    ['an XML spreadsheet', sheet(' encoding="Windows-1250"')],
  ])('when %s names its encoding itself, that is believed and nothing asked', async (_, text) => {
    const { reading, rows } = await readWhole('a.xls', encode(text, 'windows-1250'));
    expect(reading.questions).toEqual([]);
    expect(reading.encoding.label).toBe('windows-1250');
    expect(reading.encoding.evidence).toContainEqual({
      code: 'encoding.declared',
      params: { label: 'windows-1250' },
    });
    expect(rows[0]?.raw).toContain(name);
    const utf8 = await readWhole('a.xls', new TextEncoder().encode(text));
    expect(utf8.reading.encoding.label).toBe('utf-8');
    expect(utf8.rows[0]?.raw).toContain(name);
  });

  it('when letters that do not tell stand outside of the tables of a page, nothing is asked', async () => {
    const text = page(`<title>${name}</title>`).replace(`<td>${name}`, '<td>Anna');
    const { reading } = await readWhole('a.xls', encode(text, 'windows-1250'));
    expect(reading.questions).toEqual([]);
  });
});
