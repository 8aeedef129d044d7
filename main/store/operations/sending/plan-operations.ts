import type { UploadPlan } from '../../../../preload/contract';
import { planRefusals } from '../../../../preload/contract/plan-refusals';
import { dayOf, noDay } from '../../../../preload/contract/values/calendar-day';
import { decimalOf, type Minor, plusMinor } from '../../../../preload/contract/values/minor-units';
import { KontorError } from '../../../errors/kontor-error';
import { countableMinor } from '../../../service/wire/amount-number';
import { wireAccountOf } from '../../../service/wire/wire-account';
import { labelOf } from '../../accounts/account-label';
import type { AccountRecord } from '../../accounts/account-record';
import { newestBalances } from '../../context/balance-evidence';
import { readImportSummary, requireImport } from '../../context/import-summary';
import { indexOfImport } from '../../context/load-index';
import {
  dayTextOf,
  type HeldAccount,
  type PlannedBalance,
  plannedBalances,
} from '../../context/planned-balance';
import { replacedByImport } from '../../context/replaced-by-import';
import { keepForPlan, otherwiseOfImport, otherwiseOfPlan, rowsSentAnew } from '../../context/sent-otherwise';
import type { StoreContext } from '../../context/store-context';
import { currencyOfRow } from '../../rows/import-index';
import { ofOneState, type Stepwise } from '../../rows/stepwise';
import { resentRows } from '../../sending/resent-rows';
import { type HeldPage, SendSet } from '../../sending/send-set';
import { isSendable, restOfAccounts } from '../../sending/sendable-rows';
import { transactionsBody } from '../../sending/upload-body';
import { nameAsSent } from '../imports/import-operations';
import { lookUp, noteHeld, settleOpen } from './open-answers';

/** What the plan says of one account; the endpoints and the number of calls are the business of main/upload. */
export interface PlannedAccount {
  accountRowId: string;
  serviceAccountId: string;
  label: string;
  currency: string;
  newTransactions: number;
  knownTransactions: number;
  leftOut: number;
  /** Of the new transactions in `currency`. */
  totalIn: string;
  totalOut: string;
  otherCurrencies?: CurrencyTotal[];
  firstBookingDay: string | null;
  lastBookingDay: string | null;
  balance: UploadPlan['accounts'][number]['balance'];
  /** JSON text of the account as it would be created. */
  accountBody: string;
}

/** Transactions of earlier uploads of the import that are to go. */
export interface PlannedRemovals {
  perAccount: number[];
  /** The first of them, as the service lists them. */
  rows: NonNullable<UploadPlan['replaces']>['rows'];
}

const listedRemovals = 200;

/** State of the store from which a plan was made: while nothing changes, the next one begins with the same rows. */
const plannedAt = new WeakMap<SendSet, number>();

/** @throws KontorError import.questionsOpen, import.incomplete */
function requireSettled({ db }: StoreContext, importId: string): void {
  const unsettled = refusalsOf(db, importId).find(
    (code) => code === 'import.incomplete' || code === 'import.questionsOpen',
  );
  if (unsettled) throw new KontorError(unsettled);
}

function refusalsOf(db: StoreContext['db'], importId: string) {
  return planRefusals(readImportSummary(db, importId)).map(({ code }) => code);
}

/** @throws KontorError import.accountIncomplete, import.nothingToSend */
function* planned(context: StoreContext, importId: string): Stepwise<SendSet> {
  const { db } = context;
  const index = indexOfImport(context, importId);
  const { customer_id: customerId } = requireImport(db, importId);
  const balances = customerId === null ? [] : newestBalances(context, index, customerId);
  const sends = yield* SendSet.gather(index, isSendable, balances);
  const otherwise = yield* otherwiseOfImport(context, importId);
  keepForPlan(sends, otherwise);
  sends.resent = new Set([...resentRows(context, sends), ...rowsSentAnew(sends, otherwise)]);
  sends.replaced = customerId === null ? null : replacedByImport(context, sends, customerId, otherwise);
  const hasBalance = index.accounts.some(
    ({ serviceAccountId }, account) => serviceAccountId !== null && balances[account]?.anchor,
  );
  // A statement without bookings still says what the account holds.
  if (sends.size === 0 && !hasBalance && !sends.replaced) throw new KontorError('import.nothingToSend');
  // Whether a balance alone is worth an upload, only the files of all imports say: what an account lacks is asked for behind it.
  if (refusalsOf(db, importId).includes('import.accountIncomplete'))
    throw new KontorError('import.accountIncomplete');
  return sends;
}

