import type { TargetField } from '../../../../preload/contract/reading/reading';
import { movesBalance } from '../columns/balance-evidence';
import type { Column } from '../columns/column-candidates';
import type { ColumnProfile } from '../columns/column-profile';
import { isSellerList } from '../columns/seller-list';
import { findNetAmounts } from '../mapping/net-amounts';
import { AmountReader, type DecimalSign } from '../values/amounts';
import { spendsWithoutMinus, wordsTurnSigns } from '../vocabulary/direction-words';
import { cellKey } from '../vocabulary/word-lists';
import type { PlanContext } from './table-plan';

const cardHeader =
  /\b(?:karte|kartennr|karteninhaber|kartennummer|card|cardholder|kreditkarte|mcc|carta|carte|tarjeta|cartao|kaart|kaartnummer|kaarthouder|creditcard|merchant)\b/;
const merchantHeader = /\b(?:merchant|haendler|haendlername|esercente|commercant|comercio|comerciante)\b/;
/** Columns that only the export of a card has. */
const ownCard =
  /\b(?:karteninhaber|cardholder|card holder|card member|cardmember|kreditkarte|titolare della carta|titular de la tarjeta|titulaire de la carte|titular do cartao|kaarthouder|kredietkaart)\b/;
export const paymentReceived =
  /zahlung erhalten|besten dank|payment received|thank you|zahlungseingang|lastschrifteinzug|ihre (?:lsv-|e-?bill-|qr-)?zahlung|direct debit payment|autopay|paiement recu|paiement reçu|pagamento ricevuto|einzahlung|payment - thank|gracias por su pago|pago recibido|merci pour votre paiement|votre reglement|votre règlement|betaling ontvangen|bedankt voor uw betaling|grazie per il (?:suo |vostro )?pagamento|aflossing|pagamento recebido|obrigado pelo|te(?:ş|s)ekk(?:ü|u)r/i;

/** How only the issuer of a card begins when it is paid: enough where no column speaks of a card or of an account. */
export const cardSettled =
  /^(?:(?:hartelijk )?bedankt voor uw betaling|merci pour votre paiement|gracias por su pago|grazie per il (?:suo |vostro )?pagamento|obrigad[oa] pel[oa] (?:seu )?pagamento|tack f[öo]r (?:din|er) (?:in)?betalning|takk? for (?:din |deres )?(?:ind|inn)?betaling(?:en)?|kiitos maksusta|dzi[ęe]kujemy za (?:wp[łl]at[ęe]|p[łl]atno[śs][ćc])|d[ěe]kujeme za platbu|zahlung erhalten|(?:besten|herzlichen|vielen) dank f(?:ü|ue)r (?:ihre|die) zahlung|ihre zahlung,? (?:[-–] )?(?:besten|herzlichen|vielen) dank|payment received|(?:(?:automatic|online|internet|mobile|electronic|web|your|card|auto) )*payment,? ?[-–]? ?(?:received,? ?)?thank you|lastschrifteinzug vom girokonto|paiement re[cç]u|pagamento ricevuto)/i;

/** One or two bookings may well be income; more of them without any sign, and nothing that says so, are asked about. */
const fewest = 3;

/** No amount has a minus, a plus or another mark of its own. */
function isBare({ negative, signed, positive }: ColumnProfile): boolean {
  return negative === 0 && signed === 0 && positive > 0;
}

/** Words with which books name those who pay the account: customers, tenants, members. */
const payer =
  /^(?:kund(?:e|in|en)?|debitor|mieter(?:in)?|spender(?:in)?|mitglied|customer|client|cliente|tenant|donor|member|locataire|locatario|inquilino|klant|huurder|kund|klient|zakaznik|asiakas|ugyfel|kupac)(?:[\s:,.-]|nr|$)/;

/** Most rows name somebody who pays: amounts without sign are what came in. */
function comesFromPayers(name: Column | undefined): boolean {
  if (!name || name.profile.isEmpty) return false;
  const { profile } = name;
  return profile.countDistinct((text) => payer.test(cellKey(text))) >= profile.distinct.size * 0.6;
}

