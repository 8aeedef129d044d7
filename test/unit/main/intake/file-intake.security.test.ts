import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FileIntake, pathsInArguments } from '../../../../main/intake/file-intake';
import type { OfferedFile } from '../../../../preload/contract';

let folder: string;
let published: OfferedFile[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kontor-intake-'));
  published = [];
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const makeIntake = () =>
  new FileIntake((files) => {
    published = files;
  });

describe('files that come in past the window', () => {
  it('when a start has arguments, switches are no files and relative paths belong to its folder', () => {
    expect(pathsInArguments(['--hidden', 'a.csv', '/b/c.csv', '', '-v'], '/work')).toEqual([
      '/work/a.csv',
      '/b/c.csv',
    ]);
  });

  it('when files are offered, the page learns name and size and no path (SEC-27)', async () => {
    writeFileSync(join(folder, 'umsatz.csv'), 'abcdef');
    mkdirSync(join(folder, 'ordner'));
    await makeIntake().offer([join(folder, 'umsatz.csv'), join(folder, 'ordner'), join(folder, 'gone.csv')]);
    expect(published).toMatchObject([{ name: 'umsatz.csv', sizeBytes: 6 }]);
    expect(JSON.stringify(published)).not.toContain(folder);
  });

  it('when the page reads, it gets the bytes of that file only, and after taking it nothing', async () => {
    writeFileSync(join(folder, 'umsatz.csv'), 'abcdef');
    const intake = makeIntake();
    await intake.offer([join(folder, 'umsatz.csv')]);
    const token = published[0]?.token ?? '';
    expect(Buffer.from(await intake.read(token, 2, 100)).toString()).toBe('cdef');
    intake.take(token);
    expect(published).toEqual([]);
    await expect(intake.read(token, 0, 1)).rejects.toMatchObject({ code: 'file.vanished' });
    await expect(intake.read(join(folder, 'umsatz.csv'), 0, 1)).rejects.toMatchObject({
      code: 'file.vanished',
    });
  });

  it('when a file vanishes between offer and read, the code says so', async () => {
    writeFileSync(join(folder, 'umsatz.csv'), 'abcdef');
    const intake = makeIntake();
    await intake.offer([join(folder, 'umsatz.csv')]);
    rmSync(join(folder, 'umsatz.csv'));
    await expect(intake.read(published[0]?.token ?? '', 0, 1)).rejects.toMatchObject({
      code: 'file.vanished',
    });
  });
});
