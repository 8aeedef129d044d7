import type { TargetField } from '../../../../preload/contract/reading/reading';
import { directedMovesBalance, movesBalance } from '../columns/balance-evidence';
import type { Column } from '../columns/column-candidates';
import { findNetAmounts } from '../mapping/net-amounts';
import { AmountReader, type DecimalSign } from '../values/amounts';
import { parseIban, shapeIban } from '../values/identifiers';
import { isPaymentKind, kindSign } from '../vocabulary/kind-directions';
import { cellKey } from '../vocabulary/word-lists';
import { purchaseWords } from './broker-purchases';
import { ownSide } from './plan-evidence';
import { cardSettled, isSurelyCard, paymentReceived } from './sign-evidence';
import type { PlanContext, Sides } from './table-plan';

/** What tells the direction of amounts that are written without minus. */
export interface ToldDirection {
  /** Column whose words tell it, where it is not the one of a direction. */
  column: number | null;
  words: { out: readonly string[]; in: readonly string[] } | null;
  sides: readonly Sides[];
  /** What came in is marked, as in `41.00 CR` and `71,36+`: all other amounts are money out. */
  isUnmarkedOut: boolean;
  /** Every kind of booking is one of what comes in: the amounts are as written. */
  isAllIn: boolean;
}

const untold: ToldDirection = { column: null, words: null, sides: [], isUnmarkedOut: false, isAllIn: false };

/** The form in which a name or account of a party is compared. */
export function partyKey(text: string): string {
  return shapeIban(text) ?? text.trim().replace(/\s+/g, ' ').toLowerCase();
}

/** Amounts without minus, and which of them have a sign of their own. */
interface Unsigned {
  rows: readonly string[][];
  index: number;
  marked: number;
  unmarked: number;
  hasMark(cells: readonly string[]): boolean;
}

function unsignedAmounts(
  amount: Column,
  rows: readonly string[][],
  decimalSign: DecimalSign,
): Unsigned | null {
  const reader = new AmountReader(decimalSign);
  const { index } = amount;
  const read = (cells: readonly string[]) => reader.parse(cells[index] ?? '', 3) === 0 && reader.minor !== 0;
  const found: string[][] = [];
  let marked = 0;
  for (const cells of rows) {
    if (!read(cells)) continue;
    if (reader.minor < 0) return null;
    found.push(cells);
    if (reader.hasSign) marked++;
  }
  return {
    rows: found,
    index,
    marked,
    unmarked: found.length - marked,
    hasMark: (cells) => read(cells) && reader.hasSign,
  };
}

/**
 * Which way money went, where no amount has a minus and no column of directions tells it: marks of what came in, one side that is
 * always the own one, or kinds of booking that are all known. Nothing is told that single rows leave open; those are blocked.
 */
export function tellDirection(
  columns: readonly Column[],
  fields: ReadonlyMap<TargetField, readonly number[]>,
  fixed: ReadonlySet<TargetField>,
  rows: readonly string[][],
  context: PlanContext,
  decimalSign: DecimalSign,
): ToldDirection {
  const { options, format } = context;
  const at = (field: TargetField) => columns[fields.get(field)?.[0] ?? -1];
  const amount = at('amount');
  if (!amount || fields.has('debit') || fields.has('credit')) return untold;
  // Of a described export the signs are known: none means as written, however few of its rows have one.
  const isKnown = format !== null && format.sign !== 'told';
  if (options.sign || isKnown || fixed.has('direction')) return untold;
  if ((options.debitMarkers ?? options.creditMarkers ?? []).length > 0) return untold;
  if (amount.profile.negative > 0) {
    const isProven = fields.has('direction') || fields.has('balanceAfter');
    return { ...untold, ...(isProven ? null : purchaseWords(columns, amount, rows, decimalSign)) };
  }
  // Whoever is paid and has the fee taken off is no card: a `charge` is what came in.
  if (findNetAmounts(columns, rows)) return { ...untold, isAllIn: true };
  const unsigned = unsignedAmounts(amount, rows, decimalSign);
  if (!unsigned || unsigned.unmarked === 0) return untold;
  const balance = at('balanceAfter')?.index ?? -1;
  if (balance >= 0 && movesBalance(rows, amount.index, balance)) return untold;
  const direction = at('direction');
  if (direction) return blankWords(direction, unsigned, balance);
  // Where an empty cell means money out, no row of this file has a mark.
  if (unsigned.marked > 0 || format?.directionWords?.out.includes(''))
    return { ...untold, isUnmarkedOut: true };
  const sides = tellSides(at, unsigned, context);
  if (sides.length > 0) return { ...untold, sides };
  const words = tellByWords(columns, fields, unsigned, context);
  if (words || format?.sign !== 'told') return words ?? untold;
  return { ...untold, ...purchaseWords(columns, amount, rows, decimalSign, true) };
}

