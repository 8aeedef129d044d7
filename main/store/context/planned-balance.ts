import { dayOf } from '../../../preload/contract/values/calendar-day';
import { countableMinor } from '../../service/wire/amount-number';
import { givenBalance } from '../sending/given-balance';
import type { SendSet } from '../sending/send-set';
import type { StoreContext } from './store-context';

/** An account as the service lists it. */
export interface HeldAccount {
  accountId: string;
  /** Main units; null where the service says none. */
  balance: number | null;
  currency: string | null;
}

export interface PlannedBalance {
  /** `create`: goes with the new account; `patch`: is changed; `keep`: stays as it is. */
  action: 'create' | 'patch' | 'keep';
  heldMinor: number | null;
  /** What the service holds afterwards. */
  givenMinor: number | null;
  /** The statement it rests on; null when no file states a balance. */
  anchor: { day: number; balanceMinor: number } | null;
}

/** What becomes of the balances of all accounts of the import, in their order. One of which the service holds bookings is there, listed or not. */
export function plannedBalances(
  context: StoreContext,
  sends: SendSet,
  held: readonly HeldAccount[],
  facts: { customerId: string; rows: 'held' | 'all' },
): PlannedBalance[] {
  const heldOf = new Map(held.map((account) => [account.accountId, account]));
  const later = laterOwn(sends, facts.rows);
  for (const accountId of sends.accountsHeld())
    if (!heldOf.has(accountId)) heldOf.set(accountId, { accountId, balance: null, currency: null });
  return sends.index.accounts.map(({ serviceAccountId }, account) =>
    plannedBalance(context, sends, account, {
      held: heldOf.get(serviceAccountId ?? ''),
      customerId: facts.customerId,
      laterOwnMinor: later[account] ?? 0,
    }),
  );
}

/**
 * What becomes of the balance of one account (interface.md 2.2: the current balance, which has no date on the wire):
 * the newest statement of all imports of the customer, and the bookings after its day, so that every balance which the
 * service works out backwards from it is right on the day of the statement.
 */
function plannedBalance(
  context: StoreContext,
  sends: SendSet,
  account: number,
  { held, customerId, laterOwnMinor }: AccountFacts,
): PlannedBalance {
  const { serviceAccountId, fields } = sends.index.accounts[account] ?? {};
  const anchor = sends.balances[account]?.anchor ?? null;
  const given = givenBalance(context.db, customerId, serviceAccountId ?? '');
  // A service that does not list balances: what it was given last is what it holds.
  const remembered = given?.currency === fields?.currency ? (given?.givenMinor ?? null) : null;
  const heldMinor = held ? (balanceMinorOf(held, fields?.currency ?? 'EUR') ?? remembered) : null;
  const keep: PlannedBalance = { action: 'keep', heldMinor, givenMinor: heldMinor, anchor: null };
  if (anchor === null || sends.later.isOpen(account)) return keep;
  const givenMinor = anchor.balanceMinor + sends.later.sumOf(account) + laterOwnMinor;
  if (!held) return { action: 'create', heldMinor, givenMinor, anchor };
  const isOtherCurrency = held.currency !== null && held.currency.toUpperCase() !== fields?.currency;
  const isOfOthers = heldMinor !== null && heldMinor !== remembered && sends.later.hasStrange(account);
  if (isOtherCurrency || isOfOthers) return keep;
  return { action: heldMinor === givenMinor ? 'keep' : 'patch', heldMinor, givenMinor, anchor };
}

export function balanceMinorOf(held: HeldAccount, currency: string): number | null {
  return held.balance === null ? null : countableMinor(held.balance, currency);
}

interface AccountFacts {
  held: HeldAccount | undefined;
  customerId: string;
  /** Of the bookings of the import itself after the day of the balance. */
  laterOwnMinor: number;
}

/** Sums of the rows of the import itself after the day of the balance, per account; `held`: of those that have arrived. */
function laterOwn(sends: SendSet, rows: 'held' | 'all'): number[] {
  const sums = sends.index.accounts.map(() => 0);
  const days = sends.balances.map(({ anchor }) => anchor?.day ?? Number.POSITIVE_INFINITY);
  for (let row = 0; row < sends.size; row += 1) {
    const account = sends.accounts[row] ?? 0;
    if (rows === 'held' && sends.held[row] === 0) continue;
    const booking = sends.bookingAfter(row, days[account] ?? Number.POSITIVE_INFINITY);
    if (booking !== null) sums[account] = (sums[account] ?? 0) + booking;
  }
  return sums;
}

export function dayTextOf({ anchor }: PlannedBalance): string | null {
  return anchor === null ? null : dayOf(anchor.day);
}
