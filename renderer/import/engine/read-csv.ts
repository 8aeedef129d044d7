import type { FileReading, ReadOptions } from '../../../preload/contract/reading/reading';
import { lastHash } from '../../../preload/contract/rows/booking-hash';
import type { ExportFormat } from '../formats/description/export-format';
import { AccountBook } from './accounts/account-book';
import { settleCurrency } from './accounts/currency-proposal';
import { type ChunkDecoder, createDecoder, type EncodingGuess, guessEncoding } from './bytes/encoding';
import { withoutFilling } from './bytes/filling';
import { readBytes } from './bytes/read-bytes';
import { encodingReading, resolvedEncoding } from './bytes/resolved-encoding';
import type { FileHasher } from './bytes/sha256';
import { type ExportSource, ReadFailure, type ReadSink, readLimits } from './bytes/source';
import { CounterpartyAccounts } from './checks/counterparty-accounts';
import { FindingLog } from './checks/finding-log';
import { layoutReasons } from './columns/layout-reasons';
import { encodingQuestion } from './plan/questions';
import { guessDelimiter } from './records/dialect';
import { type CsvRecord, RecordReader } from './records/record-reader';
import { ChunkPacker } from './rows/chunk-packer';
import type { FileState } from './rows/file-state';
import { CsvTables } from './tables/csv-tables';
import { OccurrenceCounter } from './values/occurrence-counter';

/** Bytes from which the first preview is made. */
export const headBytes = 262_144;
/** Bytes that are read before a column is judged: the whole of most files. */
const sampleBytes = 4_194_304;
/** Below the size at which Node hands out strings outside of the heap, whose characters are slow to reach. */
const sliceBytes = 524_288;
/** Bytes whose records are in memory at once: few, so that they die young. */
const pieceBytes = 65_536;

export interface CsvPass {
  reading: Omit<FileReading, 'sha256' | 'sizeBytes'>;
}

interface Opened {
  encoding: EncodingGuess;
  decoder: ChunkDecoder;
  delimiter: string;
}

function readAhead(source: ExportSource, start: number, end: number): Promise<Uint8Array> {
  const bytes = readBytes(source, start, end);
  // The failure is met where the slice is awaited; an early end of the read must not leave it unhandled.
  bytes.catch(() => undefined);
  return bytes;
}

function open(head: Uint8Array, isWhole: boolean, options: ReadOptions): Opened {
  const encoding = resolvedEncoding(guessEncoding(head, isWhole), options);
  const decoder = createDecoder(encoding.label, options.singleByteEncoding);
  const text = createDecoder(encoding.label).decode(head.subarray(encoding.skip), isWhole);
  // An empty text is no delimiter: papaparse would never get past it.
  const delimiter = options.delimiter || (guessDelimiter(text) ?? ';');
  return { encoding, decoder, delimiter };
}

