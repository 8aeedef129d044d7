import type { ServiceDatabase, SqlRow } from './database';

/** Rows of one account start at `number * SPAN`; 2^32 positions an account, 2^21 accounts, all below 2^53. */
const SPAN = 2 ** 32;

export interface StoredTransaction {
  pk: number;
  transactionId: string;
  /** JSON text of the transaction as uploaded. */
  body: string;
}

export interface TransactionSlice {
  firstPk: number;
  lastPk: number;
  rows: StoredTransaction[];
}

const UPSERT = `INSERT INTO transactions (pk, account, transaction_id, body) VALUES (?, ?, ?, ?)
  ON CONFLICT (account, transaction_id) DO UPDATE SET body = excluded.body`;

/** Transactions by account number (`accounts.number`). Reading goes in slices so that no request holds a whole account. */
export class TransactionRepository {
  constructor(private readonly database: ServiceDatabase) {}

  /** Adds or overwrites by `transactionId` (`interface.md` 2.3), all or nothing. Answers how many were new. */
  upsert(account: number, transactions: Iterable<{ transactionId: string; body: string }>): number {
    return this.database.write(() => {
      const { next: first } = this.fill(account);
      const start = account * SPAN + first;
      let pk = start;
      for (const { transactionId, body } of transactions) {
        this.database.run(UPSERT, pk, account, transactionId, body);
        pk += 1;
      }
      // A row that was there already keeps its old place, so what stands behind `start` is what is new.
      const found = this.database.get(
        'SELECT count(*) AS added, max(pk) AS last FROM transactions WHERE pk >= ? AND pk < ?',
        start,
        pk,
      );
      const added = Number(found?.added ?? 0);
      this.database.run(
        'UPDATE accounts SET next_position = ?, transaction_count = transaction_count + ? WHERE number = ?',
        added === 0 ? first : Number(found?.last) - account * SPAN + 1,
        added,
        account,
      );
      return added;
    });
  }

  find(account: number, transactionId: string): StoredTransaction | undefined {
    const row = this.database.get(
      'SELECT pk, body FROM transactions WHERE account = ? AND transaction_id = ?',
      account,
      transactionId,
    );
    return row ? { pk: Number(row.pk), transactionId, body: String(row.body) } : undefined;
  }

  update(pk: number, body: string): void {
    this.database.run('UPDATE transactions SET body = ? WHERE pk = ?', body, pk);
  }

  delete(pk: number): void {
    this.database.write(() => {
      const deleted = this.database.run('DELETE FROM transactions WHERE pk = ?', pk);
      this.database.run(
        'UPDATE accounts SET transaction_count = transaction_count - ? WHERE number = ?',
        deleted,
        accountOf(pk),
      );
    });
  }

  count(account: number): number {
    return this.fill(account).count;
  }

  /** Rows `offset` to `offset + limit` of the account in order of arrival. */
  page(account: number, offset: number, limit: number): StoredTransaction[] {
    const { afterPk, skip } = this.place(account, offset);
    return this.slice(account, afterPk, limit, skip)?.rows ?? [];
  }

  /**
   * The same as one JSON text in UTF-8, put together in the database: a row costs a tenth of what it costs to hand it over, and bytes
   * need not become a text on their way out.
   *
   * @param head what stands in front of the members of each transaction, e.g. `{"accountId":"a",`
   */
  pageBytes(
    account: number,
    { offset, limit }: { offset: number; limit: number },
    head: string,
  ): { bytes: Uint8Array; count: number } {
    const { afterPk, skip } = this.place(account, offset);
    const row = this.database.get(
      `SELECT CAST(group_concat(? || substr(body, 2), ',') AS BLOB) AS bytes, count(*) AS count FROM
         (SELECT body FROM transactions WHERE pk > ? AND pk < ? ORDER BY pk LIMIT ? OFFSET ?)`,
      head,
      afterPk,
      (account + 1) * SPAN,
      limit,
      skip,
    );
    const bytes = row?.bytes;
    return { bytes: bytes instanceof Uint8Array ? bytes : new Uint8Array(), count: Number(row?.count ?? 0) };
  }

  /** Where a page begins: where nothing was ever deleted, the position of a row is its number, and a far page costs no more than the first. */
  private place(account: number, offset: number): { afterPk: number; skip: number } {
    const { next, count } = this.fill(account);
    const start = account * SPAN - 1;
    return next === count ? { afterPk: start + offset, skip: 0 } : { afterPk: start, skip: offset };
  }

  /** The next at most `limit` rows of the account after `afterPk` (null: from the start), in order of arrival. */
  slice(account: number, afterPk: number | null, limit: number, offset = 0): TransactionSlice | undefined {
    const found = this.database.all(
      'SELECT pk, transaction_id, body FROM transactions WHERE pk > ? AND pk < ? ORDER BY pk LIMIT ? OFFSET ?',
      afterPk ?? account * SPAN - 1,
      (account + 1) * SPAN,
      limit,
      offset,
    );
    const rows = found.map(toTransaction);
    const first = rows[0];
    const last = rows[rows.length - 1];
    return first && last ? { firstPk: first.pk, lastPk: last.pk, rows } : undefined;
  }

  /** The rows between two row keys, both included; for joining with what was found per row. */
  range(firstPk: number, lastPk: number): StoredTransaction[] {
    return this.database
      .all(
        'SELECT pk, transaction_id, body FROM transactions WHERE pk >= ? AND pk <= ? ORDER BY pk',
        firstPk,
        lastPk,
      )
      .map(toTransaction);
  }

  /** All slices of the account, read as they are taken. */
  *slices(account: number, limit: number): Generator<TransactionSlice> {
    let slice = this.slice(account, null, limit);
    while (slice) {
      yield slice;
      slice = this.slice(account, slice.lastPk, limit);
    }
  }

  private fill(account: number): { next: number; count: number } {
    const row = this.database.get(
      'SELECT next_position AS next, transaction_count AS count FROM accounts WHERE number = ?',
      account,
    );
    return { next: Number(row?.next ?? 0), count: Number(row?.count ?? 0) };
  }
}

/** The row keys of an account: from `start`, below `end`. */
export const rowRange = (account: number): { start: number; end: number } => ({
  start: account * SPAN,
  end: (account + 1) * SPAN,
});

/** The account number (`accounts.number`) a row key belongs to. */
export const accountOf = (pk: number): number => Math.floor(pk / SPAN);

function toTransaction(row: SqlRow): StoredTransaction {
  return { pk: Number(row.pk), transactionId: String(row.transaction_id), body: String(row.body) };
}
