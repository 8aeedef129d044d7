import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BatchHost } from '../../../../main/batch/batch-host';
import { readCommand } from '../../../../main/batch/command-line';
import { JobRecords } from '../../../../main/batch/job-records';
import type { TaskSource } from '../../../../main/batch/task-source';
import { makeTasks } from '../../../../main/batch/tasks';
import { WatchedFiles } from '../../../../main/batch/watched-files';
import type { BatchTask } from '../../../../preload/contract';

/** A look of the watch at its folder comes after a fiftieth of its time. */
vi.mock('node:timers/promises', async (importOriginal) => {
  const timers = await importOriginal<typeof import('node:timers/promises')>();
  const setTimeout = ((ms = 0, ...rest) => timers.setTimeout(ms / 50, ...rest)) as typeof timers.setTimeout;
  return { ...timers, setTimeout };
});

let folder: string;
let profile: string;
const open: TaskSource[] = [];
beforeEach(() => {
  const root = mkdtempSync(join(tmpdir(), 'kontor-watching-'));
  folder = join(root, 'in');
  profile = join(root, 'profile');
  mkdirSync(folder);
  writeFileSync(
    join(root, 'job.yaml'),
    'version: 1\nfiles: [in]\ncustomer: { name: M, type: person }\nsend: true\noutputs: { tables: in/tables.xlsx }\n',
  );
});
afterEach(() => {
  vi.useRealTimers();
  for (const source of open.splice(0)) source.close();
  rmSync(join(folder, '..'), { recursive: true, force: true });
});

const put = (name: string, text = name) => writeFileSync(join(folder, name), text);
const job = ['--job', 'job.yaml'];

/** A start of the program. @param offer which of the files can be had */
async function watch(options: string[] = job, offer = (paths: readonly string[]) => paths) {
  const reading = readCommand(['watch', 'in', ...options]);
  if (reading.kind === 'usage') throw new Error(String(reading.what));
  const host = {
    offer: async (paths: readonly string[]) =>
      offer(paths).map((path) => ({ token: path, name: basename(path), sizeBytes: 1 })),
    language: () => 'en',
    records: new JobRecords(join(profile, 'batch-jobs.json')),
    watched: new WatchedFiles(join(profile, 'batch-watched.json')),
  } as unknown as BatchHost;
  const output = { line: () => undefined, words: () => undefined, flushed: async () => undefined };
  const source = await makeTasks(reading.command, { host, folder: join(folder, '..'), output });
  open.push(source);
  return source;
}

const namesOf = (task: BatchTask | null) =>
  task && 'files' in task ? task.files.map(({ name }) => name) : null;

/** Keeps that the import was read, as the page does once it is staged. */
function keepRead(source: TaskSource, task: BatchTask | null, importId: string) {
  const basis = task && 'basis' in task ? task.basis : '';
  const record = { basis, importId, isRead: true, writtenOf: null };
  source.keep(record);
  return record;
}

describe('a watched folder', () => {
  it('when files were read but not sent, the next watch gives them again, with their import, apart from new ones', async () => {
    put('a.csv');
    put('b.csv');
    const first = await watch();
    const task = await first.next();
    expect(namesOf(task)).toEqual(['a.csv', 'b.csv']);
    const record = keepRead(first, task, 'i1');
    first.done('needsAnswer');
    put('c.csv');
    const second = await watch();
    const again = await second.next();
    expect(namesOf(again)).toEqual(['a.csv', 'b.csv']);
    expect(again).toMatchObject({ record });
    second.done('done');
    const fresh = await second.next();
    expect(namesOf(fresh)).toEqual(['c.csv']);
    expect(fresh).toMatchObject({ record: null });
    second.done('nothingToDo');
    put('d.csv');
    const third = await watch();
    expect(namesOf(await third.next())).toEqual(['d.csv']);
  });

  it('when the service is away, the files come again by themselves, each time after a longer while', async () => {
    put('a.csv');
    const source = await watch();
    keepRead(source, await source.next(), 'i1');
    vi.useFakeTimers({ toFake: ['Date'] });
    for (const waitMs of [30_000, 60_000]) {
      source.done('temporary');
      const next = source.next();
      vi.setSystemTime(Date.now() + waitMs - 1_000);
      expect(await Promise.race([next, new Promise((resolve) => setTimeout(resolve, 200, 'not yet'))])).toBe(
        'not yet',
      );
      vi.setSystemTime(Date.now() + 1_000);
      expect(namesOf(await next)).toEqual(['a.csv']);
    }
  });

  it('when more come than one import takes, they are given in several', async () => {
    for (let at = 0; at < 1_001; at += 1) put(`${at}.csv`);
    const source = await watch([]);
    const first = await source.next();
    const second = await source.next();
    expect([namesOf(first)?.length, namesOf(second)?.length]).toEqual([1_000, 1]);
  });

  it('when a file is gone between the look and the task, its group comes again with what is there', async () => {
    put('a.csv');
    put('b.csv');
    let isGone = true;
    const source = await watch(job, (paths) => {
      if (!isGone) return paths;
      isGone = false;
      rmSync(join(folder, 'b.csv'));
      return paths.slice(0, 1);
    });
    expect(namesOf(await source.next())).toEqual(['a.csv']);
  });

  it('when the job writes into the folder, what it writes is no export', async () => {
    put('tables.xlsx');
    put('a.csv');
    expect(namesOf(await (await watch()).next())).toEqual(['a.csv']);
  });

  it('when the job would write over itself, it is refused', async () => {
    const text = readFileSync(join(folder, '..', 'job.yaml'), 'utf8');
    writeFileSync(
      join(folder, '..', 'job.json'),
      text.replace('tables: in/tables.xlsx', 'results: job.json'),
    );
    await expect(watch(['--job', 'job.json'])).rejects.toMatchObject({
      end: 'usage',
      word: 'outputOverInput',
    });
  });

  it('when what became of files is kept, no name of them stands there', async () => {
    put('muster.csv');
    const source = await watch();
    keepRead(source, await source.next(), 'i1');
    source.done('done');
    expect(readFileSync(join(profile, 'batch-watched.json'), 'utf8')).not.toMatch(/muster|in\//);
  });
});
