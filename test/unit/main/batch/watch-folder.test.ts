import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
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
    const watch = new FolderWatch(folder, { everyMs: 5 });
    expect((await watch.next()).map((path) => basename(path))).toEqual(['a.csv', 'b.xml']);
    const next = watch.next();
    put('c.csv');
    expect((await next).map((path) => basename(path))).toEqual(['c.csv']);
    watch.close();
    expect(await watch.next()).toEqual([]);
  });

  it('when a file still grows, nothing is given until it stands', async () => {
    put('a.csv');
    const watch = new FolderWatch(folder, { everyMs: 20 });
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

describe('FolderWatch and what the program wrote itself', () => {
  it('when the folder is named by another way, the outputs are known all the same', async () => {
    const real = join(folder, 'real');
    mkdirSync(real);
    writeFileSync(join(real, 'a.csv'), 'a;b\n');
    const output = join(real, 'tables.xlsx');
    writeFileSync(output, 'written');
    symlinkSync(real, join(folder, 'link'));
    const watch = new FolderWatch(join(folder, 'link'), { everyMs: 5, outputs: new Set([output]) });
    expect((await watch.next()).map((path) => basename(path))).toEqual(['a.csv']);
    // Written anew, as outputs are: another file takes its name.
    writeFileSync(join(folder, 'part'), 'written again');
    renameSync(join(folder, 'part'), output);
    const next = watch.next();
    writeFileSync(join(real, 'b.csv'), 'a;b\n');
    expect((await next).map((path) => basename(path))).toEqual(['b.csv']);
    watch.close();
  });
});

describe('FolderWatch.release', () => {
  it('when nothing came of files, they are given again after the time, and the outputs never', async () => {
    put('a.csv');
    put('tables.xlsx');
    const watch = new FolderWatch(folder, { everyMs: 5, outputs: new Set([join(folder, 'tables.xlsx')]) });
    const given = await watch.next();
    expect(given).toEqual([join(folder, 'a.csv')]);
    const from = Date.now();
    watch.release(given, 80);
    expect(await watch.next()).toEqual(given);
    expect(Date.now() - from).toBeGreaterThanOrEqual(79);
    watch.close();
  });
});

describe('FolderWatch of a drive', () => {
  it('when the drive was away while nothing came of a file, it is given again once it is back', async () => {
    put('a.csv');
    const watch = new FolderWatch(folder, { everyMs: 5 });
    const given = await watch.next();
    renameSync(folder, `${folder}-away`);
    const next = watch.next();
    await new Promise((resolve) => setTimeout(resolve, 40));
    watch.release(given, 0);
    renameSync(`${folder}-away`, folder);
    expect(await next).toEqual(given);
    watch.close();
  });
});

describe('findFiles', () => {
  it('when a link leads to an export, it is one; a link that leads nowhere or to a folder is passed over', async () => {
    mkdirSync(join(folder, 'elsewhere'));
    put('elsewhere/real.csv');
    mkdirSync(join(folder, 'in'));
    symlinkSync(join(folder, 'elsewhere', 'real.csv'), join(folder, 'in', 'linked.csv'));
    symlinkSync(join(folder, 'nowhere.csv'), join(folder, 'in', 'broken.csv'));
    symlinkSync(join(folder, 'elsewhere'), join(folder, 'in', 'folder.csv'));
    const found = await findFiles(['in'], folder);
    expect(found).toEqual({ kind: 'files', paths: [join(folder, 'in', 'linked.csv')] });
  });

  it('when exports may lie where nobody looks, that is said instead of passed over', async () => {
    put('a.csv');
    mkdirSync(join(folder, '1', '2', '3', '4'), { recursive: true });
    expect(await findFiles(['.'], folder)).toEqual({ kind: 'deep', path: join(folder, '1', '2', '3', '4') });
    await expect(exportsIn(join(folder, 'nowhere'))).rejects.toMatchObject({ kind: 'unreadable' });
    // The folder that is watched is looked at alone.
    expect(await exportsIn(folder)).toEqual([join(folder, 'a.csv')]);
  });

  it('when an output lies among the exports, it is none; one that is named as an input is taken', async () => {
    put('a.csv');
    put('tables.xlsx');
    const outputs = new Set([join(folder, 'tables.xlsx')]);
    expect(await findFiles(['.'], folder, outputs)).toEqual({
      kind: 'files',
      paths: [join(folder, 'a.csv')],
    });
    const named = await findFiles(['tables.xlsx'], folder, outputs);
    expect(named).toEqual({ kind: 'files', paths: [join(folder, 'tables.xlsx')] });
  });

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

describe('hashOfFile of what took the name of a file since it was found', () => {
  const codeOf = (path: string) =>
    hashOfFile(path).then(
      () => 'none',
      ({ code }: NodeJS.ErrnoException) => code,
    );

  it.skipIf(process.platform === 'win32')(
    'when it is a pipe or a device without end, is refused at once',
    async () => {
      spawnSync('mkfifo', [join(folder, 'pipe.csv')]);
      expect(await codeOf(join(folder, 'pipe.csv'))).toBe('EISDIR');
      expect(await codeOf('/dev/zero')).toBe('EISDIR');
      expect(await codeOf(folder)).toBe('EISDIR');
    },
  );

  it('when it grows while it is read, is refused and comes again', async () => {
    put('a.csv', 'x'.repeat(3_000_000));
    const growing = setInterval(() => appendFileSync(join(folder, 'a.csv'), 'more\n'.repeat(1_000)), 0);
    try {
      const codes = new Set<string | undefined>();
      for (let time = 0; time < 20 && !codes.has('EBUSY'); time += 1)
        codes.add(await codeOf(join(folder, 'a.csv')));
      expect(codes).toContain('EBUSY');
    } finally {
      clearInterval(growing);
    }
  });
});
