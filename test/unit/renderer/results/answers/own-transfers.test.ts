import { describe, expect, it } from 'vitest';
import type { LocalFigures, Result, TracedTransaction } from '../../../../../preload/contract';
import {
  ownTransfersOf,
  transferIdsOf,
  withoutTransfers,
} from '../../../../../renderer/results/answers/own-transfers';
import { sampleFigures, tracedSample } from '../../report/sample-report';

const [template] = sampleFigures().accounts;
const booking = tracedSample('operating-0');
if (!template || !booking) throw new Error('no sample');

const ibanA = 'DE02120300000000202051';
const ibanB = 'DE02500105170137075030';
const account = (iban: string | null): LocalFigures['accounts'][number] => ({ ...template, iban });
const bookings = (...list: Partial<TracedTransaction>[]) =>
  new Map(
    list.map((entry, index) => [`t${index}`, { ...booking, ...entry, transactionId: `t${index}` } as const]),
  );

/** The accounts of case B039: 500.00 go from A to B. */
const legs = bookings(
  { amount: '-500.00', currency: 'EUR', counterpartyIban: 'DE02 5001 0517 0137 0750 30' },
  { amount: '500.00', currency: 'EUR', counterpartyIban: ibanA },
);

describe('transfers between own accounts (B039)', () => {
  it('when both accounts are uploaded, count once, as what went out', () => {
    expect(ownTransfersOf(['t0', 't1'], legs, { accounts: [account(ibanA), account(ibanB)] })).toEqual([
      { currency: 'EUR', sum: '-500.00', bookings: 1, withoutReceiver: 0, received: '500.00' },
    ]);
  });

  it('are left out of money in and money out: 2000 and 800, not 2500 and 1300', () => {
    const totals = { totalIn: '2500.00', totalOut: '-1300.00' };
    const both = [account(ibanA), account(ibanB)];
    const [whole] = ownTransfersOf(['t0', 't1'], legs, { accounts: both });
    expect(whole && withoutTransfers(totals, whole)).toEqual({ moneyIn: '2000.00', moneyOut: '-800.00' });
    // Only A was uploaded: nothing of it came in.
    const [single] = ownTransfersOf(['t0'], legs, { accounts: [account(ibanA)] });
    const ofA = { totalIn: '2000.00', totalOut: '-1300.00' };
    expect(single && withoutTransfers(ofA, single)).toEqual({ moneyIn: '2000.00', moneyOut: '-800.00' });
    // The service names one side only: what came in by it is not known, and no figure is made.
    const [half] = ownTransfersOf(['t0'], legs, { accounts: both });
    expect(half && withoutTransfers(totals, half)).toBeNull();
  });

  it('count no booking that the analyst left out of money in and out: it is in neither of them', () => {
    const accounts = [account(ibanA), account(ibanB)];
    const left = (id: string) =>
      ({
        transactionId: id,
        bookingDay: '2025-03-01',
        amount: '1',
        currency: 'EUR',
        counterpartyName: null,
        note: 'x',
      }) as const;
    const rest = (...ids: string[]) =>
      ownTransfersOf(['t0', 't1'], legs, { accounts, excluded: ids.map(left) });
    expect(rest('t0', 't1')).toEqual([]);
    // What came in by it is left over, and no figure is made of half a transfer.
    expect(rest('t1')).toMatchObject([{ sum: '-500.00', received: null }]);
    expect(rest('t0')).toEqual([]);
  });

  it('make no figure of sums that are equal by chance: every transfer has its own other side', () => {
    const both = [account(ibanA), account(ibanB)];
    const toB = { currency: 'EUR', counterpartyIban: ibanB };
    const receivedOf = (...list: Partial<TracedTransaction>[]) => {
      const map = bookings(...list);
      return ownTransfersOf([...map.keys()], map, { accounts: both })[0]?.received;
    };
    // Two went out whose other sides are not named; something else of their sum came in.
    const two = [
      { ...toB, amount: '-300.00' },
      { ...toB, amount: '-200.00' },
    ];
    expect(receivedOf(...two, { currency: 'EUR', amount: '500.00', counterpartyIban: null })).toBeNull();
    // One went out, and as much came from an account that was not loaded.
    const stranger = 'DE75512108001245126199';
    const out = { ...toB, amount: '-500.00' };
    expect(receivedOf(out, { currency: 'EUR', amount: '500.00', counterpartyIban: stranger })).toBeNull();
    // Equal amounts each with a side of its own, written with other places, are told.
    const back = { currency: 'EUR', counterpartyIban: ibanA };
    expect(receivedOf(out, out, { ...back, amount: '500' }, { ...back, amount: '500.00' })).toBe('1000.00');
    expect(receivedOf(out, out, { ...back, amount: '500.00' })).toBeNull();
  });

  it('when only the sender is uploaded, say that the receiver is missing', () => {
    expect(ownTransfersOf(['t0'], legs, { accounts: [account(ibanA)] })).toMatchObject([
      { withoutReceiver: 1 },
    ]);
  });

  it('when one account is looked at, still find the receiver among all that are uploaded', () => {
    const accounts = [account(ibanA), account(ibanB)];
    const ofAccount = (accountId: string) =>
      ownTransfersOf(
        ['t0', 't1'],
        bookings(
          { amount: '-500.00', currency: 'EUR', accountId: 'a', counterpartyIban: ibanB },
          { amount: '500.00', currency: 'EUR', accountId: 'b', counterpartyIban: ibanA },
        ),
        { accounts },
        (one) => one.accountId === accountId,
      );
    expect(ofAccount('a')).toEqual([
      { currency: 'EUR', sum: '-500.00', bookings: 1, withoutReceiver: 0, received: null },
    ]);
    expect(ofAccount('b')).toEqual([]);
  });

  it('when an account has no IBAN or a booking names none, claim nothing about the receiver', () => {
    expect(ownTransfersOf(['t0'], legs, { accounts: [account(ibanA), account(null)] })).toMatchObject([
      { withoutReceiver: 0 },
    ]);
    const unnamed = bookings({ amount: '-1.00', currency: 'EUR', counterpartyIban: null });
    expect(ownTransfersOf(['t0'], unnamed, { accounts: [account(ibanA)] })).toMatchObject([
      { withoutReceiver: 0 },
    ]);
  });

  it('are summed for each currency apart, and only from bookings of this computer', () => {
    const mixed = bookings({ amount: '-5.00', currency: 'EUR' }, { amount: '-7.00', currency: 'CHF' });
    expect(ownTransfersOf(['t0', 't1', 'elsewhere'], mixed, { accounts: [account(null)] })).toMatchObject([
      { currency: 'EUR', sum: '-5.00' },
      { currency: 'CHF', sum: '-7.00' },
    ]);
  });

  it('are those that the result names, each once; without the result there are none', () => {
    const result: Result = {
      endpoint: 'company.internalBookings',
      runId: 'r1',
      fetchedAt: '2026-07-15T08:00:00.000Z',
      state: 'received',
      payload: {
        available: true,
        monthlyOverview: [
          { month: '2026-06', recurringTransactionIDs: ['a'], nonRecurringTransactionIDs: ['b', 'a'] },
        ],
      },
      error: null,
    };
    expect(transferIdsOf(result)).toEqual(['a', 'b']);
    expect(transferIdsOf({ ...result, state: 'failed', payload: null })).toEqual([]);
    expect(transferIdsOf(null)).toEqual([]);
  });
});
