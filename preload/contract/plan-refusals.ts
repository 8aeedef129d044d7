import type { ImportSummary } from './imports';

/** Why an import cannot be planned as it is, with how much of it is concerned. The order is that of the plan. */
export type PlanRefusal =
  | { readonly code: 'import.incomplete' | 'import.questionsOpen'; readonly files: number }
  | { readonly code: 'import.nothingToSend'; readonly rows: number }
  | {
      readonly code: 'import.accountIncomplete';
      readonly accounts: number;
      readonly rows: number;
    };

export interface RefusableImport {
  readonly files: readonly {
    readonly state: ImportSummary['files'][number]['state'];
    readonly digest: { readonly needsAnswer: boolean } | null;
  }[];
  readonly accounts: readonly Pick<
    ImportSummary['accounts'][number],
    | 'accountId'
    | 'sendable'
    | 'pending'
    | 'blocked'
    | 'leftOut'
    | 'known'
    | 'isLeftOut'
    | 'balance'
    | 'balanceDay'
  >[];
}

/**
 * Everything that the plan refuses. The plan itself asks this function, and so does the check two steps before it. Without rows to send,
 * the plan looks besides at what other imports say of the balances.
 */
export function planRefusals({ files, accounts }: RefusableImport): PlanRefusal[] {
  const refusals: PlanRefusal[] = [];
  const reading = files.filter(({ state }) => state === 'reading').length;
  if (reading > 0) refusals.push({ code: 'import.incomplete', files: reading });
  const asking = files.filter(({ state, digest }) => state === 'staged' && digest?.needsAnswer).length;
  if (asking > 0) refusals.push({ code: 'import.questionsOpen', files: asking });
  if (accounts.every((account) => account.sendable === 0 && !saysBalance(account))) {
    const rows = accounts.reduce((sum, one) => sum + one.pending + one.blocked + one.leftOut + one.known, 0);
    refusals.push({ code: 'import.nothingToSend', rows });
  }
  const unnamed = accounts.filter(({ accountId, sendable }) => accountId === null && sendable > 0);
  if (unnamed.length > 0) {
    const rows = unnamed.reduce((sum, { sendable }) => sum + sendable, 0);
    refusals.push({ code: 'import.accountIncomplete', accounts: unnamed.length, rows });
  }
  return refusals;
}

/** A statement without bookings still says what the account holds. */
function saysBalance({
  accountId,
  isLeftOut,
  balance,
  balanceDay,
}: RefusableImport['accounts'][number]): boolean {
  return accountId !== null && !isLeftOut && balance !== null && balanceDay !== null;
}
