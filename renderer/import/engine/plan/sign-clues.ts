import type { Column } from '../columns/column-candidates';
import { fold } from '../vocabulary/fold';
import { payerWords, paymentCell, paymentReceived } from '../vocabulary/payment-words';
import { spendsWithoutMinus, wordsAgainstSigns } from '../vocabulary/row-words';
import { type Clue, clueWith, counted, fewestBare, isMinusRare, likely, weights } from './clues';
import { agreesAsWritten, byCard, bySettledCard } from './settled-card';
import { mostRows, type Sign, type SignFacts } from './sign-facts';

type SignClue = Clue<Sign>;
const signClue = clueWith<Sign>;

/** As written, as most exports are. */
export function usualSign({ amount }: SignFacts): SignClue {
  const { negative, positive } = amount.profile;
  return counted(
    signClue('asWritten', 'prior', weights.prior, 'sign.asWritten', { negative, positive }),
    negative,
  );
}

/** What a description says of its signs; one that says nothing means as written. */
function byFormat({ table: { context } }: SignFacts): SignClue | null {
  const { format } = context;
  if (!format) return null;
  if (format.sign === 'inverted')
    return signClue('inverted', 'format', weights.format, 'sign.invertedOfFormat');
  const isKnown = format.sign !== undefined && format.sign !== 'inferred';
  return signClue('asWritten', 'format', isKnown ? weights.format : weights.usual, 'sign.ofFormat');
}

/** A description that may be meant. */
function bySuggestion(facts: SignFacts): SignClue | null {
  const { context } = facts.table;
  const sign = context.suggested?.sign;
  // A plus beside every amount that came in: whoever writes that means it.
  const { signed, negative, positive } = facts.amount.profile;
  if (signed > negative && signed === negative + positive) return null;
  if (!sign || sign === 'inferred' || facts.balance || context.hasMinusAbove) return null;
  const isInverted = sign === 'inverted';
  // On a card whose charges have no minus most rows have none, and no words agree with one.
  if (isInverted && negative > positive && agreesAsWritten(facts)) return null;
  const weight = isInverted && isSettledByMinus(facts) ? weights.witnessed : weights.suggested;
  const code = isInverted ? 'sign.invertedOfFormat' : 'sign.ofFormat';
  return signClue(isInverted ? 'inverted' : 'asWritten', 'format', weight, code);
}

/** Among amounts without minus what settles a card has one. `Zahlung Handwerker` settles none: it went out of an account. */
function isSettledByMinus({ table: { rows }, signOf, amount: { profile } }: SignFacts): boolean {
  if (profile.negative > profile.positive) return false;
  const settles = (cell: string) => paymentReceived.test(cell) || paymentCell.test(cell);
  const paid = rows.slice(0, mostRows).filter((cells) => cells.some(settles));
  return paid.length > 0 && paid.every((cells) => (signOf(cells) ?? 0) < 0);
}

/** A table above this one writes money out with a minus. */
function byTableAbove({ table: { context } }: SignFacts): SignClue | null {
  return context.hasMinusAbove ? signClue('asWritten', 'prior', weights.usual, 'sign.tableAbove') : null;
}

/** The balance is the sum of the amounts as they are written; or it is not, and no amount has a sign. */
function byBalance(facts: SignFacts): SignClue | null {
  const { amount, balance, table, isBare, isFalling, fits, growsByWhatGoesOut } = facts;
  const { rows } = table;
  if (!balance) return null;
  const proof = counted(signClue('asWritten', 'proof', weights.balance, 'sign.balance'), rows.length);
  if (fits.asWritten) return { ...proof, isAsked: growsByWhatGoesOut };
  // One balance beside every row is that of the account.
  const isFew = amount.profile.positive < fewestBare;
  const isOpen = isBare && (isFew ? !facts.saysIncome : balance.profile.distinct.size > 1);
  const isDenied = isOpen || isFalling;
  return isDenied
    ? counted(signClue('inverted', 'prior', weights.bare, 'sign.noBalance'), 0, rows.length)
    : null;
}

/** The balance falls by what has no minus, or grows by what has one. */
function byInvertedBalance({ fits, isMostlyPositive, table: { rows } }: SignFacts): SignClue | null {
  if (!fits.inverted) return null;
  const weight = fits.asWritten ? weights.balance : isMostlyPositive ? weights.invertedBalance : weights.bare;
  return {
    ...counted(signClue('inverted', 'proof', weight, 'sign.turnedBalance'), rows.length),
    isAsked: true,
  };
}

