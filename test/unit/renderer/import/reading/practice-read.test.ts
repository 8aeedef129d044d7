import { describe, expect, it } from 'vitest';
import { practiseReading } from '../../../../../renderer/import/reading/practice-read';

describe('the practice of a new worker', () => {
  it('when it reads its made-up export, every row is a booking and nothing is asked', async () => {
    const reading = await practiseReading();
    expect(reading.counts.bookings).toBe(200);
    expect(reading.questions).toEqual([]);
    expect(reading.columns.map(({ field }) => field)).toEqual([
      'bookingDate',
      'valueDate',
      'counterpartyName',
      'purpose',
      'accountIban',
      'amount',
      'balanceAfter',
    ]);
  });
});
