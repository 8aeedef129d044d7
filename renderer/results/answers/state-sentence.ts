import type { Result } from '../../../preload/contract';
import type { Texts } from '../../base/language';

/** The answer is kept, but too long for the window and for paper. */
export function isTooLarge(result: Result): boolean {
  return result.error?.code === 'results.tooLarge';
}

/** One plain sentence in place of an empty chart; missing scope, nothing found and fault are told apart (feature 48). */
export function stateSentence({ t, coded }: Texts, endpoint: string, result: Result | null): string {
  switch (result?.state) {
    case undefined:
      return t('results.notFetched');
    case 'missingScope':
      return t('results.missingScope');
    case 'failed':
      return t(isTooLarge(result) ? 'results.tooLarge' : 'results.failedOne');
    default:
      return coded('results.none', endpoint, undefined, t('results.none.other'));
  }
}