/** The balance of a card grows with its charges: as written it is what is owed. */
function byOwedBalance({
  balance,
  isSurelyCard,
  paid,
  isBare,
  isMostlyPositive,
  amount,
  fits,
}: SignFacts): SignClue | null {
  if (!balance || !isSurelyCard || paid.positive > 0) return null;
  const isCharged = paid.settled > 0 || (isBare && amount.profile.positive >= fewestBare);
  // Beside a balance that does not grow with amounts without sign, nothing shows that they are charges.
  const isShown = paid.settled > 0 || fits.asWritten;
  if (!isCharged) return null;
  // More rows with a minus than without: what was paid with a card that was filled up, and one of them thanks for it.
  const isOwed = paid.settled > 0 && fits.asWritten && isMostlyPositive;
  const weight = isOwed ? weights.owedAndPaid : isShown ? weights.owed : weights.probable;
  return { ...signClue('inverted', 'words', weight, 'sign.owed'), isLikely: !isShown };
}

/** Whoever sells is paid what stands there. */
function bySales({ isSales }: SignFacts): SignClue | null {
  return isSales ? signClue('asWritten', 'words', weights.sales, 'sign.sales') : null;
}

/** Words such as `Belastung` and `Gutschrift` beside signed amounts: whether the signs say the same throughout. */
function byMarks(facts: SignFacts): SignClue | null {
  const { isSales, isEitherSide, signOf, table } = facts;
  const { columns, rows } = table;
  const column = columns.find(({ profile }) => profile.isDirection && profile.distinct.size > 1);
  const pair = column?.profile.directionPair;
  if (isSales || !column || !pair) return null;
  let [alike, opposite] = [0, 0];
  for (const cells of rows.slice(0, mostRows)) {
    const sign = signOf(cells) ?? 0;
    if (sign === 0) continue;
    const isOut = fold(cells[column.index] ?? '') === pair[0];
    if (isOut === sign < 0) alike++;
    else opposite++;
  }
  const isMixed = alike > 0 && opposite > 0;
  // Signs that most marks agree with are signs: the rows that disagree are shown.
  if (alike + opposite === 0 || (isMixed && opposite <= alike)) return null;
  const found = signClue(opposite > 0 ? 'inverted' : 'asWritten', 'words', weights.rowWords, 'sign.marks', {
    name: column.header,
  });
  // `Purchase` and `Refund`: the buyer's, unless a seller wrote the list; beside what settled a card it is hardly one.
  const isOpen = opposite > 0 && isEitherSide && ofTrade.test(pair[0]);
  return {
    ...counted(found, Math.max(alike, opposite), Math.min(alike, opposite)),
    isAsked: isMixed || isOpen,
    isLikely: !isMixed && byLonePayments(facts) !== null,
  };
}

/** Words for what goes out that a seller uses for what comes in. */
const ofTrade = /^(?:purchases?|charges?|sales?|kauf|einkauf|achat|compra|acquisto|aankoop|kop|zakup|nakup)$/;

/** How rows that settle the card are signed, beside charges. */
function byPayments(facts: SignFacts): SignClue | null {
  const { paid, isCard, isSurelyCard, isBare, amount, isTransfers, isSales } = facts;
  if (isTransfers || isSales || paid.negative + paid.positive === 0) return null;
  const count = paid.negative + paid.positive;
  if (paid.positive === 0)
    return counted(signClue('inverted', 'words', weights.payments, 'sign.payments', { count }), count);
  // A payment written like the charges beside it: neither reading is right for all of them.
  if (isSurelyCard && isBare && paid.positive < amount.profile.positive)
    return signClue('inverted', 'prior', weights.probable, 'sign.card');
  const weight = isCard ? weights.rowWords : weights.perhapsPayments;
  return counted(
    signClue('asWritten', 'words', weight, 'sign.paymentsIn', { count: paid.positive }),
    paid.positive,
    paid.negative,
  );
}

/** The only amounts with a minus stand in rows of nothing but a payment: it settled a card, or went out of an account. */
function byLonePayments({ table, signOf, ...facts }: SignFacts): SignClue | null {
  if (facts.isCard || facts.isTransfers || facts.isSales) return null;
  const isPayment = (cells: readonly string[]) => cells.some((cell) => paymentCell.test(cell));
  const known = table.rows.slice(0, mostRows).filter((cells) => signOf(cells));
  const isLone = known.every((cells) => isPayment(cells) === (signOf(cells) ?? 0) < 0);
  const count = known.filter(isPayment).length;
  if (!isLone || count === 0) return null;
  const clue = signClue('inverted', 'words', weights.probable, 'sign.payments', { count });
  // Invoices and a payment of the rent are written alike: likely only among what is spent.
  return { ...clue, isLikely: spendsWithoutMinus(table.rows.slice(0, mostRows), signOf) };
}

