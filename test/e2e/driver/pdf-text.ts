import { execFileSync } from 'node:child_process';
import { mainWords } from '../../../main/languages';
import type { Language } from '../../../preload/contract';

/** The words of a PDF, amounts with the sign that the window has; `how` are switches of pdftotext, e.g. `-layout`. */
export function pdfTextOf(path: string, ...how: string[]): string {
  const text = execFileSync('pdftotext', [...how, path, '-'], { encoding: 'utf8', maxBuffer: 1 << 26 });
  return text.replaceAll('\u2212', '-');
}

/** A line of text on a page, in points from the top of the sheet. */
export interface PdfLine {
  text: string;
  top: number;
  bottom: number;
  /** From the left edge of the sheet. */
  right: number;
}

export interface PdfSheet {
  /** Without the footer. */
  lines: PdfLine[];
  /** Share of the room between the margins that has text, 0 to 1. */
  filled: number;
}

/** A4, and the margins of main/report/print-options.ts in points. */
const sheet = { top: 45.4, bottom: 842 - 56.7, right: 595.3 - 51 };

/** The pages of a report with the places of their lines. */
export function pdfSheets(path: string): PdfSheet[] {
  const markup = execFileSync('pdftotext', ['-bbox-layout', path, '-'], {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  return markup.split('<page ').flatMap((page, index) => {
    if (index === 0) return [];
    const lines = [
      ...page.matchAll(/<line [^>]*yMin="([\d.]+)" xMax="([\d.]+)" yMax="([\d.]+)">(.*?)<\/line>/gs),
    ]
      .map(
        ([, top, right, bottom, words = '']): PdfLine => ({
          text: [...words.matchAll(/>([^<]*)<\/word>/g)].map(([, word]) => word).join(' '),
          top: Number(top),
          bottom: Number(bottom),
          right: Number(right),
        }),
      )
      .filter(({ top }) => top < sheet.bottom);
    const last = Math.max(sheet.top, ...lines.map(({ bottom }) => bottom));
    return [{ lines, filled: (last - sheet.top) / (sheet.bottom - sheet.top) }];
  });
}

/** What the table of contents on the cover says: titles of the parts and their pages. */
export function contentsOf(path: string, language: Language): [title: string, page: number][] {
  const cover = pdfTextOf(path, '-f', '1', '-l', '1', '-raw')
    .replace(/^Kontor · K-.*$/gm, '')
    .replace(/\s+/g, ' ');
  const contents = cover.slice(cover.indexOf({ en: ' Contents ', de: ' Inhalt ' }[language]));
  return Object.values(mainWords(language).bookmarks).flatMap((title) => {
    const [, page] = new RegExp(` ${title} (\\d+) `).exec(contents) ?? [];
    return page === undefined ? [] : [[title, Number(page)] as [string, number]];
  });
}

/** What is wrong with the pages of a report; empty for one to hand over without shame. */
export function layoutFaults(path: string, language: Language): string[] {
  const sheets = pdfSheets(path);
  const contents = contentsOf(path, language);
  const faults = contents.length < 3 ? ['the contents name no pages'] : [];
  for (const [title, page] of contents) {
    const heading = sheets[page - 1]?.lines.find(
      ({ text }) => title.startsWith(text) || text.startsWith(title),
    );
    if (!heading) faults.push(`${title} is not on page ${page}`);
    else if (heading.top > headingLimit) faults.push(`${title} stands alone at the foot of page ${page}`);
  }
  for (const [index, { filled }] of sheets.slice(0, -1).entries())
    if (filled < leastFilled)
      faults.push(`page ${index + 1} is filled to ${Math.round(filled * 100)} % only`);
  for (const [index, { lines }] of sheets.entries()) {
    const cut = lines.find(({ right }) => right > sheet.right + 1);
    if (cut) faults.push(`"${cut.text}" goes over the margin of page ${index + 1}`);
  }
  for (const [index, { lines }] of sheets.entries())
    if (beginsWithSum(lines, language)) faults.push(`a sum stands alone at the head of page ${index + 1}`);
  return faults;
}

/** Below the repeated head of its table, which may have two lines, with one row at most. In a head, which has no amounts, a column is called the same. */
function beginsWithSum(lines: readonly PdfLine[], language: Language): boolean {
  const total = { en: 'Total', de: 'Summe' }[language];
  const tops = [...new Set(lines.map(({ top }) => Math.round(top)))].sort((a, b) => a - b).slice(0, 3);
  const rows = tops.map((at) => lines.filter(({ top }) => Math.abs(at - top) <= 1).map(({ text }) => text));
  return rows.some((row) => row.includes(total) && row.some((text) => /\d[.,]\d\d/.test(text)));
}

/** No page three quarters empty (issue 15); the last one ends where the report does. */
const leastFilled = 0.25;
/** Below it there is no room for anything under a heading. */
const headingLimit = sheet.bottom - 60;
