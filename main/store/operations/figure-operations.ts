import type { LocalFigures } from '../../../preload/contract';
import type { BookingSigns } from '../../../preload/contract/answers/booking-signs';
import { dayOf } from '../../../preload/contract/values/calendar-day';
import { joinSpans } from '../../../preload/contract/values/coverage';
import { calendarOf } from '../../../preload/contract/values/coverage-calendar';
import { decimalOf, type Minor, plusMinor } from '../../../preload/contract/values/minor-units';
import { identityKeys } from '../accounts/account-identity';
import { labelOf } from '../accounts/account-label';
import { indexOfImport } from '../context/load-index';
import type { StoreContext } from '../context/store-context';
import { madeOnce } from '../database/made-once';
import { accountDaysOf } from '../figures/account-ledger';
import { type Entries, entriesOf, type LimitEntry } from '../figures/analyst-entries';
import { type SignBooking, signsOf } from '../figures/booking-signs';
import { lineOf } from '../figures/credit-line';
import { DayBalances } from '../figures/day-balances';
import { ExcludedBookings } from '../figures/excluded-bookings';
import { proofOfAccount } from '../figures/ledger-proof';
import type { AccountLedger } from '../figures/ledger-shape';
import { monthFiguresOf } from '../figures/month-figures';
import { countUnwritten } from '../sending/receipts/unwritten-rows';
import { countedImports, sentImports } from './counted-imports';
import { ledgersOf } from './customer-ledgers';
import { collectBookings, labelsOf } from './labelled-bookings';
import { traceOperations } from './trace-operations';

const gapLimit = 500;
/** Of the days on which files contradict what counts: so many are named, all are counted. */
const listedDays = 50;
/** Rows whose texts are read for signs of single bookings. */
const signRowsLimit = 250_000;

export const figureOperations = {
  /** Control figures over every import that was sent for the customer; a booking that two of them hold counts once. */
  'results.localFigures': (context: StoreContext, customerId: string): LocalFigures =>
    madeOnce(context.db, `figures of ${customerId}`, () => figuresOf(context, customerId)),

  /** Null for more rows than can be read without holding everybody up. */
  'results.signs': (context: StoreContext, customerId: string): BookingSigns | null =>
    madeOnce(context.db, `signs of ${customerId}`, () => signsOfCustomer(context, customerId)),
};

function figuresOf(context: StoreContext, customerId: string): LocalFigures {
  const entries = entriesOf(context, customerId);
  const excluded = new ExcludedBookings(entries.excluded);
  const beyond = countUnwritten(context.db, customerId);
  const accounts = ledgersOf(context, customerId, (one) => excluded.note(one));
  return {
    months: monthFiguresOf(accounts.map(accountDaysOf), excluded.amounts),
    accounts: accounts.map((ledger) => ({
      ...accountFiguresOf(ledger, entries.limits.get(ledger.serviceAccountId)),
      ...ownMonthsOf(ledger, accounts, excluded.amounts),
      ...twinOf(ledger, accounts),
    })),
    ...excludedFigures(context, customerId, excluded, entries),
    ...(beyond > 0 ? { beyond } : {}),
    transactions: accounts.reduce((sum, { bookings }) => sum + bookings, 0),
  };
}

function signsOfCustomer(context: StoreContext, customerId: string): BookingSigns | null {
  const imports = sentImports(context, customerId);
  const rows = imports.reduce((sum, { id }) => sum + indexOfImport(context, id).rowCount, 0);
  if (rows > signRowsLimit) return null;
  const bookings: SignBooking[] = [];
  for (const { index, stateOf } of countedImports(context, customerId, imports))
    collectBookings(context, index, stateOf, bookings);
  const { excluded } = entriesOf(context, customerId);
  const counted = excluded.size === 0 ? bookings : bookings.filter(({ id }) => !excluded.has(id));
  return signsOf(counted, labelsOf(context, customerId));
}

type Excluded = NonNullable<LocalFigures['excluded']>[number];

function excludedFigures(
  context: StoreContext,
  customerId: string,
  { ids, amounts }: ExcludedBookings,
  { excluded }: Entries,
): Pick<LocalFigures, 'excluded'> {
  if (ids.length === 0) return {};
  const traced = traceOperations['results.transactions'](context, customerId, ids);
  const rows = new Map<string, Omit<Excluded, 'note'>>(
    amounts.map(({ id: transactionId, day, amount, currency }) => [
      transactionId,
      // As it was sent, where no row is it any more.
      {
        transactionId,
        bookingDay: dayOf(day),
        amount: decimalOf(amount, currency),
        currency,
        counterpartyName: null,
      },
    ]),
  );
  for (const { transactionId, bookingDay, amount, currency, counterpartyName } of traced)
    rows.set(transactionId, { transactionId, bookingDay, amount, currency, counterpartyName });
  return {
    excluded: ids.flatMap((id) => {
      const row = rows.get(id);
      return row ? [{ ...row, note: excluded.get(id) ?? '' }] : [];
    }),
  };
}

