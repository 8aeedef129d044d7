import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { KontorError } from '../../../../../main/errors/kontor-error';
import { bridgeErrorOf } from '../../../../../main/upload/bridge-error';
import type { Upload } from '../../../../../preload/contract';
import { texts } from '../../../../../renderer/base/languages';
import { MisbehavingProxy, type ProxiedRequest, type ProxyFault } from '../../../../faults/misbehaving-proxy';
import { stageExport } from '../../../../unit/main/store/memory-store';
import { draftOf, ibanA, ibanB } from '../../../../unit/main/store/staged-export';
import { heldAccounts } from '../held-results';
import {
  changeSwitches,
  clientOf,
  createCustomer,
  heldIds,
  isPoll,
  isResult,
  resultsIn,
  startWorkspace,
  type TestWorkspace,
} from '../service-workspace';

export type Request = Pick<ProxiedRequest, 'method' | 'path'>;
const isOf = (method: string, end: RegExp) => (request: Request) =>
  request.method === method && end.test(request.path);

/** What is done while the requests of the program are disturbed. */
export type Work = 'upload' | 'analysis' | 'rollBack' | 'corrected';

/** Stages by their requests. */
export const stages = {
  logIn: { work: 'upload', is: isOf('POST', /^\/auth$/) },
  plan: { work: 'upload', is: isOf('GET', /\/banking\/accounts$/) },
  createAccounts: { work: 'upload', is: isOf('POST', /\/banking\/accounts$/) },
  send: { work: 'upload', is: isOf('POST', /\/transactions$/) },
  readBack: { work: 'upload', is: isOf('GET', /\/banking\/transactions$/) },
  giveBalances: { work: 'upload', is: isOf('PATCH', /\/banking\/accounts$/) },
  trigger: { work: 'analysis', is: isOf('POST', /\/trigger-analysis$/) },
  poll: { work: 'analysis', is: isPoll },
  results: { work: 'analysis', is: isResult },
  rollBackRead: { work: 'rollBack', is: isOf('GET', /\/banking\/transactions$/) },
  rollBackRemove: { work: 'rollBack', is: isOf('DELETE', /\/transactions$/) },
  rollBackAccounts: { work: 'rollBack', is: isOf('DELETE', /\/banking\/accounts$/) },
  rollBackBalances: { work: 'rollBack', is: isOf('PATCH', /\/banking\/accounts$/) },
  correctedRemove: { work: 'corrected', is: isOf('DELETE', /\/transactions$/) },
  correctedSend: { work: 'corrected', is: isOf('POST', /\/transactions$/) },
  correctedAccounts: { work: 'corrected', is: isOf('DELETE', /\/banking\/accounts$/) },
} as const satisfies Record<string, { work: Work; is: (request: Request) => boolean }>;
export type Stage = keyof typeof stages;
export const stageNames = Object.keys(stages) as Stage[];

export interface Outcome {
  held: string[];
  balances: (string | null)[];
  results: string[];
  /** How each upload ended. */
  ends: Upload['state'][];
  run: string;
}

export interface Disturbed {
  outcome: Outcome;
  requests: number;
  /** Codes of what the user was shown on the way; each time it was asked for once more. */
  codes: string[];
  /** The sentences to these codes, as the English window has them. */
  said: string[];
}
type Told = Pick<Disturbed, 'codes' | 'said'>;

const rowsPerImport = 120;
const mostAttempts = 4;
/** A host that says nothing is given up after this; far more than any answer takes. */
const patienceMs = 4_000;

