import { afterAll, describe, expect, it } from 'vitest';
import { AnswerText } from '../../../../main/service/large-answers/answer-text';
import { LargeAnswers } from '../../../../main/service/large-answers/large-answers';
import { readAnswerBody } from '../../../../main/service/transport/answer-reader';
import { builtWorker } from '../../../../scripts/built-workers';
import { threadMs } from '../../../processor-time';
import { json, raw } from './bad-server';
import { badService, errorOf } from './bad-server-client';

const megabyte = 1024 * 1024;
const path = { 'user-id': 'u1' };

const transaction = (at: number) => ({
  transactionId: `kontor-${at}`,
  accountId: 'a1',
  bookingDate: '2025-03-14T00:00:00.000Z',
  amount: -12.5,
  currency: 'EUR',
  purpose: `Rechnung ${at} für März, vielen Dank`,
});

const repeated = (piece: string, megabytes: number) =>
  `[${piece.repeat(Math.floor((megabytes * megabyte) / piece.length))}0]`;

/** What a service may send within the limits, made to take long. */
const shapes: [string, () => string][] = [
  ['transactions', () => JSON.stringify(Array.from({ length: 80_000 }, (_, at) => transaction(at)))],
  ['a million objects', () => repeated('{"a":{}},', 12)],
  ['millions of numbers', () => repeated('1234567,', 16)],
  [
    'as many names as an object may have, a hundred times',
    () => {
      const members = Array.from({ length: 1_200 }, (_, at) => `"k${at.toString(36)}":${at}`).join(',');
      return repeated(`{${members}},`, 12);
    },
  ],
  ['escapes', () => `["${'\\u00e9'.repeat(3 * megabyte)}"]`],
  ['brackets', () => '['.repeat(6 * megabyte)],
];

/** The longest time, of the processor, that this thread did nothing but one thing. */
async function longestHoldMs<T>(work: () => Promise<T>): Promise<{ value: T; holdMs: number }> {
  let isOver = false;
  let holdMs = 0;
  const watching = (async () => {
    let before = threadMs();
    while (!isOver) {
      await new Promise((resolve) => setTimeout(resolve, 0));
      const now = threadMs();
      holdMs = Math.max(holdMs, now - before);
      before = now;
    }
  })();
  const value = await work();
  isOver = true;
  await watching;
  return { value, holdMs };
}

/** A list that grows is copied as a whole now and then: where memory nobody used before is dear, that alone takes its time. */
function copyMs(list: readonly unknown[]): number {
  const before = threadMs();
  expect(list.slice()).toHaveLength(list.length);
  return threadMs() - before;
}

const large = new LargeAnswers(builtWorker('answer-thread'));
afterAll(() => large.end());

const asked = (text: string, keepsText = false) => ({
  bytes: new Uint8Array(Buffer.from(text)),
  contentType: 'application/json',
  key: 'banking.transactions',
  readsAscii: false,
  keepsText,
});

describe('an answer that is too large to be read beside everything else (SEC-45)', () => {
  it.each(shapes)(
    'when it is of %s, it is read as main would, and main is held for less than 100 ms',
    async (_name, make) => {
      const text = make();
      const answer = asked(text);
      const { value: read, holdMs } = await longestHoldMs(() => large.read(answer));
      const here = readAnswerBody(Buffer.from(text), 'application/json');
      expect(read.body.kind).toBe(here.kind);
      if (here.kind === 'json' && read.body.kind === 'json')
        expect(JSON.stringify(read.body.value)).toBe(JSON.stringify(here.value));
      const listCopyMs = here.kind === 'json' && Array.isArray(here.value) ? copyMs(here.value) : 0;
      expect(holdMs).toBeLessThan(Math.max(100, 2.5 * listCopyMs));
    },
  );

  it('when it is only kept, main gets its text, and never what is in it', async () => {
    const value = { available: false, rows: Array.from({ length: 80_000 }, (_, at) => transaction(at)) };
    const answer = asked(JSON.stringify(value), true);
    const { value: read, holdMs } = await longestHoldMs(() => large.read(answer));
    expect(read.body).toEqual({ kind: 'json', value: new AnswerText(JSON.stringify(value), true) });
    expect(holdMs).toBeLessThan(100);
  });

  it('when one object has more members than any answer, it is no answer, and the next one is read', async () => {
    const wide = JSON.stringify(
      Object.fromEntries(Array.from({ length: 150_000 }, (_, at) => [`k${at}`, at])),
    );
    expect((await large.read(asked(wide))).body).toEqual({ kind: 'brokenJson', text: '' });
    expect((await large.read(asked('{"a":1}'))).body).toEqual({ kind: 'json', value: { a: 1 } });
  });

  it('when its thread ends on the way, it is no answer, and the next one is read by another', async () => {
    const one = new LargeAnswers(builtWorker('answer-thread'));
    const reading = one.read(asked(repeated('{"a":{}},', 8)));
    await new Promise((resolve) => setTimeout(resolve, 50));
    await one.end();
    expect((await reading).body.kind).toBe('brokenJson');
    expect((await one.read(asked('[1]'))).body).toEqual({ kind: 'json', value: [1] });
    await one.end();
  });

  it('over HTTP: a list, a result that is kept, an answer of another shape, a short one', async () => {
    const { server, client } = await badService({ largeAnswers: large, limits: { maxRepeats: 0 } });
    const list = Array.from({ length: 5_000 }, (_, at) => transaction(at));
    server.on('GET /users/u1/banking/transactions', json(200, list));
    expect((await client.call('banking.transactions', { path })).value).toEqual(list);

    const result = { credits: list };
    server.on('GET /users/u1/analysis/company/credits', json(200, result));
    const kept = await client.call('company.credits', { path, keepsText: true });
    expect(kept.value).toEqual(new AnswerText(JSON.stringify(result), false));

    server.on('GET /users/u1', json(200, list));
    expect((await errorOf(client.call('users.get', { path }))).code).toBe('service.badAnswer');
    server.on('GET /users/u1', raw(200, '['.repeat(megabyte), { 'content-type': 'application/json' }));
    expect((await errorOf(client.call('users.get', { path }))).code).toBe('service.badAnswer');

    server.on('GET /users/u1/analysis/company/credits', json(200, { credits: [] }));
    expect((await client.call('company.credits', { path, keepsText: true })).value).toEqual({ credits: [] });
  });

  it('over HTTP: whoever ends the call meanwhile does not wait until it is read', async () => {
    let reached: () => void = () => undefined;
    const asked = new Promise<void>((resolve) => {
      reached = resolve;
    });
    const never = {
      read: () => {
        reached();
        return new Promise<never>(() => undefined);
      },
    };
    const { server, client } = await badService({ largeAnswers: never, limits: { maxRepeats: 0 } });
    const list = Array.from({ length: 5_000 }, (_, at) => transaction(at));
    server.on('GET /users/u1/banking/transactions', json(200, list));
    const ending = new AbortController();
    const call = errorOf(client.call('banking.transactions', { path, signal: ending.signal }));
    await asked;
    ending.abort();
    expect(await call).toMatchObject({ code: 'service.cancelled', details: { wasSent: 'yes' } });
  });
});
