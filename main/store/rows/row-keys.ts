import { type ImportIndex, type IndexedSegment, placeKey, type RowAt } from './import-index';

/** What a row is known by whatever its file was read as: the file's content, the line, the number among the rows of that line. */
export interface RowKey {
  readonly fileSha256: string;
  readonly line: number;
  readonly nth: number;
  /** Digest of the record's text where its line has other rows as well: their number may change with the reading. */
  readonly text?: string;
}

export interface PlacedRow extends RowAt {
  readonly key: RowKey;
}

/** As it was kept; a line with one row needs no text. */
export function rowKeyOf(key: Omit<RowKey, 'text'>, text: string | null): RowKey {
  return text === null ? key : { ...key, text };
}

export function keyText({ fileSha256, line, nth }: RowKey): string {
  return `${fileSha256}:${line}:${nth}`;
}

/** Rows of these lines of a file, in their order. One walk over the file's lines, whatever the number of them. */
export function* rowsOfLines(
  index: ImportIndex,
  fileIndex: number,
  lines: ReadonlySet<number>,
): Generator<PlacedRow> {
  const fileSha256 = index.files[fileIndex]?.sha256 ?? '';
  const counts = new Map<number, number>();
  const [only] = lines;
  for (const segment of index.segments) {
    if (segment.fileIndex !== fileIndex) continue;
    const column = segment.columns.lines;
    // One line: the search of the typed array itself is many times as fast.
    let position = lines.size === 1 ? column.indexOf(only ?? 0) : 0;
    while (position !== -1 && position < column.length) {
      const line = column[position] ?? 0;
      if (lines.has(line)) {
        const nth = counts.get(line) ?? 0;
        counts.set(line, nth + 1);
        yield { segment, position, key: { fileSha256, line, nth } };
      }
      position = lines.size === 1 ? column.indexOf(only ?? 0, position + 1) : position + 1;
    }
  }
}

/** The rows at these places with what they are known by. */
export function keysOf(index: ImportIndex, places: readonly RowAt[]): PlacedRow[] {
  const linesOfFile = new Map<number, Set<number>>();
  const wanted = new Set<string>();
  for (const place of places) {
    const { segment, position } = place;
    const lines = linesOfFile.get(segment.fileIndex) ?? new Set<number>();
    linesOfFile.set(segment.fileIndex, lines.add(segment.columns.lines[position] ?? 0));
    wanted.add(placeKey(place));
  }
  const found: PlacedRow[] = [];
  for (const [fileIndex, lines] of linesOfFile) {
    for (const row of rowsOfLines(index, fileIndex, lines)) {
      if (wanted.has(placeKey(row))) found.push(row);
    }
  }
  return found;
}

/** Where these rows stand now, by `keyText`: in every file of that content, in none when it is gone or reads otherwise. */
export function placesOfKeys(index: ImportIndex, keys: readonly RowKey[]): Map<string, PlacedRow[]> {
  const lines = new Map<string, Set<number>>();
  for (const { fileSha256, line } of keys) {
    const ofFile = lines.get(fileSha256) ?? new Set<number>();
    lines.set(fileSha256, ofFile.add(line));
  }
  const places = new Map<string, PlacedRow[]>(keys.map((key) => [keyText(key), []]));
  for (const [fileIndex, { sha256 }] of index.files.entries()) {
    const ofFile = lines.get(sha256);
    if (!ofFile) continue;
    for (const row of rowsOfLines(index, fileIndex, ofFile)) places.get(keyText(row.key))?.push(row);
  }
  return places;
}

/** Whether other rows stand in the line of a row; those of one line are neighbours. */
export function sharesLine(index: ImportIndex, { segment, position }: RowAt): boolean {
  const { lines, rowCount } = segment.columns;
  const line = lines[position];
  const before = position > 0 ? lines[position - 1] : lastLine(neighbour(index, segment, -1));
  const behind =
    position + 1 < rowCount ? lines[position + 1] : neighbour(index, segment, 1)?.columns.lines[0];
  return before === line || behind === line;
}

function neighbour(
  { segments }: ImportIndex,
  segment: IndexedSegment,
  by: -1 | 1,
): IndexedSegment | undefined {
  const other = segments[segments.indexOf(segment) + by];
  return other?.fileIndex === segment.fileIndex ? other : undefined;
}

function lastLine(segment: IndexedSegment | undefined): number | undefined {
  return segment?.columns.lines[segment.columns.rowCount - 1];
}
