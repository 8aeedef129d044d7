import { z } from 'zod';
import type { ActivityLine } from './activity/activity-line';
import { ActivityRecorder } from './activity/activity-recorder';
import { endpoint } from './endpoint-tables/endpoint-definition';
import { authPath } from './endpoint-tables/endpoints';
import { type CallFacts, judgeAttempt } from './requests/call-policy';
import { refusedLogInCode } from './requests/refused-log-in-policy';
import { addressOf } from './requests/request-builder';
import type { RequestGate } from './requests/request-gate';
import { backOffDelayMs, retryAfterMs } from './requests/retry-policy';
import type { AuthGrant } from './token-source';
import { readAnswerBody, readErrorWords } from './transport/answer-reader';
import type { ClientLimits } from './transport/client-limits';
import { type Clock, sleep } from './transport/clock';
import type { ServiceConnection } from './transport/connection-schema';
import { redactText } from './transport/redaction';
import { type ServiceError, serviceError } from './transport/service-error';
import { type AttemptResult, sendOnce, type WireAnswer } from './transport/transport';

const authEndpoint = endpoint('POST', authPath, {
  section: '4.1',
  isSafeToRepeat: true,
  keepsAnyShape: true,
});
const label = `POST ${authPath}`;

/** A token for less would be asked for without end, one for more is asked for again next day. */
const shortestLifeSeconds = 1;
const longestLifeSeconds = 86_400;
const longestScope = 200;
const mostScopes = 500;

/** What a header can carry (RFC 6750, section 2.1, and no narrower): anything else would look like a fault of the network at every call. */
const bearer = z.string().regex(/^[\x21-\x7e]+$/);

/** interface.md 4.1: `access_token`, in one description `accessToken`; `expires_in` seen as text as well. */
const grantSchema = z.looseObject({
  access_token: bearer.optional(),
  accessToken: bearer.optional(),
  expires_in: z.coerce
    .number()
    .positive()
    .catch(300)
    .transform((seconds) => Math.min(longestLifeSeconds, Math.max(shortestLifeSeconds, seconds))),
  scope: z.union([z.string(), z.array(z.string())]).optional(),
});

export interface AuthenticatorParts {
  readonly connection: ServiceConnection;
  readonly readSecret: () => Promise<string>;
  /** Never repeated by the network stack itself: each log-in that leaves is one that is known here. */
  readonly fetch: typeof fetch;
  readonly clock: Clock;
  readonly random: () => number;
  readonly limits: ClientLimits;
  readonly gate: RequestGate;
  readonly onActivity: (line: ActivityLine) => void;
}

/**
 * Asks `/auth` for a token (interface.md 4.1, 5). Obeys the connection's gate; 5xx and network faults back off; a
 * refusal (400, 401, 403) is tried once more and then final (B028).
 *
 * @throws ServiceError; whatever `readSecret` throws passes through
 */
