import { cleanAmount } from './amounts';
import { dateParts } from './calendar-days';
import { readLabel } from './preamble-labels';

/** What lines around a table say in words, or by the order of their values, without a label in a cell of its own. */

export const productForm =
  /giro|konto|tagesgeld|festgeld|kreditkarte|visa|mastercard|depot|account|compte|conto\b|card\b|cuenta|rekening|sparen|spaar|savings|livret|épargne|libretto|ahorro|poupança/i;
/** `Livret A carte n° 40718829450`. */
const namedNumber =
  /^(\p{L}.*?)\s+(?:n°|nº|n\.?|no\.?|nr\.?|num[ée]ro|nummer|number|numero)\s*:?\s*([\dXx*•][\dXx*•\s-]{4,})$/iu;
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

/** A line of values only: an account, a day, and the one sum with decimals behind it, which is the balance of that day. */
export function readNamelessLine(
  values: readonly string[],
): { number: string; balance: string; day: string } | null {
  const sums = values.filter((cell) => /[.,]\d{2}\b/.test(cell) && !dateParts(cell) && cleanAmount(cell));
  const [balance] = sums;
  const number = values.find((cell) => numberForm.test(cell) && /\d{4}/.test(cell) && !dateParts(cell));
  if (sums.length !== 1 || !balance || number === undefined) return null;
  const day = values
    .slice(0, values.indexOf(balance))
    .reverse()
    .find((cell) => dateParts(cell) !== null);
  return day === undefined ? null : { number, balance, day };
}
