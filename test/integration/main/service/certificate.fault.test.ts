import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { badService, errorOf } from './bad-server-client';
import { selfSignedCertificate } from './self-signed-certificate';

describe('a certificate that nobody knows, as behind a proxy that opens TLS (B041, SEC-18)', () => {
  let taken = 0;
  const server = createServer(selfSignedCertificate(), (_request, response) => {
    taken += 1;
    response.end('{}');
  });
  beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  const connectionTo = (baseAddress: string) => ({
    id: 'c',
    name: 'c',
    environment: 'test' as const,
    baseAddress,
    clientId: 'c',
    timestampUnit: 's' as const,
  });

  it('when the service shows one: names certificate and host, sends nothing, and does not try again', async () => {
    const { port } = server.address() as AddressInfo;
    const host = `127.0.0.1:${port}`;
    const { client, activity } = await badService({ connection: connectionTo(`https://${host}`) });
    const error = await errorOf(client.call('users.list'));
    expect(error).toMatchObject({
      code: 'service.proxyOrCertificate',
      details: { host, reason: 'DEPTH_ZERO_SELF_SIGNED_CERT' },
    });
    expect(activity).toHaveLength(1);
    expect(activity[0]?.failure).toEqual({
      kind: 'proxyOrCertificate',
      reason: 'DEPTH_ZERO_SELF_SIGNED_CERT',
    });
    expect(taken).toBe(0);
    expect((await errorOf(client.test())).code).toBe('service.proxyOrCertificate');
  });

  it('when plain http answers where TLS is expected: is about proxy or certificate as well', async () => {
    const plain = await badService();
    const address = plain.server.baseAddress.replace('http:', 'https:');
    const { client } = await badService({ connection: connectionTo(address) });
    expect((await errorOf(client.call('users.list'))).code).toBe('service.proxyOrCertificate');
  });

  it('when a proxy wants a password (407, which Electron hands on as an answer): says proxy', async () => {
    const proxied = (async () => new Response(null, { status: 407 })) as typeof fetch;
    const { client } = await badService({ fetch: proxied });
    expect(await errorOf(client.call('users.list'))).toMatchObject({
      code: 'service.proxyOrCertificate',
      details: { reason: 'PROXY_AUTHENTICATION' },
    });
  });
});
