import { useSyncExternalStore } from 'react';
import type { BridgeError } from '../../preload/contract';

/** Something the user has just changed, said in a sentence, with the way back. */
export interface AnnouncedChange {
  /** What happened, in the language of the window: "Line 12 of umsatz.csv is left out." */
  readonly text: string;
  /** Takes it back; the error when that was refused, null when it is as it was. */
  readonly undo: () => Promise<BridgeError | null>;
}

interface ChangeNotice {
  /** `done`: it happened, and can be taken back; `undoing`; `undone`: it was taken back; `refused`: it stays as it is. */
  readonly stage: 'done' | 'undoing' | 'undone' | 'refused';
  readonly text: string;
  readonly error: BridgeError | null;
}

/** As many steps back as anyone goes; older changes stay as they are. */
const changesKept = 50;

let changes: readonly AnnouncedChange[] = [];
let notice: ChangeNotice | null = null;
const listeners = new Set<() => void>();

function show(next: ChangeNotice | null): void {
  notice = next;
  for (const notify of listeners) notify();
}

function showDone({ text }: AnnouncedChange): void {
  show({ stage: 'done', text, error: null });
}

/** Says what the user has just changed, with Undo beside it; Ctrl+Z takes back the last one, then the one before. */
export function announceChange(change: AnnouncedChange): void {
  changes = [...changes, change].slice(-changesKept);
  showDone(change);
}

/** What was changed so far cannot be taken back any more: it was sent, or belongs to another import than the one in hand. */
export function forgetChanges(): void {
  changes = [];
  show(null);
}

/** Hides the sentence; the change can still be taken back by key. */
export function hideNotice(): void {
  if (notice?.stage !== 'undoing') show(null);
}

/** Takes the last change back, one at a time. A refused one is not offered again: what it was made on is gone. */
export async function undoLast(): Promise<void> {
  const last = changes.at(-1);
  if (!last || notice?.stage === 'undoing') return;
  show({ stage: 'undoing', text: last.text, error: null });
  const error = await last.undo().catch((): BridgeError => ({ code: 'internal' }));
  // Forgotten meanwhile, or followed by another change: that was said later.
  if (changes.at(-1) !== last) {
    changes = changes.filter((change) => change !== last);
    return;
  }
  changes = changes.slice(0, -1);
  show({ stage: error ? 'refused' : 'undone', text: last.text, error });
}

export function latestNotice(): ChangeNotice | null {
  return notice;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useLatestNotice(): ChangeNotice | null {
  return useSyncExternalStore(subscribe, latestNotice);
}
