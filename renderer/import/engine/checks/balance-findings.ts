import { proveBalances } from '../../../../preload/contract/proof/balance-proof';
import type { BalanceRows } from '../../../../preload/contract/proof/balance-rows';
import { proofFindings } from '../../../../preload/contract/proof/proof-findings';
import type { TimeDirection } from '../../../../preload/contract/proof/proof-order';
import type { BalanceProof } from '../../../../preload/contract/proof/proof-result';
import { dayOf, noDay } from '../../../../preload/contract/values/calendar-day';
import type { AccountBook } from '../accounts/account-book';
import type { BalanceChains } from './balance-chains';
import type { FindingLog } from './finding-log';

/** Ends the balances of a table: a finding where they do not follow, and the balance that the newest row states. */
export function settleBalances(
  chains: BalanceChains,
  fallback: TimeDirection,
  { book, log }: { book: AccountBook; log: FindingLog },
  column: string | null,
): void {
  for (const { account, currency, rows, firstDay, lastDay } of chains.all) {
    const draft = book.drafts[account];
    const stated = {
      openingMinor: chains.isOne ? (draft?.openingBalanceMinor ?? null) : null,
      closingMinor: null,
    };
    const proof = proveBalances(rows, fallback, stated);
    if (!proof) continue;
    const about = { currency: currency || (draft?.currency ?? ''), column, accountIndex: account };
    for (const { severity: _, rule, ...place } of proofFindings(rows, proof, about)) log.add(rule, place);
    if (proof.isRunning) {
      if (proof.breakCount > proof.breaks.length)
        log.count('balance.break', proof.breakCount - proof.breaks.length);
      // One balance alone follows from none, and proves no row.
      if (draft && rows.statedBalances().length > 1) draft.origins.balanceSteps = 'runningColumn';
      if (draft && draft.openingBalanceMinor === null) {
        draft.openingBalanceMinor = proof.openingMinor;
        draft.origins.openingBalance = 'runningColumn';
      }
    }
    if (proof.isConstant) book.setBalance(account, proof.closingMinor, null, 'column');
    else {
      const fromRows = dayOfNewest(rows, proof);
      const day = fromRows ?? (proof.direction === 'newestFirst' ? firstDay : lastDay);
      book.setBalance(account, proof.closingMinor, day, 'runningColumn');
    }
  }
}

function dayOfNewest({ days }: BalanceRows, { newest }: BalanceProof): string | null {
  const day = days[newest] ?? noDay;
  return day === noDay ? null : dayOf(day);
}
