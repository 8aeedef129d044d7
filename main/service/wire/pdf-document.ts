const magic = [0x25, 0x50, 0x44, 0x46, 0x2d];

/** True when the bytes begin as a PDF does; up to 1024 bytes of anything may stand in front (ISO 32000, annex). */
export function isPdf(bytes: Uint8Array): boolean {
  const last = Math.min(bytes.length - magic.length, 1024);
  for (let start = 0; start <= last; start += 1) {
    if (magic.every((byte, index) => bytes[start + index] === byte)) return true;
    if (start === 0 && isTextStart(bytes[0])) return false;
  }
  return false;
}

/** A body that begins as JSON or HTML is no PDF, even if the word stands in it. */
function isTextStart(byte: number | undefined): boolean {
  return byte === 0x7b || byte === 0x5b || byte === 0x3c || byte === 0x22;
}
