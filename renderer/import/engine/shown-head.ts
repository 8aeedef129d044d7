import type { FileReading } from '../../../preload/contract/reading/reading';
import { rowsOfChunk } from '../../../preload/contract/rows/packed-rows';
import type { ReadSink } from './bytes/source';
import { withCertainty } from './certainty';
import type { CsvRecord } from './records/record-reader';

const shownRows = 50;
/** Records that the mapping shows, header and preamble included. */
export const shownRecords = 60;

/** The first rows and records of an export, as they are shown. */
export class ShownHead {
  private readonly rows: unknown[][] = [];

  constructor(private readonly sink: ReadSink) {}

  /** Looks at the rows on their way. @param isPassedOn false: they go nowhere else */
  onTheWay(isPassedOn: boolean): ReadSink {
    const { sink } = this;
    return {
      chunk: (bytes, count) => {
        this.take(bytes);
        return isPassedOn ? sink.chunk(bytes, count) : undefined;
      },
      progress: (bytesRead, count) => (isPassedOn ? sink.progress?.(bytesRead, count) : undefined),
      isCancelled: () => sink.isCancelled?.() ?? false,
    };
  }

  private take(bytes: Uint8Array<ArrayBuffer>): void {
    if (this.rows.length >= shownRows) return;
    this.rows.push(...rowsOfChunk(bytes).slice(0, shownRows - this.rows.length));
  }

  /** What was taken so far is void. */
  forget(): void {
    this.rows.length = 0;
  }

  /** @return what is shown */
  show(read: FileReading, records: readonly CsvRecord[]): FileReading {
    const reading = withCertainty(read);
    this.sink.preview?.(
      reading,
      this.rows,
      records.map(({ line, cells }) => ({ line, cells })),
    );
    return reading;
  }
}
