import type { BankOverview } from '../../preload/contract';
import { KontorError } from '../errors/kontor-error';
import type { ServiceClient } from '../service/service-client';
import { isServiceError } from '../service/transport/service-error';
import type { Store } from '../store/open-store';
import { overviewOf } from './held-at-service';

export interface HeldBanksDeps {
  store: () => Pick<Store, 'call'>;
  serviceClientOf: (connectionId: string) => Promise<ServiceClient>;
  /** A page that is open for the customer is followed no more. */
  endSessionOf: (customerId: string) => Promise<void>;
  onFault: (error: unknown) => void;
}

/**
 * Banks and accounts that a service holds of a customer (interface.md 4.3). A change answers nothing: what then is there is asked by the
 * page, so that a list that cannot be had does not make a change look failed.
 */
export class HeldBanks {
  readonly #deps: HeldBanksDeps;

  constructor(deps: HeldBanksDeps) {
    this.#deps = deps;
  }

  /** @throws KontorError customer.unknown, connection.unknown; ServiceError */
  async overview(customerId: string): Promise<BankOverview> {
    const { client, path } = await this.#clientOf(customerId);
    const accounts = await client.call('banking.accounts', { path });
    const logins = await client.call('banking.userSyncStatus', { path });
    return overviewOf(logins.value, accounts.value);
  }

  /** @throws KontorError banks.notInvented in production; else as `overview` */
  async mockConnect(customerId: string): Promise<void> {
    const { environment } = await this.#deps.store().call('customers.get', customerId);
    if (environment === 'production') throw new KontorError('banks.notInvented');
    await this.#change(customerId, 'bankConnected', (client, path) =>
      client.call('banking.mockConnect', { path, body: {} }),
    );
  }

  /** One that is gone already counts as removed. @throws as `overview` */
  async removeLogin(customerId: string, loginId: string): Promise<void> {
    await this.#change(customerId, 'bankLoginRemoved', (client, path) =>
      client
        .call('banking.deleteLogin', { path: { ...path, 'banklogin-id': loginId } })
        .catch(onlyUnlessGone),
    );
  }

  /** @throws as `overview` */
  async disconnect(customerId: string): Promise<void> {
    await this.#change(customerId, 'bankDisconnected', (client, path) =>
      client.call('banking.disconnect', { path }),
    );
    await this.#deps.endSessionOf(customerId);
  }

  async #change(
    customerId: string,
    event: string,
    change: (client: ServiceClient, path: { 'user-id': string }) => Promise<unknown>,
  ): Promise<void> {
    const { client, path } = await this.#clientOf(customerId);
    await change(client, path);
    await this.#deps.store().call('audit.note', customerId, { event }).catch(this.#deps.onFault);
  }

  async #clientOf(customerId: string): Promise<{ client: ServiceClient; path: { 'user-id': string } }> {
    const { connectionId, userId } = await this.#deps.store().call('customers.get', customerId);
    return { client: await this.#deps.serviceClientOf(connectionId), path: { 'user-id': userId } };
  }
}

function onlyUnlessGone(error: unknown): void {
  if (!isServiceError(error, 'service.notFound')) throw error;
}
