import type { Language } from '../../../preload/contract';
import { de } from './de';
import { en } from './en';

export const texts = { de, en } satisfies Record<Language, Record<string, string>>;

type RawKey = keyof typeof en;
/** Keys as the code names them: the plural endings belong to the language files. */
export type TextKey = RawKey extends infer K
  ? K extends `${infer Base}_${'one' | 'other'}`
    ? Base
    : K
  : never;
