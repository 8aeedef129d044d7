import type { ConnectionInput, ConnectionTest } from '../../../preload/contract';
import type { ConnectionList } from '../../connections/connection-list';
import { KontorError } from '../../errors/kontor-error';
import type { EventHub } from '../event-hub';
import type { HandlersOf } from '../handler-types';

export interface ConnectionsHandlerDeps {
  connections: ConnectionList;
  /** Readiness, token life and scopes, by real calls. */
  test: (connectionId: string) => Promise<ConnectionTest>;
  /** The connection or its secret changed: its token is dropped (SEC-16). */
  changed: (connectionId: string) => void;
  /** Whether customers were created over the connection. */
  hasCustomers: (connectionId: string) => Promise<boolean>;
  hub: EventHub;
}

export function createConnectionsHandlers(deps: ConnectionsHandlerDeps): HandlersOf<'connections'> {
  const afterChange = async <T>(connectionId: string, value: T): Promise<T> => {
    deps.changed(connectionId);
    deps.hub.publish('connections.changed', await deps.connections.all());
    return value;
  };
  /** A customer lives in one service: its connection must not come to mean another one, least of all production. */
  const refuseOtherService = async (id: string, input: ConnectionInput) => {
    const before = deps.connections.stored(id);
    const isSame = before.environment === input.environment && before.baseAddress === input.baseAddress;
    if (!isSame && (await deps.hasCustomers(id))) throw new KontorError('connection.inUse');
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
    'connections.remove': async (id) => {
      await deps.connections.remove(id);
      return afterChange(id, null);
    },
    'connections.test': deps.test,
  };
}
