import { dayNumberOf, noDay } from '../../../preload/contract/values/calendar-day';
import { joinSpans } from '../../../preload/contract/values/coverage';
import { plusMinor } from '../../../preload/contract/values/minor-units';
import { type AccountFields, emptyFields } from '../accounts/account-record';
import {
  accountOfRow,
  contentAt,
  currencyOfRow,
  type ImportIndex,
  type IndexedSegment,
  rowState,
} from '../rows/import-index';
import type { Receipt } from '../sending/receipts/receipt-rows';
import {
  isCounted,
  replacedState,
  type StateOf,
  stillThereState,
  unknownState,
  unsentState,
} from './counted-once';
import type { BalanceAnchor } from './day-balances';
import { ProofCollector, type StatedOfFile } from './file-proofs';
import { countCorrected, countDecided, countReasons } from './ledger-decisions';
import type { AccountLedger, CountedBooking } from './ledger-shape';
import type { AccountDays } from './month-figures';
import { mayHaveMoved } from './moving-rows';

/** Adds the rows of an import to the ledgers by account; what each file states of its accounts comes with `stated`. */
export function addImport(
  ledgers: Map<string, AccountLedger>,
  index: ImportIndex,
  stated: (fileIndex: number, accountIndex: number) => StatedOfFile,
  stateOf: StateOf,
  onBooking: (booking: CountedBooking) => void = () => undefined,
): void {
  const ofAccount = ledgersOfAccounts(ledgers, index, stateOf);
  const proofs = new ProofCollector();
  for (const segment of index.segments) {
    const { columns } = segment;
    countCorrected(segment, ofAccount, stateOf);
    countDecided(segment, ofAccount);
    countReasons(segment, ofAccount, stateOf);
    for (let position = 0; position < columns.rowCount; position += 1) {
      const account = accountOfRow(segment, position);
      const ledger = ofAccount[account];
      if (!ledger) continue;
      const state = stateOf(segment, position);
      if (state === replacedState) ledger.decided.replaced += 1;
      else countRow(ledger, index, segment, position, state);
      const isLeftOut = state === rowState.leftOut;
      const isUnsettled = isLeftOut && mayHaveMoved(segment, position);
      if (isUnsettled) ledger.unsettled.leftOut += 1;
      const day = columns.days[position] ?? noDay;
      const amount = columns.amounts[position] ?? 0;
      if (state === unsentState || state === unknownState) ledger.unsentDays.add(day);
      const isOwnCurrency = currencyOfRow(index, segment, position) === ledger.fields.currency;
      if (columns.dispositions[position] === 0 && isOwnCurrency) {
        const accountIndex = columns.accountIndexes[position] ?? 0;
        proofs.add(ledger, segment.fileIndex, accountIndex, day, {
          amount,
          balance: columns.balances[position] ?? Number.NaN,
          day,
          isSaidNotToMove: isLeftOut && !isUnsettled && amount !== 0,
          isLeftOut,
        });
      }
      if (!isCounted(state)) continue;
      const content = { ...contentAt(segment, position), occurrence: columns.occurrences[position] ?? 1 };
      const place = { segment, position };
      countBooking({ ledger, place, content, day, amount, isSummed: isOwnCurrency }, onBooking);
    }
  }
  proofs.finish(stated);
}

/** By account of the import; none for one that does not count. */
function ledgersOfAccounts(
  ledgers: Map<string, AccountLedger>,
  index: ImportIndex,
  stateOf: StateOf,
): (AccountLedger | undefined)[] {
  return index.accounts.map(({ serviceAccountId, isLeftOut, fields }, number) => {
    if (serviceAccountId === null) return undefined;
    // One that is left out altogether makes no month of the others partial, unless the service has it.
    if (isLeftOut && !isThere(index, number, stateOf)) return undefined;
    const ledger = ledgers.get(serviceAccountId) ?? newLedger(serviceAccountId, fields);
    if ((fields.balanceDay ?? '') > (ledger.fields.balanceDay ?? '')) {
      ledger.fields = fields;
      ledger.stated = statedIn(fields);
    }
    ledgers.set(serviceAccountId, ledger);
    return ledger;
  });
}

function countBooking(booking: CountedBooking, onBooking: (booking: CountedBooking) => void): void {
  const { ledger, day, amount, isSummed } = booking;
  ledger.firstDay = Math.min(ledger.firstDay, day);
  ledger.lastDay = Math.max(ledger.lastDay, day);
  onBooking(booking);
  const sums = amount > 0 ? ledger.days.moneyIn : ledger.days.moneyOut;
  if (isSummed) sums.set(day, plusMinor(sums.get(day) ?? 0, amount));
  else ledger.otherCurrency += 1;
}

