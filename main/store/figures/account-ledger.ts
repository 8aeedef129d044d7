import type { AccountDraft } from '../../../preload/contract';
import { dayNumberOf, noDay } from '../../../preload/contract/values/calendar-day';
import { type FileSpan, joinSpans } from '../../../preload/contract/values/coverage';
import { type Minor, plusMinor } from '../../../preload/contract/values/minor-units';
import type { AccountFields } from '../accounts/account-record';
import {
  accountOfRow,
  currencyOfRow,
  type ImportIndex,
  type IndexedSegment,
  rowState,
} from '../rows/import-index';
import type { BalanceAnchor } from './day-balances';
import { type BalanceProof, type ProofRow, proveRunningBalance, proveTotals } from './ledger-proof';
import type { AccountDays } from './month-figures';
import { mayHaveMoved } from './moving-rows';

/** Rows of which a person decided whether they are bookings. */
export interface Decided {
  /** Not at the service any more: a row of another import took their place, or took them away. */
  replaced: number;
  /** Sent beside what another import sent with other content. */
  beside: number;
  /** Of equal rows, without the first of each: kept, and left out. */
  equalKept: number;
  equalLeftOut: number;
}

/** What the files of all imports say of one account of the customer. Minor units, day numbers. */
export interface AccountLedger {
  serviceAccountId: string;
  fields: AccountFields;
  days: Pick<AccountDays, 'moneyIn' | 'moneyOut'>;
  bookings: number;
  duplicatesMerged: number;
  leftOut: number;
  /** Of them: what the bank only announced, and what cannot be read. */
  leftOutAs: { pending: number; blocked: number };
  /** Reason -> rows that were left out for it. */
  leftOutFor: Map<string, number>;
  /** Rows that a person corrected before they were sent. */
  corrected: number;
  decided: Decided;
  /** Rows that are no bookings here although they may have moved the balance. */
  unsettled: { leftOut: number; unread: number };
  firstDay: number;
  lastDay: number;
  proofs: BalanceProof[];
  spans: FileSpan[];
  anchors: BalanceAnchor[];
  files: Map<string, { name: string; sha256: string; rows: number; lines: number }>;
}

/** What a file states of an account beside its rows. */
export interface StatedOfFile {
  draft: AccountDraft | null;
  /** Day on which the file came here: what it says of later days is no news. Day number. */
  importedOn: number;
}

/** A row that counts as a booking; `isSummed`: its amount is of the currency of its account. */
export interface CountedBooking {
  ledger: AccountLedger;
  segment: IndexedSegment;
  position: number;
  day: number;
  amount: number;
  isSummed: boolean;
}

/** Adds the rows of an import to the ledgers by account; what each file states of its accounts comes with `stated`. */
export function addImport(
  ledgers: Map<string, AccountLedger>,
  index: ImportIndex,
  stated: (fileIndex: number, accountIndex: number) => StatedOfFile,
  isReplaced: (segmentId: number, position: number) => boolean,
  onBooking: (booking: CountedBooking) => void = () => undefined,
): void {
  const ofAccount = index.accounts.map((account) => {
    if (account.serviceAccountId === null) return undefined;
    const ledger =
      ledgers.get(account.serviceAccountId) ?? newLedger(account.serviceAccountId, account.fields);
    if ((account.fields.balanceDay ?? '') > (ledger.fields.balanceDay ?? '')) ledger.fields = account.fields;
    ledgers.set(account.serviceAccountId, ledger);
    return ledger;
  });
  const proofs = new ProofCollector();
  for (const segment of index.segments) {
    const { columns, states } = segment;
    countCorrected(segment, ofAccount);
    countDecided(segment, ofAccount);
    countReasons(segment, ofAccount);
    for (let position = 0; position < columns.rowCount; position += 1) {
      const account = accountOfRow(segment, position);
      const ledger = ofAccount[account];
      if (!ledger) continue;
      const isGone = isReplaced(segment.id, position);
      if (isGone) ledger.decided.replaced += 1;
      else countRow(ledger, index, segment.fileIndex, states[position] ?? 0);
      if (!isGone && states[position] === rowState.leftOut && mayHaveMoved(segment, position))
        ledger.unsettled.leftOut += 1;
      const day = columns.days[position] ?? noDay;
      const amount = columns.amounts[position] ?? 0;
      const isOwnCurrency = currencyOfRow(index, segment, position) === ledger.fields.currency;
      if (columns.dispositions[position] === 0 && isOwnCurrency) {
        const accountIndex = columns.accountIndexes[position] ?? 0;
        proofs.add(ledger, segment.fileIndex, accountIndex, day, {
          amount,
          balance: columns.balances[position] ?? Number.NaN,
          day,
        });
      }
      if (isGone || states[position] !== rowState.booking) continue;
      ledger.firstDay = Math.min(ledger.firstDay, day);
      ledger.lastDay = Math.max(ledger.lastDay, day);
      onBooking({ ledger, segment, position, day, amount, isSummed: isOwnCurrency });
      if (isOwnCurrency) addAmount(amount > 0 ? ledger.days.moneyIn : ledger.days.moneyOut, day, amount);
    }
  }
  proofs.finish(stated);
}

