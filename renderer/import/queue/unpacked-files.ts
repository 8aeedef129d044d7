/** First bytes of a zip. */
const zipMark = [0x50, 0x4b, 0x03, 0x04];

/** A workbook inside of a zip is unpacked too; a zip inside of a zip is not. */
const depthLimit = 2;
/** Bytes that one drop may be unpacked to; what comes then stays packed, and its reading says so. */
const bytesLimit = 1_000_000_000;

/**
 * A zip of several exports becomes its files, a workbook with bookings in several sheets one file a sheet. Everything else stays as it is, also a zip that cannot be unpacked: whoever
 * reads it says what is wrong with it.
 */
export async function unpackedFiles(files: readonly File[]): Promise<File[]> {
  return new Unpacking().files(files, depthLimit);
}

class Unpacking {
  private bytes = 0;

  async files(files: readonly File[], depth: number): Promise<File[]> {
    const found: File[] = [];
    for (const file of files) {
      const inside = this.bytes < bytesLimit ? await filesInZip(file) : null;
      for (const { size } of inside ?? []) this.bytes += size;
      if (inside === null) found.push(file);
      else found.push(...(depth > 1 ? await this.files(inside, depth - 1) : inside));
    }
    return found;
  }
}

async function filesInZip(file: File): Promise<File[] | null> {
  try {
    const head = new Uint8Array(await file.slice(0, zipMark.length).arrayBuffer());
    if (zipMark.some((byte, index) => head[index] !== byte)) return null;
    // The engine is the worker's; the page loads it for a zip only.
    const { unpackArchive } = await import('../engine/read-export');
    const entries = await unpackArchive({
      name: file.name,
      sizeBytes: file.size,
      slice: async (start, end) => new Uint8Array(await file.slice(start, end).arrayBuffer()),
    });
    return entries?.map(({ name, bytes }) => new File([bytes], name.split('/').at(-1) ?? name)) ?? null;
  } catch {
    return null;
  }
}
