import { describe, expect, it } from 'vitest';
import { analyse, ledgerFromUpload } from '../../../../../main/local-service/analysis';
import type { Ledger } from '../../../../../main/local-service/analysis/ledger/ledger-types';
import fc from '../../../../property';
import { syntheticLedger } from './synthetic-ledger';

const kinds = ['credits', 'insurances', 'investments', 'internal-bookings'] as const;
const ledgers = fc
  .record({
    seed: fc.integer({ min: 1, max: 5000 }),
    count: fc.integer({ min: 40, max: 500 }),
    userType: fc.constantFrom('company' as const, 'person' as const),
  })
  .map(({ seed, count, userType }) => syntheticLedger(count, seed, userType, 14));

const minor = (amount: number) => Math.round(amount * 100);

function shuffled<T>(values: readonly T[], seed: number): T[] {
  let state = seed + 1;
  const keyed = values.map((value) => {
    state = (state * 48271) % 2147483647;
    return { value, key: state };
  });
  return keyed.sort((a, b) => a.key - b.key).map(({ value }) => value);
}

function byId(ledger: Ledger) {
  const { categorization } = analyse(ledger);
  return new Map(categorization.map((entry) => [entry.transactionId, entry]));
}

describe('the analysis of any ledger', () => {
  it('when a breakdown lists months, each amount is the sum of recurring and one-off, and of its transactions', () => {
    fc.assert(
      fc.property(ledgers, (ledger) => {
        const outcome = analyse(ledger);
        const amountOf = new Map(ledger.transactions.map((t) => [t.transactionId, t.amountMinor]));
        const sum = (ids: readonly string[]) => ids.reduce((total, id) => total - (amountOf.get(id) ?? 0), 0);
        for (const kind of kinds) {
          for (const month of outcome.breakdowns[kind].monthlyOverview) {
            expect(minor(month.amount)).toBe(minor(month.recurringAmount) + minor(month.nonRecurringAmount));
            expect(minor(month.recurringAmount)).toBe(sum(month.recurringTransactionIDs));
            expect(minor(month.nonRecurringAmount)).toBe(sum(month.nonRecurringTransactionIDs));
          }
        }
      }),
      { numRuns: 12 },
    );
  });

  it('when a transaction is listed in a breakdown, it stands in exactly one list of one month', () => {
    fc.assert(
      fc.property(ledgers, (ledger) => {
        const outcome = analyse(ledger);
        for (const kind of kinds) {
          const listed = outcome.breakdowns[kind].monthlyOverview.flatMap((month) => [
            ...month.recurringTransactionIDs,
            ...month.nonRecurringTransactionIDs,
          ]);
          expect(new Set(listed).size).toBe(listed.length);
        }
      }),
      { numRuns: 8 },
    );
  });

  it('when the upload comes in another order, every answer is the same', () => {
    fc.assert(
      fc.property(ledgers, fc.integer({ min: 1, max: 1000 }), (ledger, seed) => {
        const before = analyse(ledger);
        const after = analyse({ ...ledger, transactions: shuffled(ledger.transactions, seed) });
        const sorted = (entries: typeof before.categorization) =>
          [...entries].sort((a, b) => (a.transactionId < b.transactionId ? -1 : 1));
        expect(sorted(after.categorization)).toEqual(sorted(before.categorization));
        expect({ ...after.results }).toEqual({ ...before.results });
      }),
      { numRuns: 8 },
    );
  });

  it('when an unrelated transaction is added, the labels of all others stay', () => {
    fc.assert(
      fc.property(ledgers, fc.integer({ min: 1, max: 900_000 }), (ledger, amountMinor) => {
        const before = byId(ledger);
        const middle = ledger.transactions[ledger.transactions.length >> 1];
        const stranger = {
          ...(middle as Ledger['transactions'][number]),
          transactionId: 'stranger',
          amountMinor: -amountMinor,
          partnerName: 'Einzigartige Xylophonwerkstatt',
          partnerIban: '',
          mref: '',
          purpose: 'Danke',
        };
        const after = byId({ ...ledger, transactions: [...ledger.transactions, stranger] });
        for (const [id, entry] of before) expect(after.get(id)).toEqual(entry);
      }),
      { numRuns: 8 },
    );
  });

  it('when both legs of a transfer are found, they carry the same contract and cancel out', () => {
    fc.assert(
      fc.property(ledgers, (ledger) => {
        const { categorization } = analyse(ledger);
        const internal = categorization.filter((entry) => entry.analysis === 'internal-bookings');
        const amountOf = new Map(ledger.transactions.map((t) => [t.transactionId, t.amountMinor]));
        expect(internal.reduce((sum, entry) => sum + (amountOf.get(entry.transactionId) ?? 0), 0)).toBe(0);
        expect(internal.length).toBe(28);
      }),
      { numRuns: 8 },
    );
  });
});

describe('the same transactions', () => {
  it('when they are nested in their accounts instead of beside them, are read alike', () => {
    const accounts = [{ accountId: 'a', iban: 'DE00', currency: 'EUR', balance: 12.5 }];
    const transactions = [
      { transactionId: '1', amount: -3.1, bookingDate: 1_667_304_000, paymentPartner: { name: 'X' } },
      { transactionId: '2', amount: 4, bookingDate: '2022-11-02' },
    ];
    const nested = ledgerFromUpload({ userType: 'person', accounts: [{ ...accounts[0], transactions }] });
    const beside = ledgerFromUpload({
      userType: 'person',
      accounts,
      transactions: transactions.map((transaction) => ({ ...transaction, accountId: 'a' })),
    });
    expect(nested).toEqual(beside);
  });
});