/**
 * A booking that no row is any more counts as it was sent, unless nobody knows whether it is there.
 * @param named how accounts were named that no import here has any more
 */
export function addReceipt(
  ledgers: Map<string, AccountLedger>,
  { serviceAccountId, currency, day, amount, isUnknown, ...content }: Receipt,
  named: ReadonlyMap<string, AccountFields>,
  onBooking: (booking: CountedBooking) => void,
): void {
  const known = ledgers.get(serviceAccountId);
  // What was kept before it was written down how accounts are named says no more than its currency.
  const ledger =
    known ?? newLedger(serviceAccountId, named.get(serviceAccountId) ?? { ...emptyFields(), currency });
  ledgers.set(serviceAccountId, ledger);
  if (isUnknown) {
    ledger.differs.unknown += 1;
    ledger.unsentDays.add(day);
    return;
  }
  ledger.bookings += 1;
  ledger.differs.asSent += 1;
  const isSummed = currency === ledger.fields.currency;
  countBooking({ ledger, place: null, content, day, amount, isSummed }, onBooking);
}

/** Whether a row of an account of the import counts. */
function isThere(index: ImportIndex, account: number, stateOf: StateOf): boolean {
  return index.segments.some((segment) => {
    for (let position = 0; position < segment.columns.rowCount; position += 1)
      if (accountOfRow(segment, position) === account && isCounted(stateOf(segment, position))) return true;
    return false;
  });
}

function newLedger(serviceAccountId: string, fields: AccountFields): AccountLedger {
  return {
    serviceAccountId,
    fields,
    stated: statedIn(fields),
    days: { moneyIn: new Map(), moneyOut: new Map() },
    bookings: 0,
    duplicatesMerged: 0,
    leftOut: 0,
    leftOutAs: { pending: 0, blocked: 0 },
    leftOutFor: new Map(),
    corrected: 0,
    decided: { replaced: 0, beside: 0, equalKept: 0, equalLeftOut: 0 },
    differs: { unsent: 0, unknown: 0, leftOut: 0, asSent: 0 },
    unsentDays: new Set(),
    otherCurrency: 0,
    unsettled: { leftOut: 0, unread: 0 },
    firstDay: Number.POSITIVE_INFINITY,
    lastDay: Number.NEGATIVE_INFINITY,
    opening: { day: Number.POSITIVE_INFINITY, minor: null },
    proofs: [],
    provenDays: [],
    unprovenDays: new Set(),
    contradicted: [],
    spans: [],
    anchors: [],
    files: new Map(),
  };
}

/** `day` is NaN where none is stated. */
function statedIn({ balanceMinor, balanceDay }: AccountFields): BalanceAnchor | null {
  if (balanceMinor === null) return null;
  return { day: (balanceDay === null ? null : dayNumberOf(balanceDay)) ?? Number.NaN, balance: balanceMinor };
}

function countRow(
  ledger: AccountLedger,
  index: ImportIndex,
  { fileIndex, states }: IndexedSegment,
  position: number,
  state: number,
): void {
  if (isCounted(state)) ledger.bookings += 1;
  else if (state === rowState.known) ledger.duplicatesMerged += 1;
  else if (state === unsentState) ledger.differs.unsent += 1;
  else if (state === unknownState) ledger.differs.unknown += 1;
  else ledger.leftOut += 1;
  if (state === stillThereState && states[position] !== rowState.known) ledger.differs.leftOut += 1;
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

/**
 * Days and balances to count from: those that files prove and the one the account states; none where statements contradict each other, or
 * where what was not counted may have moved the balance. A row that cannot be read moved none where all others prove it.
 */
function anchorsOf(ledger: AccountLedger): readonly BalanceAnchor[] {
  const { stated, lastDay } = ledger;
  if (ledger.proofs.some(({ state }) => state === 'broken')) return [];
  // Balances are those of the files, and the sums are not.
  if (ledger.unsentDays.size > 0 || ledger.differs.asSent > 0 || ledger.contradicted.length > 0) return [];
  const { leftOut, unread } = ledger.unsettled;
  if (leftOut > 0 || (unread > 0 && ledger.proofs.some(({ state }) => state !== 'proved'))) return [];
  if (stated === null) return ledger.anchors;
  const day = Number.isNaN(stated.day) ? lastDay : stated.day;
  return Number.isFinite(day) ? [...ledger.anchors, { ...stated, day }] : ledger.anchors;
}

export function accountDaysOf(ledger: AccountLedger): AccountDays {
  return {
    accountId: ledger.serviceAccountId,
    currency: ledger.fields.currency,
    ...ledger.days,
    anchors: anchorsOf(ledger),
    spans: joinSpans(ledger.spans, ledger.unsentDays).spans,
  };
}
