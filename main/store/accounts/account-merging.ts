import type { AccountDraft } from '../../../preload/contract';
import { currencyPlaces } from '../../../preload/contract/values/minor-units';
import { KontorError } from '../../errors/kontor-error';
import type { StoreDatabase } from '../database/database';
import { type AccountIdentity, baseKeys, identityKeys, statedCurrency } from './account-identity';
import { accountIdIn } from './account-ids';
import {
  type AccountFields,
  type AccountRecord,
  emptyFields,
  mergeDraft,
  readAccounts,
  saveFields,
} from './account-record';
import { type AccountOfFiles, joinFields } from './joined-fields';
import { beginTyped, type TypedAccount, typedOf } from './typed-accounts';

/** Accounts of an import, and which of them its files name: of `ImportIndex`. */
interface KnownAccounts {
  readonly importId: string;
  readonly accounts: readonly AccountRecord[];
  readonly files: readonly {
    readonly firstBookingDay: string | null;
    readonly accountMap: readonly number[];
  }[];
}

interface FileDrafts {
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
export function linkDrafts(
  db: StoreDatabase,
  index: KnownAccounts,
  file: FileDrafts,
  newId: () => string,
): void {
  const known = new Map<string, { id: string; fields: AccountFields }>();
  const know = (id: string, fields: AccountFields) => {
    const account = { id, fields };
    for (const key of keysOf(fields).all) if (!known.has(key)) known.set(key, account);
  };
  for (const { id, fields } of index.accounts) know(id, fields);
  for (const [accountIndex, draft] of file.drafts.entries()) {
    const typed = typedOf(file.typed ?? [], draft);
    const begun = typed ? beginTyped(typed, draft) : emptyFields();
    const named = typed ? mergeDraft(begun, draft, false) : draft;
    const existing =
      identityKeys(named)
        .map((key) => known.get(key))
        .find((account) => account !== undefined && hasPlacesOf(account.fields, draft)) ??
      onlyWallet(named, known.values());
    const isEarlier = existing !== undefined && isFirstFile(index, existing.id, file.firstBookingDay);
    const fields = mergeDraft(existing?.fields ?? begun, draft, isEarlier);
    const accountRowId = existing?.id ?? insertAccount(db, index.importId, fields, newId());
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
  if (keys.length === 0) return undefined;
  const found = new Map<string, T>();
  for (const account of known)
    if (keysOf(account.fields).base.some((key) => keys.includes(key))) found.set(account.id, account);
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
    accountIdIn(db, importId, fields),
    JSON.stringify(fields),
  );
  return id;
}

/** Whether a file that begins on this day is the earliest of the account's files. */
function isFirstFile(
  { accounts, files }: KnownAccounts,
  accountRowId: string,
  firstBookingDay: string | null,
): boolean {
  if (firstBookingDay === null) return false;
  const account = accounts.findIndex(({ id }) => id === accountRowId);
  // Named by this file alone.
  if (account === -1) return true;
  return !files.some(
    (file) =>
      file.firstBookingDay !== null &&
      file.firstBookingDay <= firstBookingDay &&
      file.accountMap.includes(account),
  );
}

/** Of accounts as they stand in an index: with hundreds of them, each file asks for those of all. */
const keysMade = new WeakMap<AccountFields, Keys>();

interface Keys {
  readonly all: readonly string[];
  /** Without the currency. */
  readonly base: readonly string[];
}

function keysOf(fields: AccountFields): Keys {
  const known = keysMade.get(fields);
  if (known) return known;
  const keys = { all: identityKeys(fields), base: baseKeys(fields) };
  keysMade.set(fields, keys);
  return keys;
}

/**
 * After an edit: two accounts of one identity are one account. The one named first stays, with what is known of both.
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
    twin.fields = joinFields(ofFiles(db, twin.id, twin.fields), ofFiles(db, id, fields));
    twin.keys = [...new Set([...twin.keys, ...identityKeys(twin.fields)])];
    db.run('update file_accounts set account_row_id = ? where account_row_id = ?', twin.id, id);
    db.run('delete from accounts where id = ?', id);
    saveFields(db, twin.id, twin.fields);
  }
}

function ofFiles(db: StoreDatabase, accountRowId: string, fields: AccountFields): AccountOfFiles {
  const days = db.get<{ first: string | null; last: string | null }>(
    `select min(f.reading ->> '$.firstBookingDay') as first, max(f.reading ->> '$.lastBookingDay') as last
     from file_accounts fa join files f on f.id = fa.file_id where fa.account_row_id = ?`,
    accountRowId,
  );
  return { fields, first: days?.first ?? null, last: days?.last ?? null };
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
