import type { DayForm, NumberForm, SignForm } from './written-forms';

/**
 * What an export of a bank or an app looks like, as data: `make-export.ts` walks it. Header and cells are parted by `|`; a cell is one of
 * `cellWriters` there, or `=` and a text that stands in every row.
 */
export interface Layout {
  id: string;
  country: string;
  header: string;
  cells: string;
  delimiter?: string;
  days: readonly DayForm[];
  numbers: readonly NumberForm[];
  sign?: SignForm;
  /** Words for money out and money in, of a cell `mark`. */
  marks?: readonly [out: string, into: string];
  order?: 'oldest' | 'newest' | 'either';
  above?: readonly string[];
  /** Lines without which the file is as good: now and then they are left out. */
  below?: readonly string[];
  encodings?: readonly string[];
  quotes?: 'all' | 'needed';
  /** Names that the bank may have. None: nobody's layout. */
  bank?: RegExp;
  /** The file says its currency, or the number of the account does. */
  isCurrencyOpen?: boolean;
  /** A card: charges are money out, its balance what is owed. */
  isCard?: boolean;
  /** What cannot be told without asking. */
  asks?: readonly ('sign' | 'dateOrder' | 'numberStyle' | 'mapping')[];
  /** Nothing in the file says which way the money of each row went: only to ask is right. */
  isUntellable?: boolean;
  /** The oldest row may be blocked: nothing says which way its money went. */
  mayBlockOldest?: boolean;
  fileName?: string;
  /** Columns that may be missing, by their headers. */
  optional?: readonly string[];
  /** Of ten rows, so many are money in. */
  inOfTen?: number;
  /** Rows of the table that are no bookings: at its oldest end, and at its newest; cells parted by `|`. */
  oldestRow?: string;
  newestRow?: string;
  /** The header stands there again behind so many rows. */
  headerEvery?: number;
  /** Words of a cell `status`; the newest rows are not booked yet, and their balance cells are empty. */
  states?: readonly [booked: string, pending: string];
  /** Rows of two accounts in turn, each with its own balance. */
  isOfTwoAccounts?: boolean;
  /** Some bookings were paid in another currency: cells `original`, `originalCurrency`, `rate`. */
  hasOriginals?: boolean;
  /** Some purchases were given back: cell `debitBack` has them with a minus. */
  hasReversals?: boolean;
  /** Foreign columns, another order of columns and other separators, by the seed: `noise.ts`. */
  isNoisy?: boolean;
  /** As a workbook, with other separators, quotes, character sets and lines around the table, by the seed: `dressed-export.ts`. */
  isDressed?: boolean;
  /** A form of the second column of days. */
  otherDays?: DayForm;
}