interface CurrencyTotal {
  currency: string;
  newTransactions: number;
  totalIn: string;
  totalOut: string;
}

export const planOperations = {
  /**
   * Begins a plan: every row that may go, nothing held yet.
   * @throws KontorError import.questionsOpen, import.incomplete, import.accountIncomplete, import.nothingToSend
   */
  'plans.begin': async (context: StoreContext, importId: string): Promise<null> => {
    const { db } = context;
    const known = context.sends.get(importId);
    if (known && plannedAt.get(known) === db.changeCount()) {
      known.forgetHeld();
      lookUp(context, known);
      return null;
    }
    nameAsSent(context, importId);
    requireSettled(context, importId);
    const sends = await ofOneState(
      () => db.changeCount(),
      () => planned(context, importId),
    );
    context.sends.set(importId, sends);
    plannedAt.set(sends, db.changeCount());
    lookUp(context, sends);
    return null;
  },

  'plans.addHeld': (context: StoreContext, importId: string, page: HeldPage): number =>
    noteHeld(requirePlan(context, importId), page),

  /** @param heldAccounts the accounts of the customer as the service lists them */
  'plans.read': (context: StoreContext, importId: string, heldAccounts: HeldAccount[]): PlannedAccount[] => {
    const sends = requirePlan(context, importId);
    settleOpen(context, sends, heldAccounts.length > 0);
    const customerId = requireImport(context.db, importId).customer_id ?? '';
    const heldIds = new Set(heldAccounts.map(({ accountId }) => accountId));
    return plannedAccounts(
      sends,
      plannedBalances(context, sends, heldAccounts, { customerId, rows: 'all' }),
    ).filter(
      (account) =>
        account.newTransactions + account.knownTransactions > 0 ||
        (account.balance?.action === 'patch' && heldIds.has(account.serviceAccountId)),
    );
  },

  /** What goes from the service because the import was corrected after it was sent; null for nothing. */
  'plans.replaces': (context: StoreContext, importId: string): PlannedRemovals | null => {
    const held = Array.from(requirePlan(context, importId).replaced?.held.values() ?? []);
    if (held.length === 0) return null;
    const perAccount = new Map<string, number>();
    for (const { serviceAccountId } of held)
      perAccount.set(serviceAccountId, (perAccount.get(serviceAccountId) ?? 0) + 1);
    return {
      perAccount: Array.from(perAccount.values()),
      rows: held.slice(0, listedRemovals).map(({ transactionId, bookingDay, ...held }) => ({
        transactionId,
        bookingDay,
        amount: heldDecimal(held.amount, held.currency),
        currency: held.currency,
      })),
    };
  },

  /** Rows that other imports sent with other content, all and those without an answer. */
  'plans.sentOtherwise': (context: StoreContext, importId: string): { rows: number; open: number } => {
    const planned = otherwiseOfPlan(requirePlan(context, importId));
    return { rows: planned.length, open: planned.filter(({ answer }) => answer === null).length };
  },

  /** Body of the first transactions that would be sent, at most `limit`, as it will be on the wire; null for none. */
  'plans.sample': (
    context: StoreContext,
    importId: string,
    limit: number,
    unit: 's' | 'ms',
  ): string | null => {
    const sends = requirePlan(context, importId);
    const first = sends.held.indexOf(0);
    if (first === -1) return null;
    const rows: number[] = [];
    for (let row = first; row < sends.size && rows.length < limit; row += 1) {
      if (sends.accounts[row] === sends.accounts[first] && sends.held[row] === 0) rows.push(row);
    }
    return transactionsBody(context.db, sends, rows, unit);
  },
};

/** @throws KontorError upload.differs when the import changed after `plans.begin` */
export function requirePlan(context: StoreContext, importId: string): SendSet {
  const sends = context.sends.get(importId);
  if (!sends) throw new KontorError('upload.differs');
  return sends;
}

