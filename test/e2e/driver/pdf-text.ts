import { execFileSync } from 'node:child_process';

/** The words of a PDF, amounts with the sign that the window has; `how` are switches of pdftotext, e.g. `-layout`. */
export function pdfTextOf(path: string, ...how: string[]): string {
  const text = execFileSync('pdftotext', [...how, path, '-'], { encoding: 'utf8', maxBuffer: 1 << 26 });
  return text.replaceAll('\u2212', '-');
}
