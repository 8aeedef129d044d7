import { afterEach, describe, expect, it } from 'vitest';

import {
  type BatchLine,
  type Customer,
  type Upload,
  upload as uploadSchema,
} from '../../../../preload/contract';
import { beginningOf, requireOwn, sendImport } from '../../../../renderer/batch/send-import';
import { TaskEnd } from '../../../../renderer/batch/task-end';
import type { Teller } from '../../../../renderer/batch/teller';

const own = { id: 'c1' } as Customer;
const upload = (change: Partial<Upload>): Upload =>
  ({
    id: 'u1',
    importId: 'i1',
    customerId: 'c1',
    startedAt: '2026-01-01T00:00:00.000Z',
    transactionsDone: 0,
    transactionsTotal: 5,
    ...change,
  }) as Upload;

let lines: BatchLine[] = [];
const teller: Teller = {
  texts: { t: (key: string) => key } as unknown as Teller['texts'],
  tell: async (line) => {
    if (line) lines.push(line);
  },
  refuse: async () => {
    throw new TaskEnd('fatal');
  },
};

/** The bridge as far as an upload that goes on needs it. */
function bridge(uploads: readonly Upload[], resumed: Upload, settled: Upload): void {
  const answer = <T>(value: T) => Promise.resolve({ ok: true, value });
  Object.assign(globalThis, {
    window: {
      kontor: {
        uploads: {
          list: () => answer(uploads),
          resume: () => answer(resumed),
          settled: () => answer(settled),
        },
        batch: {},
      },
    },
  });
}
afterEach(() => {
  lines = [];
  Reflect.deleteProperty(globalThis, 'window');
});

describe('beginningOf', () => {
  const ways = (customerId: string) =>
    uploadSchema.shape.state.options.map((state) => {
      const begun = beginningOf([upload({ state })], 'i1', customerId);
      return [state, begun.kind === 'refused' ? begun.about : begun.kind];
    });

  it('when an upload of the import stands anywhere, it goes on, is over, or belongs to a person', () => {
    expect(Object.fromEntries(ways('c1'))).toEqual({
      queued: 'goOn',
      running: 'goOn',
      waiting: 'goOn',
      paused: 'goOn',
      interrupted: 'goOn',
      answerUnknown: 'goOn',
      failed: 'goOn',
      done: 'anew',
      cancelled: 'takenBack',
      rollingBack: 'takenBack',
      rollBackStopped: 'takenBack',
      rolledBack: 'takenBack',
    });
  });

  it('when it goes to another customer, it never goes on for this one', () => {
    const kinds = new Set(ways('c2').map(([, kind]) => kind));
    expect([...kinds].sort()).toEqual(['sentToOther', 'takenBack']);
  });

  it('when it was taken back and somebody sent it again, the newest counts; uploads of other imports do not', () => {
    const again = [
      upload({ id: 'u0', state: 'rolledBack' }),
      upload({ id: 'u2', state: 'done', startedAt: '2026-01-02T00:00:00.000Z' }),
      upload({ id: 'u3', importId: 'i2', state: 'cancelled', startedAt: '2026-01-03T00:00:00.000Z' }),
    ];
    expect(beginningOf(again, 'i1', 'c1')).toEqual({ kind: 'anew' });
    expect(beginningOf([], 'i1', 'c1')).toEqual({ kind: 'anew' });
  });
});

describe('requireOwn', () => {
  it('when the window sent the import to another customer, that is no sending for this one', async () => {
    bridge([upload({ state: 'done' })], upload({}), upload({}));
    const sent = { id: 'i1', state: 'uploaded', customerId: 'c2' } as const;
    await expect(requireOwn(sent, own, teller)).rejects.toMatchObject({ outcome: 'needsAnswer' });
    expect(lines).toMatchObject([{ event: 'needsAnswer', about: 'sentToOther' }]);
    await requireOwn({ ...sent, customerId: 'c1' }, own, teller);
    expect(lines).toHaveLength(1);
  });
});

describe('sendImport', () => {
  it('when the answer of a batch is lost, it waits until main has looked whether the batch arrived', async () => {
    const lost = upload({ state: 'answerUnknown' });
    bridge([upload({ state: 'interrupted' })], lost, upload({ state: 'done', transactionsDone: 5 }));
    expect(await sendImport('i1', own, { sentOtherwise: 'stop' }, teller)).toBe(true);
    expect(lines).toMatchObject([{ event: 'upload', state: 'done', transactionsDone: 5 }]);
  });

  it('when somebody cancelled it meanwhile, it is not sent again', async () => {
    bridge([upload({ state: 'cancelled' })], upload({}), upload({}));
    await expect(sendImport('i1', own, { sentOtherwise: 'stop' }, teller)).rejects.toMatchObject({
      outcome: 'needsAnswer',
    });
    expect(lines).toMatchObject([{ about: 'takenBack' }]);
  });
});
