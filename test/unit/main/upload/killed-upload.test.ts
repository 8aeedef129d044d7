import { expect, it } from 'vitest';
import type { OperationArgs, OperationResult, StoreOperation } from '../../../../main/store/operations';
import { RollBackRun } from '../../../../main/upload/roll-back-run';
import { UploadRun } from '../../../../main/upload/upload-run';
import { MemoryStore } from '../store/memory-store';
import { batchSize, begunUpload, FarService, rowCount, type Weather } from './far-service';

/** The store of a program that dies at its nth word to it, just before the store hears it, or just before the answer is heard. */
class MortalStore {
  words = 0;
  #isDead = false;

  constructor(
    readonly store: MemoryStore,
    readonly diesAt: number,
    readonly isHeard: boolean,
  ) {}

  async call<Name extends StoreOperation>(
    name: Name,
    ...args: OperationArgs<Name>
  ): Promise<OperationResult<Name>> {
    this.words += 1;
    const dies = this.words === this.diesAt;
    if (this.#isDead || (dies && !this.isHeard)) return this.#die();
    const answer = await this.store.call(name, ...args);
    return dies || this.#isDead ? this.#die() : answer;
  }

  /** Nothing of a dead program goes on. */
  #die(): Promise<never> {
    this.#isDead = true;
    this.onDeath();
    return new Promise(() => undefined);
  }

  onDeath: () => void = () => undefined;
}

const fair: Weather = { fates: Array(20).fill('takenLater'), bad: [], mostRows: batchSize };

async function withUpload<T>(
  weather: Weather,
  work: (store: MemoryStore, uploadId: string, service: FarService) => Promise<T>,
): Promise<T> {
  const store = new MemoryStore();
  try {
    const uploadId = await begunUpload(store);
    return await work(store, uploadId, new FarService(store, uploadId, weather));
  } finally {
    await store.close();
  }
}

function optionsOf(store: MemoryStore, uploadId: string, service: FarService) {
  return {
    store,
    uploadId,
    userId: 'user',
    client: service.client,
    clientNow: async () => service.client,
    signal: new AbortController().signal,
    wait: () => Promise.resolve(),
    onProgress: () => undefined,
  };
}

function send(store: MemoryStore, uploadId: string, service: FarService, isResumed: boolean) {
  return new UploadRun({
    ...optionsOf(store, uploadId, service),
    sizing: { size: batchSize, ceiling: batchSize },
    isResumed,
    shouldPause: () => false,
  }).walk();
}

/** Runs until the end or the death; answers how many words were said, and whether it came to its end. */
async function untilDeath(mortal: MortalStore, work: (store: MemoryStore) => Promise<unknown>) {
  const death = new Promise<boolean>((resolve) => {
    mortal.onDeath = () => resolve(false);
  });
  return Promise.race([work(mortal as unknown as MemoryStore).then(() => true), death]);
}

/** What was in the air lands, or does not, as it will. */
async function landed(service: FarService): Promise<void> {
  while (service.underWay > 0) await new Promise((resolve) => setImmediate(resolve));
}

it.each([
  ['before its word is heard', false],
  ['before the answer is heard', true],
] as const)(
  'an upload that dies at any of its words to the store, %s: each line says what happened, and nothing is left to do',
  async (_when, isHeard) => {
    let isOver = false;
    for (let diesAt = 1; !isOver; diesAt += 1) {
      isOver = await withUpload(fair, async (store, uploadId, service) => {
        const mortal = new MortalStore(store, diesAt, isHeard);
        const isWhole = await untilDeath(mortal, (dying) => send(dying, uploadId, service, false));
        await landed(service);
        if (!isWhole) {
          await store.call('uploads.markInterrupted');
          await store.call('uploads.close', uploadId);
          expect((await service.untrueLines()).filter(({ state }) => state !== 'unknown')).toEqual([]);
          const done = (await store.call('uploads.journal', uploadId))
            .filter(({ kind, state }) => kind === 'transactions' && state === 'done')
            .reduce((sum, { transactions }) => sum + transactions, 0);
          // Of what stands as done nothing is still to be sent.
          const left = await store.call('uploads.open', uploadId);
          expect(left.reduce((sum, rows) => sum + rows, 0)).toBe(rowCount - done);
          expect((await store.call('uploads.get', uploadId)).transactionsDone).toBe(done);
          const end = await send(store, uploadId, service, true);
          expect(end).toMatchObject({ state: 'done', readBack: { missing: 0, different: 0 } });
        }
        expect(service.held.size).toBe(rowCount);
        expect([service.takenTwice, service.violations, await service.untrueLines()]).toEqual([0, [], []]);
        return isWhole;
      });
      expect(diesAt).toBeLessThan(200);
    }
  },
  60_000,
);

