import type { BridgeError, FileReading, ReadOptions } from '../../../preload/contract';
import type { PreviewTable } from '../reading/worker-protocol';

/** A file of a zip that was not taken, and why. */
export interface RefusedMember {
  readonly name: string;
  readonly error: BridgeError;
}

/** How far a zip is taken apart. */
export interface Unpacking {
  /** Files of it that are dealt with, of all in it; 0 of 0 until it is open. */
  readonly done: number;
  readonly total: number;
  /** Exports of it that have a place of their own in the queue. */
  readonly taken: number;
  readonly refused: readonly RefusedMember[];
}

/** One dropped file while this window knows its bytes. What main keeps of it stands in `ImportSummary.files`. */
export interface QueueItem {
  readonly id: string;
  readonly name: string;
  readonly sizeBytes: number;
  /** `unpacked`: a zip whose exports are all in the queue, and that stays to say what of it was not taken. */
  readonly state: 'waiting' | 'reading' | 'staged' | 'failed' | 'cancelled' | 'unpacking' | 'unpacked';
  /** Identifier in the store, from the moment it was announced there. */
  readonly fileId: string | null;
  readonly bytesRead: number;
  readonly rows: number;
  readonly preview: PreviewTable | null;
  readonly reading: FileReading | null;
  readonly error: BridgeError | null;
  readonly options: ReadOptions;
  /** Name of the saved mapping that was applied without asking, because the header is the same. */
  readonly templateName: string | null;
  /** Read with these options whatever is remembered for its header: the user said so, or took something back. */
  readonly isSettled: boolean;
  /** Of a zip; null for any other file. */
  readonly unpacking: Unpacking | null;
  /** Identifier of the zip that it came out of. */
  readonly zipId: string | null;
}

export interface AddedFile {
  readonly id: string;
  readonly name: string;
  readonly sizeBytes: number;
  /** It waits for what it holds to come out of it. */
  readonly isPacked?: boolean;
}

export interface RevivedFile extends Omit<AddedFile, 'isPacked'> {
  readonly fileId: string;
  readonly reading: FileReading;
  readonly options: ReadOptions;
  readonly templateName: string | null;
}

export type QueueAction =
  | { type: 'added'; files: readonly AddedFile[] }
  | { type: 'unpackingOf'; id: string; done: number; total: number }
  | { type: 'memberTaken'; id: string; member: AddedFile }
  | { type: 'memberRefused'; id: string; member: RefusedMember }
  /** The exports of the zip are in the queue, or it is none of several and is read as it is. */
  | { type: 'unpacked'; id: string; isReadAsItIs: boolean }
  /** A file of an earlier session, with what was said of it then: it can be read in another way. */
  | { type: 'revived'; file: RevivedFile }
  /** A file that an earlier session was about to read in another way. */
  | { type: 'brokenOff'; file: Omit<RevivedFile, 'reading'> }
  | { type: 'started'; id: string }
  | { type: 'previewed'; id: string; preview: PreviewTable }
  | { type: 'optionsChosen'; id: string; options: ReadOptions; templateName: string | null }
  | { type: 'announced'; id: string; fileId: string }
  | { type: 'progressed'; id: string; bytesRead: number; rows: number }
  | { type: 'staged'; id: string; reading: FileReading }
  | { type: 'failed'; id: string; error: BridgeError }
  | { type: 'cancelled'; id: string }
  | {
      type: 'readAgain';
      id: string;
      options: ReadOptions;
      templateName: string | null;
      /** Under which it waits in the store; null where it is announced anew. */
      fileId: string | null;
      isSettled: boolean;
    }
  | { type: 'removed'; id: string }
  /** A file that was removed comes back to its place. */
  | { type: 'restored'; item: QueueItem; at: number }
  | { type: 'cleared' };

/** After it a file may wait that did not before. */
export function bringsWork({ type }: QueueAction): boolean {
  return (
    type === 'added' ||
    type === 'memberTaken' ||
    type === 'unpacked' ||
    type === 'readAgain' ||
    type === 'restored'
  );
}

/** How soon the window tells of something: how far files are has no hurry, what the first file is should be there at once. */
export type Urgency = 'progress' | 'news' | 'first';

/** @param items as they were before it */
export function urgencyOf(action: QueueAction, items: readonly QueueItem[]): Urgency {
  if (action.type === 'progressed') return 'progress';
  const isFirst = action.type === 'previewed' && items.every(({ preview }) => preview === null);
  return isFirst ? 'first' : 'news';
}

const fresh = {
  state: 'waiting',
  fileId: null,
  bytesRead: 0,
  rows: 0,
  preview: null,
  reading: null,
  error: null,
  options: {},
  templateName: null,
  isSettled: false,
  unpacking: null,
  zipId: null,
} as const;

const closed: Unpacking = { done: 0, total: 0, taken: 0, refused: [] };

function added({ isPacked, ...file }: AddedFile): QueueItem {
  return { ...fresh, ...file, ...(isPacked ? { state: 'unpacking', unpacking: closed } : {}) };
}

