import type { Language } from '../../preload/contract';
import type { MainWords } from '../../preload/contract/languages/main-words';
import { mainWords } from '../languages';

export type BatchWord = keyof MainWords['batch'];

/** What main itself says to people who run it without a window; all else is said by the page, from the language files. */
export function batchWords(language: Language, word: BatchWord, what = ''): string {
  return mainWords(language).batch[word](what);
}
