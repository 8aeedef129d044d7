import { afterEach, describe, expect, it } from 'vitest';
import { Explorer } from '../../../../main/explorer/explorer';
import type { ServiceClient } from '../../../../main/service/service-client';
import type { Customer, ExplorerRequest } from '../../../../preload/contract';
import { explorerAnswer, explorerPreview } from '../../../../preload/contract';
import { type ScriptedAnswer, type SeenRequest, scripted } from '../service/scripted-service';
import { MemoryStore } from '../store/memory-store';

const stores: MemoryStore[] = [];
afterEach(async () => {
  await Promise.all(stores.splice(0).map((store) => store.close()));
});

interface Options {
  environment?: Customer['environment'];
  /** The client as the explorer gets it. */
  wrap?: (client: ServiceClient) => ServiceClient;
}

async function explorerOver(
  respond: (request: SeenRequest, nth: number) => ScriptedAnswer,
  { environment = 'test', wrap = (client) => client }: Options = {},
) {
  const service = scripted(respond);
  const store = new MemoryStore();
  stores.push(store);
  const saved: { name: string; bytes: Uint8Array }[] = [];
  const asked: string[] = [];
  const opened: [unknown, string][] = [];
  const explorer = new Explorer({
    store: () => store,
    serviceClientOf: async () => wrap(service.client),
    connectionOf: () => ({ environment }),
    save: async (name, bytes) => {
      saved.push({ name, bytes });
      return { fileName: name };
    },
    openLink: async (rawLink, { baseAddress }) => {
      opened.push([rawLink, baseAddress]);
    },
    usersMayHaveGone: async (customerId) => asked.push(customerId),
    onFault: (error) => {
      throw error;
    },
  });
  return { ...service, explorer, store, saved, asked, opened };
}

const request = (change: Partial<ExplorerRequest> & { key: string }): ExplorerRequest => ({
  connectionId: 'connection-1',
  path: {},
  query: {},
  correlationId: null,
  body: null,
  ...change,
});
const user = { 'user-id': 'u 1' };

async function customerOf(store: MemoryStore): Promise<string> {
  const details = { environment: 'test', connectionName: 'Test', customUserId: 'cu1' } as const;
  const id = await store.call('customers.begin', {
    connectionId: 'connection-1',
    name: 'Meyer GmbH',
    type: 'company',
    expiresIn: null,
    ...details,
  });
  await store.call('customers.finish', id, { userId: 'u 1', expiresAt: null });
  return id;
}

describe('the preview of a request', () => {
  it('when a call is previewed, it is what then leaves, without the token', async () => {
    const { explorer, requests } = await explorerOver(() => ({ json: [] }));
    const call = request({ key: 'users.list', query: { page: '2' } });
    const preview = await explorer.preview(call);
    await explorer.send(call, false);
    expect(preview.address).toBe('https://service.example/api/v1/users?page=2');
    expect(`https://service.example/api/v1${requests[0]?.path}`).toBe(preview.address);
    expect(requests[0]?.headers.get('authorization')).toMatch(/^Bearer /);
    expect(JSON.stringify(preview)).toContain('$TOKEN');
    expect(JSON.stringify(preview)).not.toContain(requests[0]?.headers.get('authorization')?.slice(7));
    expect(explorerPreview.parse(preview)).toEqual(preview);
  });

  it('when a body holds a secret or a quote, curl has $SECRET for the one and survives the other', async () => {
    const { explorer } = await explorerOver(() => ({ json: {} }));
    const body = JSON.stringify({ url: "https://hook.example/o'clock", secret: 'hush' });
    const { curl } = await explorer.preview(request({ key: 'webhooks.create', body }));
    expect(curl).toContain("o'\\''clock");
    expect(curl).toContain('$SECRET');
    expect(curl).not.toContain('hush');
  });

  it('when the log-in is previewed, the secret is a word of the shell', async () => {
    const { explorer } = await explorerOver(() => ({ json: {} }));
    const preview = await explorer.preview(request({ key: 'auth' }));
    expect(preview.body).toBe('client_id=client-1&client_secret=$SECRET&grant_type=client_credentials');
  });
});

