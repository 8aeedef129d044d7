import { randomBytes } from 'node:crypto';
import type { StoreRecovery, StoreState } from '../preload/contract';
import type { EmbeddedService, EmbeddedStart } from './connections/embedded-service';
import type { SecretStore } from './credentials/secret-store';
import { isDatabaseThere } from './database-guard/last-copy';
import { KontorError } from './errors/kontor-error';
import { databaseFile, makeWay } from './store-access';

export const embeddedClientId = 'kontor-embedded';
const keyName = 'local-service.key';
const secretName = 'local-service.secret';

/** With what the service on this computer starts, and the ways out when its database does not open. */
export class LocalServiceAccess {
  #isLogGivenUp = false;

  constructor(
    readonly path: string,
    private readonly secrets: SecretStore,
  ) {}

  /** Entries of the key store. */
  readonly secretNames = [keyName, secretName];

  readSecret(): Promise<string> {
    return this.secrets.readOrMake(secretName, () => randomBytes(24).toString('base64url'));
  }

  /** @throws KontorError `localService.wrongKey`: a database whose key is gone must not be hidden behind a new key */
  async start(isSession: boolean, clockSeen?: number): Promise<EmbeddedStart> {
    if (!isSession && isDatabaseThere(this.path) && (await this.secrets.read(keyName)) === null)
      throw new KontorError('localService.wrongKey');
    return {
      databasePath: isSession ? ':memory:' : this.path,
      databaseKey: await this.secrets.readOrMake(keyName, () => randomBytes(32).toString('hex')),
      clientId: embeddedClientId,
      clientSecret: await this.readSecret(),
      isLogGivenUp: this.#isLogGivenUp,
      clockSeen,
    };
  }

  /** Undefined where nothing is wrong with its database. */
  stateOf({ damage }: EmbeddedService): StoreState['localService'] {
    return damage === null ? undefined : { errorCode: damage, file: databaseFile(this.path) };
  }

  /** @param how null tries it as it is; nothing happens where its database opens */
  async recover(service: EmbeddedService, how: StoreRecovery | null): Promise<void> {
    if (service.damage === null) return;
    if (how) makeWay(this.path, how);
    this.#isLogGivenUp = how === 'withoutLog';
    try {
      await service.ensureRunning();
    } finally {
      this.#isLogGivenUp = false;
    }
  }
}
