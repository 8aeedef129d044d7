import type { TargetField } from '../../../../preload/contract/reading/reading';
import type { Column, MappingDraft } from '../columns/column-candidates';
import type { ColumnProfile } from '../columns/column-profile';
import { namesNoAccount } from '../values/account-spelling';
import { AmountReader, type DecimalSign, parseCurrency } from '../values/amounts';
import { parseIban } from '../values/identifiers';
import { headerCurrency } from '../vocabulary/header-terms';
import { saysPending } from '../vocabulary/pending-cells';
import { bookingKind, cellKey, readStatus } from '../vocabulary/word-lists';

/**
 * What stands for the holder of the account in the columns of payer and payee: `known` where a row has it, else the one value
 * that every row with both of them names as payer here and as payee there.
 */
export function ownSide(
  rows: readonly string[][],
  payer: Column | undefined,
  payee: Column | undefined,
  known: string | null,
): string | null {
  if (!payer || !payee) return null;
  if (known !== null && (payer.profile.distinct.has(known) || payee.profile.distinct.has(known)))
    return known;
  const both = rows.filter(
    (cells) => (cells[payer.index] ?? '').trim() !== '' && (cells[payee.index] ?? '').trim() !== '',
  );
  for (const name of payer.profile.distinct.keys()) {
    if (both.length < 3 || !payee.profile.distinct.has(name)) continue;
    const count = both.filter(
      (cells) => cells[payer.index]?.trim() === name || cells[payee.index]?.trim() === name,
    ).length;
    if (count >= both.length * 0.9) return name;
    if (payer.profile.distinct.size > 50) break;
  }
  return null;
}

/** Kinds of booking that mean a reservation. */
export function pendingKindsOf(kinds: ColumnProfile | undefined): Set<string> {
  return new Set([...(kinds?.distinct.keys() ?? [])].filter((text) => readStatus(text) === 'pending'));
}

/** Columns of texts, or of nothing that is used, in which some cells say that their row is not booked. */
export function pendingColumnsOf(
  columns: readonly Column[],
  fields: ReadonlyMap<TargetField, readonly number[]>,
): number[] {
  const texts = new Set([...(fields.get('purpose') ?? []), ...(fields.get('counterpartyName') ?? [])]);
  const used = new Set([...fields.values()].flat());
  return columns
    .filter(({ index, profile }) => profile.pendingWords > 0 && (texts.has(index) || !used.has(index)))
    .filter(({ profile }) => profile.countDistinct(saysPending) > 0)
    .map(({ index }) => index);
}

/** The IBAN that is payer or payee of nearly every row. */
export function ownIbanOf(
  rows: readonly string[][],
  payer: Column | undefined,
  payee: Column | undefined,
): string | null {
  if (!payer || !payee) return null;
  const counts = new Map<string, { payer: number; payee: number }>();
  for (const [side, { profile }] of [
    ['payer', payer],
    ['payee', payee],
  ] as const) {
    for (const [text, count] of profile.distinct) {
      const iban = parseIban(text);
      if (!iban) continue;
      const known = counts.get(iban) ?? { payer: 0, payee: 0 };
      known[side] += count;
      counts.set(iban, known);
    }
  }
  for (const [iban, count] of counts) {
    const isBoth = count.payer > 0 && count.payee > 0;
    if (isBoth && payer.profile.rows >= 4 && count.payer + count.payee >= payer.profile.rows * 0.9)
      return iban;
  }
  const own = ownSide(rows, payer, payee, null);
  return own === null ? null : parseIban(own);
}

export function hasIbanPart(text: string): boolean {
  return / {3,}/.test(text) && text.split(/ {3,}/).some((part) => parseIban(part.trim()) !== null);
}

const unitHeader =
  /^(?:quantity|qty|shares|number of shares|units|stueck|stueck nom|stueck nominale|nominale stueck|anzahl stueck|stuecke|anteile|anzahl anteile|menge|nominale?|quantite|quantita|aantal|cantidad|titulos)$/;

const assetHeader =
  /^(?:asset|asset name|isin|wkn|symbol|ticker|instrument|security|wertpapier|valor|valorennummer|titel|fund|product isin)$/;

/** A column that says which security a row is about. */
export function namesAsset({ key, profile }: Column): boolean {
  return assetHeader.test(key) && !profile.isEmpty;
}

/** The currency that only the row of the total names. */
export function currencyOfTotal(
  currency: Column | undefined,
  rows: readonly string[][],
  totalColumn: number,
): string | null {
  if (!currency || totalColumn < 0 || currency.profile.filled !== 1) return null;
  const total = rows.find((cells) => (cells[totalColumn] ?? '').trim() !== '');
  return parseCurrency(total?.[currency.index] ?? '');
}

export function unitColumnsOf(columns: readonly Column[]): number[] {
  if (!columns.some(namesAsset)) return [];
  return columns.filter((column) => unitHeader.test(column.key)).map(({ index }) => index);
}

/** Whether what was paid is positive where the account was debited. */
export function originalsTurn(
  rows: readonly string[][],
  original: Column | undefined,
  debit: Column | undefined,
  decimalSign: DecimalSign,
): boolean {
  if (!original || !debit) return false;
  const reader = new AmountReader(decimalSign);
  let turned = 0;
  for (const cells of rows.slice(0, 500)) {
    if ((cells[debit.index] ?? '').trim() === '' || reader.parse(cells[original.index] ?? '', 3) !== 0)
      continue;
    turned += Math.sign(reader.minor);
  }
  return turned > 0;
}

