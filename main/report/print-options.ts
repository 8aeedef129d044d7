/** The options of Electron's printToPDF that we set; the default paper is Letter, without background and tags. */
export interface PrintOptions {
  pageSize: 'A4';
  landscape: false;
  printBackground: true;
  displayHeaderFooter: false;
  margins: { top: number; bottom: number; left: number; right: number };
  scale: 1;
  preferCSSPageSize: false;
  generateTaggedPDF?: true;
}

const millimetresPerInch = 25.4;
/** The page has 174 mm between its margins: 657 CSS pixels, see renderer/report/paper.ts. */
const marginsMm = { top: 16, bottom: 20, left: 18, right: 18 };

/** Major of Electron since which printToPDF knows the option; an older one ignores or refuses it. Bookmarks are our own: pdf-finish.ts. */
const taggedSinceMajor = 26;

export function printOptions(electronMajor: number): PrintOptions {
  const inches = (millimetres: number) => millimetres / millimetresPerInch;
  return {
    pageSize: 'A4',
    landscape: false,
    printBackground: true,
    // The page draws its own feet (page-feet.ts).
    displayHeaderFooter: false,
    margins: {
      top: inches(marginsMm.top),
      bottom: inches(marginsMm.bottom),
      left: inches(marginsMm.left),
      right: inches(marginsMm.right),
    },
    scale: 1,
    preferCSSPageSize: false,
    ...(electronMajor >= taggedSinceMajor ? { generateTaggedPDF: true } : {}),
  };
}
