import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ImportSummary, MappingTemplate } from '../../../../preload/contract';
import { leaveDoubles, storedFilesOf } from '../../../../renderer/batch/stored-files';
import { inTrial, memoryOfTrial } from '../../../../renderer/batch/trial';
import type { ImportQueue } from '../../../../renderer/import/queue/import-queue';

const template: MappingTemplate = {
  id: 't1',
  name: 'Bank',
  version: 2,
  headerFingerprint: 'f',
  header: ['a'],
  options: {},
  createdAt: '2026-01-01T00:00:00.000Z',
};

let removed: string[];
beforeEach(() => {
  removed = [];
  const answer = <T>(value: T) => Promise.resolve({ ok: true, value });
  const kontor = {
    // Nothing by which a mapping could be written down.
    templates: { list: () => answer([template]) },
    imports: {
      remove: (id: string) => answer(removed.push(id)),
      reading: (id: string) => answer({ sha256: `hash of ${id}` }),
    },
    uploads: {},
    batch: { createTrial: () => answer({ id: 'tried' }) },
  };
  Object.assign(globalThis, { window: { kontor } });
});
afterEach(() => Reflect.deleteProperty(globalThis, 'window'));

describe('memoryOfTrial', () => {
  it('when mappings are saved and removed in a trial, they are found there, with a version more', async () => {
    const memory = await memoryOfTrial();
    const { version: _version, createdAt: _createdAt, ...content } = template;
    expect(await memory.save({ ...content, name: 'Other' })).toMatchObject({
      value: { id: 't1', version: 3 },
    });
    const fresh = await memory.save({ name: 'New', headerFingerprint: 'g', header: [], options: {} });
    expect(fresh).toMatchObject({ ok: true, value: { version: 1 } });
    expect(await memory.list()).toMatchObject({ value: [{ name: 'Other' }, { name: 'New' }] });
    expect(await memory.remove('t1')).toEqual({ ok: true, value: null });
    expect(await memory.remove('t1')).toMatchObject({ ok: false, error: { code: 'template.unknown' } });
    expect(await memory.list()).toMatchObject({ value: [{ name: 'New' }] });
  });
});

describe('inTrial', () => {
  it('when the try ends in any way, its import is gone', async () => {
    expect(await inTrial(async ({ importId }) => importId)).toBe('tried');
    await expect(inTrial(() => Promise.reject(new Error('broke')))).rejects.toThrow('broke');
    expect(removed).toEqual(['tried', 'tried']);
  });
});

describe('leaveDoubles', () => {
  it('when an archive is read a second time, what stands in the import already goes out again', async () => {
    const stored = await storedFilesOf({
      files: [
        { id: 'f1', state: 'staged' },
        { id: 'f2', state: 'failed' },
      ] as ImportSummary['files'],
    });
    const item = (id: string, fileId: string, sha256: string) => ({ id, fileId, reading: { sha256 } });
    const items = [
      item('before', 'f1', 'hash of f1'),
      item('again', 'f3', 'hash of f1'),
      item('missing', 'f4', 'hash of f4'),
      item('brokenBefore', 'f5', 'hash of f2'),
    ];
    const left: string[] = [];
    const queue = {
      getState: () => ({ items }),
      remove: async (id: string) => {
        left.push(id);
      },
    } as unknown as ImportQueue;
    await leaveDoubles(queue, stored);
    expect(left).toEqual(['again']);
  });
});