describe('what the page may ask for', () => {
  it.each([
    ['a call that does not exist', request({ key: 'users.everything' }), 'explorer.unknownCall'],
    ['a name of every object', request({ key: 'constructor' }), 'explorer.unknownCall'],
    ['a body that is no JSON', request({ key: 'users.create', body: '{' }), 'explorer.badJson'],
  ])('when it asks for %s, nothing leaves', async (_what, call, code) => {
    const { explorer, requests } = await explorerOver(() => ({ json: {} }));
    await expect(explorer.send(call, true)).rejects.toMatchObject({ code });
    expect(requests).toEqual([]);
  });

  it.each([
    ['a body of another shape', request({ key: 'users.create', body: '{"type": "club"}' })],
    ['no body where one is needed', request({ key: 'users.create' })],
    ['an empty value of the path', request({ key: 'users.get', path: { 'user-id': ' ' } })],
    ['a value that walks up the path', request({ key: 'users.get', path: { 'user-id': '..' } })],
  ])('when it gives %s, the answer says that nothing was sent', async (_what, call) => {
    const { explorer, requests } = await explorerOver(() => ({ json: {} }));
    expect(await explorer.send(call, true)).toMatchObject({
      outcome: 'notSent',
      error: { code: 'service.invalidCall' },
    });
    expect(requests).toEqual([]);
  });

  it.each([
    ['a deletion', 'test', 'users.delete', user, null],
    ['a list to delete', 'test', 'users.deleteMany', {}, '{"ids": ["u"]}'],
    ['a transfer', 'local', 'banking.transferMoney', { ...user, 'banklogin-id': 'l' }, '{"amount": 1}'],
    ['a change in production', 'production', 'users.patch', user, '{}'],
  ] as const)('when %s was not confirmed, nothing leaves', async (_what, environment, key, path, body) => {
    const { explorer, requests } = await explorerOver(() => ({ json: {} }), { environment });
    const call = request({ key, path: { ...path }, body });
    await expect(explorer.send(call, false)).rejects.toMatchObject({ code: 'explorer.notConfirmed' });
    expect(requests).toEqual([]);
    expect((await explorer.send(call, true)).outcome).toBe('answered');
  });

  it('when a second call comes while one is under way, it is refused; when the first is stopped, it says so', async () => {
    const { explorer } = await explorerOver(() => ({ json: [], afterMs: 5_000 }));
    const first = explorer.send(request({ key: 'users.list' }), false);
    await expect(explorer.send(request({ key: 'users.list' }), false)).rejects.toMatchObject({
      code: 'explorer.busy',
    });
    explorer.stop();
    expect(['stopped', 'notSent']).toContain((await first).outcome);
  });
});

