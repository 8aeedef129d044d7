import { amountNumberOfMinor } from '../../../service/wire/amount-number';
import { beginCall, settleCall } from '../../context/journal';
import { requireRun } from '../../context/open-run';
import {
  dayTextOf,
  type HeldAccount,
  type PlannedBalance,
  plannedBalances,
} from '../../context/planned-balance';
import type { StoreContext } from '../../context/store-context';
import { forgetGivenBalance, keepGivenBalance } from '../../sending/given-balance';
import type { SendSet } from '../../sending/send-set';
import { readUpload } from '../../sending/upload-record';

/** One entry of `PATCH /users/{user-id}/banking/accounts` (interface.md 4.7): only the balance, the rest stays. */
export interface BalancePatch {
  accountId: string;
  /** Main units; null takes the balance away. */
  balance: number | null;
}

/** What a running upload asks of the store for the balances of its accounts. */
export const balanceOperations = {
  /**
   * Which balances the service still has to be given, after all transactions were read back. What it holds already
   * counts as given, whether an answer came or not.
   */
  'uploads.balancesLeft': (
    context: StoreContext,
    uploadId: string,
    heldAccounts: HeldAccount[],
  ): BalancePatch[] =>
    context.db.transaction(() => {
      const left: BalancePatch[] = [];
      for (const account of balancesOf(context, uploadId, heldAccounts)) {
        const patch = patchOf(account) ?? restoringPatch(context, uploadId, account);
        if (patch) left.push(patch);
        else noteGiven(context, uploadId, account);
      }
      context.db.run(
        `update upload_calls set state = ?, ended_at = ?
         where upload_id = ? and kind = 'balances' and state in ('sent', 'unknown')`,
        left.length === 0 ? 'arrived' : 'failed',
        context.now(),
        uploadId,
      );
      return left;
    }),

  /** The journal's line for a change of balances. */
  'uploads.beginBalances': (context: StoreContext, uploadId: string): number =>
    context.db.transaction(() => beginCall(context, uploadId, { kind: 'balances' })),

  /** A change of balances was accepted: what was sent is remembered, should the service not list balances. */
  'uploads.balancesGiven': (
    context: StoreContext,
    uploadId: string,
    position: number,
    heldAccounts: HeldAccount[],
  ): null => {
    context.db.transaction(() => {
      for (const account of balancesOf(context, uploadId, heldAccounts))
        noteGiven(context, uploadId, account);
      settleCall(context, uploadId, { position, outcome: 'done' });
    });
    return null;
  },
};

/** At the start of an upload: what each account holds now, so that a roll back can give it back. */
export function beginBalances(
  context: StoreContext,
  uploadId: string,
  sends: SendSet,
  upload: { customerId: string; heldAccounts: readonly HeldAccount[] },
): void {
  const { customerId, heldAccounts } = upload;
  const planned = plannedBalances(context, sends, heldAccounts, { customerId, rows: 'all' });
  const held = new Set(heldAccounts.map(({ accountId }) => accountId));
  const withRows = new Set(sends.accounts);
  for (const [account, { serviceAccountId, fields }] of sends.index.accounts.entries()) {
    const balance = planned[account];
    if (serviceAccountId === null || !balance) continue;
    if (!withRows.has(account) && !held.has(serviceAccountId)) continue;
    context.db.run(
      `insert into upload_balances (upload_id, service_account_id, currency, is_created, before_minor, given_minor,
         balance_day) values (?, ?, ?, ?, ?, ?, ?) on conflict do nothing`,
      uploadId,
      serviceAccountId,
      fields.currency,
      held.has(serviceAccountId) ? 0 : 1,
      balance.heldMinor,
      balance.givenMinor,
      dayTextOf(balance),
    );
  }
}

interface AccountBalance {
  /** See `GivenBalance`. */
  origin: string;
  serviceAccountId: string;
  currency: string;
  balance: PlannedBalance;
}

/** Of the accounts that the service holds. */
function balancesOf(
  context: StoreContext,
  uploadId: string,
  heldAccounts: readonly HeldAccount[],
): AccountBalance[] {
  const { sends } = requireRun(context, uploadId);
  const { customerId } = readUpload(context.db, uploadId);
  const planned = plannedBalances(context, sends, heldAccounts, { customerId, rows: 'held' });
  return sends.index.accounts.flatMap(({ serviceAccountId, fields }, account) => {
    const balance = planned[account];
    if (serviceAccountId === null || !balance || balance.action === 'create') return [];
    const origin = sends.balances[account]?.origin ?? '';
    return { origin, serviceAccountId, currency: fields.currency, balance };
  });
}

function patchOf({ serviceAccountId, currency, balance }: AccountBalance): BalancePatch | null {
  const { action, givenMinor } = balance;
  if (action !== 'patch' || givenMinor === null) return null;
  return { accountId: serviceAccountId, balance: amountNumberOfMinor(givenMinor, currency) };
}

/**
 * An upload is taken back and no other file states a balance: what the account held before comes back, unless someone
 * has changed it since.
 */
function restoringPatch(
  context: StoreContext,
  uploadId: string,
  { serviceAccountId, currency, balance }: AccountBalance,
): BalancePatch | null {
  if (balance.anchor !== null || readUpload(context.db, uploadId).state !== 'rollingBack') return null;
  const found = context.db.get<{ before_minor: number | null; given_minor: number | null }>(
    'select before_minor, given_minor from upload_balances where upload_id = ? and service_account_id = ?',
    uploadId,
    serviceAccountId,
  );
  if (!found || found.given_minor === null || found.given_minor !== balance.heldMinor) return null;
  if (found.before_minor === found.given_minor) return null;
  const before = found.before_minor === null ? null : amountNumberOfMinor(found.before_minor, currency);
  return { accountId: serviceAccountId, balance: before };
}

function noteGiven(
  context: StoreContext,
  uploadId: string,
  { origin, serviceAccountId, currency, balance: { givenMinor, anchor } }: AccountBalance,
): void {
  const { customerId, state } = readUpload(context.db, uploadId);
  if (state === 'rollingBack' && anchor === null)
    forgetGivenBalance(context.db, customerId, serviceAccountId);
  if (givenMinor === null || anchor === null) return;
  context.db.run(
    'update upload_balances set given_minor = ? where upload_id = ? and service_account_id = ?',
    givenMinor,
    uploadId,
    serviceAccountId,
  );
  const { day, balanceMinor: statedMinor } = anchor;
  keepGivenBalance(context.db, customerId, serviceAccountId, {
    origin,
    currency,
    givenMinor,
    statedMinor,
    day,
  });
}
