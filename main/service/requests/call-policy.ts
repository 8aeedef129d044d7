import type { Endpoint } from '../endpoint-tables/endpoint-definition';
import type { ReadAnswer } from '../large-answers/answer-protocol';
import {
  type AnswerBody,
  latinText,
  readAnswerBody,
  readErrorWords,
  unicodeText,
} from '../transport/answer-reader';
import { redactText } from '../transport/redaction';
import {
  type ServiceError,
  type ServiceErrorCode,
  type ServiceErrorDetails,
  serviceError,
} from '../transport/service-error';
import type { AttemptResult, WireAnswer } from '../transport/transport';
import type { TransportFailure } from '../transport/transport-failure';
import { retryAfterMs } from './retry-policy';

/** What the decision over an attempt needs to know besides its result. */
export interface CallFacts {
  readonly endpoint: Endpoint;
  readonly label: string;
  readonly host: string;
  readonly attempt: number;
  readonly requestBytes: number;
  readonly timeoutMs: number;
  readonly nowMs: number;
  /** Safe to repeat, and the caller leaves repeating to the client. */
  readonly mayRepeat: boolean;
  /** The caller wants no repeat of its own call, even where nothing was sent. */
  readonly isOnce: boolean;
  /** Texts beyond ASCII in the answer are of no interest. */
  readonly readsAscii?: boolean;
  /** A large answer, read elsewhere. */
  readonly read?: ReadAnswer;
  /** An earlier attempt of this call may have been taken by the service. */
  readonly wasLost: boolean;
  readonly secrets: readonly string[];
  readonly tokenScopes: readonly string[];
}

/** What to do now. `repeat`: back off and send again; `look`: find out first whether the request was taken. */
export type Verdict =
  | { readonly next: 'return'; readonly value: unknown; readonly isExpectedShape: boolean }
  | { readonly next: 'fail' | 'look'; readonly error: ServiceError }
  | { readonly next: 'repeat'; readonly error: ServiceError; readonly notBeforeMs?: number };

/** Decides over an attempt (interface.md 7). 401 and 429 are dealt with before: they concern the whole connection. */
export function judgeAttempt(result: AttemptResult, facts: CallFacts): Verdict {
  if (result.failure) return judgeFailure(result.failure, facts);
  const { answer } = result;
  const isGood = answer.status >= 200 && answer.status < 300;
  const textOf = isGood && facts.readsAscii ? latinText : unicodeText;
  const body = facts.read?.body ?? readAnswerBody(answer.bytes, answer.headers.get('content-type'), textOf);
  if (isGood) return judgeSuccess(answer.status, body, facts);
  if (answer.status >= 500) return judgeServerError(answer, body, facts);
  return judgeRefusal(answer.status, body, facts);
}

function judgeFailure(failure: TransportFailure, facts: CallFacts): Verdict {
  const { label: endpoint, host, attempt: attempts } = facts;
  const { kind, reason, wasSent } = failure;
  switch (kind) {
    case 'cancelled':
      return fail('service.cancelled', { endpoint, wasSent: wasSent ? 'yes' : 'no' });
    case 'redirect':
      return fail('service.redirectRefused', { endpoint, host });
    case 'proxyOrCertificate':
      return fail('service.proxyOrCertificate', { host, reason });
    case 'tooLarge':
      return fail('service.badAnswer', { endpoint, status: 0, reason, message: '' });
    case 'timeout':
    case 'network': {
      const error =
        kind === 'timeout'
          ? serviceError('service.timeout', { endpoint, timeoutSeconds: facts.timeoutMs / 1000, attempts })
          : serviceError('service.network', { host, reason, attempts });
      if (!wasSent) {
        return facts.isOnce ? { next: 'fail', error } : { next: 'repeat', error };
      }
      if (facts.mayRepeat) return { next: 'repeat', error };
      const why = kind === 'timeout' ? 'timeout' : 'connectionLost';
      return { next: 'look', error: answerUnknown(facts, why) };
    }
  }
}

