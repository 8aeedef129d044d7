import { randomUUID } from 'node:crypto';
import type { BankSession, BankSessionKind, BankSessionWish } from '../../preload/contract';
import { KontorError } from '../errors/kontor-error';
import type { LinkOwner } from '../security/external-link-policy';
import type { PollRun, PollSnapshot } from '../service/polling/poll-run';
import type { ServiceClient } from '../service/service-client';
import { linkOfAnswer } from '../service/wire/link-of-answer';
import type { Store } from '../store/open-store';

export interface BankConnectionsDeps {
  store: () => Pick<Store, 'call'>;
  serviceClientOf: (connectionId: string) => Promise<ServiceClient>;
  /** Opens a page of this service in the system's browser. Throws `link.refused`, `link.notOpened`. */
  openLink: (rawLink: unknown, service: LinkOwner) => Promise<void>;
  publish: (name: 'bankSessions.changed', sessions: BankSession[]) => void;
  onFault: (error: unknown) => void;
  now?: () => Date;
}

/** A page that was opened longer ago is not asked for by itself any more: whoever left it does not come back. */
const longestFollowedMs = 24 * 3_600_000;

interface Followed {
  session: BankSession;
  correlationId: string | null;
  /** Held in memory only: whoever has it has the session. */
  link: { raw: unknown; service: LinkOwner } | null;
  poll: PollRun | null;
}

const callOf = {
  connect: 'banking.connect',
  manage: 'banking.manage',
  sync: 'banking.sync',
} as const satisfies Record<BankSessionKind, string>;

/** States after which there is nothing more to learn. */
const ended: ReadonlySet<BankSession['state']> = new Set(['done', 'stopped', 'unknownUser']);

/** Pages of a service on which customers connect banks (interface.md 4.3): opened in the browser, followed until they are done. */
export class BankConnections {
  readonly #deps: BankConnectionsDeps;
  /** By customer: one thing at a time. */
  readonly #followed = new Map<string, Followed>();
  /** Customers for whom a page is being asked for. */
  readonly #beginning = new Set<string>();

  constructor(deps: BankConnectionsDeps) {
    this.#deps = deps;
  }

  /**
   * Nothing is opened for a link that leads elsewhere, and what was followed before goes on.
   * @throws KontorError link.missing, link.refused, link.notOpened, bankSession.beginning; ServiceError
   */
  async begin(customerId: string, wish: BankSessionWish): Promise<BankSession> {
    if (this.#beginning.has(customerId)) throw new KontorError('bankSession.beginning');
    this.#beginning.add(customerId);
    try {
      return await this.#begin(customerId, wish);
    } finally {
      this.#beginning.delete(customerId);
    }
  }

  async #begin(customerId: string, { kind, isRecurring }: BankSessionWish): Promise<BankSession> {
    const { client, path } = await this.#clientOf(customerId);
    const query = kind === 'manage' ? { addBankLogin: 'true' } : { recurring: String(isRecurring) };
    const answer = await client.call(callOf[kind], { path, query });
    const correlationId = answer.correlationId ?? null;
    const raw = linkOfAnswer(answer.value);
    const isOver = kind === 'sync' && (await isDone(client, path, correlationId));
    // Synchronising may need no page at all, and still takes its time.
    const isPageless = isOver || (kind === 'sync' && raw === null && correlationId !== null);
    if (!isPageless && raw === null) throw new KontorError('link.missing');
    const followed: Followed = {
      session: {
        id: randomUUID(),
        customerId,
        kind,
        state: isOver ? 'done' : 'running',
        startedAt: this.#now().toISOString(),
        canBeOpened: !isPageless,
        error: null,
      },
      correlationId,
      link: isPageless ? null : { raw, service: client.connection },
      poll: null,
    };
    await this.#open(followed);
    if (!isOver) this.#follow(followed, client, path['user-id']);
    this.#publish();
    return followed.session;
  }

  /** What is kept stands before the page is open; when it cannot be opened, what was followed before is as it was. */
  async #open(followed: Followed): Promise<void> {
    const { customerId, kind } = followed.session;
    const store = this.#deps.store();
    // It may have been removed here while the service was asked.
    await store.call('customers.get', customerId);
    const earlier = this.#followed.get(customerId);
    this.#followed.set(customerId, followed);
    try {
      await this.#keep(followed);
      await store.call('audit.note', customerId, { event: 'bankPageOpened', kind });
      if (followed.link) await this.#deps.openLink(followed.link.raw, followed.link.service);
    } catch (error) {
      if (this.#followed.get(customerId) === followed) await this.#putBack(customerId, earlier);
      else if (earlier) this.#endPoll(earlier);
      throw error;
    }
    if (earlier) this.#endPoll(earlier);
  }

