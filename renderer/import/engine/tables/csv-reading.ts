import type { FileReading } from '../../../../preload/contract/reading/reading';
import { settleCurrency } from '../accounts/currency-proposal';
import type { ChunkDecoder, EncodingGuess } from '../bytes/encoding';
import { encodingReading } from '../bytes/resolved-encoding';
import { ReadFailure } from '../bytes/source';
import type { FindingLog } from '../checks/finding-log';
import { layoutReasons } from '../columns/layout-reasons';
import { encodingQuestion } from '../plan/questions';
import { besideAccounts } from '../recognition/recognise';
import type { FileState } from '../rows/file-state';
import type { CsvOutcome } from './table-planner';

/** A reading but for the identity of its file. */
export type CsvReading = Omit<FileReading, 'sha256' | 'sizeBytes'>;

/** The encoding as the whole file tells it: a first umlaut behind the head decides as well. */
export function settledEncoding(
  encoding: EncodingGuess,
  decoder: ChunkDecoder,
  lateLine: number,
): EncodingGuess {
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

/** What is told of a CSV file once all its records were walked; `lineCount`: its physical lines. */
export function composeReading(
  state: FileState,
  outcome: CsvOutcome,
  lineCount: number,
  encoding: EncodingGuess,
  delimiter: string,
): CsvReading {
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
    lineCount,
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
    format: besideAccounts(
      outcome.match,
      outcome.format,
      drafts.map(({ iban }) => iban),
    ),
    columns: outcome.plan.columns,
    accounts: drafts,
    counts: {
      bookings: counts.bookings,
      pending: counts.pending,
      blocked: counts.blocked,
      notBooking: log.notBookingRecords,
      lines: lineCount,
      bookingLines: counts.lines,
      notBookingLines: log.notBookingLines,
    },
    firstBookingDay: state.firstDay,
    lastBookingDay: state.lastDay,
    findings: log.findings.sort((a, b) => (a.line ?? 0) - (b.line ?? 0)),
    findingTotals: log.totals,
    ...(log.alikeFindings ? { alikeFindings: log.alikeFindings } : {}),
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
  if (difference === 0 || !Number.isSafeInteger(sum)) return;
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
