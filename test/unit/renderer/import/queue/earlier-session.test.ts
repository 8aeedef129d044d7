import { describe, expect, it } from 'vitest';
import type { ImportFile, ImportSummary } from '../../../../../preload/contract';
import { makeQueue } from './made-queue';
import { readsWell } from './stand-in';

describe('what an earlier page left', () => {
  it('ends files of every import that it was reading when it was loaded anew: the plan would wait for them for ever', async () => {
    const { queue, store } = makeQueue(readsWell(), { isOpen: false });
    const file = (id: string, state: ImportFile['state']) => ({ id, state, isKept: false }) as ImportFile;
    const one = (id: string, files: ImportFile[]) =>
      ({ id, state: 'open', createdAt: `2026-01-0${id}`, files }) as ImportSummary;
    store.open.push(
      one('1', [file('f1', 'reading')]),
      one('2', [file('f2', 'staged'), file('f3', 'reading')]),
    );
    await queue.begin();
    expect(store.calls).toEqual(['fail f1 import.incomplete', 'fail f3 import.incomplete']);
    expect(queue.getState().importId).toBe('2');
  });
});
