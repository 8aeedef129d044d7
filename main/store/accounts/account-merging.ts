import type { AccountDraft } from '../../../preload/contract';
import { currencyPlaces } from '../../../preload/contract/values/minor-units';
import { KontorError } from '../../errors/kontor-error';
import type { StoreDatabase } from '../database/database';
import {
  type AccountIdentity,
  baseKeys,
  identityKeys,
  serviceAccountIdOf,
  statedCurrency,
} from './account-identity';
import { type AccountFields, emptyFields, mergeDraft, readAccounts, saveFields } from './account-record';
import { beginTyped, type TypedAccount, typedOf } from './typed-accounts';

interface FileDrafts {
  importId: string;
  fileId: string;
  drafts: readonly AccountDraft[];
  firstBookingDay: string | null;
  /** What a person typed of its accounts when it was read in another way. */
  typed?: readonly TypedAccount[];
}

/**
 * Gives each account that a file names its account of the import: an existing one of the same identity, else a new
 * one. Amounts are read with the decimal places of the account's currency: an account of other places is another one, whatever its
 * number. A draft without IBAN and account number stays an account of its own, for the user to complete.
 */
export function linkDrafts(db: StoreDatabase, file: FileDrafts, newId: () => string): void {
  const known = new Map<string, { id: string; fields: AccountFields }>();
  const know = (id: string, fields: AccountFields) => {
    const account = { id, fields };
    for (const key of identityKeys(fields)) if (!known.has(key)) known.set(key, account);
  };
  for (const { id, fields } of readAccounts(db, file.importId)) know(id, fields);
  for (const [accountIndex, draft] of file.drafts.entries()) {
    const typed = typedOf(file.typed ?? [], draft);
    const begun = typed ? beginTyped(typed, draft) : emptyFields();
    const named = typed ? mergeDraft(begun, draft, false) : draft;
    const existing =
      identityKeys(named)
        .map((key) => known.get(key))
        .find((account) => account !== undefined && hasPlacesOf(account.fields, draft)) ??
      onlyWallet(named, known.values());
    const isEarlier = existing !== undefined && isFirstFile(db, existing.id, file.firstBookingDay);
    const fields = mergeDraft(existing?.fields ?? begun, draft, isEarlier);
    const accountRowId = existing?.id ?? insertAccount(db, file.importId, fields, newId());
    if (typed?.isLeftOut && !existing)
      db.run('update accounts set is_left_out = 1 where id = ?', accountRowId);
    if (existing) {
      saveFields(db, existing.id, fields);
      existing.fields = fields;
    }
    know(accountRowId, fields);
    db.run(
      'insert into file_accounts (file_id, account_index, account_row_id) values (?, ?, ?)',
      file.fileId,
      accountIndex,
      accountRowId,
    );
  }
}

/**
 * A file that does not say in which currency the account is means the one known under its number; one that says it means the one of which
 * nobody said it yet.
 */
function onlyWallet<T extends { id: string; fields: AccountFields }>(
  draft: AccountIdentity,
  known: Iterable<T>,
): T | undefined {
  const keys = baseKeys(draft);
  const found = new Map<string, T>();
  for (const account of known)
    if (baseKeys(account.fields).some((key) => keys.includes(key))) found.set(account.id, account);
  const [only, ...others] = found.values();
  if (!only || others.length > 0 || !hasPlacesOf(only.fields, draft)) return undefined;
  return statedCurrency(draft) === null || statedCurrency(only.fields) === null ? only : undefined;
}

/** Whether both are counted in units of as many decimal places. */
function hasPlacesOf(fields: AccountFields, { currency }: Pick<AccountDraft, 'currency'>): boolean {
  return currencyPlaces(fields.currency) === currencyPlaces(currency);
}

function insertAccount(db: StoreDatabase, importId: string, fields: AccountFields, id: string): string {
  db.run(
    `insert into accounts (id, import_id, position, service_account_id, fields)
     values (?, ?, (select coalesce(max(position), -1) + 1 from accounts where import_id = ?), ?, ?)`,
    id,
    importId,
    importId,
    serviceAccountIdOf(fields),
    JSON.stringify(fields),
  );
  return id;
}

/** Whether a file that begins on this day is the earliest of the account's files. */
function isFirstFile(db: StoreDatabase, accountRowId: string, firstBookingDay: string | null): boolean {
  if (firstBookingDay === null) return false;
  const earlier = db.get(
    `select 1 from file_accounts fa join files f on f.id = fa.file_id
     where fa.account_row_id = ? and f.reading ->> '$.firstBookingDay' <= ?`,
    accountRowId,
    firstBookingDay,
  );
  return earlier === undefined;
}

/**
 * After an edit: two accounts of one identity are one account. The one named first stays.
 *
 * @throws KontorError `import.currencyPlaces`: their amounts were read with other decimal places
 */
export function mergeAccountsOfOneIdentity(db: StoreDatabase, importId: string): void {
  const kept: { id: string; keys: string[]; fields: AccountFields }[] = [];
  for (const { id, fields } of readAccounts(db, importId)) {
    const keys = identityKeys(fields);
    const twin = kept.find((other) => other.keys.some((key) => keys.includes(key)));
    if (!twin) {
      kept.push({ id, keys, fields });
      continue;
    }
    if (!hasPlacesOf(twin.fields, fields)) throw otherPlaces(fields.currency, twin.fields.currency);
    db.run('update file_accounts set account_row_id = ? where account_row_id = ?', twin.id, id);
    db.run('delete from accounts where id = ?', id);
  }
}

/** Accounts that no file names any more. */
export function dropUnnamedAccounts(db: StoreDatabase, importId: string): void {
  db.run(
    'delete from accounts where import_id = ? and id not in (select account_row_id from file_accounts)',
    importId,
  );
}

/** Amounts of `read` cannot become amounts of `wanted` without reading their file again. */
export function otherPlaces(read: string, wanted: string): KontorError {
  return new KontorError('import.currencyPlaces', { read, wanted, places: currencyPlaces(read) });
}
