import { accountTagOf, partsOfTransactionId } from '../accounts/account-identity';
import type { StoreDatabase } from '../database/database';
import type { RowIdentity } from '../rows/identity-table';

/** What is known of a transaction that the service had; `unknown`: the answer of the call that removes it never came. */
type Fate = 'there' | 'gone' | 'unknown';

interface Removals {
  /** Identity -> when the last call left that removed it, and the last one without an answer. */
  answered: Map<string, string>;
  open: Map<string, string>;
}

/**
 * What uploads of a customer that stopped half-way, taken back since or not, have removed by identifier, as their journals say: marks and receipts of earlier uploads
 * follow once an upload has ended (context/replaced-by-import.ts).
 */
export class RemovedThere {
  readonly #removals: Removals = { answered: new Map(), open: new Map() };
  readonly #tags = new Map<string, string>();

  constructor(db: StoreDatabase, customerId: string) {
    const calls = db.all<{ sentAt: string; identifiers: string; isOpen: number }>(
      `select c.sent_at as sentAt, c.identifiers, c.state in ('sent', 'unknown') as isOpen
       from upload_calls c join uploads u on u.id = c.upload_id
       where u.customer_id = ? and u.state <> 'done' and c.kind = 'removal' and c.state in ('done', 'arrived', 'sent', 'unknown')
         and c.identifiers is not null and c.service_account_id is not null order by c.sent_at`,
      customerId,
    );
    for (const { sentAt, identifiers, isOpen } of calls)
      for (const id of JSON.parse(identifiers) as string[]) {
        const parts = partsOfTransactionId(id);
        if (!parts) continue;
        this.#removals[isOpen === 1 ? 'open' : 'answered'].set(keyOf(parts.accountTag, parts), sentAt);
      }
  }

  /** @param since when the upload began that had it: what was removed before that, it brought again */
  fateOf(serviceAccountId: string, content: Omit<RowIdentity, 'account'>, since: string): Fate {
    const { answered, open } = this.#removals;
    if (answered.size + open.size === 0) return 'there';
    const tag = this.#tags.get(serviceAccountId) ?? accountTagOf(serviceAccountId);
    this.#tags.set(serviceAccountId, tag);
    const key = keyOf(tag, content);
    if ((answered.get(key) ?? '') >= since) return 'gone';
    return (open.get(key) ?? '') >= since ? 'unknown' : 'there';
  }
}

function keyOf(accountTag: string, { low, high, occurrence }: Omit<RowIdentity, 'account'>): string {
  return `${accountTag}:${low}:${high}:${occurrence}`;
}
