import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openService, type ServiceUnderTest } from './service-under-test';

let service: ServiceUnderTest;
let token: string;
beforeAll(async () => {
  service = await openService();
  token = await service.signIn();
});
afterAll(async () => {
  await service.stop();
  expect(service.faults).toEqual([]);
});

const port = () => Number(new URL(service.address).port);
const isGood = async () => (await fetch(`${service.address}/ready`)).status === 200;

/** Sends bytes as they are and answers all statuses that come back until the end of the connection. */
function statuses(text: string): Promise<number[]> {
  return new Promise((resolve, reject) => {
    const socket = connect(port(), '127.0.0.1', () => socket.write(text));
    let answer = '';
    socket.setEncoding('latin1');
    socket.setTimeout(10_000, () => socket.destroy(new Error('no answer')));
    socket.on('data', (piece) => {
      answer += piece;
    });
    socket.on('error', reject);
    socket.on('close', () =>
      resolve([...answer.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, code]) => Number(code))),
    );
  });
}

const ends = 'Connection: close\r\n\r\n';
const host = 'Host: 127.0.0.1\r\n';
const authorised = () => `${host}Authorization: Bearer ${token}\r\nContent-Type: application/json\r\n`;
const posting = (body: string, more = '') =>
  `POST /v1/users HTTP/1.1\r\n${authorised()}${more}Content-Length: ${Buffer.byteLength(body)}\r\n${ends}${body}`;
const smuggled = `0\r\n\r\nGET /v1/users HTTP/1.1\r\n${host}\r\n`;

