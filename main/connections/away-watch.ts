/** What an attempt brought, as the activity has it. */
interface Attempt {
  connectionId: string;
  status: number | null;
  /** Why no answer came. */
  errorCode: string | null;
}

/** One lost connection is no news; a second in a row is. */
const missesToTell = 2;
const forgetAfterMs = 60_000;

/** Which services are away: told after the second attempt in vain and not when all repeats are over. */
export class AwayWatch {
  readonly #onChange: () => void;
  readonly #misses = new Map<string, { count: number; timer: NodeJS.Timeout }>();

  constructor(onChange: () => void) {
    this.#onChange = onChange;
  }

  note({ connectionId, status, errorCode }: Attempt): void {
    const isMiss = status === null && (errorCode === 'network' || errorCode === 'timeout');
    // An attempt that was ended from here says nothing of the service.
    if (!isMiss && status === null) return;
    const wasAway = this.isAway(connectionId);
    const before = this.#misses.get(connectionId);
    clearTimeout(before?.timer);
    if (isMiss) {
      const timer = setTimeout(() => this.#forget(connectionId), forgetAfterMs).unref();
      this.#misses.set(connectionId, { count: (before?.count ?? 0) + 1, timer });
    } else this.#misses.delete(connectionId);
    if (wasAway !== this.isAway(connectionId)) this.#onChange();
  }

  isAway(connectionId: string): boolean {
    return (this.#misses.get(connectionId)?.count ?? 0) >= missesToTell;
  }

  /** Nobody has asked for a while: how it is now, nobody knows. */
  #forget(connectionId: string): void {
    this.#misses.delete(connectionId);
    this.#onChange();
  }
}