describe('what comes back', () => {
  it('when an answer is given, it fits the contract and holds no token of ours', async () => {
    const { explorer } = await explorerOver((seen) => ({
      json: { userId: 'u1', echo: seen.headers.get('authorization') },
    }));
    const answer = await explorer.send(request({ key: 'users.get', path: user }), false);
    expect(explorerAnswer.parse(answer)).toEqual(answer);
    expect(JSON.parse(answer.text ?? '')).toEqual({ userId: 'u1', echo: 'Bearer […]' });
    expect(answer).toMatchObject({
      outcome: 'answered',
      status: 200,
      isWithheld: true,
      isExpectedShape: true,
    });
  });

  it('when an answer repeats our secret or token as a plain value, neither reaches the page or the file (SEC-13)', async () => {
    const { explorer, saved } = await explorerOver((seen) => {
      const token = (seen.headers.get('authorization') ?? '').replace('Bearer ', '');
      return { json: { userId: 'u1', note: `you are secret-of-the-test with ${token}`, [token]: 1 } };
    });
    const answer = await explorer.send(request({ key: 'users.get', path: user }), false);
    await explorer.saveAnswer();
    expect(answer).toMatchObject({ outcome: 'answered', isWithheld: true });
    const told = `${answer.text}${Buffer.from(saved[0]?.bytes ?? []).toString()}`;
    expect(told).toContain('you are […] with […]');
    expect(told).not.toContain('secret-of-the-test');
  });

  it('when it is saved, the file holds all of it without secrets; when there is none, nothing is written', async () => {
    const { explorer, saved } = await explorerOver(() => ({ json: { userId: 'u1', api_key: 'k' } }));
    await expect(explorer.saveAnswer()).rejects.toMatchObject({ code: 'explorer.nothingToSave' });
    await explorer.send(request({ key: 'users.get', path: user }), false);
    await explorer.saveAnswer();
    expect(saved.map(({ name }) => name)).toEqual(['kontor-users-get.json']);
    expect(JSON.parse(Buffer.from(saved[0]?.bytes ?? []).toString())).toEqual({
      userId: 'u1',
      api_key: '[…]',
    });
  });

  it('when it is a document, it is saved byte for byte', async () => {
    const { explorer, saved } = await explorerOver(() => ({ text: '%PDF-1.7 as issued' }));
    const call = request({ key: 'cockpits.download', path: user });
    expect((await explorer.send(call, false)).file?.bytes).toBe(18);
    await explorer.saveAnswer();
    expect(saved[0]?.name).toBe('kontor-cockpits-download.pdf');
    expect(Buffer.from(saved[0]?.bytes ?? []).toString()).toBe('%PDF-1.7 as issued');
  });

  it.each([
    ['a 404 of a run', 'banking.correlation', 404, 'stillRunning'],
    ['a 404 of anything else', 'users.get', 404, 'refused'],
    ['a 403', 'users.get', 403, 'refused'],
  ])('when %s comes, it is called what it is', async (_what, key, status, outcome) => {
    const { explorer } = await explorerOver(() => ({ status, json: { type: 't', message: 'm' } }));
    expect((await explorer.send(request({ key, path: user }), false)).outcome).toBe(outcome);
  });

  it.each([
    ['401', { status: 401, json: { type: 't', message: 'm' } }],
    ['429', { status: 429, json: { type: 't', message: 'm' } }],
    ['a page', { text: '<html>' }],
    ['503', { status: 503, json: { type: 't', message: 'm' } }],
    ['a lost connection', { fails: Object.assign(new Error('x'), { code: 'ECONNRESET' }) }],
    ['silence', { afterMs: 86_400_000 }],
  ] as [string, ScriptedAnswer][])(
    'when a transfer meets %s, its outcome is unknown and it left once',
    async (_what, answer) => {
      const { explorer, requests, clock } = await explorerOver(() => answer);
      const path = { ...user, 'banklogin-id': 'l' };
      const call = request({ key: 'banking.transferMoney', path, body: '{"amount": 1}' });
      const sent = explorer.send(call, true);
      // Long enough for every waiting, and for any repeat that must not be.
      await clock.advance(86_400_000);
      expect((await sent).outcome).toBe('unknown');
      expect(requests).toHaveLength(1);
    },
  );

  it('when an answer has a link, the page behind it can be opened; the link goes to the opening and not to the page', async () => {
    const link = 'https://service.example/connect/secret-of-the-session';
    const { explorer, opened } = await explorerOver(() => ({ json: { redirectURL: link } }));
    await expect(explorer.openLink()).rejects.toMatchObject({ code: 'link.missing' });
    const answer = await explorer.send(request({ key: 'banking.connect', path: user, body: '{}' }), true);
    expect(answer.canBeOpened).toBe(true);
    expect(JSON.stringify(answer)).not.toContain('secret-of-the-session');
    await explorer.openLink();
    expect(opened).toEqual([[link, 'https://service.example/api/v1']]);
    // The link of one answer is not opened for the next.
    expect((await explorer.send(request({ key: 'users.get', path: user }), false)).canBeOpened).toBe(false);
    await expect(explorer.openLink()).rejects.toMatchObject({ code: 'link.missing' });
    expect(opened).toHaveLength(1);
  });

  it('when a scope is missing, it says who lacks it', async () => {
    const forbidden = { status: 403, json: { type: 'forbidden', message: 'no' } };
    const call = request({ key: 'company.credits', path: user });
    const lacking = await explorerOver(() => forbidden);
    expect((await lacking.explorer.send(call, false)).missingScope).toEqual({
      scope: 'company-credit',
      who: 'connection',
    });
    const holding = (client: ServiceClient) => ({
      ...client,
      scopes: () => ['company-credit'],
      call: (async () => {
        const { serviceError } = await import('../../../../main/service/transport/service-error');
        throw serviceError('service.forbidden', { endpoint: 'e', type: 'forbidden', message: 'no' }, 403);
      }) as ServiceClient['call'],
    });
    const held = await explorerOver(() => forbidden, { wrap: holding });
    expect((await held.explorer.send(call, false)).missingScope).toEqual({
      scope: 'company-credit',
      who: 'customer',
    });
  });
});

