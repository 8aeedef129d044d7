/** The parts of a date as written: numbers with their number of digits, in the order of the text. */
export interface DateParts {
  readonly parts: readonly [number, number, number];
  readonly digits: readonly [number, number, number];
  readonly separator: string;
  /** Index of the part that is a month name, or -1. */
  readonly namedMonth: number;
  readonly hasYear: boolean;
}