/** One walk over a CSV export. `limitBytes` ends it early, for the preview; then the last, cut record is dropped. */
export async function readCsvOnce(
  source: ExportSource,
  options: ReadOptions,
  formats: readonly ExportFormat[],
  sink: ReadSink,
  settings: { limitBytes: number; hasher: FileHasher | null; keepRecords: number },
): Promise<CsvPass & { records: CsvRecord[] }> {
  const end = Math.min(source.sizeBytes, settings.limitBytes);
  const isWhole = end === source.sizeBytes;
  const head = await readBytes(source, 0, Math.min(end, headBytes));
  const { encoding, decoder, delimiter } = open(head, end <= headBytes && isWhole, options);
  const recordReader = new RecordReader(delimiter);
  const packer = new ChunkPacker();
  const counterparties = new CounterpartyAccounts();
  const state: FileState = {
    book: new AccountBook(),
    log: new FindingLog(),
    occurrences: new OccurrenceCounter(),
    options,
    counts: { bookings: 0, pending: 0, blocked: 0, lines: 0 },
    firstDay: null,
    lastDay: null,
    emit: (row, lineSpan, places) => {
      counterparties.look(row[7], row[8], row[0]);
      packer.add(row, lastHash, lineSpan, places);
    },
  };
  const tables = new CsvTables(state, formats, source.name, delimiter);
  const kept: CsvRecord[] = [];
  let records: CsvRecord[] = [];
  let at = 0;
  /** The next slice is fetched while this one is read. */
  let ahead: Promise<Uint8Array> | null = null;
  let hasZeros = false;
  let lateLine: number | null = null;
  const lines = new WholeLines(encoding.label.startsWith('utf-16'));
  const firstPiece = Math.min(end, sampleBytes);
  while (at < end) {
    if (sink.isCancelled?.()) throw new ReadFailure('read.cancelled');
    const next = at === 0 ? Math.min(headBytes, end) : Math.min(at + sliceBytes, end);
    const bytes = ahead ? await ahead : head;
    ahead = next < end ? readAhead(source, next, Math.min(next + sliceBytes, end)) : null;
    const hashed = settings.hasher?.update(bytes);
    if (hashed) await hashed;
    const isEnd = next === end;
    for (let from = at === 0 ? encoding.skip : 0; from <= bytes.length; from += pieceBytes) {
      const isLast = isEnd && from + pieceBytes > bytes.length;
      let text = decoder.decode(
        lines.take(bytes.subarray(from, from + pieceBytes), isLast),
        isLast && isWhole,
      );
      lateLine ??= decoder.lateChoice ? recordReader.lineCount : null;
      if (text.includes('\0')) {
        text = withoutFilling(text);
        hasZeros ||= text.includes('\0');
        text = text.replaceAll('\0', '\ufffd');
      }
      const known = records.length;
      recordReader.push(text, isLast && isWhole, records);
      source.lines?.place(records, known);
      if (kept.length < settings.keepRecords)
        kept.push(...records.slice(0, settings.keepRecords - kept.length));
      if (next >= firstPiece || isEnd) {
        tables.feed(records, isLast);
        records = [];
      }
    }
    at = next;
    await drain(packer, sink, state, at);
    if (state.counts.bookings + state.counts.pending + state.counts.blocked > readLimits.rows) {
      throw new ReadFailure('limit.rows', { limit: readLimits.rows });
    }
  }
  if (end === 0) throw new ReadFailure('file.empty');
  packer.flush();
  await drain(packer, sink, state, at);
  counterparties.settle(state.log, state.book.drafts);
  for (const line of recordReader.unclosedQuotes) state.log.add('quote.unclosed', { line });
  if (decoder.hasReplaced || hasZeros) state.log.add('text.replacement', { line: null });
  return {
    reading: composeReading(
      state,
      tables,
      recordReader,
      settledEncoding(encoding, decoder, lateLine ?? 0),
      delimiter,
    ),
    records: kept,
  };
}

/**
 * Cuts pieces of bytes behind their last line feed and keeps the rest for the next one. Text then mostly begins with a record
 * and needs no joining with a rest: a joined string would cost a detour for every character that is looked at.
 */
class WholeLines {
  private rest = new Uint8Array(0);

  /** UTF-16 is left as it is: a byte 10 there is no line feed. */
  constructor(private readonly isWide: boolean) {}

