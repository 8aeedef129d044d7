import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { partOf } from '../../../scripts/mutants/part-of';
import { projectRoot } from '../../../scripts/project-root';
import { broken } from '../../mutants/mutant';
import { mutantTables } from '../../mutants/tables';

describe.each(Object.entries(mutantTables))('the ways to break what “%s” asks', (_name, table) => {
  it.each(table.mutants.map((mutant) => [mutant.line, mutant.breaks, mutant] as const))(
    'line %i, %s: what it replaces stands in its file exactly once, and its test is there',
    (_line, _breaks, mutant) => {
      const source = readFileSync(join(projectRoot, mutant.file), 'utf8');
      expect(broken(mutant, source)).not.toBe(source);
      expect(existsSync(join(projectRoot, mutant.test))).toBe(true);
    },
  );

  it('when the list is read, every line has a way to break it, or a reason why none shows here', () => {
    const known = new Set([...table.mutants, ...table.untestable].map(({ line }) => line));
    expect(table.lines.filter((line) => !known.has(line))).toEqual([]);
    expect([...known].filter((line) => !table.lines.includes(line))).toEqual([]);
  });
});

it('when what a row replaces stands there never or twice, that is an error and not a row that is caught', () => {
  const mutant = { line: 1, breaks: '', file: 'x.ts', find: 'a', replace: 'b', test: 'x.test.ts', title: '' };
  expect(() => broken(mutant, 'xyz')).toThrow('x.ts holds 0 times: a');
  expect(() => broken(mutant, 'aa')).toThrow('x.ts holds 2 times: a');
});

it('parts of a list hold each row once, and what is no part is refused', () => {
  const rows = [0, 1, 2, 3, 4, 5, 6];
  const parts = ['1/3', '2/3', '3/3'].map((part) => partOf(part, rows));
  expect(parts).toEqual([
    [0, 3, 6],
    [1, 4],
    [2, 5],
  ]);
  expect(partOf('1/1', rows)).toEqual(rows);
  for (const odd of ['', '0/3', '4/3', '1', '1/0', '-1/3'])
    expect(() => partOf(odd, rows)).toThrow('Not a part');
});
