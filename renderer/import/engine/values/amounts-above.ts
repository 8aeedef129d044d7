import type { DecimalSign } from './amounts';

const withComma = /(?<![\d.,])(?:\d{1,3}(?:[.' ]\d{3})+|\d+),\d{2}(?![\d.,])/;
const withPoint = /(?<![\d.,])(?:\d{1,3}(?:[,' ]\d{3})+|\d+)\.\d{2}(?![\d.,])/;

/** Decimal sign of the amounts above a table (`Kontostand: 1.000,00 €`), where all of them agree; null without any. */
export function decimalSignAbove(text: string): DecimalSign | null {
  const [comma, point] = [withComma.test(text), withPoint.test(text)];
  if (comma === point) return null;
  return comma ? ',' : '.';
}