/** One word in some rows and none in the others: `CR` behind what came in. */
function blankWords({ index, profile }: Column, unsigned: Unsigned, balance: number): ToldDirection {
  const [word, ...others] = profile.words;
  const blank = unsigned.rows.filter((cells) => (cells[index] ?? '').trim() === '').length;
  if (word === undefined || others.length > 0 || blank === 0 || blank === unsigned.rows.length) return untold;
  const isIn = kindSign(word, false) > 0 || inMarks.has(word);
  if (!isIn && !outMarks.has(word)) return untold;
  if (
    balance >= 0 &&
    movesOtherwise(unsigned, balance, (cells) => ((cells[index] ?? '').trim() === '') === isIn)
  )
    return untold;
  return { ...untold, words: isIn ? { out: [''], in: [word] } : { out: [word], in: [''] } };
}

/** Whether the balances follow the amounts turned the other way round. */
function movesOtherwise(
  unsigned: Unsigned,
  balance: number,
  isOut: (cells: readonly string[]) => boolean,
): boolean {
  return directedMovesBalance(unsigned.rows, unsigned.index, (cells) => !isOut(cells), balance);
}

const inMarks = new Set([
  'cr',
  'c',
  'h',
  'haben',
  '+',
  'credit',
  'k',
  'crdt',
  'bij',
  'avere',
  'haber',
  'plus',
  'in',
]);
const outMarks = new Set([
  'dr',
  'd',
  's',
  'soll',
  '-',
  'debit',
  'dbit',
  'af',
  'dare',
  'debe',
  'minus',
  'out',
  'db',
]);

type FieldColumn = (field: TargetField) => Column | undefined;

/** Payer and payee, of whom one is the holder: by account, else by name; else the only one that is named is the other side. */
function tellSides(at: FieldColumn, unsigned: Unsigned, context: PlanContext): Sides[] {
  const levels: Sides[] = [];
  for (const [payer, payee, known] of [
    [at('payerIban'), at('payeeIban'), context.ownIban],
    [at('payerName'), at('payeeName'), context.owner],
  ] as const) {
    if (!payer || !payee) continue;
    const own = ownOf(unsigned.rows, payer, payee, known);
    if (own !== null) levels.push({ payer: payer.index, payee: payee.index, own });
  }
  if (tellsMost(levels, unsigned)) return levels;
  for (const [payer, payee] of [
    [at('payerIban'), at('payeeIban')],
    [at('payerName'), at('payeeName')],
  ] as const) {
    if (!payer || !payee || payer.profile.isEmpty || payee.profile.isEmpty) continue;
    const level = [{ payer: payer.index, payee: payee.index, own: null }];
    if (tellsMost(level, unsigned, 1)) return level;
  }
  return [];
}

