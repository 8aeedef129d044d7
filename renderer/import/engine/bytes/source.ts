import type { FileReading, ReadFailureCode, ReadOptions } from '../../../../preload/contract/reading/reading';

/** Where a record stands in its file. */
export interface RecordPlace {
  /** Physical line of its first character, from 1. */
  line: number;
  /** Physical lines it covers. */
  lines: number;
  /** Text as it stands in the file, without the line end. */
  raw: string;
  /** It has no quote, so that the lengths of its cells tell where they stand. */
  isPlain: boolean;
  /** A file of another kind that it was made from says that it is a booking: never a line around the table. */
  isBooking?: boolean;
}

/** Bytes of an export file: a `File` in the worker, a file handle in Node, an array in tests. */
export interface ExportSource {
  name: string;
  sizeBytes: number;
  /** Bytes from `start` up to, not including, `end`. Rejects when the file vanished or cannot be read. */
  slice(start: number, end: number): Promise<Uint8Array>;
  /** Of a CSV that was made from another file: where its records stand there. */
  readonly lines?: { place(records: RecordPlace[], from: number): void };
}

/** A file that cannot be read at all; `code` is a key of `readFailures`. */
export class ReadFailure extends Error {
  readonly code: ReadFailureCode;
  readonly params: Record<string, string | number>;

  constructor(code: ReadFailureCode, params: Record<string, string | number> = {}) {
    super(code);
    this.name = 'ReadFailure';
    this.code = code;
    this.params = params;
  }
}

/** What the engine gives while it reads. A chunk is awaited: that is the back-pressure. */
export interface ReadSink {
  chunk(bytes: Uint8Array<ArrayBuffer>, rows: number): Promise<void> | void;
  /** Everything given so far is void; see `restart` in worker-protocol.ts. */
  restart?(): Promise<void> | void;
  preview?(
    reading: FileReading,
    rows: readonly unknown[][],
    records: readonly { line: number; cells: string[] }[],
  ): void;
  progress?(bytesRead: number, rows: number): void;
  /** Asked between chunks; true ends the read with `read.cancelled`. */
  isCancelled?(): boolean;
}

/**
 * Limits against hostile files (SEC-26). A bank export is far below each of them; what exceeds one is refused with a
 * code in bounded time and memory.
 */
export const readLimits = {
  fileBytes: 4_000_000_000,
  /** Characters of one record, line breaks inside quotes included. */
  recordLength: 1_000_000,
  /** Characters of one cell; longer text is shortened with a finding. */
  cellLength: 20_000,
  columns: 1_000,
  rows: 10_000_000,
  /** Accounts of one file; as many as the contract lets an import have. */
  accounts: 1_000,
  /** Unpacked bytes of an archive. */
  archiveBytes: 500_000_000,
  archiveEntries: 1_000,
  /** Bytes of a file that must be held as a whole (XML, MT940, OFX, XLSX). */
  documentBytes: 200_000_000,
} as const;

/** What the user chose, and what late rows settled that nobody chooses. */
export interface SettledOptions extends ReadOptions {
  /** Balances behind the sample go on in each currency: rows of each are of an account of their own. */
  areCurrenciesApart?: true;
  /** Far more amounts of the whole file than of the sample have no minus: which way they went is asked. */
  areSignsOpen?: true;
}

/** Thrown when a late row overturns what the sample had left open; the read starts again with what is known now. */
export class Restart extends Error {
  constructor(
    readonly settled: {
      dateOrder?: 'DMY' | 'MDY';
      decimalSign?: ',' | '.';
      areCurrenciesApart?: true;
      areSignsOpen?: true;
    },
  ) {
    super('restart');
  }
}
