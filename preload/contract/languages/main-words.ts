import type { words } from './en/main';

/** What a language has to say in main, where no page can. */
export type MainWords = typeof words;
