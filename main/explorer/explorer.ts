import { randomUUID } from 'node:crypto';
import {
  authKey,
  type Customer,
  type ExplorerAnswer,
  type ExplorerChoice,
  type ExplorerEndpoint,
  type ExplorerPreview,
  type ExplorerRequest,
} from '../../preload/contract';
import { KontorError } from '../errors/kontor-error';
import type { LinkOwner } from '../security/external-link-policy';
import { inJob } from '../service/activity/job-scope';
import { endpointLabel } from '../service/requests/request-builder';
import type { ServiceClient } from '../service/service-client';
import { isServiceError, type ServiceError } from '../service/transport/service-error';
import { linkOfAnswer } from '../service/wire/link-of-answer';
import type { Store } from '../store/open-store';
import { missingScopeOf, outcomeOfError } from './call-outcome';
import { describeEndpoints } from './describe-endpoint';
import { choicesOf } from './parameter-choices';
import { type ReadRequest, readRequest } from './read-request';
import { previewOf, previewOfLogIn } from './request-preview';
import { shownAnswer } from './shown-answer';
import { holdsSecretLinks, withoutSecretValues } from './withheld';

export interface ExplorerDeps {
  store: () => Pick<Store, 'call'>;
  serviceClientOf: (connectionId: string) => Promise<ServiceClient>;
  /** Throws `connection.unknown`. */
  connectionOf: (connectionId: string) => { environment: Customer['environment'] };
  /** Save dialog and atomic writing; null when the user cancelled. */
  save: (suggestedName: string, bytes: Uint8Array) => Promise<{ fileName: string } | null>;
  /** Opens a page of this service in the system's browser. Throws `link.refused`, `link.notOpened`. */
  openLink: (rawLink: unknown, service: LinkOwner) => Promise<void>;
  /** A customer whose user may have been deleted: it is asked for. */
  usersMayHaveGone: (customerId: string) => Promise<unknown>;
  onFault: (error: unknown) => void;
}

const nothingYet = {
  correlationId: null,
  isWithheld: false,
  canBeOpened: false,
  missingScope: null,
  error: null,
} as const;

/** Calls any endpoint by hand, one at a time. What changes something leaves once; secrets and links stay here. */
export class Explorer {
  readonly #deps: ExplorerDeps;
  #call: AbortController | null = null;
  readonly #choosing = new Set<AbortController>();
  #newest: { name: string; value: unknown } | null = null;
  /** The link of the newest answer: whoever has it has what it opens, so it stays here. */
  #link: { raw: string; service: LinkOwner } | null = null;

  constructor(deps: ExplorerDeps) {
    this.#deps = deps;
  }

  endpoints(): ExplorerEndpoint[] {
    return describeEndpoints();
  }

  /** @throws KontorError, ServiceError service.invalidCall */
  async preview(request: ExplorerRequest): Promise<ExplorerPreview> {
    const client = await this.#deps.serviceClientOf(request.connectionId);
    if (request.key === authKey) return previewOfLogIn(client.connection);
    const { key, parts } = readRequest(request);
    return previewOf(client.preview(key, parts));
  }

