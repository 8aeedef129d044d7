import type { Customer, CustomerScopes } from '../../preload/contract';
import type { ServiceClient } from '../service/service-client';
import type { Store } from '../store/open-store';

export interface CustomerScopesDeps {
  store: () => Pick<Store, 'call'>;
  serviceClientOf: (connectionId: string) => Promise<ServiceClient>;
}

/** Longest list of scopes that is looked at, and longest name of one. */
const mostScopes = 1_000;
const longestScope = 200;

/** Scopes of a customer's user at the service (interface.md 5.5). */
export class CustomerScopesReader {
  readonly #deps: CustomerScopesDeps;

  constructor(deps: CustomerScopesDeps) {
    this.#deps = deps;
  }

  /** @throws KontorError customer.unknown, connection.unknown; ServiceError */
  async read(customerId: string): Promise<CustomerScopes> {
    const { customer, client } = await this.#clientOf(customerId);
    const { value } = await client.call('users.get', { path: { 'user-id': customer.userId } });
    const { scopes } = value as { scopes?: unknown };
    return { held: scopesIn(scopes), connection: [...client.scopes()] };
  }

  /** Adding one that is held changes nothing, so it may be repeated. @throws as `read` */
  async add(customerId: string, scopes: readonly string[]): Promise<CustomerScopes> {
    const { customer, client } = await this.#clientOf(customerId);
    const body = { scopes: [...scopes] };
    await client.call('users.addScopes', { path: { 'user-id': customer.userId }, body });
    await this.#deps.store().call('audit.note', customerId, { event: 'scopesAdded', scopes: body.scopes });
    return this.read(customerId);
  }

  async #clientOf(customerId: string): Promise<{ customer: Customer; client: ServiceClient }> {
    const customer = await this.#deps.store().call('customers.get', customerId);
    return { customer, client: await this.#deps.serviceClientOf(customer.connectionId) };
  }
}

function scopesIn(raw: unknown): string[] | null {
  if (!Array.isArray(raw)) return null;
  const texts = raw.filter((one): one is string => typeof one === 'string' && one !== '');
  return texts.filter((one) => one.length <= longestScope).slice(0, mostScopes);
}
