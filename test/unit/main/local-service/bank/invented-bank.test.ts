import { describe, expect, it } from 'vitest';
import { INVENTED_BANKS, inventIban } from '../../../../../main/local-service/bank/bank-catalogue';
import { inventBookings } from '../../../../../main/local-service/bank/invented-bookings';

/** ISO 13616: moved to the end and read as a number, an IBAN leaves 1 modulo 97. */
function remainder(iban: string): number {
  const moved = iban.slice(4) + iban.slice(0, 4);
  const digits = moved.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return Number(BigInt(digits) % 97n);
}

const until = Date.UTC(2025, 5, 20);

describe('invented banks', () => {
  it('Every IBAN has valid check digits and a bank code that no bank uses', () => {
    for (const bank of INVENTED_BANKS) {
      for (const number of ['1', '4711', '9999999999']) {
        const iban = inventIban(bank.bankCode, number);
        expect([iban.length, remainder(iban), iban.slice(4, 5)]).toEqual([22, 1, '9']);
      }
    }
  });

  it('When more time has passed, the same bookings come again and new ones behind them', () => {
    const before = inventBookings('company', 7, 3, until);
    const after = inventBookings('company', 7, 3, until + 10 * 86_400_000);
    expect(after.slice(0, before.length)).toEqual(before);
    expect(after.length).toBeGreaterThan(before.length);
  });

  it('Identifiers are unique, nothing lies in the future, amounts are whole cents', () => {
    const bookings = inventBookings('person', 3, 14, until);
    expect(new Set(bookings.map((booking) => booking.transactionId)).size).toBe(bookings.length);
    for (const booking of bookings) {
      expect(booking.bookingDate * 1000).toBeLessThanOrEqual(until);
      expect(Number((booking.amount * 100).toFixed(6))).toSatisfy(Number.isInteger);
    }
  });

  it('Another user gets other identifiers', () => {
    const ids = (seed: number) =>
      inventBookings('person', seed, 1, until).map((booking) => booking.transactionId);
    expect(ids(1).some((id) => ids(2).includes(id))).toBe(false);
  });
});
