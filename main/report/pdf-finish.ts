import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFRef,
  PDFString,
} from 'pdf-lib';
import type { ReportData } from '../../preload/contract';

export interface FinishedPdf {
  bytes: Uint8Array;
  pages: number;
}

/**
 * Gives the printed file its title, language and, where the runtime made none, bookmarks. The bookmarks point where the
 * links of the table of contents point: the printing engine keeps those targets as named destinations.
 */
export async function finishPdf(raw: Uint8Array, data: ReportData): Promise<FinishedPdf> {
  const document = await PDFDocument.load(raw, { updateMetadata: false });
  document.setTitle(`${data.customer.name} · ${data.reportId}`, { showInWindowTitleBar: true });
  document.setAuthor(`Kontor ${data.appVersion}`);
  document.setCreator(`Kontor ${data.appVersion}`);
  document.setSubject(data.contentHash);
  document.setLanguage(data.language);
  const created = new Date(data.createdAt);
  document.setCreationDate(created);
  document.setModificationDate(created);
  if (!document.catalog.has(PDFName.of('Outlines'))) addBookmarks(document);
  return { bytes: await document.save({ useObjectStreams: false }), pages: document.getPageCount() };
}

interface Bookmark {
  title: string;
  destination: PDFName | PDFString | PDFHexString;
}

/** Titles come from the contents on the cover: each link carries its text in `/Contents` or is named after its target. */
function addBookmarks(document: PDFDocument): void {
  const bookmarks = bookmarksOf(document);
  if (bookmarks.length === 0) return;
  const { context, catalog } = document;
  const outlinesRef = context.nextRef();
  const refs: PDFRef[] = bookmarks.map(() => context.nextRef());
  for (const [index, bookmark] of bookmarks.entries()) {
    const item = PDFDict.withContext(context);
    item.set(PDFName.of('Title'), PDFHexString.fromText(bookmark.title));
    item.set(PDFName.of('Parent'), outlinesRef);
    item.set(PDFName.of('Dest'), bookmark.destination);
    const [previous, next] = [refs[index - 1], refs[index + 1]];
    if (previous) item.set(PDFName.of('Prev'), previous);
    if (next) item.set(PDFName.of('Next'), next);
    const own = refs[index];
    if (own) context.assign(own, item);
  }
  const outlines = PDFDict.withContext(context);
  outlines.set(PDFName.of('Type'), PDFName.of('Outlines'));
  outlines.set(PDFName.of('Count'), PDFNumber.of(bookmarks.length));
  const [first] = refs;
  const last = refs.at(-1);
  if (first && last) {
    outlines.set(PDFName.of('First'), first);
    outlines.set(PDFName.of('Last'), last);
  }
  context.assign(outlinesRef, outlines);
  catalog.set(PDFName.of('Outlines'), outlinesRef);
  catalog.set(PDFName.of('PageMode'), PDFName.of('UseOutlines'));
}

function bookmarksOf(document: PDFDocument): Bookmark[] {
  const cover = document.getPages()[0];
  const annotations = cover?.node.lookupMaybe(PDFName.of('Annots'), PDFArray);
  const bookmarks: Bookmark[] = [];
  for (let index = 0; index < (annotations?.size() ?? 0); index += 1) {
    const link = annotations?.lookupMaybe(index, PDFDict);
    const destination = link?.lookup(PDFName.of('Dest'));
    if (
      destination instanceof PDFName ||
      destination instanceof PDFString ||
      destination instanceof PDFHexString
    ) {
      bookmarks.push({ title: String(destination), destination });
    }
  }
  return bookmarks;
}
