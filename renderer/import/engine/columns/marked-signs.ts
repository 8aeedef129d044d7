import { cleanAmount } from '../values/clean-amount';
import { letterPairFor } from '../vocabulary/direction-marks';
import { fold } from '../vocabulary/fold';
import { directionOfRow, takenBackWord } from '../vocabulary/row-words';
import { stepsMoved } from './balance-evidence';
import type { Column } from './column-candidates';

/** Rows by the mark of their direction (`S`, `Debit`) and by whether their amount has a minus; those of zero are left out. */
interface MarkedRows {
  outMinus: number;
  outPlain: number;
  inMinus: number;
  inPlain: number;
}

/** The word or letter for money out of a column, where one pair explains all of them. */
export function outMarkOf({ key, profile }: Column): string | null {
  return (profile.directionPair ?? letterPairFor(key, profile.words))?.[0] ?? null;
}

/** Whether a mark stands for money out; null for one that is not known. */
type MarkReader = (cells: readonly string[]) => boolean | null;

export function countMarked(rows: readonly string[][], amount: Column, isOut: MarkReader): MarkedRows {
  const found: MarkedRows = { outMinus: 0, outPlain: 0, inMinus: 0, inPlain: 0 };
  for (const cells of rows) {
    const clean = cleanAmount(cells[amount.index] ?? '');
    const out = isOut(cells);
    if (!clean || out === null || !/[1-9]/.test(clean.core)) continue;
    if (clean.sign < 0) found[out ? 'outMinus' : 'inMinus']++;
    else found[out ? 'outPlain' : 'inPlain']++;
  }
  return found;
}

/**
 * Whether marks tell the direction of amounts of which some have a minus: most of what is marked as money out has none. Where there is
 * a balance, whatever moves it tells.
 */
export function marksTell(
  column: Column,
  amount: Column,
  balanceIndex: number,
  rows: readonly string[][],
): boolean {
  const { profile, index } = column;
  const { signed, negative, positive } = amount.profile;
  // A plus beside every amount that came in: whoever writes that means it.
  if (signed > negative && signed === negative + positive) return false;
  const mark = outMarkOf(column);
  const hasBlanks = profile.filled < profile.rows;
  // `CR` behind what came in, and nothing behind the others.
  if (mark === null || (hasBlanks && profile.words.length > 1)) return false;
  const isMarkOut = !hasBlanks || profile.words[0] === mark;
  const isOut: MarkReader = (cells) => {
    const key = fold(cells[index] ?? '');
    return hasBlanks ? (key !== '') === isMarkOut : key === mark;
  };
  if (balanceIndex >= 0) {
    const asWritten = stepsMoved(rows, amount.index, balanceIndex, (minor) => minor);
    const { repeated, reversed } = stepsOfMarks(rows, amount.index, balanceIndex, isOut);
    if (asWritten !== Math.max(repeated, reversed)) return asWritten < Math.max(repeated, reversed);
  }
  const { outMinus, outPlain, inMinus, inPlain } = countMarked(rows, amount, isOut);
  return outPlain > 0 && outPlain >= outMinus && inPlain >= inMinus;
}

function stepsOfMarks(
  rows: readonly string[][],
  amountIndex: number,
  balanceIndex: number,
  isOut: MarkReader,
): { repeated: number; reversed: number } {
  return {
    repeated: stepsMoved(rows, amountIndex, balanceIndex, (minor, cells) =>
      isOut(cells) ? -Math.abs(minor) : minor,
    ),
    reversed: stepsMoved(rows, amountIndex, balanceIndex, (minor, cells) => (isOut(cells) ? -minor : minor)),
  };
}

/** What a minus means beside a mark of direction. */
export interface MarkedMinus {
  /** It says again what a mark of money out says; else it takes that back. */
  isRepeated: boolean;
  /** Nothing says which: rows marked as money out, and those marked as money in, are shown. */
  isOpenOut: boolean;
  isOpenIn: boolean;
  /** Beside marks of money in it says the same, as a card counts what is owed. */
  isOwed: boolean;
}

/** Rows marked as money in whose minus shows that all of them have one: a single one may take a payment back. */
const fewestOwed = 2;

/** What the balance says of a minus beside marks, else that it repeats the mark: sure only where everything marked as money out has one. */
export function markedMinus(
  rows: readonly string[][],
  amount: Column | undefined,
  balanceIndex: number,
  isOut: MarkReader,
): MarkedMinus {
  if (!amount || amount.profile.negative === 0)
    return { isRepeated: true, isOpenOut: true, isOpenIn: true, isOwed: false };
  if (balanceIndex >= 0) {
    const { repeated, reversed } = stepsOfMarks(rows, amount.index, balanceIndex, isOut);
    const isProven = repeated !== reversed;
    if (isProven)
      return { isRepeated: repeated > reversed, isOpenOut: false, isOpenIn: false, isOwed: false };
  }
  const { outMinus, outPlain, inMinus, inPlain } = countMarked(rows, amount, isOut);
  const isOwed = inMinus >= fewestOwed && inPlain === 0 && outMinus === 0 && outPlain > 0;
  return {
    isRepeated: true,
    isOpenOut: outMinus === 0 || outPlain > 0,
    isOpenIn: !isOwed,
    isOwed,
  };
}

/**
 * Of two columns for money out and money in one holds amounts of both signs, and no balance stands beside them to say what that means. In
 * the one column of a card a minus is what was given back.
 */
export function holdContrarySigns(sides: readonly (Column | undefined)[], hasBalance: boolean): boolean {
  if (hasBalance || sides.some((side) => side === undefined)) return false;
  return sides.some((side) => side && side.profile.negative > 0 && side.profile.positive > 0);
}

/** Whether a row moved money the other way than the column says in which its amount stands, and no word says that it takes something back. */
export function deniesItsSide(
  cells: readonly string[],
  sides: { debit: number | undefined; credit: number | undefined },
  amount: number,
): boolean {
  const isFilled = (index: number | undefined) => /[1-9]/.test(cells[index ?? -1] ?? '');
  const [isOut, isIn] = [isFilled(sides.debit), isFilled(sides.credit)];
  if (isOut === isIn || amount === 0 || isOut === amount < 0) return false;
  return !cells.some((cell) => takenBackWord.test(fold(cell))) && directionOfRow(cells) !== Math.sign(amount);
}
