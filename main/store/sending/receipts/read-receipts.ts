import type { StoreDatabase } from '../../database/database';
import { rolledBackState } from '../../database/upload-states';
import { IdentityTable } from '../../rows/identity-table';
import type { RemovedThere } from '../removed-there';
import { type Content, contentsIn, type Receipt } from './receipt-rows';

/** Receipts as they are kept: of one file, account and currency. */
export interface StoredReceipts {
  id: number;
  /** When the upload began that had them. */
  since: string;
  /** Of the file; empty for what was forgotten. */
  fileSha256: string;
  serviceAccountId: string;
  currency: string;
  isUnknown: 0 | 1;
  rows: Uint8Array;
}

/** Of the uploads of one import to a customer; null for all of them. */
export function storedReceipts(
  db: StoreDatabase,
  customerId: string,
  importId: string | null,
): StoredReceipts[] {
  return db.all<StoredReceipts>(
    `select r.rowid as id, u.started_at as since, r.file_sha256 as fileSha256, r.service_account_id as serviceAccountId, r.currency,
       r.is_unknown as isUnknown, r.rows from kept_receipts r join uploads u on u.id = r.upload_id
     where u.customer_id = ?1 and (?2 is null or u.import_id = ?2) and u.state not in ${rolledBackState} order by r.rowid`,
    customerId,
    importId,
  );
}

/** Of imports and files that were removed and forgotten. */
export function storedForgotten(db: StoreDatabase, customerId: string): StoredReceipts[] {
  return db.all<StoredReceipts>(
    `select rowid as id, since, '' as fileSha256, service_account_id as serviceAccountId, currency, is_unknown as isUnknown, rows
     from forgotten_receipts where customer_id = ? order by rowid`,
    customerId,
  );
}

/** What the service has of a customer beside what the marks of rows say; each booking once. */
export class Receipts {
  readonly all: readonly Receipt[];
  /** Of the files that they came from. */
  readonly fileShas: ReadonlySet<string>;
  /** Identity -> its number in `all`. */
  readonly #table = new IdentityTable(0);
  readonly #accounts = new Map<string, number>();

  constructor(parts: readonly StoredReceipts[], removed: RemovedThere) {
    this.fileShas = new Set(parts.map(({ fileSha256 }) => fileSha256));
    const all: Receipt[] = [];
    for (const { since, serviceAccountId, currency, isUnknown: wasUnknown, rows } of parts)
      for (const { at: _at, ...content } of contentsIn(rows)) {
        const fate = removed.fateOf(serviceAccountId, content, since);
        if (fate === 'gone') continue;
        const isUnknown = wasUnknown === 1 || fate === 'unknown';
        const receipt = { ...content, serviceAccountId, currency, isUnknown };
        const known = this.#table.add({ ...content, account: this.#numberOf(serviceAccountId) }, all.length);
        if (known === -1) all.push(receipt);
        else if (!isUnknown) all[known] = receipt;
      }
    this.all = all;
  }

  find(serviceAccountId: string, { low, high, occurrence }: Content): Receipt | undefined {
    const account = this.#accounts.get(serviceAccountId);
    return account === undefined ? undefined : this.all[this.#table.find({ account, low, high, occurrence })];
  }

  #numberOf(serviceAccountId: string): number {
    const number = this.#accounts.get(serviceAccountId) ?? this.#accounts.size;
    this.#accounts.set(serviceAccountId, number);
    return number;
  }
}
