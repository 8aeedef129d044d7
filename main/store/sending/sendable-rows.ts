import { type IndexedSegment, knownIn, rowState } from '../rows/import-index';
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
