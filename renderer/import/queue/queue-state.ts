import type { BridgeError, FileReading, ReadOptions } from '../../../preload/contract';
import type { PreviewTable } from '../worker-protocol';

/** One dropped file while this window knows its bytes. What main keeps of it stands in `ImportSummary.files`. */
export interface QueueItem {
  readonly id: string;
  readonly name: string;
  readonly sizeBytes: number;
  readonly state: 'waiting' | 'reading' | 'staged' | 'failed' | 'cancelled';
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
}

export type QueueAction =
  | { type: 'added'; files: readonly { id: string; name: string; sizeBytes: number }[] }
  | { type: 'started'; id: string }
  | { type: 'previewed'; id: string; preview: PreviewTable }
  | { type: 'optionsChosen'; id: string; options: ReadOptions; templateName: string | null }
  | { type: 'announced'; id: string; fileId: string }
  | { type: 'progressed'; id: string; bytesRead: number; rows: number }
  | { type: 'staged'; id: string; reading: FileReading }
  | { type: 'failed'; id: string; error: BridgeError }
  | { type: 'cancelled'; id: string }
  | { type: 'readAgain'; id: string; options: ReadOptions; templateName: string | null }
  | { type: 'removed'; id: string }
  | { type: 'cleared' };

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
} as const;

export function queueReducer(items: readonly QueueItem[], action: QueueAction): readonly QueueItem[] {
  switch (action.type) {
    case 'added':
      return [...items, ...action.files.map((file) => ({ ...fresh, ...file }))];
    case 'removed':
      return items.filter((item) => item.id !== action.id);
    case 'cleared':
      return [];
    default:
      return items.map((item) => (item.id === action.id ? { ...item, ...changeOf(item, action) } : item));
  }
}

type ItemAction = Exclude<QueueAction, { type: 'added' | 'removed' | 'cleared' }>;

function changeOf(item: QueueItem, action: ItemAction): Partial<QueueItem> {
  switch (action.type) {
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
        ...fresh,
        preview: item.preview,
        options: action.options,
        templateName: action.templateName,
      };
    default:
      return assertNever(action);
  }
}

export function nextWaiting(items: readonly QueueItem[]): QueueItem | undefined {
  return items.find((item) => item.state === 'waiting');
}

/** Share of the bytes of all files that are read; 1 when nothing is under way. */
export function queueProgress(items: readonly QueueItem[]): number {
  const counted = items.filter((item) => item.state !== 'cancelled' && item.state !== 'failed');
  const total = counted.reduce((sum, item) => sum + item.sizeBytes, 0);
  if (total === 0) return 1;
  const read = counted.reduce(
    (sum, item) =>
      sum + (item.state === 'staged' ? item.sizeBytes : Math.min(item.bytesRead, item.sizeBytes)),
    0,
  );
  return read / total;
}

function assertNever(action: never): never {
  throw new Error(`unknown queue action ${JSON.stringify(action)}`);
}
