import { randomUUID } from 'node:crypto';
import type { Customer, CustomerInput, CustomerStanding } from '../../preload/contract';
import { monthsLater } from '../../preload/contract/values/calendar-day';
import { KontorError } from '../errors/kontor-error';
import type { ServiceClient } from '../service/service-client';
import { isServiceError } from '../service/transport/service-error';
import type { Store } from '../store/open-store';
import type { PendingCustomer } from '../store/operations/customer-operations';
import { bridgeErrorOf } from './bridge-error';
import { holdsTransactions } from './held-pages';

export interface CustomerRegistryDeps {
  store: () => Pick<Store, 'call'>;
  serviceClientOf: (connectionId: string) => Promise<ServiceClient>;
  /** Throws `connection.unknown`. */
  connectionOf: (connectionId: string) => { name: string; environment: Customer['environment'] };
  /** The service on this computer: what it holds is deleted with the customer, for nobody else would ever do it. */
  isEmbedded?: (connectionId: string) => boolean;
  /** Uploads and runs of a customer end before it goes. */
  endWorkOf?: (customerId: string) => Promise<void>;
  /** Customers went with their imports, uploads and runs, without any call of the page. */
  onPurged?: () => void;
  onFault?: (error: unknown) => void;
  now?: () => Date;
}

/** A customer here and its user in the service, kept together: neither without the other, whatever is lost on the way. */
export class CustomerRegistry {
  readonly #deps: CustomerRegistryDeps;
  /** Records begun in this session: whoever began them sees them through. */
  readonly #begun = new Set<string>();
  #creating: AbortController | null = null;

  constructor(deps: CustomerRegistryDeps) {
    this.#deps = deps;
  }

  list(): Promise<Customer[]> {
    return this.#deps.store().call('customers.list');
  }

  /**
   * The record is made first, so that a user whose creation was never answered can be found by its `customUserID`.
   * @throws KontorError customer.exists, connection.unknown; ServiceError
   */
  async create(input: CustomerInput): Promise<Customer> {
    const store = this.#deps.store();
    const { name: connectionName, environment } = this.#deps.connectionOf(input.connectionId);
    const client = await this.#deps.serviceClientOf(input.connectionId);
    client.askCredentialsAgain();
    const customUserId = randomUUID();
    const details = { environment, connectionName, customUserId };
    const id = await store.call('customers.begin', { ...input, ...details });
    this.#begun.add(id);
    const pending = { ...input, id, customUserId };
    const creating = new AbortController();
    this.#creating = creating;
    try {
      const { value } = await client.call('users.create', {
        signal: creating.signal,
        body: newUser(input, customUserId),
      });
      return await this.#finish(pending, value.userId);
    } catch (error) {
      // Whether it was made after all is asked at the next start, when nobody waits for it.
      if (creating.signal.aborted) throw error;
      const found = await this.#lookUp(client, pending).catch(() => undefined);
      if (found) return found;
      throw error;
    }
  }

