import { describe, expect, it } from 'vitest';
import { answerTable } from '../../../../../preload/contract/answers/answer-table';
import { noBasis } from '../../../../../renderer/results/answers/result-basis';
import { digestOf as readDigest } from '../../../../../renderer/results/digests/digest-of';
import fc from '../../../../property';

const reading = { fetchedAt: '2026-07-15T08:00:00.000Z', currency: 'EUR', basis: noBasis };
const digestOf = (endpoint: string, payload: unknown) => readDigest(endpoint, payload, reading);
const account = { name: 'Girokonto', iban: 'DE03902500779042018837' };

describe('the digest of a known answer', () => {
  it('lists the months of each account of the liquidity oldest first', () => {
    const digest = digestOf('company.liquidity', {
      accountLiquidity: [
        {
          account,
          monthlyOverview: [
            { month: '2025-02', endOfMonthBalance: 20.5, incomings: { sum: 3 } },
            { month: '2025-01', endOfMonthBalance: -1, minBalance: -7.25 },
          ],
        },
      ],
    });
    const [table] = digest?.tables ?? [];
    expect(table?.name).toBe('Girokonto · DE03902500779042018837');
    expect(table?.rows.map((row) => row[0])).toEqual([
      { kind: 'text', text: '2025-01' },
      { kind: 'text', text: '2025-02' },
    ]);
    expect(table?.rows[0]?.[3]).toEqual({ kind: 'amount', value: -7.25 });
    expect(table?.rows[0]?.[1]).toEqual({ kind: 'none' });
  });

  it('shows only the months in which a risk sign occurred, and says so when there is none', () => {
    const calm = {
      month: '2025-01',
      backDebit: { count: 0, transactionIDs: [] },
      garnishment: { count: 0 },
      overdraftDays: 0,
    };
    const bad = { ...calm, month: '2025-02', backDebit: { count: 1, transactionIDs: ['a'] } };
    const some = digestOf('company.risk', { accountRisks: [{ account, monthlyOverview: [bad, calm] }] });
    expect(some?.tables[0]?.rows).toHaveLength(1);
    expect(some?.tables[0]?.rows[0]?.[1]).toEqual({ kind: 'ids', ids: ['a'] });
    expect(some?.sentence).toBeNull();
    const none = digestOf('company.risk', { accountRisks: [{ account, monthlyOverview: [calm] }] });
    expect(none).toMatchObject({ tables: [], sentence: 'results.digest.noRisk' });
  });

  it('keeps the eight largest categories and puts the others together in a row, where each tells its sum', () => {
    const categories = Array.from({ length: 11 }, (_, index) => ({
      category: `c${index}`,
      sum: -index - 0.05,
      share: 1.5,
      transactionIDs: [`t${index}`],
    }));
    const tableOf = (list: unknown) =>
      digestOf('company.topCategories', {
        outgoings: { categories: list },
        incomings: { categories: [] },
      })?.tables[0];
    const table = tableOf(categories);
    expect(table?.rows).toHaveLength(9);
    expect(table?.rows.at(-1)).toEqual([
      { kind: 'others', of: 'categories', count: 3 },
      { kind: 'ids', ids: ['t8', 't9', 't10'] },
      { kind: 'minor', value: -2_715 },
      { kind: 'percent', value: 4.5 },
    ]);
    expect(table?.hidden).toBeNull();
    const untold = tableOf(categories.map((one, index) => (index === 9 ? { ...one, sum: null } : one)));
    expect(untold?.rows).toHaveLength(8);
    expect(untold?.hidden).toEqual({ text: 'results.digest.others', count: 3 });
  });

  it('names customers with their share and the bookings behind it', () => {
    const digest = digestOf('company.customersSuppliers', {
      customers: {
        partnerList: [
          {
            paymentPartner: { name: 'Ahorn KG' },
            sum: 12,
            transactionIDs: ['a', 'b'],
            ranking: { rank: 1, revenueScore: 34.77 },
          },
        ],
      },
    });
    expect(digest?.tables[0]?.rows).toEqual([
      [
        { kind: 'number', value: 1 },
        { kind: 'text', text: 'Ahorn KG' },
        { kind: 'ids', ids: ['a', 'b'] },
        { kind: 'amount', value: 12 },
        { kind: 'percent', value: 34.77 },
      ],
    ]);
  });

  it('leaves unknown answers and known ones without the expected members to the tree', () => {
    expect(digestOf('company.unknown', { a: 1 })).toBeNull();
    expect(digestOf('company.liquidity', { something: 'else' })).toBeNull();
    expect(digestOf('company.staff', {})).toBeNull();
    expect(digestOf('person.income', { data: { salary: 5 } })).toBeNull();
    expect(digestOf('person.income', {})?.sentence).toBe('results.none.person.income');
  });

  it('never throws, whatever stands in an answer', () => {
    const endpoints = Object.keys(answerTable);
    const members = [
      'accountLiquidity',
      'overview',
      'customers',
      'suppliers',
      'salary',
      'employees',
      'sources',
      'accountRisks',
      'incomings',
      'outgoings',
      'monthlyOverview',
      'income',
      'children',
      'indicators',
      'accountsOverview',
      'accounts',
      'rent',
      'contracts',
    ];
    fc.assert(
      fc.property(
        fc.constantFrom(...endpoints),
        fc.dictionary(fc.constantFrom(...members), fc.jsonValue({ maxDepth: 4 })),
        (endpoint, payload) => {
          digestOf(endpoint, payload);
        },
      ),
      { numRuns: 2_000 },
    );
  });
});
