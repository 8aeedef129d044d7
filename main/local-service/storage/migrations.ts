/**
 * Numbered steps of the schema; the number of steps applied stands in `user_version`. Add at the end, never change one.
 *
 * Transactions: the rowid is `account number * 2^32 + position`, so one account is one contiguous range of the table:
 * reading, paging and deleting it never touch another account's rows. What is long to erase (rows of an account, results
 * of a run) is noted in the same transaction as doomed, unreachable from then on, and erased in slices afterwards.
 */
export const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE users (
    user_id TEXT PRIMARY KEY, tenant TEXT NOT NULL, type TEXT NOT NULL, automatic_analysis TEXT NOT NULL,
    expires_in TEXT, expires_at INTEGER, custom_user_id TEXT, scopes TEXT NOT NULL, extra TEXT NOT NULL,
    created_at INTEGER NOT NULL, result_run TEXT
  );
  CREATE UNIQUE INDEX users_custom ON users (tenant, custom_user_id) WHERE custom_user_id IS NOT NULL;
  CREATE INDEX users_tenant ON users (tenant, created_at, user_id);
  CREATE INDEX users_expiry ON users (expires_at) WHERE expires_at IS NOT NULL;

  CREATE TABLE accounts (
    number INTEGER PRIMARY KEY AUTOINCREMENT, user_id TEXT NOT NULL REFERENCES users ON DELETE CASCADE,
    account_id TEXT NOT NULL, account_number TEXT NOT NULL, login_id TEXT, body TEXT NOT NULL,
    next_position INTEGER NOT NULL DEFAULT 0, transaction_count INTEGER NOT NULL DEFAULT 0,
    UNIQUE (user_id, account_id)
  );
  CREATE TABLE transactions (
    pk INTEGER PRIMARY KEY, account INTEGER NOT NULL, transaction_id TEXT NOT NULL, body TEXT NOT NULL,
    UNIQUE (account, transaction_id)
  );
  CREATE TABLE doomed_accounts (number INTEGER PRIMARY KEY);
  CREATE TRIGGER account_gone AFTER DELETE ON accounts
  BEGIN INSERT OR IGNORE INTO doomed_accounts VALUES (OLD.number); END;

  CREATE TABLE runs (
    run_id TEXT PRIMARY KEY, user_id TEXT NOT NULL REFERENCES users ON DELETE CASCADE, kind TEXT NOT NULL,
    state TEXT NOT NULL, banking_done INTEGER NOT NULL, created_at INTEGER NOT NULL, ready_at INTEGER
  );
  CREATE INDEX runs_user ON runs (user_id, created_at);
  CREATE INDEX runs_state ON runs (state, created_at);
  CREATE TABLE results (
    run_id TEXT NOT NULL, kind TEXT NOT NULL, body TEXT NOT NULL, PRIMARY KEY (run_id, kind)
  );
  CREATE TABLE categorized (
    run_id TEXT NOT NULL, first_pk INTEGER NOT NULL, last_pk INTEGER NOT NULL, body TEXT NOT NULL,
    PRIMARY KEY (run_id, first_pk)
  );
  CREATE TABLE doomed_results (run_id TEXT PRIMARY KEY);
  CREATE TRIGGER run_gone AFTER DELETE ON runs
  BEGIN INSERT OR IGNORE INTO doomed_results VALUES (OLD.run_id); END;

  CREATE TABLE documents (
    kind TEXT NOT NULL, id TEXT NOT NULL, tenant TEXT NOT NULL, user_id TEXT REFERENCES users ON DELETE CASCADE,
    created_at INTEGER NOT NULL, body TEXT NOT NULL, PRIMARY KEY (kind, id)
  );
  CREATE INDEX documents_tenant ON documents (kind, tenant, created_at);
  CREATE INDEX documents_user ON documents (user_id, kind);
  `,
  'CREATE TABLE clock (id INTEGER PRIMARY KEY CHECK (id = 1), last_seen INTEGER NOT NULL, jump_seen_at INTEGER)',
  'ALTER TABLE clock ADD COLUMN jump_ran_ms INTEGER NOT NULL DEFAULT 0',
];
