import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { ActivityLine, ConnectionTest, ServiceState } from '../../preload/contract';
import type { SecretStore } from '../credentials/secret-store';
import { KontorError } from '../errors/kontor-error';
import {
  createServiceClient,
  type GateState,
  inJob,
  type LearnedNames,
  type ServiceClient,
  type ServiceClientDeps,
  type ActivityLine as ServiceLine,
  serviceConnectionSchema,
} from '../service';
import { outcomeOf } from '../service/activity/activity-outcome';
import { AwayWatch } from './away-watch';
import {
  embeddedConnectionId,
  type SecretOwner,
  type StoredConnection,
  secretNameOf,
} from './connection-list';
import type { EmbeddedService } from './embedded-service';
import { requireSameService } from './same-service';

export interface ServiceClientsOptions {
  stored: (connectionId: string) => StoredConnection;
  /** Whether an administrator lets this connection be used; throws `connection.notAllowed`. */
  requireAllowed?: (baseAddress: string | null) => void;
  secrets: SecretStore;
  embedded: EmbeddedService;
  /** Secret of the embedded service; it never leaves main and its child. */
  readEmbeddedSecret: () => Promise<string>;
  fetch: typeof fetch;
  /** For calls that must not be repeated by the network stack itself: creating users, triggering. */
  fetchOnce: typeof fetch;
  /** Reads answers that are too large to be read beside everything else. */
  largeAnswers?: ServiceClientDeps['largeAnswers'];
  /** Spellings that services taught us, by connection; kept from one day to the next, they hold no secret. */
  learned: {
    read(connectionId: string): LearnedNames | undefined;
    write(connectionId: string, names: LearnedNames): void;
  };
  onActivity: (line: ActivityLine) => void;
  onStates: (states: ServiceState[]) => void;
  onFault?: (error: unknown) => void;
}

/** One client per connection, made on first use and made anew when the connection or its address changed. */
export class ServiceClients {
  readonly #options: ServiceClientsOptions;
  readonly #clients = new Map<string, ServiceClient>();
  readonly #states = new Map<string, Omit<ServiceState, 'isAway'>>();
  readonly #away = new AwayWatch(() => this.#publishStates());

  constructor(options: ServiceClientsOptions) {
    this.#options = options;
  }

  /** Starts the embedded service where it is the one. Rejects with `connection.unknown` or `localService.notStarted`. */
  async of(connectionId: string): Promise<ServiceClient> {
    const isEmbedded = connectionId === embeddedConnectionId;
    const { requireAllowed, stored } = this.#options;
    requireAllowed?.(isEmbedded ? null : stored(connectionId).baseAddress);
    if (isEmbedded) await this.#options.embedded.ensureRunning();
    const connection = serviceConnectionSchema.parse(this.#options.stored(connectionId));
    const known = this.#clients.get(connectionId);
    if (known && isDeepStrictEqual(known.connection, connection)) return known;
    known?.close();
    const { fetch, fetchOnce, embedded } = this.#options;
    const isThere = () => !isEmbedded || embedded.address === connection.baseAddress;
    const client = createServiceClient({
      connection,
      readSecret: () => (isEmbedded ? this.#options.readEmbeddedSecret() : this.#readSecret(connection)),
      fetch: whileThere(isThere, fetch),
      fetchOnce: whileThere(isThere, fetchOnce),
      largeAnswers: this.#options.largeAnswers,
      learned: this.#options.learned.read(connectionId),
      onLearned: (names) => this.#options.learned.write(connectionId, names),
      onActivity: (line) => {
        const shown = activityLineOf(line);
        this.#away.note(shown);
        this.#options.onActivity(shown);
      },
      onState: (state) => this.#noteState(connectionId, state),
      onFault: this.#options.onFault,
    });
    this.#clients.set(connectionId, client);
    return client;
  }

  /** Readiness, token life and scopes, by real calls. */
  test(connectionId: string): Promise<ConnectionTest> {
    return inJob(connectionJob(), async () => {
      const { isReady, tokenLifeSeconds, scopes } = await (await this.of(connectionId)).test();
      return { isReady, tokenLifeSeconds, scopes: [...scopes] };
    });
  }

  /** See `requireSameService`; asked with this secret, which is kept nowhere. */
  async prove(candidate: StoredConnection, secret: string, userIds: readonly string[]): Promise<void> {
    this.#options.requireAllowed?.(candidate.baseAddress);
    const { fetch, fetchOnce, onActivity } = this.#options;
    const client = createServiceClient({
      connection: serviceConnectionSchema.parse(candidate),
      readSecret: async () => secret,
      fetch,
      fetchOnce,
      onActivity: (line) => onActivity(activityLineOf(line)),
    });
    try {
      await inJob(connectionJob(), () => requireSameService(client, userIds));
    } finally {
      client.close();
    }
  }

  /** The connection or its secret changed: its token is dropped and everything under way ends (SEC-16). */
  forget(connectionId: string): void {
    const client = this.#clients.get(connectionId);
    this.#clients.delete(connectionId);
    client?.close();
  }

  suspend(): void {
    for (const client of this.#clients.values()) client.suspend();
  }

  resume(): void {
    for (const client of this.#clients.values()) client.resume();
  }

  closeAll(): void {
    for (const id of [...this.#clients.keys()]) this.forget(id);
  }

  /** The secret of the connection as this client was made for it: never of what it has become since (SEC-42). */
  async #readSecret(owner: SecretOwner): Promise<string> {
    const secret = await this.#options.secrets.read(secretNameOf(owner));
    if (secret === null) throw new KontorError('secret.missing');
    return secret;
  }

  #noteState(connectionId: string, state: GateState): void {
    this.#states.set(connectionId, {
      connectionId,
      state: state.state === 'suspended' ? 'idle' : state.state,
      waitingUntil: state.waitingUntil ?? null,
    });
    this.#publishStates();
  }

  #publishStates(): void {
    const states = Array.from(this.#states.values());
    this.#options.onStates(
      states.map((state) => ({ ...state, isAway: this.#away.isAway(state.connectionId) })),
    );
  }
}

/**
 * The service on this computer ends with its process, and any program may then listen on its port: nothing is sent there any more,
 * neither the token nor what a call that is repeated carries (SEC-17).
 */
function whileThere(isThere: () => boolean, send: typeof fetch): typeof fetch {
  return (address, init) =>
    isThere() ? send(address, init) : Promise.reject(new Error('net::ERR_CONNECTION_REFUSED'));
}

function connectionJob() {
  return { kind: 'connection', id: randomUUID(), customerId: null } as const;
}

/** The client's own line as the window shows it. */
function activityLineOf(line: ServiceLine): ActivityLine {
  const id = randomUUID();
  return {
    id,
    at: line.at,
    connectionId: line.connectionId,
    method: line.method,
    endpoint: line.template,
    status: line.status ?? null,
    durationMs: line.durationMs,
    attempt: line.attempt,
    correlationId: line.correlationId ?? null,
    answerBytes: line.answerBytes ?? null,
    errorCode: line.failure?.kind ?? null,
    deprecation: line.deprecation ?? line.sunset ?? null,
    job: line.job ?? { kind: 'other', id, customerId: null },
    outcome: outcomeOf(line.key, line.status),
  };
}
