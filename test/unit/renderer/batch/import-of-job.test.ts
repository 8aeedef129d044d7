import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type BatchLine,
  type ImportChange,
  type ImportSummary,
  type JobRecord,
  jobQuestions,
  type OfferedFile,
  type Upload,
} from '../../../../preload/contract';
import { dropUnsent, importOf, isSettled } from '../../../../renderer/batch/import-of-job';
import { marksIn, progressOf } from '../../../../renderer/batch/job-progress';
import * as reading from '../../../../renderer/batch/reading';
import { leaveEarlier } from '../../../../renderer/batch/run-task';
import * as settling from '../../../../renderer/batch/settle-files';
import * as stored from '../../../../renderer/batch/stored-files';
import type { Teller } from '../../../../renderer/batch/teller';

const basis = 'a'.repeat(64);
const digest = { needsAnswer: false, counts: { bookings: 3, pending: 0 }, format: null };
const file = (change: object) => ({
  id: 'f1',
  name: 'a.csv',
  sizeBytes: 1,
  state: 'staged',
  digest,
  error: null,
  isKept: true,
  lineCounts: null,
  ...change,
});
const summaryOf = (change: object = {}): ImportSummary =>
  ({
    id: 'i1',
    state: 'open',
    customerId: null,
    files: [file({})],
    accounts: [],
    confirmed: [],
    ...change,
  }) as unknown as ImportSummary;
const edit = { id: 1, kind: 'edit', isUndone: false } as ImportChange;

interface World {
  summary: ImportSummary;
  changes: ImportChange[];
  uploads: Upload[];
}
let world: World;
let lines: BatchLine[];
let removed: string[];
let kept: JobRecord[];
const teller: Teller = {
  texts: { t: (key: string) => key } as unknown as Teller['texts'],
  tell: async (line) => {
    if (line) lines.push(line);
  },
  refuse: () => Promise.reject(new Error('refused')),
};

/** The bridge over a world of one import. */
beforeEach(() => {
  lines = [];
  removed = [];
  kept = [];
  world = { summary: summaryOf(), changes: [], uploads: [] };
  const answer = <T>(value: T) => Promise.resolve({ ok: true, value });
  const imports = {
    get: () => answer(world.summary),
    changes: () => answer(world.changes),
    create: () => answer(summaryOf({ id: 'i2' })),
    remove: (id: string) => answer(removed.push(id)),
    removeFile: (id: string) => answer(removed.push(id)),
    reading: (id: string) => answer({ sha256: `hash of ${id}` }),
  };
  const batch = { keep: (record: JobRecord) => answer(kept.push(record)) };
  const kontor = { imports, batch, uploads: { list: () => answer(world.uploads) }, intake: { take: answer } };
  Object.assign(globalThis, { window: { kontor } });
});
afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'window');
});

describe('marksIn', () => {
  it('when somebody corrected, typed, left out or confirmed anything, it bears a mark; what the program does by itself bears none', () => {
    const accounts = [
      { id: 'a1', isLeftOut: true, origins: { iban: 'column', owner: 'user' } },
      { id: 'a2', isLeftOut: false, origins: { accountNumber: 'made' } },
    ] as unknown as ImportSummary['accounts'];
    const changes = [
      edit,
      { ...edit, id: 2, isUndone: true },
      { ...edit, id: 3, kind: 'reading' as const },
      { ...edit, id: 4, kind: 'asBefore' as const },
    ];
    expect(marksIn({ accounts, confirmed: ['recognition:0', 'nameDiffers:0'] }, changes)).toEqual([
      'change 1',
      'confirmed nameDiffers:0',
      'left out a1',
      'owner a1',
    ]);
  });
});

describe('dropUnsent', () => {
  it.each([
    ['rows were corrected', { changes: [edit] }],
    ['a doubt was confirmed', { summary: summaryOf({ confirmed: ['holdersDiffer:1'] }) }],
    [
      'an account was left out',
      { summary: summaryOf({ accounts: [{ id: 'a', isLeftOut: true, origins: {} }] }) },
    ],
    [
      'a value of an account was typed',
      { summary: summaryOf({ accounts: [{ id: 'a', isLeftOut: false, origins: { iban: 'user' } }] }) },
    ],
  ])('when %s in the window, the import stays and that is said', async (_what, change) => {
    Object.assign(world, change);
    await dropUnsent('i1', [], teller);
    expect(removed).toEqual([]);
    expect(lines).toEqual([{ event: 'leftStanding', id: 'i1' }]);
  });

  it('when all that was said in it was said by the job, it goes', async () => {
    world.summary = summaryOf({ confirmed: ['holdersDiffer:1'] });
    await dropUnsent('i1', ['confirmed holdersDiffer:1'], teller);
    expect(removed).toEqual(['i1']);
  });

  it('when something of it was sent, it stays', async () => {
    world.uploads = [{ importId: 'i1', state: 'done' } as Upload];
    await dropUnsent('i1', [], teller);
    expect(removed).toEqual([]);
  });
});

