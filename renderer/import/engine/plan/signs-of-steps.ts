import type { Reason } from '../../../../preload/contract/reading/reading';
import { type BalanceSteps, type RowSigns, signsByBalance } from '../columns/signs-by-balance';
import type { DecimalSign } from '../values/amounts';
import { agreesWithWords } from '../vocabulary/row-words';
import type { MappedTable } from './mapped-table';
import { mayBeOwed, runOfDays } from './sign-facts';

/** Rows whose words say which way all of them went. */
const fewestWords = 2;

interface Amounts {
  amount: number;
  sign: DecimalSign;
  balanceSign: DecimalSign;
}

/** What the steps of the balance say of amounts without a sign; null where they say nothing. */
export function balanceSteps(table: MappedTable, amounts: Amounts): BalanceSteps | null {
  const { rows, context, fields } = table;
  const [balance] = fields.get('balanceAfter') ?? [];
  if (balance === undefined) return null;
  const groups = (['accountIban', 'accountName', 'currency'] as const).flatMap(
    (field) => fields.get(field) ?? [],
  );
  return signsByBalance(rows, {
    ...amounts,
    balance,
    opening: context.opening,
    groups,
    dayRun: runOfDays(table),
  });
}

/**
 * The signs of rows by the steps of the balance: as the user said, where that was asked. Null where nobody can say whether the balance
 * is money or what is owed: all steps go one way, the account is a card, shops are listed, or words of rows say the opposite.
 */
export function signsOfSteps(
  table: MappedTable,
  { oneWay, isDenied, isFolded, signsOf }: BalanceSteps,
): { rowSigns: RowSigns; isOwed: boolean; reason: Reason } | null {
  const { options } = table.context;
  if (options.sign) {
    // Of steps that go one way the answer says which way all went, of others whether the balance is money.
    const said = options.sign === 'inverted' ? -1 : 1;
    const turn = said === (oneWay || 1) ? 1 : -1;
    const code = said < 0 ? 'sign.invertedChosen' : 'sign.chosen';
    return { rowSigns: signsOf(turn), isOwed: turn < 0, reason: { code } };
  }
  if (isDenied || isFolded || mayBeOwed(table) || (oneWay !== 0 && !isSpending(table, oneWay))) return null;
  return { rowSigns: signsOf(1), isOwed: false, reason: { code: 'sign.steps' } };
}

/** The balance falls by all amounts, and words of rows say that they went out: no debt that is paid back. */
function isSpending({ rows }: MappedTable, oneWay: -1 | 1): boolean {
  if (oneWay > 0 || rows.some((cells) => agreesWithWords(cells, 1))) return false;
  return rows.filter((cells) => agreesWithWords(cells, -1)).length >= fewestWords;
}
