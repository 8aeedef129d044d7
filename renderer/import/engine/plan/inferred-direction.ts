import type { Reason } from '../../../../preload/contract/reading/reading';
import { directedMovesBalance, movesBalance } from '../columns/balance-evidence';
import type { Column } from '../columns/column-candidates';
import { countMarked } from '../columns/marked-signs';
import type { RowSigns } from '../columns/signs-by-balance';
import { findNetAmounts } from '../mapping/net-amounts';
import { AmountReader, type DecimalSign } from '../values/amounts';
import { markSign } from '../vocabulary/direction-marks';
import { isPaymentKind, kindSign } from '../vocabulary/direction-words';
import { fold } from '../vocabulary/fold';
import { cardSettled, paymentReceived } from '../vocabulary/payment-words';
import { fewestBare } from './clues';
import type { MappedTable } from './mapped-table';
import { findSides, partyKey, signOfSides } from './own-sides';
import { purchaseWords } from './plan-evidence';
import { isSeller, isSurelyCard } from './sign-facts';
import { balanceSteps, signsOfSteps } from './signs-of-steps';
import type { Sides } from './table-plan';

/** What tells the direction of amounts that are written without minus. */
export interface InferredDirection {
  /** Column whose words tell it, where it is not the one of a direction. */
  column: number | null;
  words: { out: readonly string[]; in: readonly string[] } | null;
  sides: readonly Sides[];
  /** What came in is marked, as in `41.00 CR` and `71,36+`: all other amounts are money out. */
  isUnmarkedOut: boolean;
  /** Only what was bought goes out without minus: all other kinds keep the sign that they have. */
  keepsMinus: boolean;
  /** Every kind of booking is one of what comes in: the amounts are as written. */
  isAllIn: boolean;
  /** The running balance gives each row its sign. */
  rowSigns: RowSigns | null;
  /** The running balance is what is owed. */
  isOwed: boolean;
  /** Why, for whoever asks; null where nothing is told. */
  reason: Reason | null;
}

const notInferred: InferredDirection = {
  column: null,
  words: null,
  sides: [],
  isUnmarkedOut: false,
  keepsMinus: false,
  isAllIn: false,
  rowSigns: null,
  isOwed: false,
  reason: null,
};

/** Amounts above zero, and how many of them have a sign of their own. */
interface Unsigned {
  rows: readonly string[][];
  index: number;
  marked: number;
  unmarked: number;
}

function unsignedAmounts({ index }: Column, rows: readonly string[][], decimalSign: DecimalSign): Unsigned {
  const reader = new AmountReader(decimalSign);
  const found: string[][] = [];
  let marked = 0;
  for (const cells of rows) {
    if (reader.parse(cells[index] ?? '', 3) !== 0 || reader.minor === 0) continue;
    // A minus says it itself: whether the others are told all the same is weighed below.
    if (reader.minor < 0) continue;
    found.push(cells);
    if (reader.hasSign) marked++;
  }
  return { rows: found, index, marked, unmarked: found.length - marked };
}

/**
 * Which way money went, where no amount has a minus and no column of directions tells it: marks of what came in, one side that is
 * always the own one, or kinds of booking that are all known. Nothing is told that single rows leave open; those are blocked.
 */
export function inferDirection(
  table: MappedTable,
  decimalSign: DecimalSign,
  balanceSign: DecimalSign,
): InferredDirection {
  const { columns, rows } = table;
  const amount = table.at('amount');
  if (!amount) return notInferred;
  // Signs that a description says, and the balance denies: only the balance itself can tell them then.
  const isDescribed = isKnown(table, false);
  const isAnswered = table.context.options.sign !== undefined && !table.fields.has('direction');
  if (isDescribed && !isAnswered && (isKnown(table, true) || !isDeniedByBalance(table, amount)))
    return notInferred;
  if (amount.profile.negative > 0)
    return isDescribed ? notInferred : inferBesideMinus(table, amount, decimalSign);
  // Whoever is paid and has the fee taken off is no card: a `charge` is what came in.
  if (!isDescribed && findNetAmounts(columns, rows)?.hasFee)
    return { ...notInferred, isAllIn: true, reason: { code: 'sign.sales' } };
  const unsigned = unsignedAmounts(amount, rows, decimalSign);
  if (unsigned.unmarked === 0) return notInferred;
  const steps = table.context.options.sign ? inferByBalance(table, unsigned, decimalSign, balanceSign) : null;
  if (steps) return steps;
  const balance = table.at('balanceAfter')?.index ?? -1;
  if (balance >= 0 && movesBalance(rows, amount.index, balance)) return notInferred;
  const direction = table.at('direction');
  if (direction) return isDescribed ? notInferred : blankWords(direction, unsigned, balance);
  const proven = inferByBalance(table, unsigned, decimalSign, balanceSign);
  return proven ?? (isDescribed ? notInferred : inferByRows(table, amount, unsigned, decimalSign));
}

