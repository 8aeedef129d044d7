import { PDFDict, PDFDocument, PDFHexString, PDFName, PDFNumber, type PDFRef } from '@cantoo/pdf-lib';
import type { Language, ReportData } from '../../preload/contract';
import { mainWords } from '../languages';
import { appendPages } from './append-pages';
import { type ContentsLink, contentsLinks, redrawCover, type StartPages, startPagesOf } from './cover-pages';
import { addFeet } from './page-feet';

export interface FinishedPdf {
  bytes: Uint8Array;
  pages: number;
}

/** What of a report stands in the file beside what is printed. */
export type PdfFacts = Pick<
  ReportData,
  'reportId' | 'appVersion' | 'contentHash' | 'createdAt' | 'documents' | 'language' | 'timeZone'
> & { readonly customer: Pick<ReportData['customer'], 'name'> };

export type FinishPdf = (
  raw: Uint8Array,
  data: PdfFacts,
  printCover: PrintCover,
  servicePages?: readonly Uint8Array[],
) => Promise<FinishedPdf>;

/** Prints the cover again, once it is known on which pages the parts begin and how many there are, and after it a foot for each page. */
export type PrintCover = (startPages: StartPages, pages: number) => Promise<Uint8Array>;

/**
 * Gives the printed file the page numbers of its contents, its title, language and bookmarks, which point where the links of the table
 * of contents point: in the place of the runtime's own, which has a heading twice that is repeated on a second page. The pages of the service's documents come behind the printed
 * ones, in the order of `data.documents` that have pages.
 */
export async function finishPdf(
  raw: Uint8Array,
  data: PdfFacts,
  printCover: PrintCover,
  servicePages: readonly Uint8Array[] = [],
): Promise<FinishedPdf> {
  const document = await PDFDocument.load(raw, { updateMetadata: false });
  const pages = document.getPages();
  const startPages = startPagesOf(document);
  const sheets = await PDFDocument.load(await printCover(startPages, pages.length), {
    updateMetadata: false,
  });
  redrawCover(document, sheets.getPages().slice(0, -pages.length), Math.min(...Object.values(startPages)));
  await addFeet(document, pages, sheets);
  document.setTitle(`${data.customer.name} · ${data.reportId}`, { showInWindowTitleBar: true });
  document.setAuthor(`Kontor ${data.appVersion}`);
  document.setCreator(`Kontor ${data.appVersion}`);
  document.setSubject(data.contentHash);
  document.setLanguage(data.language);
  const created = new Date(data.createdAt);
  document.setCreationDate(created);
  document.setModificationDate(created);
  addBookmarks(document, data.language);
  if (servicePages.length > 0) await appendPages(document, data, servicePages);
  return { bytes: await document.save({ useObjectStreams: false }), pages: document.getPageCount() };
}

interface Bookmark {
  title: string;
  destination: ContentsLink['destination'];
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
  const titles: Readonly<Record<string, string>> = mainWords(language).bookmarks;
  return contentsLinks(document).flatMap(({ part, destination }) => {
    const title = titles[part];
    return title ? [{ title, destination }] : [];
  });
}