function ownOf(rows: readonly string[][], payer: Column, payee: Column, known: string | null): string | null {
  const key = known === null ? null : partyKey(known);
  const stands = ({ profile }: Column, wanted: string) =>
    [...profile.distinct.keys()].some((text) => partyKey(text) === wanted);
  if (key !== null && (stands(payer, key) || stands(payee, key))) return key;
  const both = ownSide(rows, payer, payee, null);
  if (both !== null) return partyKey(both);
  // The same payer in all rows and another payee in most: nothing but payments of the holder, or the other way round.
  for (const [one, other] of [
    [payer, payee],
    [payee, payer],
  ] as const) {
    const { only } = one.profile;
    if (only !== null && one.profile.isConstant && rows.length >= 3 && other.profile.distinct.size >= 3)
      return partyKey(only);
  }
  return null;
}

/** -1 when the holder pays, 1 when the holder is paid, 0 when the cells do not say it. */
export function signOfSides(
  levels: readonly Sides[],
  cells: readonly string[],
  keyOf: (text: string) => string,
): -1 | 0 | 1 {
  for (const { payer, payee, own } of levels) {
    const from = keyOf(cells[payer] ?? '');
    const to = keyOf(cells[payee] ?? '');
    const isOut = own === null ? from === '' : from === own;
    const isIn = own === null ? to === '' : to === own;
    if (isOut !== isIn) return isOut ? -1 : 1;
  }
  return 0;
}

function tellsMost(levels: readonly Sides[], { rows }: Unsigned, least = 0.5): boolean {
  const told = rows.filter((cells) => signOfSides(levels, cells, partyKey) !== 0).length;
  return levels.length > 0 && told > 0 && told >= rows.length * least;
}

/** A column of kinds of booking, every one of which says which way money went. */
function tellByWords(
  columns: readonly Column[],
  fields: ReadonlyMap<TargetField, readonly number[]>,
  unsigned: Unsigned,
  context: PlanContext,
): ToldDirection | null {
  const first = [...(fields.get('bookingText') ?? []), ...(fields.get('transactionCode') ?? [])];
  const others = columns.filter(({ index }) => !first.includes(index));
  const isCard = isSurelyCard(columns, context);
  for (const column of [...first.map((index) => columns[index]), ...others]) {
    if (!column || column.profile.filled < column.profile.rows || column.profile.letters === 0) continue;
    if (column.profile.isDate || column.profile.isNumeric || column.profile.distinct.size > 40) continue;
    const words = kindWords(column, unsigned, isCard);
    if (!words) continue;
    if (words.out.length === 0) return { ...untold, isAllIn: true };
    // A single text that is a kind may be a description as well.
    if (first.includes(column.index) || column.profile.distinct.size > 1)
      return { ...untold, column: column.index, words };
  }
  return null;
}

function kindWords(
  { index, profile }: Column,
  unsigned: Unsigned,
  isCard: boolean,
): { out: string[]; in: string[] } | null {
  const found = { out: [] as string[], in: [] as string[] };
  for (const word of new Set(profile.words)) {
    if (word.length > 40) return null;
    const settles = !isCard && isPaymentKind(word) && settlesCard(word, index, unsigned);
    const sign = kindSign(word, isCard || settles);
    if (sign === 0) return null;
    (sign < 0 ? found.out : found.in).push(word);
  }
  return found;
}

/** Every row of this kind thanks for the payment, as only the issuer of a card does. */
function settlesCard(word: string, index: number, { rows }: Unsigned): boolean {
  const paid = rows.filter((cells) => cellKey(cells[index] ?? '') === word);
  return paid.every((cells) =>
    cells.some((cell, at) => at !== index && (cardSettled.test(cell) || paymentReceived.test(cell))),
  );
}

/** The own account, where it tells the direction. */
export function ownOfSides(sides: readonly Sides[]): string | null {
  return parseIban(sides.find(({ own }) => own !== null)?.own ?? '');
}

/** Whether the signs are settled by something else than how the amounts are written. */
export function isTold({ column, words, sides, isUnmarkedOut, isAllIn }: ToldDirection): boolean {
  return column !== null || words !== null || sides.length > 0 || isUnmarkedOut || isAllIn;
}
