import { closeSync, fsyncSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs';
import { checksum } from './checksum';

/** `KPS1`. */
const magic = 0x4b50_5331;
const headerBytes = 24;
const sumBytes = 8;

/** A sum for each page of a database, in a file beside it that is replaced as a whole. */
export class PageSums {
  #sums: Uint8Array;

  private constructor(
    readonly pageBytes: number,
    sums: Uint8Array,
  ) {
    this.#sums = sums;
  }

  static none(pageBytes: number): PageSums {
    return new PageSums(pageBytes, new Uint8Array(0));
  }

  /** Null where there is no file, or where it is itself damaged: then the database has to be looked at by other means. */
  static read(path: string): PageSums | null {
    let bytes: Uint8Array;
    try {
      // A copy of its own: buffers of Node may begin anywhere.
      bytes = Uint8Array.from(readFileSync(path));
    } catch {
      return null;
    }
    if (bytes.length < headerBytes || bytes.length % sumBytes !== 0) return null;
    const view = new DataView(bytes.buffer);
    const [first, second] = checksum(bytes.subarray(sumBytes));
    if (view.getInt32(0) !== first || view.getInt32(4) !== second || view.getUint32(8) !== magic) return null;
    const sums = bytes.slice(headerBytes);
    if (view.getUint32(16) * sumBytes !== sums.length) return null;
    return new PageSums(view.getUint32(12), sums);
  }

  /** Pages with a sum. */
  get count(): number {
    return this.#sums.length / sumBytes;
  }

  /**
   * A page that never was in a log has no sum and fits: SQLite never writes the one that holds the byte of its locks, at a gigabyte.
   *
   * @param number from 1 on, not above `count`
   */
  fits(number: number, page: Uint8Array): boolean {
    const view = this.#viewOf(number);
    const [first, second] = [view.getInt32(0), view.getInt32(4)];
    if (first === 0 && second === 0) return true;
    const [now, alsoNow] = checksum(page, [number, 0]);
    return first === now && second === alsoNow;
  }

  set(number: number, page: Uint8Array): void {
    const [first, second] = checksum(page, [number, 0]);
    const view = this.#viewOf(number);
    view.setInt32(0, first);
    view.setInt32(4, second);
  }

  resize(count: number): void {
    const sums = new Uint8Array(count * sumBytes);
    sums.set(this.#sums.subarray(0, sums.length));
    this.#sums = sums;
  }

  /** Readable by its owner only (SEC-24); after a kill or a power cut the old file or the new one is there. */
  write(path: string): void {
    const bytes = new Uint8Array(headerBytes + this.#sums.length);
    const view = new DataView(bytes.buffer);
    view.setUint32(8, magic);
    view.setUint32(12, this.pageBytes);
    view.setUint32(16, this.count);
    bytes.set(this.#sums, headerBytes);
    const [first, second] = checksum(bytes.subarray(sumBytes));
    view.setInt32(0, first);
    view.setInt32(4, second);
    const fresh = `${path}.new`;
    rmSync(fresh, { force: true });
    const file = openSync(fresh, 'wx', 0o600);
    try {
      writeSync(file, bytes);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    renameSync(fresh, path);
  }

  #viewOf(number: number): DataView {
    return new DataView(this.#sums.buffer, this.#sums.byteOffset + (number - 1) * sumBytes, sumBytes);
  }
}