/** Two imports of one account are sent, the second with a newer balance, and one of another; then what the work says. `disturb` sees its requests. */
export async function work(
  disturb: (request: Request, codes: readonly string[]) => ProxyFault | null,
  kind: Work,
): Promise<Disturbed> {
  let proxy: MisbehavingProxy | undefined;
  const test = await startWorkspace({
    isImpatient: true,
    timeoutMs: patienceMs,
    through: async (address) => {
      proxy = await MisbehavingProxy.start(address);
      proxy.retryAfterSeconds = 0;
      return proxy.address;
    },
  });
  if (!proxy) throw new Error('no proxy');
  try {
    await changeSwitches(test.service, { batchLimit: 50 });
    const customer = await createCustomer(test.workspace);
    const told: Told = { codes: [], said: [] };
    const job: Job = { test, proxy, customerId: customer.id, told };
    const isSentBefore = kind === 'rollBack' || kind === 'corrected';
    const imports = isSentBefore ? await sendImports(job) : [];
    const before = proxy.seen.length;
    // The work begins with a log-in of its own.
    test.client.dropToken();
    proxy.chooseFault = (request) => disturb(request, told.codes);
    const ends = await works[kind](job, imports);
    const run = kind === 'analysis' ? await analyseAll(job) : '';
    proxy.chooseFault = () => null;
    const requests = proxy.seen.length - before;
    expect(test.faults).toEqual([]);
    const outcome = { ...(await heldAfter(test, customer)), ends, run };
    return { outcome, requests, ...told };
  } finally {
    await test.close();
    await proxy.stop();
  }
}

interface Job {
  test: TestWorkspace;
  proxy: MisbehavingProxy;
  customerId: string;
  told: Told;
}

interface SentImport {
  importId: string;
  uploadId: string;
  end: Upload['state'];
}

const works: Record<Work, (job: Job, imports: readonly SentImport[]) => Promise<Upload['state'][]>> = {
  upload: async (job) => (await sendImports(job, 2)).map(({ end }) => end),
  analysis: async (job) => (await sendImports(job, 2)).map(({ end }) => end),
  /** The newest first: an account that goes, then one that keeps what was there before. */
  rollBack: async (job, imports) => {
    const ends: Upload['state'][] = [];
    for (const { uploadId } of imports.slice(1).reverse()) ends.push(await takeBack(job, uploadId));
    return ends;
  },
  /** The third import is read anew, with the sign turned round and for another account. */
  corrected: async (job, imports) => {
    const { store } = job.test;
    const importId = imports[2]?.importId ?? '';
    const { files } = await store.call('imports.get', importId);
    await stage(job.test, importId, { ...importsOf.Drei, iban: ibanC, sign: -1 });
    for (const { id } of files) await store.call('imports.removeFile', id);
    return [(await upload(job, importId)).end];
  },
};

const ibanC = 'DE12500105170648489890';
const importsOf = {
  Eins: { name: 'Eins', day: '2025-03-31', balanceMinor: 10_000, iban: ibanA, sign: 1 },
  Zwei: { name: 'Zwei', day: '2025-04-30', balanceMinor: 20_000, iban: ibanA, sign: 1 },
  Drei: { name: 'Drei', day: '2025-04-30', balanceMinor: 30_000, iban: ibanB, sign: 1 },
};
type MadeImport = (typeof importsOf)['Eins'];

async function stage(
  test: TestWorkspace,
  importId: string,
  { name, day, balanceMinor, iban, sign }: MadeImport,
) {
  const rows = Array.from({ length: rowsPerImport }, (_, index) => ({
    day: `${day.slice(0, 8)}${String(1 + (index % 28)).padStart(2, '0')}`,
    amountMinor: sign * (100 + index),
    purpose: `${name} ${index}`,
  }));
  const account = draftOf({ iban, balanceMinor, balanceDay: day });
  // One file, however often it is read.
  const sha256 = Buffer.from(name.padEnd(32)).toString('hex');
  await stageExport(test.store, importId, rows, { accounts: [account], sha256 });
}

async function sendImports(job: Job, count = 3): Promise<SentImport[]> {
  const { store } = job.test;
  const made = await Promise.all(
    Object.values(importsOf)
      .slice(0, count)
      .map(async (one) => {
        const { id } = await store.call('imports.create');
        await stage(job.test, id, one);
        return id;
      }),
  );
  const sent: SentImport[] = [];
  for (const importId of made) sent.push(await upload(job, importId));
  return sent;
}

