import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { exportsIn, findFiles, hashOfFile } from '../../../../main/batch/input-files';
import { JobRecords } from '../../../../main/batch/job-records';
import { FolderWatch } from '../../../../main/batch/watch-folder';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kontor-watch-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const put = (name: string, text = 'a;b\n') => writeFileSync(join(folder, name), text);

describe('FolderWatch', () => {
  it('when exports come, those of one moment are given together, once, and anything else is left', async () => {
    put('a.csv');
    put('b.xml');
    put('photo.jpg');
    put('.hidden.csv');
    const watch = new FolderWatch(folder, 5);
    expect((await watch.next()).map((path) => basename(path))).toEqual(['a.csv', 'b.xml']);
    const next = watch.next();
    put('c.csv');
    expect((await next).map((path) => basename(path))).toEqual(['c.csv']);
    watch.close();
    expect(await watch.next()).toEqual([]);
  });

  it('when a file still grows, nothing is given until it stands', async () => {
    put('a.csv');
    const watch = new FolderWatch(folder, 20);
    let isGrowing = true;
    const growing = setInterval(() => appendFileSync(join(folder, 'a.csv'), 'more\n'), 4);
    setTimeout(() => {
      clearInterval(growing);
      isGrowing = false;
    }, 150);
    await watch.next();
    expect(isGrowing).toBe(false);
    watch.close();
  });
});

describe('findFiles', () => {
  it('when files and folders are named, exports of folders are found in the order of their names', async () => {
    mkdirSync(join(folder, 'deep'));
    put('deep/z.csv');
    put('b.csv');
    put('a.txt');
    put('note.md');
    const found = await findFiles(['.', 'note.md', 'b.csv'], folder);
    expect(found.kind === 'files' && found.paths.map((path) => basename(path))).toEqual([
      'a.txt',
      'b.csv',
      'z.csv',
      'note.md',
    ]);
    expect(await findFiles(['nowhere.csv'], folder)).toEqual({ kind: 'missing', path: 'nowhere.csv' });
    mkdirSync(join(folder, 'empty'));
    expect(await findFiles(['empty'], folder)).toEqual({ kind: 'empty', path: 'empty' });
    expect(await exportsIn(join(folder, 'nowhere'))).toEqual([]);
  });

  it('when a file is hashed, it is the SHA-256 of its bytes', async () => {
    put('a.csv', 'abc');
    expect(await hashOfFile(join(folder, 'a.csv'))).toBe(
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    );
  });
});

describe('JobRecords', () => {
  it('when a job is remembered, the next start finds it, and neither name nor path stands in the file', async () => {
    const path = join(folder, 'batch-jobs.json');
    const record = { basis: 'a'.repeat(64), importId: 'i1', isRead: true, writtenOf: null };
    new JobRecords(path).keep('/home/muster/job.yaml', record);
    const records = new JobRecords(path);
    expect(records.of('/home/muster/job.yaml')).toEqual(record);
    expect(records.of('/home/muster/other.yaml')).toBeNull();
    expect(readFileSync(path, 'utf8')).not.toContain('muster');
  });
});
