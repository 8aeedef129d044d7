import { PDFDict, PDFDocument, PDFHexString, PDFName, PDFNumber, type PDFRef } from '@cantoo/pdf-lib';
import { languages, type ReportData, type ReportDocument } from '../../preload/contract';
import { mainWords } from '../languages';

/**
 * Puts the pages behind those of the report, with a bookmark for each document behind the report's own. The report counts its own pages in
 * its footers; the pages behind are called D1-1, D1-2, D2-1 … in the page field of a reader.
 */
export async function appendPages(
  document: PDFDocument,
  data: Pick<ReportData, 'documents' | 'language' | 'timeZone'>,
  servicePages: readonly Uint8Array[],
): Promise<void> {
  const { context, catalog } = document;
  const labels: (PDFNumber | PDFDict)[] = [PDFNumber.of(0), context.obj({ S: 'D' })];
  const withPages = data.documents.filter(({ pages }) => pages !== null);
  for (const [index, described] of withPages.entries()) {
    const bytes = servicePages[index];
    if (!bytes) continue;
    const source = await PDFDocument.load(bytes, { updateMetadata: false });
    const copied = await document.copyPages(source, source.getPageIndices());
    const prefix = PDFHexString.fromText(`D${index + 1}-`);
    labels.push(PDFNumber.of(document.getPageCount()), context.obj({ S: 'D', P: prefix }));
    for (const page of copied) document.addPage(page);
    const [first] = copied;
    if (first) addBookmark(document, titleOf(described, data), first.ref);
  }
  catalog.set(PDFName.of('PageLabels'), context.obj({ Nums: labels }));
}

function titleOf(
  { kind, fetchedAt }: ReportDocument,
  { language, timeZone }: Pick<ReportData, 'language' | 'timeZone'>,
): string {
  const day = new Intl.DateTimeFormat(languages[language].locale, {
    timeZone,
    dateStyle: 'medium',
  });
  return `${mainWords(language).documents[kind]} · ${day.format(new Date(fetchedAt))}`;
}

/** Behind the last bookmark of the highest level, whoever made the others. */
function addBookmark(document: PDFDocument, title: string, page: PDFRef): void {
  const { context, catalog } = document;
  const outlines = catalog.lookupMaybe(PDFName.of('Outlines'), PDFDict);
  const outlinesRef = catalog.get(PDFName.of('Outlines'));
  if (!outlines || !outlinesRef) return;
  const item = context.obj({
    Title: PDFHexString.fromText(title),
    Parent: outlinesRef,
    Dest: [page, 'Fit'],
  });
  const itemRef = context.register(item);
  const last = outlines.lookupMaybe(PDFName.of('Last'), PDFDict);
  const lastRef = outlines.get(PDFName.of('Last'));
  if (last && lastRef) {
    item.set(PDFName.of('Prev'), lastRef);
    last.set(PDFName.of('Next'), itemRef);
  } else {
    outlines.set(PDFName.of('First'), itemRef);
  }
  outlines.set(PDFName.of('Last'), itemRef);
  const count = outlines.lookupMaybe(PDFName.of('Count'), PDFNumber)?.asNumber() ?? 0;
  outlines.set(PDFName.of('Count'), PDFNumber.of(count < 0 ? count - 1 : count + 1));
}
