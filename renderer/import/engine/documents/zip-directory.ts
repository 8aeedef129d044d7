import { Inflate } from 'fflate';
import { type ExportSource, ReadFailure, readLimits } from '../source';
import { nextTurn } from './next-turn';

/**
 * The parts of a zip by its directory, each unpacked when it is asked for. Unlike `archive.ts`, which takes whatever comes,
 * this one jumps: a workbook keeps its texts behind its sheets. Layout: PKWARE APPNOTE 4.3.
 */

interface ZipPart {
  method: number;
  packedBytes: number;
  bytes: number;
  /** Of the local header. */
  offset: number;
  /** Another part has its name, but for capitals: nobody can say which one counts. */
  isDoubled: boolean;
}

const endMark = 0x06054b50;
const partMark = 0x02014b50;
const localMark = 0x04034b50;
/** The end record and the longest comment behind it. */
const endBytes = 22 + 65_535;
/** Part names are short; a longer directory is an attack. */
const directoryBytes = 2_000_000;
/** Small, so that the thread is free between two pieces, and little is unpacked before the limits are asked again. */
const pieceBytes = 16_384;
/** As in `archive.ts`: above this size a part may not be more than `ratioLimit` times what it was packed into. */
const ratioFreeBytes = 1_000_000;
const ratioLimit = 200;
const absent = 0xffffffff;

function damaged(): never {
  throw new ReadFailure('file.damaged', { kind: 'zip' });
}

function refuse(): never {
  throw new ReadFailure('limit.archive', { limit: readLimits.archiveBytes });
}

async function read(source: ExportSource, start: number, end: number): Promise<Uint8Array> {
  if (start < 0 || end > source.sizeBytes || end < start) damaged();
  return source.slice(start, end).catch(() => {
    throw new ReadFailure('file.vanished');
  });
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

export class ZipDirectory {
  /** Unpacked bytes of all parts that were read. */
  private total = 0;

  private constructor(
    private readonly source: ExportSource,
    /** By name in small letters, since writers do not agree with themselves on it. */
    private readonly parts: ReadonlyMap<string, ZipPart>,
  ) {}

  /** Throws `file.damaged` for a zip whose end is missing: it was cut. */
  static async open(source: ExportSource): Promise<ZipDirectory> {
    const tailStart = Math.max(0, source.sizeBytes - endBytes);
    const tail = await read(source, tailStart, source.sizeBytes);
    const view = viewOf(tail);
    let at = tail.length - 22;
    while (at >= 0 && view.getUint32(at, true) !== endMark) at--;
    if (at < 0) damaged();
    const count = view.getUint16(at + 10, true);
    const size = view.getUint32(at + 12, true);
    const offset = view.getUint32(at + 16, true);
    if (count > readLimits.archiveEntries || size > directoryBytes) refuse();
    const directory = await read(source, offset, offset + size);
    return new ZipDirectory(source, readParts(directory, count));
  }

  has(name: string): boolean {
    return this.parts.has(name.toLowerCase());
  }

  /** Unpacks one part piece by piece; the thread is free between two pieces. `limitBytes` is for this part alone. */
  async *unpack(name: string, limitBytes: number = readLimits.archiveBytes): AsyncGenerator<Uint8Array> {
    const part = this.parts.get(name.toLowerCase());
    if (!part || part.isDoubled) damaged();
    const local = await read(this.source, part.offset, part.offset + 30);
    const view = viewOf(local);
    if (view.getUint32(0, true) !== localMark) damaged();
    const start = part.offset + 30 + view.getUint16(26, true) + view.getUint16(28, true);
    const end = start + part.packedBytes;
    const ready: Uint8Array[] = [];
    const inflate = part.method === 0 ? null : new Inflate((piece) => ready.push(piece));
    let size = 0;
    for (let at = start; at < end || (at === start && at === end); at += pieceBytes) {
      const packed = await read(this.source, at, Math.min(end, at + pieceBytes));
      if (inflate) {
        try {
          inflate.push(packed, at + pieceBytes >= end);
        } catch {
          damaged();
        }
      } else ready.push(packed);
      for (let piece = ready.shift(); piece; piece = ready.shift()) {
        size += piece.length;
        this.total += piece.length;
        if (this.total > readLimits.archiveBytes || size > limitBytes) refuse();
        if (size > ratioFreeBytes && size > part.packedBytes * ratioLimit) refuse();
        if (piece.length > 0) yield piece;
      }
      await nextTurn();
    }
    if (size !== part.bytes) damaged();
  }
}

function readParts(directory: Uint8Array, count: number): Map<string, ZipPart> {
  const view = viewOf(directory);
  const decoder = new TextDecoder();
  const parts = new Map<string, ZipPart>();
  let at = 0;
  for (let index = 0; index < count; index++) {
    if (at + 46 > directory.length || view.getUint32(at, true) !== partMark) damaged();
    const nameEnd = at + 46 + view.getUint16(at + 28, true);
    const extraEnd = nameEnd + view.getUint16(at + 30, true);
    if (extraEnd > directory.length) damaged();
    const name = decoder
      .decode(directory.subarray(at + 46, nameEnd))
      .replaceAll('\\', '/')
      .toLowerCase();
    const method = view.getUint16(at + 10, true);
    const part = {
      method,
      packedBytes: view.getUint32(at + 20, true),
      bytes: view.getUint32(at + 24, true),
      offset: view.getUint32(at + 42, true),
      // No fault of an archive as such: two files of it may differ in nothing but capitals.
      isDoubled: parts.has(name),
    };
    readLongSizes(view, part, nameEnd, extraEnd);
    if ((view.getUint16(at + 8, true) & 1) !== 0) throw new ReadFailure('file.protected');
    if (method !== 0 && method !== 8) damaged();
    parts.set(name, part);
    at = extraEnd + view.getUint16(at + 32, true);
  }
  return parts;
}

/** Writers that do not know the size beforehand put it into the Zip64 field, also when it is small. */
function readLongSizes(view: DataView, part: ZipPart, start: number, end: number): void {
  for (let at = start; at + 4 <= end; ) {
    const fieldEnd = at + 4 + view.getUint16(at + 2, true);
    if (view.getUint16(at, true) === 1 && fieldEnd <= end) {
      let value = at + 4;
      for (const key of ['bytes', 'packedBytes', 'offset'] as const) {
        if (part[key] !== absent || value + 8 > fieldEnd) continue;
        part[key] = Number(view.getBigUint64(value, true));
        value += 8;
      }
    }
    at = fieldEnd;
  }
}
