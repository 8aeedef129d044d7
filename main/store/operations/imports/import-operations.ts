import type { FileReading, ImportAccountPatch, ImportSummary } from '../../../../preload/contract';
import { currencyPlaces } from '../../../../preload/contract/values/minor-units';
import { KontorError } from '../../../errors/kontor-error';
import { serviceAccountIdOf } from '../../accounts/account-identity';
import { nameAccountsAnew } from '../../accounts/account-ids';
import { mergeAccountsOfOneIdentity, otherPlaces } from '../../accounts/account-merging';
import { applyPatch, readAccounts, saveFields } from '../../accounts/account-record';
import { saveFigures, saveFiguresOfFile } from '../../context/import-figures';
import {
  readImportSummaries,
  readImportSummary,
  readReading,
  requireImport,
} from '../../context/import-summary';
import { forgetIndex, indexOfImport, indexWithFile } from '../../context/load-index';
import { dropAnswers } from '../../context/outdated-answers';
import { markFile, markKnownRows } from '../../context/overlap-marks';
import { settleCorrected } from '../../context/row-identities';
import type { StoreContext } from '../../context/store-context';
import { endReading } from '../../database/unkept-ends';
import { callsRowsKnown, overStates } from '../../database/upload-states';
import { hasRowsWithoutCurrency, refreshStates } from '../../rows/import-index';
import { requireNoOpenUpload, requireNothingSent } from '../../sending/upload-record';
import { withdrawDecisions } from './withdrawn-decisions';

/** Rebuilds what follows from files, accounts and earlier uploads: marks, states, figures. Inside a transaction. */
export function refreshImport(context: StoreContext, importId: string): void {
  forgetIndex(context, importId);
  context.sends.delete(importId);
  const index = indexOfImport(context, importId);
  markKnownRows(context, index);
  settleCorrected(context, index);
  for (const segment of index.segments) refreshStates(segment);
  saveFigures(context, index);
}

/**
 * The same after a file was staged, for the cost of that file where nothing else can have changed: with two hundred files each would else count
 * all rows of those before it.
 */
export function refreshWithFile(context: StoreContext, importId: string, fileId: string): void {
  const before = context.indexes.get(importId);
  const index = before ? indexWithFile(context.db, before, fileId) : null;
  const changed = before && index ? markFile(context, before, index, fileId) : null;
  if (!index || !changed) {
    refreshImport(context, importId);
    return;
  }
  context.sends.delete(importId);
  context.indexes.set(importId, index);
  saveFiguresOfFile(context, index, fileId, changed);
}

/**
 * Something of the customer is not at the service any more: what its imports call known because another had sent it is told anew. One that is
 * being sent stays as it is. Inside a transaction.
 */
export function refreshKnown(context: StoreContext, customerId: string): void {
  const imports = context.db.all<{ id: string }>(
    `select i.id from imports i where i.customer_id = ? and ${callsRowsKnown}
       and not exists (select 1 from uploads u where u.import_id = i.id and u.state not in ${overStates})`,
    customerId,
  );
  for (const { id } of imports) refreshImport(context, id);
}

/**
 * Something of an import came to the service: what others of the customer have of the same accounts, and were staged before, is known from
 * now on. Those that are sent, or being sent, stay as they are. Inside a transaction.
 */
export function tellOthers(context: StoreContext, importId: string, customerId: string): void {
  const others = context.db.all<{ id: string }>(
    `select i.id from imports i where i.customer_id = ?1 and i.id <> ?2 and i.state = 'open'
       and exists (select 1 from accounts a join accounts b on b.service_account_id = a.service_account_id
         where a.import_id = i.id and b.import_id = ?2)
       and not exists (select 1 from uploads u where u.import_id = i.id and u.state not in ${overStates})`,
    customerId,
    importId,
  );
  for (const { id } of others) refreshImport(context, id);
}

/** Before an import is planned: an account that another import of the customer sent meanwhile goes by the name that it has there. */
export function nameAsSent(context: StoreContext, importId: string): void {
  inTransaction(context, importId, () => {
    if (nameAccountsAnew(context.db, importId)) refreshImport(context, importId);
  });
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
      nameAccountsAnew(context.db, importId);
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
    const fields = applyPatch(account.fields, patch, lastBookingDay(context, accountRowId));
    if (serviceAccountIdOf(fields) !== serviceAccountIdOf(account.fields)) {
      requireNothingSent(context.db, importId, accountRowId);
    }
    const { currency: read } = account.fields;
    const isOtherUnit = currencyPlaces(read) !== currencyPlaces(fields.currency);
    // Rows may name their own currency; a balance beside them is counted in that of the account.
    const keepsBalance = account.fields.balanceMinor !== null && patch.balance === undefined;
    if (isOtherUnit && (keepsBalance || hasRowsWithoutCurrency(indexOfImport(context, importId), account.id)))
      throw otherPlaces(read, fields.currency);
    inTransaction(context, importId, () => {
      saveFields(context.db, accountRowId, fields);
      mergeAccountsOfOneIdentity(context.db, importId);
      refreshImport(context, importId);
    });
    return readImportSummary(context.db, importId);
  },
};

/** Of the account as it is now. */
function lastBookingDay({ db }: StoreContext, accountRowId: string): string | null {
  const row = db.get<{ day: string | null }>(
    "select figures ->> '$.lastBookingDay' as day from accounts where id = ?",
    accountRowId,
  );
  return row?.day ?? null;
}
