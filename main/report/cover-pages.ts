import {
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFHexString,
  PDFName,
  PDFObjectCopier,
  type PDFPage,
  PDFRef,
  PDFString,
} from '@cantoo/pdf-lib';
import type { ReportData } from '../../preload/contract';

/** Where the parts of a printed report begin: the table of contents names these pages. */
export type StartPages = NonNullable<ReportData['startPages']>;

type Named = PDFName | PDFString | PDFHexString;

/** A link of the table of contents: the part that it leads to, as the page names it, and as the file does. */
export interface ContentsLink {
  part: string;
  destination: Named;
}

/** The cover has one sheet, in the worst case two. */
const coverLimit = 2;

/** Links of the table of contents in their order; the printing engine keeps their targets as named destinations. */
export function contentsLinks(document: PDFDocument): ContentsLink[] {
  return document
    .getPages()
    .slice(0, coverLimit)
    .flatMap((page) => {
      const annotations = page.node.lookupMaybe(PDFName.of('Annots'), PDFArray);
      return Array.from({ length: annotations?.size() ?? 0 }, (_, index) => {
        const destination = annotations?.lookupMaybe(index, PDFDict)?.lookup(PDFName.of('Dest'));
        return isNamed(destination) ? { part: destination.decodeText(), destination } : null;
      });
    })
    .filter((link) => link !== null);
}

function isNamed(value: unknown): value is Named {
  return value instanceof PDFName || value instanceof PDFString || value instanceof PDFHexString;
}

/** The pages on which the parts begin, counted from 1; empty where the file does not tell of each part. */
export function startPagesOf(document: PDFDocument): StartPages {
  const targets = namedTargets(document);
  const places = new Map(document.getPages().map(({ ref }, index) => [ref.toString(), index + 1]));
  const links = contentsLinks(document);
  const found = links.flatMap(({ part }) => {
    const place = places.get(targets.get(part)?.toString() ?? '');
    return place === undefined ? [] : [[part, place] as const];
  });
  return found.length === links.length ? Object.fromEntries(found) : {};
}

/** Page of each named destination; older engines keep them in a dictionary of the catalogue, newer ones in a tree of names. */
function namedTargets({ catalog }: PDFDocument): Map<string, PDFRef> {
  const targets = new Map<string, PDFRef>();
  const take = (name: string, target: unknown) => {
    const list = target instanceof PDFDict ? target.lookup(PDFName.of('D')) : target;
    const page = list instanceof PDFArray ? list.get(0) : undefined;
    if (page instanceof PDFRef) targets.set(name, page);
  };
  for (const [name] of catalog.lookupMaybe(PDFName.of('Dests'), PDFDict)?.entries() ?? [])
    take(name.decodeText(), catalog.lookup(PDFName.of('Dests'), PDFDict).lookup(name));
  const walk = (node: PDFDict | undefined) => {
    const names = node?.lookupMaybe(PDFName.of('Names'), PDFArray);
    for (let index = 0; names && index + 1 < names.size(); index += 2) {
      const name = names.lookup(index);
      if (isNamed(name)) take(name.decodeText(), names.lookup(index + 1));
    }
    const kids = node?.lookupMaybe(PDFName.of('Kids'), PDFArray);
    for (let index = 0; kids && index < kids.size(); index += 1) walk(kids.lookup(index, PDFDict));
  };
  walk(catalog.lookupMaybe(PDFName.of('Names'), PDFDict)?.lookupMaybe(PDFName.of('Dests'), PDFDict));
  return targets;
}

/**
 * Puts what was drawn on the cover the second time, with the page numbers, in the place of what was drawn there first. The
 * sheets themselves stay, with their links and tags. A cover that came out with another number of sheets is not taken.
 */
export function redrawCover(document: PDFDocument, cover: readonly PDFPage[], first: number): void {
  const [sheet] = cover;
  if (!sheet || cover.length !== first - 1) return;
  const copier = PDFObjectCopier.for(sheet.doc.context, document.context);
  for (const [index, { node }] of cover.entries()) {
    for (const name of ['Contents', 'Resources'].map(PDFName.of)) {
      const drawn = node.get(name);
      if (drawn) document.getPages()[index]?.node.set(name, copier.copy(drawn));
    }
  }
}
