import type {
  ColumnReading,
  FileReading,
  Question,
  ReadOptions,
  StagedRow,
} from '../../../../preload/contract/reading';
import { AccountBook } from '../account-book';
import { ChunkPacker } from '../chunk-packer';
import { hashBooking, hashTexts, lastHash, OccurrenceCounter } from '../content-hash';
import type { EncodingGuess } from '../encoding';
import { encodingReading } from '../encoding-told';
import { FindingLog } from '../finding-log';
import { encodingQuestion } from '../questions';
import { readLimits } from '../source';
import { isPlaceholder } from '../word-lists';

/** One booking of a statement document (CAMT, MT940, OFX), already typed. */
export interface DocumentEntry {
  line: number;
  lines: number;
  raw: string;
  account: number;
  bookingDay: string | null;
  valueDay: string | null;
  amountMinor: number | null;
  currency: string | null;
  isPending: boolean;
  counterpartyName: string | null;
  counterpartyIban: string | null;
  counterpartyBic: string | null;
  creditorId: string | null;
  mref: string | null;
  eref: string | null;
  purpose: string | null;
  purposeRaw: string | null;
  bookingText: string | null;
  differentCreditor: string | null;
  differentDebitor: string | null;
  sepaPurposeCode: string | null;
  transactionCode: string | null;
  /** The bank's own identifier, or ''. */
  reference: string;
}

export function emptyEntry(): DocumentEntry {
  return {
    line: 0,
    lines: 1,
    raw: '',
    account: 0,
    bookingDay: null,
    valueDay: null,
    amountMinor: null,
    currency: null,
    isPending: false,
    counterpartyName: null,
    counterpartyIban: null,
    counterpartyBic: null,
    creditorId: null,
    mref: null,
    eref: null,
    purpose: null,
    purposeRaw: null,
    bookingText: null,
    differentCreditor: null,
    differentDebitor: null,
    sepaPurposeCode: null,
    transactionCode: null,
    reference: '',
  };
}

/** A text of a document: one blank for white space, null for nothing and for place holders. */
export function documentText(raw: string | null | undefined): string | null {
  if (!raw) return null;
  const text = raw
    .replace(/[\s\u00a0]+/g, ' ')
    .trim()
    .slice(0, readLimits.cellLength);
  return text === '' || isPlaceholder(text) ? null : text;
}

/** Collects the entries of statement documents into the same rows that CSV exports give. */
export class DocumentRows {
  readonly book = new AccountBook();
  readonly log = new FindingLog();
  readonly packer = new ChunkPacker();
  lineCount = 0;
  /** Columns whose cells the standard leaves open, and what is asked about them. */
  readonly columns: ColumnReading[] = [];
  readonly asked: ((fingerprint: string) => Question)[] = [];
  private readonly occurrences = new OccurrenceCounter();
  private readonly counts = { bookings: 0, pending: 0, blocked: 0, lines: 0 };
  private firstDay: string | null = null;
  private lastDay: string | null = null;

  constructor(readonly options: ReadOptions) {}

  get rowCount(): number {
    return this.counts.bookings + this.counts.pending + this.counts.blocked;
  }

  add(entry: DocumentEntry): void {
    const { counts, log } = this;
    const isBlocked = entry.amountMinor === null || (entry.bookingDay === null && !entry.isPending);
    const disposition = isBlocked
      ? 2
      : entry.isPending && !(this.options.includePending && entry.bookingDay)
        ? 1
        : 0;
    if (entry.amountMinor === null)
      log.add('amount.unreadable', { line: entry.line, field: 'amount', text: entry.raw });
    if (entry.bookingDay === null && !entry.isPending)
      log.add('date.missing', { line: entry.line, field: 'bookingDate', text: entry.raw });
    if (disposition === 2) counts.blocked++;
    else if (disposition === 1) counts.pending++;
    else counts.bookings++;
    counts.lines += entry.lines;
    if (disposition === 1) log.add('status.pending', { line: entry.line, field: 'status' });
    if (!isBlocked && entry.amountMinor !== null)
      this.book.count(entry.account, entry.currency, entry.amountMinor);
    if (entry.bookingDay !== null && disposition === 0) {
      if (this.firstDay === null || entry.bookingDay < this.firstDay) this.firstDay = entry.bookingDay;
      if (this.lastDay === null || entry.bookingDay > this.lastDay) this.lastDay = entry.bookingDay;
    }
    hashBooking(
      entry.bookingDay,
      entry.amountMinor,
      entry.currency,
      entry.reference,
      entry.counterpartyIban ?? entry.counterpartyName,
      entry.purpose,
      entry.eref,
    );
    const high = (lastHash[0] as number) + Math.imul(entry.account + 1, 0x9e3779b1);
    const row: StagedRow = [
      entry.line,
      disposition,
      entry.account,
      entry.bookingDay,
      entry.valueDay,
      entry.amountMinor,
      entry.currency,
      entry.counterpartyName,
      entry.counterpartyIban,
      entry.counterpartyBic,
      entry.creditorId,
      entry.mref,
      entry.eref,
      entry.purpose,
      entry.bookingText,
      null,
      null,
      null,
      entry.differentCreditor,
      entry.differentDebitor,
      null,
      entry.sepaPurposeCode,
      entry.transactionCode,
      '',
      this.occurrences.count(high, lastHash[1] as number),
      entry.raw,
      entry.purposeRaw === entry.purpose ? null : entry.purposeRaw,
    ];
    this.packer.add(row, lastHash, entry.lines, null);
  }