describe('what is kept', () => {
  it('when a call changes something of a customer, its audit tells the call and the outcome, and no value', async () => {
    const { explorer, store } = await explorerOver(() => ({ json: {} }));
    const customerId = await customerOf(store);
    await explorer.send(request({ key: 'users.patch', path: user, body: '{"expiresIn": "P77D"}' }), false);
    await explorer.send(request({ key: 'users.get', path: user }), false);
    const audit = await store.call('audit.file', customerId);
    expect(audit.match(/calledByHand/g)).toHaveLength(1);
    expect(audit).toContain('PATCH /users/{user-id}');
    expect(audit).not.toContain('P77D');
  });

  it('when a user is deleted that belongs to a customer here, the customer is asked for', async () => {
    const { explorer, store, asked } = await explorerOver(() => ({ status: 204 }));
    const customerId = await customerOf(store);
    await explorer.send(request({ key: 'users.deleteMany', body: '{"ids": ["u 1", "other"]}' }), true);
    expect(asked).toEqual([customerId]);
  });

  it('when calls are made, the activity has them as calls by hand, one job each', async () => {
    const { explorer, activity, store } = await explorerOver(() => ({ json: {} }));
    const customerId = await customerOf(store);
    await explorer.send(request({ key: 'users.patch', path: user, body: '{}' }), false);
    await explorer.send(request({ key: 'server.ready' }), false);
    const jobs = activity.filter(({ key }) => key !== 'auth').map(({ job }) => job);
    expect(jobs.map((job) => [job?.kind, job?.customerId])).toEqual([
      ['explorer', customerId],
      ['explorer', null],
    ]);
    expect(new Set(jobs.map((job) => job?.id)).size).toBe(2);
  });

  it('when a request is kept under a name, it is there again, replaced by one of the same name, and gone when removed', async () => {
    const { store } = await explorerOver(() => ({ json: {} }));
    const { connectionId: _any, ...kept } = request({ key: 'users.list' });
    await store.call('explorer.saveExample', { name: 'All', request: kept });
    await store.call('explorer.saveExample', { name: 'All', request: { ...kept, query: { page: '2' } } });
    const [only, ...more] = await store.call('explorer.examples');
    expect(more).toEqual([]);
    expect(only?.request.query).toEqual({ page: '2' });
    expect(await store.call('explorer.removeExample', only?.id ?? '')).toEqual([]);
    await expect(store.call('explorer.removeExample', 'x')).rejects.toMatchObject({
      code: 'explorer.exampleUnknown',
    });
  });

  it('when the reading of a long list is stopped, what came until then can be chosen', async () => {
    let pages = 0;
    const { explorer } = await explorerOver(({ path }) => {
      if (!path.includes('users')) return { json: {} };
      pages += 1;
      if (pages === 3) explorer.stopChoices();
      return { json: { users: [{ userId: `u${pages}`, customUserID: `c${pages}` }] } };
    });
    const found = await explorer.choices({ connectionId: 'connection-1', path: {} }, 'user-id');
    expect(found.map(({ value }) => value)).toEqual(['u1', 'u2']);
    expect(pages).toBe(3);
  });
});
