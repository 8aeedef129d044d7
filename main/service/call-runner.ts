import { ActivityRecorder } from './activity/activity-recorder';
import type { ClientParts } from './client-parts';
import type { Endpoint } from './endpoint-tables/endpoint-definition';
import { endpoints } from './endpoint-tables/endpoints';
import { readLarge } from './large-answers/large-answers';
import { judgeAttempt, type Verdict } from './requests/call-policy';
import type { CallSettings } from './requests/call-settings';
import { findCorrelationId } from './requests/learned-names';
import { lookUpIdentifier } from './requests/lost-answer-policy';
import { buildRequest, endpointLabel, type RequestParts } from './requests/request-builder';
import { RequestVariation } from './requests/request-variation';
import { backOffDelayMs, retryAfterMs } from './requests/retry-policy';
import { isSentOnce, rateLimitedError, unknownTransfer } from './requests/sent-once-policy';
import { answerLimitOf } from './transport/answer-limit-policy';
import { sleep } from './transport/clock';
import { defaultCorrelationHeader } from './transport/connection-schema';
import { isServiceError, type ServiceError, serviceError } from './transport/service-error';
import { type AttemptResult, sendOnce, type WireAnswer, type WireRequest } from './transport/transport';

export interface RawCallAnswer {
  readonly status: number;
  readonly value: unknown;
  /** Whether the answer fits the registry's schema. */
  readonly isExpectedShape: boolean;
  readonly correlationId?: string;
  /** Lower-case names; cookies and locations are left out. */
  readonly headers: Readonly<Record<string, string>>;
  readonly attempts: number;
  /** The answer was lost, and what the call had made was found by looking (create user). */
  readonly isRecovered: boolean;
}

/** One call and what it has been through so far. */
interface Call {
  readonly key: string;
  readonly endpoint: Endpoint;
  readonly label: string;
  readonly parts: RequestParts;
  readonly settings: CallSettings;
  /** See `isSentOnce`. */
  readonly leavesOnce: boolean;
  readonly startMs: number;
  readonly variation: RequestVariation;
  attempt: number;
  repeats: number;
  rateLimited: number;
  tokensRefused: number;
  wasLost: boolean;
  usesToken: boolean;
}

/**
 * Runs a call to its end: token, gate, repeats, spellings, lost answers. Repeats are owned here and not by a layer
 * around fetch, because 401 and 429 concern every call of the connection (B026, B027).
 */
export class CallRunner {
  readonly #client: ClientParts;
  readonly #recorder: ActivityRecorder;
  readonly #host: string;

  constructor(client: ClientParts) {
    this.#client = client;
    this.#recorder = new ActivityRecorder(client);
    this.#host = new URL(client.connection.baseAddress).host;
  }

