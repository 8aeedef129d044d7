import { guessDelimiter } from './dialect';

/** A line that is one quoted cell as a whole, the quotes of its own cells doubled. */
const wrapped = /^"((?:[^"]|"")*)"(\r?)$/;
const looked = 200;
/** Of the lines of a file; a title without separators stands between no quotes. */
const share = 0.8;

export function unwrapLines(text: string): string {
  return text
    .split('\n')
    .map((line) => {
      const found = wrapped.exec(line);
      return found ? `${(found[1] as string).replaceAll('""', '"')}${found[2]}` : line;
    })
    .join('\n');
}

/**
 * Whether a spreadsheet that took each line for one cell wrote the file: nearly all lines stand between quotes, none of them is more
 * than one cell, and what stands inside is a table.
 */
export function hasWrappedLines(head: string): boolean {
  const lines = head.split('\n', looked).filter((line) => line.trim() !== '');
  const inside = lines.filter((line) => wrapped.test(line));
  if (inside.length < 2 || inside.length < lines.length * share) return false;
  if (lines.some((line) => !wrapped.test(line) && line.includes('"'))) return false;
  return guessDelimiter(lines.join('\n')) === null && guessDelimiter(unwrapLines(inside.join('\n'))) !== null;
}