export async function authenticate(parts: AuthenticatorParts, signal: AbortSignal): Promise<AuthGrant> {
  const { clock, gate, limits, random } = parts;
  const host = new URL(parts.connection.baseAddress).host;
  const startMs = clock.monotonicMs();
  let refusals = 0;
  let repeats = 0;
  let rateLimited = 0;
  for (let attempt = 1; ; attempt += 1) {
    const secret = await parts.readSecret();
    if (secret === '') throw serviceError('service.secretMissing', { host });
    const release = await gate.enter({
      priority: 'high',
      maxPauseMs: limits.maxPauseMs,
      tooLong: rateLimitedError,
      signal,
    });
    const result = await sendAuth(parts, secret, attempt, signal).finally(release);
    const answer = result.answer;
    if (answer?.status === 429) {
      rateLimited += 1;
      if (rateLimited > limits.maxRateLimited) throw rateLimitedError(gate.pausedForMs());
      continue;
    }
    if (answer && [400, 401, 403].includes(answer.status)) {
      refusals += 1;
      if (refusals > 1) {
        throw refusedLogIn(host, answer, secret);
      }
      await sleep(clock, limits.authRepeatMs, signal);
      continue;
    }
    if (answer && answer.status >= 200 && answer.status < 300)
      return readGrant(answer.bytes, answer.status, secret);
    const facts: CallFacts = {
      endpoint: authEndpoint,
      label,
      host,
      attempt,
      requestBytes: 0,
      timeoutMs: limits.authTimeoutMs,
      nowMs: clock.nowMs(),
      mayRepeat: true,
      isOnce: false,
      wasLost: false,
      secrets: [secret],
      tokenScopes: [],
    };
    const verdict = judgeAttempt(result, facts);
    if (verdict.next === 'return') throw badGrant(answer?.status ?? 0, '');
    const isSpent = clock.monotonicMs() - startMs > limits.repeatBudgetMs || repeats >= limits.maxRepeats;
    if (verdict.next !== 'repeat' || isSpent) throw verdict.error;
    await sleep(clock, Math.max(verdict.notBeforeMs ?? 0, backOffDelayMs(repeats, random, limits)), signal);
    repeats += 1;
  }
}

async function sendAuth(
  parts: AuthenticatorParts,
  secret: string,
  attempt: number,
  signal: AbortSignal,
): Promise<AttemptResult> {
  const { connection, clock, limits } = parts;
  const body = new URLSearchParams({
    client_id: connection.clientId,
    client_secret: secret,
    grant_type: 'client_credentials',
  }).toString();
  const headers: Record<string, string> = {
    accept: 'application/json',
    'content-type': 'application/x-www-form-urlencoded',
  };
  if (connection.tenantId) headers.TenantID = connection.tenantId;
  const record = new ActivityRecorder(parts).begin('auth', authEndpoint, attempt, body);
  const result = await sendOnce(
    { method: 'POST', url: addressOf(connection, authPath), headers, body },
    {
      fetch: parts.fetch,
      clock,
      timeoutMs: limits.authTimeoutMs,
      maxAnswerBytes: 64 * 1024,
      signal,
    },
  );
  record(result);
  // Before the place in the gate is given back, so that nothing slips into a pause.
  const answered = result.answer;
  if (answered?.status === 429) {
    const { headers } = answered;
    parts.gate.pause(retryAfterMs(headers.get('retry-after'), clock.nowMs(), headers.get('date')));
  } else if (answered) {
    parts.gate.answered();
  }
  return result;
}

function readGrant(bytes: Uint8Array, status: number, secret: string): AuthGrant {
  const body = readAnswerBody(bytes, null);
  const grant = body.kind === 'json' ? grantSchema.safeParse(body.value) : undefined;
  const token = grant?.data?.access_token ?? grant?.data?.accessToken;
  if (!grant?.data || token === undefined) {
    throw badGrant(status, redactText(readErrorWords(body).message, [secret]));
  }
  const { scope, expires_in: lifeSeconds } = grant.data;
  const words = Array.isArray(scope) ? scope : (scope ?? '').split(/\s+/);
  const scopes = words.filter((word) => word !== '' && word.length <= longestScope).slice(0, mostScopes);
  return { token, lifeMs: lifeSeconds * 1000, scopes };
}

function refusedLogIn(host: string, { status, bytes, headers }: WireAnswer, secret: string): ServiceError {
  const words = readErrorWords(readAnswerBody(bytes, headers.get('content-type')));
  const message = redactText(words.message || words.type || '–', [secret]);
  const code = refusedLogInCode(status, words.type, message);
  return serviceError(code, { host, status, message }, status);
}

function badGrant(status: number, message: string): ServiceError {
  return serviceError('service.badAnswer', { endpoint: label, status, reason: 'noToken', message }, status);
}

function rateLimitedError(waitMs: number): ServiceError {
  return serviceError('service.rateLimited', { endpoint: label, waitSeconds: Math.ceil(waitMs / 1000) }, 429);
}