  /** @throws ServiceError, and whatever reading the secret throws */
  async run(
    key: string,
    endpoint: Endpoint,
    parts: RequestParts,
    settings: CallSettings,
  ): Promise<RawCallAnswer> {
    const label = endpointLabel(endpoint);
    const hasCorrelationId = parts.correlationId !== undefined;
    const call: Call = {
      key,
      endpoint,
      label,
      parts,
      settings,
      leavesOnce: isSentOnce(endpoint, settings),
      startMs: this.#client.clock.monotonicMs(),
      variation: new RequestVariation(key, endpoint, hasCorrelationId, this.#client.learned()),
      attempt: 0,
      repeats: 0,
      rateLimited: 0,
      tokensRefused: 0,
      wasLost: false,
      usesToken: !endpoint.isOpen,
    };
    try {
      return await this.#untilAnswered(call);
    } catch (error) {
      if (!settings.signal?.aborted || isServiceError(error)) throw error;
      throw serviceError('service.cancelled', { endpoint: label, wasSent: call.wasLost ? 'yes' : 'no' });
    }
  }

  async #untilAnswered(call: Call): Promise<RawCallAnswer> {
    for (;;) {
      call.attempt += 1;
      const request = buildRequest(this.#client.connection, call.endpoint, call.parts, call.variation);
      const { result, token, isToRepeat } = await this.#send(call, request);
      if (isToRepeat) continue;
      const verdict = await this.#judge(call, request, result, token);
      if (verdict.next === 'return') return this.#answered(call, result.answer, verdict);
      if (verdict.next === 'fail') throw verdict.error;
      if (result.failure?.wasSent !== false) call.wasLost = true;
      if (verdict.next === 'look') {
        const found = await this.#look(call, verdict.error);
        if (found) return found;
      }
      await this.#backOff(call, verdict);
    }
  }

  /**
   * Sends with token, place in the gate and turn of the poll limiter all valid at that moment. The place is given back
   * after 401 and 429 were heeded, so that nothing slips out with a dead token or into a pause.
   */
  async #send(
    call: Call,
    request: WireRequest,
  ): Promise<{ result: AttemptResult; token: string | undefined; isToRepeat: boolean }> {
    const { gate, tokens, pollLimiter, limits } = this.#client;
    const { signal, priority = 'normal', waitsForService = false } = call.settings;
    const patienceMs = call.settings.maxPauseMs ?? limits.maxPauseMs;
    const maxPauseMs = waitsForService ? Number.POSITIVE_INFINITY : patienceMs;
    const tooLong = (waitMs: number) => rateLimitedError(call.label, waitMs);
    for (;;) {
      if (call.usesToken) await tokens.get(signal);
      if (call.endpoint.isCorrelation) await pollLimiter.untilNext(signal);
      const release = await gate.enter({ priority, maxPauseMs, tooLong, signal });
      const token = call.usesToken ? tokens.current() : undefined;
      const isTokenStale = call.usesToken && token === undefined;
      if (isTokenStale || (call.endpoint.isCorrelation && !pollLimiter.tryTake())) {
        release();
        continue;
      }
      try {
        const result = await this.#exchange(call, request, token);
        const isToRepeat = result.answer !== undefined && this.#isForConnection(call, result.answer, token);
        return { result, token, isToRepeat };
      } finally {
        release();
      }
    }
  }

