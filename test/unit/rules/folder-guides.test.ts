import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { folderFaults, guidedFolders } from '../../../scripts/rules/folder-rules';

let root: string;
function write(file: string, text: string): void {
  mkdirSync(join(root, file, '..'), { recursive: true });
  writeFileSync(join(root, file), text);
}

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'kontor-folders-'));
  write('main/README.md', '# main\n\nBegins in `index.ts`.\n');
  write('main/index.ts', '');
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('folders and their guides (scripts/rules/folder-rules.ts)', () => {
  it('when the project is read, each folder has a guide of at most 20 lines and fewer than 25 files', () => {
    expect(guidedFolders().length).toBeGreaterThan(100);
    expect(folderFaults()).toEqual([]);
  });

  it('when a folder is in order, nothing is said', () => {
    expect(folderFaults(root)).toEqual([]);
  });

  it.each([
    { what: 'has no guide', files: { 'main/a/x.ts': '' }, said: 'main/a has no README.md' },
    {
      what: 'has a guide without title',
      files: { 'main/b/README.md': 'b\n' },
      said: 'main/b/README.md has no title',
    },
    {
      what: 'has a long guide',
      files: { 'main/c/README.md': `# c\n${'more\n'.repeat(20)}` },
      said: 'main/c/README.md has 21 lines, more than 20',
    },
    {
      what: 'names a file that is gone',
      files: { 'main/d/README.md': '# d\n\nSee `gone.ts`.\n' },
      said: 'main/d/README.md names gone.ts, which is not there',
    },
    {
      what: 'has outgrown one look',
      files: Object.fromEntries([
        ['main/e/README.md', '# e\n'],
        ...Array.from({ length: 24 }, (_, at) => [`main/e/f${at}.ts`, '']),
      ]),
      said: 'main/e has 25 files, more than 24',
    },
  ] satisfies { what: string; files: Record<string, string>; said: string }[])(
    'when a folder $what, it is named',
    ({ files, said }) => {
      for (const [file, text] of Object.entries<string>(files)) write(file, text);
      expect(folderFaults(root)).toContain(said);
    },
  );

  it('when a folder holds the banks of a country, their number is what it is', () => {
    write('renderer/README.md', '# renderer\n');
    write('renderer/import/README.md', '# import\n');
    write('renderer/import/formats/README.md', '# formats\n');
    for (let at = 0; at < 30; at++) write(`renderer/import/formats/de/bank-${at}.ts`, '');
    expect(folderFaults(root).filter((fault) => fault.includes('formats'))).toEqual([]);
  });
});
