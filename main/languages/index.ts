import type { Language } from '../../preload/contract';
import { allMainWords } from '../../preload/contract/languages/all-main-words';
import type { MainWords } from '../../preload/contract/languages/main-words';

const words: Record<Language, MainWords> = allMainWords;

/** What main itself says to people in a language. */
export function mainWords(language: Language): MainWords {
  return words[language];
}
