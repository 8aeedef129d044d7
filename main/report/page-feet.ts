import {
  beginMarkedContent,
  endMarkedContent,
  type PDFDocument,
  type PDFEmbeddedPage,
  type PDFPage,
} from '@cantoo/pdf-lib';

/**
 * Feet of pages: report number, content hash, page x of y. The page of the report draws them, each at the top of a sheet of its own, in the
 * type of the report; the printing engine's own feet know no typeface but those of the system, and cost a quarter of the printing time.
 */

const pointsPerMm = 72 / 25.4;
/** From the upper edge of the paper: where a sheet begins (print-options.ts), and where its foot belongs. */
const [drawnAtMm, footAtMm] = [16, 286];

/** Puts the last sheets of `sheets`, one for each page, at the foot of the pages. Throws where there are fewer. */
export async function addFeet(
  document: PDFDocument,
  pages: readonly PDFPage[],
  sheets: PDFDocument,
): Promise<void> {
  const feet = sheets.getPages().slice(-pages.length);
  if (feet.length < pages.length || sheets.getPageCount() === pages.length)
    throw new Error(`${sheets.getPageCount()} sheets for ${pages.length} pages`);
  for (const [index, foot] of (await document.embedPages(feet)).entries()) putFoot(pages[index], foot);
}

function putFoot(page: PDFPage | undefined, foot: PDFEmbeddedPage): void {
  if (!page) return;
  // No part of what is read aloud.
  page.pushOperators(beginMarkedContent('Artifact'));
  page.drawPage(foot, { x: 0, y: (drawnAtMm - footAtMm) * pointsPerMm });
  page.pushOperators(endMarkedContent());
}
