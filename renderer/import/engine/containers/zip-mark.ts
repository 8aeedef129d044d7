/** First bytes of a zip. */
const zipMark: readonly number[] = [0x50, 0x4b, 0x03, 0x04];

export function isZip(head: Uint8Array): boolean {
  return zipMark.every((byte, at) => head[at] === byte);
}
