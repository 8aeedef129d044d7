import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../project-root';
import { productFolders, sourceFiles } from '../source-files';

/** Lines that a file may have: product, scripts and styles. Descriptions of banks, their index, the codes of banks and the table of direction words are data. */
const mostLines = 300;
const isData =
  /^renderer\/import\/(?:formats\/|engine\/(?:vocabulary\/direction-table|recognition\/bank-codes)\.ts$)/;

/**
 * Files that were longer when the rule came (2026-11-28), with their lines then. They may shrink, and leave this table once they
 * fit; nothing may join it. Functions over 60 lines and more than five parameters are excused nowhere.
 */
export const longFiles: Record<string, number> = {
  'renderer/report/styles/report.css': 313,
};

export function linesOf(text: string): number {
  return text.trimEnd().split('\n').length;
}

/** What is wrong with a file of so many lines; null when nothing is. */
export function sizeFault(file: string, lines: number, exceptions = longFiles): string | null {
  const exception = exceptions[file];
  if (exception === undefined)
    return lines > mostLines ? `${file} has ${lines} lines, more than ${mostLines}` : null;
  if (lines > exception) return `${file} has grown from ${exception} to ${lines} lines`;
  return lines > mostLines ? null : `${file} fits by now: take it out of scripts/rules/size-rules.ts`;
}

export function sizeFaults(): string[] {
  const files = sourceFiles([...productFolders, 'scripts'], /\.(?:tsx?|css)$/);
  const gone = Object.keys(longFiles).filter((file) => !files.includes(file));
  return [
    ...gone.map((file) => `${file} is gone: take it out of scripts/rules/size-rules.ts`),
    ...files
      .filter((file) => !isData.test(file))
      .flatMap((file) => sizeFault(file, linesOf(readFileSync(join(projectRoot, file), 'utf8'))) ?? []),
  ];
}
