/** A drawing of the page, at the resolution of a good screen. */
const pictureBytesLimit = 16 * 1024 * 1024;
/** Twice a screen of 5,120 by 2,880 points each way; a picture of a few kilobytes can say that it is a thousand times larger. */
const mostPixels = 60_000_000;
/** The mark of the kind, the length of the first part, and its name (PNG, sections 5.2 and 11.2.2): width and height come behind it. */
const pngHead = [
  0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52,
] as const;

/** A PNG that a page may have drawn: no larger than a screen asks for, packed or unpacked. */
export function isDrawnPicture(bytes: Uint8Array): boolean {
  if (bytes.length < 33 || bytes.length > pictureBytesLimit) return false;
  if (!pngHead.every((byte, at) => bytes[at] === byte)) return false;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return view.getUint32(16) * view.getUint32(20) <= mostPixels;
}