  async #putBack(customerId: string, earlier: Followed | undefined): Promise<void> {
    if (!earlier) {
      this.#followed.delete(customerId);
      await this.#deps.store().call('bankSessions.remove', customerId);
      return;
    }
    this.#followed.set(customerId, earlier);
    await this.#keep(earlier);
    // What it told meanwhile was nobody's.
    if (earlier.poll) await this.#note(earlier, earlier.poll.snapshot());
  }

  /** One without an identifier, or one that is over, has nothing that could be followed on. */
  async #keep({ session, correlationId }: Followed): Promise<void> {
    const { id, customerId, kind, startedAt, state } = session;
    const store = this.#deps.store();
    if (correlationId === null || ended.has(state)) await store.call('bankSessions.remove', customerId);
    else await store.call('bankSessions.keep', { id, customerId, kind, startedAt, correlationId });
  }

  /** @throws KontorError link.missing, link.refused, link.notOpened */
  async openAgain(sessionId: string): Promise<void> {
    const { link } = this.#find(sessionId);
    if (link === null) throw new KontorError('link.missing');
    await this.#deps.openLink(link.raw, link.service);
  }

  /** @throws KontorError bankSession.unknown, connection.unknown, and what keeps the connection from being used */
  async keepWaiting(sessionId: string): Promise<void> {
    const followed = this.#find(sessionId);
    if (ended.has(followed.session.state)) throw new KontorError('bankSession.unknown');
    if (followed.poll?.snapshot().state === 'outOfBudget') followed.poll.continueFor();
    else await this.#goOn(followed);
    this.#publish();
  }

  async stop(sessionId: string): Promise<void> {
    const followed = this.#find(sessionId);
    this.#endPoll(followed);
    await this.#settle(followed, 'stopped');
  }

  /** At start: what an earlier session followed goes on; its page cannot be opened any more. */
  async resumeOpen(): Promise<void> {
    const now = this.#now().getTime();
    for (const { correlationId, ...kept } of await this.#deps.store().call('bankSessions.list')) {
      if (this.#followed.has(kept.customerId)) continue;
      const isOld = now - Date.parse(kept.startedAt) > longestFollowedMs;
      const session: BankSession = { ...kept, state: 'outOfBudget', canBeOpened: false, error: null };
      const followed: Followed = { session, correlationId, link: null, poll: null };
      this.#followed.set(kept.customerId, followed);
      if (!isOld) await this.#goOn(followed).catch(this.#deps.onFault);
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
    for (const followed of all) this.#endPoll(followed);
  }

  /** Asked anew, by the connection as it is now. @throws as `keepWaiting` */
  async #goOn(followed: Followed): Promise<void> {
    const { customerId } = followed.session;
    const { client, path } = await this.#clientOf(customerId);
    if (this.#followed.get(customerId) !== followed) return;
    this.#endPoll(followed);
    followed.session = { ...followed.session, state: 'running', error: null };
    this.#follow(followed, client, path['user-id']);
  }

  #follow(followed: Followed, client: ServiceClient, userId: string): void {
    const { session, correlationId } = followed;
    if (this.#followed.get(session.customerId) !== followed) return;
    if (correlationId === null) {
      // Nothing to follow it by: whoever comes back from the browser looks himself.
      followed.session = { ...session, state: 'unfollowed' };
      return;
    }
    const poll: PollRun = client.poll({
      key: 'banking.correlation',
      userId,
      correlationId,
      onChange: (snapshot) => {
        // One that was ended here, or that another has replaced, says nothing any more; the first word comes before there is one.
        if (followed.poll?.id !== snapshot.id) return;
        void this.#note(followed, snapshot).catch(this.#deps.onFault);
      },
    });
    followed.poll = poll;
  }

  #endPoll(followed: Followed): void {
    const { poll } = followed;
    followed.poll = null;
    poll?.stop();
  }

  async #note(followed: Followed, { state, fault }: PollSnapshot): Promise<void> {
    if (this.#followed.get(followed.session.customerId) !== followed) return;
    if (state === 'stopped') {
      await this.#interrupted(followed);
      return;
    }
    const error = fault ? { code: fault.code, params: { ...fault.details } } : null;
    if (state === 'done' || state === 'unknownUser') {
      await this.#settle(followed, state, error);
      return;
    }
    if (followed.session.state === state && followed.session.error?.code === error?.code) return;
    followed.session = { ...followed.session, state, error };
    this.#publish();
  }

  /** Nobody asked it to stop: the connection was changed, or the service started anew. It goes on, or can be told to. */
  async #interrupted(followed: Followed): Promise<void> {
    followed.poll = null;
    followed.session = { ...followed.session, state: 'outOfBudget' };
    await this.#goOn(followed).catch(this.#deps.onFault);
    this.#publish();
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
    this.#endPoll(earlier);
    await this.#deps.store().call('bankSessions.remove', customerId);
    return true;
  }

  async #clientOf(customerId: string): Promise<{ client: ServiceClient; path: { 'user-id': string } }> {
    const { connectionId, userId } = await this.#deps.store().call('customers.get', customerId);
    return { client: await this.#deps.serviceClientOf(connectionId), path: { 'user-id': userId } };
  }

  #now(): Date {
    return this.#deps.now?.() ?? new Date();
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