function judgeSuccess(status: number, body: AnswerBody, facts: CallFacts): Verdict {
  const { endpoint, label } = facts;
  const bad = (reason: string) =>
    serviceError(
      'service.badAnswer',
      { endpoint: label, status, reason, message: clean(body, facts) },
      status,
    );
  if (body.kind === 'html') return { next: 'fail', error: bad('html') };
  if (endpoint.isCorrelation && body.kind !== 'json') return returned(undefined, true);
  if (body.kind === 'brokenJson') {
    if (facts.mayRepeat) return { next: 'repeat', error: bad('notJson') };
    return { next: 'look', error: answerUnknown(facts, 'badAnswer', status) };
  }
  if (body.kind === 'text' && !endpoint.keepsAnyShape) return { next: 'fail', error: bad('notJson') };
  const value = shownValue(body);
  const isExpectedShape =
    endpoint.answerKind === 'pdf' ? value !== undefined : hasExpectedShape(body, value, facts);
  if (isExpectedShape || endpoint.keepsAnyShape) return returned(value, isExpectedShape);
  const error = bad(body.kind === 'empty' ? 'empty' : 'shape');
  return facts.mayRepeat ? { next: 'fail', error } : { next: 'look', error };
}

function hasExpectedShape(body: AnswerBody, value: unknown, { read, endpoint }: CallFacts): boolean {
  return read && body.kind === 'json' ? read.isExpectedShape : endpoint.answer.safeParse(value).success;
}

function judgeServerError(answer: WireAnswer, body: AnswerBody, facts: CallFacts): Verdict {
  const { status, headers } = answer;
  const error = serviceError(
    'service.unavailable',
    { endpoint: facts.label, status, attempts: facts.attempt, message: clean(body, facts) },
    status,
  );
  if (facts.mayRepeat) {
    const notBeforeMs = retryAfterMs(headers.get('retry-after'), facts.nowMs, headers.get('date'));
    return { next: 'repeat', error, notBeforeMs };
  }
  const isGateway = status === 502 || status === 504;
  return { next: 'look', error: isGateway ? answerUnknown(facts, 'gateway', status) : error };
}

function judgeRefusal(status: number, body: AnswerBody, facts: CallFacts): Verdict {
  const { label: endpoint, host } = facts;
  if (status >= 300 && status < 400) return fail('service.redirectRefused', { endpoint, host }, status);
  const type = redactText(readErrorWords(body).type, facts.secrets);
  const message = clean(body, facts);
  switch (status) {
    case 400:
    case 422:
      return fail('service.badRequest', { endpoint, status, type, message }, status);
    case 403: {
      const { scope } = facts.endpoint;
      if (scope !== undefined && !holdsScope(facts.tokenScopes, scope)) {
        return fail('service.missingScope', { endpoint, scope, message }, status);
      }
      return fail('service.forbidden', { endpoint, type, message }, status);
    }
    case 404:
      // Gone after a deletion whose answer was lost: that is what was asked for.
      if (facts.wasLost && facts.endpoint.method === 'DELETE') return returned(undefined, true);
      return fail('service.notFound', { endpoint, type, message }, status);
    case 407:
      return fail('service.proxyOrCertificate', { host, reason: 'PROXY_AUTHENTICATION' }, status);
    case 409: {
      const error = serviceError('service.conflict', { endpoint, type, message }, status);
      return { next: facts.wasLost ? 'look' : 'fail', error };
    }
    case 413:
      return fail('service.tooLarge', { endpoint, requestBytes: facts.requestBytes }, status);
    default:
      return fail('service.rejected', { endpoint, status, type, message }, status);
  }
}

/** Whether a token's scopes contain `scope`; a trailing `*` stands for any ending. */
export function holdsScope(scopes: readonly string[], scope: string): boolean {
  if (!scope.endsWith('*')) return scopes.includes(scope);
  return scopes.some((held) => held.startsWith(scope.slice(0, -1)));
}

function shownValue(body: AnswerBody): unknown {
  switch (body.kind) {
    case 'json':
      return body.value;
    case 'pdf':
      return body.bytes;
    case 'empty':
      return undefined;
    default:
      return body.text;
  }
}

function answerUnknown(facts: CallFacts, reason: string, status = 0): ServiceError {
  return serviceError(
    'service.answerUnknown',
    { endpoint: facts.label, reason, status },
    status || undefined,
  );
}

function clean(body: AnswerBody, facts: CallFacts): string {
  return redactText(readErrorWords(body).message, facts.secrets);
}

function returned(value: unknown, isExpectedShape: boolean): Verdict {
  return { next: 'return', value, isExpectedShape };
}

function fail<Code extends ServiceErrorCode>(
  code: Code,
  details: ServiceErrorDetails<Code>,
  status?: number,
): Verdict {
  return { next: 'fail', error: serviceError(code, details, status) };
}
