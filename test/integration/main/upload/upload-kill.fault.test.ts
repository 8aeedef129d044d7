import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { openStore } from '../../../../main/store/open-store';
import { builtWorker } from '../../../../scripts/built-workers';
import { stageExport } from '../../../unit/main/store/memory-store';
import { draftOf } from '../../../unit/main/store/staged-export';
import { heldAccounts } from './held-results';
import {
  changeSwitches,
  createCustomer,
  heldIds,
  startWorkspace,
  type TestWorkspace,
} from './service-workspace';

const key = 'ab'.repeat(32);
const kills = 20;
const rowsPerImport = 600;
let folder: string;
let started: TestWorkspace;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kontor-kill-'));
});

afterAll(async () => {
  await started?.close();
  await rm(folder, { recursive: true, force: true });
});

interface Kill {
  /** Line of the program from which on time is counted: the upload was begun, a batch or a balance is in the air. */
  line: 'running' | 'sending' | 'patching';
  afterMs: number;
}

/** Runs the program until it ends, or kills it. Answers the lines it wrote. */
function runProgram(args: string[], kill: Kill | null): Promise<{ lines: string[]; isKilled: boolean }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [builtWorker('killed-program'), ...args], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let text = '';
    child.stdout.on('data', (bytes) => {
      text += String(bytes);
      if (kill !== null && text.includes(kill.line)) {
        void sleep(kill.afterMs).then(() => child.kill('SIGKILL'));
      }
    });
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      if (code !== 0 && signal === null) reject(new Error(`ended with ${code}: ${text}`));
      else resolve({ lines: text.trim().split('\n'), isKilled: signal !== null });
    });
  });
}

/** Every third of the kills of the second half waits until the balance is in the air: then all rows have arrived. */
function isGiven(killed: number): boolean {
  return killed > kills / 2 && killed % 3 === 0;
}

it('when the program is killed twenty times while sending, the service holds each transaction once and nothing is lost', async () => {
  started = await startWorkspace({ store: { path: join(folder, 'made.db'), key } });
  const customer = await createCustomer(started.workspace);
  const importIds: string[] = [];
  for (const [number, name] of ['Erste', 'Zweite', 'Dritte', 'Vierte'].entries()) {
    const { id } = await started.store.call('imports.create');
    const rows = Array.from({ length: rowsPerImport }, (_, index) => ({
      day: `2025-0${1 + (index % 9)}-15`,
      amountMinor: index - 300,
      purpose: `${name} ${index % 1_000}`,
    }));
    const balance = { balanceMinor: 100_000 + number, balanceDay: `2025-10-0${1 + number}` };
    await stageExport(started.store, id, rows, { accounts: [draftOf(balance)] });
    importIds.push(id);
  }
  await (started.store as Awaited<ReturnType<typeof openStore>>).close();
  const { service } = started;
  await changeSwitches(service, { batchLimit: 60, latencyMs: 4 });
  const argsOf = (importId: string) => [
    join(folder, 'made.db'),
    key,
    builtWorker('store-worker'),
    service.address,
    service.clientId,
    service.clientSecret,
    importId,
    customer.id,
  ];
  let killed = 0;
  const foundStates = new Set<string>();
  const ends: string[] = [];
  for (const importId of importIds) {
    for (;;) {
      // Every other kill falls into a call, however slow the machine is.
      const kill: Kill =
        killed % 2 === 0
          ? { line: 'running', afterMs: ((killed * 7_919) % 231) + 5 }
          : { line: isGiven(killed) ? 'patching' : 'sending', afterMs: 0 };
      const { lines, isKilled } = await runProgram(argsOf(importId), killed < kills ? kill : null);
      foundStates.add(lines[0] ?? '');
      if (isKilled) killed += 1;
      else {
        ends.push(lines[lines.length - 1] ?? '');
        break;
      }
    }
  }
  expect(killed).toBe(kills);
  const whole = JSON.stringify({ compared: rowsPerImport, missing: 0, different: 0, otherBalances: 0 });
  expect(ends).toEqual(importIds.map(() => `end done ${whole} null`));
  // The kills hit calls in the air as well as the moments between them, or this test would prove less than it says.
  expect(foundStates).toContain('found answerUnknown');
  const held = await heldIds(started.client, customer.userId);
  expect((await heldAccounts(started.client, customer.userId)).map(({ balance }) => balance)).toEqual([
    1000.03,
  ]);
  expect(held.length).toBe(importIds.length * rowsPerImport);
  expect(new Set(held).size).toBe(held.length);
}, 300_000);
