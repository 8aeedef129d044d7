import type { AccountDraft, FileReading } from '../../../preload/contract';
import { currencyPlaces } from '../../../preload/contract/values/minor-units';
import type { StoreDatabase } from '../database/database';
import { baseKeys, normaliseCode } from './account-identity';
import { type AccountFields, emptyFields, readAccounts } from './account-record';

type DraftIdentity = Pick<AccountDraft, 'iban' | 'accountNumber' | 'bankCode' | 'currency' | 'name'>;

/** What a person said of an account, and what its file says it is: so it is found again when the file is read otherwise. */
export interface TypedAccount {
  readonly draft: DraftIdentity;
  readonly fields: Partial<AccountFields>;
  readonly isLeftOut: boolean;
}

const identityFields = ['iban', 'accountNumber', 'bankCode'] as const;
const balanceFields = ['balanceMinor', 'balanceDay'] as const;

/**
 * What was typed of the accounts of a file, also while it waits to be read.
 * @param isOfRead false: not of accounts that were read, because the file alone is to say what they are
 */
export function typedAccountsOf(
  db: StoreDatabase,
  importId: string,
  fileId: string,
  isOfRead = true,
): TypedAccount[] {
  const file = db.get<{ reading: string | null; typed_accounts: string | null }>(
    'select reading, typed_accounts from files where id = ?',
    fileId,
  );
  if (!file?.reading) return JSON.parse(file?.typed_accounts ?? '[]');
  if (!isOfRead) return [];
  const { accounts: drafts } = JSON.parse(file.reading) as FileReading;
  const accounts = new Map(readAccounts(db, importId).map((account) => [account.id, account]));
  return db
    .all<{ account_index: number; id: string }>(
      'select account_index, account_row_id as id from file_accounts where file_id = ? order by account_index',
      fileId,
    )
    .flatMap(({ account_index: accountIndex, id }): TypedAccount[] => {
      const [draft, account] = [drafts[accountIndex], accounts.get(id)];
      if (!draft || !account) return [];
      const { iban, accountNumber, bankCode, currency, name } = draft;
      const isOwn = !isOfAnother(draft, account.fields);
      // One of which nothing was typed stands here too: so what was typed of another is not taken for its.
      return [
        {
          draft: { iban, accountNumber, bankCode, currency, name },
          fields: isOwn ? typedFields(account.fields) : {},
          isLeftOut: isOwn && account.isLeftOut,
        },
      ];
    });
}

/** Rows that were put into an account which is another one by its number: what was typed there is not of them. */
function isOfAnother(draft: AccountDraft, fields: AccountFields): boolean {
  const isNumberTyped = identityFields.some((name) => fields.origins[name] === 'user');
  const keys = baseKeys(fields);
  const own = baseKeys(draft);
  return !isNumberTyped && own.length > 0 && keys.length > 0 && !own.some((key) => keys.includes(key));
}

function typedFields(fields: AccountFields): Partial<AccountFields> {
  const names = Object.keys(fields.origins).filter((name) => fields.origins[name] === 'user');
  if (names.length === 0) return {};
  const kept = names.flatMap((name) => (name === 'balance' ? balanceFields : [name]));
  return {
    ...Object.fromEntries(kept.map((name) => [name, fields[name as keyof AccountFields]])),
    origins: Object.fromEntries(names.map((name) => [name, 'user'])),
  };
}

export function keepTyped(db: StoreDatabase, replaced: string, typed: readonly TypedAccount[]): void {
  if (!typed.some(isTyped)) return;
  db.run('update files set typed_accounts = ? where replaces = ?', JSON.stringify(typed), replaced);
}

const isTyped = ({ fields, isLeftOut }: TypedAccount) => fields.origins !== undefined || isLeftOut;

/** What was typed of the account of a draft; of several that are told alike the one in its currency, none where that leaves several. */
export function typedOf(typed: readonly TypedAccount[], draft: DraftIdentity): TypedAccount | undefined {
  const alike = typed.filter((one) => textOf(one.draft) === textOf(draft));
  const same = alike.filter((one) => one.draft.currency === draft.currency);
  const [only, ...others] = same.length > 0 ? same : alike;
  return only && others.length === 0 && isTyped(only) ? only : undefined;
}

/** Where a file tells accounts by their names alone, the name is what tells them. */
function textOf({ iban, accountNumber, bankCode, name }: DraftIdentity): string {
  const numbers = [iban, accountNumber, bankCode].map(normaliseCode);
  return [...numbers, iban || accountNumber ? null : name].join('|');
}

/** An account that begins with what was typed; an amount in a currency of other places than the file is read with now is none. */
export function beginTyped({ fields }: TypedAccount, { currency }: DraftIdentity): AccountFields {
  const origins = { ...fields.origins };
  const begun: AccountFields = { ...emptyFields(), ...fields, origins };
  if (currencyPlaces(begun.currency) === currencyPlaces(currency)) return begun;
  const { currency: assumed } = emptyFields();
  delete origins.currency;
  delete origins.balance;
  return { ...begun, currency: assumed, balanceMinor: null, balanceDay: null };
}
