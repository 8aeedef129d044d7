import { join } from 'node:path';
import type { ProgramOptions } from './program-options';
import { firstNetwork, NetworkAccess, storedNetwork } from './security/network-access';
import { createFetchOnce } from './service';
import { LargeAnswers } from './service/large-answers/large-answers';
import { JsonFile } from './settings/json-file';

interface Parts extends Pick<ProgramOptions, 'defaultSession' | 'makeSession' | 'builtMain'> {
  /** The file of the settings of the network. */
  path: string;
  onSetAside: (name: string) => void;
  onFault: (error: unknown) => void;
}

/** The ways to services, as the settings of the network say. */
export function programNetwork({ defaultSession, makeSession, builtMain, ...parts }: Parts) {
  const { path, onSetAside, onFault } = parts;
  const file = new JsonFile(path, storedNetwork, firstNetwork, onSetAside);
  const network = new NetworkAccess({ file, now: () => new Date(), onFault });
  const calls = network.open((round) =>
    round === 0 ? defaultSession : makeSession(`kontor-calls-${round}`),
  );
  const fetchFrom: typeof fetch = (address, init) => calls.fetch(String(address), init);
  return {
    network,
    fetch: fetchFrom,
    largeAnswers: new LargeAnswers(join(builtMain, 'answer-thread.cjs')),
    fetchOnce: createFetchOnce((nth) => network.open((round) => makeSession(`kontor-once-${nth}-${round}`))),
  };
}
