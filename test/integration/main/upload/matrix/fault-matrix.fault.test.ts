import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { KontorError } from '../../../../main/errors/kontor-error';
import { bridgeErrorOf } from '../../../../main/upload/bridge-error';
import type { Upload } from '../../../../preload/contract';
import { texts } from '../../../../renderer/base/languages';
import {
  MisbehavingProxy,
  type ProxiedRequest,
  type ProxyFault,
  proxyFaults,
} from '../../../faults/misbehaving-proxy';
import { stageExport } from '../../../unit/main/store/memory-store';
import { draftOf } from '../../../unit/main/store/staged-export';
import { sentenceFor, sentences } from './fault-sentences';
import { heldAccounts } from './held-results';
import {
  changeSwitches,
  clientOf,
  createCustomer,
  heldIds,
  isPoll,
  isResult,
  startWorkspace,
  type TestWorkspace,
} from './service-workspace';

type Request = Pick<ProxiedRequest, 'method' | 'path'>;
const isOf = (method: string, end: RegExp) => (request: Request) =>
  request.method === method && end.test(request.path);

/** Stages by their requests. */
const stages = {
  logIn: isOf('POST', /^\/auth$/),
  plan: isOf('GET', /\/banking\/accounts$/),
  createAccounts: isOf('POST', /\/banking\/accounts$/),
  send: isOf('POST', /\/transactions$/),
  readBack: isOf('GET', /\/banking\/transactions$/),
  giveBalances: isOf('PATCH', /\/banking\/accounts$/),
  trigger: isOf('POST', /\/trigger-analysis$/),
  poll: isPoll,
  results: isResult,
} as const;
type Stage = keyof typeof stages;
const stageNames = Object.keys(stages) as Stage[];

interface Outcome {
  held: string[];
  balances: (number | null | undefined)[];
  results: string[];
  end: Upload['state'];
  run: string;
}

interface Disturbed {
  outcome: Outcome;
  requests: number;
  /** Codes of what the user was shown on the way; each time it was asked for once more. */
  codes: string[];
  /** The sentences to these codes, as the English window has them. */
  said: string[];
}

const rowsPerImport = 120;
const mostAttempts = 4;

