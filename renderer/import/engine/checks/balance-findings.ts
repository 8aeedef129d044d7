import type { AccountDraft } from '../../../../preload/contract/reading/reading';
import type { AccountBook } from '../accounts/account-book';
import type { BalanceChains } from './balance-chains';
import type { BalanceBreak, BalanceProofResult } from './balance-proof';
import type { FindingLog } from './finding-log';

/** Ends the balances of a table: a finding where they do not follow, and the balance that the newest row states. */
export function settleBalances(
  chains: BalanceChains,
  fallback: 'newestFirst' | 'oldestFirst',
  { book, log }: { book: AccountBook; log: FindingLog },
  column: string | null,
): void {
  for (const { account, currency, proof, firstDay, lastDay } of chains.all) {
    const result = proof.result(fallback);
    if (!result) continue;
    if (result.isRunning) {
      const draft = book.drafts[account];
      const first = chains.isOne ? breakAtOpening(draft, result) : [];
      for (const { line, expectedMinor, foundMinor } of [...first, ...result.breaks]) {
        log.add('balance.break', {
          line,
          field: 'balanceAfter',
          column,
          params: {
            expected: expectedMinor,
            found: foundMinor,
            difference: foundMinor - expectedMinor,
            currency: currency || (draft?.currency ?? ''),
          },
        });
      }
      if (draft && draft.openingBalanceMinor === null) draft.openingBalanceMinor = result.openingMinor;
    }
    if (result.isConstant) book.setBalance(account, result.closingMinor, null, 'column');
    else
      book.setBalance(
        account,
        result.closingMinor,
        result.isNewestFirst ? firstDay : lastDay,
        'runningColumn',
      );
  }
}

/** The opening balance that the file states is not the one from which the balances of the rows begin. */
function breakAtOpening(draft: AccountDraft | undefined, result: BalanceProofResult): BalanceBreak[] {
  const stated = draft?.openingBalanceMinor ?? null;
  if (stated === null || result.isConstant || stated === result.openingMinor) return [];
  const expectedMinor = stated + result.oldestMinor - result.openingMinor;
  return [{ line: result.oldestLine, expectedMinor, foundMinor: result.oldestMinor }];
}