function plannedAccounts(sends: SendSet, balances: readonly PlannedBalance[]): PlannedAccount[] {
  const { index } = sends;
  const rest = restOfAccounts(index);
  const planned = index.accounts.map((account, position) => ({
    account,
    balance: balances[position],
    leftOut: rest[position] ?? 0,
    newTransactions: 0,
    knownTransactions: 0,
    sums: new Map<string, CountedMoney>(),
    first: Number.POSITIVE_INFINITY,
    last: Number.NEGATIVE_INFINITY,
  }));
  for (let row = 0; row < sends.size; row += 1) {
    const figure = planned[sends.accounts[row] ?? 0];
    if (!figure) continue;
    if (sends.held[row] === 1) {
      figure.knownTransactions += 1;
      continue;
    }
    figure.newTransactions += 1;
    const { segment, position } = sends.place(row);
    const day = segment.columns.days[position] ?? noDay;
    figure.first = Math.min(figure.first, day);
    figure.last = Math.max(figure.last, day);
    const currency = currencyOfRow(index, segment, position) ?? figure.account.fields.currency;
    const sum = figure.sums.get(currency) ?? { newTransactions: 0, inMinor: 0, outMinor: 0 };
    figure.sums.set(currency, sum);
    const amount = segment.columns.amounts[position] ?? 0;
    sum.newTransactions += 1;
    if (amount > 0) sum.inMinor = plusMinor(sum.inMinor, amount);
    else sum.outMinor = plusMinor(sum.outMinor, amount);
  }
  return planned.flatMap(({ account, balance, first, last, sums, ...counts }) => {
    const { fields, serviceAccountId } = account;
    if (serviceAccountId === null) return [];
    const own = sums.get(fields.currency);
    const others = Array.from(sums).filter(([currency]) => currency !== fields.currency);
    return {
      ...counts,
      accountRowId: account.id,
      serviceAccountId,
      label: labelOf(account.fields),
      currency: fields.currency,
      totalIn: decimalOf(own?.inMinor ?? 0, fields.currency),
      totalOut: decimalOf(own?.outMinor ?? 0, fields.currency),
      ...(others.length > 0 ? { otherCurrencies: others.map(totalOf).sort(byCurrency) } : {}),
      firstBookingDay: first > last ? null : dayOf(first),
      lastBookingDay: first > last ? null : dayOf(last),
      balance: balance ? shownBalance(balance, fields.currency) : null,
      accountBody: accountBodyOf(account, balance),
    };
  });
}

/** The account as it is created, with its balance as of the bookings that follow. */
export function accountBodyOf({ serviceAccountId, fields }: AccountRecord, balance?: PlannedBalance): string {
  const balanceMinor = balance?.givenMinor ?? fields.balanceMinor;
  return JSON.stringify(wireAccountOf(serviceAccountId ?? '', { ...fields, balanceMinor }));
}

function heldDecimal(amount: number | null, currency: string | null): string | null {
  const unit = currency ?? 'EUR';
  return decimalOrNull(amount === null ? null : countableMinor(amount, unit), unit);
}

const decimalOrNull = (minor: number | null, unit: string) =>
  minor === null ? null : decimalOf(minor, unit);

function shownBalance(balance: PlannedBalance, currency: string): PlannedAccount['balance'] {
  const { action, heldMinor, givenMinor } = balance;
  if (heldMinor === null && givenMinor === null) return null;
  return {
    action,
    held: decimalOrNull(heldMinor, currency),
    given: decimalOrNull(givenMinor, currency),
    day: dayTextOf(balance),
  };
}

interface CountedMoney {
  newTransactions: number;
  inMinor: Minor;
  outMinor: Minor;
}

function totalOf([currency, sum]: [string, CountedMoney]): CurrencyTotal {
  const { newTransactions, inMinor, outMinor } = sum;
  const [totalIn, totalOut] = [decimalOf(inMinor, currency), decimalOf(outMinor, currency)];
  return { currency, newTransactions, totalIn, totalOut };
}

function byCurrency(a: CurrencyTotal, b: CurrencyTotal): number {
  return a.currency < b.currency ? -1 : 1;
}
