import type { ColumnReading, Reason, TargetField } from '../../../../preload/contract/reading/reading';
import { foldHeader } from '../vocabulary/fold';
import { matchHeader, type TermMatch } from '../vocabulary/header-terms';
import type { ColumnProfile } from './column-profile';

/** A column of a table with what its header and its cells say. */
export interface Column {
  index: number;
  header: string;
  key: string;
  profile: ColumnProfile;
  matches: TermMatch[];
}

export interface Assignment {
  field: TargetField;
  score: number;
  reasons: Reason[];
}

/** Fields found so far; a column feeds one field only. */
export class MappingDraft {
  readonly byColumn = new Map<number, Assignment>();
  readonly byField = new Map<TargetField, number[]>();
  /** Fields whose columns the user or a format fixed; guesses leave them alone. */
  readonly fixed = new Set<TargetField>();
  /** Currency of the account, told by the rows where no column of its own says it. */
  homeCurrency: string | null = null;
  /** Columns of further amounts of the same bookings, where nothing says which of them moved the account. */
  readonly rivals: number[] = [];
  /** A column that only the row of the total fills, -1 for none. */
  totalColumn = -1;
  /** Column of whole texts whose purpose stands in another column as well, -1 for none. */
  wholeText = -1;
  /** Two amounts exclude each other, and nothing told which of them is money out. */
  hasGuessedSides = false;
  /** The running balance is what is owed: it grows with what went out. */
  isOwed = false;
  /** Words for money out and money in, where the rows prove them. */
  provenWords: { out: readonly string[]; in: readonly string[] } | null = null;

  assign(column: Column, field: TargetField, score: number, reasons: Reason[]): void {
    if (this.byColumn.has(column.index) || this.fixed.has(field)) return;
    this.byColumn.set(column.index, { field, score: Math.max(0, Math.min(1, score)), reasons });
    const list = this.byField.get(field);
    if (list) list.push(column.index);
    else this.byField.set(field, [column.index]);
  }

  /** As sure as the header is. `named`: the field that the header names, where the cells make another one of it. */
  assignByHeader(column: Column, field: TargetField, named = field): void {
    this.assign(column, field, headerWeight(column, named), headerReasons(column, named));
  }

  fix(field: TargetField, columns: readonly number[], reasons: Reason[]): void {
    for (const index of columns) {
      this.release(index);
      this.byColumn.set(index, { field, score: 1, reasons });
    }
    if (columns.length > 0) this.byField.set(field, [...columns]);
    else this.byField.delete(field);
    this.fixed.add(field);
  }

  /** Gives a guessed column to another field. */
  move(column: Column, field: TargetField): void {
    const before = this.byColumn.get(column.index);
    if (!before || this.fixed.has(field)) return;
    this.release(column.index);
    this.assign(column, field, before.score, before.reasons);
  }

  /** Money out and money in are the other way round. */
  swapSides(): void {
    const [debit, credit] = [this.byField.get('debit') ?? [], this.byField.get('credit') ?? []];
    this.byField.set('debit', credit);
    this.byField.set('credit', debit);
    for (const assignment of this.byColumn.values()) {
      if (assignment.field === 'debit') assignment.field = 'credit';
      else if (assignment.field === 'credit') assignment.field = 'debit';
    }
  }

  release(index: number): void {
    const before = this.byColumn.get(index);
    if (!before) return;
    const rest = (this.byField.get(before.field) ?? []).filter((other) => other !== index);
    if (rest.length > 0) this.byField.set(before.field, rest);
    else this.byField.delete(before.field);
    this.byColumn.delete(index);
  }

  isFree(column: Column): boolean {
    return !this.byColumn.has(column.index);
  }

  has(field: TargetField): boolean {
    return this.byField.has(field);
  }

  isOpen(field: TargetField): boolean {
    return !this.byField.has(field) && !this.fixed.has(field);
  }

  first(field: TargetField): number {
    return this.byField.get(field)?.[0] ?? -1;
  }

  /** First columns of what moved the account. */
  get money(): { amount: number; debit: number; credit: number } {
    return { amount: this.first('amount'), debit: this.first('debit'), credit: this.first('credit') };
  }
}

export function makeColumns(headers: readonly string[], profiles: readonly ColumnProfile[]): Column[] {
  return profiles.map((profile, index) => {
    const header = (headers[index] ?? '').trim();
    return { index, header, key: foldHeader(header), profile, matches: matchHeader(header) };
  });
}

/** How strongly the header of a column names a field, 0 to 1. */
export function headerWeight(column: Column, field: TargetField): number {
  return column.matches.find((match) => match.field === field)?.weight ?? 0;
}

export function headerReasons(column: Column, field: TargetField): Reason[] {
  const match = column.matches.find((found) => found.field === field);
  const reasons: Reason[] = [];
  if (match) reasons.push({ code: match.kind, params: { name: column.header } });
  const { profile } = column;
  if (!profile.isEmpty)
    reasons.push({ code: 'content.kind', params: { kind: profile.kind, share: contentShare(profile) } });
  return reasons;
}

/** Share of filled cells in percent. */
function contentShare(profile: ColumnProfile): number {
  return profile.rows === 0 ? 0 : Math.round((100 * profile.filled) / profile.rows);
}

/** Columns that may feed a field, best header first, then in the order of the file. */
export function candidatesFor(
  columns: readonly Column[],
  draft: MappingDraft,
  field: TargetField,
  accepts: (profile: ColumnProfile) => boolean,
): Column[] {
  return columns
    .filter((column) => draft.isFree(column) && headerWeight(column, field) > 0 && accepts(column.profile))
    .sort((a, b) => headerWeight(b, field) - headerWeight(a, field) || a.index - b.index);
}

/** What a column was taken for, as the mapping shows it. */
export function columnReading(column: Column, draft: MappingDraft): ColumnReading {
  const found = draft.byColumn.get(column.index);
  return {
    index: column.index,
    header: column.header,
    field: found?.field ?? null,
    score: found?.score ?? 0,
    kind: column.profile.kind,
    sample: [...column.profile.samples],
    reasons: found?.reasons ?? [],
    fits: column.profile.fits,
  };
}