function newLedger(serviceAccountId: string, fields: AccountFields): AccountLedger {
  return {
    serviceAccountId,
    fields,
    days: { moneyIn: new Map(), moneyOut: new Map() },
    bookings: 0,
    duplicatesMerged: 0,
    leftOut: 0,
    leftOutAs: { pending: 0, blocked: 0 },
    leftOutFor: new Map(),
    corrected: 0,
    decided: { replaced: 0, beside: 0, equalKept: 0, equalLeftOut: 0 },
    unsettled: { leftOut: 0, unread: 0 },
    firstDay: Number.POSITIVE_INFINITY,
    lastDay: Number.NEGATIVE_INFINITY,
    proofs: [],
    spans: [],
    anchors: [],
    files: new Map(),
  };
}

function countCorrected(segment: IndexedSegment, ofAccount: readonly (AccountLedger | undefined)[]): void {
  for (const position of segment.edits.keys()) {
    const ledger = ofAccount[accountOfRow(segment, position)];
    if (ledger && segment.states[position] === rowState.booking) ledger.corrected += 1;
  }
}

function countDecided(segment: IndexedSegment, ofAccount: readonly (AccountLedger | undefined)[]): void {
  const { columns, choices } = segment;
  for (const [position, choice] of choices) {
    const decided = ofAccount[accountOfRow(segment, position)]?.decided;
    if (!decided) continue;
    if (choice === 'beside') decided.beside += 1;
    if ((columns.occurrences[position] ?? 1) < 2 || columns.dispositions[position] !== 0) continue;
    if (choice === 'send') decided.equalKept += 1;
    if (choice === 'leaveOut') decided.equalLeftOut += 1;
  }
}

function countReasons(segment: IndexedSegment, ofAccount: readonly (AccountLedger | undefined)[]): void {
  for (const [position, reason] of segment.reasons) {
    const ledger = ofAccount[accountOfRow(segment, position)];
    if (ledger && segment.states[position] === rowState.leftOut)
      ledger.leftOutFor.set(reason, (ledger.leftOutFor.get(reason) ?? 0) + 1);
  }
}

function countRow(ledger: AccountLedger, index: ImportIndex, fileIndex: number, state: number): void {
  if (state === rowState.booking) ledger.bookings += 1;
  else if (state === rowState.known) ledger.duplicatesMerged += 1;
  else ledger.leftOut += 1;
  if (state === rowState.pending) ledger.leftOutAs.pending += 1;
  if (state === rowState.blocked) {
    ledger.leftOutAs.blocked += 1;
    ledger.unsettled.unread += 1;
  }
  const file = index.files[fileIndex];
  if (!file) return;
  const counted = ledger.files.get(file.id) ?? {
    name: file.name,
    sha256: file.sha256,
    rows: 0,
    lines: file.lines,
  };
  counted.rows += 1;
  ledger.files.set(file.id, counted);
}

