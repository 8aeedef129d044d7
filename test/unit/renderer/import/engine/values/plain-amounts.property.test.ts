import { describe, expect, it } from 'vitest';
import { cleanAmount } from '../../../../../../renderer/import/engine/values/clean-amount';
import fc from '../../../../../property';

const cell = fc.oneof(
  fc.stringMatching(/^[-+]{0,2}\d[\d.,]{0,14}[-+]?$/),
  fc
    .tuple(fc.constantFrom('', '-', '+'), fc.nat(), fc.constantFrom('', ',5', '.50', ',-'))
    .map((parts) => parts.join('')),
);

describe('amounts that are digits and their signs alone', () => {
  it('are taken from a cell as they are from one that protects them, which goes the long way', () => {
    fc.assert(
      fc.property(cell, (text) => {
        expect(cleanAmount(text)).toEqual(cleanAmount(`="${text}"`));
      }),
      { numRuns: 2_000 },
    );
  });

  it('keep their sign', () => {
    expect(cleanAmount('-1.234,56')).toMatchObject({ core: '1.234,56', sign: -1 });
    expect(cleanAmount('+12')).toMatchObject({ core: '12', sign: 1 });
    expect(cleanAmount('01.02.2024')).toBeNull();
  });
});
