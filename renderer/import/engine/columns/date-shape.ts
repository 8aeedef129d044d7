import type { DateParts } from '../values/date-parts';

/** How the dates of a column are written. */
export class DateShape {
  /** Largest first, second and third number as written, of dates whose year does not stand in front with four digits. */
  maxFirst = 0;
  maxSecond = 0;
  maxThird = 0;
  /** Largest number behind a year in front. */
  maxOfMonth = 0;
  readonly separators = new Set<string>();
  yearFirst = 0;
  yearLast = 0;
  shortYear = 0;
  noYear = 0;
  /** The same with the months by their names. */
  yearless = 0;
  named = 0;
  separator = '';

  observe({ parts: [a, b, c], digits, hasYear, namedMonth, separator }: DateParts, count: number): void {
    if (!hasYear) this.yearless += count;
    if (namedMonth >= 0) this.named += count;
    else if (!hasYear) this.noYear += count;
    else if (digits[0] === 4) this.yearFirst += count;
    else if (digits[2] === 4) this.yearLast += count;
    else this.shortYear += count;
    if (digits[0] === 4) this.maxOfMonth = Math.max(this.maxOfMonth, b);
    else if (namedMonth < 0) {
      this.maxFirst = Math.max(this.maxFirst, a);
      this.maxSecond = Math.max(this.maxSecond, b);
      this.maxThird = Math.max(this.maxThird, c);
    }
    if (namedMonth >= 0) return;
    this.separators.add(separator);
    this.separator = separator;
  }
}
