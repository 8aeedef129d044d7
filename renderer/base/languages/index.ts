import type { Language } from '../../../preload/contract';
import { allTexts } from '../../../preload/contract/languages/all-texts';

export const texts = allTexts satisfies Record<Language, Record<string, string>>;

type RawKey = keyof typeof allTexts.en;
/** Keys as the code names them: the plural endings belong to the language files. */
export type TextKey = RawKey extends infer K
  ? K extends `${infer Base}_${'one' | 'other'}`
    ? Base
    : K
  : never;
