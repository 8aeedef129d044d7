import { connect } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { OwnListener } from '../../../../main/team/webhook-listener';
import { type WebhookListener, webhookListener } from '../../../../preload/contract';

const listeners: OwnListener[] = [];
afterEach(async () => {
  for (const listener of listeners.splice(0)) await listener.stop();
});

async function started() {
  const seen: WebhookListener[] = [];
  const listener = new OwnListener((state) => seen.push(state));
  listeners.push(listener);
  const { address } = await listener.start();
  if (address === null) throw new Error('no address');
  return { listener, address, seen };
}

const payload = {
  event: 'analysis.completed',
  userId: 'u1',
  correlationId: 'c1',
  status: 'completed',
  secretThing: 'canary',
};
const post = (address: string, body: string, headers: Record<string, string> = {}) =>
  fetch(address, { method: 'POST', body, headers: { 'Content-Type': 'application/json', ...headers } });

describe('the listener for webhooks', () => {
  it('when something is delivered, event, state and identifier are kept, and nothing else of it', async () => {
    const { listener, address, seen } = await started();
    const answer = await post(address, JSON.stringify(payload), { 'Webhook-Secret': 'canary-secret' });
    expect(answer.status).toBe(204);
    const state = listener.state();
    expect(webhookListener.safeParse(state).success).toBe(true);
    expect(state.arrivals).toMatchObject([
      {
        method: 'POST',
        event: 'analysis.completed',
        status: 'completed',
        correlationId: 'c1',
        hasSecret: true,
      },
    ]);
    expect(JSON.stringify(seen)).not.toContain('canary');
  });

  it('when it comes as GET, its query is read', async () => {
    const { listener, address } = await started();
    await fetch(`${address}?event=analysis.completed&correlationId=c2&status=completed`);
    expect(listener.state().arrivals[0]).toMatchObject({
      method: 'GET',
      correlationId: 'c2',
      hasSecret: false,
    });
  });

  it.each([
    ['another path', (address: string) => post(address.replace(/[^/]+$/, 'guess'), '{}'), 404],
    [
      'a page of a browser',
      (address: string) => post(address, '{}', { Origin: 'https://evil.example' }),
      404,
    ],
    ['no JSON', (address: string) => post(address, 'hello'), 400],
    ['a list', (address: string) => post(address, '[]'), 400],
    ['a body without end', (address: string) => post(address, `"${'a'.repeat(70_000)}"`), 400],
  ])('when %s comes, it is refused, counted and not kept', async (_what, call, status) => {
    const { listener, address } = await started();
    expect((await call(address)).status).toBe(status);
    expect(listener.state()).toMatchObject({ arrivals: [], refused: 1 });
  });

  it('when strangers hold every place with a body that never ends, a delivery is taken all the same', async () => {
    const { listener, address } = await started();
    const { port, pathname } = new URL(address);
    const strangers = Array.from({ length: 20 }, (_, nth) => {
      const socket = connect(Number(port), '127.0.0.1');
      const [path, headers] = nth % 2 ? ['/guess', ''] : [pathname, 'Origin: https://evil.example\r\n'];
      socket.on('error', () => undefined).resume();
      socket.write(`POST ${path} HTTP/1.1\r\nHost: x\r\n${headers}Content-Length: 60000\r\n\r\na`);
      return socket;
    });
    await Promise.all(strangers.map((socket) => new Promise((resolve) => socket.once('close', resolve))));
    expect((await post(address, JSON.stringify(payload))).status).toBe(204);
    expect(listener.state()).toMatchObject({ refused: 20, arrivals: [{ correlationId: 'c1' }] });
  });

  it('when somebody knocks without end, the window is told a few times a second at most', async () => {
    const { address, seen } = await started();
    for (let nth = 0; nth < 200; nth += 1) await post(address.replace(/[^/]+$/, 'guess'), '{}');
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(seen.at(-1)?.refused).toBe(200);
    expect(seen.length).toBeLessThan(100);
  });

  it('when more arrive than are kept, the newest stay', async () => {
    const { listener, address } = await started();
    for (let nth = 0; nth < 105; nth += 1)
      await post(address, JSON.stringify({ ...payload, correlationId: `c${nth}` }));
    const { arrivals } = listener.state();
    expect([arrivals.length, arrivals[0]?.correlationId]).toEqual([100, 'c104']);
  });

  it('when it is stopped while it starts, nobody answers; two starts at once are one', async () => {
    const listener = new OwnListener(() => undefined);
    listeners.push(listener);
    const [first, second] = await Promise.all([listener.start(), listener.start()]);
    expect(second).toEqual(first);
    await listener.stop();
    const starting = listener.start();
    expect((await listener.stop()).address).toBeNull();
    const { address } = await starting;
    await expect(post(address ?? '', '{}')).rejects.toThrow();
    expect(listener.state().address).toBeNull();
  });

  it('when it is stopped, nobody answers; started again, it has another address', async () => {
    const { listener, address } = await started();
    expect((await listener.stop()).address).toBeNull();
    await expect(post(address, '{}')).rejects.toThrow();
    const again = await listener.start();
    expect(again.address).not.toBe(address);
    expect(await listener.start()).toEqual(again);
  });
});
