import { Unzip, type UnzipFile, UnzipInflate } from 'fflate';
import { type ExportSource, ReadFailure, readLimits } from '../source';
import { nextTurn } from './next-turn';

export interface ArchiveEntry {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** Above this size an entry may not be more than `ratioLimit` times as large as what it was packed into. */
const ratioFreeBytes = 1_000_000;
const ratioLimit = 200;
/** Small, so that the thread is free between two pieces, and little is unpacked before the limits are asked again. */
const pieceBytes = 16_384;
const sliceBytes = 524_288;

const passedOver = [/\/$/, /(?:^|\/)(?:\.|__MACOSX\/)/, /\.(?:zip|gz|7z|rar)$/i];

/**
 * Unpacks a zip piece by piece. Refuses bombs by what comes out, whatever the archive says of itself (SEC-26): number of
 * entries, bytes in total, bytes against packed bytes. Folders, hidden files and archives inside of it are passed over.
 */
class ArchiveReader {
  private readonly entries: ArchiveEntry[] = [];
  private readonly unzip = new Unzip((file) => this.open(file));
  private seen = 0;
  private total = 0;
  private pushed = 0;
  private unfinished = 0;

  constructor() {
    this.unzip.register(UnzipInflate);
  }

  push(bytes: Uint8Array, isLast: boolean): void {
    this.pushed += bytes.length;
    try {
      this.unzip.push(bytes, isLast);
    } catch (error) {
      throw error instanceof ReadFailure ? error : new ReadFailure('file.damaged', { kind: 'zip' });
    }
  }

  /** What was unpacked, by name; empty entries are left out. */
  finish(): ArchiveEntry[] {
    if (this.unfinished > 0 || this.seen === 0) throw new ReadFailure('file.damaged', { kind: 'zip' });
    return this.entries.filter((entry) => entry.bytes.length > 0).sort((a, b) => (a.name < b.name ? -1 : 1));
  }

  private open(file: UnzipFile): void {
    this.seen++;
    if (this.seen > readLimits.archiveEntries) refuse();
    if (passedOver.some((pattern) => pattern.test(file.name))) return;
    if ((file.originalSize ?? 0) > readLimits.archiveBytes) refuse();
    const parts: Uint8Array[] = [];
    const start = this.pushed - pieceBytes;
    let size = 0;
    this.unfinished++;
    file.ondata = (error, part, isLast) => {
      // What is thrown below comes back here.
      if (error) throw error;
      parts.push(part);
      size += part.length;
      this.total += part.length;
      const packed = file.size ?? this.pushed - start;
      if (this.total > readLimits.archiveBytes || (size > ratioFreeBytes && size > packed * ratioLimit))
        refuse();
      if (!isLast) return;
      this.unfinished--;
      this.entries.push({ name: file.name.split('/').pop() ?? file.name, bytes: joined(parts, size) });
    };
    file.start();
  }
}

function refuse(): never {
  throw new ReadFailure('limit.archive', { limit: readLimits.archiveBytes });
}

function joined(parts: readonly Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

/** All entries of an archive. Gives the thread free between two slices. */
export async function readArchive(source: ExportSource): Promise<ArchiveEntry[]> {
  const reader = new ArchiveReader();
  for (let at = 0; at < source.sizeBytes; at += sliceBytes) {
    const end = Math.min(source.sizeBytes, at + sliceBytes);
    const slice = await source.slice(at, end).catch(() => {
      throw new ReadFailure('file.vanished');
    });
    for (let from = 0; from < slice.length; from += pieceBytes) {
      const isLast = end === source.sizeBytes && from + pieceBytes >= slice.length;
      reader.push(slice.subarray(from, from + pieceBytes), isLast);
      await nextTurn();
    }
  }
  return reader.finish();
}
