import type { AccountDraft, Finding } from '../../../preload/contract';
import type { FindingRule } from '../../../preload/contract/reading/reading-codes';
import type { ImportIndex, IndexedSegment, RowAt } from '../rows/import-index';

/** What the reading of a file says beside its rows. */
export interface ReadFacts {
  readonly kind: string;
  readonly accounts: readonly AccountDraft[];
  /** Lines of the headers of its tables. */
  readonly headerRows: readonly number[];
}

/** Of a file whose reading is gone. */
export const nothingRead: ReadFacts = { kind: 'csv', accounts: [], headerRows: [] };

/** The rows of one account over all files of an import, in the order of files and lines. */
export interface CheckScope {
  readonly index: ImportIndex;
  /** Index into `ImportIndex.accounts`; its length for rows of no account. */
  readonly account: number;
  /** `segment number * 2048 + position`. */
  readonly places: Uint32Array;
  /** By position of the file in `ImportIndex.files`. */
  readonly facts: readonly ReadFacts[];
  /** Day number of today. */
  readonly today: number;
}

export type FoundBy = (finding: Finding) => void;

export interface Check {
  readonly id: string;
  /** What it may say; nobody else says it of a staged file. */
  readonly rules: readonly FindingRule[];
  readonly columns: readonly ('accounts' | 'amounts' | 'balances' | 'currencies' | 'days' | 'hashes')[];
  run(scope: CheckScope, found: FoundBy): void;
}

/** Visits the rows of a scope; neighbours are of one segment mostly. */
export function eachRow(
  { places, index }: CheckScope,
  visit: (segment: IndexedSegment, position: number, packed: number) => void,
): void {
  let number = -1;
  let segment: IndexedSegment | undefined;
  for (let at = 0; at < places.length; at += 1) {
    const packed = places[at] as number;
    if (packed >>> 11 !== number) {
      number = packed >>> 11;
      segment = index.segments[number];
    }
    if (segment) visit(segment, packed & 2_047, packed);
  }
}

export function placeOf({ index }: Pick<CheckScope, 'index'>, packed: number): RowAt {
  return { segment: index.segments[packed >>> 11] as IndexedSegment, position: packed & 2_047 };
}
