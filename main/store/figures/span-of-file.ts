import type { AccountDraft } from '../../../preload/contract';
import { dayNumberOf } from '../../../preload/contract/values/calendar-day';
import type { BalanceProof } from './ledger-proof';

/**
 * The days that a file covers: those of its bookings, the period it states, and the day of the closing balance where that is the
 * end of a statement or is proved to be that of the newest booking. A period is cut where the file itself shows that it was
 * made earlier.
 */
export function spanOfFile(
  draft: AccountDraft | null,
  importedOn: number,
  proof: BalanceProof,
  first: number,
  last: number,
): { first: number; last: number } {
  const from = draft?.period ? dayNumberOf(draft.period.from) : null;
  const to = draft?.period ? dayNumberOf(draft.period.to) : null;
  const balanceDay = draft?.balanceDay ? dayNumberOf(draft.balanceDay) : null;
  const madeOn = Math.min(
    importedOn,
    draft?.balanceSource === 'preamble' ? (balanceDay ?? importedOn) : importedOn,
  );
  const isEnd = proof.state === 'proved' && proof.closing === draft?.balanceMinor;
  const ends = [to === null ? last : Math.min(to, madeOn), isEnd && balanceDay !== null ? balanceDay : last];
  return { first: Math.min(first, from ?? first), last: Math.max(last, ...ends) };
}
