import {
  accountOfRow,
  contentAt,
  type IndexedSegment,
  knownIn,
  leavesOut,
  placeKey,
  type RowAt,
} from '../rows/import-index';
import type { RowContent } from '../rows/row-edits';
import { isStep, type Stepwise } from '../rows/stepwise';
import type { SendSet } from '../sending/send-set';
import { isSendable } from '../sending/sendable-rows';
import { uploadMark } from '../sending/uploaded-rows';
import type { OtherRow } from './other-uploads';

/** A row of an import that may be one that another import sent. */
export interface OwnRow extends RowAt {
  readonly account: number;
  /** What its file says of it, before corrections; null where that is no booking. */
  readonly origin: RowContent | null;
}

/** Rows that a person corrected, or chose something for. */
export interface ChosenRows {
  readonly rows: readonly OwnRow[];
  /** Those that go, by their number in the send set. */
  readonly bySend: ReadonlyMap<number, OwnRow>;
}

/** A row that another import sent and this one does not have as it is there. */
export interface UnmetRow extends OtherRow {
  /** Account here, or -1. */
  readonly account: number;
  /** What its file says of it, before corrections; null where that is no booking. */
  readonly origin: RowContent | null;
  readonly isEdited: boolean;
}

/** Rows of both sides among which pairs are looked for; `fresh` are those that no import has sent. */
export interface Candidates {
  readonly chosen: ChosenRows;
  /** Numbers of rows of the send set. */
  readonly fresh: readonly number[];
  readonly unmet: readonly UnmetRow[];
}

export interface RowPair {
  readonly here: OwnRow;
  readonly there: OtherRow;
}

/** Equal contents that are looked through for one that is free. */
const mostOccurrences = 50;

export function contentKey(account: number, { low, high }: RowContent): string {
  return `${account}:${low}:${high}`;
}

export function* chosenRows(sends: SendSet): Stepwise<ChosenRows> {
  const rows: OwnRow[] = [];
  const bySend = new Map<number, OwnRow>();
  for (const segment of sends.index.segments) {
    const positions = new Set([...segment.edits.keys(), ...segment.choices.keys()]);
    for (const position of Array.from(positions).sort((a, b) => a - b)) {
      const account = accountOfRow(segment, position);
      const serviceAccountId = sends.index.accounts[account]?.serviceAccountId ?? null;
      if (serviceAccountId === null || !isWanted(segment, position)) continue;
      const edit = segment.edits.get(position);
      const row = { segment, position, account, origin: edit ? edit.origin : contentAt(segment, position) };
      rows.push(row);
      if (isSendable(segment, position) === uploadMark.none) continue;
      const occurrence = segment.columns.occurrences[position] ?? 1;
      const number = sends.find({ account, ...contentAt(segment, position), occurrence });
      if (number !== -1) bySend.set(number, row);
    }
    if (positions.size > 0) yield;
  }
  return { rows, bySend };
}

/** It goes, or a person left this very row out; a second copy within the import says nothing. */
function isWanted(segment: IndexedSegment, position: number): boolean {
  const { columns, known, choices, isLeftOut } = segment;
  if (isSendable(segment, position) !== uploadMark.none) return true;
  const isOfLeftOut = isLeftOut[columns.accountIndexes[position] ?? 0] ?? false;
  const isCopy = known?.[position] === knownIn.import;
  return leavesOut(choices.get(position)) && !isOfLeftOut && !isCopy && columns.dispositions[position] === 0;
}

export function* freshRows(sends: SendSet, isMet: Uint8Array, { bySend }: ChosenRows): Stepwise<number[]> {
  const fresh: number[] = [];
  for (let row = 0; row < sends.size; row += 1) {
    if (isMet[row] === 0 && !bySend.has(row)) fresh.push(row);
    if (isStep(row)) yield;
  }
  return fresh;
}

export function ownRow(sends: SendSet, row: number): OwnRow {
  const { segment, position } = sends.place(row);
  return { segment, position, account: sends.accounts[row] ?? 0, origin: contentAt(segment, position) };
}

/** Rows of which both files say the same, whatever was corrected on either side. Of equal ones each is taken once. */
export function* pairsOfContents(sends: SendSet, { chosen, fresh, unmet }: Candidates): Stepwise<RowPair[]> {
  const queues = yield* inQueues(unmet, ({ account, origin }) =>
    account === -1 || origin === null ? '' : contentKey(account, origin),
  );
  const pairs: RowPair[] = [];
  let looked = 0;
  for (const here of chosen.rows) {
    looked += 1;
    if (isStep(looked)) yield;
    const there = here.origin && queues.get(contentKey(here.account, here.origin))?.shift();
    if (there) pairs.push({ here, there });
  }
  const isFree = new Set(fresh);
  for (const queue of queues.values()) {
    for (const there of queue) {
      looked += 1;
      if (isStep(looked)) yield;
      const row = there.isEdited ? freeRow(sends, there, isFree) : undefined;
      if (row !== undefined) pairs.push({ here: ownRow(sends, row), there });
    }
  }
  return pairs;
}

/** Items by their key, each queue in the order of the items; '' is no key. */
function* inQueues<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): Stepwise<Map<string, Item[]>> {
  const queues = new Map<string, Item[]>();
  for (const [at, item] of items.entries()) {
    if (isStep(at)) yield;
    const key = keyOf(item);
    if (key === '') continue;
    const queue = queues.get(key);
    if (queue) queue.push(item);
    else queues.set(key, [item]);
  }
  return queues;
}

/** Takes a row with the content that the file of the other has. */
function freeRow(sends: SendSet, { account, origin }: UnmetRow, isFree: Set<number>): number | undefined {
  if (origin === null) return undefined;
  for (let occurrence = 1; occurrence <= mostOccurrences; occurrence += 1) {
    const row = sends.find({ account, ...origin, occurrence });
    if (isFree.delete(row)) return row;
  }
  return undefined;
}

/** Rows of which no pair was found yet. */
export function unpaired<Row extends RowAt>(rows: readonly Row[], pairs: readonly RowPair[]): Row[] {
  const taken = new Set(pairs.map(({ here }) => placeKey(here)));
  return rows.filter((row) => !taken.has(placeKey(row)));
}
