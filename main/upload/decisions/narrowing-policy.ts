/** What a refused batch said about which of its rows it does not like. */
export interface Refusal {
  rows: number;
  /** Position of a row within the batch, as the message of the service names it; it may be wrong. */
  hint: number | null;
  /** The message speaks of size: then the number of rows is as likely as one of them. */
  isAboutSize: boolean;
}

/** Rows refused one after the other, with none accepted in between, after which it is not the rows. */
export const mostRefusedInARow = 20;

/**
 * Finds the rows of a refused batch that the service does not take, by halving what is left of it; the others go on
 * (feature 38). Each found row costs about log2 of the batch; a hint in the message spares that. A wrong hint costs one
 * call. Pure: it only says how many rows the next call may carry.
 */
export class Narrowing {
  /** Rows of the batch refused first of which it is not known yet whether they are taken. */
  #left = 0;
  /** The first so many of them hold one that is refused; 0 when none is known to. */
  #suspect = 0;
  #next = 0;
  #hint: number | null = null;
  #isAboutSize = false;
  #refusedInARow = 0;
  #found = 0;

  get isOn(): boolean {
    return this.#left > 0;
  }

  /** How many rows the next call may carry, at most `size`, which may have shrunk since. */
  limit(size: number): number {
    return this.isOn ? Math.max(1, Math.min(this.#next, this.#left, size)) : size;
  }

  /** Answers whether the refused row is known: then there was only one in the batch. */
  refused({ rows, hint, isAboutSize }: Refusal): boolean {
    if (!this.isOn) [this.#left, this.#found, this.#hint] = [rows, 0, null];
    this.#isAboutSize = isAboutSize;
    if (rows > 1) {
      this.#suspect = rows;
      // Up to the row that is named, then that row alone; named anew before that was tried, it is of no use.
      this.#hint = this.#hint === null && hint !== null && hint >= 0 && hint < rows ? hint : null;
      this.#next = this.#hint === null ? Math.floor(rows / 2) : Math.max(1, this.#hint);
      return false;
    }
    this.#left -= 1;
    this.#suspect = 0;
    this.#next = this.#left;
    this.#hint = null;
    this.#refusedInARow += 1;
    this.#found += 1;
    return true;
  }

  /** Answers true when a refused batch went through in parts after all: then it was too large. */
  accepted(rows: number): boolean {
    this.#refusedInARow = 0;
    if (!this.isOn) return false;
    this.#left -= rows;
    this.#suspect = Math.max(0, this.#suspect - rows);
    const isNamed = this.#hint === rows && this.#suspect > 0;
    this.#hint = null;
    if (isNamed) this.#next = 1;
    else if (this.#suspect === 0) this.#next = this.#left;
    else this.#next = this.#isAboutSize ? Math.min(rows, this.#suspect) : Math.ceil(this.#suspect / 2);
    return this.#left <= 0 && this.#found === 0;
  }

  /** The service refuses everything: that is no matter of single rows. */
  get isHopeless(): boolean {
    return this.#refusedInARow >= mostRefusedInARow;
  }
}

const places = [
  /(?:^|[^\w])(?:body|\$|transactions|items|rows|entries|data|request)?\[(\d{1,6})\]/i,
  /(?:^|[^\w])(?:body|\$|transactions|items|rows|entries|data|request)[./](\d{1,6})(?![\d])/i,
  /(?:^|\s)\/(\d{1,6})\//,
  /\b(?:index|position|element|item)\s*[:=#]?\s*(\d{1,6})\b/i,
];

/** The position of a row that a message names, counted from 0, as paths of JSON do; null when it names none. */
export function rowNamedIn(message: string): number | null {
  for (const place of places) {
    const found = place.exec(message)?.[1];
    if (found !== undefined) return Number(found);
  }
  return null;
}
