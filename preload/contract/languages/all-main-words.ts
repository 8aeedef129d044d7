// Written by `npm run list:languages`.
import { words as de } from './de/main';
import { words as en } from './en/main';

/** What main says, by language. */
export const allMainWords = { de, en } as const;
