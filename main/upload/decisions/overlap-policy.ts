/** Answers in a row after which two calls may be under way at once: at the beginning, and after trouble. */
export const overlapFigures = { first: 3, afterTrouble: 20 } as const;

/**
 * Whether the next batch of an upload leaves while the one before it is still being answered (feature 38). While a
 * service has yet to show what it takes, and for a good while after any trouble, one call follows the other; and only
 * batches of a size that it took before go two at a time.
 */
export class OverlapPolicy {
  #answers = 0;
  #needed: number = overlapFigures.first;
  #largestTaken = 0;

  allows(transactions: number): boolean {
    return this.#answers >= this.#needed && transactions <= this.#largestTaken;
  }

  /** @param attempts of the call; more than one: the service asked to wait, or wanted another token */
  accepted(transactions: number, attempts: number): void {
    this.#largestTaken = Math.max(this.#largestTaken, transactions);
    if (attempts > 1) this.refused();
    else this.#answers += 1;
  }

  /** It did not answer, or not as hoped. */
  refused(): void {
    this.#answers = 0;
    this.#needed = overlapFigures.afterTrouble;
  }
}
