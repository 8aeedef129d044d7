import { isServiceError } from '../service/service-error';

/**
 * What a failed write means for the upload. `lost`: it may have been stored, read back first (B030). `tooLarge`: the
 * service did not take that many. `stopped`: we ended it ourselves. `refused`: it will not be better next time.
 */
export type CallFailure = 'lost' | 'tooLarge' | 'stopped' | 'refused';

const lostCodes: ReadonlySet<string> = new Set([
  'service.timeout',
  'service.network',
  'service.unavailable',
  'service.answerUnknown',
  'service.badAnswer',
]);
/** Words with which a 400 speaks of size (interface-gaps.md); a wrong guess costs a few smaller calls. */
const sizeWords = /size|large|limit|too (many|big|long)|length|maximum|gr(ö|oe)(ß|ss)e/i;

export function judgeFailedCall(error: unknown): CallFailure {
  if (!isServiceError(error)) return 'refused';
  if (error.code === 'service.cancelled') return 'stopped';
  if (error.code === 'service.tooLarge') return 'tooLarge';
  if (lostCodes.has(error.code)) return 'lost';
  if (isServiceError(error, 'service.badRequest')) {
    const { type, message } = error.details;
    return sizeWords.test(`${type} ${message}`) ? 'tooLarge' : 'refused';
  }
  return 'refused';
}
