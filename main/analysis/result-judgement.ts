import type { Result } from '../../preload/contract';
import { AnswerText, isUnavailable } from '../service/large-answers/answer-text';
import type { PollFault } from '../service/polling/poll-run';
import { isServiceError } from '../service/transport/service-error';
import { bridgeErrorOf } from '../upload/bridge-error';
import { isClosed } from './interruption-policy';

export type Judged = Pick<Result, 'state' | 'payload' | 'error'> & {
  /** JSON of a payload that is too large for main; `payload` is null then. */
  payloadText?: string;
};

/** An answer, kept as received. "Nothing detected" has many spellings (interface-gaps.md) and is never zero. */
export function judgeAnswer(payload: unknown): Judged {
  if (payload instanceof AnswerText) {
    const state = payload.isUnavailable ? 'nothingFound' : 'received';
    return { state, payload: null, payloadText: payload.json, error: null };
  }
  return { state: isNothing(payload) ? 'nothingFound' : 'received', payload: payload ?? null, error: null };
}

function isNothing(payload: unknown): boolean {
  if (payload === null || payload === undefined || payload === '') return true;
  if (Array.isArray(payload)) return payload.length === 0;
  if (typeof payload !== 'object') return false;
  return Object.keys(payload).length === 0 || isUnavailable(payload);
}

/**
 * A failure of one result: a refusal by scope and "there is none" are told apart from a fault (feature 48). After the
 * run has finished, a 404 means that this user has no such result.
 */
export function judgeFailure(error: unknown, onFault: (error: unknown) => void): Judged {
  const kept = bridgeErrorOf(error, onFault);
  if (isServiceError(error, 'service.missingScope') || isServiceError(error, 'service.forbidden')) {
    return { state: 'missingScope', payload: null, error: kept };
  }
  if (isServiceError(error, 'service.notFound')) return { state: 'nothingFound', payload: null, error: null };
  return { state: 'failed', payload: null, error: kept };
}

/** A result whose own correlation endpoint was refused: closed, or a fault. */
export function judgePollFault(fault: PollFault | undefined): Judged {
  const error = fault ? { code: fault.code, params: { ...fault.details } } : { code: 'internal' };
  return { state: isClosed(fault) ? 'missingScope' : 'failed', payload: null, error };
}

/** The service never said that it is there: neither "nothing found" nor anything else can be said of it. */
export const lateResult: Judged = { state: 'failed', payload: null, error: { code: 'run.resultLate' } };
