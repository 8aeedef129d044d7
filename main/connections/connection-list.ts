import { z } from 'zod';
import { type Connection, type ConnectionInput, connectionInput } from '../../preload/contract';
import { KontorError } from '../bridge/handler-types';
import type { SecretStore } from '../credentials/secret-store';
import type { JsonFile } from '../settings/json-file';

/** Connections as kept on disk: no secret among them. */
export const storedConnections = z.array(connectionInput.extend({ id: z.string() })).max(200);
export type StoredConnection = z.infer<typeof storedConnections>[number];

export const embeddedConnectionId = 'embedded';

/** Name of a connection's secret in the key store. */
export function secretNameOf(connectionId: string): string {
  return `connection.${connectionId}`;
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
      secretState: await this.#options.secrets.stateOf(secretNameOf(stored.id)),
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

  async save(input: ConnectionInput): Promise<Connection> {
    if (input.id === embeddedConnectionId) throw new KontorError('connection.invalid', { field: 'id' });
    this.#options.check(input);
    const stored = { ...input, id: input.id ?? this.#options.makeId() };
    const others = this.#options.file.value.filter((connection) => connection.id !== stored.id);
    this.#options.file.save([...others, stored]);
    return this.#withState(stored.id);
  }

  async saveSecret(id: string, secret: string, keepFor: 'keychain' | 'session'): Promise<Connection> {
    this.stored(id);
    await this.#options.secrets.write(secretNameOf(id), secret, keepFor);
    return this.#withState(id);
  }

  async remove(id: string): Promise<void> {
    this.stored(id);
    if (id === embeddedConnectionId) throw new KontorError('connection.invalid', { field: 'id' });
    await this.#options.secrets.remove(secretNameOf(id));
    this.#options.file.save(this.#options.file.value.filter((connection) => connection.id !== id));
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
