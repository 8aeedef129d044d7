import { randomUUID } from 'node:crypto';
import { notFound, Problem } from '../ground/problem';
import type { ServiceParts } from '../routing/service-parts';
import type { TransactionPatch, TransactionUpload } from '../schemas/banking-schema';
import type { StoredAccount } from '../storage/account-repository';

export interface UploadCount {
  added: number;
  overwritten: number;
}

/**
 * Adds transactions; a `transactionId` that the account already has is overwritten (`interface.md` 2.3, 4.4). One
 * without an identifier gets one. All or nothing.
 */
export function addTransactions(
  parts: ServiceParts,
  account: StoredAccount,
  transactions: readonly TransactionUpload[],
): UploadCount {
  const { batchLimit, batchOutcome } = parts.switches.current;
  if (batchLimit !== null && transactions.length > batchLimit) {
    throw new Problem(
      'validation',
      `The batch size is too large: at most ${batchLimit} transactions in one request`,
    );
  }
  const taken = batchOutcome === 'part' ? transactions.filter((_, index) => index % 2 === 0) : transactions;
  const rows = taken.map((transaction) => {
    const transactionId = transaction.transactionId ?? randomUUID();
    return { transactionId, body: toBody({ ...transaction, transactionId }) };
  });
  const added = parts.transactions.upsert(account.number, rows);
  return { added, overwritten: rows.length - added };
}

/** Changes single transactions: members left out stay, `transactionId` finds the row and cannot change. All or nothing. */
export function patchTransactions(
  parts: ServiceParts,
  account: StoredAccount,
  patches: readonly TransactionPatch[],
): void {
  parts.database.write(() => {
    for (const patch of patches) {
      const stored = parts.transactions.find(account.number, patch.transactionId);
      if (!stored) throw notFound('A transaction of this request');
      const before = JSON.parse(stored.body) as Record<string, unknown>;
      parts.transactions.update(stored.pk, toBody(merge(before, patch)));
    }
  });
}

/** Deletes by identifier; without identifiers, all of the account. */
export function deleteTransactions(
  parts: ServiceParts,
  account: StoredAccount,
  ids: readonly string[],
): { deleted: string[]; unknown: string[] } {
  const deleted: string[] = [];
  const unknown: string[] = [];
  parts.database.write(() => {
    for (const id of ids) {
      const stored = parts.transactions.find(account.number, id);
      if (stored) parts.transactions.delete(stored.pk);
      (stored ? deleted : unknown).push(id);
    }
  });
  return { deleted, unknown };
}

/** `accountId` is where the row lies, not what it says: it is put in front again when the row is read. */
function toBody(transaction: Record<string, unknown>): string {
  const { accountId: _accountId, ...own } = transaction;
  return JSON.stringify(own);
}

/** One level of nesting is merged too, so that `{paymentPartner: {name}}` keeps the IBAN that stood there. */
function merge(before: Record<string, unknown>, changes: Record<string, unknown>): Record<string, unknown> {
  const merged = { ...before };
  for (const [member, value] of Object.entries(changes)) {
    const old = before[member];
    merged[member] = isObject(old) && isObject(value) ? { ...old, ...value } : value;
  }
  return merged;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
