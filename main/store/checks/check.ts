import type { AccountDraft, Finding } from '../../../preload/contract';
import type { FindingRule } from '../../../preload/contract/reading/reading-codes';
import { rowsPerSegment } from '../../../preload/contract/rows/row-columns';
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

/** `times`: so many equal ones are counted, of which this one is listed. */
export type FoundBy = (finding: Finding, times?: number) => void;

/** Findings of one rule that are listed of one account; all are counted. */
export const listedOfRule = 200;

/** A finding for each of these places; those that would not be listed are counted only. */
export function foundAt(
  places: readonly number[],
  found: FoundBy,
  findingOf: (packed: number) => Finding,
): void {
  for (const [at, packed] of places.slice(0, listedOfRule).entries())
    found(findingOf(packed), at === listedOfRule - 1 ? places.length - at : 1);
}

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

/** The rows of a scope that stand in one segment: those from `from` on, before `end`. */
export interface SegmentRun {
  readonly segment: IndexedSegment;
  readonly number: number;
  readonly from: number;
  readonly end: number;
}

export function runsOf({ places, index }: Pick<CheckScope, 'places' | 'index'>): SegmentRun[] {
  const runs: SegmentRun[] = [];
  for (let from = 0; from < places.length; ) {
    const number = (places[from] as number) >>> 11;
    const end = firstAtOrAfter(places, (number + 1) * rowsPerSegment, from);
    runs.push({ segment: index.segments[number] as IndexedSegment, number, from, end });
    from = end;
  }
  return runs;
}

/** Position of the first of these ascending places that is not below a place. */
export function firstAtOrAfter(places: Uint32Array, packed: number, from = 0): number {
  let [low, high] = [from, places.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((places[middle] as number) < packed) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** What a check makes of the rows of an account in one segment, kept until a row of the segment changes. */
export class KeptOfSegments<Made> {
  readonly #kept = new WeakMap<
    IndexedSegment,
    Map<number, { revision: number; today: number; made: Made }>
  >();

  constructor(private readonly make: (scope: CheckScope) => Made) {}

  of(scope: CheckScope): Made[] {
    const { account, today } = scope;
    return runsOf(scope).map(({ segment, from, end }) => {
      const { revision } = segment;
      const ofSegment = this.#kept.get(segment) ?? new Map();
      this.#kept.set(segment, ofSegment);
      const known = ofSegment.get(account);
      if (known?.revision === revision && known.today === today) return known.made;
      const made = this.make({ ...scope, places: scope.places.subarray(from, end) });
      ofSegment.set(account, { revision, today, made });
      return made;
    });
  }
}

export function placeOf({ index }: Pick<CheckScope, 'index'>, packed: number): RowAt {
  return { segment: index.segments[packed >>> 11] as IndexedSegment, position: packed & 2_047 };
}
