import type { ClientLimits } from '../transport/client-limits';

/** Whoever asks for more is asked again after a day: an answer must not close a connection for good. */
const longestRetryAfterMs = 24 * 3_600_000;

/** Wait before repeat number `repeat` (0 for the first): doubling, capped, up to 30 % longer so that callers spread. */
export function backOffDelayMs(
  repeat: number,
  random: () => number,
  limits: Pick<ClientLimits, 'backOffBaseMs' | 'backOffCapMs'>,
): number {
  const delay = Math.min(limits.backOffCapMs, limits.backOffBaseMs * 2 ** repeat);
  return delay * (1 + 0.3 * random());
}

/**
 * `Retry-After` in milliseconds from now: seconds, or an HTTP date against `dateHeader` when the answer has one, so
 * that a wrong clock on this machine does not matter. Undefined when absent or unreadable; never negative, a day at most.
 */
export function retryAfterMs(
  value: string | null | undefined,
  nowMs: number,
  dateHeader?: string | null,
): number | undefined {
  const text = value?.trim();
  if (!text) return undefined;
  if (/^\d+(\.\d+)?$/.test(text)) return Math.min(longestRetryAfterMs, Number(text) * 1000);
  const at = /^[A-Za-z]{3}.*\d{4}/.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(at)) return undefined;
  const serverNowMs = dateHeader ? Date.parse(dateHeader) : Number.NaN;
  const waitMs = at - (Number.isNaN(serverNowMs) ? nowMs : serverNowMs);
  return Math.min(longestRetryAfterMs, Math.max(0, waitMs));
}