/** Amounts without any sign that do not add up to the balances beside them. */
function isContradicted(amount: Column, balance: Column | undefined, rows: readonly string[][]): boolean {
  return (
    isBare(amount.profile) &&
    amount.profile.positive >= fewest &&
    balance !== undefined &&
    balance.profile.distinct.size >= fewest &&
    !movesBalance(rows, amount.index, balance.index)
  );
}

/** What is settled about the signs of amounts, and whether the user is asked. */
export interface SignDecision {
  isInverted: boolean;
  isOpen: boolean;
}

/** What the rows say of their signs; `isProven` where balances, directions or words in single rows say it. */
interface SignOfRows extends SignDecision {
  isProven: boolean;
}

const writtenUnproven: SignOfRows = { isInverted: false, isOpen: false, isProven: false };
const writtenProven: SignOfRows = { isInverted: false, isOpen: false, isProven: true };
const turnedProven: SignOfRows = { isInverted: true, isOpen: false, isProven: true };

/**
 * Signs of an amount column: the user, else what the rows prove, else the description of the format, else what is likely. A
 * description that the rows contradict, and one that is only suggested and says something else, is asked about.
 */
export function decideSign(
  amount: Column | undefined,
  columns: readonly Column[],
  fields: ReadonlyMap<TargetField, readonly number[]>,
  rows: readonly string[][],
  context: PlanContext,
  decimalSign: DecimalSign,
): SignDecision {
  const { options, format, suggested } = context;
  if (options.sign) return { isInverted: options.sign === 'inverted', isOpen: false };
  const known = format?.sign && format.sign !== 'told' ? format.sign === 'inverted' : null;
  if (!amount || fields.has('direction')) return { isInverted: known ?? false, isOpen: false };
  const shown = signOfRows({ amount, columns, fields, rows, context, decimalSign });
  if (known !== null)
    return shown.isProven && shown.isInverted !== known
      ? { isInverted: shown.isInverted, isOpen: true }
      : { isInverted: known, isOpen: false };
  const isLikely = suggested?.sign === 'inverted';
  const isUnsure = !shown.isProven && !context.hasMinusAbove && !fields.has('balanceAfter');
  if (isUnsure && suggested?.sign && suggested.sign !== 'told' && isLikely !== shown.isInverted)
    return { isInverted: isLikely, isOpen: true };
  return { isInverted: shown.isInverted, isOpen: shown.isOpen };
}

interface SignedTable {
  amount: Column;
  columns: readonly Column[];
  fields: ReadonlyMap<TargetField, readonly number[]>;
  rows: readonly string[][];
  context: PlanContext;
  decimalSign: DecimalSign;
}

/**
 * Cards often write charges as positive numbers. Told by the rows: on a card most numbers are charges, and the payment that
 * settles it stands with the opposite sign. All numbers alike on a card: asked.
 */
