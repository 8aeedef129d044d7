import type { ConnectionInput, ConnectionTest, Customer } from '../../../preload/contract';
import type { ConnectionList, StoredConnection } from '../../connections/connection-list';
import { KontorError } from '../../errors/kontor-error';
import type { EventHub } from '../event-hub';
import type { HandlersOf } from '../handler-types';

export interface ConnectionsHandlerDeps {
  connections: ConnectionList;
  /** Readiness, token life and scopes, by real calls. */
  test: (connectionId: string) => Promise<ConnectionTest>;
  /** The connection or its secret changed: its token is dropped (SEC-16). */
  changed: (connectionId: string) => void;
  /** Every customer that is known here. */
  customers: () => Promise<readonly Pick<Customer, 'connectionId' | 'userId'>[]>;
  /** Throws `connection.otherService` unless all of them live in the service at the address of this connection. */
  prove: (candidate: StoredConnection, secret: string, userIds: readonly string[]) => Promise<void>;
  hub: EventHub;
}

export function createConnectionsHandlers(deps: ConnectionsHandlerDeps): HandlersOf<'connections'> {
  /** Users in the service of the customers that were created over the connection. */
  const usersOf = async (id: string) =>
    (await deps.customers()).flatMap(({ connectionId, userId }) => (connectionId === id ? [userId] : []));
  const afterChange = async <T>(connectionId: string, value: T): Promise<T> => {
    deps.changed(connectionId);
    deps.hub.publish('connections.changed', await deps.connections.all());
    return value;
  };
  /** A customer lives in one service: its connection must not come to mean another one, least of all production. */
  const refuseOtherService = async (id: string, input: ConnectionInput) => {
    const before = deps.connections.stored(id);
    const isSame = before.environment === input.environment && before.baseAddress === input.baseAddress;
    if (!isSame && (await usersOf(id)).length > 0) throw new KontorError('connection.inUse');
  };
  return {
    'connections.list': () => deps.connections.all(),
    'connections.save': async (input) => {
      if (input.id !== undefined) await refuseOtherService(input.id, input);
      const saved = await deps.connections.save(input);
      return afterChange(saved.id, saved);
    },
    'connections.saveSecret': async (id, secret, keepFor) =>
      afterChange(id, await deps.connections.saveSecret(id, secret, keepFor)),
    'connections.follow': async (id, baseAddress, secret, keepFor) => {
      const moved = { ...deps.connections.stored(id), baseAddress };
      deps.connections.require(moved);
      await deps.prove(moved, secret, await usersOf(id));
      return afterChange(id, await deps.connections.move(moved, secret, keepFor));
    },
    'connections.remove': async (id) => {
      await deps.connections.remove(id);
      return afterChange(id, null);
    },
    'connections.test': deps.test,
  };
}
