import {
  accountOfRow,
  contentAt,
  type ImportIndex,
  type IndexedSegment,
  knownIn,
  placeKey,
  type RowAt,
} from '../rows/import-index';
import type { RowContent } from '../rows/row-edits';
import { renumber } from '../sending/receipts/forgotten-marks';
import { saveMarks, sentIdentities } from './overlap-marks';
import type { StoreContext } from './store-context';

/** A content in an account; which of several equal bookings a row is, is told by counting them. */
export interface ContentIdentity extends RowContent {
  readonly account: number;
}

interface Equal extends RowAt {
  /** Key of the content as it is now. */
  current: string;
}

/** So few contents are searched for one by one. */
const searchedSingly = 8;

/**
 * Counts the rows of these contents anew in each file, and tells again which of them are known: what `markKnownRows` does for
 * all rows, after a correction of some. A booking that two files have stays one booking when the row of one of them is
 * corrected, so a row is also known by what its file says of it. Adds segments whose columns changed to `changed`. Answers whether a
 * row that was sent has another number among equal ones: it is not the booking any more that the service has by it.
 */
export function settleIdentities(
  context: StoreContext,
  index: ImportIndex,
  contents: readonly ContentIdentity[],
  changed: Set<IndexedSegment>,
): boolean {
  if (contents.length === 0) return false;
  const sent = sentIdentities(context, index);
  const [now, before] = [new Occurrences(), new Occurrences()];
  const renumbered = new Map<IndexedSegment, Map<number, number>>();
  for (const { segment, position, current } of equalRows(index, linkedContents(index, contents))) {
    const { columns, fileIndex } = segment;
    const occurrence = now.count(current, fileIndex);
    if (columns.occurrences[position] !== occurrence) {
      const own = renumbered.get(segment) ?? new Map<number, number>();
      renumbered.set(segment, own.set(position, occurrence));
      changed.add(segment);
    }
    const origin = originKey(segment, position, current);
    const ofFile = origin === null ? 0 : before.count(origin, fileIndex);
    const account = accountOfRow(segment, position);
    let known: number = knownIn.nothing;
    if (columns.dispositions[position] === 0 && account !== -1) {
      const isCopy = now.isHeld(current, occurrence) || (origin !== null && before.isHeld(origin, ofFile));
      if (isCopy) known = knownIn.import;
      else {
        const content = contentAt(segment, position);
        if (sent.find({ account, ...content, occurrence }) !== -1) known = knownIn.upload;
      }
      now.hold(current, occurrence);
      if (origin !== null) before.hold(origin, ofFile);
    }
    mark(segment, position, known, changed);
  }
  return Array.from(renumbered, ([segment, own]) => renumber(context, index, segment, own)).some(Boolean);
}

/** After all rows were marked: those that corrections make one, and those that they do not part. */
export function settleCorrected(context: StoreContext, index: ImportIndex): void {
  const changed = new Set<IndexedSegment>();
  const contents = index.segments.flatMap((segment) =>
    Array.from(segment.edits.keys(), (position): ContentIdentity => {
      return { account: accountOfRow(segment, position), ...contentAt(segment, position) };
    }),
  );
  settleIdentities(context, index, contents, changed);
  for (const segment of changed) saveChanged(context, segment);
}

/** Columns and marks of a segment whose rows are told anew. */
export function saveChanged(context: StoreContext, segment: IndexedSegment): void {
  const { bytes } = segment.columns;
  context.db.run('update segments set columns = ? where id = ?', bytes, segment.id);
  saveMarks(context, segment, segment.known?.some((known) => known !== 0) ? segment.known : null);
}

/** Counts equal rows in each file, and remembers which of them some row is. */
class Occurrences {
  readonly #counts = new Map<string, { file: number; count: number }>();
  readonly #held = new Set<string>();

  /** The how-manieth of its file this is; rows come in the order of files. */
  count(key: string, file: number): number {
    const before = this.#counts.get(key);
    const count = before?.file === file ? before.count + 1 : 1;
    this.#counts.set(key, { file, count });
    return count;
  }

  isHeld(key: string, occurrence: number): boolean {
    return this.#held.has(`${key}:${occurrence}`);
  }

  hold(key: string, occurrence: number): void {
    this.#held.add(`${key}:${occurrence}`);
  }
}

function mark(segment: IndexedSegment, position: number, known: number, changed: Set<IndexedSegment>): void {
  if ((segment.known?.[position] ?? 0) === known) return;
  segment.known ??= new Uint8Array(segment.columns.rowCount);
  segment.known[position] = known;
  changed.add(segment);
}

