import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  connectionId,
  createCustomer,
  startWorkspace,
  type TestWorkspace,
} from '../integration/main/upload/service-workspace';
import { stageExport } from '../unit/main/store/memory-store';
import { type ServiceProcess, startServiceProcess } from './service-process';

interface SentBody {
  path: string;
  body: string | Uint8Array<ArrayBuffer>;
}

/**
 * An upload of `rowCount` rows to the local service, in a process of its own as in the program, beside a bare loop that posts the same bodies to another user, in
 * turns, because a shared computer is not equally fast all the time: the medians of the rounds.
 *
 * The bare loop has nothing to do but to post: its bodies lie ready as bytes and its token is there; one request follows the other
 * over a kept connection, and each answer is read to its end. The upload plans, takes its rows out of the encrypted store, makes
 * the bodies, writes each line of the journal to the disk before its call leaves, and reads back and compares everything.
 * `sendRatio` leaves the plan and the final read-back out, `wholeRatio` counts everything, `pairRatio` the same beside a bare loop
 * with two requests under way, as the upload has once the service has shown that it can; `cpuRatio` compares processor time,
 * service and read-back included.
 */
export async function run(rowCount = 100_000, rounds = 3): Promise<Record<string, number>> {
  const measured: Record<string, number>[] = [];
  for (let round = 0; round < rounds; round += 1) measured.push(await runOnce(rowCount));
  const names = Object.keys(measured[0] ?? {});
  const medians = Object.fromEntries(
    names.map((name) => [name, median(measured.map((round) => round[name] ?? 0))]),
  );
  console.log(medians);
  return medians;
}

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

async function runOnce(rowCount: number): Promise<Record<string, number>> {
  const folder = await mkdtemp(join(tmpdir(), 'kontor-bench-'));
  let serviceProcess: ServiceProcess | undefined;
  const started = await startWorkspace({
    startService: async (options) => {
      serviceProcess = await startServiceProcess(options);
      return serviceProcess;
    },
    store: { path: join(folder, 'store.db'), key: 'ab'.repeat(32) },
    service: { databasePath: join(folder, 'service.db'), databaseKey: 'cd'.repeat(32) },
  });
  const cpuMs = async () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1_000 + ((await serviceProcess?.cpuMs()) ?? 0);
  };
  try {
    const { id: importId } = await started.store.call('imports.create');
    await stageExport(
      started.store,
      importId,
      Array.from({ length: rowCount }, (_, row) => ({
        day: `2024-${String(1 + (row % 12)).padStart(2, '0')}-15`,
        amountMinor: -row,
        name: `Handelspartner ${row % 977} GmbH`,
        purpose: `RE ${row} Kunde ${(row * 48_271) % 99_991} Abschlag März`,
      })),
    );
    const { workspace } = started;
    const customer = await createCustomer(workspace);
    const bodies = collectBodies();
    const startedAt = performance.now();
    await workspace.uploads.plan(importId, customer.id);
    const upload = await workspace.uploads.start(importId, customer.id);
    const sendingAt = performance.now();
    const cpuAtSending = await cpuMs();
    const end = await workspace.uploads.settled(upload.id);
    const endedAt = performance.now();
    bodies.stop();
    if (end.state !== 'done') throw new Error(`the upload ended ${end.state}`);
    const sendCpuMs = (await cpuMs()) - cpuAtSending;
    const sendMs = (bodies.lastAnswerAt() || endedAt) - sendingAt;
    const cpuAtBare = await cpuMs();
    const bareMs = await bareLoop(started, bodies.sent, { from: customer.userId, underWay: 1 });
    const bareCpuMs = (await cpuMs()) - cpuAtBare;
    const pairMs = await bareLoop(started, bodies.sent, { from: customer.userId, underWay: 2 });
    return {
      rows: rowCount,
      calls: bodies.sent.length,
      bareMs,
      pairMs,
      sendMs,
      wholeMs: endedAt - startedAt,
      planMs: sendingAt - startedAt,
      readBackMs: endedAt - sendingAt - sendMs,
      sendRatio: bareMs / sendMs,
      wholeRatio: bareMs / (endedAt - startedAt),
      pairRatio: pairMs / (endedAt - startedAt),
      cpuRatio: bareCpuMs / sendCpuMs,
    };
  } finally {
    await started.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Listens to what the client posts, by standing in for `fetch` until `stop`. */
function collectBodies() {
  const original = globalThis.fetch;
  const sent: SentBody[] = [];
  let lastAnswerAt = 0;
  globalThis.fetch = async (input, init) => {
    const address = String(input instanceof Request ? input.url : input);
    const isPost = init?.method === 'POST' && address.includes('/banking/');
    if (isPost) sent.push({ path: new URL(address).pathname, body: bodyOf(init?.body) });
    const answer = await original(input, init);
    if (isPost) lastAnswerAt = performance.now();
    return answer;
  };
  return {
    sent,
    lastAnswerAt: () => lastAnswerAt,
    stop: () => {
      globalThis.fetch = original;
    },
  };
}

/** As it is: what the measurement does with a body would be counted against the upload. */
function bodyOf(body: RequestInit['body']): SentBody['body'] {
  if (typeof body === 'string' || body instanceof Uint8Array) return body as SentBody['body'];
  throw new TypeError('a body that is neither text nor bytes');
}

async function bareLoop(
  { workspace, service }: TestWorkspace,
  sent: readonly SentBody[],
  { from, underWay }: { from: string; underWay: number },
): Promise<number> {
  const name = `Nummer ${underWay}`;
  const other = await workspace.customers.create({ connectionId, name, type: 'company', expiresIn: null });
  const { origin } = new URL(service.address);
  const auth = await fetch(`${service.address}/auth`, {
    method: 'POST',
    body: new URLSearchParams({
      client_id: service.clientId,
      client_secret: service.clientSecret,
      grant_type: 'client_credentials',
    }),
  });
  const { access_token: token } = (await auth.json()) as { access_token: string };
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` };
  const post = async ({ path, body }: SentBody) => {
    const address = origin + path.replace(from, other.userId);
    const answer = await fetch(address, { method: 'POST', headers, body });
    if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
    await answer.arrayBuffer();
  };
  const startedAt = performance.now();
  const [accounts, ...batches] = sent;
  if (accounts) await post(accounts);
  const next = batches.values();
  const lane = async () => {
    for (const body of next) await post(body);
  };
  await Promise.all(Array.from({ length: underWay }, lane));
  return performance.now() - startedAt;
}
