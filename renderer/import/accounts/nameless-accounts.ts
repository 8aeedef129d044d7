import type { ImportAccount, ImportAccountPatch, ImportSummary } from '../../../preload/contract';
import type { QueueItem } from '../queue/queue-state';

/** An account of which the files say neither IBAN nor number; only its files tell it from the others. */
export interface NamelessAccount {
  readonly id: string;
  readonly fileNames: readonly string[];
  /** Its files have the header of those of the account in hand: most likely the same account. */
  readonly isAlike: boolean;
}

export function fileNamesOf({ fileIds }: ImportAccount, { files }: ImportSummary): string[] {
  return files.filter(({ id }) => fileIds.includes(id)).map(({ name }) => name);
}

/** The other accounts without a name, when the account in hand has none either; what is said of it may be true of them. */
export function otherNameless(
  summary: ImportSummary,
  account: ImportAccount,
  items: readonly Pick<QueueItem, 'fileId' | 'reading'>[],
): NamelessAccount[] {
  if (account.accountId !== null) return [];
  const headersOf = ({ fileIds }: ImportAccount) =>
    items
      .filter(({ fileId }) => fileId !== null && fileIds.includes(fileId))
      .flatMap(({ reading }) => (reading ? [reading.headerFingerprint] : []));
  const headers = headersOf(account);
  return summary.accounts
    .filter((one) => one.id !== account.id && one.accountId === null)
    .map((one) => ({
      id: one.id,
      fileNames: fileNamesOf(one, summary),
      isAlike: headersOf(one).some((header) => headers.includes(header)),
    }));
}

/** What of a change holds for another account that turns out to be the same: a balance belongs to the rows of its file. */
export function patchForAnother({ balance: _balance, ...patch }: ImportAccountPatch): ImportAccountPatch {
  return patch;
}
