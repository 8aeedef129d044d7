/** Every figure of the client's manners in one place; tests pass shorter ones. */
export interface ClientLimits {
  /** Requests of one connection under way at once. */
  readonly concurrency: number;
  /** Whole attempt, from connecting to the last byte. */
  readonly timeoutMs: number;
  readonly uploadTimeoutMs: number;
  readonly authTimeoutMs: number;
  /** Memory bound for one answer. */
  readonly maxAnswerBytes: number;
  /** Repeats after 5xx, a network fault or a time-out. */
  readonly maxRepeats: number;
  readonly backOffBaseMs: number;
  readonly backOffCapMs: number;
  /** A call stops repeating when it has taken this long. */
  readonly repeatBudgetMs: number;
  /** Longest a call waits for a paused connection before it gives up with `service.rateLimited`. */
  readonly maxPauseMs: number;
  /** Pause after a 429 that names no time: first, and longest. */
  readonly pauseBaseMs: number;
  readonly pauseCapMs: number;
  /** 429 answers one call puts up with. */
  readonly maxRateLimited: number;
  /** After a 429 one request at a time; every so many good answers one more. */
  readonly answersPerSlot: number;
  /** Wait before the only repeat of a refused `/auth` (B028: over within 2 s). */
  readonly authRepeatMs: number;
  /** Share of a token's life after which it is renewed. */
  readonly tokenShare: number;
  /** Correlation polls of the whole connection: at most two a second (interface.md 4.5), a little apart for slow timers. */
  readonly pollSpacingMs: number;
  readonly maxPages: number;
}

export const defaultLimits: ClientLimits = {
  concurrency: 6,
  timeoutMs: 60_000,
  uploadTimeoutMs: 120_000,
  authTimeoutMs: 30_000,
  maxAnswerBytes: 256 * 1024 * 1024,
  maxRepeats: 5,
  backOffBaseMs: 500,
  backOffCapMs: 30_000,
  repeatBudgetMs: 180_000,
  maxPauseMs: 15 * 60_000,
  pauseBaseMs: 1_000,
  pauseCapMs: 60_000,
  maxRateLimited: 10,
  answersPerSlot: 20,
  authRepeatMs: 400,
  tokenShare: 0.8,
  pollSpacingMs: 510,
  maxPages: 10_000,
};
