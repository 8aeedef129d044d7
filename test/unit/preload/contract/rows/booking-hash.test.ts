import { describe, expect, it } from 'vitest';
import { bookingHash, hashBooking, lastHash } from '../../../../../preload/contract/rows/booking-hash';
import fc from '../../../../property';

const units = Uint16Array.from({ length: 256 }, (_, byte) => byte);

describe('identity of a booking', () => {
  it('when it is made part by part, from numbers and bytes, it is that of the whole texts', () => {
    const amount = fc.oneof(
      fc.integer(),
      fc.integer({ min: -1_200, max: 1_200 }),
      fc.maxSafeInteger(),
      fc.constantFrom(0, -0, 1, -1, 10, -10, 2 ** 31 - 1, 2 ** 31, -(2 ** 31), -(2 ** 31) + 1, 2 ** 53 - 1),
    );
    const text = fc.string({
      unit: fc.constantFrom('a', ' ', 'Z', '9', '\u0001', '~', '\u00a0', 'ä'),
      maxLength: 9,
    });
    fc.assert(
      fc.property(amount, text, text, text, (minor, party, purpose, eref) => {
        hashBooking('2024-03-05', minor, 'EUR', { reference: '', party, purpose, eref });
        const whole = lastHash.join();
        bookingHash.begin();
        bookingHash.text('2024-03-05');
        bookingHash.divide();
        bookingHash.whole(minor);
        bookingHash.divide();
        bookingHash.text('EUR');
        bookingHash.divide();
        bookingHash.text(party);
        bookingHash.divide();
        const bytes = new Uint8Array(Buffer.from(purpose, 'latin1'));
        bookingHash.bytes(bytes, 0, bytes.length, units);
        bookingHash.divide();
        bookingHash.text(eref);
        bookingHash.finish(false);
        expect(lastHash.join()).toBe(whole);
      }),
    );
  });
});
