import { describe, expect, it } from 'vitest';
import { HashSieve } from '../../../../../main/store/rows/hash-sieve';
import fc from '../../../../property';

const word = fc.nat({ max: 0xffff_ffff });

describe('a sieve of words of hashes', () => {
  it('passes every one of its words, whatever they are', () => {
    fc.assert(
      fc.property(fc.array(word, { maxLength: 300 }), (words) => {
        const sieve = new HashSieve(words, words.length);
        expect(words.every((one) => sieve.mayHave(one))).toBe(true);
      }),
    );
  });

  it('keeps most others back', () => {
    const spread = (number: number) => Math.imul(number, 0x9e37_79b1) >>> 0;
    const words = Array.from({ length: 1_000 }, (_, at) => spread(at));
    const sieve = new HashSieve(words, words.length);
    const others = Array.from({ length: 10_000 }, (_, at) => spread(at + 1_000_000));
    expect(others.filter((one) => sieve.mayHave(one)).length).toBeLessThan(1_000);
  });
});
