import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { removedMark } from '../../../../main/service/transport/redaction';
import { type Behaviour, cut, html, json } from './bad-server';
import { badService, canarySecret } from './bad-server-client';

const canaryToken = 'canary-token-9d2e.payload.signature';
const iban = 'DE02 1203 0000 0000 2020 51';
const upload = 'POST /users/u1/banking/accounts/a1/transactions';

/** A service that throws everything it was sent back into the face of whoever logs its errors. */
const echo =
  (status: number): Behaviour =>
  (response, request) => {
    const sent = `${request.headers.authorization ?? ''} ${request.body}`;
    json(status, {
      type: `failed ${request.headers.authorization}`,
      message: `Authorization: ${sent} iban ${iban} as JSON ${JSON.stringify({ client_secret: canarySecret })}`,
      request: sent,
    })(response, request);
  };

const faults: [string, Behaviour][] = [
  ...[400, 401, 403, 404, 409, 413, 418, 429, 500, 504].map((status): [string, Behaviour] => [
    String(status),
    echo(status),
  ]),
  ['a cut connection', cut],
  [
    'a page with the secret in its title',
    (response) => {
      response.writeHead(502, { 'content-type': 'text/html' });
      response.end(`<html><title>${canarySecret} Bearer anything</title></html>`);
    },
  ],
  ['a plain page', html(500)],
];

const forbidden = [
  canarySecret,
  encodeURIComponent(canarySecret),
  canaryToken,
  iban,
  iban.replace(/ /g, ''),
  'canary-',
];

/** Everything that the client told anyone while it met `fault`, as text in three renderings. */
async function everythingSaid(fault: Behaviour): Promise<string> {
  const { server, client, activity, states } = await badService({
    limits: { maxRepeats: 1, maxRateLimited: 1 },
  });
  server.on('POST /auth', json(200, { access_token: canaryToken, expires_in: 300, scope: 'x' }));
  server
    .on(upload, fault)
    .on('GET /users/u1/categorization/correlation', fault)
    .on('GET /users/u1', json(200, { userId: 'u1' }));
  const said: unknown[] = [];
  const send = () =>
    client
      .call('upload.addTransactions', {
        path: { 'user-id': 'u1', 'account-id': 'a1' },
        query: { note: canarySecret },
        body: [{ transactionId: 't1', amount: 1, bookingDate: 1, paymentPartner: { iban } }],
      })
      .catch((error: unknown) => said.push(error));
  await send();
  const poll = client.poll({
    key: 'categorization.correlation',
    userId: 'u1',
    onChange: (one) => said.push(one),
  });
  await new Promise((resolve) => setTimeout(resolve, 900));
  poll.stop();
  said.push(client.tokenState(), client.state(), client.learned());
  client.dropToken();
  server.on('POST /auth', fault);
  await send();
  said.push(client.tokenState(), activity, states, client.polls());
  expect(said.length).toBeGreaterThan(6);
  return said
    .map((one) => `${JSON.stringify(one)} ${inspect(one, { depth: 12, showHidden: true })} ${String(one)}`)
    .join('\n');
}

describe('secret, token and IBAN in everything that leaves the client (B033, SEC-13, SEC-16)', () => {
  it('when an upload, a poll and /auth meet any of 13 faults: appear in no error, activity line, state or log', async () => {
    const texts = await Promise.all(faults.map(async ([what, fault]) => [what, await everythingSaid(fault)]));
    const found = texts.flatMap(([what = '', text = '']) =>
      forbidden
        .filter((mark) => text.includes(mark))
        .map(
          (mark) => `${what}: ${text.slice(Math.max(0, text.indexOf(mark) - 80), text.indexOf(mark) + 40)}`,
        ),
    );
    expect(found).toEqual([]);
    for (const [, text] of texts) expect(text).not.toMatch(/bearer\s+(?!\[removed\])\S/i);
  });

  it('when a message had something to hide: [removed] stands in its place and the rest can be read', async () => {
    const { server, client } = await badService();
    server.on('GET /users/u1', json(400, { type: 'format', message: `bad IBAN ${iban} in field 3` }));
    await expect(client.call('users.get', { path: { 'user-id': 'u1' } })).rejects.toMatchObject({
      details: { type: 'format', message: `bad IBAN ${removedMark} in field 3` },
    });
  });

  it('when the path holds an identifier: errors and activity show the template alone', async () => {
    const { client, activity } = await badService();
    const error = await client
      .call('users.get', { path: { 'user-id': 'mueller-gmbh' } })
      .catch((one: unknown) => one);
    expect(JSON.stringify([error, activity])).not.toContain('mueller');
  });
});
