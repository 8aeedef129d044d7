import type { AccountDraft, ImportAccountPatch } from '../../../preload/contract';
import type { StoreDatabase } from '../database/database';
import { type AccountIdentity, normaliseCode, serviceAccountIdOf, statedCurrency } from './account-identity';
import { accountIdIn } from './account-ids';
import { minorOf } from './minor-of-decimal';

/** An account of an import as the store keeps it (`accounts.fields`). */
export interface AccountFields extends AccountIdentity {
  bankName: string | null;
  bic: string | null;
  owner: string | null;
  name: string | null;
  type: string;
  currency: string;
  balanceMinor: number | null;
  balanceDay: string | null;
  openingBalanceMinor: number | null;
  /** Field -> where its value comes from; `user` is never overwritten by a file. No entry: assumed. */
  origins: Record<string, string>;
}

export interface AccountRecord {
  id: string;
  position: number;
  /** Null until IBAN or account number is known. */
  serviceAccountId: string | null;
  /** The user left the whole account out. */
  isLeftOut: boolean;
  fields: AccountFields;
}

const limits = {
  iban: 34,
  accountNumber: 50,
  bankCode: 20,
  bankName: 200,
  bic: 11,
  owner: 200,
  name: 200,
} as const;
type TextField = keyof typeof limits;
export const textFields = Object.keys(limits) as TextField[];

/** What an account is taken for when neither file nor user says otherwise; such a value has no origin. */
const assumed = { type: 'GIRO', currency: 'EUR' };

export function emptyFields(): AccountFields {
  return {
    iban: null,
    accountNumber: null,
    bankCode: null,
    bankName: null,
    bic: null,
    owner: null,
    name: null,
    ...assumed,
    balanceMinor: null,
    balanceDay: null,
    openingBalanceMinor: null,
    origins: {},
  };
}

/** Fills what is still unknown from what a file states; the latest balance counts, and the earliest opening balance. */
export function mergeDraft(fields: AccountFields, draft: AccountDraft, isEarlier: boolean): AccountFields {
  const merged: AccountFields = { ...fields, origins: { ...fields.origins } };
  const take = (field: string) => {
    merged.origins[field] = draft.origins[field] ?? 'column';
  };
  for (const field of textFields) {
    const value = draft[field]?.slice(0, limits[field]);
    if (!value || merged[field] !== null || merged.origins[field] === 'user') continue;
    merged[field] = value;
    take(field);
  }
  if (draft.type !== null && merged.origins.type === undefined) {
    merged.type = draft.type.slice(0, 50);
    take('type');
  }
  const isProposed = merged.origins.currency !== 'user' && statedCurrency(merged) === null;
  if (
    draft.currency !== null &&
    (merged.origins.currency === undefined || (isProposed && statedCurrency(draft)))
  ) {
    merged.currency = draft.currency;
    take('currency');
  }
  const isNewer = merged.balanceMinor === null || (draft.balanceDay ?? '') > (merged.balanceDay ?? '');
  if (draft.balanceMinor !== null && isNewer && merged.origins.balance !== 'user') {
    merged.balanceMinor = draft.balanceMinor;
    merged.balanceDay = draft.balanceDay;
    merged.origins.balance = draft.balanceSource ?? draft.origins.balance ?? 'column';
  }
  if (draft.openingBalanceMinor !== null && (merged.openingBalanceMinor === null || isEarlier)) {
    merged.openingBalanceMinor = draft.openingBalanceMinor;
  }
  return merged;
}

/**
 * What the user states counts for good; an emptied field stays empty.
 * @param lastDay of the bookings that are there now, for which a balance is meant that no file gives a day
 */
export function applyPatch(
  fields: AccountFields,
  patch: ImportAccountPatch,
  lastDay: string | null,
): AccountFields {
  const patched: AccountFields = { ...fields, origins: { ...fields.origins } };
  const isCode = new Set<TextField>(['iban', 'bic']);
  for (const field of textFields) {
    const value = patch[field];
    if (value === undefined) continue;
    patched[field] =
      (isCode.has(field) ? normaliseCode(value) : value || null)?.slice(0, limits[field]) ?? null;
    patched.origins[field] = 'user';
  }
  for (const field of ['type', 'currency'] as const) {
    const value = patch[field];
    if (!value) continue;
    patched[field] = value;
    patched.origins[field] = 'user';
  }
  if (patch.balance !== undefined) {
    patched.balanceMinor = patch.balance === null ? null : minorOf(patch.balance, patched.currency);
    patched.origins.balance = 'user';
    const isSame = fields.origins.balance === 'user' && patched.balanceMinor === fields.balanceMinor;
    const isOfFile = patched.balanceDay !== null && patched.origins.balanceDay !== 'user';
    if (!isSame && !isOfFile) stateDay(patched, lastDay);
  }
  return patched;
}

/** Files that come later do not move it. */
function stateDay(fields: AccountFields, day: string | null): void {
  fields.balanceDay = fields.balanceMinor === null ? null : day;
  if (fields.balanceDay === null) delete fields.origins.balanceDay;
  else fields.origins.balanceDay = 'user';
}

export function readAccounts(db: StoreDatabase, importId: string): AccountRecord[] {
  return accountsWhere(db, 'import_id = ?', importId);
}

/** Those that a file names. */
export function readAccountsOfFile(db: StoreDatabase, fileId: string): AccountRecord[] {
  return accountsWhere(db, 'id in (select account_row_id from file_accounts where file_id = ?)', fileId);
}

function accountsWhere(db: StoreDatabase, condition: string, value: string): AccountRecord[] {
  return db
    .all<{
      id: string;
      position: number;
      service_account_id: string | null;
      is_left_out: number;
      fields: string;
    }>(
      `select id, position, service_account_id, is_left_out, fields from accounts where ${condition} order by position`,
      value,
    )
    .map((row) => ({
      id: row.id,
      position: row.position,
      serviceAccountId: row.service_account_id,
      isLeftOut: row.is_left_out === 1,
      fields: JSON.parse(row.fields),
    }));
}

/** An account that is named as before keeps the identifier under which it is known. */
export function saveFields(db: StoreDatabase, accountRowId: string, fields: AccountFields): void {
  const before = db.get<{ import_id: string; id: string | null; fields: string }>(
    'select import_id, service_account_id as id, fields from accounts where id = ?',
    accountRowId,
  );
  if (!before) return;
  const isSame = serviceAccountIdOf(JSON.parse(before.fields)) === serviceAccountIdOf(fields);
  db.run(
    'update accounts set fields = ?, service_account_id = ? where id = ?',
    JSON.stringify(fields),
    isSame ? before.id : accountIdIn(db, before.import_id, fields),
    accountRowId,
  );
}
