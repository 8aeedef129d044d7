import type { Clock } from './clock';
import { failureOf, type TransportFailure } from './transport-failure';

/** As much of an error's answer as anybody reads: the words of a failure, not a page of a megabyte. */
const maxErrorBytes = 64 * 1024;

export interface WireRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array<ArrayBuffer>;
}

export interface WireAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Uint8Array;
}

export type AttemptResult = { readonly durationMs: number } & (
  | { readonly answer: WireAnswer; readonly failure?: undefined }
  | { readonly answer?: undefined; readonly failure: TransportFailure }
);

export interface AttemptOptions {
  readonly fetch: typeof fetch;
  readonly clock: Clock;
  /** From connecting to the last byte, so that a drip cannot hold a call for ever. */
  readonly timeoutMs: number;
  readonly maxAnswerBytes: number;
  readonly signal?: AbortSignal;
}

/**
 * One request, one answer or one failure; never throws. A redirect is refused, so the Authorization header reaches
 * the configured origin alone (SEC-17). TLS is left to the injected fetch as it is (SEC-18).
 */
export async function sendOnce(request: WireRequest, options: AttemptOptions): Promise<AttemptResult> {
  const { clock, signal } = options;
  const startMs = clock.monotonicMs();
  const abort = new AbortController();
  let stopped: TransportFailure | undefined;
  let stop: (failure: TransportFailure) => void = () => {};
  const stopSignal = new Promise<never>((_resolve, reject) => {
    stop = (failure) => {
      stopped ??= failure;
      abort.abort();
      reject(new Error(failure.kind));
    };
  });
  stopSignal.catch(() => {});
  const onAbort = () => stop({ kind: 'cancelled', reason: 'cancelled', wasSent: true });
  if (signal?.aborted)
    return { failure: { kind: 'cancelled', reason: 'cancelled', wasSent: false }, durationMs: 0 };
  signal?.addEventListener('abort', onAbort, { once: true });
  const cancelTimer = clock.setTimer(
    () => stop({ kind: 'timeout', reason: 'timeout', wasSent: true }),
    options.timeoutMs,
  );
  try {
    const exchange = receive(request, options, abort.signal);
    exchange.catch(() => {});
    const answer = await Promise.race([exchange, stopSignal]);
    if (answer === 'tooLarge') stop({ kind: 'tooLarge', reason: 'tooLarge', wasSent: true });
    const durationMs = clock.monotonicMs() - startMs;
    if (answer === 'tooLarge') {
      return { failure: { kind: 'tooLarge', reason: 'tooLarge', wasSent: true }, durationMs };
    }
    return { answer, durationMs };
  } catch (error) {
    return { failure: stopped ?? failureOf(error), durationMs: clock.monotonicMs() - startMs };
  } finally {
    cancelTimer();
    signal?.removeEventListener('abort', onAbort);
  }
}

async function receive(
  request: WireRequest,
  options: AttemptOptions,
  signal: AbortSignal,
): Promise<WireAnswer | 'tooLarge'> {
  // The types of Node do not know `cache`, which Electron's fetch obeys.
  const init: RequestInit & { cache: 'no-store' } = {
    method: request.method,
    headers: request.headers,
    body: request.body,
    signal,
    redirect: 'error',
    credentials: 'omit',
    cache: 'no-store',
  };
  const response = await options.fetch(request.url, init);
  if (response.status >= 300 && response.status < 400) throw new Error('redirect');
  const { status, headers } = response;
  const isError = status >= 400;
  const bytes = await readUpTo(response.body, isError ? maxErrorBytes : options.maxAnswerBytes);
  if (bytes.isCut && !isError) return 'tooLarge';
  return { status, headers, bytes: bytes.read };
}

/** Counted while it streams; the rest of a longer body is not even received (SEC-45). */
async function readUpTo(
  body: ReadableStream<Uint8Array> | null,
  maxBytes: number,
): Promise<{ read: Uint8Array; isCut: boolean }> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = body?.getReader();
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    if (size + value.byteLength > maxBytes) {
      void reader.cancel().catch(() => undefined);
      chunks.push(value.subarray(0, maxBytes - size));
      return { read: joined(chunks, maxBytes), isCut: true };
    }
    size += value.byteLength;
    chunks.push(value);
  }
  return { read: joined(chunks, size), isCut: false };
}

function joined(chunks: readonly Uint8Array[], size: number): Uint8Array {
  if (chunks.length === 1 && chunks[0]) return chunks[0];
  const whole = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    whole.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return whole;
}
