/** Counts requests in a window that moves with each of them; a request costs the same, however many are remembered. */
export class RequestRate {
  /** Times of the last requests that passed, in a ring: the next place holds the oldest. */
  private times = new Float64Array(0);
  private next = 0;

  /** Whether a request at `now` passes; only those that pass are counted. */
  admits(now: number, { requests, windowMs }: { requests: number; windowMs: number }): boolean {
    if (this.times.length !== requests) {
      this.times = new Float64Array(requests).fill(Number.NEGATIVE_INFINITY);
      this.next = 0;
    }
    const oldest = this.times[this.next] ?? Number.NEGATIVE_INFINITY;
    // A clock that was set back must not lock the door until it has caught up.
    if (oldest > now - windowMs && oldest <= now) return false;
    this.times[this.next] = now;
    this.next = (this.next + 1) % requests;
    return true;
  }
}
