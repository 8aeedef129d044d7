/**
 * Cuts pieces of bytes behind their last line feed and keeps the rest for the next one. Text then mostly begins with a record
 * and needs no joining with a rest: a joined string would cost a detour for every character that is looked at.
 */
export class WholeLines {
  private rest: Uint8Array<ArrayBuffer> = new Uint8Array(0);

  /** UTF-16 is left as it is: a byte 10 there is no line feed. */
  constructor(private readonly isWide: boolean) {}

  take(bytes: Uint8Array, isLast: boolean): Uint8Array {
    if (this.isWide) return bytes;
    const cut = isLast ? bytes.length : bytes.lastIndexOf(10) + 1;
    const whole = new Uint8Array(this.rest.length + cut);
    whole.set(this.rest);
    whole.set(bytes.subarray(0, cut), this.rest.length);
    if (cut === 0 && !isLast) {
      const longer = new Uint8Array(this.rest.length + bytes.length);
      longer.set(this.rest);
      longer.set(bytes, this.rest.length);
      // A line longer than a slice: handed on in pieces, so that the limits of the record reader apply.
      this.rest = new Uint8Array(0);
      return longer;
    }
    this.rest = bytes.slice(cut);
    return whole;
  }
}
