import { parseCurrency } from '../values/amounts';
import { dateParts } from '../values/calendar-days';
import { cleanAmount } from '../values/clean-amount';
import { parseIban } from '../values/identifiers';
import { currencyInTitle } from './account-words';
import { type Label, readLabel } from './preamble-labels';

/** What lines around a table say in words, or by the order of their values, without a label in a cell of its own. */

export const productForm =
  /giro|konto|tagesgeld|festgeld|kreditkarte|visa|mastercard|depot|account|compte|conto\b|card\b|cuenta|rekening|sparen|spaar|savings|saver|passbook|checking|livret|épargne|libretto|ahorro|poupança/i;
/** `Livret A carte n° 40718829450`, `Cuenta Corriente: 12345678`. */
const namedNumber =
  /^(\p{L}[^:]*?)(?:\s+(?:n°|nº|n\.?|no\.?|nr\.?|num[ée]ro|nummer|number|numero)\s*:?|\s*:)\s*([\dXx*•][\dXx*•\s-]{4,})$/iu;
/** `Solde au 12/03/2024 2 026,41 €`. */
const balanceSentence =
  /^(\D{3,40}?)\s+(\d{1,4}[./-]\d{1,2}[./-]\d{2,4})\s*:?\s+([A-Z]{3}\s)?\s*([-+]?\s?\d[\d\s.,'’]*(?:\s?(?:€|£|[A-Z]{3}))?)$/;
const numberForm = /^[\dXx*•][\dXx*•\s-]{3,}$/;

/** A balance with its day in one cell. */
export function readBalanceSentence(
  cell: string,
): { label: 'closing' | 'opening'; amount: string; day: string | null } | null {
  const found = balanceSentence.exec(cell);
  const label = found?.[1] ? readLabel(found[1])?.label : undefined;
  if (!found || (label !== 'closing' && label !== 'opening')) return null;
  return { label, amount: `${found[3] ?? ''}${found[4] ?? ''}`, day: found[2] ?? null };
}

/** The number of an account behind the name of its kind. */
export function readNamedNumber(cell: string): { name: string | null; number: string } | null {
  const found = namedNumber.exec(cell);
  if (!found?.[1] || !found[2] || found[1].length > 60 || !productForm.test(found[1])) return null;
  const name = found[1].replace(/\s+(?:carte|card|karte|compte|conto|konto)$/i, '');
  return { name: readLabel(name) ? null : name, number: found[2].trim() };
}

/** `Statement of Account No - 912010012345678 for the period (From : …)`, `Kontoauszug zum Konto 1234567 vom …`. */
const numberInSentence =
  /^(?=.*(?:statement|transactions|auszug|ums(?:ä|ae)tze|relev[ée]|extrait|estratto|extracto|extrato|moviment|mouvement|wyci[ąa]g|v[ýy]pis|history|afschrift|utdrag).*)(?:[^\d]|\b\d{1,4}(?:\/\d{4})?\b)*?(?<!\p{L})(?:account|a\/c|acct|konto|compte|conto|cuenta|conta|rekening|rachunku|[úu][čc]tu)(?!\p{L})(?:\s*(?:number|nummer|num[ée]ro|no|nr|n°|nº|#))?\.?\s*[-:#]?\s*["'„“]{0,2}([\dXx*•][\dXx*•-]{5,22}(?:\/\d{4}(?!\d))?)(?=["'”“\s,;)]|$)(?!\s*\d{1,2}[./]\d)/iu;

/** The number of the account that the title of a list names in the middle of a sentence. */
export function readNumberInSentence(cell: string): string | null {
  const number = cell.length < 160 ? numberInSentence.exec(cell)?.[1] : undefined;
  return number !== undefined && /\d{4}/.test(number) && dateParts(number) === null ? number : null;
}

/** `# 账号: [6214830000001234] 币种: [人民币]`: several labels in one cell, their values in brackets. */
export function splitBracketed(cell: string): LabelledValue[] {
  return [...cell.matchAll(/([^\s:：[\]#][^:：[\]#]{0,30})[:：]\s*\[([^\]]+)\]/gu)].flatMap(
    ([, name = '', value = '']) => {
      const label = readLabel(name.trim());
      return label ? [{ ...label, value: value.trim() }] : [];
    },
  );
}

const statementTitle =
  /^(?:kontoauszug|bank ?statement|account statement|statement of account|relev[ée] de compte|extrait de compte|estratto conto|extracto de cuenta|extrato de conta|rekeningafschrift|kontoutdrag|kontoudskrift|kontoutskrift|tiliote|wyci[ąa]g|v[ýy]pis z [úu][čc]tu)$/i;
const personForm =
  /^\p{Lu}[\p{L}.'’-]*(?:\s(?:\p{Lu}[\p{L}.'’-]*|von|van|de|la|le|las|los|dos|das|del|der|den|di|da|du|zu|und|and|et|e|y|&)){1,5}$/u;

/** `Account statement,Balthasar Quendel`: whose statement it is, in the one cell behind the title. */
export function readStatementOf(values: readonly string[]): string | null {
  const [title = '', name = ''] = values;
  if (values.length !== 2 || !statementTitle.test(title) || !personForm.test(name) || name.length > 60)
    return null;
  return productForm.test(name) || readLabel(name) !== null ? null : name;
}

/**
 * A line of values only: an account, a day, and the one sum with decimals behind it, which is the balance of that day; of two sums behind
 * a whole number of an account the first is that of the beginning.
 */
export function readNamelessLine(
  values: readonly string[],
): { number: string; balance: string; day: string | null; opening: string | null } | null {
  const sums = values.filter((cell) => /[.,]\d{2}\b/.test(cell) && !dateParts(cell) && cleanAmount(cell));
  const balance = sums.at(-1);
  const opening = sums.length === 2 && values.some((cell) => longNumber.test(cell)) ? sums[0] : undefined;
  const number = values.find((cell) => numberForm.test(cell) && /\d{4}/.test(cell) && !dateParts(cell));
  if (!balance || number === undefined || (sums.length !== 1 && opening === undefined)) return null;
  const day = values
    .slice(0, values.indexOf(balance))
    .reverse()
    .find((cell) => dateParts(cell) !== null);
  if (day === undefined) return null;
  // Beside two sums stand days of the beginning, the end and the export, in any order.
  return { number, balance, day: opening === undefined ? day : null, opening: opening ?? null };
}

export interface LabelledValue {
  label: Label;
  value: string;
  day: string | null;
}

/** `Zeitraum: 05.12.2023 - 26.01.2024` in one cell. */
export function splitLabelled(cell: string): LabelledValue | null {
  const at = cell.search(/[:：]/);
  if (at < 2 || at > 45) return null;
  const label = readLabel(cell.slice(0, at));
  const value = cell.slice(at + 1).trim();
  return label && value !== '' ? { ...label, value } : null;
}

const numberLabels: ReadonlySet<Label> = new Set(['account', 'iban', 'card']);

const isCode = (text: string) => /^[A-Z]{3}$/.test(text) && parseCurrency(text) !== null;

/** The one currency in what a balance is called: `Saldo CHF per 30.04.2026`. */
export function currencyInLabel(label: Label, text: string): string | null {
  if (label !== 'closing' && label !== 'opening') return null;
  const found = new Set((text.match(/(?<!\p{L})[A-Z]{3}(?!\p{L})/gu) ?? []).filter(isCode));
  const [only = null] = found;
  return found.size === 1 && /\p{Ll}/u.test(text) ? only : null;
}

/** `Kartennummer 4029 **** **** 7715`, `Konto 4471200815 Privatgiro`, `Kontoinhaber Resi Kürbiskern`: no colon in between. */
export function splitRunOnLabel(cell: string): LabelledValue | null {
  if (cell.length > 80 || !cell.includes(' ')) return null;
  const words = cell.split(/\s+/);
  for (let at = 1; at < Math.min(words.length, 5); at++) {
    const found = readLabel(words.slice(0, at).join(' '));
    const [first = ''] = words.slice(at);
    const value = words.slice(at).join(' ');
    if (!found) continue;
    if (
      numberLabels.has(found.label) &&
      dateParts(first) === null &&
      /^(?:[\dX*•]|[A-Z]{2}\d{2})/.test(first)
    )
      return /\d{4}/.test(value.replace(/[\s./-]/g, '')) ? { ...found, value } : null;
    const isName =
      /^\p{Lu}[\p{L}.'’-]*(?:\s\p{Lu}[\p{L}.'’-]*){1,4}$/u.test(value) && readLabel(value) === null;
    // `Měna CZK`.
    if (found.label === 'currency' && value === first && isCode(first)) return { ...found, value };
    if (found.label === 'owner' && isName && readLabel(first) === null) return { ...found, value };
  }
  return null;
}

const stated: ReadonlySet<Label> = new Set(['account', 'iban', 'card', 'closing', 'opening']);

/** `Alle Beträge in EUR`, `Importes en EUR`, `Amounts in GBP`: what the amounts of the file are in. */
const amountsIn =
  /^(?:(?:alle?|s(?:ä|ae)mtliche|all|tous les|todos? los|tutti gli|alle)\s+)?(?:betr(?:ä|ae)ge|angaben|umsätze|amounts?|montants?|importes?|importi|bedragen|kwoty|bel(?:ø|o)b|bel(?:ø|o)p|valores|částky|summat)\b.{0,30}?\b(?:in|en|i|w|v|em)\s+\(?([A-Z]{3}|€|£|\$)\)?(?:[.,;].*)?$/iu;

/** `Saldo zum 29.05.2026;1.299,42;EUR`, `Konto|DE83…|EUR`: the currency beside the account or its balance. */
export function currencyOfLine(cells: readonly string[]): string | null {
  const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  const [only = ''] = filled;
  if (filled.length === 1) return parseCurrency(amountsIn.exec(only)?.[1] ?? '') ?? currencyInTitle(only);
  const code = filled.find((cell) => /^[A-Z]{3}$/.test(cell) && parseCurrency(cell) !== null);
  // `Passbook saver;GBP`: a kind of account and its currency, and nothing else.
  if (filled.length === 2 && code !== undefined && only !== code && namesProduct(only))
    return parseCurrency(code);
  if (code === undefined || cells.length < 3) return null;
  const isOfAccount =
    readNamedAccount(filled) !== null ||
    filled.some(
      (cell) =>
        stated.has(readLabel(cell)?.label ?? 'other') || parseIban(cell) !== null || longNumber.test(cell),
    );
  return isOfAccount ? parseCurrency(code) : null;
}

/** A domestic number of an account as long as an IBAN: no other number of a statement is. */
const longNumber = /^'?\d{2}(?:[ -]?\d{4}){5,6}$/;

const namesProduct = (text: string) =>
  productForm.test(text) && text.length < 60 && readLabel(text) === null && !/[:=]|\d{3}/.test(text);

/** `Brukskonto;98760336505;NOK`: the name of an account's kind, its number, and nothing else but a currency. */
export function readNamedAccount(values: readonly string[]): { name: string; number: string } | null {
  const [name = '', number = '', code] = values;
  if (values.length < 2 || values.length > 3 || (code !== undefined && parseCurrency(code) === null))
    return null;
  if (!productForm.test(name) || name.length > 60 || readLabel(name) !== null || /\d{3}/.test(name))
    return null;
  return numberForm.test(number) && /\d{4}/.test(number) && dateParts(number) === null
    ? { name, number }
    : null;
}
