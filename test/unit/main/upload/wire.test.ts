import { describe, expect, it } from 'vitest';
import { ServiceError } from '../../../../main/service/transport/service-error';
import { timestampOfBookingDay } from '../../../../main/service/wire/booking-day';
import { wireAccountOf } from '../../../../main/service/wire/wire-account';
import { wireTransactionOf } from '../../../../main/service/wire/wire-transaction';
import { minorOf } from '../../../../main/store/accounts/minor-of-decimal';
import { stagedRowIndex } from '../../../../main/store/rows/packed-rows';
import { expiryOf } from '../../../../main/upload/customer-registry';
import { judgeFailedCall } from '../../../../main/upload/decisions/call-failure-policy';
import type { StagedRow } from '../../../../preload/contract/reading/reading';
import { decimalOf } from '../../../../preload/contract/values/minor-units';
import { draftOf, stagedRowsOf } from '../store/staged-export';

function wireOf(booking: Parameters<typeof stagedRowsOf>[0][number], unit: 's' | 'ms' = 's') {
  const [row] = stagedRowsOf([booking]);
  return wireTransactionOf(row as StagedRow, stagedRowIndex, {
    transactionId: 'id',
    currency: 'EUR',
    timestampOf: (day) => timestampOfBookingDay(day, unit),
  });
}

describe('a transaction on the wire', () => {
  it('when sent, its amount is the JSON number of its cents and its day noon in UTC (B021)', () => {
    const wire = wireOf({ day: '2025-03-01', amountMinor: -1_999_999_999_99 });
    expect(JSON.stringify(wire)).toContain('"amount":-1999999999.99');
    expect(wire.bookingDate).toBe(1_740_830_400);
    expect(wireOf({ day: '2025-03-01', amountMinor: 10 }, 'ms').bookingDate).toBe(1_740_830_400_000);
    expect(JSON.stringify(wireOf({ day: '2025-03-01', amountMinor: 10 }))).toContain('"amount":0.1,');
  });

  it('when a field is empty, the member is left out and not sent as null', () => {
    const wire = wireOf({ day: '2025-03-01', amountMinor: 1, name: null, purpose: null });
    expect(Object.keys(wire).sort()).toEqual([
      'amount',
      'bookingDate',
      'currency',
      'transactionId',
      'valueDate',
    ]);
  });
});

describe('an account on the wire', () => {
  it('when only a German IBAN is known, the account number is its last ten digits, and no transaction comes along', () => {
    const wire = wireAccountOf('acc-1', { ...draftOf(), type: 'GIRO', currency: 'EUR', balanceMinor: -5 });
    expect(wire).toMatchObject({ accountId: 'acc-1', accountNumber: '0000202051', balance: -0.05 });
    expect(wire).not.toHaveProperty('transactions');
  });
});

describe('amounts in minor units', () => {
  it.each([
    [-5, 'EUR', '-0.05'],
    [0, 'EUR', '0.00'],
    [123, 'JPY', '123'],
    [-1, 'KWD', '-0.001'],
    [900_719_925_474_0991, 'EUR', '90071992547409.91'],
  ])('when %i of %s, read as text %s and back', (minor, currency, text) => {
    expect(decimalOf(minor, currency)).toBe(text);
    expect(minorOf(text, currency)).toBe(minor);
  });

  it('when a text has more places than the currency, is refused rather than rounded', () => {
    expect(minorOf('1.005', 'EUR')).toBeNull();
    expect(minorOf('1.5', 'JPY')).toBeNull();
    expect(minorOf('1.50', 'KWD')).toBe(1_500);
  });
});

describe('a failed write', () => {
  const badRequest = (type: string, message: string) =>
    new ServiceError('service.badRequest', { endpoint: 'x', status: 400, type, message }, 400);
  it.each([
    [new ServiceError('service.timeout', { endpoint: 'x', timeoutSeconds: 1, attempts: 1 }), 'lost'],
    [
      new ServiceError('service.answerUnknown', { endpoint: 'x', reason: 'gateway', status: 504 }, 504),
      'lost',
    ],
    [new ServiceError('service.tooLarge', { endpoint: 'x', requestBytes: 9 }, 413), 'tooLarge'],
    [badRequest('validation', 'at most 100 transactions: batch too large'), 'content'],
    [badRequest('validation', 'bookingDate is missing'), 'content'],
    [new ServiceError('service.cancelled', { endpoint: 'x', wasSent: 'yes' }), 'stopped'],
    [new Error('anything else'), 'refused'],
  ] as const)('when it is %s, counts as %s', (error, failure) => {
    expect(judgeFailedCall(error)).toBe(failure);
  });
});

it('when a user is made for three months, expires on the same day three months on', () => {
  expect(expiryOf(new Date('2025-01-15T10:00:00Z'), 'P3M')).toBe('2025-04-15T10:00:00.000Z');
  expect(expiryOf(new Date('2025-01-15T10:00:00Z'), 'P90D')).toBe('2025-04-15T10:00:00.000Z');
});
