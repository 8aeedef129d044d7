import type { ProgramOptions } from './program-options';
import { firstNetwork, NetworkAccess, storedNetwork } from './security/network-access';
import { createFetchOnce } from './service';
import { JsonFile } from './settings/json-file';

interface Parts extends Pick<ProgramOptions, 'defaultSession' | 'makeSession'> {
  /** The file of the settings of the network. */
  path: string;
  onSetAside: (name: string) => void;
  onFault: (error: unknown) => void;
}

/** The ways to services, as the settings of the network say. */
export function programNetwork({ defaultSession, makeSession, path, onSetAside, onFault }: Parts) {
  const file = new JsonFile(path, storedNetwork, firstNetwork, onSetAside);
  const network = new NetworkAccess({ file, now: () => new Date(), onFault });
  const calls = network.open((round) =>
    round === 0 ? defaultSession : makeSession(`kontor-calls-${round}`),
  );
  const fetchFrom: typeof fetch = (address, init) => calls.fetch(String(address), init);
  return {
    network,
    fetch: fetchFrom,
    fetchOnce: createFetchOnce((nth) => network.open((round) => makeSession(`kontor-once-${nth}-${round}`))),
  };
}
