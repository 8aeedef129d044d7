import type { ColumnReading } from '../../../../preload/contract/reading/reading';
import { decimalEvidence, isCurrencyWord } from '../values/amounts';
import { bareParts, dateParts } from '../values/calendar-days';
import { cleanAmount } from '../values/clean-amount';
import type { DateParts } from '../values/date-parts';
import { isDayNumber } from '../values/day-numbers';
import { looksLikeCreditorId, parseBic, parseIban } from '../values/identifiers';
import { unprotected } from '../values/protected-cell';
import { directionPairFor, isDirectionWord, isNeutralMark } from '../vocabulary/direction-marks';
import { fold } from '../vocabulary/fold';
import { isPlaceholder, readStatus } from '../vocabulary/word-lists';

import { isMostlyDigits, isUpper, maskedCard } from './cell-shapes';
import { DateShape } from './date-shape';

export type ColumnKind = ColumnReading['kind'];

const distinctLimit = 2_000;
const digit = /\d/;
const twoLetters = /\p{L}{2}/u;
const cardSign = /[Xx*•]/;
const timeForm = /^\d{1,2}:\d{2}(?::\d{2})?(?:\s?[AP]M)?$/i;
const withTime = /\d[T\s:,]+\d{1,2}[:.]\d{2}/;
/** What the cells of one column look like, counted over all rows that were seen. */
export class ColumnProfile {
  rows = 0;
  filled = 0;
  pendingWords = 0;
  dates = 0;
  timestamps = 0;
  times = 0;
  amounts = 0;
  integers = 0;
  /** Whole numbers that a spreadsheet could mean as days. */
  dayNumbers = 0;
  /** Six digits that are a day in some order. */
  bareDays = 0;
  negative = 0;
  positive = 0;
  zero = 0;
  signed = 0;
  /** Amounts with two minus signs in front. */
  doubled = 0;
  currencyBeside: string | null = null;
  unknownCurrencyBeside = 0;
  ibans = 0;
  bics = 0;
  creditorIds = 0;
  currencies = 0;
  directions = 0;
  /** Marks beside those of a direction that stand for neither. */
  private neutral = 0;
  statuses = 0;
  masked = 0;
  /** Cells that are mostly digits, four at least, as account numbers are. */
  longNumbers = 0;
  letters = 0;
  length = 0;
  longest = 0;
  multiline = 0;
  /** Distinct texts, counted up to a limit. */
  readonly distinct = new Map<string, number>();
  /** How many different texts there are, also beyond those that are kept. */
  different = 0;
  readonly samples: string[] = [];

  readonly decimal = { ',': 0, '.': 0, either: 0, none: 0 };
  readonly decimalLines: Record<',' | '.' | 'either', number[]> = { ',': [], '.': [], either: [] };
  readonly date = new DateShape();

  /** Cells that were not judged yet, and how often each was met: most columns repeat themselves. */
  private readonly unjudged = new Map<string, number>();

  observe(cell: string): void {
    this.rows++;
    if (cell !== '') this.unjudged.set(cell, (this.unjudged.get(cell) ?? 0) + 1);
  }

  /** Judges what was observed; to be called before anything else is asked. */
  settle(): void {
    for (const [cell, count] of this.unjudged) this.judge(cell, count);
    this.unjudged.clear();
  }

  private judge(cell: string, count: number): void {
    const text = cell.trim();
    if (text === '') return;
    this.filled += count;
    this.different++;
    this.length += text.length * count;
    if (text.length > this.longest) this.longest = text.length;
    if (this.distinct.size < distinctLimit || this.distinct.has(text)) {
      const seen = this.distinct.get(text) ?? 0;
      this.distinct.set(text, seen + count);
      if (seen === 0 && this.samples.length < 5) this.samples.push(text.slice(0, 200));
    }
    if (text.length <= 45) this.judgeShort(unprotected(text), count);
    else this.letters += count;
    if (cell.includes('\n')) this.multiline += count;
  }

  /** Each test is tried only on cells that could pass it: this runs for every text of a sample. */
  private judgeShort(text: string, count: number): void {
    const { length } = text;
    const first = text.charCodeAt(0);
    if (twoLetters.test(text)) this.letters += count;
    const hasDigit = digit.test(text);
    const parts = hasDigit && length >= 5 ? dateParts(text) : null;
    if (parts) this.judgeDate(text, parts, count);
    else if (length === 6 && bareParts(text)) this.bareDays += count;
    else if (hasDigit && length <= 11 && timeForm.test(text)) this.times += count;
    const amount = hasDigit && length <= 40 ? cleanAmount(text) : null;
    if (amount) this.judgeAmount(amount, count);
    else if (isPlaceholder(text)) this.pendingWords += count;
    if (first > 64 || first === 39 || first === 61) {
      if (hasDigit && length >= 15 && parseIban(text)) this.ibans += count;
      else if ((length === 8 || length === 11) && isUpper(text) && parseBic(text)) this.bics += count;
      else if (hasDigit && length >= 8 && length <= 35 && looksLikeCreditorId(text))
        this.creditorIds += count;
    }
    if (hasDigit) {
      if (isMostlyDigits(text)) this.longNumbers += count;
      if (length >= 6 && length <= 30 && cardSign.test(text) && maskedCard.test(text)) this.masked += count;
      return;
    }
    if (length <= 5 && isCurrencyWord(text)) this.currencies += count;
    if (length <= 30) {
      const key = fold(text);
      if (isDirectionWord(key)) this.directions += count;
      else if (isNeutralMark(key)) this.neutral += count;
      const status = readStatus(text);
      if (status) this.statuses += count;
      if (status === 'pending') this.pendingWords += count;
    }
  }

