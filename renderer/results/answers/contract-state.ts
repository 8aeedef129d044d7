import { dayNumberOf } from '../../../preload/contract/values/calendar-day';
import type { Contract } from './contract-list';
import type { ResultBasis } from './result-basis';

/** What can be said of a contract: the service's word, or that its account is silent since a day. */
export type ContractState =
  | { kind: 'active' }
  | { kind: 'ended' }
  | { kind: 'unknown' }
  | { kind: 'notObserved'; since: string };

/** Longest time between two payments, in days, by the service's word for the rhythm. */
const intervalDays: Readonly<Record<string, number>> = {
  weekly: 7,
  'four-weekly': 28,
  monthly: 31,
  'bi-monthly': 62,
  quarterly: 92,
  'half-yearly': 184,
  yearly: 366,
};

/** Null for a rhythm that is not known, or none. */
export const intervalDaysOf = (interval: string | null): number | null =>
  intervalDays[interval ?? ''] ?? null;

/** A payment may come late by this share of its interval, at least by ten days. */
const lateShare = 0.35;

/**
 * The service knows bookings only: it takes a contract for ended when other accounts go on without it. Where the account of the
 * contract is silent, that says nothing, unless a payment was due and missed while the account still spoke.
 */
export function contractStateOf(contract: Contract, { coverage, accountOf }: ResultBasis): ContractState {
  const reported: ContractState =
    contract.isActive === null ? { kind: 'unknown' } : { kind: contract.isActive ? 'active' : 'ended' };
  const account = accountIdOf(contract, { coverage, accountOf });
  const since = account === null ? null : (coverage?.lastDayOf(account) ?? null);
  if (!coverage || account === null || since === null) return reported;
  const isSilent = coverage.silences.some(
    (silence) => silence.account.accountId === account && silence.silentAfter !== null,
  );
  const isBehind = coverage.accounts.some(({ accountId }) => (coverage.lastDayOf(accountId) ?? '') > since);
  if (contract.isActive === false)
    return isBehind && !wasMissed(contract, since) ? { kind: 'notObserved', since } : reported;
  return isSilent ? { kind: 'notObserved', since } : reported;
}

function accountIdOf(
  { transactionIds }: Contract,
  { coverage, accountOf }: Pick<ResultBasis, 'coverage' | 'accountOf'>,
): string | null {
  const [only, ...others] = coverage?.accounts ?? [];
  if (only && others.length === 0) return only.accountId;
  return accountOf(transactionIds.at(-1) ?? '') ?? accountOf(transactionIds[0] ?? '');
}

/** So many days after its day a payment is missing. */
export const lateAfter = (days: number): number => Math.max(10, days * lateShare);

/** Whether the payment after the last one was due, and late, before the account fell silent. */
function wasMissed({ lastDay, interval }: Contract, silentAfter: string): boolean {
  const days = intervalDaysOf(interval);
  const last = dayNumberOf(lastDay ?? '');
  if (days === null || last === null) return false;
  return last + days + lateAfter(days) < (dayNumberOf(silentAfter) ?? 0);
}
