import type { Endpoint } from '../endpoint-tables/endpoint-definition';
import { readAnswerBody, readErrorWords } from '../transport/answer-reader';
import { type ServiceError, serviceError } from '../transport/service-error';
import type { AttemptResult, WireAnswer } from '../transport/transport';

interface OnceFacts {
  readonly endpoint: Pick<Endpoint, 'danger'>;
  readonly label: string;
}

/** A call that leaves once, whatever comes: a bank transfer always, anything else where its caller says so. */
export function isSentOnce(endpoint: Pick<Endpoint, 'danger'>, settings: { isSentOnce?: boolean }): boolean {
  return settings.isSentOnce === true || endpoint.danger === 'movesMoney';
}

export function rateLimitedError(endpoint: string, waitMs: number): ServiceError {
  return serviceError('service.rateLimited', { endpoint, waitSeconds: Math.ceil(waitMs / 1000) }, 429);
}

/**
 * Of a bank transfer that was sent, only the service's own words say what became of it: JSON after a success, or a refusal with
 * `type` or `message` (interface.md 7) that is not about the connection. Whoever else answers, or nobody, leaves it unknown.
 */
export function unknownTransfer(result: AttemptResult, facts: OnceFacts): ServiceError | undefined {
  if (facts.endpoint.danger !== 'movesMoney') return undefined;
  const reason = result.failure ? reasonOfFailure(result.failure) : reasonOfAnswer(result.answer);
  if (reason === undefined) return undefined;
  const status = result.answer?.status;
  return serviceError(
    'service.answerUnknown',
    { endpoint: facts.label, reason, status: status ?? 0 },
    status,
  );
}

function reasonOfFailure({ kind, wasSent }: NonNullable<AttemptResult['failure']>): string | undefined {
  if (!wasSent) return undefined;
  if (kind === 'timeout' || kind === 'cancelled' || kind === 'redirect') return kind;
  return kind === 'tooLarge' ? 'badAnswer' : 'connectionLost';
}

function reasonOfAnswer({ status, headers, bytes }: WireAnswer): string | undefined {
  if (status === 401) return 'tokenRefused';
  if (status === 429) return 'rateLimited';
  if (status === 502 || status === 504) return 'gateway';
  if (status >= 500 || status === 408) return 'unavailable';
  if (status >= 300 && status < 400) return 'redirect';
  const body = readAnswerBody(bytes, headers.get('content-type'));
  if (status === 204 || (status < 300 && body.kind === 'json')) return undefined;
  if (status < 300) return 'badAnswer';
  const words = readErrorWords(body);
  return body.kind === 'json' && (words.type || words.message) ? undefined : 'badAnswer';
}
