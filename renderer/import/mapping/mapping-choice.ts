import type { FileReading, ReadOptions, TargetField } from '../../../preload/contract';

/** What the user picks per column: a field, or nothing. */
export type MappingChoice = ReadonlyMap<number, TargetField>;

export function mappingOfReading(reading: Pick<FileReading, 'columns'>): MappingChoice {
  const choice = new Map<number, TargetField>();
  for (const column of reading.columns) {
    if (column.field !== null && column.field !== 'ignored') choice.set(column.index, column.field);
  }
  return choice;
}

export function withColumn(choice: MappingChoice, index: number, field: TargetField | null): MappingChoice {
  const changed = new Map(choice);
  if (field === null) changed.delete(index);
  else changed.set(index, field);
  return changed;
}

/**
 * Columns of one field are joined in the order given, which is that of the file unless the user changed it. A column without a
 * field is named as ignored, or the engine would find a use for it.
 */
export function asMapping(
  choice: MappingChoice,
  columns: readonly { index: number }[],
  order: readonly number[] = columns.map(({ index }) => index),
): NonNullable<ReadOptions['mapping']> {
  const mapping: NonNullable<ReadOptions['mapping']> = {};
  for (const index of order) {
    const field = choice.get(index);
    if (field) mapping[field] = [...(mapping[field] ?? []), index];
  }
  const ignored = columns.map(({ index }) => index).filter((index) => !choice.has(index));
  return ignored.length > 0 ? { ...mapping, ignored } : mapping;
}

type RequiredTarget = 'bookingDate' | 'amount';

/** A booking needs a day and an amount; the amount may come in two columns. */
export function missingTargets(choice: MappingChoice): RequiredTarget[] {
  const fields = new Set(choice.values());
  const missing: RequiredTarget[] = [];
  if (!fields.has('bookingDate')) missing.push('bookingDate');
  if (!fields.has('amount') && !(fields.has('debit') || fields.has('credit'))) missing.push('amount');
  return missing;
}
