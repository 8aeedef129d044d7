import { isMonth } from '../../../preload/contract/values/result-months';
import type { ResultBasis } from '../answers/result-basis';
import type { DigestTable } from './digest-parts';

/** How much of the month of a row the accounts that it is about have; `whole` for a row without a month. */
export function shareOfRow(
  { coverage }: Pick<ResultBasis, 'coverage'>,
  { account }: Pick<DigestTable, 'account'>,
  [first]: DigestTable['rows'][number],
): 'whole' | 'part' | 'none' {
  if (!coverage || first?.kind !== 'text' || !isMonth(first.text)) return 'whole';
  if (!account) return coverage.isComplete(first.text) ? 'whole' : 'part';
  const own = ownAccount(coverage, account);
  return own ? coverage.shareOf(own.accountId, first.text) : 'whole';
}

function ownAccount(
  { accounts }: NonNullable<ResultBasis['coverage']>,
  { accountId, iban }: NonNullable<DigestTable['account']>,
) {
  const plain = (text: string | null) => text?.replace(/\s/g, '').toUpperCase() ?? null;
  return accounts.find(
    (account) => account.accountId === accountId || (iban !== null && plain(account.iban) === plain(iban)),
  );
}
