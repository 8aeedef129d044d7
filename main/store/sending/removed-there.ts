import { accountTagOf, partsOfTransactionId } from '../accounts/account-identity';
import type { StoreDatabase } from '../database/database';
import type { RowIdentity } from '../rows/identity-table';

/**
 * What uploads of a customer that stopped half-way, taken back since or not, have removed by identifier, as their journals say: marks and receipts of earlier uploads
 * follow once an upload has ended (context/replaced-by-import.ts).
 */
export class RemovedThere {
  /** Identity -> when the last call that removed it left. */
  readonly #sentAt = new Map<string, string>();
  readonly #tags = new Map<string, string>();

  constructor(db: StoreDatabase, customerId: string) {
    const calls = db.all<{ sentAt: string; identifiers: string }>(
      `select c.sent_at as sentAt, c.identifiers from upload_calls c join uploads u on u.id = c.upload_id
       where u.customer_id = ? and u.state <> 'done' and c.kind = 'removal' and c.state in ('done', 'arrived')
         and c.identifiers is not null and c.service_account_id is not null order by c.sent_at`,
      customerId,
    );
    for (const { sentAt, identifiers } of calls)
      for (const id of JSON.parse(identifiers) as string[]) {
        const parts = partsOfTransactionId(id);
        if (parts) this.#sentAt.set(keyOf(parts.accountTag, parts), sentAt);
      }
  }

  /** @param since when the upload began that had it: what was removed before that, it brought again */
  has(serviceAccountId: string, content: Omit<RowIdentity, 'account'>, since: string): boolean {
    if (this.#sentAt.size === 0) return false;
    const tag = this.#tags.get(serviceAccountId) ?? accountTagOf(serviceAccountId);
    this.#tags.set(serviceAccountId, tag);
    return (this.#sentAt.get(keyOf(tag, content)) ?? '') >= since;
  }
}

function keyOf(accountTag: string, { low, high, occurrence }: Omit<RowIdentity, 'account'>): string {
  return `${accountTag}:${low}:${high}:${occurrence}`;
}
