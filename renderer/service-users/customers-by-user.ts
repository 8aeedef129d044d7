import type { Connection, Customer } from '../../preload/contract';

type Place = Pick<Connection, 'id' | 'baseAddress' | 'tenantId'>;

/**
 * Customers here by their users at the service of a connection. Another connection to the same service and tenant has the same users, so
 * its customers count; where both know one, this connection's stands.
 */
export function customersByUser<Known extends Pick<Customer, 'connectionId' | 'userId'>>(
  connection: Place,
  connections: readonly Place[],
  customers: readonly Known[],
): Map<string, Known> {
  const service = serviceOf(connection);
  const same = new Set(
    connections.filter((one) => service !== null && serviceOf(one) === service).map(({ id }) => id),
  );
  const isOwn = ({ connectionId }: Known) => connectionId === connection.id;
  const others = customers.filter((one) => !isOwn(one) && same.has(one.connectionId));
  return new Map([...others, ...customers.filter(isOwn)].map((one) => [one.userId, one]));
}

function serviceOf({ baseAddress, tenantId }: Place): string | null {
  try {
    return `${new URL(baseAddress).origin} ${tenantId ?? ''}`;
  } catch {
    return null;
  }
}