function keyOf(account: number, { low, high }: RowContent): string {
  return `${account}:${low}:${high}`;
}

/** What the file says of a row; null where that is no booking. */
function originKey(segment: IndexedSegment, position: number, current: string): string | null {
  const edit = segment.edits.get(position);
  if (!edit) return current;
  return edit.origin && keyOf(accountOfRow(segment, position), edit.origin);
}

interface Contents {
  readonly keys: Set<string>;
  readonly lows: Set<number>;
}

function addContent({ keys, lows }: Contents, account: number, content: RowContent): void {
  keys.add(keyOf(account, content));
  lows.add(content.low);
}

/** These contents, and those that corrected rows had or have instead of one of them. */
function linkedContents(index: ImportIndex, contents: readonly ContentIdentity[]): Contents {
  const linked: Contents = { keys: new Set(), lows: new Set() };
  for (const { account, ...content } of contents) addContent(linked, account, content);
  for (let before = -1; before !== linked.keys.size; ) {
    before = linked.keys.size;
    for (const segment of index.segments) {
      for (const [position, { origin }] of segment.edits) {
        if (!origin) continue;
        const now = contentAt(segment, position);
        if (!linked.lows.has(now.low) && !linked.lows.has(origin.low)) continue;
        const account = accountOfRow(segment, position);
        if (!linked.keys.has(keyOf(account, now)) && !linked.keys.has(keyOf(account, origin))) continue;
        addContent(linked, account, now);
        addContent(linked, account, origin);
      }
    }
  }
  return linked;
}

/** Rows of the import with these contents, in the order of files and lines. */
function equalRows(index: ImportIndex, { keys, lows }: Contents): Equal[] {
  const rows: Equal[] = [];
  for (const segment of index.segments) {
    for (const position of positionsOf(segment.columns.hashLow, lows)) {
      const current = keyOf(accountOfRow(segment, position), contentAt(segment, position));
      if (keys.has(current)) rows.push({ segment, position, current });
    }
  }
  return rows;
}

function positionsOf(hashLow: Uint32Array, lows: ReadonlySet<number>): number[] {
  const positions: number[] = [];
  if (lows.size > searchedSingly) {
    for (let position = 0; position < hashLow.length; position += 1)
      if (lows.has(hashLow[position] ?? 0)) positions.push(position);
    return positions;
  }
  for (const low of lows) {
    for (let at = hashLow.indexOf(low); at !== -1; at = hashLow.indexOf(low, at + 1)) positions.push(at);
  }
  return lows.size === 1 ? positions : positions.sort((a, b) => a - b);
}

/** For each of these rows those of other files that are the same booking by what the files say, by `placeKey`. */
export function copiesOf(index: ImportIndex, places: readonly RowAt[]): Map<string, RowAt[]> {
  if (index.files.length < 2) return new Map();
  const origins: Contents = { keys: new Set(), lows: new Set() };
  for (const { segment, position } of places) {
    const edit = segment.edits.get(position);
    const content = edit ? edit.origin : contentAt(segment, position);
    if (content && (edit || segment.columns.dispositions[position] !== 2))
      addContent(origins, accountOfRow(segment, position), content);
  }
  const before = new Occurrences();
  const groups = new Map<string, RowAt[]>();
  const groupOf = new Map<string, RowAt[]>();
  for (const { segment, position, current } of rowsOfOrigins(index, origins)) {
    const key = `${current}:${before.count(current, segment.fileIndex)}`;
    const group = groups.get(key) ?? [];
    groups.set(key, group);
    group.push({ segment, position });
    groupOf.set(placeKey({ segment, position }), group);
  }
  return new Map(
    places.map((place) => {
      const key = placeKey(place);
      return [key, (groupOf.get(key) ?? []).filter((one) => placeKey(one) !== key)];
    }),
  );
}

/** Rows of which their files say one of these contents; `current` is that content. */
function rowsOfOrigins(index: ImportIndex, { keys, lows }: Contents): Equal[] {
  return index.segments.flatMap((segment) => {
    const corrected = Array.from(segment.edits).flatMap(([position, { origin }]) =>
      origin && lows.has(origin.low) ? [position] : [],
    );
    const positions = new Set([...positionsOf(segment.columns.hashLow, lows), ...corrected]);
    return Array.from(positions)
      .sort((a, b) => a - b)
      .flatMap((position) => {
        const current = keyOf(accountOfRow(segment, position), contentAt(segment, position));
        const origin = originKey(segment, position, current);
        return origin !== null && keys.has(origin) ? [{ segment, position, current: origin }] : [];
      });
  });
}
