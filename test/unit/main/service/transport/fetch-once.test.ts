import { describe, expect, it } from 'vitest';
import type { Endpoint } from '../../../../../main/service/endpoint-tables/endpoint-definition';
import { type EndpointKey, endpoints } from '../../../../../main/service/endpoint-tables/endpoints';
import { createFetchOnce } from '../../../../../main/service/transport/fetch-once';
import { sampleBodies } from '../sample-calls';
import { scripted } from '../scripted-service';

describe('calls that change something', () => {
  it.each(Object.entries(endpoints) as [EndpointKey, Endpoint][])(
    '%s: travels on a connection of its own exactly when it is one of them',
    async (key, endpoint) => {
      let alone = 0;
      let logIns = 0;
      const fetchOnce = (async (address) => {
        if (String(address).endsWith('/auth')) {
          logIns += 1;
          return Response.json({ access_token: 'token', expires_in: 300 });
        }
        alone += 1;
        return Response.json({ userId: 'u1', available: true });
      }) as typeof fetch;
      const { client, requests } = scripted(() => ({ json: { userId: 'u1', available: true } }), {
        fetchOnce,
      });
      const path = Object.fromEntries(endpoint.pathParameters.map((name) => [name, 'x']));
      await client.call(key, { path, body: sampleBodies[key] } as never);
      expect([alone, requests.length]).toEqual(endpoint.method === 'GET' ? [0, 1] : [1, 0]);
      // A log-in that is refused is counted, so none may leave unseen either.
      expect(logIns).toBe(endpoint.isOpen ? 0 : 1);
    },
  );

  it('when requests follow each other: the session is emptied before each, and used again', async () => {
    const log: string[] = [];
    const fetchOnce = createFetchOnce((nth) => ({
      fetch: async (address) => {
        log.push(`send ${nth} ${address}`);
        return Response.json({ nth });
      },
      closeAllConnections: async () => {
        log.push(`close ${nth}`);
      },
    }));
    await (await fetchOnce('https://a.example/1')).text();
    await (await fetchOnce('https://a.example/2')).text();
    expect(log).toEqual(['close 0', 'send 0 https://a.example/1', 'close 0', 'send 0 https://a.example/2']);
  });

  it('when requests run at the same time: none closes the connection of another', async () => {
    const made: number[] = [];
    const fetchOnce = createFetchOnce((nth) => {
      made.push(nth);
      return { fetch: async () => new Response(null, { status: 204 }), closeAllConnections: async () => {} };
    });
    const answers = await Promise.all([1, 2, 3].map((nth) => fetchOnce(`https://a.example/${nth}`)));
    expect(made).toEqual([0, 1, 2]);
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
    await fetchOnce('https://a.example/4');
    expect(made).toHaveLength(3);
  });

  it('when an answer is still being read: its session serves nobody else, and is free when the reader stops', async () => {
    const made: number[] = [];
    const fetchOnce = createFetchOnce((nth) => {
      made.push(nth);
      return { fetch: async () => new Response('x'.repeat(1_000)), closeAllConnections: async () => {} };
    });
    const first = await fetchOnce('https://a.example/1');
    await (await fetchOnce('https://a.example/2')).text();
    expect(made).toEqual([0, 1]);
    await first.body?.cancel();
    await fetchOnce('https://a.example/3');
    await fetchOnce('https://a.example/4');
    expect(made).toEqual([0, 1]);
  });

  it('when the request fails: the session is free again and the fault passes through', async () => {
    let made = 0;
    const fetchOnce = createFetchOnce(() => {
      made += 1;
      return {
        fetch: () => Promise.reject(new Error('net::ERR_CONNECTION_RESET')),
        closeAllConnections: async () => {},
      };
    });
    await expect(fetchOnce('https://a.example')).rejects.toThrow('ERR_CONNECTION_RESET');
    await expect(fetchOnce('https://a.example')).rejects.toThrow('ERR_CONNECTION_RESET');
    expect(made).toBe(1);
  });
});
