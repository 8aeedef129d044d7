import { lastHash } from '../../../preload/contract/rows/booking-hash';
import type { ExportFormat } from '../formats/description/export-format';
import { AccountBook } from './accounts/account-book';
import { type ChunkDecoder, createDecoder, type EncodingGuess, guessEncoding } from './bytes/encoding';
import { withoutFilling } from './bytes/filling';
import { readBytes } from './bytes/read-bytes';
import { resolvedEncoding } from './bytes/resolved-encoding';
import type { FileHasher } from './bytes/sha256';
import {
  type ExportSource,
  ReadFailure,
  type ReadSink,
  readLimits,
  type SettledOptions,
} from './bytes/source';
import { WholeLines } from './bytes/whole-lines';
import { CounterpartyAccounts } from './checks/counterparty-accounts';
import { FindingLog } from './checks/finding-log';
import { giveBack, takePacker } from './kept-packers';
import { FastLane } from './lane/fast-lane';
import { guessDelimiter } from './records/dialect';
import { type CsvRecord, RecordReader } from './records/record-reader';
import { hasWrappedLines, unwrapLines } from './records/wrapped-lines';
import type { ChunkPacker } from './rows/chunk-packer';
import type { FileState } from './rows/file-state';
import { type CsvReading, composeReading, settledEncoding } from './tables/csv-reading';
import { CsvTables } from './tables/csv-tables';
import { OccurrenceCounter } from './values/occurrence-counter';

/** Bytes from which the first preview is made: some hundred rows. What they say is shown, and the whole reading decides anew. */
export const previewBytes = 32_768;
/** Bytes that tell encoding and delimiter of a file that is read. */
const headBytes = 262_144;

/** How many bytes of a file are taken at once. */
export interface ReadSizes {
  /** A file of so many bytes is judged as a whole. */
  whole: number;
  /** Of a longer one so many tell what its columns are. */
  sample: number;
  slice: number;
  /**
   * Whose records are in memory at once: few, so that they die young, and below the size at which Node hands out strings outside of the
   * heap, whose characters are slow to reach.
   */
  piece: number;
  /** What goes to the fast lane at once. */
  lane: number;
}

/** Each slice of a `File` costs its thread a call that waits for another process: few are taken. */
const usualSizes: ReadSizes = {
  whole: 4_194_304,
  sample: 1_048_576,
  slice: 2_097_152,
  piece: 65_536,
  lane: 524_288,
};

export interface CsvPass {
  reading: CsvReading;
}

interface Opened {
  encoding: EncodingGuess;
  decoder: ChunkDecoder;
  delimiter: string;
  /** Each line stands between quotes as a whole. */
  isWrapped: boolean;
}

function readAhead(source: ExportSource, start: number, end: number): Promise<Uint8Array> {
  const bytes = readBytes(source, start, end);
  // The failure is met where the slice is awaited; an early end of the read must not leave it unhandled.
  bytes.catch(() => undefined);
  return bytes;
}

function open(head: Uint8Array, isWhole: boolean, options: SettledOptions): Opened {
  const encoding = resolvedEncoding(guessEncoding(head, isWhole), options);
  const decoder = createDecoder(encoding.label, options.singleByteEncoding);
  const written = createDecoder(encoding.label).decode(head.subarray(encoding.skip), isWhole);
  // Pieces of UTF-16 do not end with their lines.
  const isWrapped = !encoding.label.startsWith('utf-16') && hasWrappedLines(written);
  const text = isWrapped ? unwrapLines(written) : written;
  // An empty text is no delimiter: papaparse would never get past it.
  const delimiter = options.delimiter || (guessDelimiter(text) ?? ';');
  return { encoding, decoder, delimiter, isWrapped };
}

interface PassSettings {
  /** Ends the walk early, for the preview; then the last, cut record is dropped. */
  limitBytes: number;
  hasher: FileHasher | null;
  keepRecords: number;
  /** Plain lines go through the fast lane. */
  hasLane: boolean;
  sizes?: ReadSizes | undefined;
}

