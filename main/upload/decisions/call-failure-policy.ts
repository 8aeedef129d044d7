import { isServiceError } from '../../service/transport/service-error';

/**
 * What a failed write means for the upload. `lost`: it may have been stored, read back first (B030). `tooLarge`: the
 * service did not take that many. `content`: it does not like what is in it, or how much it is. `stopped`: we ended it
 * ourselves. `refused`: it will not be better next time.
 */
export type CallFailure = 'lost' | 'tooLarge' | 'content' | 'stopped' | 'refused';

const lostCodes: ReadonlySet<string> = new Set([
  'service.timeout',
  'service.network',
  'service.unavailable',
  'service.answerUnknown',
  'service.badAnswer',
  'service.listIncomplete',
]);
/** Words with which a 400 speaks of size (interface-gaps.md); a wrong guess costs a few smaller calls. */
const sizeWords = /size|large|limit|too (many|big|long)|length|maximum|gr(ö|oe)(ß|ss)e/i;

export function judgeFailedCall(error: unknown): CallFailure {
  if (!isServiceError(error)) return 'refused';
  if (error.code === 'service.cancelled') return 'stopped';
  if (error.code === 'service.tooLarge') return 'tooLarge';
  if (lostCodes.has(error.code)) return 'lost';
  if (error.code === 'service.badRequest' || error.code === 'service.conflict') return 'content';
  return 'refused';
}

/** What the service said of a refused body, and whether it speaks of size. */
export function wordsOf(error: unknown): { message: string; isAboutSize: boolean } {
  if (!isServiceError(error)) return { message: '', isAboutSize: false };
  const { type, message } = error.details as { type?: unknown; message?: unknown };
  const words = [type, message].filter((word) => typeof word === 'string' && word !== '');
  return {
    message: typeof message === 'string' ? message : '',
    isAboutSize: error.code === 'service.tooLarge' || sizeWords.test(words.join(' ')),
  };
}
