import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadKeytar } from '../../main/credentials/keytar-adapter';
import type { LocalService } from '../../main/local-service/start';
import { openStore } from '../../main/store/open-store';
import { storeKeyName } from '../../main/store-access';
import { driveJob } from '../faults/driven-job';
import { MisbehavingProxy, type ProxiedRequest } from '../faults/misbehaving-proxy';
import { checkService } from '../faults/service-checker';
import { madeIbanOf, writeExport } from './driver/made-exports';
import { chooseLanguage, waitForStore } from './driver/main-job';
import { builtMain, createCustomerOn, startOwnService } from './driver/own-service';
import { launchProgram, type RunningProgram } from './driver/program';

const bookings = 2_000;
let work: string;
let service: LocalService;
let proxy: MisbehavingProxy;
let program: RunningProgram | null = null;

beforeAll(async () => {
  work = mkdtempSync(join(tmpdir(), 'kontor-one-post-'));
  service = await startOwnService();
  proxy = await MisbehavingProxy.start(service.address);
});
afterAll(async () => {
  await program?.quit();
  await proxy.stop();
  await service.stop();
  rmSync(work, { recursive: true, force: true, maxRetries: 5 });
});

const isWrite = ({ method, path }: ProxiedRequest) => method !== 'GET' && path.includes('/banking/');

/** Calls that left, as the program's journal has them. */
async function journalLines(profile: string): Promise<number> {
  const keytar = await loadKeytar();
  const key = await keytar.getPassword('Kontor (development)', storeKeyName);
  if (key === null) throw new Error('no key');
  const store = await openStore({
    path: join(profile, 'kontor.db'),
    key,
    workerFile: join(builtMain, 'store-worker.cjs'),
  });
  try {
    let lines = 0;
    for (const { id } of await store.call('uploads.list'))
      lines += (await store.call('uploads.journal', id)).length;
    return lines;
  } finally {
    await store.close();
  }
}

/** Calls that left, as the program's log has them. */
function loggedCalls(profile: string): number {
  return readFileSync(join(profile, 'logs', 'kontor.log'), 'utf8')
    .split('\n')
    .filter((line) => line.includes('service.call') && !line.includes('"GET"')).length;
}

describe('what changes something, sent by the real program over connections that break', () => {
  it('when every third write loses its connection, leaves exactly once for each line of the journal and of the log', async () => {
    const userData = join(work, 'profile');
    program = await launchProgram({ userData });
    await chooseLanguage(program.window, 'en');
    await waitForStore(program.window);
    // Small batches, so that there are many calls.
    await fetch(service.address.replace(/\/v1$/, '/control/switches'), {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ batchLimit: 100 }),
    });
    const customer = await createCustomerOn(
      program.window,
      { ...service, address: proxy.address },
      'Eine GmbH',
    );
    const iban = madeIbanOf(7);
    const path = join(work, 'umsatz.csv');
    const account = { iban, ...writeExport(path, bookings, 600, iban) };
    let writes = 0;
    const drops = ['dropBefore', 'dropAfter', 'halfAnswer'] as const;
    proxy.chooseFault = ({ method }) => {
      if (method === 'GET') return null;
      writes += 1;
      return writes % 3 === 0 ? (drops[(writes / 3) % drops.length] ?? null) : null;
    };
    const asked: string[] = [];
    await driveJob(
      program,
      { files: [path], accounts: [account], customer, reportPath: join(work, 'report.pdf') },
      { enter: () => undefined, askedAgain: (what) => asked.push(what) },
    );
    await program.quit();
    program = null;

    const sent = proxy.seen.filter(isWrite);
    expect(sent.filter(({ fault }) => fault !== null).length).toBeGreaterThan(4);
    expect(sent.map(({ isOnKeptConnection }) => isOnKeptConnection)).not.toContain(true);
    expect(sent.length).toBe(await journalLines(userData));
    expect(proxy.seen.filter(({ method }) => method !== 'GET')).toHaveLength(loggedCalls(userData));
    expect(await checkService(service, customer.userId, [account])).toEqual({
      lost: 0,
      doubled: 0,
      otherBalances: 0,
    });
  }, 240_000);
});
