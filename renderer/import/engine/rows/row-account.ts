import type { AccountBook } from '../accounts/account-book';
import type { TablePlan } from '../plan/table-plan';
import { tidyText } from '../vocabulary/tidy-text';
import type { RowReader } from './row-reader';

/** Number of the account that the columns of a row name; -1 where none does. */
export function accountOfRow(
  book: AccountBook,
  { hasNamedAccounts }: TablePlan,
  reader: RowReader,
  cells: readonly string[],
): number {
  for (const index of reader.ix.accountIban) {
    const text = cells[index] ?? '';
    if (text.trim() === '') continue;
    const known = book.indexOfCell(text);
    if (known >= 0) return known;
  }
  const name = hasNamedAccounts ? tidyText(cells[reader.ix.accountName[0] ?? -1]) : null;
  return name === null ? -1 : book.indexOfName(name);
}

/** What the columns of the first row of an account say of it. */
export function describeAccount(
  book: AccountBook,
  account: number,
  cells: readonly string[],
  reader: RowReader,
): void {
  const { ix } = reader;
  const [, ...others] = ix.accountIban;
  for (const index of others) book.set(account, 'accountNumber', tidyText(cells[index]), 'column');
  book.set(account, 'bic', reader.firstFilled(cells, ix.accountBic), 'column');
  book.set(account, 'bankName', reader.firstFilled(cells, ix.accountBankName), 'column');
  book.set(
    account,
    'bankCode',
    reader.firstFilled(cells, ix.accountBankCode)?.replace(/^'/, '') ?? null,
    'column',
  );
  book.set(account, 'name', reader.firstFilled(cells, ix.accountName), 'column');
  book.set(account, 'owner', reader.firstFilled(cells, ix.accountOwner), 'column');
}