  /** Opening + sum = closing, per account that states both. */
  private checkBalances(): void {
    for (const draft of this.book.drafts) {
      const [currency, ...others] = Object.keys(draft.sumMinor);
      if (draft.openingBalanceMinor === null || draft.balanceMinor === null || others.length > 0) continue;
      const sum = currency === undefined ? 0 : (draft.sumMinor[currency] ?? 0);
      const difference = draft.balanceMinor - draft.openingBalanceMinor - sum;
      if (difference === 0) continue;
      this.log.add('balance.closing', {
        line: null,
        field: 'balanceAfter',
        params: {
          opening: draft.openingBalanceMinor,
          sum,
          closing: draft.balanceMinor,
          difference,
          currency: currency || (draft.currency ?? ''),
        },
      });
    }
  }

  /** What choices for documents of this kind are remembered by: the bank, as far as the first account names it. */
  private fingerprint(kind: FileReading['kind']): string {
    const [draft] = this.book.drafts;
    const bank = draft?.bankCode ?? draft?.bic ?? draft?.iban?.slice(0, 8) ?? draft?.accountNumber ?? '';
    return `d${hashTexts([kind, bank])}`;
  }

  reading(kind: FileReading['kind'], encoding: EncodingGuess): Omit<FileReading, 'sha256' | 'sizeBytes'> {
    this.packer.flush();
    this.checkBalances();
    this.book.complete(null);
    const { log, counts, book } = this;
    const fingerprint = this.fingerprint(kind);
    const { choice } = encoding;
    const questions = this.asked.map((question) => question(fingerprint));
    if (choice?.isDoubtful) questions.unshift(encodingQuestion(fingerprint, choice));
    const standard = { code: 'document.standard', params: { kind: kind.toUpperCase() } };
    for (const iban of book.wrongIbans)
      log.add('account.checkDigits', { line: null, field: 'accountIban', text: iban });
    return {
      lineCount: this.lineCount,
      kind,
      encoding: encodingReading(encoding),
      layoutReasons: [standard],
      delimiter: null,
      headerRows: [],
      headerFingerprint: fingerprint,
      format: null,
      columns: this.columns,
      accounts: book.drafts,
      counts: {
        bookings: counts.bookings,
        pending: counts.pending,
        blocked: counts.blocked,
        notBooking: log.notBookingRecords,
        lines: this.lineCount,
        bookingLines: Math.min(counts.lines, this.lineCount),
        // Lines of a document that are no entry are its frame: they are counted, not listed one by one.
        notBookingLines: Math.max(0, this.lineCount - counts.lines),
      },
      firstBookingDay: this.firstDay,
      lastBookingDay: this.lastDay,
      findings: log.findings,
      findingTotals: log.totals,
      notBookings: log.notBookings,
      questions,
      drift: null,
      needsAnswer: questions.length > 0,
    };
  }
}

/** Offsets of line starts, to tell the line of a place in a document. */
export class LineIndex {
  private readonly starts: number[] = [0];

  constructor(text: string) {
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) this.starts.push(at + 1);
    if (this.starts[this.starts.length - 1] === text.length && this.starts.length > 1) this.starts.pop();
  }

  get count(): number {
    return this.starts.length;
  }

  /** Line from 1 of a character. */
  lineAt(offset: number): number {
    let low = 0;
    let high = this.starts.length;
    while (low + 1 < high) {
      const middle = (low + high) >> 1;
      if ((this.starts[middle] as number) <= offset) low = middle;
      else high = middle;
    }
    return low + 1;
  }
}
