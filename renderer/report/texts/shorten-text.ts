/**
 * Shortens a text to a width, with an ellipsis. Done here and not by the style sheet, because a clipped cell costs the
 * print engine far more than a plain one: 30,000 of them were most of the printing time of a long appendix.
 */
export function makeShortener(font: string): (text: string, widthPx: number) => string {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return (text) => text.slice(0, fallbackLength);
  context.font = font;
  const widthOf = (text: string) => context.measureText(text).width;
  return (text, widthPx) => shortened(text, widthPx, widthOf);
}

/** Letters that fit the narrowest column, when nothing can be measured. */
const fallbackLength = 24;

const ellipsis = '…';

/** Pure part: the longest beginning that fits together with the ellipsis, found by halving. */
export function shortened(rawText: string, widthPx: number, widthOf: (text: string) => number): string {
  // More letters than any line has; keeps the measuring short.
  const whole = rawText.replace(/\s+/g, ' ').trim();
  const text = whole.slice(0, 300);
  if (text.length === whole.length && widthOf(text) <= widthPx) return text;
  const signs = [...text];
  let low = 0;
  let high = signs.length;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (widthOf(signs.slice(0, middle).join('') + ellipsis) <= widthPx) low = middle;
    else high = middle - 1;
  }
  return signs.slice(0, low).join('').trimEnd() + ellipsis;
}