/** One walk over a CSV export. */
export async function readCsvOnce(
  source: ExportSource,
  options: SettledOptions,
  formats: readonly ExportFormat[],
  sink: ReadSink,
  settings: PassSettings,
): Promise<CsvPass & { records: CsvRecord[] }> {
  const end = Math.min(source.sizeBytes, settings.limitBytes);
  const { whole, sample, slice, piece } = settings.sizes ?? usualSizes;
  const isWhole = end === source.sizeBytes;
  const head = await readBytes(source, 0, Math.min(end, headBytes));
  const opened = open(head, end <= headBytes && isWhole, options);
  const first = head.subarray(0, Math.min(headBytes, slice));
  const walk = new CsvWalk(source, options, formats, opened, settings);
  let at = 0;
  /** The next slice is fetched while this one is read. */
  let ahead: Promise<Uint8Array> | null = null;
  // What is only shown is judged by its first piece: nobody waits for more.
  const firstPiece = !isWhole ? piece : end <= whole ? end : sample;
  while (at < end) {
    if (sink.isCancelled?.()) throw new ReadFailure('read.cancelled');
    const next = at === 0 ? Math.min(headBytes, slice, end) : Math.min(at + slice, end);
    const bytes = ahead ? await ahead : first;
    ahead = next < end ? readAhead(source, next, Math.min(next + slice, end)) : null;
    const hashed = settings.hasher?.update(bytes);
    if (hashed) await hashed;
    const isEnd = next === end;
    const from = at === 0 ? opened.encoding.skip : 0;
    walk.take(bytes, { from, isEnd, isWhole, judgedAt: firstPiece - at });
    at = next;
    await drain(walk.packer, sink, walk.state, at);
    walk.refuseTooMany();
  }
  if (end === 0) throw new ReadFailure('file.empty');
  walk.packer.flush();
  await drain(walk.packer, sink, walk.state, at);
  const read = { reading: walk.compose(), records: walk.kept };
  giveBack(walk.packer);
  return read;
}

interface PiecePlace {
  isLast: boolean;
  isWhole: boolean;
  isJudged: boolean;
}

/** Where a slice stands in its file. */
interface SlicePlace {
  from: number;
  isEnd: boolean;
  isWhole: boolean;
  /** Behind so many bytes of it, enough was seen to judge the columns. */
  judgedAt: number;
}

/** From bytes to packed rows, slice by slice. */
class CsvWalk {
  readonly packer = takePacker();
  readonly kept: CsvRecord[] = [];
  readonly state: FileState;
  private readonly recordReader: RecordReader;
  private readonly counterparties = new CounterpartyAccounts();
  private readonly tables: CsvTables;
  private readonly lines: WholeLines;
  private records: CsvRecord[] = [];
  private readonly keepRecords: number;
  private readonly sizes: ReadSizes;
  private hasZeros = false;
  private lateLine: number | null = null;
  /** Null where every line goes through the parser. */
  private readonly lane: FastLane | null;

  constructor(
    private readonly source: ExportSource,
    options: SettledOptions,
    formats: readonly ExportFormat[],
    private readonly opened: Opened,
    { keepRecords, hasLane, sizes }: Pick<PassSettings, 'keepRecords' | 'hasLane' | 'sizes'>,
  ) {
    this.keepRecords = keepRecords;
    this.sizes = sizes ?? usualSizes;
    this.recordReader = new RecordReader(opened.delimiter);
    this.lines = new WholeLines(opened.encoding.label.startsWith('utf-16'));
    this.state = {
      book: new AccountBook(),
      log: new FindingLog(),
      occurrences: new OccurrenceCounter(),
      options,
      counts: { bookings: 0, pending: 0, blocked: 0, lines: 0 },
      isMade: source.lines !== undefined,
      firstDay: null,
      lastDay: null,
      emit: (row, lineSpan, places) => {
        this.counterparties.look(row[7], row[8], row[0]);
        this.packer.add(row, lastHash, lineSpan, places);
      },
    };
    this.tables = new CsvTables(this.state, formats, source.name, opened.delimiter);
    this.lane = hasLane && !opened.isWrapped && !source.lines ? this.makeLane() : null;
  }

  private makeLane(): FastLane {
    const { packer, counterparties, tables, recordReader: records, opened } = this;
    const readAsUsual = (lines: Uint8Array) =>
      this.read(lines, { isLast: false, isWhole: false, isJudged: true });
    const takers = { packer, counterparties };
    return new FastLane({ tables, records, decoder: opened.decoder, takers, readAsUsual }, opened.delimiter);
  }