it.each([
  ['before its word is heard', false],
  ['before the answer is heard', true],
] as const)(
  'a roll back that dies at any of its words to the store, %s: takes up the rest, and no line stands open or untrue',
  async (_when, isHeard) => {
    let isOver = false;
    for (let diesAt = 1; !isOver; diesAt += 1) {
      isOver = await withUpload(fair, async (store, uploadId, service) => {
        await send(store, uploadId, service, false);
        await store.call('uploads.finish', uploadId, { state: 'done' });
        await store.call('rollBacks.begin', uploadId);
        const mortal = new MortalStore(store, diesAt, isHeard);
        const takeBack = (of: MemoryStore) => new RollBackRun(optionsOf(of, uploadId, service)).walk();
        const isWhole = await untilDeath(mortal, takeBack);
        if (!isWhole) {
          await store.call('uploads.markInterrupted');
          await store.call('uploads.close', uploadId);
          await store.call('rollBacks.begin', uploadId);
          await takeBack(store);
        }
        expect([service.held.size, service.accounts.length]).toEqual([0, 0]);
        const removals = (await store.call('uploads.journal', uploadId)).filter(
          ({ kind }) => kind === 'removal',
        );
        expect(
          removals.map(({ state }) => state).filter((state) => !/done|arrived|failed/.test(state)),
        ).toEqual([]);
        // One deletion of the transactions and one of the account did something, however often it was begun.
        expect(removals.filter(({ state }) => /done|arrived/.test(state))).toHaveLength(2);
        return isWhole;
      });
      expect(diesAt).toBeLessThan(200);
    }
  },
  60_000,
);

it('a call whose rows are not in memory any more, once it is answered: they are not sent again', async () => {
  await withUpload(fair, async (store, uploadId) => {
    const next = { size: batchSize, unit: 's' } as const;
    const begun = await store.call('uploads.advance', uploadId, null, next);
    await store.call('uploads.close', uploadId);
    const settled = { position: begun?.position ?? -1, outcome: 'done' } as const;
    const second = await store.call('uploads.advance', uploadId, settled, next);
    expect(new TextDecoder().decode(second?.body)).not.toBe(new TextDecoder().decode(begun?.body));
    expect((await store.call('uploads.get', uploadId)).transactionsDone).toBe(batchSize);
  });
});

it('a call whose rows were left out before anybody looked is not told to have arrived', async () => {
  await withUpload(fair, async (store, uploadId) => {
    await store.call('uploads.advance', uploadId, null, { size: batchSize, unit: 's' });
    await store.call('uploads.markInterrupted');
    await store.call('uploads.close', uploadId);
    await store.call('uploads.change', uploadId, { state: 'failed' });
    const { importId } = await store.call('uploads.get', uploadId);
    const { rows } = await store.call('imports.rows', importId, {}, { offset: 0, limit: batchSize });
    await store.call('imports.chooseRows', importId, { rows, choice: 'leaveOut' });
    await store.call('uploads.reopen', uploadId);
    await store.call('uploads.open', uploadId);
    await store.call('uploads.beginReadBack', uploadId);
    await store.call('uploads.adoptHeld', uploadId);
    const [line] = await store.call('uploads.journal', uploadId);
    expect(line).toMatchObject({ kind: 'transactions', transactions: batchSize, state: 'failed' });
  });
});
