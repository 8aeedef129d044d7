import { useSyncExternalStore } from 'react';
import type { BridgeError } from '../../preload/contract';

/** Something the user has just changed, said in a sentence, with the way back. */
export interface AnnouncedChange {
  /** What happened, in the language of the window: "Line 12 of umsatz.csv is left out." */
  readonly text: string;
  /** Takes it back; the error when that was refused, null when it is as it was. */
  readonly undo: () => Promise<BridgeError | null>;
  /** Does it again after it was taken back. A change that has this is written down by the store as well. */
  readonly redo?: () => Promise<BridgeError | null>;
}

/** Changes that the store wrote down, also those of an earlier session: what a step was, and how it ended. */
export interface StoredChanges {
  readonly undo: () => Promise<{ text: string; error: BridgeError | null } | null>;
  readonly redo: () => Promise<{ text: string; error: BridgeError | null } | null>;
}

interface ChangeNotice {
  /** `done`: it happened, and can be taken back; `undoing`; `undone`: it was taken back; `redone`: and done again; `refused`: it stays as it is. */
  readonly stage: 'done' | 'undoing' | 'undone' | 'redone' | 'refused';
  readonly text: string;
  readonly error: BridgeError | null;
}

/** As many steps back as anyone goes; older changes stay as they are. */
const changesKept = 50;

let changes: readonly AnnouncedChange[] = [];
/** What was taken back last, and can be done again. */
let undone: readonly AnnouncedChange[] = [];
let stored: StoredChanges | null = null;
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
  undone = [];
  showDone(change);
}

/** What was changed so far cannot be taken back any more: it was sent, or belongs to another import than the one in hand. */
export function forgetChanges(): void {
  changes = [];
  undone = [];
  show(null);
}

/** The store went to another of its steps: what was said of single ones does not hold any more. */
export function forgetStoredChanges(): void {
  changes = changes.filter(({ redo }) => !redo);
  undone = [];
  show(null);
}

/** Where the changes of the import in hand are written down; null where there is none. */
export function setStoredChanges(next: StoredChanges | null): void {
  stored = next;
}

/** Hides the sentence; the change can still be taken back by key. */
export function hideNotice(): void {
  if (notice?.stage !== 'undoing') show(null);
}

/** Takes the last change back, one at a time. A refused one is not offered again: what it was made on is gone. */
export async function undoLast(): Promise<void> {
  const last = changes.at(-1);
  if (notice?.stage === 'undoing') return;
  if (!last) return walkStored(stored?.undo, 'undone');
  show({ stage: 'undoing', text: last.text, error: null });
  const error = await last.undo().catch((): BridgeError => ({ code: 'internal' }));
  // Forgotten meanwhile, or followed by another change: that was said later.
  if (changes.at(-1) !== last) {
    changes = changes.filter((change) => change !== last);
    return;
  }
  changes = changes.slice(0, -1);
  if (!error && last.redo) undone = [...undone, last];
  show({ stage: error ? 'refused' : 'undone', text: last.text, error });
}

/** Does again what was taken back last. */
export async function redoLast(): Promise<void> {
  const last = undone.at(-1);
  if (notice?.stage === 'undoing') return;
  if (!last?.redo) return walkStored(stored?.redo, 'redone');
  undone = undone.slice(0, -1);
  show({ stage: 'undoing', text: last.text, error: null });
  const error = await last.redo().catch((): BridgeError => ({ code: 'internal' }));
  if (!error) changes = [...changes, last].slice(-changesKept);
  show({ stage: error ? 'refused' : 'redone', text: last.text, error });
}

/** A step of an earlier session. */
async function walkStored(
  walk: StoredChanges['undo'] | undefined,
  stage: 'undone' | 'redone',
): Promise<void> {
  const walked = await walk?.().catch(() => null);
  if (walked) show({ stage: walked.error ? 'refused' : stage, text: walked.text, error: walked.error });
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
