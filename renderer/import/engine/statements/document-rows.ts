import type {
  ColumnReading,
  FileReading,
  FindingRule,
  Question,
  ReadOptions,
  StagedRow,
} from '../../../../preload/contract/reading/reading';
import { hashBooking, hashTexts, lastHash } from '../../../../preload/contract/rows/booking-hash';
import { rowsOfChunk } from '../../../../preload/contract/rows/packed-rows';
import { AccountBook } from '../accounts/account-book';
import type { EncodingGuess } from '../bytes/encoding';
import { encodingReading } from '../bytes/resolved-encoding';
import { readLimits } from '../bytes/source';
import { CounterpartyAccounts } from '../checks/counterparty-accounts';
import { FindingLog } from '../checks/finding-log';
import { encodingQuestion } from '../plan/questions';
import { ChunkPacker } from '../rows/chunk-packer';
import { isStatedDay } from '../values/calendar-days';
import { OccurrenceCounter } from '../values/occurrence-counter';
import { isPlaceholder } from '../vocabulary/word-lists';
import { StatementBalances } from './statement-balances';

type DocumentReading = Omit<FileReading, 'sha256' | 'sizeBytes'>;

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
  /** What was paid in another currency, with the sign of the amount. */
  originalAmountMinor: number | null;
  originalCurrency: string | null;
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
  /** Why there is no amount, where the number itself can be read. */
  amountFault: FindingRule | null;
  /** What is to be said of its days: where they come from, or that one of them does not exist. */
  dayFinding: FindingRule | null;
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
    originalAmountMinor: null,
    originalCurrency: null,
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
    amountFault: null,
    dayFinding: null,
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

/** What the store would refuse, with the whole chunk, is none here: the row is blocked, and the others are read (SEC-44). */
function storable(entry: DocumentEntry): DocumentEntry {
  const { currency, bookingDay, valueDay, amountMinor, originalAmountMinor } = entry;
  const isExact = (minor: number | null) => minor === null || Number.isSafeInteger(minor);
  const isDay = (day: string | null) => day === null || isStatedDay(day);
  const checked = { ...entry };
  if (currency !== null && !/^[A-Z]{3}$/.test(currency))
    Object.assign(checked, { currency: null, amountMinor: null, amountFault: 'currency.unknown' });
  if (!isExact(amountMinor)) checked.amountMinor = null;
  if (!isExact(originalAmountMinor)) checked.originalAmountMinor = null;
  if (!isDay(valueDay)) checked.valueDay = null;
  if (!isDay(bookingDay)) Object.assign(checked, { bookingDay: null, dayFinding: 'date.unreadable' });
  return checked;
}

/** Rows that are shown before the whole document is read. */
export const headRows = 50;

/** Characters shown of the line in which a document breaks off. */
const shownEnd = 80;

/** Collects the entries of statement documents into the same rows that CSV exports give. */
export class DocumentRows {
  readonly book = new AccountBook();
  readonly log = new FindingLog();
  readonly balances = new StatementBalances();
  lineCount = 0;
  /** Columns whose cells the standard leaves open, and what is asked about them. */
  readonly columns: ColumnReading[] = [];
  readonly asked: ((fingerprint: string) => Question)[] = [];
  private readonly counterparties = new CounterpartyAccounts();
  private readonly occurrences = new OccurrenceCounter();
  private readonly counts = { bookings: 0, pending: 0, blocked: 0, lines: 0 };
  private firstDay: string | null = null;
  private lastDay: string | null = null;

  /** @param head takes the first rows once more, to be shown while the others are read */
  constructor(
    readonly options: ReadOptions,
    readonly packer = new ChunkPacker(),
    private readonly head = new ChunkPacker(),
  ) {}

  get rowCount(): number {
    return this.counts.bookings + this.counts.pending + this.counts.blocked;
  }

