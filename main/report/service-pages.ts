import {
  EncryptedPDFError,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFPage,
  PDFStream,
} from '@cantoo/pdf-lib';
import type { ReportDocument } from '../../preload/contract';
import { loadForeignPdf } from './bounded-pdf';

/** A document's pages in a file of their own, or why they cannot stand behind a report. */
export type ReadPages =
  | { pages: number; bytes: Uint8Array; problem: null }
  | { pages: null; bytes: null; problem: Exclude<ReportDocument['problem'], null> };

/** A summary of an account with 5,000 bookings has about 150 pages. */
const pageLimit = 300;

/** Annotations that only show something; links, files, sounds and forms' field trees stay behind. */
const shownAnnotations = new Set(
  [
    'Widget FreeText Stamp Line Square Circle Polygon PolyLine Highlight Underline Squiggly StrikeOut Ink',
  ].flatMap((names) => names.split(' ')),
);

/** What an annotation does, points at or belongs to; what it looks like is in its `AP`. */
const annotationMembers = ['A', 'AA', 'PA', 'Dest', 'P', 'Parent', 'Popup', 'IRT', 'StructParent'];

/** What a page does, and its place in the structure of the document that it leaves. */
const pageMembers = ['AA', 'StructParents', 'B', 'PieceInfo', 'Metadata', 'AF', 'Tabs'];

/**
 * Copies the pages into a file of their own, which proves that they can be read and written before anything is printed. What they show is
 * as issued; what they would do (scripts, links, files) is not taken along.
 */
export async function readServicePages(content: Uint8Array): Promise<ReadPages> {
  try {
    if (!isWhole(content)) return without('unreadable');
    const source = await loadForeignPdf(content);
    if (source.isEncrypted) return without('encrypted');
    const pages = source.getPages();
    if (pages.length > pageLimit) return without('tooLong');
    if (pages.length === 0 || !pages.every(hasContents)) return without('unreadable');
    for (const page of pages) quieten(page);
    const own = await PDFDocument.create({ updateMetadata: false });
    for (const page of await own.copyPages(source, source.getPageIndices())) own.addPage(page);
    return { pages: pages.length, bytes: await own.save({ useObjectStreams: false }), problem: null };
  } catch (error) {
    // An older library throws where a newer one tells.
    return without(error instanceof EncryptedPDFError ? 'encrypted' : 'unreadable');
  }
}

function without(problem: 'encrypted' | 'unreadable' | 'tooLong'): ReadPages {
  return { pages: null, bytes: null, problem };
}

/** A file that was cut off ends without its mark; the library would go on with what is left of it. */
function isWhole(content: Uint8Array): boolean {
  const end = Buffer.from(content.subarray(Math.max(0, content.byteLength - 1_024)));
  return end.includes('%%EOF');
}

/** An empty page has none; one whose contents are missing is no page as it was issued. */
function hasContents({ node, doc }: PDFPage): boolean {
  const contents = node.get(PDFName.of('Contents'));
  if (contents === undefined) return true;
  const found = doc.context.lookup(contents);
  if (found instanceof PDFStream) return true;
  return (
    found instanceof PDFArray &&
    found.asArray().every((part) => doc.context.lookup(part) instanceof PDFStream)
  );
}

/** Before the copying: what is not pointed at any more is not copied. */
function quieten({ node, doc }: PDFPage): void {
  for (const member of pageMembers) node.delete(PDFName.of(member));
  const annotations = node.lookupMaybe(PDFName.of('Annots'), PDFArray);
  if (!annotations) return;
  const shown = annotations.asArray().filter((entry) => {
    const annotation = doc.context.lookup(entry);
    if (!(annotation instanceof PDFDict)) return false;
    const kind = annotation.lookupMaybe(PDFName.of('Subtype'), PDFName)?.decodeText() ?? '';
    for (const member of annotationMembers) annotation.delete(PDFName.of(member));
    return shownAnnotations.has(kind);
  });
  node.set(PDFName.of('Annots'), doc.context.obj(shown));
}
