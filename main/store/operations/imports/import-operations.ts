import type { FileReading, ImportAccountPatch, ImportSummary } from '../../../../preload/contract';
import { currencyPlaces } from '../../../../preload/contract/values/minor-units';
import { KontorError } from '../../../errors/kontor-error';
import { serviceAccountIdOf } from '../../accounts/account-identity';
import { mergeAccountsOfOneIdentity, otherPlaces } from '../../accounts/account-merging';
import { applyPatch, readAccounts, saveFields } from '../../accounts/account-record';
import { saveFigures } from '../../context/import-figures';
import {
  readImportSummaries,
  readImportSummary,
  readReading,
  requireImport,
} from '../../context/import-summary';
import { forgetIndex, indexOfImport } from '../../context/load-index';
import { dropAnswers } from '../../context/outdated-answers';
import { markKnownRows } from '../../context/overlap-marks';
import { settleCorrected } from '../../context/row-identities';
import { giveBack } from '../../context/sent-state';
import type { StoreContext } from '../../context/store-context';
import { endReading } from '../../database/unkept-ends';
import { hasRowsWithoutCurrency, refreshStates } from '../../rows/import-index';
import { atService } from '../../sending/at-service';
import { requireNoOpenUpload, requireNothingSent } from '../../sending/upload-record';
import { withdrawDecisions } from './withdrawn-decisions';

/** Rebuilds what follows from files, accounts and earlier uploads: marks, states, figures. Inside a transaction. */
export function refreshImport(context: StoreContext, importId: string): void {
  forgetIndex(context, importId);
  context.sends.delete(importId);
  const index = indexOfImport(context, importId);
  markKnownRows(context, index, requireImport(context.db, importId).customer_id);
  settleCorrected(context, index);
  for (const segment of index.segments) refreshStates(segment);
  saveFigures(context, index);
}

export function inTransaction<T>(context: StoreContext, importId: string, work: () => T): T {
  try {
    return context.db.transaction(work);
  } catch (cause) {
    // What stands in memory may be ahead of what was rolled back.
    forgetIndex(context, importId);
    throw cause;
  }
}

export const importOperations = {
  'imports.list': (context: StoreContext): ImportSummary[] => readImportSummaries(context.db),

  'imports.get': (context: StoreContext, importId: string): ImportSummary =>
    readImportSummary(context.db, importId),

  'imports.reading': (context: StoreContext, fileId: string): FileReading => {
    const reading = readReading(context.db, fileId);
    if (!reading) throw new KontorError('import.unknown');
    return reading;
  },

  'imports.create': (context: StoreContext): ImportSummary => {
    const importId = context.newId();
    context.db.run(
      "insert into imports (id, created_at, created_by, customer_id, state) values (?, ?, ?, null, 'open')",
      importId,
      context.now(),
      context.userName,
    );
    return readImportSummary(context.db, importId);
  },

  'imports.remove': (context: StoreContext, importId: string): null => {
    requireImport(context.db, importId);
    requireNoOpenUpload(context.db, importId);
    forgetIndex(context, importId);
    context.sends.delete(importId);
    const isAtService = atService(context.db, importId, null).transactions > 0;
    context.db.transaction(() => {
      if (!isAtService) giveBack(context, importId);
      context.db.run('delete from imports where id = ?', importId);
    });
    context.db.sweep();
    return null;
  },

  /** Files that an earlier session did not finish: their chunks go, the file says that it is incomplete. */
  'imports.dropUnfinished': (context: StoreContext): number => {
    const unfinished = context.db.all<{ id: string }>("select id from files where state = 'reading'");
    for (const { id } of unfinished) endReading(context.db, id, { code: 'import.incomplete' });
    return unfinished.length;
  },

  /** Links an import to the customer it is sent to; the rows that this customer has already become known. */
  'imports.setCustomer': (context: StoreContext, importId: string, customerId: string): null => {
    const row = requireImport(context.db, importId);
    if (row.customer_id === customerId) return null;
    requireNoOpenUpload(context.db, importId, 'upload.busy');
    inTransaction(context, importId, () => {
      context.db.run('update imports set customer_id = ? where id = ?', customerId, importId);
      refreshImport(context, importId);
      const index = indexOfImport(context, importId);
      dropAnswers(context, index);
      if (withdrawDecisions(context, index, customerId)) saveFigures(context, index);
    });
    return null;
  },

  'imports.changeAccount': (
    context: StoreContext,
    importId: string,
    accountRowId: string,
    patch: ImportAccountPatch,
  ): ImportSummary => {
    const account = readAccounts(context.db, importId).find(({ id }) => id === accountRowId);
    if (!account) throw new KontorError('import.unknown');
    requireNoOpenUpload(context.db, importId);
    const fields = applyPatch(account.fields, patch);
    if (serviceAccountIdOf(fields) !== account.serviceAccountId) {
      requireNothingSent(context.db, importId, accountRowId);
    }
    const { currency: read } = account.fields;
    const isOtherUnit = currencyPlaces(read) !== currencyPlaces(fields.currency);
    if (isOtherUnit && hasRowsWithoutCurrency(indexOfImport(context, importId), account.id))
      throw otherPlaces(read, fields.currency);
    inTransaction(context, importId, () => {
      saveFields(context.db, accountRowId, fields);
      mergeAccountsOfOneIdentity(context.db, importId);
      refreshImport(context, importId);
    });
    return readImportSummary(context.db, importId);
  },
};