function signOfRows(table: SignedTable): SignOfRows {
  const { amount, columns, fields, rows, context, decimalSign } = table;
  const { format } = context;
  const balance = fields.get('balanceAfter')?.[0];
  if (balance !== undefined) return signByBalance(table, columns[balance]);
  const { profile } = amount;
  const isCard =
    context.isCard || columns.some((column) => cardHeader.test(column.key) || column.profile.masked > 0);
  const paid = paymentSigns(table, isCard);
  // Thanks for a payment below a minus, on a card: however many refunds stand beside it.
  if (isSurelyCard(columns, context) && paid.settled > 0 && paid.positive === 0) return turnedProven;
  if (profile.positive <= profile.negative) return writtenUnproven;
  if (isSellerList(columns) || findNetAmounts(columns, rows)) return writtenProven;
  const turned = signByDirection(amount, columns, rows, decimalSign);
  if (turned !== null) return { isInverted: turned, isOpen: false, isProven: true };
  const name = columns[fields.get('counterpartyName')?.[0] ?? -1];
  const isUnmarked = !format && !context.hasMinusAbove && isBare(profile) && profile.positive >= fewest;
  const unproven = { ...writtenUnproven, isOpen: isUnmarked && !comesFromPayers(name) };
  if (!isCard && fields.has('counterpartyIban')) return unproven;
  const isOfCard = isSurelyCard(columns, context);
  if (paid.negative > 0 && paid.positive === 0) return turnedProven;
  const reader = new AmountReader(decimalSign);
  const signOf = (cells: readonly string[]) =>
    reader.parse(cells[amount.index] ?? '', 3) === 0 ? reader.minor : null;
  if (paid.positive === 0 && wordsTurnSigns(rows, signOf, isOfCard ? 1 : 2)) return turnedProven;
  // One row alone that came in below a minus, and none that says otherwise: probable, so it is asked.
  if (!format && paid.positive === 0 && !context.hasMinusAbove && wordsTurnSigns(rows, signOf, 1))
    return { isInverted: true, isOpen: true, isProven: false };
  // A payment written like the charges beside it: neither reading is right for all of them.
  if (paid.positive > 0 && isOfCard && isBare(profile) && paid.positive < profile.positive)
    return { isInverted: !format, isOpen: !format, isProven: false };
  if (paid.positive > 0) return { ...writtenProven, isProven: isCard };
  // Most amounts without a minus, and what goes out among them: asked.
  if (!format && !context.hasMinusAbove && spendsWithoutMinus(rows, signOf))
    return { isInverted: true, isOpen: true, isProven: false };
  if (!isCard) return unproven;
  // More numbers without minus than with one on a card: charges are most of a card's rows. Probable, so it is asked.
  // A merchant in every row and no minus at all is no account of transfers: rather a card than nothing but income.
  const hasMerchants = columns.some(
    (column) => merchantHeader.test(column.key) && column.profile.filled >= column.profile.rows * 0.8,
  );
  const isMerchantOnly = (profile.negative === 0 || hasMerchants) && !fields.has('counterpartyIban');
  const isProbable = (isOfCard || isMerchantOnly) && !format;
  return { isInverted: isProbable, isOpen: isProbable, isProven: false };
}

function signByBalance({ amount, rows, context }: SignedTable, balance: Column | undefined): SignOfRows {
  if (balance && movesBalance(rows, amount.index, balance.index)) return writtenProven;
  const isAsked = !context.format && !context.hasMinusAbove;
  return { ...writtenUnproven, isOpen: isAsked && isContradicted(amount, balance, rows) };
}

/** How rows that say the card was paid are signed. */
function paymentSigns({ amount, rows, decimalSign }: SignedTable, isCard: boolean) {
  const payment = isCard ? paymentReceived : cardSettled;
  const reader = new AmountReader(decimalSign);
  const paid = { negative: 0, positive: 0, settled: 0 };
  for (const cells of isCard ? rows : rows.slice(0, 2_000)) {
    if (reader.parse(cells[amount.index] ?? '', 3) !== 0 || reader.minor === 0) continue;
    if (!cells.some((cell) => payment.test(cell))) continue;
    if (reader.minor < 0 && cells.some((cell) => cardSettled.test(cell))) paid.settled++;
    if (reader.minor < 0) paid.negative++;
    else paid.positive++;
  }
  return paid;
}

/** The preamble, a column that only cards have, or masked numbers say that the export is one of a card. */
export function isSurelyCard(columns: readonly Column[], context: PlanContext): boolean {
  return context.isCard || columns.some((column) => ownCard.test(column.key) || column.profile.masked > 0);
}

