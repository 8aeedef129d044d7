import { directedMovesBalance, movesBalance, stepsOfSize } from '../columns/balance-evidence';
import type { Column } from '../columns/column-candidates';
import { decideDateOrder } from '../columns/column-styles';
import { isSellerList, sellingOf, soldWord } from '../columns/seller-list';
import { findNetAmounts } from '../mapping/net-amounts';
import type { DecimalSign } from '../values/amounts';
import { DayReader } from '../values/calendar-days';
import { fold } from '../vocabulary/fold';
import {
  cardHeader,
  cardSettled,
  cardUseHeader,
  interestText,
  merchantHeader,
  owedHeader,
  ownCardHeader,
  paymentCell,
  paymentReceived,
} from '../vocabulary/payment-words';
import { agreesWithWords, directionOfRow } from '../vocabulary/row-words';
import { fewestBare } from './clues';
import { type MappedTable, thousandthsOf } from './mapped-table';
import type { PlanContext } from './table-plan';

/** What the signs of an amount column may mean. */
export type Sign = 'asWritten' | 'inverted';

/** Rows that are looked at for words. */
export const mostRows = 2_000;

/** What the clues look at, counted once. */
export interface SignFacts {
  table: MappedTable;
  amount: Column;
  balance: Column | undefined;
  /** In thousandths, null where no amount stands. */
  signOf: (cells: readonly string[]) => number | null;
  /** A column or the preamble speaks of a card. */
  isCard: boolean;
  isSurelyCard: boolean;
  /** Transfers between accounts: no card. */
  isTransfers: boolean;
  isSales: boolean;
  /** Neither a card nor surely sales: which of the two words such as `Purchase` and `Refund` speak of is open. */
  isEitherSide: boolean;
  /** Signs with which the balance is the sum of the amounts. */
  fits: Record<Sign, boolean>;
  /** The balance grows by all amounts, and nothing says that they came in: rather what is owed on a card. */
  growsByWhatGoesOut: boolean;
  /** Of too few amounts without sign to be asked about, every row says in words that it came in. */
  saysIncome: boolean;
  /** A step of the balance goes down by an amount, and none goes up by one: few rows say it as well as many. */
  isFalling: boolean;
  /** More amounts without minus than with one: else they are as written. */
  isMostlyPositive: boolean;
  /** As many with a minus as without: words of rows tell. */
  isEven: boolean;
  /** No amount has a minus, a plus or another mark of its own. */
  isBare: boolean;
  /** Rows that say the card was paid, by their sign; `settled`: with words that only the issuer of a card has. */
  paid: { negative: number; positive: number; settled: number };
}

export function signFacts(table: MappedTable, amount: Column, decimalSign: DecimalSign): SignFacts {
  const { columns, context, rows } = table;
  const { profile } = amount;
  const signOf = thousandthsOf(amount.index, decimalSign);
  const isSurely = isSurelyCard(columns, context);
  const isCard = isSurely || columns.some((column) => cardHeader.test(column.key));
  const isSales = isSeller(columns, rows, isCard) || totalFees.test(fold(context.textAbove));
  // Beside a column of what went the other way the sign of the amount is known.
  const isLone = !table.fields.has('debit') && !table.fields.has('credit');
  const isBare = isLone && profile.negative === 0 && profile.signed === 0 && profile.positive > 0;
  const fits = balanceFits(table, amount);
  // What rows say is looked for only where it counts: amounts without sign that the balance grows by.
  const mayGrow = isBare && fits.asWritten && profile.positive >= fewestBare;
  return {
    table,
    amount,
    balance: movingBalance(table),
    signOf,
    isCard,
    isSurelyCard: isSurely,
    isTransfers: !isCard && table.fields.has('counterpartyIban'),
    isSales,
    isEitherSide: !isCard && !isSales,
    fits,
    // Gross less a fee comes in, whatever the rows are called.
    growsByWhatGoesOut: mayGrow && (mayBeOwed(table) || (!isSales && namesNoIncome(table))),
    saysIncome: profile.positive < fewestBare && rows.every((cells) => !signOf(cells) || isIncome(cells)),
    isFalling: isBare && !fits.asWritten && fallsByAmounts(table, amount, decimalSign),
    isMostlyPositive: profile.positive > profile.negative,
    isEven: profile.positive === profile.negative,
    isBare,
    paid: paymentSigns(rows, signOf, isCard),
  };
}

