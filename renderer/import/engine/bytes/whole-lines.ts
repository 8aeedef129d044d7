const none = new Uint8Array(0);

/**
 * Cuts pieces of bytes behind their last line feed and keeps the rest for the next one. Text then mostly begins with a record
 * and needs no joining with a rest: a joined string would cost a detour for every character that is looked at.
 */
export class WholeLines {
  private rest: Uint8Array = none;

  /** UTF-16 is left as it is: a byte 10 there is no line feed. */
  constructor(private readonly isWide: boolean) {}

  /** Bytes that wait for the end of their line. */
  get restBytes(): number {
    return this.rest.length;
  }

  /** Lines stay where they stand in memory, but for those of a piece that goes on with another one: fresh memory is dear. */
  take(bytes: Uint8Array, isLast: boolean): Uint8Array {
    if (this.isWide) return bytes;
    const cut = bytes.lastIndexOf(10) + 1;
    // A line longer than a slice is handed on in pieces, so that the limits of the record reader apply.
    const end = isLast || cut === 0 ? bytes.length : cut;
    const lines = joined(this.rest, bytes.subarray(0, end));
    this.rest = bytes.subarray(end);
    return lines;
  }
}

/** Both as one: a view over the two where the second follows the first in memory. */
function joined(first: Uint8Array, second: Uint8Array): Uint8Array {
  if (first.length === 0) return second;
  const length = first.length + second.length;
  const isInPlace = first.buffer === second.buffer && first.byteOffset + first.length === second.byteOffset;
  if (isInPlace) return new Uint8Array(first.buffer, first.byteOffset, length);
  const both = new Uint8Array(length);
  both.set(first);
  both.set(second, first.length);
  return both;
}
