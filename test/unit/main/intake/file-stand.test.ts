import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FileIntake } from '../../../../main/intake/file-intake';
import { type KnownFile, standOf } from '../../../../main/intake/file-stand';
import type { OfferedFile } from '../../../../preload/contract';

let folder: string;
let known: KnownFile;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kontor-stand-'));
  const path = join(folder, 'umsatz.csv');
  writeFileSync(path, 'abcdef');
  known = { path, sizeBytes: 6, modifiedMs: Math.floor(statSync(path).mtimeMs) };
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const changes = {
  same: () => undefined,
  grew: () => appendFileSync(known.path, 'g'),
  changed: () => utimesSync(known.path, new Date(0), new Date(0)),
  vanished: () => rmSync(known.path),
} as const;

describe('how a file stands against what was known of it', () => {
  it.each(Object.keys(changes) as (keyof typeof changes)[])('%s', async (stand) => {
    changes[stand]();
    expect(await standOf(known)).toBe(stand);
  });

  it('changed: shorter, with the instant of before', async () => {
    writeFileSync(known.path, 'abc');
    utimesSync(known.path, known.modifiedMs / 1_000, known.modifiedMs / 1_000);
    expect(await standOf(known)).toBe('changed');
  });

  it.skipIf(process.platform === 'win32')(
    'unreadable: pipes that nobody writes to, and they hold up no other work with files',
    async () => {
      const pipe = join(folder, 'pipe.csv');
      execFileSync('mkfifo', [pipe]);
      // More than there are threads for files.
      const stands = await Promise.all(
        Array.from({ length: 8 }, () => standOf({ path: pipe, sizeBytes: 0, modifiedMs: 0 })),
      );
      expect(new Set(stands)).toEqual(new Set(['unreadable']));
      expect(await standOf({ ...known, path: folder })).toBe('unreadable');
      expect(await standOf(known)).toBe('same');
    },
  );

  it('unreadable: what is no file of a disk, and what the system refuses', async () => {
    expect(await standOf({ ...known, path: '' })).toBe('unreadable');
    expect(await standOf({ ...known, path: `${folder}/${'x'.repeat(300)}` })).toBe('unreadable');
    expect(await standOf({ ...known, path: folder, ...sizeOf(folder) })).toBe('unreadable');
  });

  it.each(['grew', 'changed', 'vanished'] as const)(
    'an offered file that %s is refused by that name',
    async (stand) => {
      let published: OfferedFile[] = [];
      const intake = new FileIntake((files) => {
        published = files;
      });
      await intake.offer([known.path]);
      changes[stand]();
      await expect(intake.read(published[0]?.token ?? '', 0, 1)).rejects.toMatchObject({
        code: `file.${stand}`,
      });
    },
  );
});

function sizeOf(path: string) {
  const { size, mtimeMs } = statSync(path);
  return { sizeBytes: size, modifiedMs: mtimeMs };
}
