import { describe, expect, it, vi } from 'vitest';
import { endpoints } from '../../../../main/service/endpoint-tables/endpoints';
import { findCorrelationId } from '../../../../main/service/requests/learned-names';
import { answerLimitOf } from '../../../../main/service/transport/answer-limit-policy';
import { readAnswerBody } from '../../../../main/service/transport/answer-reader';
import { systemClock } from '../../../../main/service/transport/clock';
import { connectionTest } from '../../../../preload/contract';
import { processorMs } from '../../../processor-time';
import { scripted } from './scripted-service';

const megabyte = 1024 * 1024;

describe('an answer that is made to harm', () => {
  it('when it asks to wait for ever: the state can be told, the client slept, woken and closed, and a call waits a day at most', async () => {
    const { client, states } = scripted(() => ({
      status: 429,
      headers: { 'Retry-After': '99999999999999' },
    }));
    await expect(client.call('server.ready')).rejects.toMatchObject({ code: 'service.rateLimited' });
    const { waitSeconds = 0, waitingUntil } = client.state();
    expect(waitSeconds).toBeGreaterThanOrEqual(86_400);
    expect(waitSeconds).toBeLessThanOrEqual(86_402);
    expect(Number.isNaN(Date.parse(waitingUntil ?? ''))).toBe(false);
    client.suspend();
    client.resume();
    client.close();
    expect(states.at(-1)?.state).toBe('waiting');
  });

  it('when a timer is to wait for longer than timers can: it does not ring at once', () => {
    vi.useFakeTimers();
    try {
      const rung = vi.fn();
      systemClock.setTimer(rung, 2 ** 40);
      vi.advanceTimersByTime(60_000);
      expect(rung).not.toHaveBeenCalled();
    } finally {
      vi.useRealTimers();
    }
  });

  it('when what it taught cannot be kept: the answer is the answer', async () => {
    const faults: unknown[] = [];
    const { client } = scripted(
      () => ({ status: 201, json: { userId: 'u1' }, headers: { 'x-other-correlation-id': 'c1' } }),
      {
        onLearned: () => {
          throw new Error('no room on the disk');
        },
        onFault: (error) => faults.push(error),
      },
    );
    const answer = await client.call('users.create', { body: { type: 'company' } } as never);
    expect(answer).toMatchObject({ status: 201, correlationId: 'c1' });
    expect(faults).toMatchObject([{ message: 'no room on the disk' }]);
    expect(client.learned().correlationHeaderSeen).toBe('x-other-correlation-id');
  });

  it.each([
    ['a name of any length', { [`${'x'.repeat(300)}-correlation-id`]: 'c1' }],
    ['a value of any length', { 'service-correlation-id': 'c'.repeat(201) }],
    ['a value with a blank', { 'service-correlation-id': 'c 1' }],
    ['a value beyond ASCII', { 'x-correlation-id': 'c\u00fc' }],
  ])('when its identifier has %s: it is none', (_what, headers) => {
    expect(findCorrelationId(new Headers(headers), 'service-correlation-id')).toBeUndefined();
  });

  it.each([1e-7, 0.2, 9e12, 1e300])(
    'when a token is said to live %d s: one log-in serves the calls, and its state can be told',
    async (lifeSeconds) => {
      const { client, auths } = scripted(() => ({ json: {} }), {
        onAuth: () => ({ json: { access_token: 't', expires_in: lifeSeconds } }),
      });
      for (let call = 0; call < 3; call += 1) await client.call('users.list');
      expect(auths).toHaveLength(1);
      const state = client.tokenState();
      expect(state.state).toBe('valid');
      if (state.state === 'valid') expect(state.lifeSeconds).toBe(lifeSeconds < 1 ? 1 : 86_400);
    },
  );

  it.each(['a\r\nX-Other: 1', 'a\u0000b', 'ä', 'a b', ''])(
    'when a token is %j, which no header carries: the log-in is told to be wrong, not the network',
    async (token) => {
      const { client, requests } = scripted(() => ({ json: {} }), {
        onAuth: () => ({ json: { access_token: token, expires_in: 300 } }),
      });
      await expect(client.call('users.list')).rejects.toMatchObject({
        code: 'service.badAnswer',
        details: { reason: 'noToken' },
      });
      expect(requests).toEqual([]);
    },
  );

  it('when a token has scopes without end: the test of the connection can be shown', async () => {
    const scope = ['users', 'x'.repeat(300), ...Array.from({ length: 600 }, (_, nth) => `s${nth}`)];
    const { client } = scripted(() => ({ json: {} }), {
      onAuth: () => ({ json: { access_token: 't', expires_in: 300, scope } }),
    });
    const shown = connectionTest.safeParse(await client.test());
    expect(shown.success).toBe(true);
    expect(shown.data?.scopes).toHaveLength(500);
    expect(shown.data?.scopes[0]).toBe('users');
  });

  it('when items of a list have an object for their identifier: they are told apart by what they hold', async () => {
    const odd = { id: { toString: 0, valueOf: 0 } };
    const { client } = scripted(({ path }) => ({
      json: path.includes('page=1') ? [odd, { id: 'a' }] : [odd, { id: 'a' }],
    }));
    const pages = [];
    for await (const { items } of client.pages('users.list')) pages.push(items);
    expect(pages).toEqual([[odd, { id: 'a' }]]);
  });
});

describe('how much of an answer is read (SEC-45)', () => {
  it.each([
    ['server.ready', 4],
    ['users.create', 4],
    ['banking.connect', 4],
    ['webhooks.list', 4],
    ['banking.correlation', 1],
    ['users.list', 16],
    ['banking.accounts', 16],
    ['companies.search', 16],
    ['cockpits.company', 64],
    ['person.income', 64],
    ['contracts.get', 64],
    ['cockpits.download', 64],
    ['banking.transactions', 256],
    ['categorization.get', 256],
    ['categorization.fetch', 256],
  ] as const)('when it is %s: %i MB', (key, megabytes) => {
    expect(answerLimitOf(endpoints[key], { maxAnswerBytes: 256 * megabyte })).toBe(megabytes * megabyte);
  });

  it.each(['{},', '[],', '1,', '"",'])('when it is millions of %s: nothing is made of it', (filler) => {
    const count = Math.ceil((8 * megabyte) / filler.length);
    const bytes = Buffer.from(`[${filler.repeat(count)}0]`);
    const startedAt = processorMs();
    expect(readAnswerBody(bytes, 'application/json').kind).toBe('brokenJson');
    expect(processorMs() - startedAt).toBeLessThan(500);
  });

  it('when it is a page of transactions or a short list of numbers: it is read', () => {
    const transaction = { transactionId: 't', amount: -1, currency: 'EUR', bookingDate: 1, name: '' };
    const page = Array.from({ length: 50_000 }, () => transaction);
    expect(readAnswerBody(Buffer.from(JSON.stringify(page)), null).kind).toBe('json');
    const numbers = Array.from({ length: 90_000 }, () => 1);
    expect(readAnswerBody(Buffer.from(JSON.stringify(numbers)), null).kind).toBe('json');
  });
});
