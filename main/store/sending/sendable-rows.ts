import { type ImportIndex, type IndexedSegment, knownIn, rowState } from '../rows/import-index';
import { uploadMark } from './uploaded-rows';

/**
 * Whether a row belongs into a new upload. What an earlier upload brought is asked of the service itself, which may
 * have lost it since; a second copy within the import never goes.
 */
export function isSendable(segment: IndexedSegment, position: number): number {
  const state = segment.states[position];
  const isSentBefore = state === rowState.known && segment.known?.[position] === knownIn.upload;
  return state === rowState.booking || isSentBefore ? uploadMark.toSend : uploadMark.none;
}

/** Rows of each account that stay here: pending, blocked, left out, or a second copy. */
export function restOfAccounts(index: ImportIndex): number[] {
  const rest = index.accounts.map(() => 0);
  for (const segment of index.segments) {
    for (let position = 0; position < segment.columns.rowCount; position += 1) {
      const account = segment.accountMap[segment.columns.accountIndexes[position] ?? 0] ?? -1;
      if (account >= 0 && isSendable(segment, position) === 0) rest[account] = (rest[account] ?? 0) + 1;
    }
  }
  return rest;
}
