import type { Language } from '../../preload/contract';
import { de } from './de';
import { en } from './en';
import type { MainWords } from './main-words';

const words: Record<Language, MainWords> = { de, en };

/** What main itself says to people in a language. */
export function mainWords(language: Language): MainWords {
  return words[language];
}