  /** @throws KontorError when it was not even tried; what a service says is an answer */
  async send(request: ExplorerRequest, isConfirmed: boolean): Promise<ExplorerAnswer> {
    if (this.#call) throw new KontorError('explorer.busy');
    const call = new AbortController();
    this.#call = call;
    this.#newest = null;
    this.#link = null;
    try {
      const read = request.key === authKey ? null : readRequest(request);
      if (read && !isConfirmed && this.#mustBeConfirmed(read, request.connectionId)) {
        throw new KontorError('explorer.notConfirmed');
      }
      const client = await this.#deps.serviceClientOf(request.connectionId);
      const customers = read ? await this.#customersOf(request, read) : [];
      const only = customers.length === 1 ? (customers[0]?.id ?? null) : null;
      const job = { kind: 'explorer', id: randomUUID(), customerId: only } as const;
      return await inJob(job, () =>
        read ? this.#sendRead(client, read, customers, call.signal) : this.#logIn(client, call.signal),
      );
    } finally {
      this.#call = null;
    }
  }

  stop(): void {
    this.#call?.abort();
  }

  async choices(
    { connectionId, path }: Pick<ExplorerRequest, 'connectionId' | 'path'>,
    parameter: string,
  ): Promise<ExplorerChoice[]> {
    const client = await this.#deps.serviceClientOf(connectionId);
    const job = { kind: 'other', id: randomUUID(), customerId: null } as const;
    const choosing = new AbortController();
    this.#choosing.add(choosing);
    try {
      return await inJob(job, () => choicesOf(client, parameter, path, choosing.signal));
    } finally {
      this.#choosing.delete(choosing);
    }
  }

  /** Every list that is being read ends with what came until then. */
  stopChoices(): void {
    for (const choosing of this.#choosing) choosing.abort();
  }

  /** The newest answer, whole. @throws KontorError explorer.nothingToSave */
  async saveAnswer(): Promise<{ fileName: string } | null> {
    if (!this.#newest) throw new KontorError('explorer.nothingToSave');
    const { name, value } = this.#newest;
    if (value instanceof Uint8Array) return this.#deps.save(`${name}.pdf`, value);
    return this.#deps.save(`${name}.json`, Buffer.from(`${JSON.stringify(value, null, 2)}\n`, 'utf8'));
  }

  /** The page that the newest answer links to. @throws KontorError link.missing, link.refused, link.notOpened */
  async openLink(): Promise<void> {
    if (!this.#link) throw new KontorError('link.missing');
    await this.#deps.openLink(this.#link.raw, this.#link.service);
  }

  #mustBeConfirmed({ endpoint, isChanging }: ReadRequest, connectionId: string): boolean {
    const { environment } = this.#deps.connectionOf(connectionId);
    return endpoint.danger !== 'none' || (isChanging && environment === 'production');
  }

  async #sendRead(
    client: ServiceClient,
    read: ReadRequest,
    customers: readonly Customer[],
    signal: AbortSignal,
  ): Promise<ExplorerAnswer> {
    client.askCredentialsAgain();
    const startMs = performance.now();
    const answer = await this.#called(client, read, signal);
    const shown = { ...answer, durationMs: performance.now() - startMs };
    if (read.isChanging && shown.outcome !== 'notSent') await this.#note(read, shown, customers);
    return shown;
  }

  async #called(
    client: ServiceClient,
    read: ReadRequest,
    signal: AbortSignal,
  ): Promise<Omit<ExplorerAnswer, 'durationMs'>> {
    const { key, endpoint, parts, isChanging } = read;
    try {
      const answer = await client.call(key, { ...parts, signal, isSentOnce: isChanging } as never);
      const { status, correlationId = null, isExpectedShape } = answer;
      const isFile = answer.value instanceof Uint8Array;
      const clean = isFile
        ? { value: answer.value as unknown, isWithheld: false }
        : withoutSecretValues(answer.value, {
            known: client.secrets(),
            hidesLinks: holdsSecretLinks(endpoint),
          });
      this.#newest = { name: fileNameOf(key), value: clean.value };
      const raw = !isFile && holdsSecretLinks(endpoint) ? linkOfAnswer(answer.value) : null;
      this.#link = raw === null ? null : { raw, service: client.connection };
      return {
        ...nothingYet,
        ...shownAnswer(clean.value),
        outcome: 'answered',
        canBeOpened: this.#link !== null,
        status,
        correlationId: correlationId?.slice(0, 200) ?? null,
        isWithheld: clean.isWithheld,
        isExpectedShape,
      };
    } catch (error) {
      if (!isServiceError(error)) throw error;
      return this.#failed(error, read, client);
    }
  }

  #failed(error: ServiceError, read: ReadRequest, client: ServiceClient): Omit<ExplorerAnswer, 'durationMs'> {
    return {
      ...nothingYet,
      ...shownAnswer(undefined),
      outcome: outcomeOfError(error, read),
      status: error.status ?? null,
      isExpectedShape: true,
      error: { code: error.code, params: { ...error.details } },
      missingScope: missingScopeOf(error, read, client.scopes()),
    };
  }

  /** A new token with the scopes it holds: whether the connection can log in. */
  async #logIn(client: ServiceClient, signal: AbortSignal): Promise<ExplorerAnswer> {
    const startMs = performance.now();
    client.dropToken();
    try {
      const { isReady, tokenLifeSeconds, scopes } = await client.test(signal);
      const value = { isReady, expires_in: tokenLifeSeconds, scope: [...scopes] };
      this.#newest = { name: fileNameOf(authKey), value };
      const durationMs = performance.now() - startMs;
      const shown = { ...nothingYet, ...shownAnswer(value), durationMs };
      return { ...shown, outcome: 'answered', status: 200, isExpectedShape: true };
    } catch (error) {
      if (!isServiceError(error)) throw error;
      const outcome = error.code === 'service.cancelled' ? 'stopped' : 'refused';
      return {
        ...nothingYet,
        ...shownAnswer(undefined),
        durationMs: performance.now() - startMs,
        outcome,
        status: error.status ?? null,
        isExpectedShape: true,
        error: { code: error.code, params: { ...error.details } },
      };
    }
  }

  /** The customers here whose users the call names. */
  async #customersOf({ connectionId }: ExplorerRequest, { key, parts }: ReadRequest): Promise<Customer[]> {
    const ids = key === 'users.deleteMany' ? (parts.body as { ids?: unknown } | undefined)?.ids : undefined;
    const userIds = new Set<unknown>(Array.isArray(ids) ? ids : [parts.path?.['user-id']]);
    const all = await this.#deps.store().call('customers.list');
    return all.filter((customer) => customer.connectionId === connectionId && userIds.has(customer.userId));
  }

  /** In the audit of each customer; those whose user may be gone are asked for. Nothing of it fails the call. */
  async #note(
    { key, endpoint }: ReadRequest,
    { outcome, status }: ExplorerAnswer,
    customers: readonly Customer[],
  ): Promise<void> {
    // Method and template of the path, never a value.
    const done = { event: 'calledByHand', call: endpointLabel(endpoint), outcome, status };
    const isOfUsers = key === 'users.delete' || key === 'users.deleteMany';
    for (const { id } of customers) {
      try {
        await this.#deps.store().call('audit.note', id, done);
        if (isOfUsers && outcome !== 'refused') await this.#deps.usersMayHaveGone(id);
      } catch (error) {
        this.#deps.onFault(error);
      }
    }
  }
}

function fileNameOf(key: string): string {
  return `kontor-${key.replace(/[^a-zA-Z]+/g, '-').toLowerCase()}`;
}
