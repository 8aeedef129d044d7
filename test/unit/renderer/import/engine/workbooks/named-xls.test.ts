import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readWhole } from '../../../../../check/read-file';
import { processorMs } from '../../../../../processor-time';
import { madeWorkbook } from './made-workbook';

const read = (text: string | Uint8Array, name = 'Umsätze.xls') =>
  readWhole(name, typeof text === 'string' ? strToU8(text) : text);

const row = (tag: string, cells: string[]) =>
  `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;
const page = `<!DOCTYPE html><html><head><style>td { color: red }</style></head><body>
<table><tr><td colspan="2">IBAN</td><td>DE90299905021004711815</td></tr></table>
<p>Stand 01.02.2024</p>
<TABLE border=1>${row('th', ['Buchungstag', 'Empf&auml;nger', 'Verwendungszweck', 'Betrag', 'W&#228;hrung'])}
${row('td class="x"', ['31.01.2024', 'M&uuml;ller &amp; <b>S&ouml;hne</b>', 'Miete<br>Januar', '-1.200,00', 'EUR']).replaceAll('</td class="x">', '')}
<!-- <tr><td>01.01.2024</td></tr> -->
${row('td', ['01.02.2024', 'Stadtwerke', '', '&nbsp;-50,25', 'EUR'])}
</TABLE><script>"<table>"</script></body></html>`;

const data = (type: string, text: string, cell = '') =>
  `<Cell${cell}><Data ss:Type="${type}">${text}</Data></Cell>`;
const xmlSheet = (name: string, body: string) =>
  `<Worksheet ss:Name="${name}"><Table><Row>${['Buchungstag', 'Empfänger', 'Verwendungszweck', 'Betrag', 'Währung'].map((text) => data('String', text)).join('')}</Row>${body}</Table></Worksheet>`;
const xmlBook = (...sheets: string[]) =>
  `<?xml version="1.0"?>\n<?mso-application progid="Excel.Sheet"?>\n<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet">${sheets.join('')}</Workbook>`;
const xmlRow = `<Row ss:Index="4">${data('DateTime', '2024-01-31T00:00:00.000')}${data('String', 'Kino &amp; Bar')}${data('Number', '-50.25', ' ss:Index="4"')}${data('String', 'EUR')}</Row>`;

