import type { StoreDatabase } from '../database/database';
import type { SendSet } from './send-set';
import { isAtService, marksOfImport, uploadMark } from './uploaded-rows';

const standing = { unknown: 0, intended: 1, there: 2 } as const;

/**
 * Tells rows that uploads of the import only set out to send: they ended before, or the service did not take them. A row of which
 * they say nothing (its file was read anew since) is none of these.
 */
export function unsentRows(db: StoreDatabase, sends: SendSet, customerId: string): (row: number) => boolean {
  const ofSegments = new Map<number, Uint8Array>();
  for (const { segmentId, marks } of marksOfImport(db, sends.index.importId, customerId)) {
    const known = ofSegments.get(segmentId) ?? new Uint8Array(marks.length);
    ofSegments.set(segmentId, known);
    for (const [position, mark] of marks.entries())
      known[position] = Math.max(known[position] ?? 0, standingOf(mark));
  }
  return (row) => {
    const { segment, position } = sends.place(row);
    return ofSegments.get(segment.id)?.[position] === standing.intended;
  };
}

function standingOf(mark: number): number {
  if (mark === uploadMark.toSend || mark === uploadMark.refused) return standing.intended;
  return isAtService(mark) ? standing.there : standing.unknown;
}
