import { unpackRows } from '../../../preload/contract/rows/packed-rows';
import { columnsOf } from '../../../preload/contract/rows/row-columns';
import type { StoreDatabase } from '../database/database';
import { DayKeys } from '../rows/day-keys';
import { stagedRowIndex as at, unpackTexts } from '../rows/packed-rows';
import { isStep, type Stepwise } from '../rows/stepwise';
import type { SendSet } from '../sending/send-set';
import { type Candidates, type OwnRow, ownRow, type RowPair, type UnmetRow, unpaired } from './same-bookings';
import type { StoreContext } from './store-context';

/** So many lines of one file say that another account was meant, where only some of its lines are the same. */
const linesThatTell = 3;

interface LinePair extends RowPair {
  readonly there: UnmetRow;
}

/**
 * The same line of a bank's export, read in two ways: another sign, another order of day and month, other columns, another account.
 * Lines of two accounts are the same booking only where most of what a file has of that time are: two accounts may well pay
 * the same fee on the same day.
 */
export function* pairsOfLines(
  context: StoreContext,
  sends: SendSet,
  { chosen, fresh, unmet }: Candidates,
  pairs: readonly RowPair[],
): Stepwise<RowPair[]> {
  const taken = new Set(pairs.map(({ there }) => there));
  const days = new DayKeys();
  const left: UnmetRow[] = [];
  for (const [at, there] of unmet.entries()) {
    if (isStep(at)) yield;
    if (taken.has(there)) continue;
    left.push(there);
    days.add(there.account, there.day, there.amount);
  }
  if (left.length === 0) return [];
  const near: number[] = [];
  for (const [at, row] of fresh.entries()) {
    if (isStep(at)) yield;
    const { segment, position } = sends.place(row);
    const { columns } = segment;
    const [day, amount] = [columns.days[position] ?? 0, columns.amounts[position] ?? 0];
    if (days.has(sends.accounts[row] ?? 0, day, amount)) near.push(row);
  }
  const own = unpaired([...chosen.rows, ...near.map((row) => ownRow(sends, row))], pairs);
  if (own.length === 0) return [];
  const lines = new LinesOfSegments(context.db);
  const found = yield* equalLines(lines, own, left);
  const ofOthers = found.filter((pair) => !isOfAccount(pair));
  if (ofOthers.length === 0) return found;
  const all = [...chosen.rows, ...fresh.map((row) => ownRow(sends, row))];
  return [...found.filter(isOfAccount), ...mostOfTheirFile(ofOthers, all)];
}

function* equalLines(
  lines: LinesOfSegments,
  own: readonly OwnRow[],
  left: readonly UnmetRow[],
): Stepwise<LinePair[]> {
  const queues = new Map<string, UnmetRow[]>();
  for (const there of left) {
    if (!lines.has(there.segmentId)) yield;
    const line = lines.at(there.segmentId, there.position);
    if (line === '') continue;
    const queue = queues.get(line);
    if (queue) queue.push(there);
    else queues.set(line, [there]);
  }
  const found: LinePair[] = [];
  for (const here of own) {
    if (!lines.has(here.segment.id)) yield;
    const queue = queues.get(lines.at(here.segment.id, here.position));
    if (!queue || queue.length === 0) continue;
    const ofAccount = queue.findIndex(({ account }) => account === here.account);
    const [there] = queue.splice(Math.max(0, ofAccount), 1);
    if (there) found.push({ here, there });
  }
  return found;
}

function isOfAccount({ here, there }: LinePair): boolean {
  return here.account === there.account;
}

function mostOfTheirFile(pairs: readonly LinePair[], own: readonly OwnRow[]): LinePair[] {
  const ofFiles = grouped(pairs, ({ here }) => fileKey(here));
  const ownOfFiles = grouped(own, fileKey);
  return Array.from(ofFiles).flatMap(([key, ofFile]) => {
    const days = ofFile.map(({ here }) => dayOf(here));
    const [first, last] = [days.reduce(least), days.reduce(most)];
    const ofTime = (ownOfFiles.get(key) ?? []).filter((row) => dayOf(row) >= first && dayOf(row) <= last);
    const isMost = ofFile.length * 2 >= ofTime.length;
    return isMost && (ofFile.length >= linesThatTell || ofFile.length === ofTime.length) ? ofFile : [];
  });
}

function grouped<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

function fileKey({ account, segment }: OwnRow): string {
  return `${segment.fileIndex}:${account}`;
}

function dayOf({ segment, position }: OwnRow): number {
  return segment.columns.days[position] ?? 0;
}

function least(a: number, b: number): number {
  return Math.min(a, b);
}

function most(a: number, b: number): number {
  return Math.max(a, b);
}

/** Lines of files as they were read, segment by segment. */
class LinesOfSegments {
  readonly #db: StoreDatabase;
  readonly #lines = new Map<number, string[]>();

  constructor(db: StoreDatabase) {
    this.#db = db;
  }

  has(segmentId: number): boolean {
    return this.#lines.has(segmentId);
  }

  at(segmentId: number, position: number): string {
    const lines = this.#lines.get(segmentId) ?? this.#read(segmentId);
    this.#lines.set(segmentId, lines);
    return lines[position] ?? '';
  }

  #read(segmentId: number): string[] {
    const stored = this.#db.get<{
      row_count: number;
      currencies: string;
      columns: Uint8Array;
      body: Uint8Array;
    }>(
      `select s.row_count, s.currencies, s.columns, b.body
       from segments s join segment_bodies b on b.segment_id = s.id where s.id = ?`,
      segmentId,
    );
    if (!stored) return [];
    const rows = unpackRows({
      rowCount: stored.row_count,
      columns: columnsOf(stored.columns, stored.row_count),
      currencies: JSON.parse(stored.currencies),
      texts: unpackTexts(stored.body, stored.row_count),
    });
    return rows.map((row) => ((row[at.raw] as string | null) ?? '').trim());
  }
}