/** Each step of the balance is its amount, up or down. */
function inferByBalance(
  table: MappedTable,
  { index, marked }: Unsigned,
  sign: DecimalSign,
  balanceSign: DecimalSign,
): InferredDirection | null {
  const steps = marked > 0 ? null : balanceSteps(table, { amount: index, sign, balanceSign });
  const found = steps && signsOfSteps(table, steps);
  return found && { ...notInferred, ...found };
}

/**
 * A few amounts have a minus among many that have none: what tells the direction of those tells it, where most of what it calls money
 * out has no minus. Marks of what came in are left: without them a file may leave out the plus of some rows only.
 */
function inferBesideMinus(table: MappedTable, amount: Column, decimalSign: DecimalSign): InferredDirection {
  const { rows } = table;
  const { negative, positive } = amount.profile;
  const balance = table.at('balanceAfter')?.index ?? -1;
  const direction = table.at('direction');
  if (balance < 0 && !direction) {
    const bought = purchases(table, amount, decimalSign, false);
    if (bought.reason) return bought;
  }
  const isFormat = table.context.format !== null;
  const isSales = isSeller(table.columns, rows, isSurelyCard(table.columns, table.context));
  if (negative >= positive || isFormat || isSales) return notInferred;
  if (balance >= 0 && movesBalance(rows, amount.index, balance)) return notInferred;
  const unsigned = unsignedAmounts(amount, rows, decimalSign);
  if (direction) return blankWords(direction, unsigned, balance);
  if (unsigned.marked > 0) return notInferred;
  const sides = findSides(table, unsigned.rows);
  const inferred: InferredDirection | null =
    sides.length > 0
      ? { ...notInferred, sides, reason: { code: 'sign.parties' } }
      : inferByKinds(table, unsigned);
  if (!inferred || inferred.isAllIn) return notInferred;
  const { outMinus, outPlain, inMinus, inPlain } = countMarked(rows, amount, outReader(inferred));
  const isWeighty = outPlain > outMinus + inMinus && inPlain >= inMinus;
  return isWeighty ? inferred : notInferred;
}

/** Whether parties or kinds say of a row that its money went out. */
function outReader({
  sides,
  column,
  words,
}: InferredDirection): (cells: readonly string[]) => boolean | null {
  const [out, into] = [new Set(words?.out), new Set(words?.in)];
  return (cells) => {
    if (sides.length > 0) {
      const sign = signOfSides(sides, cells, partyKey);
      return sign === 0 ? null : sign < 0;
    }
    const key = fold(cells[column ?? -1] ?? '');
    return out.has(key) ? true : into.has(key) ? false : null;
  };
}

/** No amount has a sign, and the balance goes both ways. */
function isDeniedByBalance({ rows, fields }: MappedTable, { index, profile }: Column): boolean {
  const [balance] = fields.get('balanceAfter') ?? [];
  if (balance === undefined || profile.negative > 0 || profile.signed > 0 || profile.positive < fewestBare)
    return false;
  return !movesBalance(rows, index, balance) && !directedMovesBalance(rows, index, () => true, balance);
}

/** The user, a description or two columns of money say the direction already. */
function isKnown({ fields, draft, context: { options, format } }: MappedTable, isDenied: boolean): boolean {
  if (fields.has('debit') || fields.has('credit')) return true;
  if (draft.fixed.has('direction') && (fields.has('direction') || !isDenied)) return true;
  // Of a described export the signs are known: none means as written, however few of its rows have one, unless the balance denies it.
  if (options.sign || (format !== null && format.sign !== 'inferred' && !isDenied)) return true;
  return (options.debitMarkers ?? options.creditMarkers ?? []).length > 0;
}

