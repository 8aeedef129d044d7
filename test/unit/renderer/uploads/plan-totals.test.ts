import { describe, expect, it } from 'vitest';
import type { UploadPlan } from '../../../../preload/contract';
import { dayOfTimestamp, decodedDates, planTotals } from '../../../../renderer/uploads/plan-totals';

function account(change: Partial<UploadPlan['accounts'][number]>): UploadPlan['accounts'][number] {
  return {
    accountRowId: 'r',
    accountId: 'a',
    label: 'Giro',
    currency: 'EUR',
    action: 'create',
    newTransactions: 1,
    knownTransactions: 0,
    leftOut: 0,
    totalIn: '0.10',
    totalOut: '-0.20',
    firstBookingDay: null,
    lastBookingDay: null,
    balance: null,
    ...change,
  };
}

describe('the totals of a plan', () => {
  it('are exact where floats are not', () => {
    const [total] = planTotals({ accounts: [account({}), account({ totalIn: '0.20', totalOut: '-0.10' })] });
    expect(total).toMatchObject({ totalIn: '0.30', totalOut: '-0.30', newTransactions: 2 });
  });

  it('are exact where no number is', () => {
    const large = account({ totalIn: '90071992547409.93', totalOut: '0' });
    const [total] = planTotals({ accounts: [large, account({ totalIn: '0.02' })] });
    expect(total?.totalIn).toBe('90071992547409.95');
  });

  it('keep currencies apart', () => {
    const totals = planTotals({
      accounts: [account({}), account({ currency: 'JPY', totalIn: '1500', totalOut: '0' })],
    });
    expect(totals.map(({ currency, totalIn }) => [currency, totalIn])).toEqual([
      ['EUR', '0.10'],
      ['JPY', '1500'],
    ]);
  });

  it('when a currency is shown without decimals at home, its sums keep those that are booked', () => {
    const [total] = planTotals({
      accounts: [account({ currency: 'HUF', totalIn: '1234.50', totalOut: '0.00' })],
    });
    expect(total).toMatchObject({ currency: 'HUF', totalIn: '1234.50' });
  });

  it('when an account holds rows in another currency, they are counted and summed there and not here', () => {
    const totals = planTotals({
      accounts: [
        account({
          newTransactions: 5,
          otherCurrencies: [{ currency: 'USD', newTransactions: 2, totalIn: '3.00', totalOut: '0.00' }],
        }),
      ],
    });
    expect(totals).toMatchObject([
      { currency: 'EUR', newTransactions: 3, totalIn: '0.10' },
      { currency: 'USD', newTransactions: 2, totalIn: '3.00' },
    ]);
  });

  it('take amounts that are written with fewer places than the currency has', () => {
    expect(planTotals({ accounts: [account({ totalIn: '12.5', totalOut: '-7' })] })[0]).toMatchObject({
      totalIn: '12.50',
      totalOut: '-7.00',
    });
  });
});

describe('the dates of the sample body', () => {
  it('are the same day in seconds and in milliseconds (B021)', () => {
    expect(dayOfTimestamp(1_740_830_400)).toBe('2025-03-01');
    expect(dayOfTimestamp(1_740_830_400_000)).toBe('2025-03-01');
  });

  it('are listed once each, in their order', () => {
    const body = JSON.stringify(
      [
        { bookingDate: 1_740_830_400, valueDate: 1_740_916_800 },
        { bookingDate: 1_740_830_400, valueDate: 1_740_830_400 },
      ],
      null,
      2,
    );
    expect(decodedDates(body).map(({ field, day }) => `${field} ${day}`)).toEqual([
      'bookingDate 2025-03-01',
      'valueDate 2025-03-02',
      'valueDate 2025-03-01',
    ]);
  });
});
