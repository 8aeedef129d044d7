import { strToU8, zipSync } from 'fflate';

/** A text, or a number as a plain decimal. */
export type SheetCell = string | { readonly number: string };

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006/relationships';
const types = 'http://schemas.openxmlformats.org/package/2006/content-types';
const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** Names of columns; a table of ours has fewer. */
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** A workbook of one sheet; its first row stays in sight. Texts stand in their cells and are never formulas. */
export function xlsxOf(name: string, rows: readonly (readonly SheetCell[])[]): Uint8Array<ArrayBuffer> {
  const lines = rows.map(
    (row, at) =>
      `<row r="${at + 1}">${row.map((cell, column) => cellXml(cell, `${letters[column]}${at + 1}`)).join('')}</row>`,
  );
  const sheet = `<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" state="frozen"/></sheetView></sheetViews><sheetData>${lines.join('')}</sheetData></worksheet>`;
  const part = (type: string, path: string) =>
    `<Override PartName="/${path}" ContentType="${spreadsheet}.${type}+xml"/>`;
  return zipSync({
    '[Content_Types].xml': strToU8(
      `${head}<Types xmlns="${types}"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${part('sheet.main', 'xl/workbook.xml')}${part('worksheet', 'xl/worksheets/sheet1.xml')}</Types>`,
    ),
    '_rels/.rels': strToU8(relation('officeDocument', 'xl/workbook.xml')),
    'xl/workbook.xml': strToU8(
      `${head}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="${escaped(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(relation('worksheet', 'worksheets/sheet1.xml')),
    'xl/worksheets/sheet1.xml': strToU8(head + sheet),
  });
}

function relation(type: string, target: string): string {
  return `${head}<Relationships xmlns="${packages}"><Relationship Id="rId1" Type="${office}/${type}" Target="${target}"/></Relationships>`;
}

function cellXml(cell: SheetCell, reference: string): string {
  if (typeof cell !== 'string') return `<c r="${reference}"><v>${cell.number}</v></c>`;
  return cell === ''
    ? ''
    : `<c r="${reference}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
}

/** Signs that no XML can hold are left out; what is left is escaped. */
function escaped(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  return text
    .replace(/[^\t\n\r\u0020-\ufffd]/gu, (sign) => (sign.length > 1 ? sign : ''))
    .replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
}
