import type { PreparedTransaction } from '../counterparty/prepared-transaction';
import type { LabelledLedger } from '../labels/labelled-ledger';
import { daysInMonth, toDayNumber } from '../ledger/calendar';
import { toMainUnits } from '../ledger/ledger-from-upload';
import type { LedgerAccount } from '../ledger/ledger-types';
import { addTo, type FlowTotals, sumsOnly } from './flow-totals';

/** One account month by month, with balances computed backwards from the given one (it holds after the last booking). */
export interface AccountMonth {
  month: string;
  isComplete: boolean;
  totals: FlowTotals;
  endMinor: number | null;
  minMinor: number | null;
  maxMinor: number | null;
  /** Days of the month, inside the observed timespan, that ended below zero; null without a balance. */
  overdraftDays: number | null;
  /** Day and balance of each such day, for the person risk factors. */
  overdrafts: { date: string; amountMinor: number }[];
}

export interface AccountView {
  account: LedgerAccount;
  transactions: PreparedTransaction[];
  totals: FlowTotals;
  /** Oldest first. */
  months: AccountMonth[];
}

export interface WireAccount {
  accountId: string;
  accountNumber: string;
  iban: string;
  name: string;
  owner: string;
  bankName: string;
  type: string;
  currency: string;
  balance: number | null;
}

export function accountOnWire(account: LedgerAccount): WireAccount {
  const { accountId, accountNumber, iban, name, owner, bankName, type, currency, balanceMinor } = account;
  const balance = balanceMinor === null ? null : toMainUnits(balanceMinor, currency);
  return { accountId, accountNumber, iban, name, owner, bankName, type, currency, balance };
}

function monthDays(month: string): number {
  return daysInMonth(Number(month.slice(0, 4)), Number(month.slice(5)));
}

function walkMonth(
  month: AccountMonth,
  transactions: readonly PreparedTransaction[],
  openMinor: number,
  since: string,
  until: string,
): number {
  let balance = openMinor;
  let at = 0;
  month.overdraftDays = 0;
  for (let day = 1; day <= monthDays(month.month); day += 1) {
    const date = `${month.month}-${String(day).padStart(2, '0')}`;
    const dayNumber = toDayNumber(date);
    if (date < since) continue;
    if (date > until) break;
    for (; at < transactions.length && transactions[at]?.dayNumber === dayNumber; at += 1) {
      balance += transactions[at]?.amountMinor ?? 0;
    }
    // Of the ends of its own days: what the month before ended with is none of them.
    month.minMinor = Math.min(month.minMinor ?? balance, balance);
    month.maxMinor = Math.max(month.maxMinor ?? balance, balance);
    if (balance < 0) {
      month.overdraftDays += 1;
      month.overdrafts.push({ date, amountMinor: balance });
    }
  }
  month.endMinor = balance;
  month.minMinor ??= balance;
  month.maxMinor ??= balance;
  return balance;
}

const known = new WeakMap<LabelledLedger, AccountView[]>();

/** All accounts that have bookings in their own currency, or a balance, in the order of the upload. */
export function viewAccounts(labelled: LabelledLedger): AccountView[] {
  let views = known.get(labelled);
  if (!views) {
    views = buildViews(labelled);
    known.set(labelled, views);
  }
  return views;
}

function buildViews(labelled: LabelledLedger): AccountView[] {
  const { observed, ordered, ledger } = labelled;
  const byAccount = new Map<string, PreparedTransaction[]>();
  for (const { accountId } of ledger.accounts) byAccount.set(accountId, []);
  for (const transaction of ordered) byAccount.get(transaction.accountId)?.push(transaction);
  return ledger.accounts.map((account): AccountView => {
    const all = byAccount.get(account.accountId) ?? [];
    const isForeign = ({ currency }: PreparedTransaction) => currency !== account.currency;
    const transactions = all.some(isForeign) ? all.filter((transaction) => !isForeign(transaction)) : all;
    const sum = sumsOnly();
    const perMonth = observed.months.map((): PreparedTransaction[] => []);
    for (const transaction of transactions) perMonth[transaction.month - observed.first]?.push(transaction);
    for (const transaction of transactions) addTo(sum, transaction);
    let balance = account.balanceMinor === null ? null : account.balanceMinor - sum.inMinor - sum.outMinor;
    const months = observed.months.map((month, position): AccountMonth => {
      const totals = sumsOnly();
      const bookings = perMonth[position] ?? [];
      for (const transaction of bookings) addTo(totals, transaction);
      const view: AccountMonth = {
        month,
        isComplete: observed.isComplete[position] ?? false,
        totals,
        endMinor: null,
        minMinor: null,
        maxMinor: null,
        overdraftDays: null,
        overdrafts: [],
      };
      if (balance !== null) balance = walkMonth(view, bookings, balance, observed.since, observed.until);
      return view;
    });
    return { account, transactions, totals: sum, months };
  });
}

export function minorOrNull(minor: number | null, currency: string): number | null {
  return minor === null ? null : toMainUnits(minor, currency);
}
