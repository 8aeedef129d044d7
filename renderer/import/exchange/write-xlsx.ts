import { strToU8, zipSync } from 'fflate';

/** A text, or a number as a plain decimal. */
export type SheetCell = string | { readonly number: string };

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006/relationships';
const types = 'http://schemas.openxmlformats.org/package/2006/content-types';
const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** 0 is A, 26 is AA; a table of ours has fewer than 702. */
function columnName(column: number): string {
  const first = Math.floor(column / letters.length);
  return `${first === 0 ? '' : letters[first - 1]}${letters[column % letters.length]}`;
}

export interface Sheet {
  readonly name: string;
  readonly rows: readonly (readonly SheetCell[])[];
}

/** A workbook of one sheet. */
export function xlsxOf(name: string, rows: Sheet['rows']): Uint8Array<ArrayBuffer> {
  return workbookOf([{ name, rows }]);
}

const longestName = 31;

/** Names as a workbook takes them: short, without its own signs, each once. */
function sheetNames(sheets: readonly Sheet[]): string[] {
  const taken = new Set<string>();
  return sheets.map(({ name }) => {
    const plain =
      written(name)
        .replace(/[[\]:*?/\\]/g, ' ')
        .replace(/^['\s]+/, '') || '1';
    for (let number = 1; ; number += 1) {
      const end = number === 1 ? '' : ` ${number}`;
      const one = plain.slice(0, longestName - end.length).replace(/['\s]+$/, '') + end;
      if (taken.has(one.toLowerCase())) continue;
      taken.add(one.toLowerCase());
      return one;
    }
  });
}

function sheetXml(rows: Sheet['rows']): string {
  const lines = rows.map(
    (row, at) =>
      `<row r="${at + 1}">${row.map((cell, column) => cellXml(cell, `${columnName(column)}${at + 1}`)).join('')}</row>`,
  );
  return `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" state="frozen"/></sheetView></sheetViews><sheetData>${lines.join('')}</sheetData></worksheet>`;
}

/** A workbook; the first row of each sheet stays in sight. Texts stand in their cells and are never formulas. */
export function workbookOf(sheets: readonly Sheet[]): Uint8Array<ArrayBuffer> {
  const numbers = sheets.map((_, index) => index + 1);
  const listed = sheetNames(sheets).map(
    (name, index) => `<sheet name="${escaped(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  );
  const part = (type: string, path: string) =>
    `<Override PartName="/${path}" ContentType="${spreadsheet}.${type}+xml"/>`;
  return zipSync({
    '[Content_Types].xml': strToU8(
      `${head}<Types xmlns="${types}"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${part('sheet.main', 'xl/workbook.xml')}${numbers.map((number) => part('worksheet', `xl/worksheets/sheet${number}.xml`)).join('')}</Types>`,
    ),
    '_rels/.rels': strToU8(relations('officeDocument', ['xl/workbook.xml'])),
    'xl/workbook.xml': strToU8(
      `${head}<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${listed.join('')}</sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      relations(
        'worksheet',
        numbers.map((number) => `worksheets/sheet${number}.xml`),
      ),
    ),
    ...Object.fromEntries(
      sheets.map(({ rows }, index) => [`xl/worksheets/sheet${index + 1}.xml`, strToU8(sheetXml(rows))]),
    ),
  });
}

function relations(type: string, targets: readonly string[]): string {
  const each = targets.map(
    (target, index) => `<Relationship Id="rId${index + 1}" Type="${office}/${type}" Target="${target}"/>`,
  );
  return `${head}<Relationships xmlns="${packages}">${each.join('')}</Relationships>`;
}

/** Of a longer text programs say that the file is damaged. */
const longestText = 32_767;

function cellXml(cell: SheetCell, reference: string): string {
  if (typeof cell !== 'string') return `<c r="${reference}"><v>${cell.number}</v></c>`;
  const text = cell.length > longestText ? `${cell.slice(0, longestText - 1)}…` : cell;
  return text === ''
    ? ''
    : `<c r="${reference}" t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;
}

/** Signs that no XML can hold are left out. */
function written(text: string): string {
  return text.replace(/[^\t\n\r\u0020-\ufffd]/gu, (sign) => (sign.length > 1 ? sign : ''));
}

function escaped(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  return written(text).replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
}
