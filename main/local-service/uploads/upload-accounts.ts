import { notFound, Problem } from '../ground/problem';
import type { ServiceParts } from '../routing/service-parts';
import type { AccountPatch, AccountUpload } from '../schemas/banking-schema';
import type { AccountBody, StoredAccount } from '../storage/account-repository';
import type { StoredUser } from '../storage/user-repository';
import { addTransactions, patchTransactions } from './upload-transactions';

/**
 * Adds accounts. One whose `accountId` and `accountNumber` both match an existing one replaces it with everything in
 * it (`interface.md` 2.2, 4.4). All or nothing.
 */
export function createAccounts(
  parts: ServiceParts,
  user: StoredUser,
  uploads: readonly AccountUpload[],
): StoredAccount[] {
  const ids = new Set(uploads.map((upload) => upload.accountId));
  if (ids.size < uploads.length) throw new Problem('validation', 'An accountId stands twice in this request');
  return parts.database.write(() =>
    uploads.map((upload) => {
      const { accountId, accountNumber: rawNumber, transactions, ...body } = upload;
      const accountNumber = rawNumber ?? '';
      const known = parts.accounts.find(user.userId, accountId);
      if (known) {
        requireUploaded(known);
        if (known.accountNumber !== accountNumber) {
          throw new Problem('conflict', 'This accountId belongs to an account with another accountNumber');
        }
        parts.accounts.delete(known.number);
      }
      const account = parts.accounts.insert({
        userId: user.userId,
        accountId,
        accountNumber,
        loginId: null,
        body: withoutServiceMembers(body),
      });
      if (transactions && transactions.length > 0) addTransactions(parts, account, transactions);
      return account;
    }),
  );
}

/** Changes account metadata, and single transactions that an entry carries. Identities stay. All or nothing. */
export function patchAccounts(
  parts: ServiceParts,
  user: StoredUser,
  patches: readonly AccountPatch[],
): StoredAccount[] {
  return parts.database.write(() =>
    patches.map((patch) => {
      const { accountId, accountNumber, transactions, ...changes } = patch;
      const account = requireUploadedAccount(parts, user, accountId);
      if (typeof accountNumber === 'string' && accountNumber !== account.accountNumber) {
        throw new Problem('validation', 'accountNumber cannot be changed');
      }
      const body = { ...account.body, ...withoutServiceMembers(changes) };
      parts.accounts.updateBody(account.number, body);
      if (transactions && transactions.length > 0) patchTransactions(parts, account, transactions);
      return { ...account, body };
    }),
  );
}

/** Removes uploaded accounts with their transactions for good; one bank-retrieved account refuses the whole request. */
export function deleteAccounts(
  parts: ServiceParts,
  user: StoredUser,
  ids: readonly string[],
): { deleted: string[]; unknown: string[] } {
  const found = ids.flatMap((id) => parts.accounts.find(user.userId, id) ?? []);
  found.forEach(requireUploaded);
  parts.database.write(() => {
    for (const account of found) parts.accounts.delete(account.number);
    if (found.length > 0) parts.analyses.forgetAccounts(user.userId);
  });
  const deleted = found.map((account) => account.accountId);
  return { deleted, unknown: ids.filter((id) => !deleted.includes(id)) };
}

export function requireAccount(parts: ServiceParts, user: StoredUser, accountId: string): StoredAccount {
  const account = parts.accounts.find(user.userId, accountId);
  if (!account) throw notFound('The account');
  return account;
}

/** The account, if it may be changed by uploads: `interface.md` 1.7. */
export function requireUploadedAccount(
  parts: ServiceParts,
  user: StoredUser,
  accountId: string,
): StoredAccount {
  const account = requireAccount(parts, user, accountId);
  requireUploaded(account);
  return account;
}

export function presentAccount(account: StoredAccount): AccountBody {
  return {
    accountId: account.accountId,
    ...(account.accountNumber === '' ? {} : { accountNumber: account.accountNumber }),
    ...account.body,
    isUserAdded: account.loginId === null,
    ...(account.loginId === null ? {} : { bankLoginId: account.loginId }),
  };
}

function requireUploaded(account: StoredAccount): void {
  if (account.loginId === null) return;
  throw new Problem('forbidden', 'Data retrieved from a bank cannot be uploaded over, changed or deleted');
}

/** What `presentAccount` adds is not taken back in when a client sends an account as it read it. */
function withoutServiceMembers(body: AccountBody): AccountBody {
  const { isUserAdded: _isUserAdded, bankLoginId: _bankLoginId, ...own } = body;
  return own;
}