  /**
   * A new user for a customer whose user is gone; what was sent to the earlier one can be sent again. A user whose creation was never
   * answered is found by the identifier that was noted before.
   * @throws KontorError customer.notGone; ServiceError
   */
  async setUpAgain(customerId: string, expiresIn: string | null): Promise<Customer> {
    if ((await this.check(customerId)).state !== 'gone') throw new KontorError('customer.notGone');
    await this.#deps.endWorkOf?.(customerId);
    const store = this.#deps.store();
    const { connectionId, customUserId, type } = await store.call('customers.get', customerId);
    const client = await this.#deps.serviceClientOf(connectionId);
    const userId =
      (await userIdOf(client, customUserId)) ??
      (await this.#makeAnother(client, { customerId, type, expiresIn }));
    const made = { userId, expiresAt: this.#endOf(expiresIn) };
    const renewed = await store.call('customers.renew', customerId, made);
    this.#deps.onPurged?.();
    return renewed;
  }

  async #makeAnother(
    client: ServiceClient,
    { customerId, type, expiresIn }: Pick<CustomerInput, 'type' | 'expiresIn'> & { customerId: string },
  ): Promise<string> {
    const customUserId = randomUUID();
    await this.#deps.store().call('customers.beginRenewal', customerId, customUserId);
    try {
      return (await client.call('users.create', { body: newUser({ type, expiresIn }, customUserId) })).value
        .userId;
    } catch (error) {
      const found = await userIdOf(client, customUserId).catch(() => null);
      if (found === null) throw error;
      return found;
    }
  }

  /** The creation under way ends with `service.cancelled`. */
  stopCreating(): void {
    this.#creating?.abort();
  }

  rename(customerId: string, name: string): Promise<Customer> {
    return this.#deps.store().call('customers.rename', customerId, name);
  }

  /** Deletes the user in the service, then everything here. A user that is gone already counts as deleted. */
  async remove(customerId: string): Promise<void> {
    const store = this.#deps.store();
    const customer = await store.call('customers.get', customerId);
    if (this.#knowsConnection(customer.connectionId)) await this.#deleteUser(customer);
    await store.call('customers.purge', customerId);
  }

  /** Deletes here only, for a service that cannot be reached; its user stays there until `expiresIn` is over. */
  async forget(customerId: string): Promise<void> {
    const store = this.#deps.store();
    await store.call('customers.get', customerId);
    await store.call('customers.purge', customerId);
  }

  /** Asks the service for the user, and notes with the customer what came out. Never rejects for a service that is away. */
  async check(customerId: string): Promise<CustomerStanding> {
    const store = this.#deps.store();
    const customer = await store.call('customers.get', customerId);
    if (!this.#knowsConnection(customer.connectionId)) {
      return { state: 'disconnected', error: null, hasTransactions: null };
    }
    try {
      const client = await this.#deps.serviceClientOf(customer.connectionId);
      await client.call('users.get', { path: { 'user-id': customer.userId } });
      await this.#noteGone(customerId, false);
      const isHere = customer.transactionCount > 0;
      return {
        state: 'known',
        error: null,
        hasTransactions: isHere || (await holdsTransactions(client, customer.userId).catch(() => null)),
      };
    } catch (error) {
      if (isServiceError(error, 'service.notFound')) {
        await this.#noteGone(customerId, true);
        return { state: 'gone', error: null, hasTransactions: false };
      }
      const kept = bridgeErrorOf(error, (fault) => this.#deps.onFault?.(fault));
      return { state: 'away', error: kept, hasTransactions: null };
    }
  }

  async #noteGone(customerId: string, isGone: boolean): Promise<void> {
    if (await this.#deps.store().call('customers.setGone', customerId, isGone)) this.#deps.onPurged?.();
  }

  async #deleteUser({ connectionId, userId }: Customer): Promise<void> {
    const client = await this.#deps.serviceClientOf(connectionId);
    try {
      await client.call('users.delete', { path: { 'user-id': userId } });
    } catch (error) {
      if (!isServiceError(error, 'service.notFound')) throw error;
    }
  }

  /**
   * Purges what was not used for so many months; 0 keeps all (SEC-23). A service elsewhere is left alone (`expiresIn`
   * does it there), the one on this computer loses its user too. A customer whose user cannot be deleted now stays
   * whole until the next time. Answers the names of the customers that went, and how many imports without one.
   */
  async purgeByAge(
    retentionMonths: number,
    now = this.#deps.now?.() ?? new Date(),
  ): Promise<{ names: string[]; imports: number }> {
    const names: string[] = [];
    if (retentionMonths === 0) return { names, imports: 0 };
    const store = this.#deps.store();
    const limit = monthsLater(now, -retentionMonths).toISOString();
    const unused = await store.call('customers.unusedSince', limit);
    for (const customerId of unused) {
      try {
        const customer = await store.call('customers.get', customerId);
        await this.#deps.endWorkOf?.(customerId);
        if (this.#deps.isEmbedded?.(customer.connectionId)) await this.#deleteUser(customer);
        await store.call('customers.purge', customerId);
        names.push(customer.name);
      } catch (error) {
        this.#deps.onFault?.(error);
      }
    }
    const imports = await store.call('customers.purgeStrayImports', limit);
    if (names.length + imports > 0) this.#deps.onPurged?.();
    return { names, imports };
  }

  /**
   * Creations that an earlier session did not see through: found by their `customUserID`, or dropped. What a service that is away knows
   * of waits for the next start, and keeps nobody else waiting.
   */
  async recoverPending(): Promise<void> {
    for (const pending of await this.#deps.store().call('customers.pending')) {
      if (this.#begun.has(pending.id) || !this.#knowsConnection(pending.connectionId)) continue;
      try {
        await this.#lookUp(await this.#deps.serviceClientOf(pending.connectionId), pending);
      } catch (error) {
        this.#deps.onFault?.(error);
      }
    }
  }

  /** Undefined when the service has no such user: then the record goes. Rejects when nobody can tell: it stays. */
  async #lookUp(client: ServiceClient, pending: PendingCustomer): Promise<Customer | undefined> {
    const userId = await userIdOf(client, pending.customUserId);
    if (userId !== null) return this.#finish(pending, userId);
    await this.#deps.store().call('customers.purge', pending.id);
    return undefined;
  }

  #finish(pending: PendingCustomer, userId: string): Promise<Customer> {
    const made = { userId, expiresAt: this.#endOf(pending.expiresIn) };
    return this.#deps.store().call('customers.finish', pending.id, made);
  }

  /** When a user that is made now ends by itself. */
  #endOf(expiresIn: string | null): string | null {
    return expiresIn === null ? null : expiryOf(this.#deps.now?.() ?? new Date(), expiresIn);
  }

  /** A connection that was removed cannot be asked; its customers can still be deleted here. */
  #knowsConnection(connectionId: string): boolean {
    try {
      this.#deps.connectionOf(connectionId);
      return true;
    } catch {
      return false;
    }
  }
}

function newUser({ type, expiresIn }: Pick<CustomerInput, 'type' | 'expiresIn'>, customUserID: string) {
  return {
    type,
    // Data is uploaded first and analysed when the user says so (interface.md 1.4).
    automaticAnalysis: 'suspended' as const,
    customUserID,
    ...(expiresIn === null ? {} : { expiresIn }),
  };
}

/** Null when the service has no such user. */
async function userIdOf(client: ServiceClient, customUserId: string): Promise<string | null> {
  try {
    const path = { 'custom-user-id': customUserId };
    return (await client.call('users.getByCustomId', { path })).value.userId;
  } catch (error) {
    if (isServiceError(error, 'service.notFound')) return null;
    throw error;
  }
}

/** Instant at which a user made now ends by itself; `duration` is `P` and a number of days, weeks, months or years. */
export function expiryOf(now: Date, duration: string): string {
  const [, amount = '0', unit] = /^P(\d{1,4})([DWMY])$/.exec(duration) ?? [];
  const count = Number(amount);
  if (unit === 'M' || unit === 'Y') return monthsLater(now, unit === 'Y' ? 12 * count : count).toISOString();
  const end = new Date(now);
  end.setUTCDate(end.getUTCDate() + (unit === 'W' ? 7 : 1) * count);
  return end.toISOString();
}
