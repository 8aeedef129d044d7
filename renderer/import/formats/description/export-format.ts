import type { TargetField } from '../../../../preload/contract/reading/reading';

/**
 * How a bank writes one of its exports: names, order and conventions, nothing that parses. Only what the general engine
 * cannot see in the file has to be said; everything else is there to recognise the export.
 */
export interface ExportFormat {
  /** `<country>-<bank>-<variant>`, the name of its file. */
  id: string;
  bank: string;
  /** ISO country of the bank. */
  country: string;
  /** What is exported: 'account', 'card', 'wallet', 'depot cash', … */
  exportType: string;
  /**
   * How sure the description is: a sample among the test files, an importer or sample that others published, or the bank's public
   * description and common knowledge of its export.
   */
  evidence: 'fixture' | 'described' | 'known';
  /**
   * What was written down of where the description comes from: a real file seen among the tests of a public importer, the code of
   * such an importer, or a description (a bank's help page). Places: test/fixtures/formats/FACTS.md. Never guessed: what was not
   * written down is `notRecorded`.
   */
  source: 'sample' | 'importer' | 'description' | 'notRecorded';
  /** Header names in the order of the file; null for an export without header. */
  header: readonly string[] | null;
  /** Other headers of the same export: older ones, other languages. */
  otherHeaders?: readonly (readonly string[])[];
  /** Kinds of the cells of an export without header, `any` for cells that say nothing. */
  shape?: readonly ('date' | 'dateTime' | 'amount' | 'currency' | 'iban' | 'text' | 'any')[];
  /**
   * Many banks write this layout: `family` when it is that of a core system and `bank` names the family, `programme` when
   * a programme writes it for accounts of any bank. Bank codes of others are no objection then.
   */
  sharedBy?: 'family' | 'programme';
  /** The user chooses columns and their order. */
  hasChosenColumns?: boolean;
  /** Only where the general rules would read a column differently: field -> header names or indexes. */
  fields?: Partial<Record<TargetField, readonly (string | number)[]>>;
  /** One file holds a table for each account. */
  hasSeveralTables?: boolean;
  /** A form that only the cells of this bank have. */
  cells?: RegExp;
  /** Currency of the account where the file does not name it. */
  currency?: string;
  accountType?: string;
  dateOrder?: 'DMY' | 'MDY' | 'YMD' | 'YDM';
  decimalSign?: ',' | '.';
  /** Single amounts are written in the other style; without this a file that has such amounts asks. */
  hasMixedDecimals?: boolean;
  impliedDecimals?: number;
  /**
   * `inverted`: charges are written as positive numbers (in the original currency, where the account has two columns). `inferred`:
   * amounts have no sign, and kinds of booking, marks or parties tell the direction. Left out: as written, and what the rows of a card
   * show.
   */
  sign?: 'asWritten' | 'inverted' | 'inferred';
  /**
   * Words of the direction column, in any spelling, where they are no usual pair; an empty cell is `''`. Which column it is says
   * `fields.direction`, unless its header is a known one: without a column these words say nothing.
   */
  directionWords?: { out: readonly string[]; in: readonly string[] };
  /** The column of `balanceAfter` says what was there before each booking. */
  hasBalanceBefore?: boolean;
  feeRule?: 'ignore' | 'add' | 'subtract';
  /** What has a balance of its own in one file, and is an account of its own: each currency, each name of an account. */
  apart?: readonly ('currency' | 'accountName')[];
  /** Status words of rows that moved no money, where the word alone does not say so: `REFUNDED`. */
  leftOut?: readonly string[];
  /** Form of the file name the bank gives. */
  fileName?: RegExp;
  /** Bank codes inside the own IBAN. */
  bankCodes?: readonly string[];
  /** A text that stands above the table. */
  preamble?: RegExp;
}
