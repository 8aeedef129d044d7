const leastBits = 12;
const mostBits = 24;
/** So many places for each number: of others about one in so many passes. */
const placesEach = 32;

/**
 * Tells of most numbers at once that they are none of some. Words of hashes are spread evenly, so their last bits tell as well as
 * any; what passes has to be looked at exactly. A million rows pass in milliseconds, where a set of the same numbers takes a tenth
 * of a second.
 */
export class HashSieve {
  readonly #places: Uint8Array;
  readonly #mask: number;

  constructor(words: Iterable<number>, count: number) {
    let bits = leastBits;
    while (bits < mostBits && 2 ** bits < count * placesEach) bits += 1;
    this.#places = new Uint8Array(2 ** bits);
    this.#mask = 2 ** bits - 1;
    for (const word of words) this.#places[word & this.#mask] = 1;
  }

  mayHave(word: number): boolean {
    return this.#places[word & this.#mask] === 1;
  }
}
