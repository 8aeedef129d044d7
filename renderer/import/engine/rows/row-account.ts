import type { AccountBook } from '../accounts/account-book';
import { tidyText } from '../vocabulary/tidy-text';
import type { RowReader } from './row-reader';

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
