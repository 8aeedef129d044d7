import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../project-root';
import { productFolders, sourceFiles } from '../source-files';

/** Lines that a file may have: product, scripts and styles. Descriptions of banks, their index, the codes of banks and the table of direction words are data. */
const mostLines = 300;
const isData =
  /^renderer\/import\/(?:formats\/|engine\/(?:vocabulary\/direction-table|recognition\/bank-codes)\.ts$)/;

export function linesOf(text: string): number {
  return text.trimEnd().split('\n').length;
}

/** What is wrong with a file of so many lines; null when nothing is. */
export function sizeFault(file: string, lines: number): string | null {
  return lines > mostLines ? `${file} has ${lines} lines, more than ${mostLines}` : null;
}

export function sizeFaults(): string[] {
  return sourceFiles([...productFolders, 'scripts'], /\.(?:tsx?|css)$/)
    .filter((file) => !isData.test(file))
    .flatMap((file) => sizeFault(file, linesOf(readFileSync(join(projectRoot, file), 'utf8'))) ?? []);
}
