import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { EndpointKey } from '../../../../main/service/endpoint-tables/endpoints';
import { readAnswerBody } from '../../../../main/service/transport/answer-reader';
import { createFetchOnce } from '../../../../main/service/transport/fetch-once';
import { activityLine } from '../../../../preload/contract';
import { type Behaviour, json, raw } from './bad-server';
import { badService, errorOf } from './bad-server-client';

const megabyte = 1024 * 1024;
const user = { 'user-id': 'u1' };

/** Writes as long as somebody reads. */
function endless(status: number, sent: { bytes: number }): Behaviour {
  return (response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    const piece = Buffer.alloc(256 * 1024, 0x20);
    const write = () => {
      while (!response.destroyed && sent.bytes < 600 * megabyte) {
        sent.bytes += piece.length;
        if (!response.write(piece)) return;
      }
    };
    response.on('drain', write);
    write();
  };
}

const fetchOnce = createFetchOnce(() => ({
  fetch: (address, init) => fetch(address, init),
  closeAllConnections: async () => undefined,
}));

/** One call of each kind, and the most that may be read of its answer. */
const kinds: [EndpointKey, string, object, number][] = [
  ['users.get', 'GET /users/u1', { path: user }, 4 * megabyte],
  ['users.create', 'POST /users', { body: { type: 'company' } }, 4 * megabyte],
  ['categorization.correlation', 'GET /users/u1/categorization/correlation', { path: user }, 2 * megabyte],
];

describe('an answer without end (SEC-45)', () => {
  it.each(kinds)(
    'when %s is answered for ever: reading stops at the limit and says so',
    async (key, endpoint, call, limit) => {
      const { server, client } = await badService({
        fetchOnce,
        limits: { maxAnswerBytes: 4 * megabyte, maxRepeats: 0, timeoutMs: 20_000 },
      });
      const sent = { bytes: 0 };
      server.on(endpoint, endless(200, sent));
      const error = await errorOf(client.call(key as never, call as never));
      expect(['service.badAnswer', 'service.answerUnknown']).toContain(error.code);
      // What the sockets of both sides hold comes on top.
      expect(sent.bytes).toBeLessThan(limit + 16 * megabyte);
    },
  );

  it.each([
    [404, 'service.notFound'],
    [400, 'service.badRequest'],
  ])(
    'when an error %i is answered for ever: it is still that error, after its first 64 KB',
    async (status, code) => {
      const { server, client } = await badService({ fetchOnce, limits: { timeoutMs: 20_000 } });
      const sent = { bytes: 0 };
      server.on('POST /users', endless(status, sent));
      expect(await errorOf(client.call('users.create', { body: { type: 'company' } }))).toMatchObject({
        code,
      });
      expect(sent.bytes).toBeLessThan(16 * megabyte);
    },
  );

  it('when /auth is answered for ever: the log-in fails and nothing is kept', async () => {
    const { server, client } = await badService();
    const sent = { bytes: 0 };
    server.on('POST /auth', endless(200, sent));
    await errorOf(client.call('users.get', { path: user }));
    expect(sent.bytes).toBeLessThan(40 * megabyte);
  });

  it('when a small compressed answer grows without measure: it is cut where it grows', async () => {
    const { server, client } = await badService({ limits: { maxAnswerBytes: 4 * megabyte, maxRepeats: 0 } });
    const bomb = gzipSync(Buffer.alloc(64 * megabyte, 0x20));
    server.on('GET /users/u1', (response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' });
      response.end(bomb);
    });
    expect(await errorOf(client.call('users.get', { path: user }))).toMatchObject({
      code: 'service.badAnswer',
      details: { reason: 'tooLarge' },
    });
  });
});

describe('an answer made to stop the program (SEC-44, SEC-45)', () => {
  it.each([
    ['brackets', '['.repeat(6 * megabyte)],
    ['braces with names', '{"a":'.repeat(megabyte)],
    ['closed brackets', '['.repeat(100_000) + ']'.repeat(100_000)],
  ])('when it nests %s without end: it is told to be no JSON', async (_what, text) => {
    const { server, client } = await badService();
    server.on('GET /users/u1', raw(200, text, { 'content-type': 'application/json' }));
    expect(await errorOf(client.call('users.get', { path: user }))).toMatchObject({
      code: 'service.badAnswer',
      details: { reason: 'notJson' },
    });
    const bytes = new TextEncoder().encode(text);
    const before = process.cpuUsage();
    expect(readAnswerBody(bytes, 'application/json').kind).toBe('brokenJson');
    const { user: used } = process.cpuUsage(before);
    // Read to the end it would be seconds.
    expect(used / 1_000).toBeLessThan(300);
  });

  it('when texts hold many brackets: they are texts and nest nothing', async () => {
    const { server, client } = await badService();
    const custom = `${'['.repeat(500)}\\" \\\\`;
    server.on('GET /users/u1', json(200, { userId: 'u1', type: 'company', customUserID: custom }));
    expect((await client.call('users.get', { path: user })).value).toMatchObject({ customUserID: custom });
  });

  it.each([
    ['openings of titles', '<title'],
    ['titles without end', '<title>'],
    ['tags', '<'],
  ])('when an error page of 200 KB holds %s: the failure is told at once', async (_what, filler) => {
    const { server, client } = await badService();
    server.on(
      'GET /users/u1',
      raw(404, filler.repeat((200 * 1024) / filler.length), { 'content-type': 'text/html' }),
    );
    const startedAt = performance.now();
    expect((await errorOf(client.call('users.get', { path: user }))).code).toBe('service.notFound');
    expect(performance.now() - startedAt).toBeLessThan(1_000);
  });

  it('when a page has a title: that is still the message', async () => {
    const { server, client } = await badService();
    const page = `<HTML><head><Title lang="en">Not  here</TITLE></head>${'x'.repeat(200_000)}`;
    server.on('GET /users/u1', raw(404, page, { 'content-type': 'text/html' }));
    expect((await errorOf(client.call('users.get', { path: user }))).details).toMatchObject({
      message: 'Not here',
    });
  });
});

describe('long texts from outside (SEC-44)', () => {
  const long = 'x'.repeat(10_000);
  /** As long as a header may be here: all of an answer's together have 16 KB. */
  const longHeader = 'x'.repeat(4_000);

  it('when headers carry one: the line of the activity view fits its list', async () => {
    const { server, client, activity } = await badService();
    const headers = { 'service-correlation-id': longHeader, deprecation: longHeader, sunset: longHeader };
    server.on('GET /users/u1', json(200, { userId: 'u1', type: 'company' }, headers));
    await client.call('users.get', { path: user });
    const line = activity.find(({ key }) => key === 'users.get');
    const shown = activityLine.pick({ correlationId: true, deprecation: true });
    // One that is too long to be sent back is no identifier.
    expect(line?.correlationId).toBeUndefined();
    expect(line?.deprecation).toMatch(/^x+/);
    expect(shown.safeParse({ correlationId: null, deprecation: line?.deprecation }).success).toBe(true);
    expect(shown.safeParse({ correlationId: null, deprecation: line?.sunset }).success).toBe(true);
  });

  it('when a user’s identifier is one of 10,000 characters: it is no answer that could be kept', async () => {
    const { server, client } = await badService();
    server.on('POST /users', json(201, { userId: long }));
    expect(await errorOf(client.call('users.create', { body: { type: 'person' } }))).toMatchObject({
      details: { reason: 'shape' },
    });
  });
});
