import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BatchDesk } from '../../../../main/batch/batch-desk';
import type { BatchHost } from '../../../../main/batch/batch-host';
import { readCommand } from '../../../../main/batch/command-line';
import { JobRecords } from '../../../../main/batch/job-records';
import { WatchedFiles } from '../../../../main/batch/watched-files';
import { KontorError } from '../../../../main/errors/kontor-error';
import type { BatchLine, StoreState } from '../../../../preload/contract';

let folder: string;
let lines: BatchLine[];
let words: string[];
let secrets: string[];
let undone: number;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kontor-desk-'));
  lines = [];
  words = [];
  secrets = [];
  undone = 0;
  writeFileSync(join(folder, 'a.csv'), 'a;b\n');
  writeFileSync(
    join(folder, 'job.yaml'),
    'version: 1\nfiles: [a.csv]\ncustomer: { name: M, type: person }\nconnection: Own\nsend: true\noutputs: { report: out/r.pdf }\n',
  );
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const open: StoreState = { mode: 'encrypted', keychain: 'available', hasSessionConsent: false };

const offerIn: BatchHost['offer'] = async (paths) =>
  paths.map((path, at) => ({ token: `t${at}`, name: path.slice(folder.length + 1), sizeBytes: 4 }));

function deskFor(
  given: string[],
  state: Partial<StoreState> = {},
  offer: BatchHost['offer'] = offerIn,
): BatchDesk {
  const reading = readCommand(given);
  if (reading.kind === 'usage') throw new Error(String(reading.what));
  const desk = new BatchDesk(reading.command, {
    output: {
      line: (line) => lines.push(line),
      words: (text) => words.push(text),
      flushed: async () => undefined,
    },
    folder,
    readSecret: async () => 'hunter2',
  });
  desk.attach({
    open: async () => ({ ...open, ...state }) as StoreState,
    offer,
    giveSecret: async (name, secret) => {
      if (name !== 'Own') throw new KontorError('connection.unknown');
      secrets.push(secret);
    },
    language: () => 'en',
    createTrial: async () => {
      throw new KontorError('store.unavailable');
    },
    undoTrials: async () => {
      undone += 1;
    },
    records: new JobRecords(join(folder, 'batch-jobs.json')),
    watched: new WatchedFiles(join(folder, 'profile', 'batch-watched.json')),
  });
  return desk;
}

