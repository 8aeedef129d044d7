// Written by `npm run list:languages`.
import { texts as de } from './de/window';
import { texts as en } from './en/window';

/** Texts of window and report, by language. */
export const allTexts = { de, en } as const;
