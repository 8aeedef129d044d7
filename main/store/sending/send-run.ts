import { rowIdOf } from '../../../preload/contract/rows/row-columns';
import type { SendSet } from './send-set';
import { type UploadMark, uploadMark } from './uploaded-rows';

/** Rows of one call: all of one account, in order. */
export interface Batch {
  account: number;
  rows: number[];
}

/** Walks the rows of an upload that are still to be sent, or taken back, and keeps their marks as the store has them. */
export class SendRun {
  /** Marks per segment id, one byte per row (`upload_marks`). */
  readonly marksOfSegment = new Map<number, Uint8Array>();
  /** Rows of each call under way, by its line in the journal; lost with the process, which is what the journal is for. */
  readonly underWay = new Map<number, readonly number[]>();
  /** Lines of the journal whose call leaves when the one before it is answered. */
  readonly heldBack = new Set<number>();
  /** Of what deletions without an answer name: what the service had when it was read last; null before that. */
  named: { readonly identifiers: ReadonlySet<string>; readonly held: Set<string> } | null = null;
  #next = 0;

  constructor(
    readonly uploadId: string,
    readonly sends: SendSet,
    /** Mark of the rows that it walks: to be sent, or to be removed. */
    readonly wanted: UploadMark = uploadMark.toSend,
  ) {
    for (let row = 0; row < sends.size; row += 1) this.#store(row);
  }

  #store(row: number): number {
    const { segment, position } = this.sends.place(row);
    const marks = this.marksOfSegment.get(segment.id) ?? new Uint8Array(segment.columns.rowCount);
    marks[position] = this.sends.marks[row] ?? uploadMark.none;
    this.marksOfSegment.set(segment.id, marks);
    return segment.id;
  }

  /** Numbers of rows still to go, one per account that has any, in the order in which they go. */
  remaining(): number[] {
    const counts = new Map<number, number>();
    for (let row = 0; row < this.sends.size; row += 1) {
      if (this.sends.marks[row] !== this.wanted) continue;
      const account = this.sends.accounts[row] ?? 0;
      counts.set(account, (counts.get(account) ?? 0) + 1);
    }
    return Array.from(counts.values());
  }

  /** The next rows behind those under way, at most `size`; the same ones again until they are marked. Null when none is left. */
  take(size: number): Batch | null {
    const { sends } = this;
    while (this.#next < sends.size && sends.marks[this.#next] !== this.wanted) this.#next += 1;
    let start = this.#next;
    for (const rows of this.underWay.values()) start = Math.max(start, (rows[rows.length - 1] ?? -1) + 1);
    const rows: number[] = [];
    for (let row = start; row < sends.size && rows.length < size; row += 1) {
      if (sends.marks[row] !== this.wanted) continue;
      if (rows.length > 0 && sends.accounts[row] !== sends.accounts[rows[0] ?? 0]) break;
      rows.push(row);
    }
    const [first] = rows;
    return first === undefined ? null : { account: sends.accounts[first] ?? 0, rows };
  }

  /** Answers the segments whose marks changed. */
  mark(rows: readonly number[], mark: UploadMark): Set<number> {
    const changed = new Set<number>();
    for (const row of rows) {
      this.sends.marks[row] = mark;
      if (mark === this.wanted) this.#next = Math.min(this.#next, row);
      changed.add(this.#store(row));
    }
    return changed;
  }

  /** Whether the service holds what a deletion named; null where that was not looked for. */
  holdsNamed(identifier: string): boolean | null {
    return this.named?.identifiers.has(identifier) ? this.named.held.has(identifier) : null;
  }

  rowIdOf(row: number): number {
    const { segment, position } = this.sends.place(row);
    return rowIdOf(segment.id, position);
  }
}
