import type { Language } from '../../preload/contract';
import { mainWords } from '../languages';
import type { MainWords } from '../languages/main-words';

export type BatchWord = keyof MainWords['batch'];

/** What main itself says to people who run it without a window; all else is said by the page, from the language files. */
export function batchWords(language: Language, word: BatchWord, what = ''): string {
  return mainWords(language).batch[word](what);
}
