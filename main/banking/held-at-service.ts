import {
  type BankLogin,
  type BankOverview,
  currency,
  type HeldAccountView,
  identifier,
} from '../../preload/contract';
import { decimalOf } from '../../preload/contract/values/minor-units';
import { countableMinor } from '../service/wire/amount-number';
import { readAccounts, readList } from '../service/wire/list-envelope';

type Members = Record<string, unknown>;

/** Members by which services say that a client sent the account itself, and those that name the login it came by. */
const ownMarks = ['isUserAdded', 'userAdded', 'isExternal'] as const;
const loginNames = ['bankLoginId', 'loginId'] as const;

/** What a service lists of a customer's banks; an item without an identifier is passed over, the rest may be missing. */
export function overviewOf(rawLogins: unknown, rawAccounts: unknown): BankOverview {
  return {
    logins: readList(rawLogins, 'logins').flatMap(loginOf).slice(0, 1_000),
    accounts: readAccounts(rawAccounts).flatMap(accountOf).slice(0, 10_000),
  };
}

function loginOf(item: unknown): BankLogin[] {
  if (typeof item !== 'object' || item === null) return [];
  const members = item as Members;
  const id = identifier.safeParse(textIn(members, ...loginNames, 'id')).data;
  if (id === undefined) return [];
  const { recurring, isRecurring = recurring } = members;
  return [
    {
      id,
      bankName: textIn(members, 'bankName', 'name'),
      status: textIn(members, 'status', 'state'),
      lastSyncAt: textIn(members, 'lastSync', 'lastSyncAt'),
      isRecurring: typeof isRecurring === 'boolean' ? isRecurring : null,
    },
  ];
}

function accountOf(members: Members): HeldAccountView[] {
  const accountId = identifier.safeParse(members.accountId).data;
  if (accountId === undefined) return [];
  const inCurrency = currency.safeParse(members.currency).data ?? null;
  return [
    {
      accountId,
      label: textIn(members, 'iban', 'accountNumber', 'name') ?? accountId,
      bankName: textIn(members, 'bankName'),
      type: textIn(members, 'type'),
      balance: balanceOf(members.balance, inCurrency),
      currency: inCurrency,
      origin: originOf(members),
    },
  ];
}

function originOf(members: Members): HeldAccountView['origin'] {
  const mark = ownMarks.map((name) => members[name]).find((value) => typeof value === 'boolean');
  if (mark !== undefined) return mark ? 'upload' : 'bank';
  return textIn(members, ...loginNames) === null ? 'unknown' : 'bank';
}

/** Null for what is no amount: never zero. */
function balanceOf(raw: unknown, inCurrency: string | null): string | null {
  if (typeof raw !== 'number') return null;
  const minor = countableMinor(raw, inCurrency ?? 'EUR');
  return minor === null ? null : decimalOf(minor, inCurrency ?? 'EUR');
}

function textIn(members: Members, ...names: string[]): string | null {
  for (const name of names) {
    const value = members[name];
    if (typeof value === 'string' && value.trim() !== '') return value.trim().slice(0, 500);
  }
  return null;
}