  private judgeDate(text: string, found: DateParts, count: number): void {
    this.dates += count;
    if (withTime.test(text)) this.timestamps += count;
    this.date.observe(found, count);
  }

  /** A day of another part of the file that has the same columns. */
  observeDay(text: string): void {
    const found = dateParts(text);
    if (!found || this.distinct.has(text) || this.distinct.size >= distinctLimit) return;
    this.distinct.set(text, 0);
    this.date.observe(found, 1);
  }

  private judgeAmount(amount: NonNullable<ReturnType<typeof cleanAmount>>, count: number): void {
    this.amounts += count;
    const evidence = decimalEvidence(amount.core);
    this.decimal[evidence] += count;
    if (evidence === 'none') this.integers += count;
    if (amount.sign === 0 && isDayNumber(amount.core)) this.dayNumbers += count;
    const isZero = !/[1-9]/.test(amount.core);
    if (isZero) this.zero += count;
    else if (amount.sign < 0) this.negative += count;
    else this.positive += count;
    if (amount.sign !== 0) this.signed += count;
    if (amount.isDoubled) this.doubled += count;
    if (amount.currency) this.currencyBeside = amount.currency;
    if (amount.hasUnknownCurrency) this.unknownCurrencyBeside += count;
  }

  /** Filled cells that hold a value, not a word such as `offen` or `--`. */
  private get valued(): number {
    return Math.max(1, this.filled - this.pendingWords);
  }

  share(count: number): number {
    return count / this.valued;
  }

  /** How many cells could be what, for whoever says what the column holds. */
  get fits(): NonNullable<ColumnReading['fits']> {
    return {
      filled: this.filled,
      // Days that are numbers are told by their header, which the user may overrule: all of them, or none.
      date: this.dates || (this.isBareDays ? this.bareDays : this.isDayNumbers ? this.dayNumbers : 0),
      time: this.times + this.timestamps,
      amount: this.amounts,
      iban: this.ibans,
      bic: this.bics,
      creditorId: this.creditorIds,
      currency: this.currencies,
      direction: this.directions,
      status: this.statuses,
    };
  }

  get isEmpty(): boolean {
    return this.filled === 0;
  }

  get isDate(): boolean {
    return this.dates > 0 && this.dates / this.valued >= 0.7;
  }

  /** Every cell that holds a value could be a day as a spreadsheet counts them: the header tells. */
  get isDayNumbers(): boolean {
    return this.dayNumbers > 0 && this.dayNumbers === this.filled - this.pendingWords;
  }

  /** Every cell that holds a value could be a day of six digits: the header tells. */
  get isBareDays(): boolean {
    return this.bareDays > 0 && this.dates === 0 && this.bareDays === this.filled - this.pendingWords;
  }

  /** The header says that the numbers are days. */
  takeBareDays(): void {
    if (!this.isBareDays) return;
    this.dates = this.bareDays;
    this.date.shortYear = this.bareDays;
    this.date.separator = '';
  }

  /** Numbers, dates written as eight digits included: the header tells them apart. */
  get isNumeric(): boolean {
    return this.amounts > 0 && this.amounts / this.valued >= 0.7;
  }

  get isCurrency(): boolean {
    return this.currencies > 0 && this.currencies / this.filled >= 0.8;
  }

  get isDirection(): boolean {
    return (
      this.directions > 0 && this.directions >= this.neutral && this.directions + this.neutral === this.filled
    );
  }

  get isStatus(): boolean {
    return this.statuses > 0 && this.statuses / this.filled >= 0.9;
  }

  get isConstant(): boolean {
    return this.distinct.size === 1 && this.filled === this.rows;
  }

  /** The one text of a column that has no other, whether or not every row has it. */
  get only(): string | null {
    if (this.distinct.size !== 1) return null;
    const [only = null] = this.distinct.keys();
    return only;
  }

  /** Different words of the column, in the form in which words are compared. */
  get words(): string[] {
    return [...this.distinct.keys()].map(fold);
  }

  /** The words for money out and money in that explain every cell; null when no pair does. */
  get directionPair(): readonly [string, string] | null {
    const marked = this.words.filter((word) => !isNeutralMark(word));
    return directionPairFor(marked.length > 1 ? marked : this.words);
  }

  /** How many different texts pass a test. */
  countDistinct(test: (text: string) => boolean): number {
    let count = 0;
    for (const text of this.distinct.keys()) if (test(text)) count++;
    return count;
  }

  get averageLength(): number {
    return this.filled === 0 ? 0 : this.length / this.filled;
  }

  get kind(): ColumnKind {
    if (this.isEmpty) return 'empty';
    if (
      this.isDate &&
      (!this.isNumeric || this.date.yearFirst + this.date.yearLast + this.date.shortYear === this.dates)
    ) {
      return this.timestamps / this.dates > 0.5 ? 'dateTime' : 'date';
    }
    if (this.share(this.times) >= 0.9) return 'time';
    if (this.isCurrency) return 'currency';
    if (this.isNumeric) return this.integers === this.amounts && this.signed === 0 ? 'integer' : 'amount';
    if (this.ibans / this.filled >= 0.6) return 'iban';
    if (this.isDirection) return 'direction';
    if (this.isStatus) return 'status';
    if (this.bics / this.filled >= 0.8) return 'bic';
    if (this.creditorIds / this.filled >= 0.8) return 'creditorId';
    return 'text';
  }
}
