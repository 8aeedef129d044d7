import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type BuiltProcess, preparedService } from './built-service';
import { someDay } from './service-under-test';

const kills = 50;
const rowsInRequest = 120;
const groups = ['g0', 'g1', 'g2', 'g3'];

let built: Awaited<ReturnType<typeof preparedService>>;
let folder: string;
beforeAll(async () => {
  built = await preparedService();
  folder = await mkdtemp(join(tmpdir(), 'kontor-kill-'));
}, 60_000);
afterAll(async () => {
  await built.remove();
  await rm(folder, { recursive: true, force: true });
});

async function start() {
  const process = await built.start({
    databasePath: join(folder, 'service.db'),
    databaseKey: 'key',
    clientId: 'client',
    clientSecret: 'secret',
  });
  return { process, call: await signIn(String(process.answer.address)) };
}

async function signIn(address: string) {
  const form = { client_id: 'client', client_secret: 'secret', grant_type: 'client_credentials' };
  const auth = await fetch(`${address}/auth`, { method: 'POST', body: new URLSearchParams(form) });
  const { access_token: token } = (await auth.json()) as { access_token: string };
  return (method: string, path: string, body?: unknown) =>
    fetch(address + path, {
      method,
      body: JSON.stringify(body),
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    });
}

type Call = Awaited<ReturnType<typeof signIn>>;

/** All rows of a group carry the number of the request that wrote them. */
const requestBody = (group: string, request: number) =>
  Array.from({ length: rowsInRequest }, (_, index) => ({
    transactionId: `${group}-${index}`,
    amount: request,
    bookingDate: someDay,
  }));

/** Writes as fast as it can until the process is gone. Notes what was acknowledged. */
async function writeUntilKilled(
  call: Call,
  path: string,
  group: string,
  state: Map<string, number>,
  next: () => number,
) {
  for (;;) {
    const request = next();
    try {
      const answer = await call('POST', path, requestBody(group, request));
      if (answer.status !== 201) throw new Error(`${answer.status}`);
      await answer.json();
      state.set(group, request);
    } catch {
      return;
    }
  }
}

async function killAfter({ child, ended }: BuiltProcess, delayMs: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, delayMs));
  child.kill('SIGKILL');
  await ended;
}

it(`When the process is killed ${kills} times during writes, no request is half there and no acknowledged one lost`, async () => {
  let service = await start();
  const created = await service.call('POST', '/users', { type: 'company', automaticAnalysis: 'suspended' });
  const { userId } = (await created.json()) as { userId: string };
  const accounts = `/users/${userId}/banking/accounts`;
  await (await service.call('POST', accounts, { accounts: [{ accountId: 'a' }] })).json();

  const acknowledged = new Map<string, number>();
  let requests = 0;
  let interrupted = 0;
  for (let kill = 0; kill < kills; kill += 1) {
    const writers = groups.map((group) =>
      writeUntilKilled(
        service.call,
        `${accounts}/a/transactions`,
        group,
        acknowledged,
        () => (requests += 1),
      ),
    );
    // From inside the very first write to some dozen writes later.
    await killAfter(service.process, 3 + ((kill * 37) % 60));
    await Promise.all(writers);
    service = await start();
    const read = await service.call('GET', `/users/${userId}/banking/transactions`);
    const { transactions } = (await read.json()) as {
      transactions: Array<{ transactionId: string; amount: number }>;
    };
    for (const group of groups) {
      const amounts = transactions
        .filter((row) => row.transactionId.startsWith(`${group}-`))
        .map((row) => row.amount);
      const [found = 0] = amounts;
      expect(new Set(amounts).size, `${group} is of one request after kill ${kill}`).toBeLessThanOrEqual(1);
      expect([0, rowsInRequest]).toContain(amounts.length);
      expect(found).toBeGreaterThanOrEqual(acknowledged.get(group) ?? 0);
      if (found > (acknowledged.get(group) ?? 0)) interrupted += 1;
      acknowledged.set(group, found);
    }
  }
  service.process.child.kill('SIGKILL');
  expect(requests).toBeGreaterThan(kills);
  console.log(`  ${kills} kills, ${requests} requests, ${interrupted} written whole but not acknowledged`);
}, 180_000);
