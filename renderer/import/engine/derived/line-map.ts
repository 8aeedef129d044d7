import type { RecordPlace } from '../bytes/source';

/** A record whose place in the CSV says nothing of its place in the source. */
interface MappedRecord {
  /** First line in the CSV, and how many it covers there. */
  line: number;
  own: number;
  /** First line in the source, and how many it covers there. */
  source: number;
  lines: number;
  /** Text in the source; undefined: that of the CSV stands for it. */
  raw: string | undefined;
  isBooking: boolean;
}

/** Lines of a CSV that was made from another file, as lines of that file. Between two mapped records lines run in parallel. */
export class LineMap {
  /** Lines of the source. */
  count = 0;
  private readonly records: MappedRecord[] = [];

  add(record: MappedRecord): void {
    this.records.push(record);
  }

  /** Moves records from index `from` on to where they stand in the source. */
  place(records: RecordPlace[], from: number): void {
    if (this.records.length === 0) return;
    for (let at = from; at < records.length; at++) {
      const record = records[at];
      if (record) Object.assign(record, this.placeOf(record));
    }
  }

  private placeOf({ line, raw, isPlain }: RecordPlace): RecordPlace {
    const mapped = this.before(line);
    if (!mapped) return { line, lines: 1, raw, isPlain };
    const behind = line - mapped.line;
    if (behind >= mapped.own)
      return { line: mapped.source + mapped.lines + behind - mapped.own, lines: 1, raw, isPlain };
    const place = { line: mapped.source, lines: mapped.lines };
    return mapped.raw === undefined
      ? { ...place, raw, isPlain }
      : { ...place, raw: mapped.raw, isPlain: false, isBooking: mapped.isBooking };
  }

  /** The last mapped record that begins on a line of the CSV or before it. */
  private before(line: number): MappedRecord | undefined {
    let low = 0;
    let high = this.records.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.records[middle]?.line ?? 0) <= line) low = middle + 1;
      else high = middle;
    }
    return this.records[low - 1];
  }
}
