import type { CallPriority } from './request-gate';

/** Settings of one call besides its request. */
export interface CallSettings {
  readonly signal?: AbortSignal;
  /** Per attempt, from connecting to the last byte. */
  readonly timeoutMs?: number;
  readonly priority?: CallPriority;
  /** `false`: after a fault of the network or a 5xx the caller decides, e.g. reads back first (B030). */
  readonly repeat?: boolean;
  /** It leaves once, whatever comes: no new token, no pause and no other spelling makes it leave again. */
  readonly isSentOnce?: boolean;
  /** Longest wait for a paused connection. */
  readonly maxPauseMs?: number;
  /** Work in the background: it waits as long and as often as the service asks for it. */
  readonly waitsForService?: boolean;
  /** Only numbers and ASCII texts of the answer are looked at: it is read in half the time, and other texts come wrong. */
  readonly readsAscii?: boolean;
  /** The answer is kept as received: a large one comes as `AnswerText`, and main never has what is in it. */
  readonly keepsText?: boolean;
}
