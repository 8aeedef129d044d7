import type { ConnectionTest } from '../../../preload/contract';
import type { ConnectionList } from '../../connections/connection-list';
import type { EventHub } from '../event-hub';
import type { HandlersOf } from '../handler-types';

export interface ConnectionsHandlerDeps {
  connections: ConnectionList;
  /** Readiness, token life and scopes, by real calls. */
  test: (connectionId: string) => Promise<ConnectionTest>;
  /** The connection or its secret changed: its token is dropped (SEC-16). */
  changed: (connectionId: string) => void;
  hub: EventHub;
}

export function createConnectionsHandlers(deps: ConnectionsHandlerDeps): HandlersOf<'connections'> {
  const afterChange = async <T>(connectionId: string, value: T): Promise<T> => {
    deps.changed(connectionId);
    deps.hub.publish('connections.changed', await deps.connections.all());
    return value;
  };
  return {
    'connections.list': () => deps.connections.all(),
    'connections.save': async (input) => {
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
