import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFRef,
  PDFString,
} from '@cantoo/pdf-lib';
import type { Language, ReportData } from '../../preload/contract';
import { appendPages } from './append-pages';
import { bookmarkTitles } from './bookmark-titles';

export interface FinishedPdf {
  bytes: Uint8Array;
  pages: number;
}

/**
 * Puts the pages of the service's documents behind the printed ones, in the order of `data.documents` that have pages. Gives the file its title, language and, where the runtime made none, bookmarks. The bookmarks point where the
 * links of the table of contents point: the printing engine keeps those targets as named destinations.
 */
export async function finishPdf(
  raw: Uint8Array,
  data: ReportData,
  servicePages: readonly Uint8Array[] = [],
): Promise<FinishedPdf> {
  const document = await PDFDocument.load(raw, { updateMetadata: false });
  document.setTitle(`${data.customer.name} · ${data.reportId}`, { showInWindowTitleBar: true });
  document.setAuthor(`Kontor ${data.appVersion}`);
  document.setCreator(`Kontor ${data.appVersion}`);
  document.setSubject(data.contentHash);
  document.setLanguage(data.language);
  const created = new Date(data.createdAt);
  document.setCreationDate(created);
  document.setModificationDate(created);
  if (!document.catalog.has(PDFName.of('Outlines'))) addBookmarks(document, data.language);
  if (servicePages.length > 0) await appendPages(document, data, servicePages);
  return { bytes: await document.save({ useObjectStreams: false }), pages: document.getPageCount() };
}

interface Bookmark {
  title: string;
  destination: Named;
}

function addBookmarks(document: PDFDocument, language: Language): void {
  const bookmarks = bookmarksOf(document, language);
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

function bookmarksOf(document: PDFDocument, language: Language): Bookmark[] {
  const cover = document.getPages()[0];
  const annotations = cover?.node.lookupMaybe(PDFName.of('Annots'), PDFArray);
  const bookmarks: Bookmark[] = [];
  for (let index = 0; index < (annotations?.size() ?? 0); index += 1) {
    const link = annotations?.lookupMaybe(index, PDFDict);
    const destination = link?.lookup(PDFName.of('Dest'));
    const title = destination ? bookmarkTitles[language][nameOf(destination)] : undefined;
    if (title && isNamed(destination)) bookmarks.push({ title, destination });
  }
  return bookmarks;
}

type Named = PDFName | PDFString | PDFHexString;

function isNamed(value: unknown): value is Named {
  return value instanceof PDFName || value instanceof PDFString || value instanceof PDFHexString;
}

function nameOf(value: unknown): string {
  return isNamed(value) ? value.decodeText() : '';
}
