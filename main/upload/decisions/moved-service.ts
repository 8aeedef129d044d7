import type { ServiceClient } from '../../service/service-client';

/**
 * The same service at another address: the one on this computer died and was started again, as a rule under another port,
 * or the user followed one that moved, which only its users there prove (connections.follow; no other way leads a
 * connection with customers to another address). Any other change of a connection ends what is under way (SEC-16).
 */
export function isSameServiceMoved(before: ServiceClient, now: ServiceClient): boolean {
  const [was, is] = [before.connection, now.connection];
  return (
    now !== before &&
    is.id === was.id &&
    is.clientId === was.clientId &&
    is.environment === was.environment &&
    (is.environment === 'local' || is.baseAddress !== was.baseAddress)
  );
}
