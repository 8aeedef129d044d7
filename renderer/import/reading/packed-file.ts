import { isOldWorkbook } from '../engine/bytes/file-kind';
import { isZip } from '../engine/containers/zip-mark';

/** What holds other files, by its first bytes: an archive, a workbook that may have several sheets, or neither. */
export type Packed = 'zip' | 'workbook' | null;

const headBytes = 64;
/** Where the name of the first part of a zip stands. */
const nameOffset = 30;
/** First parts of office documents; whichever a writer puts first, it is one of these. */
const officePart = /^(?:\[Content_Types\]\.xml|_rels\/|docProps\/|xl\/|customXml\/)/i;

export function packedKind(bytes: Uint8Array): Packed {
  if (isOldWorkbook(bytes)) return 'workbook';
  if (!isZip(bytes)) return null;
  const name = new TextDecoder('latin1').decode(bytes.subarray(nameOffset, headBytes));
  return officePart.test(name) ? 'workbook' : 'zip';
}

/** Null for a file that vanished meanwhile: whoever reads it says so. */
export async function packedKindOf(file: File): Promise<Packed> {
  const head = file.slice(0, headBytes).arrayBuffer();
  return head.then((bytes) => packedKind(new Uint8Array(bytes))).catch(() => null);
}