/**
 * The sum of amounts and that of fees above the table: what was paid by others, with fees taken off. A bank's statement may have a sum of
 * fees alone.
 */
const totalFees =
  /\b(?:total (?:amount|amounts|sales|montant|importo|importe|montante)|gesamtbetrag|gesamtumsatz|summe (?:der )?(?:betraege|umsaetze))\b.*\b(?:total (?:fees|commissions?|frais|commissioni|comisiones|comissoes|kosten)|gesamtgebuehren|summe (?:der )?gebuehren)\b/;

/** Whoever sells, as the columns or the figures say. */
export function isSeller(columns: readonly Column[], rows: readonly string[][], isCard: boolean): boolean {
  return (
    isSellerList(columns) ||
    (!isCard && sellingOf(columns) === 'surely') ||
    findNetAmounts(columns, rows)?.hasFee === true
  );
}

/** The preamble, a column that only cards have, or masked numbers say that the export is one of a card. */
export function isSurelyCard(columns: readonly Column[], context: PlanContext): boolean {
  return (
    context.isCard ||
    columns.some(
      ({ key, header, profile }) =>
        ownCardHeader.test(key) || cardUseHeader.test(header) || profile.masked > 0,
    )
  );
}

/** The balance may be what is owed, and grow with what went out. */
export function mayBeOwed(table: MappedTable): boolean {
  const { columns, context } = table;
  const balance = table.at('balanceAfter');
  return (
    isSurelyCard(columns, context) ||
    (balance !== undefined && owedHeader.test(balance.key)) ||
    columns.some(({ key }) => merchantHeader.test(key))
  );
}

/**
 * The balance, unless many rows never move it: what is available on a card is no witness of anything. Nor are balances without their
 * minus, which follow amounts of either sign.
 */
function movingBalance(table: MappedTable): Column | undefined {
  const balance = table.balanceSides ? undefined : table.at('balanceAfter');
  if (!balance || table.rows.length < fewestRows || balance.profile.distinct.size < fewestRows)
    return balance;
  const [amount = -1, debit = -1, credit = -1] = (['amount', 'debit', 'credit'] as const).map(
    (field) => table.at(field)?.index,
  );
  return stepsOfSize(table.rows, { amount, debit, credit }, balance.index) > 0 ? balance : undefined;
}

const fewestRows = 6;

/** Words of the row say that its money came in, and none that it may have gone out: "Interest" came in, "Loan interest" is open. */
function isIncome(cells: readonly string[]): boolean {
  const keys = cells.map(fold);
  if (keys.some((key) => mayBeCharged.test(key))) return false;
  return (
    directionOfRow(cells) > 0 ||
    keys.some(
      (key) =>
        key.split(' ').some((word) => interestText.test(word)) || (soldWord.test(key) && !given.test(key)),
    )
  );
}

/** What interest, wages, refunds and sales stand beside where the holder pays them. */
const mayBeCharged =
  /\b(?:fees?|charge[ds]?|debit\w*|overdra\w*|arrears|loans?|mortgages?|tax|taxes|contributions?|gebuehr\w*|entgelte?|soll\w*|darlehen\w*|kredit\w*|hypothe\w*|ueberziehung\w*|beitrag\w*|beitraege|praemien?|vorverkauf|prets?|emprunts?|hypothecaires?|mutuo|prestit\w*|passivi|hipotec\w*|prestamo\w*|mora|cartao|emprestimo|bolan|lan|boliglan|kredyt\w*|uver\w*|hitel\w*|kredi\w*|lainan?|leningen?|lening|hypotheek)\b/;