/** Two imports of one account, the second with a newer balance, are sent; `disturb` sees every request of the program. */
async function work(
  disturb: (request: Request, codes: readonly string[]) => ProxyFault | null,
  isAnalysed: boolean,
): Promise<Disturbed> {
  let proxy: MisbehavingProxy | undefined;
  const test = await startWorkspace({
    isImpatient: true,
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
    const importIds = [await newImport(test, 'Eins', 31, 10_000), await newImport(test, 'Zwei', 30, 20_000)];
    const { seen } = proxy;
    const before = seen.length;
    const codes: string[] = [];
    const said: string[] = [];
    // The work begins with a log-in of its own.
    test.client.dropToken();
    proxy.chooseFault = (request) => disturb(request, codes);
    let end: Upload['state'] = 'failed';
    for (const importId of importIds) end = await upload(test, importId, customer.id, { codes, said });
    const hasBegun = () => seen.some((request) => request.wasForwarded && stages.trigger(request));
    const walk = () => analyse(test, customer.id, codes, hasBegun);
    const listed = () => test.workspace.handlers['results.list'](customer.id);
    let run = isAnalysed ? await walk() : '';
    // The screen names the result that is missing, and the user analyses again.
    for (const { state, error } of isAnalysed ? await listed() : [])
      if (state === 'failed') codes.push(error?.code ?? state);
    if (isAnalysed && (await listed()).some(({ state }) => state === 'failed')) run = await walk();
    proxy.chooseFault = () => null;
    const requests = proxy.seen.length - before;
    expect(test.faults).toEqual([]);
    const direct = clientOf(test.service);
    const results = await listed();
    const outcome: Outcome = {
      held: (await heldIds(direct, customer.userId)).sort(),
      balances: (await heldAccounts(direct, customer.userId)).map(({ balance }) => balance),
      results: results.map(({ endpoint, state }) => `${endpoint} ${state}`).sort(),
      end,
      run,
    };
    direct.close();
    return { outcome, requests, codes, said };
  } finally {
    await test.close();
    await proxy.stop();
  }
}

async function newImport(test: TestWorkspace, name: string, day: number, balanceMinor: number) {
  const { id } = await test.store.call('imports.create');
  const month = day === 31 ? '03' : '04';
  const rows = Array.from({ length: rowsPerImport }, (_, index) => ({
    day: `2025-${month}-${String(1 + (index % 28)).padStart(2, '0')}`,
    amountMinor: 100 + index,
    purpose: `${name} ${index}`,
  }));
  const account = draftOf({ balanceMinor, balanceDay: `2025-${month}-${day}` });
  await stageExport(test.store, id, rows, { accounts: [account] });
  return id;
}

/** The sentence that the window shows for an error. */
function sentenceOf(error: unknown): string {
  const { code, params } = bridgeErrorOf(error, () => undefined);
  const sentence = (texts.en as Record<string, string>)[`error.${code}`] ?? '';
  return sentence.replaceAll(/\{\{(\w+)\}\}/g, (_all, name: string) => String(params?.[name] ?? '?'));
}

/** As a user does who presses the button again when something failed. */
async function upload(
  { workspace }: TestWorkspace,
  importId: string,
  customerId: string,
  { codes, said }: Pick<Disturbed, 'codes' | 'said'>,
) {
  let uploadId: string | null = null;
  for (let attempt = 1; ; attempt += 1) {
    try {
      if (uploadId === null) {
        await workspace.uploads.plan(importId, customerId);
        uploadId = (await workspace.uploads.start(importId, customerId)).id;
      } else await workspace.uploads.resume(uploadId);
      const { state, error } = await workspace.uploads.settled(uploadId);
      if (state === 'done') return state;
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

/** @param hasBegun whether a trigger ever reached the service, which the program itself cannot know */
async function analyse(
  { workspace }: TestWorkspace,
  customerId: string,
  codes: string[],
  hasBegun: () => boolean,
): Promise<string> {
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
    codes.push(run?.error?.code ?? run?.state ?? 'noAnswerYet');
  }
}

const ofAnalysis: ReadonlySet<Stage> = new Set(['trigger', 'poll', 'results']);

const undisturbed = {
  upload: work(() => null, false),
  analysis: work(() => null, true),
};

function undisturbedOf(stage: Stage): Promise<Disturbed> {
  return ofAnalysis.has(stage) ? undisturbed.analysis : undisturbed.upload;
}

/** All that the proxy can do but silence, which costs a whole time-out: `cancelled-waits.test.ts` leaves a host that says nothing. */
const faults: readonly ProxyFault[] = [...proxyFaults, 'page', 'unavailable'];

/** What one fault may cost: a look, a repeat, a new token and the call that asks for it. */
const mostMoreRequests = 4;

/** What the user is told where one fault is more than the program may settle by itself: a trigger is not repeated unasked. */
const told: Partial<Record<Stage, Partial<Record<ProxyFault, string[]>>>> = {
  // A page that wants a person to log in is not waited for.
  logIn: { page: ['service.badAnswer'] },
  plan: { page: ['service.badAnswer'] },
  results: { page: ['service.badAnswer'] },
  trigger: {
    page: ['service.badAnswer'],
    unavailable: ['service.unavailable'],
    dropBefore: ['noAnswerYet'],
    errorBefore: ['service.unavailable'],
    errorAfter: ['service.unavailable'],
  },
};

describe.concurrent('one request of a stage meets a fault on its way: the end is that of an undisturbed work', () => {
  it.each(stageNames.flatMap((stage) => faults.map((fault) => ({ stage, fault }))))(
    '$stage, $fault',
    async ({ stage, fault }) => {
      const { outcome, requests } = await undisturbedOf(stage);
      let left = 1;
      const disturbed = await work((request) => {
        if (left === 0 || !stages[stage](request)) return null;
        left -= 1;
        return fault;
      }, ofAnalysis.has(stage));
      expect(left).toBe(0);
      expect(disturbed.codes).toEqual(told[stage]?.[fault] ?? []);
      for (const sentence of disturbed.said) expect(sentence).toMatch(sentenceFor(disturbed.codes));
      expect(disturbed.outcome).toEqual(outcome);
      // A second trigger has a second run to poll.
      if (!told[stage]?.[fault]) expect(disturbed.requests).toBeLessThanOrEqual(requests + mostMoreRequests);
    },
    60_000,
  );
});

/** A fault that stays until the user is told, and the same where a write may have been taken. */
const staying: { stage: Stage; fault: ProxyFault; code: string }[] = [
  { stage: 'logIn', fault: 'unauthorised', code: 'service.unauthorized' },
  { stage: 'logIn', fault: 'dropBefore', code: 'service.network' },
  { stage: 'logIn', fault: 'errorBefore', code: 'service.unavailable' },
  { stage: 'logIn', fault: 'unavailable', code: 'service.unavailable' },
  { stage: 'plan', fault: 'page', code: 'service.badAnswer' },
  { stage: 'plan', fault: 'dropBefore', code: 'service.network' },
  { stage: 'plan', fault: 'errorBefore', code: 'service.unavailable' },
  { stage: 'plan', fault: 'halfAnswer', code: 'service.network' },
  { stage: 'plan', fault: 'tooMany', code: 'service.rateLimited' },
  { stage: 'plan', fault: 'unauthorised', code: 'service.tokenRefused' },
  { stage: 'createAccounts', fault: 'dropBefore', code: 'service.answerUnknown' },
  { stage: 'createAccounts', fault: 'errorBefore', code: 'service.unavailable' },
  { stage: 'send', fault: 'dropBefore', code: 'service.answerUnknown' },
  { stage: 'send', fault: 'errorBefore', code: 'service.unavailable' },
  { stage: 'send', fault: 'unauthorised', code: 'service.tokenRefused' },
  { stage: 'readBack', fault: 'dropBefore', code: 'service.network' },
  { stage: 'readBack', fault: 'errorAfter', code: 'service.unavailable' },
  { stage: 'giveBalances', fault: 'dropBefore', code: 'service.answerUnknown' },
  { stage: 'giveBalances', fault: 'unauthorised', code: 'service.tokenRefused' },
];

describe.concurrent('a fault that stays until the user is told: the sentence, and the same end once it is gone', () => {
  it.each(staying)(
    '$stage, $fault: $code',
    async ({ stage, fault, code }) => {
      const { outcome } = await undisturbed.upload;
      const disturbed = await work(
        (request, codes) => (codes.length === 0 && stages[stage](request) ? fault : null),
        false,
      );
      expect(disturbed.codes).toEqual([code]);
      expect(disturbed.said).toHaveLength(1);
      expect(disturbed.said[0]).toMatch(sentences[code] ?? /^$/);
      expect(disturbed.outcome).toEqual(outcome);
    },
    60_000,
  );
});
