import type { Question, Reason } from '../../../../preload/contract/reading/reading';
import type { Column } from '../columns/column-candidates';
import { decideMoneyStyles, type StyleDecision } from '../columns/column-styles';
import type { DecimalSign } from '../values/amounts';
import { decimalSignAbove } from '../values/amounts-above';
import { type Clue, type ClueSource, clueOf, decide, weights } from './clues';
import type { MappedTable } from './mapped-table';
import { type AskedTable, numberQuestion } from './questions';

/** How the amounts of a table are written. */
export interface Decimals {
  sign: DecimalSign;
  /** That of the balance column, where it is surely another one. */
  balanceSign: DecimalSign;
  hasMixed: boolean;
  /** Why, for amounts that say nothing themselves. */
  reason: Reason;
  /** A later row may overturn it. */
  isTentative: boolean;
  questions: readonly Question[];
}

type DecimalClue = Clue<DecimalSign>;

const clue = (claim: DecimalSign, source: ClueSource, weight: number, code: string): DecimalClue =>
  clueOf(claim, source, weight, { code, params: { sign: claim } });

/** What the amounts say: proof, or a proposal that is asked where nothing else decides. */
function byAmounts({ value, isSure }: StyleDecision<DecimalSign>): DecimalClue {
  return isSure
    ? clue(value, 'proof', weights.balance, 'amount.others')
    : { ...clue(value, 'prior', weights.prior, 'amount.open'), isAsked: true };
}

function decimalClues({ context }: MappedTable, isConflict: boolean): (DecimalClue | null)[] {
  const { options, format, textAbove } = context;
  const chosen = options.decimalSign === 'mixed' ? undefined : options.decimalSign;
  const above = decimalSignAbove(textAbove);
  // Beside amounts that contradict each other, only the user says it for certain.
  const known = (one: DecimalClue): DecimalClue => (isConflict ? { ...one, isAsked: true } : one);
  return [
    chosen ? clue(chosen, 'user', weights.user, 'amount.chosen') : null,
    format?.decimalSign ? known(clue(format.decimalSign, 'format', weights.usual, 'amount.ofFormat')) : null,
    above ? known(clue(above, 'prior', weights.period, 'amount.above')) : null,
  ];
}

/** The one place that decides the decimal sign: the user, else what the amounts prove, else the description and the text above. */
export function decideDecimals(table: MappedTable, money: readonly Column[], asked: AskedTable): Decimals {
  const { options, format, delimiter } = table.context;
  const { amounts, balanceSign } = decideMoneyStyles(
    money,
    table.at('balanceAfter'),
    delimiter === ';' ? ',' : '.',
  );
  const hasMixed =
    (amounts.isMixed === true && options.decimalSign === 'mixed') ||
    (amounts.isApart === true && format?.hasMixedDecimals === true);
  const isSure = amounts.isSure || hasMixed;
  const { claim, isOpen, by } = decide(
    byAmounts({ ...amounts, isSure }),
    decimalClues(table, amounts.isConflict && !isSure),
  );
  return {
    sign: claim,
    balanceSign: balanceSign ?? claim,
    hasMixed,
    reason: by.reason,
    isTentative: isOpen && !amounts.isConflict,
    questions: isOpen ? [numberQuestion(asked, money, claim, amounts.isMixed === true)] : [],
  };
}
