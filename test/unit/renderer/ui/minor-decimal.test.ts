import { describe, expect, it } from 'vitest';
import { minorToDecimal } from '../../../../renderer/ui/minor-decimal';

describe('minor units', () => {
  it.each([
    [-5, 'EUR', '-0.05'],
    [123456, 'EUR', '1234.56'],
    [0, 'EUR', '0.00'],
    [1500, 'JPY', '1500'],
    [-1, 'KWD', '-0.001'],
    [7, null, '0.07'],
  ] as const)('%i of %s is %s', (minor, currency, decimal) => {
    expect(minorToDecimal(minor, currency)).toBe(decimal);
  });
});
