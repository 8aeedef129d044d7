import { unzipSync } from 'fflate';
import { ReadFailure, readLimits } from '../source';

export interface ArchiveEntry {
  name: string;
  bytes: Uint8Array;
}

const ratioLimit = 200;

/**
 * Unpacks a zip of exports. Refuses bombs before anything is unpacked (SEC-26): number of entries, stated size in total, and
 * size against packed size; folders, hidden files and archives inside the archive are passed over.
 */
export function unpackArchive(packed: Uint8Array): ArchiveEntry[] {
  let total = 0;
  let entries = 0;
  const refuse = () => {
    throw new ReadFailure('limit.archive', { limit: readLimits.archiveBytes });
  };
  let files: Record<string, Uint8Array>;
  try {
    files = unzipSync(packed, {
      filter: ({ name, originalSize, size }) => {
        entries++;
        if (entries > readLimits.archiveEntries) refuse();
        if (
          name.endsWith('/') ||
          /(?:^|\/)(?:\.|__MACOSX\/)/.test(name) ||
          /\.(?:zip|gz|7z|rar)$/i.test(name)
        )
          return false;
        total += originalSize;
        if (total > readLimits.archiveBytes || (originalSize > 1_000_000 && originalSize > size * ratioLimit))
          refuse();
        return true;
      },
    });
  } catch (error) {
    if (error instanceof ReadFailure) throw error;
    throw new ReadFailure('file.damaged', { kind: 'zip' });
  }
  return Object.entries(files)
    .map(([name, bytes]) => ({ name: name.split('/').pop() ?? name, bytes }))
    .filter((entry) => entry.bytes.length > 0)
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}
