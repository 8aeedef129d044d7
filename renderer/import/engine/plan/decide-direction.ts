import type { Question, Reason } from '../../../../preload/contract/reading/reading';
import { movesBalance } from '../columns/balance-evidence';
import type { Column } from '../columns/column-candidates';
import { countMarked, type MarkedMinus, markedMinus, outMarkOf } from '../columns/marked-signs';
import { letterPairFor } from '../vocabulary/direction-marks';
import { fold } from '../vocabulary/fold';
import { clueOf, type Decision, decide, weights } from './clues';
import type { Decimals } from './decide-decimals';
import { type InferredDirection, inferDirection } from './inferred-direction';
import type { MappedTable } from './mapped-table';
import { type AskedTable, sidesQuestion, signQuestion } from './questions';
import { isByMinusAlone, signClues, usualSign } from './sign-clues';
import { mayBeOwed, type Sign, type SignFacts, signFacts } from './sign-facts';
import { areDenied, balanceSteps } from './signs-of-steps';
import type { Sides, TablePlan } from './table-plan';

/** Which way the money of every row went. */
export interface Direction {
  /** Column whose words tell it, null where none does. */
  column: number | null;
  words: TablePlan['direction'];
  sides: readonly Sides[];
  rowSigns: TablePlan['rowSigns'];
  markedMinus: MarkedMinus;
  otherMarks: TablePlan['otherMarks'];
  isUnmarkedOut: boolean;
  isAllIn: boolean;
  /** As written for the minus of some amounts alone. */
  isByMinusAlone: boolean;
  isInverted: boolean;
  /** Amounts and balances are inverted alike: what is owed on a card. */
  isBalanceInverted: boolean;
  reasons: readonly Reason[];
  questions: readonly Question[];
}

/**
 * The one place that decides which way money went: what marks, parties and kinds tell of amounts without minus, else the clues for
 * the signs as they are written or inverted. Columns of money out and money in need neither; where they were guessed, they are asked.
 */
export function decideDirection(
  table: MappedTable,
  asked: AskedTable,
  { sign: decimalSign, balanceSign }: Pick<Decimals, 'sign' | 'balanceSign'>,
): Direction {
  const inferred = inferDirection(table, decimalSign, balanceSign);
  const amount = table.at('amount');
  const isOpen = amount !== undefined && inferred.reason === null && !table.fields.has('direction');
  const facts = isOpen ? signFacts(table, amount, decimalSign) : undefined;
  const sign = inferred.reason === null ? decideSign(table, facts) : null;
  const column = inferred.column ?? table.at('direction')?.index ?? null;
  const isInverted = sign?.claim === 'inverted';
  const questions: Question[] = [];
  if (table.draft.hasGuessedSides && !table.context.options.sign)
    questions.push(sidesQuestion(asked, table.at('debit')));
  const isLate = table.context.areSignsOpen && sign !== null && sign.by.source !== 'user';
  if (amount && (sign?.isOpen || isLate)) {
    const steps = isBare(amount)
      ? balanceSteps(table, { amount: amount.index, sign: decimalSign, balanceSign })
      : null;
    const isEachRow = steps?.oneWay === 0;
    const isProposed = isEachRow ? mayBeOwed(table) || areDenied(steps) : isInverted;
    const isWaiting = isLate || sign?.isWaiting !== false || isProposed !== isInverted;
    const question = signQuestion(
      asked,
      amount,
      isProposed,
      isWaiting,
      isEachRow ? steps.signsOf : undefined,
    );
    questions.push(isWaiting ? question : { ...question, reason: sign.by.reason });
  }
  const words = directionWords(table, column, inferred);
  return {
    column,
    words,
    markedMinus: decideMinus(table, column, words, inferred),
    otherMarks: sign?.claim === 'asWritten' && sign.by.source !== 'user' ? otherMarks(table) : null,
    sides: inferred.sides,
    rowSigns: inferred.rowSigns,
    isUnmarkedOut: inferred.isUnmarkedOut,
    isAllIn: inferred.isAllIn && inferred.column !== null,
    isByMinusAlone:
      !!facts && sign?.by.source === 'prior' && !sign.isOpen && !isLate && isByMinusAlone(facts),
    isInverted,
    isBalanceInverted: inferred.isOwed || table.draft.isOwed || (isInverted && movesWithBalance(table)),
    reasons: amount ? reasonsOf(inferred, sign) : [],
    questions,
  };
}

const isBare = ({ profile }: Column) => profile.negative === 0 && profile.signed === 0;

