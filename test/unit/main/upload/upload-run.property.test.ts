import { describe, expect, it } from 'vitest';
import { UploadRun } from '../../../../main/upload/upload-run';
import fc from '../../../property';
import { MemoryStore } from '../store/memory-store';
import { batchSize, begunUpload, FarService, type Fate, fates, rowCount, type Weather } from './far-service';

/** After these two go at once. */
const fourTaken: Fate[] = Array(4).fill('takenLater');

const weather = fc.record<Weather>({
  fates: fc.array(fc.constantFrom(...fates), { maxLength: 16 }),
  bad: fc.uniqueArray(fc.nat({ max: rowCount - 1 }), { maxLength: 2 }),
  mostRows: fc.constantFrom(batchSize, batchSize, 3, 1),
});

/** Each time it stopped it is asked for once more, as a user does. Answers how it ended, and how often it was asked. */
async function walk(store: MemoryStore, uploadId: string, service: FarService) {
  for (let asked = 1; ; asked += 1) {
    const run = new UploadRun({
      store,
      uploadId,
      userId: 'user',
      client: service.client,
      clientNow: async () => service.client,
      signal: new AbortController().signal,
      wait: () => Promise.resolve(),
      sizing: { size: batchSize, ceiling: batchSize },
      isResumed: asked > 1,
      shouldPause: () => false,
      onProgress: () => undefined,
    });
    try {
      return { end: await run.walk(), asked };
    } catch (error) {
      expect(service.underWay, 'it ended with a call under way').toBe(0);
      if (asked > 20) throw error;
      await store.call('uploads.close', uploadId);
    }
  }
}

async function upload(weather: Weather) {
  const store = new MemoryStore();
  try {
    const uploadId = await begunUpload(store);
    const service = new FarService(store, uploadId, weather);
    const { end, asked } = await walk(store, uploadId, service);
    expect(end).toMatchObject({ state: 'done', readBack: { missing: 0, different: 0 } });
    const purposes = Array.from(service.held.values(), ({ purpose }) => Number(purpose));
    const good = Array.from({ length: rowCount }, (_, row) => row).filter(
      (row) => !weather.bad.includes(row),
    );
    expect(purposes.sort((a, b) => a - b)).toEqual(good);
    expect(service.violations).toEqual([]);
    expect(service.takenTwice).toBe(0);
    expect(await service.untrueLines()).toEqual([]);
    const { transactionsDone } = await store.call('uploads.get', uploadId);
    expect(transactionsDone).toBe(good.length);
    const { mostUnderWay, posted, failed } = service;
    return { mostUnderWay, posts: posted.size, refused: failed.size, asked };
  } finally {
    await store.close();
  }
}

describe('an upload over a network of any weather', () => {
  it('loses and doubles nothing, each batch with its line, and the lines say what happened', async () => {
    await fc.assert(
      fc.asyncProperty(weather, async (weather) => {
        const { mostUnderWay } = await upload(weather);
        expect(mostUnderWay).toBeLessThanOrEqual(2);
      }),
      { numRuns: 60 },
    );
  }, 120_000);

  it('with two batches under way, whatever becomes of each of them: nothing is lost, doubled, or told wrongly', async () => {
    for (const first of fates) {
      for (const second of fates) {
        const weather = {
          fates: [...Array(6).fill('takenLater'), first, second],
          bad: [],
          mostRows: batchSize,
        };
        const { mostUnderWay } = await upload(weather);
        expect(mostUnderWay, `${first}, ${second}`).toBe(2);
      }
    }
  }, 120_000);

  it('when a part of a refused batch is more than one call may carry: the parts get smaller, and it comes to an end', async () => {
    const { asked, posts } = await upload({ fates: ['notLiked'], bad: [], mostRows: 1 });
    expect(asked).toBe(1);
    // One refused, one too large, and then each row by itself.
    expect(posts).toBe(2 + rowCount);
  });

  it.each([
    ['the second', ['notBesides']],
    ['the first', ['takenLater', 'notBesides', 'notBesides']],
  ] as const)(
    'when %s of two is refused because of the other: it goes once more, alone, and no row is looked for',
    async (_which, later) => {
      const weather = { fates: [...fourTaken, ...later], bad: [], mostRows: batchSize };
      const { posts, asked, refused } = await upload(weather);
      expect({ asked, refused }).toEqual({ asked: 1, refused: 1 });
      expect(posts).toBe(rowCount / batchSize + 1);
    },
  );

  it('when all goes well, makes no more calls than it has batches', async () => {
    const { posts, asked, mostUnderWay } = await upload({ fates: [], bad: [], mostRows: batchSize });
    expect({ posts, asked, mostUnderWay }).toEqual({
      posts: rowCount / batchSize,
      asked: 1,
      mostUnderWay: 2,
    });
  });
});