const given = /^(?:donations?|spenden?)(?: |$)/;

/** Nothing in the rows says that money came in. */
function namesNoIncome({ rows }: MappedTable): boolean {
  return !rows
    .slice(0, mostRows)
    .some((cells) => agreesWithWords(cells, 1) || cells.some((cell) => interestText.test(fold(cell))));
}

function paymentSigns(
  rows: readonly string[][],
  signOf: SignFacts['signOf'],
  isCard: boolean,
): SignFacts['paid'] {
  const payment = isCard ? paymentReceived : cardSettled;
  const paid = { negative: 0, positive: 0, settled: 0 };
  for (const cells of isCard ? rows : rows.slice(0, mostRows)) {
    const sign = signOf(cells) ?? 0;
    if (sign === 0 || !cells.some((cell) => payment.test(cell) || (isCard && paymentCell.test(cell))))
      continue;
    if (sign < 0 && cells.some((cell) => cardSettled.test(cell))) paid.settled++;
    if (sign < 0) paid.negative++;
    else paid.positive++;
  }
  return paid;
}

/** Which signs make the balance the sum of the amounts. Equal amounts fit both ways; then the days tell in which order rows came. */
function balanceFits(table: MappedTable, { index, profile }: Column): SignFacts['fits'] {
  const balance = table.at('balanceAfter');
  if (!balance || table.balanceSides) return { asWritten: false, inverted: false };
  const asWritten = movesBalance(table.rows, index, balance.index);
  // A minus that the balance follows is one.
  if (asWritten && profile.signed > 0) return { asWritten, inverted: false };
  const inverted = directedMovesBalance(table.rows, index, () => true, balance.index);
  const run = asWritten && inverted ? runOfDays(table) * runOfBalance(table.rows, balance.index) : 0;
  return { asWritten: asWritten && run >= 0, inverted: inverted && run <= 0 };
}

function fallsByAmounts(table: MappedTable, { index }: Column, sign: DecimalSign): boolean {
  const balance = table.at('balanceAfter')?.index ?? -1;
  const [amountOf, balanceOf] = [thousandthsOf(index, sign), thousandthsOf(balance, sign)];
  const run = runOfDays(table);
  const orders = [...(run >= 0 ? [table.rows] : []), ...(run <= 0 ? [[...table.rows].reverse()] : [])];
  const steps = orders.flatMap((rows) =>
    rows.slice(1).map((cells, at) => {
      const step = (balanceOf(cells) ?? Number.NaN) - (balanceOf(rows[at] ?? []) ?? Number.NaN);
      const minor = amountOf(cells) ?? 0;
      return step !== 0 && Math.abs(step) === minor ? Math.sign(step) : 0;
    }),
  );
  return steps.includes(-1) && !steps.includes(1);
}

/** 1 where days grow from row to row, -1 where they fall, 0 where neither can be said. */
export function runOfDays(table: MappedTable): number {
  const column = table.at('bookingDate') ?? table.at('transactionDate') ?? table.at('valueDate');
  if (!column) return 0;
  const { value, isSure } = decideDateOrder(column.profile);
  const days = new DayReader(value, null);
  const found = isSure ? table.rows.map((cells) => days.read((cells[column.index] ?? '').trim())) : [];
  const known = found.filter((day) => typeof day === 'string');
  const [first, last] = [known[0] ?? '', known.at(-1) ?? ''];
  return first === last ? 0 : first < last ? 1 : -1;
}

/** Whether the balances grow from row to row. */
function runOfBalance(rows: readonly string[][], index: number): number {
  const read = thousandthsOf(index, ',');
  const other = thousandthsOf(index, '.');
  const found = rows.map((cells) => read(cells) ?? other(cells)).filter((minor) => minor !== null);
  return Math.sign((found.at(-1) ?? 0) - (found[0] ?? 0));
}
