/** The checksum of zip (polynomial 0xEDB88320), byte by byte over a table. */
const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

export class Crc32 {
  private state = 0xffffffff;

  update(bytes: Uint8Array): void {
    let { state } = this;
    for (let at = 0; at < bytes.length; at++)
      state = (state >>> 8) ^ (table[(state ^ (bytes[at] as number)) & 0xff] as number);
    this.state = state;
  }

  get value(): number {
    return (this.state ^ 0xffffffff) >>> 0;
  }
}