  add(stated: DocumentEntry): void {
    const entry = storable(stated);
    const disposition = this.count(entry);
    this.balances.place(this.rowCount - 1);
    this.reportFaults(entry, disposition);
    this.counterparties.look(entry.counterpartyName, entry.counterpartyIban, entry.line);
    const { reference, purpose, eref } = entry;
    const party = entry.counterpartyIban ?? entry.counterpartyName;
    hashBooking(entry.bookingDay, entry.amountMinor, entry.currency, { reference, party, purpose, eref });
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
      entry.originalAmountMinor,
      entry.originalCurrency,
      entry.differentCreditor,
      entry.differentDebitor,
      null,
      entry.sepaPurposeCode,
      entry.transactionCode,
      '',
      this.occurrences.ofAccount(entry.account, entry.bookingDay, lastHash),
      entry.raw,
      entry.purposeRaw === entry.purpose ? null : entry.purposeRaw,
    ];
    if (this.rowCount <= headRows) this.head.add(row, lastHash, entry.lines, null);
    this.packer.add(row, lastHash, entry.lines, null);
  }

  /** The document ends before its end: what stands last, to find the place again. */
  reportCut(text: string): void {
    const lines = text.trimEnd().split(/\r\n|\r|\n/);
    this.log.add('file.cut', { line: lines.length, text: (lines.at(-1) ?? '').slice(-shownEnd) });
  }

  private count(entry: DocumentEntry): 0 | 1 | 2 {
    const { counts } = this;
    const { bookingDay, amountMinor, isPending } = entry;
    counts.lines += entry.lines;
    if (amountMinor === null || (bookingDay === null && !isPending)) {
      counts.blocked++;
      return 2;
    }
    this.book.count(entry.account, entry.currency, amountMinor);
    if (isPending && !(this.options.includePending && bookingDay)) {
      counts.pending++;
      return 1;
    }
    counts.bookings++;
    // What is announced is in no balance, whether it is wanted or not.
    if (!isPending) this.balances.count(entry.account, entry.currency, amountMinor);
    if (this.firstDay === null || (bookingDay ?? '') < this.firstDay) this.firstDay = bookingDay;
    if (this.lastDay === null || (bookingDay ?? '') > this.lastDay) this.lastDay = bookingDay;
    return 0;
  }

  private reportFaults(entry: DocumentEntry, disposition: 0 | 1 | 2): void {
    const { line, raw } = entry;
    if (entry.amountMinor === null)
      this.log.add(entry.amountFault ?? 'amount.unreadable', { line, field: 'amount', text: raw });
    if (entry.dayFinding !== null)
      this.log.add(entry.dayFinding, {
        line,
        field: entry.dayFinding.startsWith('valueDate') ? 'valueDate' : 'bookingDate',
        text: raw,
      });
    else if (entry.bookingDay === null && !entry.isPending)
      this.log.add('date.missing', { line, field: 'bookingDate', text: raw });
    if (disposition === 1) this.log.add('status.pending', { line, field: 'status' });
  }

  /** What choices for documents of this kind are remembered by: the bank, as far as the first account names it. */
  private fingerprint(kind: FileReading['kind']): string {
    const [draft] = this.book.drafts;
    const bank = draft?.bankCode ?? draft?.bic ?? draft?.iban?.slice(0, 8) ?? draft?.accountNumber ?? '';
    return `d${hashTexts([kind, bank])}`;
  }

  /** What is known once the first rows are read; nothing here is final. Asked once. */
  headReading(
    kind: FileReading['kind'],
    encoding: EncodingGuess,
  ): { reading: DocumentReading; rows: unknown[][] } {
    this.head.flush();
    const reading = structuredClone(this.described(kind, encoding));
    return { reading, rows: this.head.ready.splice(0).flatMap(({ bytes }) => rowsOfChunk(bytes)) };
  }

  reading(kind: FileReading['kind'], encoding: EncodingGuess): DocumentReading {
    this.packer.flush();
    this.balances.settle(this.book, this.log);
    this.counterparties.settle(this.log, this.book.drafts);
    this.book.complete(null);
    for (const iban of this.book.wrongIbans)
      this.log.add('account.checkDigits', { line: null, field: 'accountIban', text: iban });
    return this.described(kind, encoding);
  }

  private described(kind: FileReading['kind'], encoding: EncodingGuess): DocumentReading {
    const { log, counts, book } = this;
    const fingerprint = this.fingerprint(kind);
    const { choice } = encoding;
    const questions = this.asked.map((question) => question(fingerprint));
    if (choice?.isDoubtful) questions.unshift(encodingQuestion(fingerprint, choice));
    const standard = { code: 'document.standard', params: { kind: kind.toUpperCase() } };
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
      ...(log.alikeFindings ? { alikeFindings: log.alikeFindings } : {}),
      notBookings: log.notBookings,
      questions,
      drift: null,
      needsAnswer: questions.length > 0,
    };
  }
}
