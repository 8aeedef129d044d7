import { randomUUID } from 'node:crypto';
import type {
  BankOverview,
  BankSession,
  BankSessionKind,
  BankSessionWish,
  Customer,
} from '../../preload/contract';
import { KontorError } from '../errors/kontor-error';
import type { PollRun, PollSnapshot } from '../service/polling/poll-run';
import type { ServiceClient } from '../service/service-client';
import { isServiceError } from '../service/transport/service-error';
import { linkOfAnswer } from '../service/wire/link-of-answer';
import type { Store } from '../store/open-store';
import { overviewOf } from './held-at-service';

export interface BankConnectionsDeps {
  store: () => Pick<Store, 'call'>;
  serviceClientOf: (connectionId: string) => Promise<ServiceClient>;
  /** Opens a page of the service at this base address in the system's browser. Throws `link.refused`, `link.notOpened`. */
  openLink: (rawLink: unknown, baseAddress: string) => Promise<void>;
  publish: (name: 'bankSessions.changed', sessions: BankSession[]) => void;
  onFault: (error: unknown) => void;
}

interface Followed {
  session: BankSession;
  correlationId: string | null;
  /** Held in memory only: whoever has it has the session. */
  link: { raw: unknown; baseAddress: string } | null;
  poll: PollRun | null;
}

const callOf = {
  connect: 'banking.connect',
  manage: 'banking.manage',
  sync: 'banking.sync',
} as const satisfies Record<BankSessionKind, string>;

/** Banks that customers are connected with (interface.md 4.3): pages in the browser, followed until they are done. */
export class BankConnections {
  readonly #deps: BankConnectionsDeps;
  /** By customer: one thing at a time. */
  readonly #followed = new Map<string, Followed>();

  constructor(deps: BankConnectionsDeps) {
    this.#deps = deps;
  }

  /** @throws KontorError customer.unknown, connection.unknown; ServiceError */
  async overview(customerId: string): Promise<BankOverview> {
    const { client, path } = await this.#clientOf(customerId);
    const accounts = await client.call('banking.accounts', { path });
    const logins = await client.call('banking.userSyncStatus', { path });
    return overviewOf(logins.value, accounts.value);
  }

  /**
   * Nothing is opened for a link that leads elsewhere, and what was followed before goes on.
   * @throws KontorError link.missing, link.refused, link.notOpened; ServiceError
   */
  async begin(customerId: string, { kind, isRecurring }: BankSessionWish): Promise<BankSession> {
    const { client, path } = await this.#clientOf(customerId);
    const query = kind === 'manage' ? { addBankLogin: 'true' } : { recurring: String(isRecurring) };
    const answer = await client.call(callOf[kind], { path, query });
    const correlationId = answer.correlationId ?? null;
    const isOver = kind === 'sync' && (await isDone(client, path, correlationId));
    const raw = linkOfAnswer(answer.value);
    if (!isOver) {
      if (raw === null) throw new KontorError('link.missing');
      await this.#deps.openLink(raw, client.connection.baseAddress);
    }
    await this.#leave(customerId);
    const session: BankSession = {
      id: randomUUID(),
      customerId,
      kind,
      state: isOver ? 'done' : 'running',
      startedAt: new Date().toISOString(),
      canBeOpened: !isOver,
      error: null,
    };
    const followed: Followed = {
      session,
      correlationId,
      link: isOver ? null : { raw, baseAddress: client.connection.baseAddress },
      poll: null,
    };
    await this.#deps.store().call('audit.note', customerId, { event: 'bankPageOpened', kind });
    this.#followed.set(customerId, followed);
    if (!isOver) await this.#follow(followed, client, path['user-id']);
    this.#publish();
    return followed.session;
  }

  /** @throws KontorError link.missing, link.refused, link.notOpened */
  async openAgain(sessionId: string): Promise<void> {
    const { link } = this.#find(sessionId);
    if (link === null) throw new KontorError('link.missing');
    await this.#deps.openLink(link.raw, link.baseAddress);
  }

  keepWaiting(sessionId: string): void {
    this.#find(sessionId).poll?.continueFor();
  }

  async stop(sessionId: string): Promise<void> {
    const followed = this.#find(sessionId);
    followed.poll?.stop();
    await this.#settle(followed, 'stopped');
  }

