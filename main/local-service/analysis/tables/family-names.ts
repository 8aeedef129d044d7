import { fold } from '../ledger/text-folding';

/**
 * Family names of the German-speaking countries that a firm, a trade or a word of the tables is written like as well: before a legal form and nothing else they say who the owner is, and not what is sold.
 */
const names =
  'Adler|Aigner|Apotheker|Bachmann|Bader|Bauer|Baur|Beck|Becker|Beyer|Bogner|Buchner|Engel|Fischer|Fleischer|Förster|Frank|Funk|Gärtner|Glaser|Hug|Jobst|Keller|Koch|Kramer|Krämer|Krämerle|Kremer|Kurz|Lindner|Metzger|Metzler|Müller|Sauer|Schlosser|Schneider|Schuhmann|Schumacher|Schuster|Spendel|Wimmer|Wirth|Zimmermann';

const folded: ReadonlySet<string> = new Set(names.split('|').map(fold));

/** Chains that everybody takes such a name for at a till. */
const wellKnown: ReadonlySet<string> = new Set([fold('Müller')]);

/** A name that a chain has, which at a till may be anybody's. */
export function isDoubtfulChain(foldedWord: string): boolean {
  return folded.has(foldedWord) && !wellKnown.has(foldedWord);
}

export function isFamilyName(foldedWord: string): boolean {
  return folded.has(foldedWord);
}
