import { Inflate } from 'fflate';
import { lostBytes } from '../bytes/lost-bytes';
import { nextTurn } from '../bytes/next-turn';
import { highCharacters } from '../bytes/single-byte-tables';
import { type ExportSource, ReadFailure, readLimits } from '../bytes/source';
import { Crc32 } from './crc32';

/**
 * The parts of a zip by its directory, each unpacked when it is asked for: a workbook keeps its texts behind its sheets, and of an
 * archive it is known at once how many files it holds. Layout: PKWARE APPNOTE 4.3.
 */

export interface ZipPart {
  /** As the zip writes it, with `/` between folders. */
  readonly name: string;
  readonly method: number;
  readonly packedBytes: number;
  readonly bytes: number;
  readonly crc: number;
  /** Of the local header. */
  readonly offset: number;
  readonly isProtected: boolean;
}

const endMark = 0x06054b50;
/** Of a zip that is too large for the end record: where the long one stands, and the long one itself. */
const longPlaceMark = 0x07064b50;
const longEndMark = 0x06064b50;
const partMark = 0x02014b50;
const localMark = 0x04034b50;
/** The end record and the longest comment behind it. */
const endBytes = 22 + 65_535;
/** Part names are short; a longer directory is an attack. */
const directoryBytes = 2_000_000;
/** Small, so that the thread is free between two pieces, and little is unpacked before the limits are asked again. */
const pieceBytes = 16_384;
/** Bytes that are fetched at once: a fetch costs more than what is done with a piece. Between two of them a job can be ended. */
const sliceBytes = 131_072;
/** Above this size a part may not be more than `ratioLimit` times as large as what it was packed into. */
const ratioFreeBytes = 1_000_000;
const ratioLimit = 200;
/** The same for all parts together: many small ones, or many that are made of the same bytes, come to as much as one large one. */
const togetherFreeBytes = 10_000_000;
const absent = 0xffffffff;

function damaged(): never {
  throw new ReadFailure('file.damaged', { kind: 'zip' });
}

function refuse(): never {
  throw new ReadFailure('limit.archive', { limit: readLimits.archiveBytes });
}

async function read(source: ExportSource, start: number, end: number): Promise<Uint8Array> {
  if (start < 0 || end > source.sizeBytes || end < start) damaged();
  return source.slice(start, end).catch((thrown: unknown) => {
    throw lostBytes(thrown);
  });
}