  /** @throws as `overview` */
  async mockConnect(customerId: string): Promise<BankOverview> {
    return this.#changed(customerId, 'bankConnected', (client, path) =>
      client.call('banking.mockConnect', { path, body: {} }),
    );
  }

  /** One that is gone already counts as removed. @throws as `overview` */
  async removeLogin(customerId: string, loginId: string): Promise<BankOverview> {
    return this.#changed(customerId, 'bankLoginRemoved', (client, path) =>
      client
        .call('banking.deleteLogin', { path: { ...path, 'banklogin-id': loginId } })
        .catch(onlyUnlessGone),
    );
  }

  /** @throws as `overview` */
  async disconnect(customerId: string): Promise<BankOverview> {
    const overview = await this.#changed(customerId, 'bankDisconnected', (client, path) =>
      client.call('banking.disconnect', { path }),
    );
    await this.#leave(customerId);
    this.#publish();
    return overview;
  }

  /** At start: what an earlier session followed goes on; its page cannot be opened any more. */
  async resumeOpen(): Promise<void> {
    for (const { correlationId, ...kept } of await this.#deps.store().call('bankSessions.list')) {
      if (this.#followed.has(kept.customerId)) continue;
      const session: BankSession = { ...kept, state: 'running', canBeOpened: false, error: null };
      const followed: Followed = { session, correlationId, link: null, poll: null };
      this.#followed.set(kept.customerId, followed);
      try {
        const { client, path } = await this.#clientOf(kept.customerId);
        await this.#follow(followed, client, path['user-id']);
      } catch (error) {
        this.#deps.onFault(error);
        followed.session = { ...session, state: 'outOfBudget' };
      }
    }
    this.#publish();
  }

  /** Uploads and runs of a customer end before it goes, and so does this. */
  async stopOfCustomer(customerId: string): Promise<void> {
    if (await this.#leave(customerId)) this.#publish();
  }

  /** Quit: polls end, what is open is followed on at the next start. */
  close(): void {
    const all = [...this.#followed.values()];
    this.#followed.clear();
    for (const { poll } of all) poll?.stop();
  }

  async #follow(followed: Followed, client: ServiceClient, userId: string): Promise<void> {
    const { session, correlationId } = followed;
    if (correlationId === null) {
      // Nothing to follow it by: whoever comes back from the browser looks himself.
      followed.session = { ...session, state: 'unfollowed' };
      return;
    }
    const { id, customerId, kind, startedAt } = session;
    await this.#deps.store().call('bankSessions.keep', { id, customerId, kind, startedAt, correlationId });
    followed.poll = client.poll({
      key: 'banking.correlation',
      userId,
      correlationId,
      onChange: (snapshot) => void this.#note(followed, snapshot).catch(this.#deps.onFault),
    });
  }

  async #note(followed: Followed, { state, fault }: PollSnapshot): Promise<void> {
    if (this.#followed.get(followed.session.customerId) !== followed) return;
    const error = fault ? { code: fault.code, params: { ...fault.details } } : null;
    if (state === 'running' || state === 'noAnswerYet' || state === 'outOfBudget') {
      if (followed.session.state === state && followed.session.error?.code === error?.code) return;
      followed.session = { ...followed.session, state, error };
      this.#publish();
    } else await this.#settle(followed, state, error);
  }

  async #settle(
    followed: Followed,
    state: BankSession['state'],
    error: BankSession['error'] = null,
  ): Promise<void> {
    followed.session = { ...followed.session, state, error, canBeOpened: false };
    followed.link = null;
    this.#publish();
    await this.#deps.store().call('bankSessions.remove', followed.session.customerId);
  }

  /** Answers whether anything of the customer was followed. */
  async #leave(customerId: string): Promise<boolean> {
    const earlier = this.#followed.get(customerId);
    if (!earlier) return false;
    this.#followed.delete(customerId);
    earlier.poll?.stop();
    await this.#deps.store().call('bankSessions.remove', customerId);
    return true;
  }

  async #changed(
    customerId: string,
    event: string,
    change: (client: ServiceClient, path: { 'user-id': string }) => Promise<unknown>,
  ): Promise<BankOverview> {
    const { client, path } = await this.#clientOf(customerId);
    await change(client, path);
    await this.#deps.store().call('audit.note', customerId, { event });
    return this.overview(customerId);
  }

  async #clientOf(
    customerId: string,
  ): Promise<{ customer: Customer; client: ServiceClient; path: { 'user-id': string } }> {
    const customer = await this.#deps.store().call('customers.get', customerId);
    const client = await this.#deps.serviceClientOf(customer.connectionId);
    return { customer, client, path: { 'user-id': customer.userId } };
  }

  #find(sessionId: string): Followed {
    for (const followed of this.#followed.values()) if (followed.session.id === sessionId) return followed;
    throw new KontorError('bankSession.unknown');
  }

  #publish(): void {
    this.#deps.publish(
      'bankSessions.changed',
      [...this.#followed.values()].map(({ session }) => session),
    );
  }
}

/** With kept log-ins the banks answer at once, and there is no page to go through. */
async function isDone(
  client: ServiceClient,
  path: { 'user-id': string },
  correlationId: string | null,
): Promise<boolean> {
  if (correlationId === null) return false;
  return client
    .call('banking.correlation', { path, correlationId, repeat: false })
    .then(({ status }) => status === 200)
    .catch(() => false);
}

function onlyUnlessGone(error: unknown): void {
  if (!isServiceError(error, 'service.notFound')) throw error;
}
