import type { Reason } from '../../../../preload/contract/reading/reading';
import { type Clue, type ClueSource, clueOf } from './clues';
import type { Sign } from './sign-facts';

export type SignClue = Clue<Sign>;

export const signClue = (
  claim: Sign,
  source: ClueSource,
  weight: number,
  code: string,
  params?: Reason['params'],
): SignClue => clueOf(claim, source, weight, params ? { code, params } : { code });

export const counted = (one: SignClue, agrees: number, contradicts = 0): SignClue => ({
  ...one,
  agrees,
  contradicts,
});