describe('leaveEarlier', () => {
  const record = { basis, importId: 'i1', isRead: true, writtenOf: null };
  it('when other files come after somebody took the import back, nothing is sent again from here', async () => {
    world.uploads = [{ importId: 'i1', state: 'rolledBack' } as Upload];
    await expect(leaveEarlier({ record, basis: 'b'.repeat(64) }, teller)).rejects.toMatchObject({
      outcome: 'needsAnswer',
    });
    expect(lines).toMatchObject([{ about: 'takenBack' }]);
  });

  it('when other files come, the import that nobody touched gives way', async () => {
    await leaveEarlier({ record, basis: 'b'.repeat(64) }, teller);
    await leaveEarlier({ record, basis }, teller);
    expect(removed).toEqual(['i1']);
  });
});

describe('isSettled', () => {
  it.each([
    ['is read', file({}), true, true],
    ['asks something', file({ digest: { ...digest, needsAnswer: true } }), false, false],
    ['was not read to its end', file({ state: 'reading', digest: null }), false, false],
    ['failed', file({ state: 'failed', digest: null }), false, true],
    ['has nothing in it', file({ digest: { ...digest, counts: { bookings: 0, pending: 0 } } }), false, true],
  ])('when a file %s, the rule of the job decides', (_what, one, underStop, underLeaveOut) => {
    const summary = summaryOf({ files: [one] });
    expect(isSettled(summary, { unusableFiles: 'stop' })).toBe(underStop);
    expect(isSettled(summary, { unusableFiles: 'leaveOut' })).toBe(underLeaveOut);
  });
});

describe('importOf', () => {
  const offered = ['f1', 'f2'].map((token): OfferedFile => ({ token, name: `${token}.csv`, sizeBytes: 1 }));
  const task = {
    files: offered,
    hashes: ['hash of f1', 'hash of f2'],
    questions: jobQuestions.parse({}),
  };
  let taken: string[];
  /** Reading itself is the queue's: here it is which files it gets, and into which import. */
  const queue = {} as Awaited<ReturnType<typeof reading.openQueue>>;
  let openedOf: string[];
  let isComplete: boolean;
  beforeEach(() => {
    taken = [];
    openedOf = [];
    isComplete = true;
    vi.spyOn(reading, 'takeFiles').mockImplementation(async (files) => {
      taken.push(...files.map(({ token }) => token));
      return [];
    });
    vi.spyOn(reading, 'openQueue').mockImplementation(async (id) => {
      openedOf.push(id);
      return queue;
    });
    vi.spyOn(reading, 'readFiles').mockResolvedValue();
    vi.spyOn(reading, 'rowsOf').mockReturnValue([]);
    vi.spyOn(reading, 'summaryOf').mockImplementation(async (_queue, id) => summaryOf({ id }));
    vi.spyOn(stored, 'takeInHand').mockResolvedValue();
    vi.spyOn(stored, 'leaveDoubles').mockResolvedValue();
    vi.spyOn(settling, 'settleFiles').mockImplementation(async () => isComplete);
  });

  const run = (change: Partial<JobRecord>) =>
    importOf(task, progressOf({ basis, importId: 'i1', isRead: false, writtenOf: null, ...change }), teller);

  it('when it was half read and somebody corrected a row, what is missing is read into it, and nothing twice', async () => {
    world.changes = [edit];
    world.summary = summaryOf({
      files: [file({}), file({ id: 'broken', state: 'failed', digest: null, isKept: false })],
    });
    expect(await run({ isStaged: false })).toMatchObject({ id: 'i1' });
    expect(taken).toEqual(['f2']);
    expect(openedOf).toEqual(['i1']);
    expect(removed).toEqual(['broken']);
    expect(kept.at(-1)).toMatchObject({ importId: 'i1', isStaged: true, isRead: true });
  });

  it('when all were in it and one was taken out in the window, that stays out', async () => {
    world.changes = [edit];
    expect(await run({ isStaged: true })).toMatchObject({ id: 'i1' });
    expect(taken).toEqual([]);
  });

  it('when what is missing needs a person, it does not count as complete', async () => {
    world.changes = [edit];
    isComplete = false;
    await expect(run({})).rejects.toMatchObject({ outcome: 'needsAnswer' });
    expect(kept.at(-1)).toMatchObject({ isRead: false });
  });

  it('when nobody touched the half-read one, it gives way to a new one with all files', async () => {
    expect(await run({})).toMatchObject({ id: 'i2' });
    expect(removed).toEqual(['i1']);
    expect(taken).toEqual(['f1', 'f2']);
  });

  it('when it stands as it was left, it is taken; after a file of it was lost, the rule of the job counts', async () => {
    expect(await run({ isRead: true })).toMatchObject({ id: 'i1' });
    expect(taken).toEqual([]);
    world.summary = summaryOf({ files: [file({ state: 'failed', digest: null })] });
    world.changes = [edit];
    isComplete = false;
    await expect(run({ isRead: true })).rejects.toMatchObject({ outcome: 'needsAnswer' });
  });
});
