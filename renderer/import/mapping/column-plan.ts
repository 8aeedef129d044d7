import type { ColumnSplit, FileReading, ReadOptions, TargetField } from '../../../preload/contract';
import { asOwnOptions } from '../engine/recognition/table-drift';
import { headerOf } from '../queue/template-match';
import {
  asMapping,
  type MappingChoice,
  mappingOfReading,
  missingTargets,
  withColumn,
} from './mapping-choice';

type Separators = Partial<Record<TargetField, string>>;
export type PartPlan = Omit<ColumnSplit, 'column'>;

/** What the user says of the columns: which field each feeds, in which order, joined and split how. */
export interface ColumnPlan {
  readonly fields: MappingChoice;
  /** All columns; those of one field are joined in this order. */
  readonly order: readonly number[];
  readonly separators: Separators;
  /** Columns that are taken apart; they feed what their parts feed. */
  readonly splits: ReadonlyMap<number, PartPlan>;
}

export function planOfReading(reading: Pick<FileReading, 'columns'>, chosen: ReadOptions): ColumnPlan {
  // The numbers of a saved mapping are those of its own header.
  const options = asOwnOptions(chosen, headerOf(reading));
  const splits = new Map((options.splits ?? []).map(({ column, ...split }) => [column, split]));
  const fields = new Map([...mappingOfReading(reading)].filter(([index]) => !splits.has(index)));
  const listed = Object.values(options.mapping ?? {}).flat();
  const indexes = reading.columns.map(({ index }) => index);
  const order = [...listed.filter((index) => fields.has(index)), ...indexes];
  return { fields, order: [...new Set(order)], separators: options.separators ?? {}, splits };
}

/** @param width number of columns of the file */
export function optionsOfPlan(
  plan: ColumnPlan,
  width: number,
): Pick<ReadOptions, 'mapping' | 'separators' | 'splits'> {
  const joined = new Set(joinedFields(plan).map(({ field }) => field));
  const separators = Object.fromEntries(
    Object.entries(plan.separators).filter(([field]) => joined.has(field as TargetField)),
  );
  const splits = [...plan.splits].map(([column, split]) => ({ column, ...split }));
  return {
    mapping: asMapping(
      plan.fields,
      Array.from({ length: width }, (_, index) => ({ index })),
      plan.order,
    ),
    ...(Object.keys(separators).length > 0 ? { separators } : {}),
    ...(splits.length > 0 ? { splits } : {}),
  };
}

/** The choices without what is said of columns. */
export function withoutColumns(options: ReadOptions): ReadOptions {
  const {
    mapping: _mapping,
    separators: _separators,
    splits: _splits,
    template: _template,
    ...others
  } = options;
  return others;
}

export interface Source {
  readonly column: number;
  /** Number of the part from 0; null for a whole column. */
  readonly part: number | null;
}

/** Fields that several columns or parts feed, each with its sources in their order. */
export function joinedFields(plan: ColumnPlan): { field: TargetField; sources: Source[] }[] {
  const byField = new Map<TargetField, Source[]>();
  const add = (field: TargetField, source: Source) =>
    byField.set(field, [...(byField.get(field) ?? []), source]);
  for (const column of plan.order) {
    const field = plan.fields.get(column);
    if (field) add(field, { column, part: null });
  }
  for (const [column, { feeds }] of plan.splits) {
    for (const [part, field] of feeds.entries()) if (field) add(field, { column, part });
  }
  return [...byField]
    .filter(([, sources]) => sources.length > 1)
    .map(([field, sources]) => ({ field, sources }));
}

export function withField(plan: ColumnPlan, column: number, field: TargetField | null): ColumnPlan {
  return { ...plan, fields: withColumn(plan.fields, column, field) };
}

export function withSeparator(plan: ColumnPlan, field: TargetField, separator: string | null): ColumnPlan {
  const { [field]: _before, ...others } = plan.separators;
  return { ...plan, separators: separator === null ? others : { ...others, [field]: separator } };
}

/** Taking a column apart frees it from the field it fed; null puts it together again. */
export function withSplit(plan: ColumnPlan, column: number, split: PartPlan | null): ColumnPlan {
  const splits = new Map(plan.splits);
  if (split === null) splits.delete(column);
  else splits.set(column, split);
  return { ...plan, splits, fields: split === null ? plan.fields : withColumn(plan.fields, column, null) };
}

/** A column one place earlier or later among those of its field. */
export function moved(plan: ColumnPlan, column: number, by: -1 | 1): ColumnPlan {
  const field = plan.fields.get(column);
  const places = plan.order.flatMap((index, at) => (plan.fields.get(index) === field ? [at] : []));
  const at = places.findIndex((place) => plan.order[place] === column);
  const from = places[at];
  const to = places[at + by];
  if (from === undefined || to === undefined) return plan;
  const order = [...plan.order];
  order[from] = plan.order[to] as number;
  order[to] = column;
  return { ...plan, order };
}

/** Every field that a column or a part of one feeds. */
export function mappedFields(plan: ColumnPlan): ReadonlySet<TargetField> {
  const parts = [...plan.splits.values()].flatMap(({ feeds }) => feeds.flatMap((field) => field ?? []));
  return new Set([...plan.fields.values(), ...parts]);
}

export function missingInPlan(plan: ColumnPlan): ReturnType<typeof missingTargets> {
  const fed = new Map(plan.fields);
  let at = -1;
  for (const { feeds } of plan.splits.values()) {
    for (const field of feeds) if (field) fed.set(at--, field);
  }
  return missingTargets(fed);
}
