import { KontorError } from '../errors/kontor-error';
import { type Policy, parsedAddress } from './policy';

/**
 * Whether a connection to this address may be used; `null` stands for the service on this computer.
 * @throws KontorError connection.notAllowed
 */
export function connectionRule(policy: Policy | null): (baseAddress: string | null) => void {
  const { allowedConnections, localService } = policy ?? {};
  const origins = allowedConnections && new Set(allowedConnections.map((address) => new URL(address).origin));
  return (baseAddress) => {
    if (baseAddress === null ? localService === false : origins && !origins.has(originOf(baseAddress)))
      throw new KontorError('connection.notAllowed');
  };
}

function originOf(address: string): string {
  return parsedAddress(address)?.origin ?? '';
}
