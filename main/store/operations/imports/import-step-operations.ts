import type { AccountOwner, FileReading, ImportSummary } from '../../../../preload/contract';
import { confirmationsKept } from '../../../../preload/contract';
import { KontorError } from '../../../errors/kontor-error';
import { mergeAccountsOfOneIdentity } from '../../accounts/account-merging';
import { madeNumber, ownersOfAccounts } from '../../accounts/account-owners';
import { readAccounts, saveFields } from '../../accounts/account-record';
import { readImportSummary, requireImport } from '../../context/import-summary';
import { indexOfImport } from '../../context/load-index';
import { settleImportState } from '../../context/sent-state';
import type { StoreContext } from '../../context/store-context';
import { requireNoOpenUpload } from '../../sending/upload-record';
import { inTransaction, refreshImport } from './import-operations';

/** What the steps of an import decide about it as a whole. */
export const importStepOperations = {
  'imports.owners': (context: StoreContext, importId: string): AccountOwner[] => {
    requireImport(context.db, importId);
    return ownersOfAccounts(context.db, importId);
  },

  'imports.numberAccounts': (context: StoreContext, importId: string): ImportSummary => {
    requireImport(context.db, importId);
    requireNoOpenUpload(context.db, importId);
    inTransaction(context, importId, () => {
      for (const { id, serviceAccountId, fields } of readAccounts(context.db, importId)) {
        const origin = serviceAccountId === null ? originOf(context, id) : null;
        if (!origin) continue;
        const { sha256, accountIndex, bank } = origin;
        fields.accountNumber = madeNumber(sha256, accountIndex);
        fields.origins.accountNumber = 'made';
        if (fields.bankName === null && bank !== null) {
          fields.bankName = bank.slice(0, 200);
          fields.origins.bankName = 'made';
        }
        saveFields(context.db, id, fields);
      }
      // The same file twice: its two accounts have one number now.
      mergeAccountsOfOneIdentity(context.db, importId);
      refreshImport(context, importId);
    });
    return readImportSummary(context.db, importId);
  },

  'imports.leaveOutAccounts': (
    context: StoreContext,
    importId: string,
    accountRowIds: string[],
    isLeftOut: boolean,
  ): ImportSummary => {
    const known = new Set(readAccounts(context.db, importId).map(({ id }) => id));
    if (!accountRowIds.every((id) => known.has(id))) throw new KontorError('import.unknown');
    requireNoOpenUpload(context.db, importId);
    const hasLetGo = inTransaction(context, importId, () => {
      for (const id of accountRowIds) {
        context.db.run('update accounts set is_left_out = ? where id = ?', isLeftOut ? 1 : 0, id);
      }
      refreshImport(context, importId);
      return settleImportState(context, indexOfImport(context, importId));
    });
    if (hasLetGo) context.db.sweep();
    return readImportSummary(context.db, importId);
  },

  'imports.confirm': (
    context: StoreContext,
    importId: string,
    key: string,
    isConfirmed: boolean,
  ): ImportSummary => {
    const before: string[] = JSON.parse(requireImport(context.db, importId).confirmed);
    const others = before.filter((one) => one !== key);
    const confirmed = isConfirmed ? [...others, key] : others;
    context.db.run(
      'update imports set confirmed = ? where id = ?',
      JSON.stringify(confirmed.slice(-confirmationsKept)),
      importId,
    );
    return readImportSummary(context.db, importId);
  },
};

/** The file that names an account without a number, the place in it, and the bank it is from. */
function originOf(
  context: StoreContext,
  accountRowId: string,
): { sha256: string; accountIndex: number; bank: string | null } | null {
  const row = context.db.get<{ account_index: number; reading: string }>(
    `select fa.account_index, f.reading from file_accounts fa join files f on f.id = fa.file_id
     where fa.account_row_id = ? order by f.position, fa.account_index limit 1`,
    accountRowId,
  );
  if (!row) return null;
  const reading: FileReading = JSON.parse(row.reading);
  return { sha256: reading.sha256, accountIndex: row.account_index, bank: reading.format?.bank ?? null };
}