describe('BatchDesk', () => {
  it('when a command is one task, it is given once, and its outcome is the exit code', async () => {
    const desk = deskFor(['list', 'runs']);
    expect(await desk.next()).toEqual({ command: 'list', what: 'runs' });
    desk.done('done');
    expect(await desk.next()).toBeNull();
    expect(await desk.ended).toBe(0);
    expect(lines).toEqual([{ event: 'end', outcome: 'done', exitCode: 0 }]);
  });

  it('when a job is given, the page learns tokens and kinds, never a path', async () => {
    const desk = deskFor(['run', 'job.yaml']);
    const task = await desk.next();
    expect(task).toMatchObject({
      command: 'run',
      files: [{ token: 't0', name: 'a.csv' }],
      outputs: ['report'],
      missing: ['report'],
      record: null,
    });
    expect(JSON.stringify(task)).not.toContain(folder);
    expect(await desk.placeFor('Account report.pdf')).toEqual({
      canceled: false,
      filePath: join(folder, 'out', 'r.pdf'),
    });
    // Nobody asked for these.
    expect(await desk.placeFor('kontor-results.json')).toEqual({ canceled: true });
  });

  it('when a page keeps how far it came, the next call of the same job has it', async () => {
    const desk = deskFor(['run', 'job.yaml']);
    const task = await desk.next();
    const record = { basis: (task as { basis: string }).basis, importId: 'i', isRead: true, writtenOf: null };
    desk.keep(record);
    expect(await deskFor(['run', 'job.yaml']).next()).toMatchObject({ record });
  });

  it('when the secret comes on standard input, it goes to the connection of the job', async () => {
    await deskFor(['run', 'job.yaml', '--secret-stdin']).next();
    expect(secrets).toEqual(['hunter2']);
    const lost = deskFor(['analyse', '--customer', 'M', '--connection', 'Nowhere', '--secret-stdin']);
    expect(await lost.next()).toBeNull();
    expect(await lost.ended).toBe(2);
    expect(words.join()).not.toContain('hunter2');
  });

  it.each([
    ['keychain.missing', 1, /gnome-keyring/],
    ['keychain.locked', 4, /Unlock/],
    ['store.damaged', 1, /store\.damaged/],
  ])('when the store does not open (%s), it says what helps', async (errorCode, code, said) => {
    const desk = deskFor(['list', 'runs'], {
      mode: errorCode.startsWith('store') ? 'failed' : 'closed',
      errorCode,
    });
    expect(await desk.next()).toBeNull();
    expect(await desk.ended).toBe(code);
    expect(words.join()).toMatch(said);
  });

  it('when not every file of a job can be had, it is not done by half', async () => {
    for (const [offered, said] of [
      [() => rmSync(join(folder, 'a.csv')), /Not there.*a\.csv/],
      [() => undefined, /Not there.*a\.csv/],
    ] as const) {
      words = [];
      writeFileSync(join(folder, 'a.csv'), 'a;b\n');
      const desk = deskFor(['run', 'job.yaml'], {}, async () => {
        offered();
        return [];
      });
      expect(await desk.next()).toBeNull();
      expect(await desk.ended).toBe(2);
      expect(words.join()).toMatch(said);
    }
  });

  it('when a job names more files than one import takes, it says so instead of leaving some out', async () => {
    mkdirSync(join(folder, 'many'));
    for (let at = 0; at < 1_001; at += 1) writeFileSync(join(folder, 'many', `${at}.csv`), '');
    const desk = deskFor(['read', 'many']);
    expect(await desk.next()).toBeNull();
    expect(await desk.ended).toBe(2);
    expect(words.join()).toMatch(/1,000 files.*1001/);
  });

  it('when a file is gone before it is hashed, the job is called wrongly and nothing broke', async () => {
    const desk = deskFor(['run', 'job.yaml'], {}, async (paths) => {
      for (const path of paths) rmSync(path);
      return paths.map((path) => ({ token: path, name: path, sizeBytes: 4 }));
    });
    expect(await desk.next()).toBeNull();
    expect(await desk.ended).toBe(2);
    expect(words.join()).toMatch(/Not there/);
  });

  it('when it has ended, the page gets no task more, and nothing stands behind the last line', async () => {
    const desk = deskFor(['watch', '.']);
    expect(await desk.next()).toMatchObject({ command: 'import' });
    desk.interrupt();
    desk.tell({ event: 'error' }, 'broke');
    desk.done('fatal');
    expect(await desk.next()).toBeNull();
    expect(lines).toMatchObject([{ event: 'end', outcome: 'done' }]);
    expect(words.join()).not.toMatch(/broke/);
  });

  it('when it is interrupted, that is temporary; a try leaves no trace, and for a watch it is the end', async () => {
    const job = deskFor(['run', 'job.yaml']);
    job.interrupt();
    job.interrupt();
    expect(await job.ended).toBe(4);
    expect(lines).toHaveLength(1);
    expect(undone).toBe(0);
    for (const words of [
      ['read', 'a.csv'],
      ['run', 'job.yaml', '--dry-run'],
    ]) {
      const tried = deskFor(words);
      tried.interrupt();
      tried.interrupt();
      expect(await tried.ended).toBe(4);
    }
    expect(undone).toBe(2);
    const watch = deskFor(['watch', '.']);
    watch.interrupt();
    expect(await watch.ended).toBe(0);
  });
});