  async #exchange(call: Call, request: WireRequest, token: string | undefined): Promise<AttemptResult> {
    const { clock, limits } = this.#client;
    // What changes something leaves once for each line of the journal, also where sending it twice would do no harm.
    const isReading = call.endpoint.method === 'GET';
    const fetch = isReading ? this.#client.fetch : this.#client.fetchOnce;
    const headers = token ? { ...request.headers, authorization: `Bearer ${token}` } : request.headers;
    const record = this.#recorder.begin(call.key, call.endpoint, call.attempt, request.body);
    const timeoutMs = this.#timeoutMs(call);
    const { signal } = call.settings;
    const maxAnswerBytes = answerLimitOf(call.endpoint, limits);
    const options = { fetch, clock, timeoutMs, maxAnswerBytes, signal };
    const result = await sendOnce({ ...request, headers }, options);
    record(result, call.parts.correlationId);
    return result;
  }

  /** True when the answer was about the connection or the spelling, and the call is to be sent again. */
  #isForConnection(call: Call, answer: WireAnswer, token: string | undefined): boolean {
    const { tokens, learn, gate, limits, clock } = this.#client;
    const { status, headers } = answer;
    const unknown = () => unknownTransfer({ answer, durationMs: 0 }, call);
    if (status === 429) {
      gate.pause(retryAfterMs(headers.get('retry-after'), clock.nowMs(), headers.get('date')));
      call.rateLimited += 1;
      if (call.leavesOnce) throw unknown() ?? rateLimitedError(call.label, gate.pausedForMs());
      if (call.settings.waitsForService || call.rateLimited <= limits.maxRateLimited) return true;
      throw rateLimitedError(call.label, gate.pausedForMs());
    }
    gate.answered();
    if (token === undefined && (status === 401 || status === 403) && !call.usesToken) {
      call.usesToken = true;
      return true;
    }
    if (status === 401 && token !== undefined) {
      this.#unauthorized(call, token, unknown() ?? tokenRefusedError(call.label));
      return true;
    }
    if (token !== undefined) tokens.prove(token);
    if (!call.leavesOnce && call.variation.next(status)) return true;
    const learned = call.variation.proves(status);
    if (learned) learn(learned);
    return false;
  }

  /** Once more with a new token (interface.md 5.4). New ones refused as well are one clear error for all who wait. */
  #unauthorized(call: Call, token: string, error: ServiceError): void {
    const { gate, tokens } = this.#client;
    const advice = tokens.refuse(token, call);
    call.tokensRefused += 1;
    if (advice === 'renew' && call.tokensRefused < 2 && !call.leavesOnce) return;
    if (advice === 'failAll') gate.refuseWaiting(tokenRefusedError(call.label));
    throw error;
  }

  async #judge(
    call: Call,
    request: WireRequest,
    result: AttemptResult,
    token: string | undefined,
  ): Promise<Verdict> {
    const { clock, tokens } = this.#client;
    const unknown = unknownTransfer(result, call);
    if (unknown) return { next: 'fail', error: unknown };
    const isOnce = this.#isOnce(call);
    return judgeAttempt(result, {
      endpoint: call.endpoint,
      label: call.label,
      host: this.#host,
      attempt: call.attempt,
      requestBytes: Buffer.byteLength(request.body ?? ''),
      timeoutMs: this.#timeoutMs(call),
      nowMs: clock.nowMs(),
      mayRepeat: call.endpoint.isSafeToRepeat && !isOnce,
      isOnce,
      readsAscii: call.settings.readsAscii,
      read: await readLarge(this.#client.largeAnswers, call, result.answer),
      wasLost: call.wasLost,
      secrets: [token ?? '', this.#client.clientSecret()],
      tokenScopes: tokens.scopes(),
    });
  }

  #answered(
    call: Call,
    answer: WireAnswer | undefined,
    verdict: { value: unknown; isExpectedShape: boolean },
  ): RawCallAnswer {
    const headers: Record<string, string> = {};
    for (const [name, value] of answer?.headers ?? []) {
      if (name !== 'set-cookie' && name !== 'location') headers[name] = value;
    }
    const { connection, learn, learned } = this.#client;
    const configured = connection.correlationHeader ?? defaultCorrelationHeader;
    const seen = answer && findCorrelationId(answer.headers, configured);
    if (seen && learned().correlationHeaderSeen !== seen.name) learn({ correlationHeaderSeen: seen.name });
    return {
      status: answer?.status ?? 0,
      value: verdict.value,
      isExpectedShape: verdict.isExpectedShape,
      correlationId: seen?.value,
      headers,
      attempts: call.attempt,
      isRecovered: false,
    };
  }

  /** After a lost answer: what was to be made, if it exists. Undefined: it does not, so repeating makes no second one. */
  async #look(call: Call, error: ServiceError): Promise<RawCallAnswer | undefined> {
    const identifier = lookUpIdentifier(call.key, call.parts.body);
    if (identifier === undefined || this.#isOnce(call)) throw error;
    const key = 'users.getByCustomId';
    try {
      const path = { 'custom-user-id': identifier };
      const found = await this.run(key, endpoints[key] as Endpoint, { path }, call.settings);
      return { ...found, attempts: call.attempt, isRecovered: true };
    } catch (lookError) {
      if (isServiceError(lookError, 'service.notFound')) return undefined;
      if (isServiceError(lookError, 'service.cancelled')) throw lookError;
      throw error;
    }
  }

  async #backOff(
    call: Call,
    verdict: { readonly error: ServiceError; readonly notBeforeMs?: number },
  ): Promise<void> {
    const { clock, limits, random } = this.#client;
    const delayMs = Math.max(verdict.notBeforeMs ?? 0, backOffDelayMs(call.repeats, random, limits));
    const spentMs = clock.monotonicMs() - call.startMs + delayMs;
    if (call.repeats >= limits.maxRepeats || spentMs > limits.repeatBudgetMs) throw verdict.error;
    call.repeats += 1;
    await sleep(clock, delayMs, call.settings.signal);
  }

  #isOnce({ leavesOnce, settings }: Call): boolean {
    return settings.repeat === false || leavesOnce;
  }

  #timeoutMs(call: Call): number {
    const { timeoutMs, uploadTimeoutMs } = this.#client.limits;
    const isUpload = call.key.startsWith('upload.');
    return call.settings.timeoutMs ?? (isUpload ? uploadTimeoutMs : timeoutMs);
  }
}

function tokenRefusedError(endpoint: string): ServiceError {
  return serviceError('service.tokenRefused', { endpoint }, 401);
}