/** As a user does who presses the button again when something failed. */
async function upload({ test, customerId, told }: Job, importId: string): Promise<SentImport> {
  const { uploads } = test.workspace;
  let uploadId = '';
  const end = await pressed(told, 'done', async () => {
    if (uploadId === '') {
      await uploads.plan(importId, customerId);
      uploadId = (await uploads.start(importId, customerId)).id;
    } else await uploads.resume(uploadId);
    return uploads.settled(uploadId);
  });
  return { importId, uploadId, end };
}

function takeBack({ test, told }: Job, uploadId: string): Promise<Upload['state']> {
  const { uploads } = test.workspace;
  return pressed(told, 'rolledBack', async () => {
    await uploads.rollBack(uploadId);
    return uploads.settled(uploadId);
  });
}

async function pressed(
  { codes, said }: Told,
  wanted: Upload['state'],
  press: () => Promise<Upload>,
): Promise<Upload['state']> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const { state, error } = await press();
      if (state === wanted) return state;
      codes.push(error?.code ?? state);
      if (error) said.push(sentenceOf(new KontorError(error.code, error.params)));
      if (attempt === mostAttempts) return state;
    } catch (error) {
      codes.push((error as { code?: string }).code ?? String(error));
      said.push(sentenceOf(error));
      if (attempt === mostAttempts) return 'failed';
    }
  }
}

/** The sentence that the window shows for an error. */
function sentenceOf(error: unknown): string {
  const { code, params } = bridgeErrorOf(error, () => undefined);
  const sentence = (texts.en as Record<string, string>)[`error.${code}`] ?? '';
  return sentence.replaceAll(/\{\{(\w+)\}\}/g, (_all, name: string) => String(params?.[name] ?? '?'));
}

async function analyseAll(job: Job): Promise<string> {
  const { test, customerId, told } = job;
  const listed = () => resultsIn(test.workspace, customerId);
  const run = await analyse(job);
  const missing = (await listed()).filter(({ state }) => state === 'failed');
  for (const { error, state } of missing) {
    told.codes.push(error?.code ?? state);
    if (error) told.said.push(sentenceOf(new KontorError(error.code, error.params)));
  }
  // The screen names the result that is missing, and the user analyses again.
  return missing.length > 0 ? analyse(job) : run;
}

async function analyse({ test: { workspace }, proxy, customerId, told }: Job): Promise<string> {
  // Whether a trigger ever reached the service, which the program itself cannot know.
  const hasBegun = () => proxy.seen.some((request) => request.wasForwarded && stages.trigger.is(request));
  for (let attempt = 1; ; attempt += 1) {
    const { id } = await workspace.runs.start(customerId);
    let isOver = false;
    const settled = workspace.runs.settled(id).finally(() => {
      isOver = true;
    });
    for (;;) {
      const run = (await workspace.runs.list()).find((one) => one.id === id);
      // The user is told, and may trigger again.
      if (isOver || (run?.state === 'noAnswerYet' && run.polls > 1 && !hasBegun())) break;
      await sleep(20);
    }
    const run = isOver ? await settled : null;
    if (run?.state === 'done' || attempt === mostAttempts) return run?.state ?? 'noAnswerYet';
    told.codes.push(run?.error?.code ?? run?.state ?? 'noAnswerYet');
    if (run?.error) told.said.push(sentenceOf(new KontorError(run.error.code, run.error.params)));
  }
}

/** What the service holds, asked for past the proxy. */
async function heldAfter(
  { service, workspace }: TestWorkspace,
  { id, userId }: { id: string; userId: string },
): Promise<Pick<Outcome, 'held' | 'balances' | 'results'>> {
  const direct = clientOf(service);
  const results = await resultsIn(workspace, id);
  const held = {
    held: (await heldIds(direct, userId)).sort(),
    balances: (await heldAccounts(direct, userId)).map(({ iban, balance }) => `${iban} ${balance}`).sort(),
    results: results.map(({ endpoint, state }) => `${endpoint} ${state}`).sort(),
  };
  direct.close();
  return held;
}