/** The column of currencies right behind an amount. */
export function currencyBehind(amount: Column | undefined, columns: readonly Column[]): number | undefined {
  const next = amount ? columns[amount.index + 1] : undefined;
  return next?.profile.isCurrency ? next.index : undefined;
}

/** Whether most purposes of several lines begin with a line that names a kind of booking. */
export function opensWithKinds(texts: readonly string[]): boolean {
  const first = texts.filter((text) => /\S[\r\n]/.test(text)).map((text) => text.split(/[\r\n]/, 1)[0] ?? '');
  return first.filter((line) => bookingKind.test(cellKey(line))).length > first.length * 0.5;
}

/** The one account that a column names, place holders aside. */
export function onlyAccountOf(accounts: ColumnProfile | undefined): string | null {
  if (!accounts) return null;
  const named = [...accounts.distinct.keys()].slice(0, 10).filter((text) => !namesNoAccount(text));
  return named.length === 1 && accounts.distinct.size <= 10 ? (named[0] ?? null) : null;
}

/** Headers that name the account itself; a product, a pocket or a kind of account may be a part of one. */
const wholeAccount =
  /^(?:(?:my|own|source|from|bank|mein|eigenes|van|moje)? ?(?:account|konto|compte|conto|cuenta|conta|rekening|rachunek|ucet|tili)(?: name| nickname| label| alias)?|accountname|kontonamn|kontonavn|kontoname|kontobezeichnung|name (?:des kontos|konto)|bezeichnung (?:konto|auftragskonto)|(?:nom|libelle) du compte|nome (?:do |del )?cont[ao]|nombre de la cuenta|naam rekening|rekening naam|nazwa rachunku|nazev uctu)$/;

/** Beside a main account, the other names are those of its parts. */
const mainPart = /^(?:main|haupt|primary|principal|hoofd|conto principale|cuenta principal|rachunek glowny)/i;

/**
 * Whether the names of accounts tell accounts apart: one in every row, below a header that says account, or money that leaves
 * one of them comes into another on the same day. Else a name may be a part of one account, and its rows stay together.
 */
export function namesAccounts(
  rows: readonly string[][],
  number: Column | undefined,
  name: Column | undefined,
  day: Column | undefined,
  amount: Column | undefined,
  decimalSign: DecimalSign,
): boolean {
  if (!name || (number && !number.profile.isEmpty)) return false;
  const { profile } = name;
  if (profile.distinct.size < 2 || profile.distinct.size > 50 || profile.filled < profile.rows) return false;
  if (wholeAccount.test(name.key) && ![...profile.distinct.keys()].some((text) => mainPart.test(text)))
    return true;
  if (!day || !amount) return false;
  const reader = new AmountReader(decimalSign);
  const seen = new Map<string, string>();
  for (const cells of rows.slice(0, 5_000)) {
    if (reader.parse(cells[amount.index] ?? '', 3) !== 0 || reader.minor === 0) continue;
    const own = cells[name.index] ?? '';
    const date = cells[day.index] ?? '';
    const opposite = seen.get(`${date} ${-reader.minor}`);
    if (opposite !== undefined && opposite !== own) return true;
    seen.set(`${date} ${reader.minor}`, own);
  }
  return false;
}

/** A minus in nearly every credit beside debits without one says nothing of its direction: the column does. */
export function isTurned(debit: Column | undefined, credit: Column | undefined): boolean {
  if (!debit || !credit || debit.profile.negative > debit.profile.positive) return false;
  return credit.profile.negative > credit.profile.positive;
}

/** Currencies that the headers of further amount columns name. */
export function headerCurrencies(
  columns: readonly Column[],
  amounts: readonly number[],
): Map<number, string> {
  const found = new Map<number, string>();
  for (const index of amounts.slice(1)) {
    const currency = headerCurrency(columns[index]?.header ?? '');
    if (currency) found.set(index, currency);
  }
  return found;
}

/** Widths of a purpose line in the data carriers of German, Austrian and Dutch banks: one text of that length is proof. */
const usualWidths = new Set([27, 32, 35, 65, 70]);

/**
 * The width at which a text was cut into columns, in the middle of words: nearly all parts that go on in the next column end
 * there. 0 when they end anywhere, and blanks join them.
 */
export function cutColumnWidth(rows: readonly string[][], indexes: readonly number[]): number {
  let width = 0;
  for (const cells of rows) for (const index of indexes) width = Math.max(width, cells[index]?.length ?? 0);
  if (width < 20 || indexes.length < 2) return 0;
  let continued = 0;
  let full = 0;
  // A blank at the cut is trimmed off by some.
  let almost = 0;
  for (const cells of rows) {
    for (const [at, index] of indexes.entries()) {
      const length = cells[index]?.length ?? 0;
      if (length === 0 || (cells[indexes[at + 1] ?? -1] ?? '') === '') continue;
      continued++;
      if (length === width) full++;
      else if (length === width - 1) almost++;
    }
  }
  const least = usualWidths.has(width) ? 1 : 2;
  return full >= least && full + almost >= continued * 0.9 ? width : 0;
}

/** Another column of the same name, of which nothing tells what it holds. */
export function hasTwin(columns: readonly Column[], amount: Column, draft: MappingDraft): boolean {
  return (
    amount.key !== '' &&
    columns.some(
      (column) =>
        column !== amount &&
        column.key === amount.key &&
        !column.profile.isEmpty &&
        (draft.byColumn.get(column.index)?.score ?? 0) < 0.8,
    )
  );
}
