import { fold } from '../ledger/text-folding';

/**
 * Family names of the German-speaking countries that a firm, a trade or a word of the tables is written like as well, also once umlauts are
 * folded ("Bauer" like Baur, "Sauer" like Saur): before a legal form and nothing else they say who the owner is, and not what is sold.
 */
const names =
  'Adler|Aigner|Apotheker|Bader|Bauer|Baur|Beck|Becker|Bogner|Buchner|Engel|Fischer|Fleischer|Förster|Frank|Funk|Gärtner|Glaser|Hug|Jobst|Keller|Koch|Kramer|Krämer|Krämerle|Kremer|Metzger|Müller|Sauer|Schlosser|Schneider|Schuhmann|Schumacher|Schuster|Spendel|Wimmer|Wirth|Zimmermann';

const folded: ReadonlySet<string> = new Set(names.split('|').map(fold));

export function isFamilyName(foldedWord: string): boolean {
  return folded.has(foldedWord);
}
