// Written by `npm run list:languages`.
import { about as de } from './de/about';
import { about as en } from './en/about';

/** Each language of the program. */
export const languages = { de, en } as const;
