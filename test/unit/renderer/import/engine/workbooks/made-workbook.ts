import { strToU8, type Zippable, zipSync } from 'fflate';

/** A cell of a made workbook: text, number, or its element as it shall stand in the sheet. */
export type MadeCell = string | number | { style: number; value: number } | { xml: string };

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006/relationships';

export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function columnName(index: number): string {
  const rest = String.fromCharCode(65 + (index % 26));
  return index < 26 ? rest : columnName(Math.floor(index / 26) - 1) + rest;
}

export interface MadeSheet {
  name: string;
  /** A row of `null` is left out. */
  rows: readonly (readonly MadeCell[] | null)[];
  /** In place of rows. */
  xml?: string;
}

export interface MadeBook {
  /** Format codes of the styles from 1 on; 0 is General. */
  formats?: readonly string[];
  is1904?: boolean;
  /** Texts in the cells, as many writers do, in place of the shared table. */
  isInline?: boolean;
  /** Parts to add or replace. */
  parts?: Zippable;
}

/** A workbook of these sheets, laid out as spreadsheet programs write it. */
export function madeWorkbook(sheets: readonly MadeSheet[], book: MadeBook = {}): Uint8Array {
  const shared = new Map<string, number>();
  const formats = book.formats ?? [];
  const cellXml = (cell: MadeCell, reference: string): string => {
    if (typeof cell === 'number') return `<c r="${reference}"><v>${cell}</v></c>`;
    if (typeof cell === 'object')
      return 'xml' in cell ? cell.xml : `<c r="${reference}" s="${cell.style}"><v>${cell.value}</v></c>`;
    if (cell === '') return `<c r="${reference}" s="0"/>`;
    if (book.isInline)
      return `<c r="${reference}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
    if (!shared.has(cell)) shared.set(cell, shared.size);
    return `<c r="${reference}" t="s"><v>${shared.get(cell)}</v></c>`;
  };
  const sheetXml = ({ rows, xml }: MadeSheet) =>
    xml ??
    `<?xml version="1.0" encoding="UTF-8"?>\n<worksheet xmlns="${main}"><sheetData>${rows
      .map((row, at) =>
        row
          ? `<row r="${at + 1}">${row.map((cell, column) => cellXml(cell, columnName(column) + (at + 1))).join('')}</row>`
          : '',
      )
      .join('')}</sheetData></worksheet>`;
  const parts = sheets.map(
    (sheet, at) => [`xl/worksheets/sheet${at + 1}.xml`, strToU8(sheetXml(sheet))] as const,
  );
  return zipSync({
    '[Content_Types].xml': strToU8('<Types/>'),
    '_rels/.rels': strToU8(
      `<Relationships xmlns="${packages}"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ),
    'xl/workbook.xml': strToU8(
      `<workbook xmlns="${main}" xmlns:r="${office}"><workbookPr${book.is1904 ? ' date1904="1"' : ''}/><sheets>${sheets
        .map(({ name }, at) => `<sheet name="${escaped(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`)
        .join('')}</sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<Relationships xmlns="${packages}">${sheets
        .map(
          (_, at) =>
            `<Relationship Id="rId${at + 1}" Type="${office}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
        )
        .join(
          '',
        )}<Relationship Id="s" Type="${office}/styles" Target="styles.xml"/><Relationship Id="t" Type="${office}/sharedStrings" Target="/xl/sharedStrings.xml"/></Relationships>`,
    ),
    ...Object.fromEntries(parts),
    'xl/styles.xml': strToU8(
      `<styleSheet xmlns="${main}"><numFmts>${formats
        .map(
          (code, at) =>
            `<numFmt numFmtId="${164 + at}" formatCode="${escaped(code).replaceAll('"', '&quot;')}"/>`,
        )
        .join(
          '',
        )}</numFmts><cellXfs><xf numFmtId="0"/>${formats.map((_, at) => `<xf numFmtId="${164 + at}"/>`).join('')}</cellXfs></styleSheet>`,
    ),
    'xl/sharedStrings.xml': strToU8(
      `<sst xmlns="${main}">${[...shared.keys()].map((text) => `<si><t xml:space="preserve">${escaped(text)}</t></si>`).join('')}</sst>`,
    ),
    ...book.parts,
  });
}
