import { describe, expect, it } from 'vitest';
import type { FileReading, ReadOptions, TargetField } from '../../../../../preload/contract';
import {
  type ColumnPlan,
  joinedFields,
  missingInPlan,
  moved,
  optionsOfPlan,
  planOfReading,
  withField,
  withoutColumns,
  withSeparator,
  withSplit,
} from '../../../../../renderer/import/mapping/column-plan';

const fields: (TargetField | null)[] = ['bookingDate', 'amount', 'purpose', null, 'purpose'];
const columns = fields.map((field, index) => ({ index, field })) as FileReading['columns'];
const options: ReadOptions = {};
const plan: ColumnPlan = planOfReading({ columns }, options);

describe('what the user says of columns (feature 14)', () => {
  it('when a column is moved up, it is joined earlier, and only among those of its field', () => {
    const changed = moved(plan, 4, -1);
    expect(optionsOfPlan(changed, 5).mapping?.purpose).toEqual([4, 2]);
    expect(optionsOfPlan(moved(changed, 4, -1), 5)).toEqual(optionsOfPlan(changed, 5));
    expect(optionsOfPlan(moved(changed, 4, 1), 5)).toEqual(optionsOfPlan(plan, 5));
  });

  it('when a field has one source only, its separator is not kept', () => {
    const joined = withSeparator(plan, 'purpose', ' / ');
    expect(optionsOfPlan(joined, 5).separators).toEqual({ purpose: ' / ' });
    expect(optionsOfPlan(withField(joined, 4, null), 5).separators).toBeUndefined();
    expect(optionsOfPlan(withSeparator(joined, 'purpose', null), 5).separators).toBeUndefined();
  });

  it('when a column is split, it feeds what its parts feed, and joins what other columns feed', () => {
    const split = withSplit(plan, 2, { by: { kind: 'iban' }, feeds: ['counterpartyName', null, 'purpose'] });
    expect(joinedFields(split)).toEqual([
      {
        field: 'purpose',
        sources: [
          { column: 4, part: null },
          { column: 2, part: 2 },
        ],
      },
    ]);
    expect(optionsOfPlan(split, 5)).toEqual({
      mapping: { bookingDate: [0], amount: [1], purpose: [4], ignored: [2, 3] },
      splits: [{ column: 2, by: { kind: 'iban' }, feeds: ['counterpartyName', null, 'purpose'] }],
    });
    expect(withSplit(split, 2, null).splits.size).toBe(0);
  });

  it('when only parts feed a needed field, it is not missing', () => {
    const without = withField(plan, 1, null);
    expect(missingInPlan(without)).toEqual(['amount']);
    const split = withSplit(without, 3, {
      by: { kind: 'separator', text: ' ' },
      feeds: ['amount', 'currency'],
    });
    expect(missingInPlan(split)).toEqual([]);
  });

  it('when the plan of another header was taken over, the columns of that name are split, joined and ordered', () => {
    const names = ['Nr.', 'Tag', 'Betrag', 'Text', 'Wer'];
    const read = names.map((header, index) => ({
      index,
      header,
      field: index > 2 ? 'purpose' : null,
    })) as FileReading['columns'];
    const taken = planOfReading(
      { columns: read },
      {
        mapping: { bookingDate: [0], purpose: [3, 2] },
        splits: [{ column: 1, by: { kind: 'separator', text: ' ' }, feeds: ['amount', 'currency'] }],
        template: { name: 'Alt', header: ['Tag', 'Betrag', 'Text', 'Wer'] },
      },
    );
    expect([...taken.splits.keys()]).toEqual([2]);
    expect(optionsOfPlan(taken, 5).mapping?.purpose).toEqual([4, 3]);
  });

  it('when a saved plan is opened again, it is the same plan', () => {
    const made = withSeparator(
      moved(withSplit(plan, 3, { by: { kind: 'pattern', text: '{} {}' }, feeds: ['eref', null] }), 4, -1),
      'purpose',
      ', ',
    );
    const saved = optionsOfPlan(made, 5);
    const read = columns.map((column) =>
      column.index === 3 ? { ...column, field: 'eref' as const } : column,
    );
    expect(optionsOfPlan(planOfReading({ columns: read }, saved), 5)).toEqual(saved);
    expect(withoutColumns({ ...saved, currency: 'EUR' })).toEqual({ currency: 'EUR' });
  });
});