function accountFiguresOf(
  ledger: AccountLedger,
  limit: LimitEntry | undefined,
): LocalFigures['accounts'][number] {
  const { fields, proofs, stated } = ledger;
  const { currency } = fields;
  const coverage = joinSpans(ledger.spans, ledger.unsentDays);
  const calendar = calendarOf(ledger.spans, ledger.unsentDays);
  const balances = new DayBalances(accountDaysOf(ledger));
  const lowest = balances.lowest();
  const { contradicted } = ledger;
  const breaks = proofs.reduce((sum, proof) => sum + proof.breaks, 0) + contradicted.length;
  const optional = (minor: number | null) => (minor === null ? null : decimalOf(minor, currency));
  const hasBookings = ledger.firstDay <= ledger.lastDay;
  return {
    accountId: ledger.serviceAccountId,
    label: labelOf(fields) || ledger.serviceAccountId,
    iban: fields.iban,
    bankName: fields.bankName,
    owner: fields.owner,
    type: fields.type,
    currency,
    firstBookingDay: hasBookings ? dayOf(ledger.firstDay) : null,
    lastBookingDay: hasBookings ? dayOf(ledger.lastDay) : null,
    bookings: ledger.bookings,
    duplicatesMerged: ledger.duplicatesMerged,
    leftOut: ledger.leftOut,
    ...(Object.values(ledger.leftOutAs).some(Boolean) ? { leftOutAs: ledger.leftOutAs } : {}),
    ...reasonsOf(ledger),
    ...(ledger.corrected > 0 ? { corrected: ledger.corrected } : {}),
    ...(Object.values(ledger.decided).some(Boolean) ? { decided: ledger.decided } : {}),
    ...(Object.values(ledger.differs).some(Boolean) ? { differs: ledger.differs } : {}),
    ...(contradicted.length > 0 ? { contradicted: contradicted.slice(0, listedDays).map(dayOf) } : {}),
    ...(ledger.otherCurrency > 0 ? { otherCurrency: ledger.otherCurrency } : {}),
    totalIn: decimalOf(sumOf(ledger.days.moneyIn), currency),
    totalOut: decimalOf(sumOf(ledger.days.moneyOut), currency),
    closingBalance: optional(stated?.balance ?? null),
    closingBalanceDay: stated === null || Number.isNaN(stated.day) ? null : dayOf(stated.day),
    lowestBalance: optional(lowest?.balance ?? null),
    lowestDay: lowest && dayOf(lowest.day),
    openingBalance: optional(ledger.opening.minor),
    ...openingOf(balances, currency),
    ...dayBalancesOf(balances, currency),
    ...(limit ? { line: lineOf(limit, balances, currency) } : {}),
    balanceProof: contradicted.length > 0 ? 'broken' : proofOfAccount(proofs, ledger.spans),
    balanceBreaks: breaks,
    daysCovered: coverage.daysCovered,
    covered: coverage.spans
      .slice(-(gapLimit + 1))
      .map(({ first, last }) => ({ since: dayOf(first), until: dayOf(last) })),
    gaps: coverage.gaps
      .slice(-gapLimit)
      .map(({ since, until }) => ({ since: dayOf(since), until: dayOf(until) })),
    ...(calendar ? { calendar } : {}),
    files: Array.from(ledger.files.values()),
  };
}

/** Another account of the customer that is the same one under another of its names: what both have counts twice. */
function twinOf(
  { serviceAccountId, fields }: AccountLedger,
  all: readonly AccountLedger[],
): Pick<LocalFigures['accounts'][number], 'twinId'> {
  const keys = identityKeys(fields);
  const twin = all.find(
    (one) =>
      one.serviceAccountId !== serviceAccountId && identityKeys(one.fields).some((key) => keys.includes(key)),
  );
  return twin ? { twinId: twin.serviceAccountId } : {};
}

/** As many months as a customer has room for. */
const ownMonthLimit = 600;

/** Months of one of several accounts of a currency; of a single one they are those of the customer. */
function ownMonthsOf(
  ledger: AccountLedger,
  all: readonly AccountLedger[],
  excluded: ExcludedBookings['amounts'],
): Pick<LocalFigures['accounts'][number], 'months'> {
  const { currency } = ledger.fields;
  if (all.filter(({ fields }) => fields.currency === currency).length < 2) return {};
  const months = monthFiguresOf(
    [accountDaysOf(ledger)],
    excluded.filter(({ accountId }) => accountId === ledger.serviceAccountId),
  ).slice(-ownMonthLimit);
  return {
    months: months.map(({ currency: _, lowestDay: __, ...month }) => month),
  };
}

function openingOf(balances: DayBalances, currency: string) {
  const opening = balances.opening();
  return opening === null ? {} : { openingComputed: decimalOf(opening, currency) };
}

function dayBalancesOf(balances: DayBalances, currency: string) {
  const seen = balances.overDays();
  if (!seen) return {};
  const { days, below, firstBelow, mean } = seen;
  return {
    dayBalances: {
      days,
      below,
      firstBelow: firstBelow === null ? null : dayOf(firstBelow),
      mean: decimalOf(mean, currency),
    },
  };
}

/** As many as a page has room for. */
const listedReasons = 12;

function reasonsOf({ leftOutFor }: AccountLedger) {
  const told = Array.from(leftOutFor, ([reason, rows]) => ({ reason, rows }));
  if (told.length === 0) return {};
  return { leftOutFor: told.sort((a, b) => b.rows - a.rows).slice(0, listedReasons) };
}

function sumOf(days: Map<number, Minor>): Minor {
  let sum: Minor = 0;
  for (const amount of days.values()) sum = plusMinor(sum, amount);
  return sum;
}
