import type { ImportAccount, ImportSummary } from '../../../preload/contract';
import { type AccountDraftText, accountFields, draftOf } from './account-draft';

/** Which account the rows belong to: as the files say (one per IBAN found), one that is there already, or another one. */
export const accountTargets = ['asFile', 'existing', 'other'] as const;
export type AccountTarget = (typeof accountTargets)[number];

/** What tells one account from another; the other fields describe it. */
export const identityFields = ['iban', 'accountNumber', 'bankCode'] as const;

export interface KnownAccount {
  readonly account: ImportAccount;
  /** Whose it is; null for an account of the import in hand. */
  readonly customerId: string | null;
}

/**
 * Accounts that rows can be put into: the other ones of this import, then those of earlier imports of the customer, or of all
 * customers while none is chosen. One per account and customer, as it was named last.
 */
export function knownAccounts(
  imports: readonly ImportSummary[],
  inHand: ImportSummary,
  customerId: string | null,
): KnownAccount[] {
  const earlier = imports
    .filter((one) => one.id !== inHand.id && one.customerId !== null)
    .filter((one) => customerId === null || one.customerId === customerId)
    .sort((a, b) => b.createdAt.localeCompare(a.createdAt));
  const all: KnownAccount[] = [
    ...inHand.accounts.map((account) => ({ account, customerId: null })),
    ...earlier.flatMap((one) => one.accounts.map((account) => ({ account, customerId: one.customerId }))),
  ];
  const seen = new Set<string>();
  return all.filter(({ account, customerId: whose }) => {
    const key = `${whose}:${account.accountId}`;
    if (account.accountId === null || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** The one account of a customer that an account of this import is already; null for a new one. */
export function sameAccount(account: ImportAccount, known: readonly KnownAccount[]): KnownAccount | null {
  return (
    known.find(
      (one) =>
        one.customerId !== null && account.accountId !== null && one.account.accountId === account.accountId,
    ) ?? null
  );
}

/** What the choice begins with: an identity that the user gave is the user's, one that the files name is theirs. */
export function firstTarget(account: ImportAccount): AccountTarget {
  const isByUser = identityFields.some((field) => account.origins[field] === 'user');
  return account.accountId === null || isByUser ? 'other' : 'asFile';
}

/** The form filled with an account that is there: its identity as it is, its description where it has one. */
export function draftInto(
  draft: AccountDraftText,
  { account }: KnownAccount,
  language: Parameters<typeof draftOf>[1],
): AccountDraftText {
  const theirs = draftOf(account, language);
  const filled = { ...draft };
  for (const field of accountFields) {
    // The balance belongs to the rows, not to the account they go to.
    if (field === 'balance') continue;
    const isIdentity = (identityFields as readonly string[]).includes(field);
    if (isIdentity || theirs[field] !== '') filled[field] = theirs[field];
  }
  return filled;
}
