import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  createCustomer,
  startWorkspace,
  type TestWorkspace,
} from '../integration/main/upload/service-workspace';
import { stageExport } from '../unit/main/store/memory-store';
import { figure } from './figures';
import { type ServiceProcess, startServiceProcess } from './service-process';

interface SentBody {
  path: string;
  body: string | Uint8Array<ArrayBuffer>;
}

/** Enough for a median on a busy computer. */
const pairs = 5;

/**
 * An upload of `rowCount` rows to the local service, in a process of its own as in the program, beside a bare loop that posts the same bodies to another user.
 * A shared computer is not equally fast all the time: the two run in pairs, one right behind the other, in turns the one and the other first,
 * and what counts is the median of the pairs. Each pair has a service and a store of its own, and a small upload before it, because a
 * program that was started long ago is what is compared.
 *
 * The bare loop has nothing to do but to post: its bodies lie ready as bytes and its token is there; one request follows the other
 * over a kept connection, and each answer is read to its end. The upload plans, takes its rows out of the encrypted store, makes
 * the bodies, writes each line of the journal to the disk before its call leaves, and reads back and compares everything.
 * `sendRatio` leaves the plan and the final read-back out, `wholeRatio` counts everything, `pairRatio` the same beside a bare loop
 * with two requests under way, as the upload has once the service has shown that it can; `cpuRatio` compares processor time of
 * everything, that of the service included.
 */
export async function run(rowCount = 100_000, rounds = pairs): Promise<Record<string, number>> {
  const measured: Record<string, number>[] = [];
  let bodies: readonly SentBody[] | null = null;
  for (let round = 0; round < rounds; round += 1) {
    // Bodies are the same in each round but for the user in their path.
    const { sent, figures } = await runOnce(rowCount, round % 2 === 1 ? bodies : null);
    bodies = sent;
    measured.push(figures);
    console.log(`pair ${round + 1}: ${shown(figures)}`);
  }
  const names = Object.keys(measured[0] ?? {});
  const medians = Object.fromEntries(
    names.map((name) => [name, median(measured.map((round) => round[name] ?? 0))]),
  );
  console.log(medians);
  console.log(`median of ${rounds} pairs: ${shown(medians)}`);
  const least = { unit: 'x', isAtLeast: true };
  figure({
    name: 'with plan and read-back, beside a bare loop',
    value: medians.wholeRatio ?? 0,
    limit: budget,
    ...least,
  });
  figure({ name: 'sending alone, beside a bare loop', value: medians.sendRatio ?? 0, limit: null, ...least });
  figure({ name: 'processor time, beside a bare loop', value: medians.cpuRatio ?? 0, limit: null, ...least });
  return medians;
}

/** Of `wholeRatio` (docs/architecture.md, budgets). */
const budget = 0.7;

function shown(figures: Record<string, number>): string {
  const names = ['wholeRatio', 'sendRatio', 'pairRatio', 'cpuRatio'];
  return names.map((name) => `${name} ${(figures[name] ?? 0).toFixed(2)}`).join(', ');
}

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

interface Measured {
  sent: readonly SentBody[];
  figures: Record<string, number>;
}

/** @param before bodies of an earlier round: then the bare loop goes first */
async function runOnce(rowCount: number, before: readonly SentBody[] | null): Promise<Measured> {
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
  const bare = async (bodies: readonly SentBody[], underWay: number) => {
    const cpuBefore = await cpuMs();
    const ms = await bareLoop(started, bodies, underWay);
    return { ms, cpuMs: (await cpuMs()) - cpuBefore };
  };
  try {
    await uploaded(started, warmUpRows, cpuMs);
    let alone = before && (await bare(before, 1));
    const { sent, ...upload } = await uploaded(started, rowCount, cpuMs);
    alone ??= await bare(sent, 1);
    const pair = await bare(sent, 2);
    const figures = {
      rows: rowCount,
      calls: sent.length,
      bareMs: alone.ms,
      pairMs: pair.ms,
      ...upload,
      sendRatio: alone.ms / upload.sendMs,
      wholeRatio: alone.ms / upload.wholeMs,
      pairRatio: pair.ms / upload.wholeMs,
      cpuRatio: alone.cpuMs / upload.cpuMs,
    };
    return { sent, figures };
  } finally {
    await started.close();
    await rm(folder, { recursive: true, force: true });
  }
}

const warmUpRows = 5_000;

/** Stages rows, which is not measured, and sends them to a customer of their own. */
async function uploaded(started: TestWorkspace, rowCount: number, cpuMs: () => Promise<number>) {
  const { workspace, store } = started;
  const { id: importId } = await store.call('imports.create');
  const rows = Array.from({ length: rowCount }, (_, row) => ({
    day: `2024-${String(1 + (row % 12)).padStart(2, '0')}-15`,
    amountMinor: -row,
    name: `Handelspartner ${row % 977} GmbH`,
    purpose: `RE ${row} Kunde ${(row * 48_271) % 99_991} Abschlag März`,
  }));
  await stageExport(store, importId, rows);
  const customer = await createCustomer(workspace, `Nummer ${rowCount}`);
  const bodies = collectBodies();
  const cpuBefore = await cpuMs();
  const startedAt = performance.now();
  await workspace.uploads.plan(importId, customer.id);
  const upload = await workspace.uploads.start(importId, customer.id);
  const sendingAt = performance.now();
  const end = await workspace.uploads.settled(upload.id);
  const endedAt = performance.now();
  bodies.stop();
  if (end.state !== 'done') throw new Error(`the upload ended ${end.state}`);
  const sendMs = (bodies.lastAnswerAt() || endedAt) - sendingAt;
  return {
    sent: bodies.sent,
    planMs: sendingAt - startedAt,
    sendMs,
    readBackMs: endedAt - sendingAt - sendMs,
    wholeMs: endedAt - startedAt,
    cpuMs: (await cpuMs()) - cpuBefore,
  };
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
  underWay: number,
): Promise<number> {
  const other = await createCustomer(workspace, `Ohne alles ${underWay}`);
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
    const address = origin + path.replace(/(?<=\/users\/)[^/]+/, other.userId);
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
