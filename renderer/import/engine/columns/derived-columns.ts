import type { ColumnReading, ReadOptions, TargetField } from '../../../../preload/contract/reading/reading';
import { splitCell } from '../values/split-cell';
import { ColumnProfile } from './column-profile';

type Mapping = NonNullable<ReadOptions['mapping']>;
type Split = NonNullable<ReadOptions['splits']>[number];

/**
 * Columns that the user made of those in the file: parts of a split column, and columns joined with a text between them. They stand
 * behind the columns of the file, so that everything after this judges and reads them like any other.
 */
export class DerivedColumns {
  private readonly names: string[] = [];
  private readonly joins: { from: readonly number[]; separator: string }[] = [];
  /** The mapping with the derived columns in it. */
  readonly mapping: Mapping;

  private constructor(
    private readonly headers: readonly string[],
    private readonly width: number,
    private readonly splits: readonly Split[],
    options: ReadOptions,
  ) {
    const mapping: Mapping = { ...options.mapping };
    for (const { column, feeds } of splits) {
      for (const [part, field] of feeds.entries()) {
        const index = width + this.names.length;
        this.names.push(`${this.nameOf(column)} · ${part + 1}`);
        if (field) mapping[field] = [...(mapping[field] ?? []), index];
      }
    }
    for (const [field, separator] of Object.entries(options.separators ?? {}) as [TargetField, string][]) {
      const from = mapping[field] ?? [];
      if (from.length < 2) continue;
      mapping[field] = [width + this.names.length];
      this.names.push(from.map((index) => this.nameOf(index)).join(' + '));
      this.joins.push({ from, separator });
    }
    const used = new Set(Object.values(mapping).flat());
    const sources = [...splits.map(({ column }) => column), ...this.joins.flatMap(({ from }) => from)];
    const ignored = [...new Set(sources)].filter((index) => !used.has(index));
    this.mapping = { ...mapping, ignored: [...(mapping.ignored ?? []), ...ignored] };
  }

  /** Null when the choices of the user derive nothing. @param width columns of the file */
  static of(options: ReadOptions, headers: readonly string[], width: number): DerivedColumns | null {
    const splits = (options.splits ?? []).filter(({ column }) => column < width);
    const derived = new DerivedColumns(headers, width, splits, options);
    return derived.names.length > 0 ? derived : null;
  }

  private nameOf(index: number): string {
    return this.headers[index] || this.names[index - this.width] || String(index + 1);
  }

  allHeaders(): string[] {
    return this.headers.length === 0
      ? []
      : [...Array.from({ length: this.width }, (_, at) => this.headers[at] ?? ''), ...this.names];
  }

  allProfiles(profiles: readonly ColumnProfile[], rows: readonly string[][]): ColumnProfile[] {
    const added = this.names.map(() => new ColumnProfile());
    for (const cells of rows)
      for (const [at, profile] of added.entries()) profile.observe(cells[this.width + at] ?? '');
    for (const profile of added) profile.settle();
    return [...profiles, ...added];
  }

  /** A record too short to be a row of the table stays as it is. */
  extend(cells: string[]): string[] {
    if (cells.length < this.width / 2) return cells;
    const all = cells.slice(0, this.width);
    while (all.length < this.width) all.push('');
    for (const split of this.splits) all.push(...splitCell(all[split.column] ?? '', split));
    for (const { from, separator } of this.joins) {
      const parts = from.map((index) => (all[index] ?? '').trim()).filter((part) => part !== '');
      all.push(parts.join(separator));
    }
    return all;
  }

  /** What is said of the columns of the file: those that others were made of feed what these feed. */
  describe(columns: readonly ColumnReading[]): ColumnReading[] {
    const own = columns.slice(0, this.width);
    const sources: { index: number; from: readonly number[] }[] = [
      ...this.splits.flatMap(({ column, feeds }, at) => {
        const start = this.width + this.splits.slice(0, at).reduce((sum, one) => sum + one.feeds.length, 0);
        return feeds.map((_, part) => ({ index: start + part, from: [column] }));
      }),
      ...this.joins.map(({ from }, at) => ({
        index: this.width + this.names.length - this.joins.length + at,
        from,
      })),
    ];
    for (const { index, from } of sources) {
      const derived = columns[index];
      if (!derived?.field || derived.field === 'ignored') continue;
      for (const source of from) {
        const column = own[source];
        if (column && (column.field === null || column.field === 'ignored'))
          own[source] = { ...column, field: derived.field, score: derived.score, reasons: derived.reasons };
      }
    }
    return own;
  }
}
