import type { NetworkAccess } from '../../security/network-access';
import type { HandlersOf } from '../handler-types';

type Network = Pick<NetworkAccess, 'state' | 'save' | 'saveAuthorities'>;

export function createNetworkHandlers(network: Network): HandlersOf<'network'> {
  return {
    'network.get': () => network.state(),
    'network.save': (settings) => network.save(settings),
    'network.saveAuthorities': (text) => network.saveAuthorities(text),
  };
}
