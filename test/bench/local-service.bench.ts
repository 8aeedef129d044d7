import { createHash } from 'node:crypto';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type LocalService, startLocalService } from '../../main/local-service/start';

const batchSize = 1_000;
const measuredBatches = 30;

/** A transaction as the program sends it: about 500 bytes, its identifier a hash as the program makes them. */
function transactionOf(position: number) {
  const month = position % 24;
  return {
    transactionId: createHash('sha256').update(String(position)).digest('hex').slice(0, 40),
    amount: -((position % 90_000) + 100) / 100,
    currency: 'EUR',
    bookingDate: Date.UTC(2024, month, (position % 27) + 1, 12) / 1000,
    valueDate: Date.UTC(2024, month, (position % 27) + 1, 12) / 1000,
    bookingText: 'Lastschrift',
    purpose: `Rechnung ${position} Kundennummer ${position % 977} vielen Dank für Ihren Auftrag`,
    paymentPartner: {
      name: `Händler ${position % 4999}`,
      iban: 'DE02999999990000000000',
      bic: 'MUSTDE90XXX',
    },
    eref: `E2E-${position}`,
  };
}

const batchOf = (first: number, size = batchSize): string =>
  JSON.stringify(Array.from({ length: size }, (_, index) => transactionOf(first + index)));

async function openAccount(service: LocalService) {
  const form = new URLSearchParams({
    client_id: service.clientId,
    client_secret: service.clientSecret,
    grant_type: 'client_credentials',
  });
  const answer = await fetch(`${service.address}/auth`, { method: 'POST', body: form });
  const { access_token: token } = (await answer.json()) as { access_token: string };
  const call = async (method: string, path: string, body?: string): Promise<Response> => {
    const response = await fetch(service.address + path, {
      method,
      body,
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response;
  };
  const user = await call('POST', '/users', '{"type":"company","automaticAnalysis":"suspended"}');
  const { userId } = (await user.json()) as { userId: string };
  await call(
    'POST',
    `/users/${userId}/banking/accounts`,
    '{"accounts":[{"accountId":"a","accountNumber":"1"}]}',
  );
  return { call, userId, path: `/users/${userId}/banking/accounts/a/transactions` };
}

type Client = Awaited<ReturnType<typeof openAccount>>;

interface Pace {
  meanMs: number;
  worstMs: number;
  /** Processor time of client and service together; says more than the clock on a busy computer. */
  cpuMs: number;
}

/** Posts prepared bodies one after the other. Milliseconds per batch, and the slowest. */
async function post({ call, path }: Client, bodies: readonly string[]): Promise<Pace> {
  let worstMs = 0;
  const cpuBefore = process.cpuUsage();
  const started = performance.now();
  for (const body of bodies) {
    const before = performance.now();
    await (await call('POST', path, body)).arrayBuffer();
    worstMs = Math.max(worstMs, performance.now() - before);
  }
  const meanMs = (performance.now() - started) / bodies.length;
  const { user, system } = process.cpuUsage(cpuBefore);
  return { meanMs, worstMs, cpuMs: (user + system) / 1000 / bodies.length };
}

/** Adding batches of 1,000 to an account of `rowCount`, beside the same into an empty one; rate, memory, file size. */
export async function run(rowCount = 1_000_000): Promise<Record<string, number>> {
  const folder = await mkdtemp(join(tmpdir(), 'kontor-service-bench-'));
  const databasePath = join(folder, 'service.db');
  const service = await startLocalService({ databasePath, databaseKey: 'bench', tokenLifeSeconds: 86_400 });
  try {
    const client = await openAccount(service);
    const measure = (first: number) =>
      post(
        client,
        Array.from({ length: measuredBatches }, (_, index) => batchOf(first + index * batchSize)),
      );
    // The first batches also warm the compiler up; they are not measured.
    await measure(-measuredBatches * batchSize);
    const empty = await measure(0);
    const fillStarted = performance.now();
    const fillSize = 20_000;
    for (let first = measuredBatches * batchSize; first < rowCount; first += fillSize) {
      await (await client.call('POST', client.path, batchOf(first, fillSize))).arrayBuffer();
    }
    const fillMs = performance.now() - fillStarted;
    const full = await measure(rowCount + fillSize);
    const overwriting = await measure(0);
    const page = `/users/${client.userId}/banking/transactions?pageSize=1000&page=900`;
    const pageStarted = performance.now();
    await (await client.call('GET', page)).arrayBuffer();
    const figures = {
      emptyBatchMs: empty.meanMs,
      emptyBatchCpuMs: empty.cpuMs,
      fullBatchMs: full.meanMs,
      fullBatchCpuMs: full.cpuMs,
      fullWorstMs: full.worstMs,
      overwriteBatchMs: overwriting.meanMs,
      fullToEmptyCpu: full.cpuMs / empty.cpuMs,
      rowsPerSecond: (batchSize / full.meanMs) * 1000,
      pageMs: performance.now() - pageStarted,
      fillRowsPerSecond: (rowCount / fillMs) * 1000,
      memoryMb: process.memoryUsage().rss / 1e6,
      fileMb: (await stat(databasePath)).size / 1e6,
    };
    for (const [name, value] of Object.entries(figures))
      console.log(`  ${name.padEnd(20)} ${value.toFixed(1)}`);
    return figures;
  } finally {
    await service.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
