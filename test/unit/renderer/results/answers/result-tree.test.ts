import { describe, expect, it } from 'vitest';
import { describeResult, type ResultGroup } from '../../../../../renderer/results/answers/result-tree';
import fc from '../../../../property';

function cellsOf(group: ResultGroup): string[] {
  const own = group.facts.map((fact) => JSON.stringify(fact.cell));
  const inTables = group.tables.flatMap((table) => table.rows.flat().map((cell) => JSON.stringify(cell)));
  return [...own, ...inTables, ...group.groups.flatMap(cellsOf)];
}

describe('describing an answer of unknown shape', () => {
  it('gives facts, a table and groups for nested objects and lists', () => {
    const group = describeResult({
      overview: { incomings: { sum: 12.5, count: 3 } },
      partnerList: [{ paymentPartner: { name: 'Ahorn KG' }, ranking: { revenueScore: 31.2 } }],
    });
    expect(group.facts).toContainEqual({
      key: 'overview.incomings.sum',
      cell: { kind: 'amount', value: 12.5 },
    });
    expect(group.facts).toContainEqual({
      key: 'overview.incomings.count',
      cell: { kind: 'number', value: 3 },
    });
    expect(group.tables[0]?.columns).toEqual(['paymentPartner.name', 'ranking.revenueScore']);
    expect(group.tables[0]?.rows[0]?.[1]).toEqual({ kind: 'percent', value: 31.2 });
  });

  it('turns a month series oldest first', () => {
    const group = describeResult({
      monthlyOverview: [
        { month: '2025-02', minBalance: 1 },
        { month: '2025-01', minBalance: 2 },
      ],
    });
    expect(group.tables[0]?.isMonthly).toBe(true);
    expect(group.tables[0]?.rows.map((row) => row[0])).toEqual([
      { kind: 'text', text: '2025-01' },
      { kind: 'text', text: '2025-02' },
    ]);
  });

  it('keeps lists of transaction identifiers together, so that they can be opened', () => {
    const group = describeResult({ garnishment: { count: 1, transactionIDs: ['a', 'b'] } });
    expect(group.facts).toContainEqual({
      key: 'garnishment.transactionIDs',
      cell: { kind: 'ids', ids: ['a', 'b'] },
    });
  });

  it('finds breakdowns inside an answer, as person income has them', () => {
    const group = describeResult({ salary: { available: true, monthlyOverview: [] } });
    expect(group.groups[0]?.breakdown).toEqual({ available: true, monthlyOverview: [] });
  });

  it('cuts what is deeper or longer than a person reads, and says so', () => {
    let deep: unknown = [{ a: [{ b: 1 }] }];
    for (let level = 0; level < 40; level += 1) deep = { inner: [{ list: [deep] }] };
    expect(JSON.stringify(describeResult(deep))).toContain('"isCut":true');
    const long = describeResult({ rows: Array.from({ length: 1500 }, (_, index) => ({ index })) });
    expect(long.tables[0]?.rows).toHaveLength(1000);
    expect(long.tables[0]?.cutRows).toBe(500);
  });

  it('never throws, whatever the JSON, and loses no text of a flat object', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), (value) => {
        describeResult(value);
      }),
      { numRuns: 300 },
    );
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.string({ minLength: 1, maxLength: 20 })), (value) => {
        const shown = cellsOf(describeResult(value)).join();
        for (const text of Object.values(value)) expect(shown).toContain(JSON.stringify(text));
      }),
      { numRuns: 100 },
    );
  });
});
