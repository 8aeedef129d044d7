import type { CsvRecord } from '../records/record-reader';
import { parseCurrency } from '../values/amounts';
import { dateParts } from '../values/calendar-days';
import { accountNumberForm, accountWord } from '../vocabulary/account-words';
import { fold } from '../vocabulary/fold';
import { readSummaryWord } from '../vocabulary/word-lists';

const ofPage =
  /\b(?:page|seite|pagina|blatt|sida|side|sivu|strona|strana|oldal|sayfa|continued|fortsetzung|suite|datum|date|print|druck|erstellt|created|period|zeitraum|periode|umsaetze|umsatze|transactions)\b/;

/** The last line above a header that names an account, or a currency alone: `Savings (...9876)`, `USD account`. Null for none. */
export function accountTitle(records: readonly CsvRecord[]): string | null {
  for (let at = records.length - 1; at >= 0; at--) {
    const filled = (records[at]?.cells ?? []).map((cell) => cell.trim()).filter((cell) => cell !== '');
    const text = filled.join(' ');
    if (filled.length === 0 || filled.length > 3 || text.length > 80 || !isTitle(filled, text)) continue;
    return text;
  }
  return null;
}

function isTitle(filled: readonly string[], text: string): boolean {
  const key = fold(text);
  if (ofPage.test(key) || filled.some((cell) => readSummaryWord(cell) !== null || dateParts(cell) !== null))
    return false;
  if (accountWord.test(key) || accountNumberForm.test(text)) return true;
  return (
    text.length < 20 &&
    text.split(/[\s:;()-]+/).some((word) => /^[A-Z]{3}$/.test(word) && parseCurrency(word) !== null)
  );
}