describe('files that are named like old Excel files', () => {
  it('when a file is a page with tables, their rows are read, and lines are their numbers', async () => {
    const { reading, rows } = await read(page);
    expect(reading).toMatchObject({ kind: 'xls', headerRows: [2], lineCount: 4, questions: [] });
    expect(reading.accounts[0]?.iban).toBe('DE90299905021004711815');
    expect(rows).toMatchObject([
      {
        line: 3,
        bookingDay: '2024-01-31',
        amountMinor: -120000,
        counterpartyName: 'Müller & Söhne',
        purpose: 'Miete Januar',
      },
      {
        line: 4,
        bookingDay: '2024-02-01',
        amountMinor: -5025,
        counterpartyName: 'Stadtwerke',
        purpose: null,
      },
    ]);
  });

  it('when a cell of a page reaches over rows, its text holds for each, but a number is said once', async () => {
    const cells = (...texts: string[]) =>
      `<tr>${texts.map((text) => (text.startsWith('<') ? text : `<td>${text}</td>`)).join('')}</tr>`;
    const over = (text: string, rows = 2) => `<td rowspan="${rows}">${text}</td>`;
    const tall = [
      cells(over('Buchungstag'), over('Verwendungszweck'), '<th colspan=2>Betrag EUR</th>', over('Saldo')),
      cells('Soll', 'Haben'),
      cells(over('31.01.2024', 3), 'Miete', '1.200,00', '', over('38,00', 3)),
      cells('Strom', '50,25', ''),
      cells('Gehalt', '', '1.288,25'),
      cells(over('01.02.2024'), 'Kino', over('12,00'), over(''), over('26,00')),
      cells('Karte 4711'),
      cells('02.02.2024', 'Bar', '', '5,00', '31,00'),
    ].join('');
    const { rows } = await read(`<html><table>${tall}</table></html>`);
    expect(rows.map(({ bookingDay, purpose, amountMinor }) => [bookingDay, purpose, amountMinor])).toEqual([
      ['2024-01-31', 'Miete', -120000],
      ['2024-01-31', 'Strom', -5025],
      ['2024-01-31', 'Gehalt', 128825],
      ['2024-02-01', 'Kino Karte 4711', -1200],
      ['2024-02-02', 'Bar', 500],
    ]);
  });

  it('when a page has no table of bookings, it is refused as a page', async () => {
    for (const text of [
      '<html><body>Guten Tag</body></html>',
      '<html><table><tr><td>Menü</td></tr></table></html>',
    ])
      await expect(read(text)).rejects.toMatchObject({ code: 'file.unsupported', params: { kind: 'html' } });
  });

  it('when a file is an XML spreadsheet, the sheet with bookings is read', async () => {
    const info =
      '<Worksheet ss:Name="Info"><Table><Row><Cell><Data ss:Type="String">x</Data></Cell></Row></Table></Worksheet>';
    const { reading, rows } = await read(xmlBook(info, xmlSheet('Umsätze', xmlRow)));
    expect(reading).toMatchObject({ kind: 'xls', lineCount: 4 });
    expect(reading.encoding.evidence).toEqual([
      { code: 'workbook.sheet', params: { sheet: 'Umsätze' } },
      { code: 'workbook.otherSheets', params: { sheets: 'Info' } },
      { code: 'encoding.validUtf8', params: { sequences: 6 } },
    ]);
    expect(rows).toMatchObject([
      {
        line: 4,
        bookingDay: '2024-01-31',
        amountMinor: -5025,
        counterpartyName: 'Kino & Bar',
        currency: 'EUR',
      },
    ]);
  });

  it('when a cell of an XML spreadsheet has a comment, its value stays its own', async () => {
    const comment = '<Comment ss:Author="x"><ss:Data>Bitte <B>prüfen</B></ss:Data></Comment></Cell>';
    const noted = xmlRow.replace('Kino &amp; Bar</Data></Cell>', `Kino &amp; Bar</Data>${comment}`);
    const { rows } = await read(xmlBook(xmlSheet('Umsätze', noted)));
    expect(rows[0]).toMatchObject({ counterpartyName: 'Kino & Bar', amountMinor: -5025 });
  });

  it.each([
    [
      'an entity of its own',
      xmlBook(xmlSheet('A', xmlRow)).replace('<Workbook', '<!DOCTYPE x [<!ENTITY a "b">]><Workbook'),
    ],
    [
      'a row beyond all sheets',
      xmlBook(xmlSheet('A', xmlRow.replace('ss:Index="4"', 'ss:Index="99999999"'))),
    ],
    ['an end that is missing', xmlBook(xmlSheet('A', xmlRow)).slice(0, -30)],
  ])('when an XML spreadsheet has %s, it is named damaged', async (_, text) => {
    await expect(read(text)).rejects.toMatchObject({ code: 'file.damaged' });
  });

  it('when a page is hostile, it ends in bounded time', async () => {
    const started = processorMs();
    for (const part of [
      '<td',
      '<script>',
      '<!--',
      '<tr><td>',
      '<td colspan=9999>',
      '<tr><td rowspan=9999>',
      '&a',
    ])
      await read(`<html><table>${part.repeat(100_000)}`).catch(() => undefined);
    expect(processorMs() - started).toBeLessThan(10_000);
  });

  it('when a zip holds one of them beside a workbook, each has a place of its own', async () => {
    const { rows } = await read(zipSync({ 'a.xls': strToU8(page) }), 'a.zip');
    expect(rows).toHaveLength(2);
    const both = zipSync({ 'a.xls': strToU8(page), 'b.xlsx': madeWorkbook([]) });
    await expect(read(both, 'a.zip')).rejects.toMatchObject({ code: 'file.unsupported' });
  });
});