  take(bytes: Uint8Array, isLast: boolean): Uint8Array {
    if (this.isWide) return bytes;
    const cut = isLast ? bytes.length : bytes.lastIndexOf(10) + 1;
    const whole = new Uint8Array(this.rest.length + cut);
    whole.set(this.rest);
    whole.set(bytes.subarray(0, cut), this.rest.length);
    if (cut === 0 && !isLast) {
      const longer = new Uint8Array(this.rest.length + bytes.length);
      longer.set(this.rest);
      longer.set(bytes, this.rest.length);
      // A line longer than a slice: handed on in pieces, so that the limits of the record reader apply.
      this.rest = new Uint8Array(0);
      return longer;
    }
    this.rest = bytes.slice(cut);
    return whole;
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

/** The encoding as the whole file tells it: a first umlaut behind the head decides as well. */
function settledEncoding(encoding: EncodingGuess, decoder: ChunkDecoder, lateLine: number): EncodingGuess {
  const { lateChoice } = decoder;
  const label = encoding.label === 'utf-8' ? decoder.label : encoding.label;
  if (!lateChoice) return { ...encoding, label };
  const samples = lateChoice.samples.map((sample) => ({
    ...sample,
    lines: sample.lines.map(({ line, text }) => ({ line: line + lateLine, text })),
  }));
  const code = lateChoice.isDoubtful ? 'encoding.doubtful' : 'encoding.highBytes';
  const evidence = [{ code, params: { bytes: lateChoice.bytes } }];
  return { ...encoding, label, evidence, choice: { ...lateChoice, samples } };
}

function composeReading(
  state: FileState,
  tables: CsvTables,
  recordReader: RecordReader,
  encoding: EncodingGuess,
  delimiter: string,
): CsvPass['reading'] {
  const { outcome } = tables;
  const { log, book, counts } = state;
  if (!outcome.plan) throw new ReadFailure('file.noTable');
  const drafts = book.drafts;
  book.complete(outcome.format?.currency ?? null);
  for (const iban of book.wrongIbans)
    log.add('account.checkDigits', { line: null, field: 'accountIban', text: iban });
  for (const [index, draft] of drafts.entries()) checkClosing(log, draft, index);
  const { headers } = outcome.plan;
  const questions = settleCurrency(outcome.questions, { drafts, match: outcome.match, headers });
  const { choice } = encoding;
  if (choice?.isDoubtful) questions.unshift(encodingQuestion(outcome.fingerprint, choice));
  return {
    lineCount: recordReader.lineCount,
    kind: 'csv',
    encoding: encodingReading(encoding),
    delimiter,
    headerRows: outcome.headerRows,
    layoutReasons: layoutReasons(
      {
        delimiter,
        headerRows: outcome.headerRows,
        columns: outcome.plan.columns,
        rows: counts.bookings + counts.pending + counts.blocked,
      },
      state.options,
    ),
    headerFingerprint: outcome.fingerprint,
    format: outcome.match,
    columns: outcome.plan.columns,
    accounts: drafts,
    counts: {
      bookings: counts.bookings,
      pending: counts.pending,
      blocked: counts.blocked,
      notBooking: log.notBookingRecords,
      lines: recordReader.lineCount,
      bookingLines: counts.lines,
      notBookingLines: log.notBookingLines,
    },
    firstBookingDay: state.firstDay,
    lastBookingDay: state.lastDay,
    findings: log.findings.sort((a, b) => (a.line ?? 0) - (b.line ?? 0)),
    findingTotals: log.totals,
    notBookings: log.notBookings.sort((a, b) => a.line - b.line),
    questions,
    drift: outcome.drift,
    needsAnswer: questions.length > 0,
  };
}

/** Opening + sum = closing, where the file states both outside of a running column. */
function checkClosing(log: FindingLog, draft: FileReading['accounts'][number], accountIndex: number): void {
  const currencies = Object.keys(draft.sumMinor);
  if (
    draft.openingBalanceMinor === null ||
    draft.balanceMinor === null ||
    draft.balanceSource === 'runningColumn' ||
    currencies.length !== 1
  )
    return;
  const sum = draft.sumMinor[currencies[0] ?? ''] ?? 0;
  const difference = draft.balanceMinor - draft.openingBalanceMinor - sum;
  if (difference === 0) return;
  log.add('balance.closing', {
    line: null,
    field: 'balanceAfter',
    accountIndex,
    params: {
      opening: draft.openingBalanceMinor,
      sum,
      closing: draft.balanceMinor,
      difference,
      currency: currencies[0] || (draft.currency ?? ''),
    },
  });
}
