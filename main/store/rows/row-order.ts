import { rowsPerSegment, segmentOfRow } from '../../../preload/contract/rows/row-columns';

/** Rows by their places in the order of the files, which their identifiers do not have. */
export class RowOrder {
  readonly #numbers: ReadonlyMap<number, number>;

  /** @param segmentIds in the order of the files */
  constructor(segmentIds: readonly number[]) {
    this.#numbers = new Map(segmentIds.map((id, number) => [id, number]));
  }

  /** Below zero for a row of a segment that is not among them. */
  placeOf(segmentId: number, position: number): number {
    return (this.#numbers.get(segmentId) ?? -1) * rowsPerSegment + position;
  }

  /** Places of the first and the last row of a call, by their identifiers. */
  spanOf(firstRow: number, lastRow: number): { first: number; last: number } {
    const [first, last] = [segmentOfRow(firstRow), segmentOfRow(lastRow)];
    return {
      first: this.placeOf(first.segmentId, first.position),
      last: this.placeOf(last.segmentId, last.position),
    };
  }
}
