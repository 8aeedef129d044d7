import {
  type Customer,
  identifier,
  type ServiceUser,
  type TakeOver,
  type UserChange,
  type UsersDeleted,
  userType,
} from '../../preload/contract';
import { KontorError } from '../errors/kontor-error';
import type { ServiceClient } from '../service/service-client';
import { isServiceError } from '../service/transport/service-error';
import { readPage } from '../service/wire/list-envelope';
import type { Store } from '../store/open-store';
import { expiryOf } from '../upload/customer-registry';

export interface ServiceUsersDeps {
  store: () => Pick<Store, 'call'>;
  serviceClientOf: (connectionId: string) => Promise<ServiceClient>;
  /** Throws `connection.unknown`. */
  connectionOf: (connectionId: string) => {
    name: string;
    environment: Customer['environment'];
    baseAddress?: string;
    tenantId?: string | undefined;
  };
  /** A customer whose user may have been deleted: it is asked for. */
  usersMayHaveGone: (customerId: string) => Promise<unknown>;
  /** Uploads and runs of a customer end before its user goes. */
  endWorkOf: (customerId: string) => Promise<void>;
  /** Faults that must not cost the answer. */
  onFault: (error: unknown) => void;
  /** For tests. */
  now?: () => Date;
}

/** Refusals that say something of one user; after any other the next would fare no better. */
const ofOneUser: ReadonlySet<string> = new Set([
  'service.badRequest',
  'service.conflict',
  'service.forbidden',
  'service.rejected',
]);

/** Users of one page that are looked at. */
const mostOfPage = 10_000;

/** The users that a service holds, and how one of them becomes a customer here. */
export class ServiceUsers {
  readonly #deps: ServiceUsersDeps;

  constructor(deps: ServiceUsersDeps) {
    this.#deps = deps;
  }

  /** @throws KontorError connection.unknown; ServiceError */
  async page(connectionId: string, page: number): Promise<ServiceUser[]> {
    const client = await this.#deps.serviceClientOf(connectionId);
    const known = await this.#known(connectionId);
    try {
      const { value } = await client.call('users.list', { query: { page: String(page) } });
      return readPage(value, 'users')
        .items.slice(0, mostOfPage)
        .flatMap((item) => userOf(item, known) ?? []);
    } catch (error) {
      // Behind the last page some services have nothing, some say that there is no such page.
      if (page > 1 && isServiceError(error, 'service.notFound')) return [];
      throw error;
    }
  }

  /**
   * Asks for the user first, so that nothing stands here that is not there.
   * @throws KontorError customer.known, customer.knownElsewhere, customer.exists, customer.kindUnknown; ServiceError
   */
  async takeOver({ connectionId, userId, name }: TakeOver): Promise<Customer> {
    const { name: connectionName, environment } = this.#deps.connectionOf(connectionId);
    const known = await this.#known(connectionId);
    if (known.has(userId)) throw new KontorError('customer.known');
    const client = await this.#deps.serviceClientOf(connectionId);
    const { value } = await client.call('users.get', { path: { 'user-id': userId } });
    const user = userOf({ ...value, userId }, known);
    if (!user?.type) throw new KontorError('customer.kindUnknown');
    const store = this.#deps.store();
    const customUserId = user.customUserId ?? userId;
    await this.#requireFree(customUserId);
    const id = await store.call('customers.begin', {
      connectionId,
      name,
      type: user.type,
      expiresIn: null,
      environment,
      connectionName,
      customUserId,
    });
    const customer = await store.call('customers.finish', id, { userId, expiresAt: user.expiresAt });
    await store.call('audit.note', id, { event: 'takenOver' });
    return customer;
  }

