import { createHash } from 'node:crypto';
import { z } from 'zod';
import { type Connection, type ConnectionInput, connectionInput } from '../../preload/contract';
import type { SecretStore } from '../credentials/secret-store';
import { KontorError } from '../errors/kontor-error';
import type { JsonFile } from '../settings/json-file';

/** Connections as kept on disk: no secret among them. */
export const storedConnections = z.array(connectionInput.extend({ id: z.string() })).max(200);
export type StoredConnection = z.infer<typeof storedConnections>[number];

export const embeddedConnectionId = 'embedded';

/** What a secret belongs to: whoever changes one of these has to enter the secret again. */
export type SecretOwner = Pick<StoredConnection, 'id' | 'environment' | 'baseAddress' | 'clientId'>;

/**
 * Name of a connection's secret in the key store, bound to origin, environment and client id (SEC-42): with another
 * of them there is no such entry, however the change came about, so no secret follows to another host.
 */
export function secretNameOf({ id, environment, baseAddress, clientId }: SecretOwner): string {
  const bound = JSON.stringify([originOf(baseAddress.trim()), environment, clientId.trim()]);
  return `connection.${id}.${createHash('sha256').update(bound).digest('hex').slice(0, 32)}`;
}

/** A file that was edited by hand may hold anything: what is no address belongs to itself alone. */
function originOf(address: string): string {
  try {
    return new URL(address).origin;
  } catch {
    return address;
  }
}

/** A host that was named for the pages of one service is not named for those of the next (SEC-42). */
function withOwnPages(stored: StoredConnection, before: StoredConnection | undefined): StoredConnection {
  const isMoved =
    before !== undefined && originOf(before.baseAddress.trim()) !== originOf(stored.baseAddress.trim());
  if (!isMoved || stored.pageHost !== before.pageHost) return stored;
  const { pageHost: _, ...others } = stored;
  return others;
}

export interface ConnectionListOptions {
  file: JsonFile<StoredConnection[]>;
  secrets: SecretStore;
  /** What the embedded service is called and where it listens, once it runs. */
  embedded: { name: string; clientId: string; address: () => string };
  makeId: () => string;
  /** The client's own rules for a connection (https, loopback for local); throws `connection.invalid`. */
  check: (input: ConnectionInput) => void;
}

/** The named services the user may talk to: the embedded one first, then his own (SEC-19). */
export class ConnectionList {
  readonly #options: ConnectionListOptions;

  constructor(options: ConnectionListOptions) {
    this.#options = options;
  }

  async all(): Promise<Connection[]> {
    const own = this.#options.file.value.map(async (stored) => ({
      ...stored,
      secretState: await this.#options.secrets.stateOf(secretNameOf(stored)),
      isEmbedded: false,
    }));
    return [this.#embedded(), ...(await Promise.all(own))];
  }

  /** The connection without the state of its secret. */
  stored(id: string): StoredConnection {
    if (id === embeddedConnectionId) return this.#embeddedInput();
    const found = this.#options.file.value.find((connection) => connection.id === id);
    if (!found) throw new KontorError('connection.unknown');
    return found;
  }

  /** @throws KontorError connection.invalid for what may not be saved */
  require(input: ConnectionInput): void {
    if (input.id === embeddedConnectionId) throw new KontorError('connection.invalid', { field: 'id' });
    this.#options.check(input);
  }

  /** The same service at another address: its secret first, so that whoever goes on there finds it. */
  async move(moved: StoredConnection, secret: string, keepFor: 'keychain' | 'session'): Promise<Connection> {
    this.require(moved);
    await this.#options.secrets.write(secretNameOf(moved), secret, keepFor);
    return this.save(moved);
  }

  async save(input: ConnectionInput): Promise<Connection> {
    this.require(input);
    const id = input.id ?? this.#options.makeId();
    const before = this.#options.file.value.find((connection) => connection.id === id);
    const stored = withOwnPages({ ...input, id }, before);
    const others = this.#options.file.value.filter((connection) => connection.id !== stored.id);
    this.#options.file.save([...others, stored]);
    if (before && secretNameOf(before) !== secretNameOf(stored)) await this.#forgetSecretOf(before);
    return this.#withState(stored.id);
  }

  async saveSecret(id: string, secret: string, keepFor: 'keychain' | 'session'): Promise<Connection> {
    const stored = this.stored(id);
    if (id === embeddedConnectionId) throw new KontorError('connection.invalid', { field: 'id' });
    await this.#options.secrets.write(secretNameOf(stored), secret, keepFor);
    return this.#withState(id);
  }

  /** A secret for this session alone, by the name of its connection. @throws KontorError connection.unknown */
  async giveSecret(name: string | null, secret: string): Promise<void> {
    const own = this.#options.file.value.filter((stored) => name === null || stored.name === name);
    const [only, ...others] = own;
    if (!only || others.length > 0) throw new KontorError('connection.unknown');
    await this.saveSecret(only.id, secret, 'session');
  }

  async remove(id: string): Promise<void> {
    const stored = this.stored(id);
    if (id === embeddedConnectionId) throw new KontorError('connection.invalid', { field: 'id' });
    await this.#options.secrets.remove(secretNameOf(stored));
    this.#options.file.save(this.#options.file.value.filter((connection) => connection.id !== id));
  }

  /** The entry of what a connection was before. One that cannot be removed now opens nothing, and the wipe knows it. */
  async #forgetSecretOf(before: StoredConnection): Promise<void> {
    await this.#options.secrets.remove(secretNameOf(before)).catch(() => undefined);
  }

  async #withState(id: string): Promise<Connection> {
    const found = (await this.all()).find((connection) => connection.id === id);
    if (!found) throw new KontorError('connection.unknown');
    return found;
  }

  #embedded(): Connection {
    return { ...this.#embeddedInput(), secretState: 'none', isEmbedded: true };
  }

  #embeddedInput(): StoredConnection {
    return {
      id: embeddedConnectionId,
      name: this.#options.embedded.name,
      environment: 'local',
      baseAddress: this.#options.embedded.address(),
      clientId: this.#options.embedded.clientId,
      timestampUnit: 's',
    };
  }
}