describe('a neighbour on this computer who writes his own requests', () => {
  it.each<[string, () => string]>([
    ['two hosts', () => `GET /v1/ready HTTP/1.1\r\n${host}Host: evil.example\r\n${ends}`],
    [
      'a host with a name in front',
      () => `GET /v1/ready HTTP/1.1\r\nHost: 127.0.0.1@evil.example\r\n${ends}`,
    ],
    [
      'a host that begins like ours',
      () => `GET /v1/ready HTTP/1.1\r\nHost: 127.0.0.1.evil.example\r\n${ends}`,
    ],
    ['a host with two ports', () => `GET /v1/ready HTTP/1.1\r\nHost: localhost:1:2\r\n${ends}`],
    ['a host in other figures', () => `GET /v1/ready HTTP/1.1\r\nHost: 2130706433\r\n${ends}`],
    ['a host of every address', () => `GET /v1/ready HTTP/1.1\r\nHost: 0.0.0.0\r\n${ends}`],
    [
      'an address of another host in the line',
      () => `GET http://evil.example/v1/ready HTTP/1.1\r\nHost: evil.example\r\n${ends}`,
    ],
    ['the origin of a file', () => `GET /v1/ready HTTP/1.1\r\n${host}Origin: null\r\n${ends}`],
    [
      'the origin of a neighbour port',
      () => `GET /v1/ready HTTP/1.1\r\n${host}Origin: http://127.0.0.1:1\r\n${ends}`,
    ],
    ['an origin in capitals', () => `GET /v1/ready HTTP/1.1\r\n${host}Origin: HTTP://127.0.0.1\r\n${ends}`],
    [
      'two ways to tell its length',
      () =>
        `POST /v1/users HTTP/1.1\r\n${authorised()}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n${smuggled}`,
    ],
    [
      'two lengths',
      () => `POST /v1/users HTTP/1.1\r\n${authorised()}Content-Length: 2\r\nContent-Length: 40\r\n${ends}{}`,
    ],
    [
      'a length below nothing',
      () => `POST /v1/users HTTP/1.1\r\n${authorised()}Content-Length: -1\r\n${ends}`,
    ],
    [
      'a coding that is none',
      () => `POST /v1/users HTTP/1.1\r\n${authorised()}Transfer-Encoding: xchunked\r\n${ends}`,
    ],
    ['a header that is folded', () => `GET /v1/ready HTTP/1.1\r\n${host}X: a\r\n b: c\r\n${ends}`],
    ['a blank before a colon', () => `GET /v1/ready HTTP/1.1\r\nHost : 127.0.0.1\r\n${ends}`],
    ['a line that ends too soon', () => `GET /v1/ready HTTP/1.1\n${host}X: a\rY: b\n${ends}`],
    ['a nothing in its path', () => `GET /v1/\0ready HTTP/1.1\r\n${host}${ends}`],
    ['a way up in its path', () => `GET /v1/../../../etc/passwd HTTP/1.1\r\n${host}${ends}`],
    ['an encoded way up', () => `GET /download/%2e%2e%2f%2e%2e%2fkontor.db HTTP/1.1\r\n${host}${ends}`],
    [
      'a token of somebody else’s algorithm',
      () => `GET /v1/users HTTP/1.1\r\n${host}Authorization: Bearer ${none(token)}\r\n${ends}`,
    ],
    [
      'a token twice',
      () => `GET /v1/users HTTP/1.1\r\n${host}Authorization: Bearer ${token}, Bearer x\r\n${ends}`,
    ],
    ['members that every object has', () => posting('{"__proto__":{"customUserID":"x","type":"company"}}')],
    ['a list for an object', () => posting('[]')],
    ['half a letter', () => posting('{"customUserID":"\\ud800","type":1}')],
    ['a body in another spelling', () => posting('{}', 'Content-Encoding: gzip\r\n')],
    ['a tenant that is longer than any', () => posting('{}', `TenantID: ${'t'.repeat(201)}\r\n`)],
  ])('when it has %s, is refused, and the service goes on', async (_, request) => {
    const answers = await statuses(request());
    expect(answers.filter((code) => code < 400)).toEqual([]);
    expect(answers.filter((code) => code >= 500 && code !== 505)).toEqual([]);
    expect(await isGood()).toBe(true);
  });

  it('when he holds a thousand connections and says nothing, others are answered', async () => {
    const held: Socket[] = [];
    for (let at = 0; at < 1_000; at += 1)
      held.push(connect(port(), '127.0.0.1').on('error', () => undefined));
    try {
      await Promise.all(
        held.map(
          (socket) => socket.readyState !== 'opening' || new Promise((done) => socket.once('connect', done)),
        ),
      );
      expect(await isGood()).toBe(true);
    } finally {
      for (const socket of held) socket.destroy();
    }
  });

  it('when he goes away in the middle of what he sends, that is no fault of the service', async () => {
    for (let at = 0; at < 20; at += 1) {
      const socket = connect(port(), '127.0.0.1').on('error', () => undefined);
      socket.write(`POST /v1/users HTTP/1.1\r\n${authorised()}Content-Length: 500\r\n\r\n{"a`);
      await new Promise((resolve) => setTimeout(resolve, 10));
      socket.resetAndDestroy();
    }
    expect(await isGood()).toBe(true);
    expect(service.faults).toEqual([]);
  });

  it('when he asks in one breath a thousand times, each is answered once', async () => {
    const one = `GET /v1/ready HTTP/1.1\r\n${host}\r\n`;
    expect(await statuses(one.repeat(999) + one.replace(/\r\n$/, ends))).toEqual(Array(1_000).fill(200));
  });

  it('when his query has ten thousand members, the service goes on', async () => {
    const query = Array.from({ length: 1_500 }, (_, at) => `a${at}=b`).join('&');
    const answers = await statuses(`GET /v1/users?${query} HTTP/1.1\r\n${authorised()}${ends}`);
    expect(answers.filter((code) => code >= 500)).toEqual([]);
    expect(await isGood()).toBe(true);
  });
});

/** The same token as if nobody had to sign it. */
function none(signed: string): string {
  const head = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
  return `${head}.${signed.split('.')[1] ?? ''}.`;
}