/** Marks of what came in, then payer and payee, then kinds of booking, then what was bought. */
function inferByRows(
  table: MappedTable,
  amount: Column,
  unsigned: Unsigned,
  decimalSign: DecimalSign,
): InferredDirection {
  const { format } = table.context;
  // Where an empty cell means money out, no row of this file has a mark.
  if (unsigned.marked > 0 || format?.directionWords?.out.includes(''))
    return {
      ...notInferred,
      isUnmarkedOut: true,
      reason: { code: 'sign.unmarkedOut', params: { count: unsigned.marked } },
    };
  const sides = findSides(table, unsigned.rows);
  if (sides.length > 0) return { ...notInferred, sides, reason: { code: 'sign.parties' } };
  const words = inferByKinds(table, unsigned);
  if (words || format?.sign !== 'inferred') return words ?? notInferred;
  return purchases(table, amount, decimalSign, true);
}

function purchases(
  { columns, rows }: MappedTable,
  amount: Column,
  decimalSign: DecimalSign,
  isInferredByKinds: boolean,
): InferredDirection {
  const found = purchaseWords(columns, amount, rows, decimalSign, isInferredByKinds);
  return found
    ? { ...notInferred, ...found, keepsMinus: true, reason: kindsReason(columns[found.column]) }
    : notInferred;
}

const kindsReason = (column: Column | undefined): Reason => ({
  code: 'sign.kinds',
  params: { name: column?.header ?? '' },
});

/** One word in some rows and none in the others: `CR` behind what came in. */
function blankWords({ index, profile }: Column, unsigned: Unsigned, balance: number): InferredDirection {
  const [word, ...others] = profile.words;
  const blank = unsigned.rows.filter((cells) => (cells[index] ?? '').trim() === '').length;
  if (word === undefined || others.length > 0 || blank === 0 || blank === unsigned.rows.length)
    return notInferred;
  const isIn = kindSign(word, false) > 0 || markSign(word) > 0;
  if (!isIn && markSign(word) === 0) return notInferred;
  if (
    balance >= 0 &&
    movesOtherwise(unsigned, balance, (cells) => ((cells[index] ?? '').trim() === '') === isIn)
  )
    return notInferred;
  const words = isIn ? { out: [''], in: [word] } : { out: [word], in: [''] };
  return { ...notInferred, words, reason: { code: 'sign.mark', params: { mark: word.toUpperCase() } } };
}

/** Whether the balances follow the inverted amounts. */
function movesOtherwise(
  unsigned: Unsigned,
  balance: number,
  isOut: (cells: readonly string[]) => boolean,
): boolean {
  return directedMovesBalance(unsigned.rows, unsigned.index, (cells) => !isOut(cells), balance);
}

/** A column of kinds of booking, every one of which says which way money went. */
function inferByKinds(table: MappedTable, unsigned: Unsigned): InferredDirection | null {
  const { columns, context } = table;
  const first = [...table.indexes('bookingText'), ...table.indexes('transactionCode')];
  const others = columns.filter(({ index }) => !first.includes(index));
  const isCard = isSurelyCard(columns, context);
  for (const column of [...first.map((index) => columns[index]), ...others]) {
    if (!column || column.profile.filled < column.profile.rows || column.profile.letters === 0) continue;
    if (column.profile.isDate || column.profile.isNumeric || column.profile.distinct.size > 40) continue;
    const words = kindWords(column, unsigned, isCard);
    if (!words) continue;
    const reason = kindsReason(column);
    // A kind that no row of the sample has is none of them: its row says so.
    if (words.out.length === 0) return { ...notInferred, isAllIn: true, column: column.index, words, reason };
    // A single text that is a kind may be a description as well.
    if (first.includes(column.index) || column.profile.distinct.size > 1)
      return { ...notInferred, column: column.index, words, reason };
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
  const paid = rows.filter((cells) => fold(cells[index] ?? '') === word);
  return paid.every((cells) =>
    cells.some((cell, at) => at !== index && (cardSettled.test(cell) || paymentReceived.test(cell))),
  );
}
