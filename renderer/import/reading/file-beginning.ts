import { packedKindOf } from './packed-file';

/** About a hundred rows: enough to see how a mapping reads, few enough to be read while a key is pressed (feature 14). */
const beginningBytes = 16_384;
const lineFeed = 10;

/**
 * The first lines of a text file as a file of their own, cut behind a line end so that no letter is cut. A text inside of a
 * zip can only be had whole.
 */
export async function beginningOf(file: File): Promise<File> {
  if (file.size <= beginningBytes || (await packedKindOf(file)) !== null) return file;
  const bytes = new Uint8Array(await file.slice(0, beginningBytes).arrayBuffer());
  const end = endOfLastLine(bytes);
  return end === 0 ? file : new File([bytes.subarray(0, end)], file.name);
}

/** Offset behind the last line feed; 0 without one. */
function endOfLastLine(bytes: Uint8Array): number {
  const zeroAfter = (at: number) => bytes[at + 1] === 0;
  if (bytes[0] === 0xfe && bytes[1] === 0xff) {
    // The high byte comes first, so a line feed is 0 10 and begins at an even place.
    return lastWhere(bytes, (at) => at % 2 === 1 && bytes[at - 1] === 0) + 1;
  }
  if (bytes[0] === 0xff && bytes[1] === 0xfe) {
    const at = lastWhere(bytes, (place) => place % 2 === 0 && zeroAfter(place));
    return at < 0 ? 0 : at + 2;
  }
  const at = bytes.lastIndexOf(lineFeed);
  // UTF-16 without a mark.
  return at >= 0 && zeroAfter(at) && at % 2 === 0 ? at + 2 : at + 1;
}

function lastWhere(bytes: Uint8Array, fits: (at: number) => boolean): number {
  for (
    let at = bytes.lastIndexOf(lineFeed);
    at >= 0;
    at = at > 0 ? bytes.lastIndexOf(lineFeed, at - 1) : -1
  ) {
    if (fits(at)) return at;
  }
  return -1;
}
