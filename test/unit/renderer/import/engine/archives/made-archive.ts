import type { ExportSource } from '../../../../../../renderer/import/engine/bytes/source';
import type { ArchiveEntry } from '../../../../../../renderer/import/engine/derived/derived-export';
import { type UnpackOutcome, unpackArchive } from '../../../../../../renderer/import/engine/unpack-archive';
import { sourceOf } from '../../../../../check/read-file';

export interface Unpacked {
  /** Null where it failed. */
  outcome: UnpackOutcome | null;
  failure: unknown;
  entries: ArchiveEntry[];
  refused: [name: string, code: string][];
  progress: string[];
}

/** Everything that unpacking gives, also when it ends with a failure. */
export async function unpackAll(name: string, bytes: Uint8Array, source?: ExportSource): Promise<Unpacked> {
  const all: Unpacked = { outcome: null, failure: null, entries: [], refused: [], progress: [] };
  try {
    all.outcome = await unpackArchive(source ?? sourceOf(name, bytes), {
      member: (entry) => all.entries.push(entry),
      refused: (member, { code }) => all.refused.push([member, code]),
      progress: (done, total) => all.progress.push(`${done}/${total}`),
    });
  } catch (thrown) {
    all.failure = thrown;
  }
  return all;
}

const partMark = [0x50, 0x4b, 0x01, 0x02];

/** Where the directory of a zip tells of its parts, in their order. */
export function directoryParts(zip: Uint8Array): number[] {
  const found: number[] = [];
  for (let at = 0; at + 4 <= zip.length; at++)
    if (partMark.every((byte, offset) => zip[at + offset] === byte)) found.push(at);
  return found;
}

/** A copy of a zip with something else in the directory about one of its parts. */
export function withPart(
  zip: Uint8Array,
  part: number,
  change: (view: DataView, at: number) => void,
): Uint8Array {
  const copy = zip.slice();
  change(new DataView(copy.buffer), directoryParts(copy)[part] ?? 0);
  return copy;
}
