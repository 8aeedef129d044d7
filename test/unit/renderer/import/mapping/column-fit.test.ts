import { describe, expect, it } from 'vitest';
import { type ColumnReading, targetFields } from '../../../../../preload/contract';
import { previewExport } from '../../../../../renderer/import/engine/read-export';
import { emptyNeeds, fitOf } from '../../../../../renderer/import/mapping/column-fit';
import {
  type ColumnPlan,
  planOfReading,
  withField,
} from '../../../../../renderer/import/mapping/column-plan';
import { fieldGroups } from '../../../../../renderer/import/mapping/field-groups';

/** The columns of a text as the engine reads them. */
async function columnsOf(lines: readonly string[]): Promise<ColumnReading[]> {
  const bytes = new TextEncoder().encode(lines.join('\n'));
  const source = {
    name: 'x.csv',
    sizeBytes: bytes.length,
    slice: async (from: number, to: number) => bytes.slice(from, to),
  };
  return (await previewExport(source, {}, { chunk: () => undefined })).columns;
}

const rows = Array.from({ length: 40 }, (_, at) => {
  const day = `${String((at % 28) + 1).padStart(2, '0')}.03.2024`;
  return `${day};-${at + 1},50;Miete ${at};EUR;${at < 4 ? 'DE02120300000000202051' : `Kunde ${at}`};`;
});
const columns = await columnsOf(['Buchungstag;Betrag;Text;Waehrung;Wer;Leer', ...rows]);
const [day, amount, text, currency, who, empty] = columns as [
  ColumnReading,
  ColumnReading,
  ColumnReading,
  ColumnReading,
  ColumnReading,
  ColumnReading,
];
const plan = (...fields: [number, Parameters<typeof withField>[2]][]): ColumnPlan =>
  fields.reduce(
    (made, [column, field]) => withField(made, column, field),
    planOfReading({ columns: columns.map((column) => ({ ...column, field: null })) }, {}),
  );

describe('how a column fits a meaning', () => {
  it('is counted over its values', () => {
    expect(fitOf(amount, 'amount')).toEqual({ kind: 'amount', fitting: 40, filled: 40, level: 'good' });
    expect(fitOf(day, 'bookingDate')).toEqual({ kind: 'date', fitting: 40, filled: 40, level: 'good' });
    expect(fitOf(currency, 'currency')).toMatchObject({ fitting: 40, level: 'good' });
    expect(fitOf(text, 'amount')).toEqual({ kind: 'amount', fitting: 0, filled: 40, level: 'none' });
    expect(fitOf(amount, 'bookingDate')).toMatchObject({ fitting: 0, level: 'none' });
    expect(fitOf(who, 'counterpartyIban')).toEqual({ kind: 'iban', fitting: 4, filled: 40, level: 'few' });
  });

  it('is any text for fields that hold text, but not an empty column', () => {
    expect(fitOf(text, 'purpose')).toMatchObject({ kind: 'text', level: 'good' });
    expect(fitOf(empty, 'purpose')).toMatchObject({ fitting: 0, filled: 0, level: 'none' });
  });

  it('is not known of a reading of an earlier version', () => {
    const { fits: _fits, ...rest } = amount;
    const old: ColumnReading = rest;
    expect(fitOf(old, 'amount')).toBeNull();
    expect(emptyNeeds(plan([1, 'amount']), [old])).toEqual([]);
  });
});

describe('a mapping', () => {
  it('is not complete when what a booking needs is fed by columns that hold nothing of it', () => {
    expect(emptyNeeds(plan([0, 'bookingDate'], [1, 'amount']), columns)).toEqual([]);
    expect(emptyNeeds(plan([2, 'bookingDate'], [1, 'amount']), columns)).toEqual(['bookingDate']);
    expect(emptyNeeds(plan([0, 'bookingDate'], [2, 'amount'], [5, 'purpose']), columns)).toEqual(['amount']);
  });

  it('is complete with one of two columns that fit, and with an account that nothing came to', () => {
    expect(emptyNeeds(plan([0, 'bookingDate'], [1, 'amount'], [2, 'amount']), columns)).toEqual([]);
    expect(emptyNeeds(plan([0, 'bookingDate'], [1, 'debit'], [5, 'credit']), columns)).toEqual([]);
    expect(emptyNeeds(plan([0, 'bookingDate'], [2, 'debit'], [5, 'credit']), columns)).toEqual([
      'debit',
      'credit',
    ]);
  });
});

describe('the fields offered', () => {
  it('are all fields, each in one group', () => {
    const offered = fieldGroups.flatMap(({ fields }) => fields);
    expect([...offered].sort()).toEqual(targetFields.filter((field) => field !== 'ignored').sort());
  });
});
