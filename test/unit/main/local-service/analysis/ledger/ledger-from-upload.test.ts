import { describe, expect, it } from 'vitest';
import {
  ledgerFromUpload,
  toBookingDay,
  toMainUnits,
  toMinor,
} from '../../../../../../main/local-service/analysis/ledger/ledger-from-upload';

describe('a booking date on the wire', () => {
  it.each([
    ['seconds at noon UTC', 1_667_304_000, '2022-11-01'],
    ['milliseconds at noon UTC', 1_667_304_000_000, '2022-11-01'],
    ['seconds at midnight UTC', 1_667_260_800, '2022-11-01'],
    ['seconds at midnight in Berlin', 1_667_257_200, '2022-11-01'],
    ['midnight in Berlin in summer', 1_656_626_400, '2022-07-01'],
    ['an ISO day', '2024-02-29', '2024-02-29'],
    ['an ISO time with zone', '2024-06-30T23:30:00Z', '2024-07-01'],
    ['digits in a string', '1667304000', '2022-11-01'],
    ['nonsense', 'soon', ''],
  ])('when it is %s, gives the calendar day in Berlin', (_, value, day) => {
    expect(toBookingDay(value)).toBe(day);
  });
});

describe('an amount on the wire', () => {
  it.each([
    [-159.73, 'EUR', -15_973],
    [0.1 + 0.2, 'EUR', 30],
    [1.005, 'EUR', 101],
    [-0.004, 'EUR', 0],
    [1_000_000_000.01, 'EUR', 100_000_000_001],
    [1500, 'JPY', 1500],
    [1.2345, 'KWD', 1235],
    ['12.5', 'EUR', 1250],
    [Number.NaN, 'EUR', 0],
  ])('when it is %s %s, becomes %s minor units', (amount, currency, minor) => {
    expect(toMinor(amount, currency)).toBe(minor);
  });

  it('when it goes back to main units, zero has no sign and cents are exact', () => {
    expect(Object.is(toMainUnits(-0, 'EUR'), 0)).toBe(true);
    expect(toMainUnits(-15_973, 'EUR')).toBe(-159.73);
    expect(toMainUnits(1500, 'JPY')).toBe(1500);
  });
});

describe('an upload with gaps', () => {
  it('when identifiers are missing, gives each transaction its own and keeps the order', () => {
    const { transactions } = ledgerFromUpload({
      userType: 'person',
      accounts: [{ accountId: 'a' }],
      transactions: [
        {},
        { amount: 1, bookingDate: '2024-01-01', accountId: 'a' },
        { amount: 1, bookingDate: '2024-01-01', accountId: 'a' },
      ],
    });
    expect(new Set(transactions.map((transaction) => transaction.transactionId)).size).toBe(3);
    expect(transactions[1]?.currency).toBe('EUR');
  });
});
