import { afterEach, describe, expect, it } from 'vitest';
import { BankConnections } from '../../../../main/banking/bank-connections';
import { HeldBanks } from '../../../../main/banking/held-banks';
import { KontorError } from '../../../../main/errors/kontor-error';
import { allowedLink } from '../../../../main/security/external-link-policy';
import { type BankSession, bankSession } from '../../../../preload/contract';
import { type ScriptedAnswer, type SeenRequest, scripted, testConnection } from '../service/scripted-service';
import { MemoryStore } from '../store/memory-store';

const stores: MemoryStore[] = [];
afterEach(async () => {
  await Promise.all(stores.splice(0).map((store) => store.close()));
});

const link = 'https://service.example/connect/s1/secret-of-the-link';
const opened = { sessionId: 's1', redirectURL: link };
const named = { 'Service-Correlation-Id': 'c1' };
const refused: ScriptedAnswer = { status: 404, json: { type: 'not_found', message: 'no' } };

/** Answers of a service that is done once `isDone` says so. */
async function banksOver(
  respond: (request: SeenRequest) => ScriptedAnswer | null,
  {
    isDone = (): boolean => false,
    store = new MemoryStore(),
    onOpen = async (): Promise<void> => undefined,
  } = {},
) {
  const service = scripted((request) => {
    const answer = respond(request);
    if (answer) return answer;
    if (request.path.includes('/banking/correlation')) return isDone() ? { json: {} } : refused;
    if (request.path.endsWith('/users/u1')) return { json: { userId: 'u1', type: 'company' } };
    return { status: 201, json: opened, headers: named };
  });
  stores.push(store);
  const links: string[] = [];
  let published: BankSession[] = [];
  const faults: unknown[] = [];
  const banks = new BankConnections({
    store: () => store,
    serviceClientOf: async () => service.client,
    openLink: async (rawLink, service) => {
      const allowed = allowedLink(rawLink, service);
      if (allowed === null) throw new KontorError('link.refused', { host: 'elsewhere' });
      links.push(allowed);
      await onOpen();
    },
    publish: (_name, sessions) => {
      published = sessions;
    },
    onFault: (error) => faults.push(error),
  });
  const held = new HeldBanks({
    store: () => store,
    serviceClientOf: async () => service.client,
    endSessionOf: (customerId) => banks.stopOfCustomer(customerId),
    onFault: (error) => faults.push(error),
  });
  const [known] = await store.call('customers.list');
  const customerId = known?.id ?? (await customerIn(store));
  return { ...service, banks, held, links, customerId, store, faults, published: () => published };
}

async function customerIn(store: MemoryStore, environment: 'test' | 'production' = 'test'): Promise<string> {
  const id = await store.call('customers.begin', {
    connectionId: testConnection.id,
    name: 'Meyer GmbH',
    type: 'company',
    expiresIn: null,
    environment,
    connectionName: 'Test',
    customUserId: 'u1',
  });
  await store.call('customers.finish', id, { userId: 'u1', expiresAt: null });
  return id;
}

const connect = { kind: 'connect', isRecurring: true } as const;

