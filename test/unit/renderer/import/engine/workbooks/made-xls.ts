import { joined, madeCompound } from './made-compound';

/** A cell of a made workbook: text, number, number with a look, or the records of the cell. */
export type MadeXlsCell =
  | string
  | number
  | { style: number; value: number }
  | { records: (place: number[]) => Uint8Array[] };

export interface MadeXlsSheet {
  name: string;
  /** A row of `null` is left out. */
  rows: readonly (readonly MadeXlsCell[] | null)[];
  /** 0 for cells, 2 for a chart. */
  kind?: number;
  isHidden?: boolean;
}

export interface MadeXls {
  /** Format codes of the looks from 1 on; 0 is General. */
  formats?: readonly string[];
  is1904?: boolean;
  /** Bytes of the table of texts after which it goes on in another record. */
  pieceBytes?: number;
  /** Records behind the first of the globals. */
  globals?: readonly Uint8Array[];
  /** Changes the order of the cells of each sheet. */
  reorder?: (cells: Uint8Array[]) => Uint8Array[];
}

export const u16 = (...values: number[]) => values.flatMap((value) => [value & 255, (value >> 8) & 255]);
export const u32 = (...values: number[]) =>
  values.flatMap((value) => u16(value & 0xffff, Math.floor(value / 65_536) & 0xffff));

export function f64(value: number): number[] {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, value, true);
  return Array.from(new Uint8Array(view.buffer));
}

export function record(type: number, content: readonly number[] | Uint8Array = []): Uint8Array {
  return joined([Uint8Array.from(u16(type, content.length)), Uint8Array.from(content)]);
}

/** Flag and signs of a text of BIFF8: in one byte each where they are no larger. */
export function signs(text: string): number[] {
  const codes = Array.from({ length: text.length }, (_, at) => text.charCodeAt(at));
  return codes.some((code) => code > 255) ? [1, ...u16(...codes)] : [0, ...codes];
}

/** The table of texts, each cut wherever a record is full. */
export function sharedTexts(texts: readonly string[], pieceBytes = 8_224): Uint8Array[] {
  const records: Uint8Array[] = [];
  let type = 0xfc;
  let piece = u32(texts.length, texts.length);
  const next = () => {
    records.push(record(type, piece));
    type = 0x3c;
    piece = [];
  };
  for (const text of texts) {
    const [flag = 0, ...bytes] = signs(text);
    // Count and flag of a text are never apart.
    if (piece.length + 3 > pieceBytes) next();
    piece.push(...u16(text.length), flag);
    const width = flag + 1;
    for (let at = 0; at < bytes.length; at += width) {
      if (piece.length + width > pieceBytes) {
        next();
        piece.push(flag);
      }
      piece.push(...bytes.slice(at, at + width));
    }
  }
  next();
  return records;
}

/** The stream of a workbook (BIFF8), laid out as spreadsheet programs write it. */
export function madeBiff(sheets: readonly MadeXlsSheet[], book: MadeXls = {}): Uint8Array<ArrayBuffer> {
  const shared = new Map<string, number>();
  const cellRecords = (cell: MadeXlsCell, row: number, column: number): Uint8Array[] => {
    const place = u16(row, column, 0);
    if (typeof cell === 'number') return [record(0x203, [...place, ...f64(cell)])];
    if (typeof cell === 'object')
      return 'records' in cell
        ? cell.records(place)
        : [record(0x203, [...u16(row, column, cell.style), ...f64(cell.value)])];
    if (cell === '') return [record(0x201, place)];
    if (!shared.has(cell)) shared.set(cell, shared.size);
    return [record(0xfd, [...place, ...u32(shared.get(cell) ?? 0)])];
  };
  const bodies = sheets.map(({ rows, kind = 0 }) => {
    const cells = rows.flatMap((row, at) =>
      (row ?? []).map((cell, column) => joined(cellRecords(cell, at, column))),
    );
    const begin = record(0x809, u16(0x600, kind === 0 ? 0x10 : 0x20, 0, 0, 0, 0, 0, 0));
    return joined([begin, ...(book.reorder?.(cells) ?? cells), record(0x0a)]);
  });
  const formats = book.formats ?? [];
  const globals = (offsets: readonly number[]) =>
    joined([
      record(0x809, u16(0x600, 5, 0, 0, 0, 0, 0, 0)),
      ...(book.globals ?? []),
      record(0x42, u16(1_200)),
      record(0x22, u16(book.is1904 ? 1 : 0)),
      ...formats.map((code, at) => record(0x41e, [...u16(164 + at, code.length), ...signs(code)])),
      ...[0, ...formats.map((_, at) => 164 + at)].map((id) =>
        record(0xe0, u16(0, id, 0, 0, 0, 0, 0, 0, 0, 0)),
      ),
      ...sheets.map(({ name, kind = 0, isHidden }, at) =>
        record(0x85, [...u32(offsets[at] ?? 0), isHidden ? 1 : 0, kind, name.length, ...signs(name)]),
      ),
      ...sharedTexts([...shared.keys()], book.pieceBytes),
      record(0x0a),
    ]);
  let offset = globals([]).length;
  const offsets = bodies.map(({ length }) => {
    offset += length;
    return offset - length;
  });
  return joined([globals(offsets), ...bodies]);
}

/** A workbook of these sheets as a file. */
export function madeXls(sheets: readonly MadeXlsSheet[], book: MadeXls = {}): Uint8Array<ArrayBuffer> {
  return madeCompound([{ name: 'Workbook', bytes: madeBiff(sheets, book) }]);
}
