import { describe, expect, it } from 'vitest';
import { type PastedData, readPaste } from '../../../../../renderer/import/intake/pasted-table';
import { readWhole } from '../../../../check/read-file';

function pasted(parts: { text?: string; html?: string; files?: File[] }): PastedData {
  const texts: Record<string, string | undefined> = { 'text/plain': parts.text, 'text/html': parts.html };
  return { files: parts.files ?? [], getData: (type) => texts[type] ?? '' };
}
const paste = (parts: Parameters<typeof pasted>[0]) => readPaste(pasted(parts), (mark) => `Pasted ${mark}`);

const cells = [
  ['Buchungstag', 'Name', 'Verwendungszweck', 'Betrag', 'Währung'],
  ['03.04.2024', 'Bäckerei Groß', 'Brötchen', '-12,50', 'EUR'],
  ['14.04.2024', 'Öztürk GmbH', 'Rechnung 7', '1.200,00', 'EUR'],
  ['27.04.2024', 'Stadtwerke', 'Abschlag', '-80,00', 'EUR'],
];
const tsv = cells.map((row) => row.join('\t')).join('\r\n');
const csv = cells.map((row) => row.join(';')).join('\n');
const html = `<html xmlns:x="urn:x"><body>\r\n<!--StartFragment--><table>${cells
  .map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
  .join('')}</table><!--EndFragment--></body></html>`;

describe('a table that is pasted', () => {
  it.each([
    ['the cells of a spreadsheet', { text: tsv }, 'tsv'],
    ['a CSV', { text: csv }, 'csv'],
    ['the table of a page', { html, text: 'Buchungstag Name' }, 'html'],
    ['cells with a picture of them', { text: tsv, files: [new File(['x'], 'image.png')] }, 'tsv'],
  ])('when it is %s, its bookings are those that were copied', async (_, parts, ending) => {
    const found = await paste(parts);
    const [file] = found?.files ?? [];
    expect(file?.name).toMatch(new RegExp(`^Pasted [B-Z]{5}\\.${ending}$`));
    const bytes = new Uint8Array((await file?.arrayBuffer()) ?? new ArrayBuffer(0));
    const { rows } = await readWhole(file?.name ?? '', bytes);
    expect(rows.map(({ amountMinor, counterpartyName }) => [amountMinor, counterpartyName])).toEqual([
      [-1_250, 'Bäckerei Groß'],
      [120_000, 'Öztürk GmbH'],
      [-8_000, 'Stadtwerke'],
    ]);
  });

  it('when the same is pasted twice, it has the same name, and another table has another', async () => {
    const names = await Promise.all(
      [tsv, tsv, `${tsv}\n`].map(async (text) => (await paste({ text }))?.files[0]?.name),
    );
    expect(names[0]).toBe(names[1]);
    expect(names[2]).not.toBe(names[0]);
  });

  it('when files were copied, they are taken as they are', async () => {
    const file = new File([csv], 'umsaetze.csv');
    expect(await paste({ files: [file] })).toEqual({ files: [file], refusals: [] });
  });

  it('when a statement was copied as text, it is one', async () => {
    const text = ':20:X\n:25:29990502/1004711815EUR\n:60F:C240101EUR100,00\n';
    expect((await paste({ text }))?.files[0]?.name).toMatch(/\.txt$/);
  });

  it.each([
    ['a sentence', { text: 'Dear Sir, please find the file' }],
    ['one line of cells', { text: 'a\tb\tc' }],
    ['nothing', {}],
    ['a page without a table', { html: '<p>Hello</p>', text: 'Hello' }],
  ])('when there is only %s, there is no file', async (_, parts) => {
    expect(await paste(parts)).toBeNull();
  });
});