describe('banks that a customer is connected with', () => {
  it('when a bank is connected, the page is opened once, and followed by its identifier until it is done', async () => {
    let done = false;
    const { banks, links, customerId, requests, clock, published, store } = await banksOver(() => null, {
      isDone: () => done,
    });
    const session = await banks.begin(customerId, connect);
    expect(bankSession.safeParse(session).success).toBe(true);
    expect(session).toMatchObject({ state: 'running', canBeOpened: true });
    expect(links).toEqual([link]);
    expect(requests[0]).toMatchObject({
      method: 'POST',
      path: '/users/u1/banking/connect?recurring=true',
    });
    await clock.advance(5_000);
    expect(published()[0]?.state).toBe('running');
    done = true;
    await clock.advance(60_000);
    expect(published()[0]).toMatchObject({ state: 'done', canBeOpened: false });
    expect(requests.some(({ path }) => path.includes('correlationId=c1'))).toBe(true);
    expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
    expect(await store.call('bankSessions.list')).toEqual([]);
  });

  it('when the link leads elsewhere, nothing is opened, nothing is followed, and the host is told', async () => {
    const { banks, links, customerId, published } = await banksOver(({ path }) =>
      path.includes('/connect') ? { json: { redirectURL: 'https://evil.example/x' }, headers: named } : null,
    );
    await expect(banks.begin(customerId, connect)).rejects.toMatchObject({ code: 'link.refused' });
    expect([links, published()]).toEqual([[], []]);
  });

  it('when the answer has no link, it says so', async () => {
    const { banks, customerId } = await banksOver(({ path }) =>
      path.includes('/connect') ? { json: { sessionId: 's1' }, headers: named } : null,
    );
    await expect(banks.begin(customerId, connect)).rejects.toMatchObject({ code: 'link.missing' });
  });

  it('when nothing is there to follow it by, it is opened and left to the user', async () => {
    const { banks, customerId, links, clock, requests } = await banksOver(({ path }) =>
      path.includes('/banking/connect') ? { json: opened } : null,
    );
    expect(await banks.begin(customerId, connect)).toMatchObject({ state: 'unfollowed' });
    await clock.advance(60_000);
    expect(links).toHaveLength(1);
    expect(requests).toHaveLength(1);
  });

  it('when nobody finishes it, it stops asking after its time, and goes on when wanted', async () => {
    const { banks, customerId, clock, published, requests } = await banksOver(() => null);
    const session = await banks.begin(customerId, connect);
    await clock.advance(3 * 3_600_000);
    expect(published()[0]?.state).toBe('outOfBudget');
    const asked = requests.length;
    await clock.advance(600_000);
    expect(requests.length).toBe(asked);
    await banks.keepWaiting(session.id);
    await clock.advance(120_000);
    expect(requests.length).toBeGreaterThan(asked);
    expect(['running', 'noAnswerYet']).toContain(published()[0]?.state);
  });

  it('when it is stopped, nothing is asked any more, and its page cannot be opened again', async () => {
    const { banks, customerId, clock, requests, published, links } = await banksOver(() => null);
    const session = await banks.begin(customerId, connect);
    await banks.openAgain(session.id);
    expect(links).toEqual([link, link]);
    await banks.stop(session.id);
    expect(published()[0]?.state).toBe('stopped');
    const asked = requests.length;
    await clock.advance(600_000);
    expect(requests.length).toBe(asked);
    await expect(banks.openAgain(session.id)).rejects.toMatchObject({ code: 'link.missing' });
    await expect(banks.openAgain('other')).rejects.toMatchObject({ code: 'bankSession.unknown' });
  });

  it('when the program was closed meanwhile, it is followed on, and its link is nowhere', async () => {
    const first = await banksOver(() => null);
    await first.banks.begin(first.customerId, connect);
    first.banks.close();
    const [kept] = await first.store.call('bankSessions.list');
    expect(JSON.stringify(kept)).not.toContain('secret-of-the-link');
    const second = await banksOver(() => null, { isDone: () => true, store: first.store });
    await second.banks.resumeOpen();
    expect(second.published()[0]).toMatchObject({ state: 'running', canBeOpened: false });
    await second.clock.advance(60_000);
    expect(second.published()[0]?.state).toBe('done');
    expect(second.links).toEqual([]);
    expect(second.faults).toEqual([]);
  });

  it('when the customer goes, it is followed no more', async () => {
    const { banks, customerId, clock, requests, published } = await banksOver(() => null);
    await banks.begin(customerId, connect);
    await banks.stopOfCustomer(customerId);
    const asked = requests.length;
    await clock.advance(600_000);
    expect(requests.length).toBe(asked);
    expect(published()).toEqual([]);
  });

  it('when logins are kept, synchronising is over at once and nothing is opened', async () => {
    const { banks, customerId, links } = await banksOver(() => null, { isDone: () => true });
    const session = await banks.begin(customerId, { kind: 'sync', isRecurring: true });
    expect([session.state, links]).toEqual(['done', []]);
  });

  it('when accounts are listed, each says where it came from; what is not said is not made up', async () => {
    const { held, customerId } = await banksOver(({ path }) => {
      if (path.endsWith('/banking/accounts'))
        return {
          json: {
            accounts: [
              {
                accountId: 'a',
                iban: 'DE02120300000000202051',
                balance: 12.3,
                currency: 'EUR',
                isUserAdded: false,
              },
              { accountId: 'b', name: 'Own', isUserAdded: true },
              { accountId: 'c', bankLoginId: 'l1' },
              { accountId: 'd', balance: 'much', currency: 'euro' },
              { name: 'without an identifier' },
            ],
          },
        };
      return { json: { logins: [{ bankLoginId: 'l1', bankName: 'Bank', status: 'SYNCHRONIZED' }, {}, 7] } };
    });
    const { accounts, logins } = await held.overview(customerId);
    expect(accounts.map(({ origin }) => origin)).toEqual(['bank', 'upload', 'bank', 'unknown']);
    expect(accounts.map(({ balance }) => balance)).toEqual(['12.30', null, null, null]);
    expect(logins).toEqual([
      { id: 'l1', bankName: 'Bank', status: 'SYNCHRONIZED', lastSyncAt: null, isRecurring: null },
    ]);
  });

  it('when its page cannot be opened, what was followed before goes on as it was', async () => {
    let isBroken = false;
    const { banks, customerId, published, store } = await banksOver(() => null, {
      onOpen: async () => {
        if (isBroken) throw new KontorError('link.notOpened');
      },
    });
    const first = await banks.begin(customerId, connect);
    isBroken = true;
    await expect(banks.begin(customerId, connect)).rejects.toMatchObject({ code: 'link.notOpened' });
    expect(published().map(({ id }) => id)).toEqual([first.id]);
    expect((await store.call('bankSessions.list')).map(({ id }) => id)).toEqual([first.id]);
    await banks.openAgain(first.id).catch(() => undefined);
    await banks.stopOfCustomer(customerId);
    await expect(banks.begin(customerId, connect)).rejects.toMatchObject({ code: 'link.notOpened' });
    expect(await store.call('bankSessions.list')).toEqual([]);
  });

  it('when a page opens, it is kept and in the audit already; a second one meanwhile is refused', async () => {
    const seen: unknown[] = [];
    const { banks, customerId, store, requests } = await banksOver(() => null, {
      onOpen: async () => {
        seen.push((await store.call('bankSessions.list')).length);
        seen.push((await store.call('audit.file', customerId)).includes('bankPageOpened'));
        await banks.begin(customerId, connect).catch((error: KontorError) => seen.push(error.code));
      },
    });
    await banks.begin(customerId, connect);
    expect(seen).toEqual([1, true, 'bankSession.beginning']);
    expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  it('when the customer was removed while the service was asked, nothing is opened', async () => {
    const { banks, customerId, store, links, published } = await banksOver(() => {
      void store.call('customers.purge', customerId);
      return null;
    });
    await expect(banks.begin(customerId, connect)).rejects.toMatchObject({ code: 'customer.unknown' });
    expect([links, published()]).toEqual([[], []]);
  });

  it('when the connection was changed meanwhile, it goes on by the new one', async () => {
    const first = await banksOver(() => null);
    let { client } = first;
    const banks = new BankConnections({
      store: () => first.store,
      serviceClientOf: async () => client,
      openLink: async () => undefined,
      publish: () => undefined,
      onFault: (error) => first.faults.push(error),
    });
    await banks.begin(first.customerId, connect);
    const second = await banksOver(() => null, { isDone: () => true, store: first.store });
    const old = client;
    client = second.client;
    old.close();
    expect(await first.store.call('bankSessions.list')).toHaveLength(1);
    await second.clock.advance(60_000);
    expect(await first.store.call('bankSessions.list')).toEqual([]);
    expect(second.requests.some(({ path }) => path.includes('correlationId=c1'))).toBe(true);
    expect(first.faults).toEqual([]);
  });

  it('when it cannot be asked, it stays and can be asked for again', async () => {
    let isForbidden = true;
    const { banks, customerId, clock, published, store } = await banksOver(
      ({ path }) =>
        isForbidden && path.includes('/banking/correlation')
          ? { status: 403, json: { type: 'forbidden', message: 'no' } }
          : null,
      { isDone: () => true },
    );
    const session = await banks.begin(customerId, connect);
    await clock.advance(60_000);
    expect(published()[0]).toMatchObject({ state: 'failed', canBeOpened: true });
    expect(await store.call('bankSessions.list')).toHaveLength(1);
    isForbidden = false;
    await banks.keepWaiting(session.id);
    expect(published()[0]).toMatchObject({ state: 'running', error: null });
    await clock.advance(60_000);
    expect(published()[0]?.state).toBe('done');
    expect(await store.call('bankSessions.list')).toEqual([]);
  });

  it('when synchronising has no page, it is followed and nothing is opened', async () => {
    const { banks, customerId, links } = await banksOver(({ path }) =>
      path.includes('/banking/sync') ? { json: {}, headers: named } : null,
    );
    const session = await banks.begin(customerId, { kind: 'sync', isRecurring: true });
    expect(session).toMatchObject({ state: 'running', canBeOpened: false });
    expect(links).toEqual([]);
  });

  it('when it began more than a day ago, nobody is asked until the user wants it', async () => {
    const { banks, customerId, store, requests, published, clock } = await banksOver(() => null);
    const startedAt = new Date(Date.now() - 25 * 3_600_000).toISOString();
    await store.call('bankSessions.keep', {
      id: 'b1',
      customerId,
      kind: 'connect',
      startedAt,
      correlationId: 'c1',
    });
    await banks.resumeOpen();
    await clock.advance(3_600_000);
    expect([published()[0]?.state, requests.length]).toEqual(['outOfBudget', 0]);
    await banks.keepWaiting('b1');
    await clock.advance(60_000);
    expect(requests.length).toBeGreaterThan(0);
  });

  it('when the connection cannot be used, keeping on says why', async () => {
    const { store, customerId } = await banksOver(() => null);
    const banks = new BankConnections({
      store: () => store,
      serviceClientOf: async () => {
        throw new KontorError('connection.unknown');
      },
      openLink: async () => undefined,
      publish: () => undefined,
      onFault: () => undefined,
    });
    const startedAt = new Date().toISOString();
    const kept = { id: 'b1', customerId, kind: 'connect', startedAt, correlationId: 'c1' } as const;
    await store.call('bankSessions.keep', kept);
    await banks.resumeOpen();
    await expect(banks.keepWaiting('b1')).rejects.toMatchObject({ code: 'connection.unknown' });
    expect(await store.call('bankSessions.list')).toHaveLength(1);
  });

  it('when all banks are disconnected, the open page is followed no more, though no list can be had', async () => {
    const { banks, held, customerId, published } = await banksOver(({ method, path }) => {
      if (method === 'DELETE') return { json: {} };
      return path.endsWith('/banking/accounts') ? { status: 500, json: {} } : null;
    });
    await banks.begin(customerId, connect);
    await held.disconnect(customerId);
    expect(published()).toEqual([]);
  });

  it('when a bank is to be invented in production, nothing leaves', async () => {
    const store = new MemoryStore();
    await customerIn(store, 'production');
    const { held, customerId, requests } = await banksOver(() => null, { store });
    await expect(held.mockConnect(customerId)).rejects.toMatchObject({ code: 'banks.notInvented' });
    expect(requests).toEqual([]);
  });

  it('when the link is opened, neither the activity nor the audit has it', async () => {
    const { banks, customerId, activity, store } = await banksOver(() => null);
    await banks.begin(customerId, connect);
    expect(JSON.stringify(activity)).not.toContain('secret-of-the-link');
    const audit = await store.call('audit.file', customerId);
    expect(audit).toContain('bankPageOpened');
    expect(audit).not.toContain('secret-of-the-link');
  });
});
