/** What separates a total from its parts within one cell. */
export const partsBreak = /[\r\n]|<br/i;

const breaks = /\s*(?:<br\s*\/?>|[\r\n]+)\s*/i;
const number = /^[-+]?\d[\d.,'’ \u00a0]*?(?:[.,](\d{1,2}))?$/;

/** Hundredths of a number whose last one or two digits behind a separator are decimals; null for anything else. */
function hundredths(text: string): number | null {
  const decimals = number.exec(text)?.[1];
  if (!number.test(text)) return null;
  const digits = text.slice(0, decimals === undefined ? undefined : -decimals.length).replace(/[^\d-]/g, '');
  const value = Number(`${digits}${(decimals ?? '').padEnd(2, '0')}`);
  return Number.isSafeInteger(value) ? value : null;
}

/** The total of a cell that lists it with its parts, a line for each: the one that the others add up to. Null where none is. */
export function totalOfParts(cell: string): string | null {
  const lines = cell.split(breaks).filter((line) => line !== '');
  const values = lines.map(hundredths);
  if (lines.length < 2 || lines.length > 50) return null;
  let sum = 0;
  for (const value of values) {
    if (value === null) return null;
    sum += value;
  }
  const at = [0, lines.length - 1].find((index) => (values[index] ?? 0) * 2 === sum);
  return at === undefined ? null : (lines[at] ?? null);
}
