import type { Texts } from '../../base/language';

/** A name of the data, or words that follow the language of the window while what they stand above is open. */
export type Said = string | ((texts: Texts) => string);

export function saidIn(texts: Texts, said: Said): string {
  return typeof said === 'string' ? said : said(texts);
}