  take(bytes: Uint8Array, { from, isEnd, isWhole, judgedAt }: SlicePlace): void {
    const { piece, lane } = this.sizes;
    for (let at = from; at <= bytes.length; ) {
      const isBehind = at + piece > judgedAt && this.records.length === 0;
      // The last piece of a file is the parser's, and the first of a slice is copied: neither is long.
      const isLong = this.lane !== null && at > from && !(isEnd && at + lane > bytes.length);
      const end = at + (isBehind && isLong ? lane : piece);
      const isLast = isEnd && end > bytes.length;
      // An empty piece in the middle of a file would cut the line that waits for its end.
      if (at === bytes.length && !isLast) break;
      const { restBytes } = this.lines;
      const lines = this.lines.take(bytes.subarray(at, end), isLast);
      if (isBehind && !isLast) this.readBehind(lines, restBytes);
      else this.read(lines, { isLast, isWhole, isJudged: isLast || at + piece > judgedAt });
      at = end;
    }
  }

  /** Lines behind those that were judged: on the fast lane, or piece by piece as without it. @param restBytes of them, from the piece before */
  private readBehind(lines: Uint8Array, restBytes: number): void {
    if (this.lane?.take(lines)) return;
    const { piece } = this.sizes;
    for (let at = 0, limit = restBytes + piece; at < lines.length; limit += piece) {
      const cut = limit < lines.length ? lines.lastIndexOf(10, limit - 1) + 1 : lines.length;
      const part = lines.subarray(at, cut > at ? cut : limit);
      const isOther = part.length < lines.length;
      if (!(isOther && this.lane?.take(part)))
        this.read(part, { isLast: false, isWhole: false, isJudged: true });
      at += part.length;
    }
  }

  private read(piece: Uint8Array, { isLast, isWhole, isJudged }: PiecePlace): void {
    const { decoder, isWrapped } = this.opened;
    const written = this.withoutZeros(decoder.decode(piece, isLast && isWhole));
    const text = isWrapped ? unwrapLines(written) : written;
    this.lateLine ??= decoder.lateChoice ? this.recordReader.lineCount : null;
    const { records, kept } = this;
    const known = records.length;
    this.recordReader.push(text, isLast && isWhole, records);
    this.source.lines?.place(records, known);
    if (kept.length < this.keepRecords) kept.push(...records.slice(0, this.keepRecords - kept.length));
    if (!isJudged) return;
    this.tables.feed(records, isLast);
    this.records = [];
  }

  private withoutZeros(text: string): string {
    if (!text.includes('\0')) return text;
    const filled = withoutFilling(text);
    this.hasZeros ||= filled.includes('\0');
    return filled.replaceAll('\0', '\ufffd');
  }

  refuseTooMany(): void {
    const { bookings, pending, blocked } = this.state.counts;
    if (bookings + pending + blocked > readLimits.rows)
      throw new ReadFailure('limit.rows', { limit: readLimits.rows });
  }

  compose(): CsvPass['reading'] {
    const { state, recordReader } = this;
    const { encoding, decoder, delimiter } = this.opened;
    this.counterparties.settle(state.log, state.book.drafts);
    for (const line of recordReader.unclosedQuotes) state.log.add('quote.unclosed', { line });
    if (decoder.hasReplaced || this.hasZeros) state.log.add('text.replacement', { line: null });
    const settled = settledEncoding(encoding, decoder, this.lateLine ?? 0);
    return composeReading(state, this.tables.outcome, recordReader.lineCount, settled, delimiter);
  }
}

async function drain(
  packer: ChunkPacker,
  sink: ReadSink,
  state: FileState,
  bytesRead: number,
): Promise<void> {
  const { bookings, pending, blocked } = state.counts;
  while (packer.ready.length > 0) {
    const chunk = packer.ready.shift();
    if (chunk) await sink.chunk(chunk.bytes, chunk.rows);
    if (sink.isCancelled?.()) throw new ReadFailure('read.cancelled');
  }
  sink.progress?.(bytesRead, bookings + pending + blocked);
}