export function queueReducer(items: readonly QueueItem[], action: QueueAction): readonly QueueItem[] {
  switch (action.type) {
    case 'added':
      return [...items, ...action.files.map(added)];
    case 'revived':
      return [...items, { ...fresh, ...action.file, state: 'staged', bytesRead: action.file.sizeBytes }];
    case 'brokenOff':
      return [...items, { ...fresh, ...action.file, state: 'failed' }];
    case 'memberTaken':
      return withMember(items, action.id, added(action.member));
    case 'removed':
      return items.filter((item) => item.id !== action.id);
    case 'restored':
      return [...items.slice(0, action.at), action.item, ...items.slice(action.at)];
    case 'cleared':
      return [];
    default:
      return items.map((item) => (item.id === action.id ? { ...item, ...changeOf(item, action) } : item));
  }
}

/** Below its zip, behind those that came out of it before. */
function withMember(items: readonly QueueItem[], zipId: string, member: QueueItem): readonly QueueItem[] {
  const at = items.findLastIndex((item) => item.id === zipId || item.zipId === zipId);
  const before = items
    .slice(0, at + 1)
    .map((item) =>
      item.id === zipId && item.unpacking
        ? { ...item, unpacking: { ...item.unpacking, taken: item.unpacking.taken + 1 } }
        : item,
    );
  return [...before, { ...member, zipId }, ...items.slice(at + 1)];
}

/** What stays of a file when it is read anew. */
function unread({ unpacking, zipId, preview }: QueueItem): Partial<QueueItem> {
  return { ...fresh, unpacking, zipId, preview };
}

/** A removed file as it comes back: to be read as it was; a zip that was opened, or a file that was cancelled, is not read. */
export function reborn(item: QueueItem): QueueItem {
  if (item.state === 'unpacked' || item.state === 'cancelled') return { ...item, fileId: null };
  if (item.state === 'unpacking') return { ...item, state: 'cancelled' };
  const { options, templateName, isSettled } = item;
  return { ...item, ...unread(item), options, templateName, isSettled };
}

type ItemAction = Exclude<
  QueueAction,
  { type: 'added' | 'revived' | 'brokenOff' | 'memberTaken' | 'removed' | 'restored' | 'cleared' }
>;

function changeOf(item: QueueItem, action: ItemAction): Partial<QueueItem> {
  const { unpacking } = item;
  switch (action.type) {
    case 'unpackingOf':
      return { unpacking: unpacking && { ...unpacking, done: action.done, total: action.total } };
    case 'memberRefused':
      return { unpacking: unpacking && { ...unpacking, refused: [...unpacking.refused, action.member] } };
    case 'unpacked':
      return { state: action.isReadAsItIs ? 'waiting' : 'unpacked' };
    case 'started':
      return { state: 'reading' };
    case 'previewed':
      return { preview: action.preview };
    case 'optionsChosen':
      return { options: action.options, templateName: action.templateName };
    case 'announced':
      return { fileId: action.fileId };
    case 'progressed':
      return { bytesRead: action.bytesRead, rows: action.rows };
    case 'staged':
      // A file cancelled in the very moment it was done stays cancelled: that is the last thing the user said.
      if (item.state === 'cancelled') return {};
      return { state: 'staged', reading: action.reading, bytesRead: item.sizeBytes };
    case 'failed':
      return item.state === 'cancelled' ? {} : { state: 'failed', error: action.error };
    case 'cancelled':
      return { state: 'cancelled' };
    case 'readAgain':
      return {
        ...unread(item),
        options: action.options,
        templateName: action.templateName,
        fileId: action.fileId,
        isSettled: action.isSettled,
      };
    default:
      return assertNever(action);
  }
}

export function isUnderWay({ state }: Pick<QueueItem, 'state'>): boolean {
  return state === 'waiting' || state === 'reading' || state === 'unpacking';
}

export function nextWaiting(items: readonly QueueItem[]): QueueItem | undefined {
  return items.find((item) => item.state === 'waiting');
}

/** They have come to an end without having been read. */
const uncounted: ReadonlySet<QueueItem['state']> = new Set(['cancelled', 'failed', 'unpacked']);

/** Share of a file that is read, of a zip that is unpacked. */
export function doneShare({ state, unpacking, bytesRead, sizeBytes }: QueueItem): number {
  if (state === 'staged') return 1;
  const [done, all] =
    state === 'unpacking' ? [unpacking?.done ?? 0, unpacking?.total ?? 0] : [bytesRead, sizeBytes];
  return all === 0 ? 0 : Math.min(1, done / all);
}

/** Share of the bytes of all files that are read; 1 when nothing is under way. */
export function queueProgress(items: readonly QueueItem[]): number {
  const counted = items.filter((item) => !uncounted.has(item.state));
  const total = counted.reduce((sum, item) => sum + item.sizeBytes, 0);
  if (total === 0) return 1;
  const read = counted.reduce((sum, item) => sum + item.sizeBytes * doneShare(item), 0);
  return read / total;
}

function assertNever(action: never): never {
  throw new Error(`unknown queue action ${JSON.stringify(action)}`);
}
