import type { ServiceClient } from '../service/service-client';

/**
 * The service on this computer died and was started again: the same service with the same data, as a rule under
 * another port. Any other change of a connection is the user's, and ends what is under way (SEC-16).
 */
export function isSameServiceMoved(before: ServiceClient, now: ServiceClient): boolean {
  return (
    now !== before &&
    now.connection.environment === 'local' &&
    now.connection.id === before.connection.id &&
    now.connection.clientId === before.connection.clientId
  );
}
