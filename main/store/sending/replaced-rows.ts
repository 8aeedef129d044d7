import { accountTagOf } from '../accounts/account-identity';
import { IdentityTable, type RowIdentity } from '../rows/identity-table';

/** A transaction of an earlier sending that the service still holds. */
export interface ReplacedRow {
  transactionId: string;
  serviceAccountId: string;
  /** Main units; null where the answer has none. */
  amount: number | null;
  currency: string | null;
  bookingDay: string | null;
}

type PartsOfId = Omit<RowIdentity, 'account'> & { accountTag: string };

/**
 * What earlier uploads of an import sent and the import, as it is now, does not have any more: a sign or an order of
 * dates was corrected, a row left out. Goes when the corrected import is sent.
 */
export class ReplacedRows {
  readonly accountIds: readonly string[];
  readonly table = new IdentityTable(0);
  /** Held by the service, by identifier. */
  readonly held = new Map<string, ReplacedRow>();
  /** Numbers of rows that another import has too: they stay. */
  readonly #kept = new Set<number>();
  readonly #ofOthers = new Set<number>();
  readonly #accountOfTag: ReadonlyMap<string, number>;
  /** Identifiers of the call under way. */
  underWay: readonly string[] = [];

  constructor(accountIds: readonly string[]) {
    this.accountIds = accountIds;
    this.#accountOfTag = new Map(accountIds.map((id, account) => [accountTagOf(id), account]));
  }

  add(identity: RowIdentity): void {
    this.table.add(identity, this.table.size);
  }

  keep(row: number): void {
    this.#kept.add(row);
  }

  /** It goes although another import has it: that is what a person answered. */
  takeFromOthers(identity: RowIdentity): void {
    const known = this.table.add(identity, this.table.size);
    const row = known === -1 ? this.table.size - 1 : known;
    this.#kept.delete(row);
    this.#ofOthers.add(row);
  }

  isFromOthers(serviceAccountId: string, identity: Omit<RowIdentity, 'account'>): boolean {
    return this.#ofOthers.size > 0 && this.#ofOthers.has(this.find(serviceAccountId, identity));
  }

  /** Number of the row, or -1. */
  find(serviceAccountId: string, identity: Omit<RowIdentity, 'account'>): number {
    const account = this.accountIds.indexOf(serviceAccountId);
    return account === -1 ? -1 : this.table.find({ account, ...identity });
  }

  /** After all of them are gone: the service does not have it any more. */
  hasGone(serviceAccountId: string, identity: Omit<RowIdentity, 'account'>): boolean {
    const row = this.find(serviceAccountId, identity);
    return row !== -1 && !this.#kept.has(row);
  }

  get takesFromOthers(): boolean {
    return this.#ofOthers.size > 0;
  }

  /** Answers false for a transaction that is none of these. */
  note({ accountTag, ...identity }: PartsOfId, held: Omit<ReplacedRow, 'serviceAccountId'>): boolean {
    const account = this.#accountOfTag.get(accountTag);
    if (account === undefined) return false;
    const row = this.table.find({ account, ...identity });
    if (row === -1 || this.#kept.has(row)) return false;
    this.held.set(held.transactionId, { ...held, serviceAccountId: this.accountIds[account] ?? '' });
    return true;
  }

  /** Rows that go when the service holds them. */
  get expected(): number {
    return this.table.size - this.#kept.size;
  }

  /** Settles a call: what it deleted is not held any more. */
  noteRemoved(): void {
    for (const id of this.underWay) this.held.delete(id);
    this.underWay = [];
  }

  forgetHeld(): void {
    this.held.clear();
    this.underWay = [];
  }

  /** The next identifiers to be deleted, all of one account; null when none is left. */
  take(size: number): { serviceAccountId: string; transactionIds: string[] } | null {
    const [first] = this.held.values();
    if (!first) return null;
    const { serviceAccountId } = first;
    const transactionIds: string[] = [];
    for (const row of this.held.values()) {
      if (transactionIds.length === size) break;
      if (row.serviceAccountId === serviceAccountId) transactionIds.push(row.transactionId);
    }
    return { serviceAccountId, transactionIds };
  }
}
