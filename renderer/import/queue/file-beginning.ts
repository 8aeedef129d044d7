/** About a hundred rows: enough to see how a mapping reads, few enough to be read while a key is pressed (feature 14). */
const beginningBytes = 16_384;
const lineFeed = 10;

/** The first lines of a text file as a file of their own, cut behind a line end so that no letter is cut. */
export async function beginningOf(file: File): Promise<File> {
  if (file.size <= beginningBytes) return file;
  const bytes = new Uint8Array(await file.slice(0, beginningBytes).arrayBuffer());
  const at = bytes.lastIndexOf(lineFeed);
  if (at < 0) return file;
  // In UTF-16 a line feed has a second byte.
  const end = bytes[at + 1] === 0 ? at + 2 : at + 1;
  return new File([bytes.subarray(0, end)], file.name);
}