function addAmount(days: Map<number, Minor>, day: number, amount: number): void {
  days.set(day, plusMinor(days.get(day) ?? 0, amount));
}

interface Proving {
  ledger: AccountLedger;
  fileIndex: number;
  accountIndex: number;
  rows: ProofRow[];
  first: number;
  last: number;
}

/** Gathers the rows of each account of each file, copies of other files included: a file is proved as a whole. */
class ProofCollector {
  readonly #open = new Map<string, Proving>();

  add(ledger: AccountLedger, fileIndex: number, accountIndex: number, day: number, row: ProofRow): void {
    const key = `${fileIndex}:${accountIndex}`;
    let proving = this.#open.get(key);
    if (!proving) {
      const [first, last] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
      proving = { ledger, fileIndex, accountIndex, rows: [], first, last };
      this.#open.set(key, proving);
    }
    proving.rows.push(row);
    proving.first = Math.min(proving.first, day);
    proving.last = Math.max(proving.last, day);
  }

  finish(stated: (fileIndex: number, accountIndex: number) => StatedOfFile): void {
    for (const { ledger, fileIndex, accountIndex, rows, first, last } of this.#open.values()) {
      const running = proveRunningBalance(rows);
      const { draft, importedOn } = stated(fileIndex, accountIndex);
      const sum = Number(rows.reduce<Minor>((total, { amount }) => plusMinor(total, amount), 0));
      const proof =
        running.state === 'noBalance'
          ? proveTotals(draft?.openingBalanceMinor ?? null, sum, draft?.balanceMinor ?? null)
          : running;
      ledger.proofs.push(proof);
      const [opening, closing] = proof.state === 'proved' ? [proof.opening, proof.closing] : [null, null];
      ledger.spans.push({ ...statedSpan(draft, importedOn, proof, first, last), opening, closing });
      if (closing !== null) ledger.anchors.push({ day: last, balance: closing });
    }
  }
}

/**
 * The days that a file covers: those of its bookings, the period it states, and the day of the closing balance where that is the
 * end of a statement or is proved to be that of the newest booking. A period is cut where the file itself shows that it was
 * made earlier.
 */
function statedSpan(
  draft: AccountDraft | null,
  importedOn: number,
  proof: BalanceProof,
  first: number,
  last: number,
): { first: number; last: number } {
  const from = draft?.period ? dayNumberOf(draft.period.from) : null;
  const to = draft?.period ? dayNumberOf(draft.period.to) : null;
  const balanceDay = draft?.balanceDay ? dayNumberOf(draft.balanceDay) : null;
  const madeOn = Math.min(
    importedOn,
    draft?.balanceSource === 'preamble' ? (balanceDay ?? importedOn) : importedOn,
  );
  const isEnd = proof.state === 'proved' && proof.closing === draft?.balanceMinor;
  const ends = [to === null ? last : Math.min(to, madeOn), isEnd && balanceDay !== null ? balanceDay : last];
  return { first: Math.min(first, from ?? first), last: Math.max(last, ...ends) };
}

/**
 * Days and balances to count from: those that files prove and the one the account states; none where statements contradict each other, or
 * where what was not counted may have moved the balance. A row that cannot be read moved none where all others prove it.
 */
function anchorsOf(ledger: AccountLedger): BalanceAnchor[] {
  const { balanceMinor, balanceDay } = ledger.fields;
  if (ledger.proofs.some(({ state }) => state === 'broken')) return [];
  const { leftOut, unread } = ledger.unsettled;
  if (leftOut > 0 || (unread > 0 && ledger.proofs.some(({ state }) => state !== 'proved'))) return [];
  const day = (balanceDay === null ? null : dayNumberOf(balanceDay)) ?? ledger.lastDay;
  const stated = balanceMinor === null || !Number.isFinite(day) ? [] : [{ day, balance: balanceMinor }];
  return [...ledger.anchors, ...stated];
}

export function accountDaysOf(ledger: AccountLedger): AccountDays {
  return {
    currency: ledger.fields.currency,
    ...ledger.days,
    anchors: anchorsOf(ledger),
    spans: joinSpans(ledger.spans).spans,
  };
}
