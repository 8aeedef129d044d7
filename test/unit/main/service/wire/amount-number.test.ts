import { describe, expect, it } from 'vitest';
import {
  amountNumberOfMinor,
  countableMinor,
  minorOfAmountNumber,
} from '../../../../../main/service/wire/amount-number';
import fc from '../../../../property';

describe('an amount on the wire', () => {
  it.each([
    [1, 'EUR', '0.01'],
    [-450, 'EUR', '-4.5'],
    [123456789012345, 'EUR', '1234567890123.45'],
    [-5, 'JPY', '-5'],
    [1005, 'KWD', '1.005'],
    [0, 'EUR', '0'],
  ])('when %i minor units of %s are sent: the JSON says %s', (minor, currency, json) => {
    expect(JSON.stringify(amountNumberOfMinor(minor, currency))).toBe(json);
    expect(amountNumberOfMinor(BigInt(minor), currency)).toBe(amountNumberOfMinor(minor, currency));
  });

  it('for any amount up to a billion euros: reads back what it wrote', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1e11, max: 1e11 }),
        fc.constantFrom('EUR', 'JPY', 'KWD'),
        (minor, currency) => {
          expect(minorOfAmountNumber(amountNumberOfMinor(minor, currency), currency)).toBe(minor);
        },
      ),
    );
  });

  it('when an answer has more places than the currency: rounds half away from zero by the decimal text', () => {
    expect(minorOfAmountNumber(1.005, 'EUR')).toBe(101);
    expect(minorOfAmountNumber(-1.005, 'EUR')).toBe(-101);
    expect(minorOfAmountNumber(2.675, 'EUR')).toBe(268);
    expect(minorOfAmountNumber(0.004, 'EUR')).toBe(0);
    expect(minorOfAmountNumber(1e-7, 'EUR')).toBe(0);
    expect(minorOfAmountNumber(1234.5, 'JPY')).toBe(1235);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, 1e21, 1e15])(
    'when %d is no countable amount: throws',
    (amount) => {
      expect(() => minorOfAmountNumber(amount, 'EUR')).toThrow(RangeError);
    },
  );

  it('when minor units of a currency cannot hold it, is no amount there, and one of another currency', () => {
    expect(countableMinor(9_999_999_999_999, 'KWD')).toBeNull();
    expect(countableMinor(9_999_999_999_999, 'EUR')).toBe(999_999_999_999_900);
  });

  it('when minor units are not a safe integer: throws instead of sending something near it', () => {
    expect(() => amountNumberOfMinor(0.5, 'EUR')).toThrow(RangeError);
    expect(() => amountNumberOfMinor(2n ** 60n, 'EUR')).toThrow(RangeError);
  });
});
