/** Texts that an export broke into lines of a fixed width and joined with blanks again, also inside of words. */

/** Widths of a line in MT940 and DTAUS, and in printed statements. */
const lineWidths: readonly number[] = [27, 35];

/** Lines that an export joined with blanks, also inside of words: the blanks stand behind every full line. */
export function joinLines(raw: string): string {
  for (const width of lineWidths) {
    const joined = joinLinesOf(raw, width);
    if (joined !== raw) return joined;
  }
  return raw;
}

function joinLinesOf(raw: string, lineWidth: number): string {
  if (raw.length <= lineWidth * 2 || raw.charCodeAt(lineWidth) !== 32) return raw;
  const lines: string[] = [];
  for (let at = 0; at < raw.length; at += lineWidth + 1) {
    const end = at + lineWidth;
    if (end < raw.length && raw.charCodeAt(end) !== 32) return raw;
    lines.push(raw.slice(at, end));
  }
  return lines.join('');
}

/** Takes out the blank behind every full line. */
export function unbroken(raw: string, width: number): string {
  const lines: string[] = [];
  for (let at = 0; at < raw.length; at += width + 1) lines.push(raw.slice(at, at + width));
  return lines.join('');
}

const fewestBroken = 20;
const shareBroken = 0.97;

/** The width at which a ledger's texts are broken, blank after blank, whatever stands there; 0 where they are not. */
export function brokenWidth(bookings: readonly { purpose: string }[]): number {
  const counts = lineWidths.map((width) => ({ width, long: 0, broken: 0 }));
  for (const { purpose } of bookings) {
    for (const count of counts) {
      if (purpose.length <= count.width + 1) continue;
      count.long += 1;
      if (purpose.charCodeAt(count.width) === 32) count.broken += 1;
    }
  }
  const found = counts.findIndex(({ long, broken }) => long >= fewestBroken && broken >= long * shareBroken);
  return lineWidths[found] ?? 0;
}
