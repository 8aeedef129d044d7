import type { ServiceDatabase, SqlRow } from './database';

export type AccountBody = Record<string, unknown>;

export interface StoredAccount {
  /** Number of the row range that holds its transactions; never given out twice. */
  number: number;
  userId: string;
  accountId: string;
  accountNumber: string;
  /** The bank login that delivered it; null for an uploaded account. */
  loginId: string | null;
  body: AccountBody;
}

/** Accounts of users. Removing one dooms its transactions: unreachable at once, erased in slices by the purge. */
export class AccountRepository {
  constructor(private readonly database: ServiceDatabase) {}

  insert(account: Omit<StoredAccount, 'number'>): StoredAccount {
    this.database.run(
      'INSERT INTO accounts (user_id, account_id, account_number, login_id, body) VALUES (?, ?, ?, ?, ?)',
      account.userId,
      account.accountId,
      account.accountNumber,
      account.loginId,
      JSON.stringify(account.body),
    );
    const row = this.database.get('SELECT last_insert_rowid() AS number');
    return { ...account, number: Number(row?.number) };
  }

  find(userId: string, accountId: string): StoredAccount | undefined {
    const row = this.database.get(
      'SELECT * FROM accounts WHERE user_id = ? AND account_id = ?',
      userId,
      accountId,
    );
    return row ? toAccount(row) : undefined;
  }

  /** False once the account was replaced or deleted. */
  exists(number: number): boolean {
    return this.database.get('SELECT number FROM accounts WHERE number = ?', number) !== undefined;
  }

  list(userId: string): StoredAccount[] {
    return this.database
      .all('SELECT * FROM accounts WHERE user_id = ? ORDER BY number', userId)
      .map(toAccount);
  }

  listOfLogin(userId: string, loginId: string): StoredAccount[] {
    return this.list(userId).filter((account) => account.loginId === loginId);
  }

  updateBody(number: number, body: AccountBody): void {
    this.database.run('UPDATE accounts SET body = ? WHERE number = ?', JSON.stringify(body), number);
  }

  delete(number: number): void {
    this.database.run('DELETE FROM accounts WHERE number = ?', number);
  }
}

function toAccount(row: SqlRow): StoredAccount {
  return {
    number: Number(row.number),
    userId: String(row.user_id),
    accountId: String(row.account_id),
    accountNumber: String(row.account_number),
    loginId: row.login_id === null ? null : String(row.login_id),
    body: JSON.parse(String(row.body)) as AccountBody,
  };
}