/** What a minus says beside the words of a column; one beside marks of what came in says what it always does. */
function decideMinus(
  table: MappedTable,
  column: number | null,
  words: TablePlan['direction'],
  inferred: InferredDirection,
): MarkedMinus {
  if (inferred.isUnmarkedOut || inferred.keepsMinus)
    return { isRepeated: true, isOpenOut: false, isOpenIn: false, isOwed: false };
  const balance = table.at('balanceAfter')?.index ?? -1;
  return markedMinus(table.rows, table.at('amount'), balance, (cells) => {
    const key = fold(cells[column ?? -1] ?? '');
    return words.out.has(key) ? true : words.in.has(key) ? false : null;
  });
}

/** A column of marks that most signs agree with, and some do not, where no balance says who is right. */
function otherMarks(table: MappedTable): TablePlan['otherMarks'] {
  const { columns, rows, fields } = table;
  const [amount, balance] = [table.at('amount'), table.at('balanceAfter')];
  if (!amount || fields.has('direction') || amount.profile.negative === 0) return null;
  if (balance && movesBalance(rows, amount.index, balance.index)) return null;
  for (const column of columns) {
    const out = column.profile.isDirection && column.profile.distinct.size > 1 ? outMarkOf(column) : null;
    if (out === null) continue;
    const found = countMarked(rows, amount, (cells) => {
      const key = fold(cells[column.index] ?? '');
      return key === '' ? null : key === out;
    });
    const against = found.outPlain + found.inMinus;
    if (found.outMinus + found.inPlain > against) return { column: column.index, out };
  }
  return null;
}

function movesWithBalance(table: MappedTable): boolean {
  const [amount, balance] = [table.at('amount'), table.at('balanceAfter')];
  return (
    amount !== undefined && balance !== undefined && movesBalance(table.rows, amount.index, balance.index)
  );
}

/** Whether the signs of the amounts are inverted; null where a column of directions tells it, and the user says nothing. */
function decideSign(table: MappedTable, facts: SignFacts | undefined): Decision<Sign> | null {
  const { options, format } = table.context;
  if (options.sign) {
    const code = options.sign === 'inverted' ? 'sign.invertedChosen' : 'sign.chosen';
    return decide(clueOf<Sign>(options.sign, 'user', weights.user, { code }), []);
  }
  if (!facts) {
    if (format?.sign !== 'inverted') return null;
    const reason = { code: 'sign.invertedOfFormat' };
    return decide(clueOf<Sign>('inverted', 'format', weights.format, reason), []);
  }
  return decide(usualSign(facts), signClues(facts));
}

const written = 'sign.asWritten';

/** The clue that decided, how the amounts are written, and that it is asked. */
function reasonsOf(inferred: InferredDirection, sign: Decision<Sign> | null): readonly Reason[] {
  if (inferred.reason) return [inferred.reason];
  if (!sign) return [];
  const reasons: Reason[] = sign.isOpen ? [{ code: 'sign.open' }] : [];
  const { by, clues, claim, rival } = sign;
  if (sign.isOpen && rival && rival.reason.code !== written) reasons.push(rival.reason);
  if (by.reason.code !== written) reasons.push(by.reason);
  // Where no amount has a minus, that it is as written says nothing.
  const asWritten = clues.find(({ reason, agrees }) => reason.code === written && agrees > 0);
  if (asWritten && claim === 'asWritten') reasons.push(asWritten.reason);
  return reasons;
}

function directionWords(
  { columns, context, draft }: MappedTable,
  index: number | null,
  inferred: InferredDirection,
): TablePlan['direction'] {
  const { options, format } = context;
  const out = new Set((options.debitMarkers ?? []).map(fold));
  const into = new Set((options.creditMarkers ?? []).map(fold));
  if (out.size + into.size > 0) return { out, in: into };
  const known = inferred.words ?? format?.directionWords ?? draft.provenWords;
  if (known) return { out: new Set(known.out.map(fold)), in: new Set(known.in.map(fold)) };
  const column = index === null ? undefined : columns[index];
  const words = column?.profile.words ?? [];
  const named = column ? letterPairFor(column.key, words) : null;
  const strong = column?.profile.directionPair ?? null;
  // `A` alone below `E/A` is what goes out, below `D/A` what comes in.
  const pair = words.length === 1 ? (named ?? strong) : (strong ?? named);
  return pair ? { out: new Set([pair[0]]), in: new Set([pair[1]]) } : { out, in: into };
}
