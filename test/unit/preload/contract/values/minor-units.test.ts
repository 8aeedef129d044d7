import { describe, expect, it } from 'vitest';
import { currencyPlaces, decimalOf } from '../../../../../preload/contract/values/minor-units';

it.each(['constructor', '__proto__', 'toString', ''])(
  'a currency that is none has two places, whatever it is called: %j',
  (name) => {
    expect(currencyPlaces(name)).toBe(2);
  },
);

describe('minor units', () => {
  it.each([
    [-5, 'EUR', '-0.05'],
    [123456, 'EUR', '1234.56'],
    [0, 'EUR', '0.00'],
    [1500, 'JPY', '1500'],
    [-1, 'KWD', '-0.001'],
    [7, null, '0.07'],
    // Shown without decimals at home, booked with two.
    [123450, 'HUF', '1234.50'],
    [99, 'RSD', '0.99'],
  ] as const)('%i of %s is %s', (minor, currency, decimal) => {
    expect(decimalOf(minor, currency)).toBe(decimal);
  });
});
