import type { Question } from '../../../../preload/contract/reading/reading';
import type { Column } from '../columns/column-candidates';
import { decideMoneyStyles } from '../columns/column-styles';
import type { DecimalSign } from '../values/amounts';
import { decimalSignAbove } from '../values/amounts-above';
import type { MappedTable } from './mapped-table';
import { type AskedTable, numberQuestion } from './questions';

/** How the amounts of a table are written. */
export interface Decimals {
  sign: DecimalSign;
  /** That of the balance column, where it is surely another one. */
  balanceSign: DecimalSign;
  hasMixed: boolean;
  /** A later row may overturn it. */
  isTentative: boolean;
  questions: readonly Question[];
}

/** The one place that decides the decimal sign: the user, else what the amounts prove, else the description and the text above. */
export function decideDecimals(table: MappedTable, money: readonly Column[], asked: AskedTable): Decimals {
  const { options, format, delimiter, textAbove } = table.context;
  const { amounts, balanceSign } = decideMoneyStyles(
    money,
    table.at('balanceAfter'),
    delimiter === ';' ? ',' : '.',
  );
  const chosen = options.decimalSign === 'mixed' ? undefined : options.decimalSign;
  const hasMixed =
    (amounts.isMixed === true && options.decimalSign === 'mixed') ||
    (amounts.isApart === true && format?.hasMixedDecimals === true);
  const isSure = amounts.isSure || hasMixed;
  const known = format?.decimalSign ?? decimalSignAbove(textAbove);
  const sign = chosen ?? (isSure ? amounts.value : (known ?? amounts.value));
  const isOpen = !chosen && !isSure && (amounts.isConflict || !known);
  return {
    sign,
    balanceSign: balanceSign ?? sign,
    hasMixed,
    isTentative: isOpen && !amounts.isConflict,
    questions: isOpen ? [numberQuestion(asked, money, sign, amounts.isMixed === true)] : [],
  };
}
