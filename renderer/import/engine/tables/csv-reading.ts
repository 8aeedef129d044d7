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
  for (const [index, draft] of drafts.entries())
    checkClosing(log, draft, index, book.announced.get(index) ?? 0);
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

/** Opening + sum = closing, where the file states both outside of a running column; a minus that the bank left out is put back. */
function checkClosing(
  log: FindingLog,
  draft: FileReading['accounts'][number],
  accountIndex: number,
  announced: number,
): void {
  const currencies = Object.keys(draft.sumMinor);
  if (
    draft.openingBalanceMinor === null ||
    draft.balanceMinor === null ||
    draft.balanceSource === 'runningColumn' ||
    currencies.length !== 1
  )
    return;
  const sum = draft.sumMinor[currencies[0] ?? ''] ?? 0;
  takeMinus(draft, sum);
  const difference = draft.balanceMinor - draft.openingBalanceMinor - sum;
  // Some banks count what is announced, most do not.
  if (difference === 0 || difference === -announced || !Number.isSafeInteger(sum)) return;
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

/**
 * A balance below zero that is stated without a minus: where only with one on the opening or the closing one the rows lead from the one
 * to the other. Not on both: so they would do too where the signs of all rows are read the wrong way round.
 */
function takeMinus(draft: FileReading['accounts'][number], sum: number): void {
  const { openingBalanceMinor: opening, balanceMinor: closing } = draft;
  if (opening === null || closing === null || opening <= 0 || closing <= 0) return;
  if (opening + sum === -closing) draft.balanceMinor = -closing;
  else if (sum - opening === closing) draft.openingBalanceMinor = -opening;
}
