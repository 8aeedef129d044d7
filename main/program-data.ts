import { join } from 'node:path';
import { z } from 'zod';
import { EmbeddedService, serviceWatch } from './connections/embedded-service';
import { Keychain } from './credentials/keychain';
import { loadKeytar, noKeychain } from './credentials/keytar-adapter';
import { SecretStore } from './credentials/secret-store';
import { ErasureByAge, type ErasureByAgeParts } from './customers/erasure-by-age';
import { LocalServiceAccess } from './local-service-access';
import type { ProgramOptions } from './program-options';
import type { ProgramProfile } from './program-profile';
import { JsonFile } from './settings/json-file';
import { keptClock } from './settings/kept-clock';
import { StoreAccess, storeKeyName } from './store-access';
import { wipeProfile } from './wipe';

const keychainTimeoutMs = 60_000;

export type ProgramData = ReturnType<typeof createData>;

/** What works with the data, once it is there. */
interface Work {
  readonly purge: ErasureByAgeParts['purge'];
  /** Runs each time the store has opened. */
  readonly takeUp: () => unknown;
}

/** What is kept under keys, and the keys: the store, the service on this computer, and how both are erased. */
export function createData(options: ProgramOptions, profile: ProgramProfile, work: Work) {
  const { inProfile, administration, hub, log, onFault, onSetAside } = profile;
  const keys = createKeys(options, profile);
  const { keychain, secrets } = keys;
  const storePath = inProfile('kontor.db');
  const localService = new LocalServiceAccess(inProfile('local-service.db'), secrets);
  const isInMemory = () => administration.isSessionOnly || storeAccess.state().mode === 'session';
  const embedded = new EmbeddedService({
    fork: () => options.forkService(join(options.builtMain, 'local-service.cjs')),
    start: () => localService.start(isInMemory(), age.passed()),
    ...serviceWatch(log),
    onDamage: () => storeAccess.refresh(),
  });
  const age = new ErasureByAge({
    clock: keptClock(inProfile('clock.json'), onSetAside, onFault),
    purge: work.purge,
    tellService: (passed) => embedded.vouch(passed),
    log,
  });
  const storeAccess = new StoreAccess({
    path: storePath,
    workerFile: join(options.builtMain, 'store-worker.cjs'),
    programVersion: options.version,
    secrets,
    keychainState: () => keychain.state,
    onChange: (state) => hub.publish('storeState.changed', state),
    erasure: () => age.shown,
    filesSetAside: profile.filesSetAside,
    localServiceState: () => localService.stateOf(embedded),
    onOpened: work.takeUp,
    onSlow: ({ operation, durationMs }) => log({ event: 'store.slow', code: operation, durationMs }),
  });
  /** Everything on this computer goes, and the program starts anew. @param stop comes to rest first */
  const wipe = (stop: () => Promise<void>) =>
    wipeProfile({
      stop,
      userData: options.userData,
      databases: [storePath, localService.path],
      ownSecrets: [storeKeyName, ...localService.secretNames],
      secrets,
      secretNamesPath: keys.secretNamesPath,
      relaunch: options.relaunch,
    });
  return { secrets, localService, embedded, age, storeAccess, wipe };
}

/** The key store of the system, or this session's memory, and the names under which something is in it. */
function createKeys(
  { isPackaged }: ProgramOptions,
  { inProfile, administration, log, onSetAside }: ProgramProfile,
) {
  const keychain = new Keychain({
    serviceName: isPackaged ? 'Kontor' : 'Kontor (development)',
    load: administration.isSessionOnly ? noKeychain : loadKeytar,
    timeoutMs: keychainTimeoutMs,
    onState: (state) => log({ event: 'keychain.state', code: state }),
  });
  const secretNamesPath = inProfile('secret-names.json');
  const secretNames = new JsonFile(secretNamesPath, z.array(z.string().max(300)).max(10_000), [], onSetAside);
  return {
    keychain,
    secretNamesPath,
    secrets: new SecretStore(keychain, secretNames, administration.isSessionOnly),
  };
}