/** Words such as `Belastung` and `Gutschrift` beside signed amounts: whether the signs say the opposite; null without such words. */
function signByDirection(
  amount: Column,
  columns: readonly Column[],
  rows: readonly string[][],
  decimalSign: DecimalSign,
): boolean | null {
  const column = columns.find(({ profile }) => profile.isDirection && profile.distinct.size > 1);
  const pair = column?.profile.directionPair;
  if (!column || !pair) return null;
  const reader = new AmountReader(decimalSign);
  let alike = 0;
  let opposite = 0;
  for (const cells of rows.slice(0, 2_000)) {
    if (reader.parse(cells[amount.index] ?? '', 3) !== 0 || reader.minor === 0) continue;
    const isOut = cellKey(cells[column.index] ?? '') === pair[0];
    if (isOut === reader.minor < 0) alike++;
    else opposite++;
  }
  return alike > 0 === opposite > 0 ? null : opposite > 0;
}

/** How a fee column belongs to the amount: what the balances prove, else what its signs say. */
export function decideFeeRule(
  fields: ReadonlyMap<TargetField, readonly number[]>,
  columns: readonly Column[],
  rows: readonly string[][],
  decimalSign: DecimalSign,
): 'ignore' | 'add' | 'subtract' {
  const fees = [...(fields.get('fee') ?? []), ...(fields.get('tax') ?? [])];
  const amount = fields.get('amount')?.[0];
  const balance = fields.get('balanceAfter')?.[0];
  if (fees.length === 0) return 'ignore';
  // `Source amount (after fees)`: the fee left the account beside it.
  if (amount === undefined)
    return /\b(?:after fees|nach gebuehren)\b/.test(columns[fields.get('debit')?.[0] ?? -1]?.key ?? '')
      ? 'subtract'
      : 'ignore';
  const isNet = /\b(?:net|netto|total)\b/.test(columns[amount]?.key ?? '');
  if (isNet) return 'ignore';
  if (balance !== undefined) return ruleByBalance(rows, amount, balance, fees, fields, decimalSign);
  const profiles = fees.map((index) => columns[index]?.profile).filter((profile) => profile !== undefined);
  const negative = profiles.reduce((sum, profile) => sum + profile.negative, 0);
  const positive = profiles.reduce((sum, profile) => sum + profile.positive, 0);
  return negative > 0 && positive === 0 ? 'add' : 'ignore';
}

function ruleByBalance(
  rows: readonly string[][],
  amountIndex: number,
  balanceIndex: number,
  fees: readonly number[],
  fields: ReadonlyMap<TargetField, readonly number[]>,
  decimalSign: DecimalSign,
): 'ignore' | 'add' | 'subtract' {
  const reader = new AmountReader(decimalSign);
  const read = (cells: string[], index: number): number | null =>
    reader.parse(cells[index] ?? '', 3) === 0 ? reader.minor : null;
  const votes = { ignore: 0, add: 0, subtract: 0 };
  // The balance runs for each currency and each account of its own.
  const apart = ['currency', 'accountIban', 'accountName'] as const;
  const indexes = apart.flatMap((field) => fields.get(field) ?? []);
  const last = new Map<string, { balance: number; amount: number; fee: number }>();
  const vote = (difference: number, amount: number, fee: number) => {
    if (fee === 0) return;
    if (amount === difference) votes.ignore++;
    if (amount + fee === difference) votes.add++;
    if (amount - fee === difference) votes.subtract++;
  };
  for (const cells of rows) {
    const balance = read(cells, balanceIndex);
    const amount = read(cells, amountIndex);
    if (balance === null || amount === null) continue;
    const fee = fees.reduce((sum, index) => sum + (read(cells, index) ?? 0), 0);
    const key = indexes.map((index) => cells[index] ?? '').join('\u0001');
    const before = last.get(key);
    if (before) {
      vote(balance - before.balance, amount, fee);
      // Newest first: the row above moved the balance of this one.
      vote(before.balance - balance, before.amount, before.fee);
    }
    last.set(key, { balance, amount, fee });
  }
  if (votes.subtract > votes.ignore && votes.subtract >= votes.add) return 'subtract';
  return votes.add > votes.ignore ? 'add' : 'ignore';
}