/** More than what it was packed into can reasonably come to. */
function isBlownUp(bytes: number, packedBytes: number, freeBytes = ratioFreeBytes): boolean {
  return bytes > freeBytes && bytes > packedBytes * ratioLimit;
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

export class ZipDirectory {
  /** Unpacked bytes of all parts that were read. */
  private total = 0;
  /** By name in small letters, since writers do not agree with themselves on it; null where two share one. */
  private readonly byName = new Map<string, ZipPart | null>();

  private constructor(
    private readonly source: ExportSource,
    readonly parts: readonly ZipPart[],
  ) {
    for (const part of parts) {
      const name = part.name.toLowerCase();
      // No fault of an archive as such: two files of it may differ in nothing but capitals.
      this.byName.set(name, this.byName.has(name) ? null : part);
    }
  }

  /** Throws `file.damaged` for a zip whose end is missing: it was cut. */
  static async open(source: ExportSource): Promise<ZipDirectory> {
    const tailStart = Math.max(0, source.sizeBytes - endBytes);
    const tail = await read(source, tailStart, source.sizeBytes);
    const view = viewOf(tail);
    let at = tail.length - 22;
    while (at >= 0 && view.getUint32(at, true) !== endMark) at--;
    if (at < 0) damaged();
    const short = {
      count: view.getUint16(at + 10, true),
      size: view.getUint32(at + 12, true),
      offset: view.getUint32(at + 16, true),
    };
    const { count, size, offset } = (await longEnd(source, view, at)) ?? short;
    if (count > readLimits.archiveEntries || size > directoryBytes) refuse();
    const directory = await read(source, offset, offset + size);
    return new ZipDirectory(source, readParts(directory, count));
  }

  has(name: string): boolean {
    return this.byName.has(name.toLowerCase());
  }

  /** Refuses, before anything is unpacked, parts that by their own account come to more than they may (SEC-26). */
  refuseBombs(parts: readonly ZipPart[]): void {
    const total = parts.reduce((sum, { bytes }) => sum + bytes, 0);
    if (total > readLimits.archiveBytes || this.isTooMuch(total)) refuse();
    if (parts.some(({ bytes, packedBytes }) => isBlownUp(bytes, packedBytes))) refuse();
  }

  private isTooMuch(total: number): boolean {
    return isBlownUp(total, this.source.sizeBytes, togetherFreeBytes);
  }

  unpack(name: string, limitBytes?: number): AsyncGenerator<Uint8Array> {
    return this.unpackPart(this.byName.get(name.toLowerCase()) ?? damaged(), limitBytes);
  }

  /**
   * Unpacks one part piece by piece; the thread is free between two pieces. Refuses bombs by what comes out, whatever the zip says
   * of itself (SEC-26): bytes of all parts, of this one (`limitBytes`), and against packed bytes.
   */
  async *unpackPart(part: ZipPart, limitBytes: number = readLimits.archiveBytes): AsyncGenerator<Uint8Array> {
    if (part.isProtected) throw new ReadFailure('file.protected');
    // Stored and deflated: what writers use that are not asked for anything else.
    if (part.method !== 0 && part.method !== 8) throw new ReadFailure('file.unsupported', { kind: 'zip' });
    const local = await read(this.source, part.offset, part.offset + 30);
    const view = viewOf(local);
    if (view.getUint32(0, true) !== localMark) damaged();
    const start = part.offset + 30 + view.getUint16(26, true) + view.getUint16(28, true);
    const end = start + part.packedBytes;
    const ready: Uint8Array[] = [];
    const inflate = part.method === 0 ? null : new Inflate((piece) => ready.push(piece));
    const crc = new Crc32();
    let size = 0;
    for await (const [packed, isLast] of this.pieces(start, end)) {
      if (inflate) {
        try {
          inflate.push(packed, isLast);
        } catch {
          damaged();
        }
      } else ready.push(packed);
      for (let piece = ready.shift(); piece; piece = ready.shift()) {
        size += piece.length;
        this.total += piece.length;
        if (this.total > readLimits.archiveBytes || size > limitBytes) refuse();
        if (isBlownUp(size, part.packedBytes) || this.isTooMuch(this.total)) refuse();
        crc.update(piece);
        if (piece.length > 0) yield piece;
      }
    }
    if (size !== part.bytes || crc.value !== part.crc) damaged();
  }

  /** Packed bytes piece by piece, and whether one is the last; the thread is free behind each. */
  private async *pieces(start: number, end: number): AsyncGenerator<[Uint8Array, boolean]> {
    for (let at = start; at < end; at += sliceBytes) {
      const slice = await read(this.source, at, Math.min(end, at + sliceBytes));
      for (let from = 0; from < slice.length; from += pieceBytes) {
        yield [slice.subarray(from, from + pieceBytes), at + from + pieceBytes >= end];
        await nextTurn();
      }
    }
    if (start === end) yield [new Uint8Array(), true];
  }
}

/** What the long end record says, where there is one (Zip64). */
async function longEnd(
  source: ExportSource,
  tail: DataView,
  end: number,
): Promise<{ count: number; size: number; offset: number } | null> {
  const place = end - 20;
  if (place < 0 || tail.getUint32(place, true) !== longPlaceMark) return null;
  const start = Number(tail.getBigUint64(place + 8, true));
  const view = viewOf(await read(source, start, start + 56));
  if (view.getUint32(0, true) !== longEndMark) damaged();
  return {
    count: Number(view.getBigUint64(32, true)),
    size: Number(view.getBigUint64(40, true)),
    offset: Number(view.getBigUint64(48, true)),
  };
}

const utf8Flag = 0x800;
const protectedFlag = 1;

function readParts(directory: Uint8Array, count: number): ZipPart[] {
  const view = viewOf(directory);
  const parts: ZipPart[] = [];
  let at = 0;
  for (let index = 0; index < count; index++) {
    if (at + 46 > directory.length || view.getUint32(at, true) !== partMark) damaged();
    const nameEnd = at + 46 + view.getUint16(at + 28, true);
    const extraEnd = nameEnd + view.getUint16(at + 30, true);
    if (extraEnd > directory.length) damaged();
    const flags = view.getUint16(at + 8, true);
    const part = {
      name: nameOf(directory.subarray(at + 46, nameEnd), (flags & utf8Flag) !== 0),
      method: view.getUint16(at + 10, true),
      packedBytes: view.getUint32(at + 20, true),
      bytes: view.getUint32(at + 24, true),
      crc: view.getUint32(at + 16, true),
      offset: view.getUint32(at + 42, true),
      isProtected: (flags & protectedFlag) !== 0,
    };
    readLongSizes(view, part, nameEnd, extraEnd);
    parts.push(part);
    at = extraEnd + view.getUint16(at + 32, true);
  }
  return parts;
}

/** Names without the flag are in a code page of DOS, save that some writers use UTF-8 and do not say so. */
function nameOf(bytes: Uint8Array, isUtf8: boolean): string {
  let name: string;
  try {
    name = new TextDecoder('utf-8', { fatal: !isUtf8 }).decode(bytes);
  } catch {
    const signs = highCharacters('ibm850');
    name = Array.from(bytes, (byte) => (byte < 0x80 ? String.fromCharCode(byte) : signs[byte - 0x80])).join(
      '',
    );
  }
  return name.replaceAll('\\', '/');
}

/** Writers that do not know the size beforehand put it into the Zip64 field, also when it is small. */
function readLongSizes(
  view: DataView,
  part: { bytes: number; packedBytes: number; offset: number },
  start: number,
  end: number,
): void {
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
