import type { en } from './en';

/** What a language has to say in main. */
export type MainWords = typeof en;