  /**
   * The service may take a change and make something else of it: what is answered was read back.
   * @throws KontorError customer.knownElsewhere; ServiceError
   */
  async change({ connectionId, userId, customUserId, expiresIn }: UserChange): Promise<ServiceUser> {
    const known = await this.#known(connectionId);
    const customerId = known.get(userId);
    if (customUserId !== null) await this.#requireFree(customUserId, customerId);
    const client = await this.#deps.serviceClientOf(connectionId);
    const path = { 'user-id': userId };
    const body = {
      ...(customUserId === null ? {} : { customUserID: customUserId }),
      ...(expiresIn === null ? {} : { expiresIn }),
    };
    await client.call('users.patch', { path, body });
    const { value } = await client.call('users.get', { path });
    const told = userOf({ ...value, userId }, known);
    if (!told) throw new KontorError('customer.unknown');
    // What the service does not say is what was just sent; what was not sent is as it was.
    const sentEnd = expiresIn === null ? null : expiryOf(this.#deps.now?.() ?? new Date(), expiresIn);
    const user: ServiceUser = {
      ...told,
      customUserId: told.customUserId ?? customUserId,
      expiresAt: told.expiresAt ?? sentEnd,
    };
    if (customerId !== undefined) {
      const store = this.#deps.store();
      const now = { customUserId: user.customUserId, expiresAt: user.expiresAt };
      await store.call('customers.setUser', customerId, now);
      await store.call('audit.note', customerId, { event: 'userChanged', changed: Object.keys(body) });
    }
    return user;
  }

  /**
   * In one call, or, where the service does not take that (interface-gaps), one by one; then each is asked for.
   * @throws KontorError connection.unknown; what a service says is part of the answer
   */
  async deleteMany(connectionId: string, userIds: readonly string[]): Promise<UsersDeleted> {
    const client = await this.#deps.serviceClientOf(connectionId);
    const known = await this.#known(connectionId);
    const ids = [...new Set(userIds)];
    const customers = ids.flatMap((userId) => known.get(userId) ?? []);
    for (const customerId of customers) await this.#deps.endWorkOf(customerId);
    const error = await deleteAll(client, ids).then(
      () => null,
      (failed: unknown) => {
        if (!isServiceError(failed)) throw failed;
        return { code: failed.code, params: { ...failed.details } };
      },
    );
    const ended: UsersDeleted = { deleted: [], left: [], unknown: [], error };
    for (const userId of ids) ended[await standingOf(client, userId)].push(userId);
    for (const userId of ids) {
      const customerId = known.get(userId);
      if (customerId === undefined) continue;
      // One that was removed here meanwhile must not cost the answer.
      await this.#noteAsked(customerId, ended.deleted.includes(userId)).catch(this.#deps.onFault);
    }
    return ended;
  }

  async #noteAsked(customerId: string, isDeleted: boolean): Promise<void> {
    if (isDeleted) await this.#deps.store().call('audit.note', customerId, { event: 'userDeletedAtService' });
    await this.#deps.usersMayHaveGone(customerId);
  }

  /** One identifier stands for one customer here, whatever its connection. */
  async #requireFree(customUserId: string, exceptId?: string): Promise<void> {
    const all = await this.#deps.store().call('customers.list');
    const other = all.find((customer) => customer.customUserId === customUserId && customer.id !== exceptId);
    if (!other) return;
    const { name, connectionName: connection } = other;
    throw new KontorError('customer.knownElsewhere', { name, connection });
  }

  /** Customers here by their users there, whatever connection of the same service they came by; those of this one first. */
  async #known(connectionId: string): Promise<Map<string, string>> {
    const customers = await this.#deps.store().call('customers.users');
    const service = this.#serviceOf(connectionId);
    const isSame = (otherId: string) =>
      otherId === connectionId || (service !== null && this.#serviceOf(otherId) === service);
    const isThere = new Map(
      [...new Set(customers.map((one) => one.connectionId))].map((otherId) => [otherId, isSame(otherId)]),
    );
    const there = customers.filter((customer) => isThere.get(customer.connectionId));
    there.sort((one, other) => rank(one) - rank(other));
    return new Map(there.map(({ userId, id }) => [userId, id]));

    // The last of a key stays in the map.
    function rank(customer: Pick<Customer, 'connectionId'>): number {
      return customer.connectionId === connectionId ? 1 : 0;
    }
  }

  /** What two connections to the same users have in common; null for one that is no more. */
  #serviceOf(connectionId: string): string | null {
    try {
      const { baseAddress, tenantId } = this.#deps.connectionOf(connectionId);
      return `${new URL(baseAddress ?? '').origin} ${tenantId ?? ''}`;
    } catch {
      return null;
    }
  }
}

/** One that is refused does not keep the others; the first refusal is thrown at the end. */
async function deleteAll(client: ServiceClient, ids: readonly string[]): Promise<void> {
  try {
    await client.call('users.deleteMany', { body: { ids: [...ids] } });
  } catch (error) {
    if (!isServiceError(error, 'service.badRequest') && !isServiceError(error, 'service.notFound'))
      throw error;
    let refusal: unknown = null;
    for (const userId of ids) {
      await client.call('users.delete', { path: { 'user-id': userId } }).catch((failed: unknown) => {
        if (isServiceError(failed, 'service.notFound')) return;
        if (!isServiceError(failed) || !ofOneUser.has(failed.code)) throw failed;
        refusal ??= failed;
      });
    }
    if (refusal !== null) throw refusal;
  }
}

async function standingOf(client: ServiceClient, userId: string): Promise<'deleted' | 'left' | 'unknown'> {
  return client.call('users.get', { path: { 'user-id': userId } }).then(
    () => 'left' as const,
    (error: unknown) => (isServiceError(error, 'service.notFound') ? 'deleted' : 'unknown'),
  );
}

function userOf(item: unknown, known: ReadonlyMap<string, string>): ServiceUser | null {
  if (typeof item !== 'object' || item === null) return null;
  const members = item as Record<string, unknown>;
  const { success, data: userId } = identifier.safeParse(members.userId);
  if (!success) return null;
  const text = (name: string) => {
    const value = members[name];
    return typeof value === 'string' && value !== '' && value.length <= 200 ? value : null;
  };
  const expiresAt = text('expiresAt');
  return {
    userId,
    type: userType.safeParse(members.type).data ?? null,
    customUserId: text('customUserID'),
    expiresAt: expiresAt !== null && !Number.isNaN(Date.parse(expiresAt)) ? expiresAt.slice(0, 100) : null,
    customerId: known.get(userId) ?? null,
  };
}
