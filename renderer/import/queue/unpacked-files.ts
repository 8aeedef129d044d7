import type { ArchiveEntry } from '../engine/documents/archive';

/** First bytes of a zip. */
const zipMark = [0x50, 0x4b, 0x03, 0x04];

/** A workbook inside of a zip is unpacked too; a zip inside of a zip is not. */
const depthLimit = 2;
/** Bytes that one drop may be unpacked to; what comes then stays packed, and its reading says so. */
const bytesLimit = 1_000_000_000;

type Unpack = (file: File) => Promise<readonly ArchiveEntry[] | null>;

/** False for a file that vanished meanwhile: whoever reads it says so. */
export async function isZip(file: File): Promise<boolean> {
  try {
    const head = new Uint8Array(await file.slice(0, zipMark.length).arrayBuffer());
    return zipMark.every((byte, index) => head[index] === byte);
  } catch {
    return false;
  }
}

/**
 * A zip of several exports becomes its files, a workbook with bookings in several sheets one file a sheet. Everything else
 * stays as it is, also a zip that cannot be unpacked: whoever reads it says what is wrong with it. Nothing waits for a zip to be
 * unpacked: what is none comes first and at once, then one zip after the other.
 *
 * @param unpack what a worker makes of a zip
 */
export async function* unpackedFiles(files: readonly File[], unpack: Unpack): AsyncGenerator<File[]> {
  const zips: File[] = [];
  const others: File[] = [];
  for (const file of files) ((await isZip(file)) ? zips : others).push(file);
  if (others.length > 0) yield others;
  const unpacking = new Unpacking(unpack);
  for (const zip of zips) yield await unpacking.files([zip], depthLimit);
}

class Unpacking {
  private bytes = 0;

  constructor(private readonly unpack: Unpack) {}

  async files(files: readonly File[], depth: number): Promise<File[]> {
    const found: File[] = [];
    for (const file of files) {
      const inside = this.bytes < bytesLimit ? await this.filesInZip(file) : null;
      for (const { size } of inside ?? []) this.bytes += size;
      if (inside === null) found.push(file);
      else found.push(...(depth > 1 ? await this.files(inside, depth - 1) : inside));
    }
    return found;
  }

  private async filesInZip(file: File): Promise<File[] | null> {
    try {
      if (!(await isZip(file))) return null;
      const entries = await this.unpack(file);
      return entries?.map(({ name, bytes }) => new File([bytes], name.split('/').at(-1) ?? name)) ?? null;
    } catch {
      return null;
    }
  }
}
