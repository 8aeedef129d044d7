import { parseCurrency } from '../values/amounts';
import { fold } from './fold';

/** Words of a line that names an account; in the form of `fold`. */
export const accountWord =
  /\b(?:[a-z]*kont(?:o|en|os)|accounts?|acct|a\/c|checking|savings?|giro|sparbuch|tagesgeld|festgeld|depot|[a-z]*kart(?:e|en|a)|cards?|visa|mastercard|conto|compte|livret|cuenta|conta|rekening|tili|rachunek|konta|ucet|szamla|hesap|pot|vault|space|wallet|schet)\b|счет|счёт|口座|账户|帳戶|계좌|บัญชี/;
/** `...1234`, `**9876`, `12345678`. */
export const accountNumberForm = /(?:\.{2,}|[x*•]{2,})\s?\d{3,}|\b\d{6,}\b/i;
/** Codes that are English words as well. */
const alsoWords = new Set(['ALL', 'CUP', 'TOP', 'PEN', 'MAD', 'SOS', 'MOP', 'TRY', 'COP', 'GEL', 'BAM']);

/** The one currency in the title of an account: `USD account`, `12345678 (USD)`, `Current Account - EUR`. */
export function currencyInTitle(text: string): string | null {
  if (text.length > 60 || !(accountWord.test(fold(text)) || accountNumberForm.test(text))) return null;
  const isLoud = !/\p{Ll}/u.test(text) && /\p{L}{4}/u.test(text);
  const found = new Set(
    (text.match(/(?<![A-Za-z])[A-Z]{3}(?![A-Za-z])/g) ?? []).filter(
      (code) => parseCurrency(code) !== null && !(isLoud && alsoWords.has(code)) && code !== 'ALL',
    ),
  );
  const [only = null] = found;
  return found.size === 1 ? only : null;
}
