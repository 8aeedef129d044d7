import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** Data whose guide is that of the folder above: one file per bank, one folder per language. */
const isData = /^renderer\/(?:import\/formats|base\/languages)\/[a-z]+$/;
const deep = ['main', 'preload', 'renderer'].flatMap((area) =>
  readdirSync(area, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name)),
);
const tests = readdirSync('test', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => join('test', entry.name));
const folders = [...deep.filter((folder) => !isData.test(folder)), ...tests, 'scripts', 'docs'];

describe('the guides of the folders', () => {
  it.each(folders)('when someone opens %s, a README of at most 20 lines is there', (folder) => {
    const guide = join(folder, 'README.md');
    expect(existsSync(guide), guide).toBe(true);
    const lines = readFileSync(guide, 'utf8').trimEnd().split('\n');
    expect(lines[0]).toMatch(/^# .+/);
    expect(lines.length).toBeLessThanOrEqual(20);
  });

  it.each(folders)('when the guide of %s names a file, the file is there', (folder) => {
    const text = existsSync(join(folder, 'README.md')) ? readFileSync(join(folder, 'README.md'), 'utf8') : '';
    const named = [...text.matchAll(/`([a-z0-9/-]+\.(?:ts|tsx|css|md))`/g)]
      .map(([, name = '']) => name)
      .filter((name) => name !== 'interface.md');
    const below = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    expect(
      named.filter(
        (name) => !existsSync(name) && !below.some((path) => path === name || path.endsWith(`/${name}`)),
      ),
    ).toEqual([]);
  });
});