/** Refunds below a minus, fees without one: one such row alone is probable only. */
function byRowWords({ table, signOf, isSurelyCard, isEitherSide, ...facts }: SignFacts): SignClue | null {
  if (facts.isTransfers || facts.isSales || facts.paid.positive > 0) return null;
  const { inverted, isInverted } = wordsAgainstSigns(table.rows.slice(0, mostRows), signOf);
  if (!isInverted) return null;
  // As many with a minus as without: on an account one refund with a minus says nothing.
  if (facts.isEven && !isSurelyCard && inverted < 2) return null;
  // A refund with a minus is what a seller paid back as well: without a card it is asked, however many there are.
  const isSure = !isEitherSide && inverted >= (isSurelyCard ? 1 : 2);
  const weight = isSure ? weights.rowWords : weights.probable;
  const clue = signClue('inverted', 'words', weight, 'sign.rowWords', { count: inverted });
  return { ...counted(clue, inverted), isLikely: !isSure };
}

/** Most amounts without a minus, and what goes out among them. */
function bySpending({ table: { rows }, signOf, paid, isTransfers, isSales }: SignFacts): SignClue | null {
  if (isTransfers || isSales || paid.positive > 0) return null;
  return spendsWithoutMinus(rows.slice(0, mostRows), signOf)
    ? likely(signClue('inverted', 'words', weights.probable, 'sign.spending'))
    : null;
}

/** Amounts without any sign, and nobody among the names who pays: neither way is sure, however few they are. */
function byBareAmounts({ table, isBare, isSales, saysIncome, paid }: SignFacts): SignClue | null {
  if (!isBare || isSales || saysIncome || paid.positive > 0) return null;
  return comesFromPayers(table.at('counterpartyName'))
    ? null
    : signClue('inverted', 'prior', weights.bare, 'sign.bare');
}

/** Far more amounts without minus than with one, and no row whose words agree: spending as well as income and its costs. */
function byFewMinus(facts: SignFacts): SignClue | null {
  const { negative, positive } = facts.amount.profile;
  if (!isMinusRare(negative, positive) || !isByMinusAlone(facts)) return null;
  return signClue('inverted', 'prior', weights.bare, 'sign.bare');
}

/** Nothing but that some amounts have a minus says that they are as written. */
export function isByMinusAlone(facts: SignFacts): boolean {
  const { amount, balance, isSales, isTransfers, paid, table } = facts;
  const { signed, negative } = amount.profile;
  if (balance || isSales || isTransfers || negative === 0 || signed > negative) return false;
  if (table.fields.has('accountIban') || comesFromPayers(table.at('counterpartyName'))) return false;
  return paid.positive === 0 && !agreesAsWritten(facts);
}

/** A plus beside some amounts, a minus beside others and nothing beside the rest: those may be either. */
function byMissingSigns({ amount: { profile }, isSales }: SignFacts): SignClue | null {
  const { signed, negative, positive } = profile;
  const plus = signed - negative;
  if (isSales || negative === 0 || plus <= 0 || positive <= plus) return null;
  return counted(signClue('inverted', 'prior', weights.bare, 'sign.someBare', { count: positive - plus }), 0);
}

/** Most rows name somebody who pays: amounts without sign are what came in. */
function comesFromPayers(name: Column | undefined): boolean {
  if (!name || name.profile.isEmpty) return false;
  const { profile } = name;
  return profile.countDistinct((text) => payerWords.test(fold(text))) >= profile.distinct.size * 0.6;
}

/** `D 23.50` without any `C`: the letter may stand for a deposit. */
function byLoneLetter({ amount: { profile } }: SignFacts): SignClue | null {
  let [lone, others] = [0, 0];
  for (const [text, count] of profile.distinct) {
    if (/^\s*D\.?\s*[\d.,]/.test(text)) lone += count;
    if (/^\s*(?:C|CR|Cr)\.?\s*[\d.,]/.test(text)) others += count;
  }
  return lone > 0 && others === 0
    ? counted(signClue('inverted', 'prior', weights.bare, 'sign.loneLetter', { count: lone }), lone)
    : null;
}

const always = [
  byLoneLetter,
  byFormat,
  bySuggestion,
  byTableAbove,
  byBalance,
  byInvertedBalance,
  byOwedBalance,
  bySettledCard,
] as const;
const amongPositives = [
  bySales,
  byPayments,
  byLonePayments,
  byRowWords,
  bySpending,
  byCard,
  byBareAmounts,
  byFewMinus,
] as const;

/** All that speaks for or against the signs as they are written; a balance is the only witness of rows where there is one. */
export function signClues(facts: SignFacts): readonly (SignClue | null)[] {
  const { balance, isMostlyPositive, isEven, isSurelyCard } = facts;
  const isEvenCard = isEven && isSurelyCard;
  const ofRows = balance
    ? []
    : isMostlyPositive
      ? [byMarks, byMissingSigns, ...amongPositives]
      : [byMarks, byMissingSigns, ...(isEvenCard ? [byPayments] : []), ...(isEven ? [byRowWords] : [])];
  return [...always, ...ofRows].map((ask) => ask(facts));
}
