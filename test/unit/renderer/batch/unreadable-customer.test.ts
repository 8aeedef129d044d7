import { afterEach, expect, it } from 'vitest';
import type { BatchLine } from '../../../../preload/contract';
import { findCustomer } from '../../../../renderer/batch/job-customer';
import { analysed } from '../../../../renderer/batch/run-analysis';
import { TaskEnd } from '../../../../renderer/batch/task-end';
import type { Teller } from '../../../../renderer/batch/teller';

const lines: BatchLine[] = [];
const teller: Teller = {
  texts: { t: (key: string) => key } as unknown as Teller['texts'],
  tell: async (line) => {
    if (line) lines.push(line);
  },
  refuse: async () => {
    throw new TaskEnd('fatal');
  },
};

const customer = { id: 'c1', connectionId: 'k1', name: 'Anna', goneAt: null, lastUploadAt: null };
const done = { id: 'r1', customerId: 'c1', state: 'done', startedAt: '2026-01-01T00:00:00.000Z' };

function bridge(isUnreadable: true | undefined, started: string[]): void {
  const answer = <T>(value: T) => Promise.resolve({ ok: true, value });
  Object.assign(globalThis, {
    window: {
      kontor: {
        customers: { list: () => answer([{ ...customer, isUnreadable }]) },
        runs: {
          list: () => answer([done]),
          start: (id: string) => {
            started.push(id);
            return Promise.resolve({ ok: false, error: { code: 'run.nothingToAnalyse' } });
          },
        },
        batch: {},
      },
    },
  });
}
afterEach(() => {
  lines.length = 0;
  Reflect.deleteProperty(globalThis, 'window');
});

it('when what is kept of a customer is not all readable, a job asks, and decides nothing by a day that only seems to be missing', async () => {
  bridge(true, []);
  await expect(findCustomer('Anna', null, teller)).rejects.toBeInstanceOf(TaskEnd);
  expect(JSON.stringify(lines)).toContain('unreadableCustomer');
  bridge(undefined, []);
  expect(await findCustomer('Anna', null, teller)).toMatchObject({ id: 'c1' });
});

it('when the last upload of a customer is not readable, no earlier analysis passes for one that knows it', async () => {
  const started: string[] = [];
  bridge(undefined, started);
  expect(await analysed('c1', teller)).toMatchObject({ id: 'r1' });
  expect(started).toEqual([]);
  bridge(true, started);
  await expect(analysed('c1', teller)).rejects.toBeDefined();
  expect(started).toEqual(['c1']);
});
