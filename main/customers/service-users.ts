import { type Customer, identifier, type ServiceUser, type TakeOver, userType } from '../../preload/contract';
import { KontorError } from '../errors/kontor-error';
import type { ServiceClient } from '../service/service-client';
import { isServiceError } from '../service/transport/service-error';
import { readPage } from '../service/wire/list-envelope';
import type { Store } from '../store/open-store';

export interface ServiceUsersDeps {
  store: () => Pick<Store, 'call'>;
  serviceClientOf: (connectionId: string) => Promise<ServiceClient>;
  /** Throws `connection.unknown`. */
  connectionOf: (connectionId: string) => { name: string; environment: Customer['environment'] };
}

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
   * @throws KontorError customer.known, customer.exists, customer.kindUnknown; ServiceError
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
    const id = await store.call('customers.begin', {
      connectionId,
      name,
      type: user.type,
      expiresIn: null,
      environment,
      connectionName,
      customUserId: user.customUserId ?? userId,
    });
    const customer = await store.call('customers.finish', id, { userId, expiresAt: user.expiresAt });
    await store.call('audit.note', id, { event: 'takenOver' });
    return customer;
  }

  /** Customers here by their users there. */
  async #known(connectionId: string): Promise<Map<string, string>> {
    const customers = await this.#deps.store().call('customers.list');
    const own = customers.filter((customer) => customer.connectionId === connectionId);
    return new Map(own.map(({ userId, id }) => [userId, id]));
  }
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
