import type {
  ColumnReading,
  Question,
  ReadOptions,
  Reason,
  TargetField,
} from '../../../../preload/contract/reading/reading';
import type { ExportFormat } from '../../formats/description/export-format';
import type { MarkedMinus } from '../columns/marked-signs';
import type { BalanceSides, RowSigns } from '../columns/signs-by-balance';
import type { SpoiledCells } from '../columns/spoiled-cells';
import type { PartyContext } from '../mapping/account-columns';
import type { DecimalSign, DoubleMinus } from '../values/amounts';
import type { DateOrder, DayPeriod } from '../values/calendar-days';
import type { RowStatus } from '../vocabulary/word-lists';

/** Columns of payer and payee, and what stands there for the holder of the account; null: only the counterparty is ever named. */
export interface Sides {
  payer: number;
  payee: number;
  own: string | null;
}

/** In which order of time the rows of a table stand. */
export type RowOrder = 'oldestFirst' | 'newestFirst';

/** Everything needed to turn the records of one table into rows. */
export interface TablePlan {
  headers: readonly string[];
  width: number;
  columns: ColumnReading[];
  fields: Map<TargetField, readonly number[]>;
  dateOrder: Map<number, DateOrder>;
  /** Why, by the index of the column. */
  dateReasons: ReadonlyMap<number, readonly Reason[]>;
  decimalSign: DecimalSign;
  /** Why, for amounts that say nothing themselves. */
  decimalReason: Reason;
  /** That of the balance column, where it is surely another one. */
  balanceDecimalSign: DecimalSign;
  /** Single amounts are written with the other decimal sign. */
  hasMixedDecimals: boolean;
  impliedDecimals: number | null;
  doubleMinus: DoubleMinus;
  /** No balance says what a second minus means: each such amount is shown. */
  isDoubleMinusGuessed: boolean;
  /** Currency of amounts that stand without one, as the file states it. */
  currency: string | null;
  currencyOrigin: 'header' | 'column' | 'preamble' | 'user' | null;
  /** Rows in each currency are of an account of their own; rows without one have `currency`, that of most rows. */
  areCurrenciesApart: boolean;
  /** Debit amounts are written without minus. */
  isDebitUnsigned: boolean;
  /** Credit amounts are written with a minus although they come in (card statements). */
  isCreditInverted: boolean;
  /** A side holds amounts of both signs that nothing explains: rows that deny their side are shown. */
  areSidesOpen: boolean;
  /** Columns of the currencies of what was sent and what arrived. */
  sideCurrencies: { debit?: number; credit?: number };
  /** Currencies that the headers of further amount columns name. */
  otherCurrencies: ReadonlyMap<number, string>;
  direction: { out: ReadonlySet<string>; in: ReadonlySet<string> };
  /** Columns of payer and payee that tell the direction of amounts without sign. */
  sides: readonly Sides[];
  /** Signs that the running balance gives to amounts without any; null where other things tell. */
  rowSigns: RowSigns | null;
  /** What a minus means beside a mark of money out or money in. */
  markedMinus: MarkedMinus;
  /** Marks that say of a few rows what their signs deny: the signs count, and such rows are shown. Null where there are none. */
  otherMarks: { column: number; out: string } | null;
  /** What came in is marked, and all other amounts are money out. */
  isUnmarkedOut: boolean;
  /** Every kind of booking in the sample came in, without a mark: a minus behind it says for itself what it is. */
  isAllIn: boolean;
  /** As written for the minus of some amounts alone: where far more of the whole file have none, it is asked. */
  isByMinusAlone: boolean;
  isInverted: boolean;
  /** The column behind the balance that marks an overdrawn one, and the words that do; null where there is none. */
  balanceMark: { column: number; out: ReadonlySet<string> } | null;
  /** The sides of zero of balances that stand without their minus; null where they are as written. */
  balanceSides: BalanceSides | null;
  /** The balances stand before each booking, in this order of time; null where they stand after it. */
  balanceBefore: RowOrder | null;
  /** The balances are what is owed: inverted like the amounts. */
  isBalanceInverted: boolean;
  /** Why the signs are read as they are. */
  signReasons: readonly Reason[];
  feeRule: 'ignore' | 'add' | 'subtract';
  /** Nothing tells whether the fees are in the amounts. */
  isFeeOpen: boolean;
  /** Fees count beside columns of money out and money in, and make a row of their own where neither is filled. */
  areFeesBesideSides: boolean;
  hasLabels: boolean;
  /** Booking texts that say `reserved`, where other rows say what kind of booking they are. */
  pendingKinds: ReadonlySet<string>;
  /** Booking texts of rows that moved no money. */
  declinedKinds: ReadonlySet<string>;
  /** Columns of texts, or of nothing that is used, in which some cells say that their row is not booked. */
  pendingColumns: readonly number[];
  /** Words for the state of a row that the user or the balance settles; '' for an empty cell. */
  settledStatuses: ReadonlyMap<string, RowStatus>;
  /** There are words for the state of a row that nobody taught, and the question is asked. */
  openStatuses: ReadonlySet<string>;
  /** Status words of rows that moved no money, known of this export only. */
  leftOutWords: readonly string[];
  /** Marks of rows that are not booked yet, as a line below the table explains them. */
  pendingMarks: ReadonlySet<string>;
  /** Reservations are told from bookings by words in the purpose only. */
  hasPendingTexts: boolean;
  /** Parts of the purpose are divided by three or more blanks. */
  hasWideBlanks: boolean;
  hasMultilinePurpose: boolean;
  /** Column of texts that are read for their references only, -1 for none: their purpose has a column of its own. */
  wholeText: number;
  /** The first line of purposes of several lines names the kind of booking. */
  hasKindLines: boolean;
  /** Length at which lines of the purpose were cut within words; 0 when they were not. */
  cutWidth: number;
  /** Width at which the purpose breaks within words and goes on in the next numbered column; 0 when it does not. */
  cutColumns: number;
  /** Lines of the sample without amount that leave the balance as it was. */
  unmovedLines: ReadonlySet<number>;
  /** A column that only the row of the total fills, -1 for none. */
  totalColumn: number;
  /** Numbers of shares and the like: they say what moved where no money did. */
  unitColumns: readonly number[];
  /** Original amounts of charges are written as positive numbers. */
  isOriginalInverted: boolean;
  bankReferenceIsUnique: boolean;
  /** Payer and payee are never both filled: whoever is named is the counterparty. */
  hasOnePartyNamed: boolean;
  /** Several columns hold parts of one name, none of them another name. */
  isNameInParts: boolean;
  /** Accounts are told by their names: one of a few in every row, and no column has numbers. */
  hasNamedAccounts: boolean;
  /** The one account that an account column names: rows that leave it empty (payments of a card, fees) belong to it too. */
  onlyAccount: string | null;
  /** Holder of the account where payer and payee are both named: the other one is the counterparty (a direct debit turns them). */
  ownName: string | null;
  /** IBAN that is payer or payee of nearly every row. */
  ownIban: string | null;
  period: DayPeriod | null;
  /** The period that the file states for its rows, where it can be read in one way only. */
  statedPeriod: DayPeriod | null;
  /** What a spreadsheet did to the cells. */
  spoiled: SpoiledCells;
  questions: Question[];
  /** Decisions that rest on the sample alone and may be overturned by a later row. */
  isDateTentative: boolean;
  /** Day and month are told apart by the period of the statement. */
  isDateByPeriod: boolean;
  isDecimalTentative: boolean;
}

export interface PlanContext extends PartyContext {
  options: ReadOptions;
  format: ExportFormat | null;
  /** A description that may be meant: it decides nothing, but what it says against the rest is asked. */
  suggested: ExportFormat | null;
  delimiter: string;
  fingerprint: string;
  /** Text above the table. */
  textAbove: string;
  /** Balance that is stated for the time before the first row, in thousandths. */
  opening: number | null;
  /** The same for the time behind the last row. */
  closing: number | null;
  /** Currency named above the table. */
  preambleCurrency: string | null;
  isCard: boolean;
  /** Rows behind the sample leave open which way the money of the others went. */
  areSignsOpen: boolean;
  /** A table above this one writes money out with a minus. */
  hasMinusAbove: boolean;
  /** Period named above the table or in the file name, as YYYY-MM-DD. */
  period: DayPeriod | null;
  /** Order of day and month that other tables of the file prove, by the sign between the two. */
  dateOrders: ReadonlyMap<string, DateOrder>;
  lines: readonly number[];
}
