/**
 * Width at which texts of several lines were cut, told by their lines: more than one line is that long, none is longer, and
 * words go on in the line below at least as often as long lines end earlier. 0 when lines end where words do.
 */
export function cutWidth(texts: readonly string[]): number {
  let width = 0;
  let full = 0;
  let inside = 0;
  let lengths: number[] = [];
  for (const text of texts) {
    const lines = text.split(/\r\n|\r|\n/);
    for (const [at, line] of lines.entries()) {
      const { length } = line;
      if (length > width) {
        width = length;
        full = 0;
        inside = 0;
      }
      const next = lines[at + 1];
      if (next === undefined) continue;
      lengths.push(length);
      if (length < width) continue;
      full++;
      if (/[\p{L}\d]$/u.test(line) && /^[\p{L}\d]/u.test(next)) inside++;
    }
  }
  if (width < 20 || full < 2 || inside === 0) return 0;
  // Wrapped at words, most lines end a few places before the widest.
  lengths = lengths.filter((length) => length >= width - 12 && length < width - 1);
  return full >= lengths.length ? width : 0;
}

/** Joins lines; those of the full width go on in the next one without a blank. */
export function joinLines(lines: readonly string[], width: number): string {
  let text = '';
  for (const [at, line] of lines.entries()) {
    text += line;
    if (at < lines.length - 1 && line.length !== width) text += ' ';
  }
  return text;
}
