import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sizeFault, sizeFaults } from '../../../scripts/rules/size-rules';

type Rule = 'noExcessiveLinesPerFunction' | 'useMaxParams';
interface Override {
  includes: string[];
  linter: { rules: { complexity?: Partial<Record<Rule, unknown>> } };
}

const config = JSON.parse(readFileSync('biome.json', 'utf8')) as {
  linter: { rules: { complexity: Record<string, unknown> } };
  overrides: Override[];
};
/** What biome.json excuses from a rule. */
const excused = (rule: Rule) =>
  config.overrides
    .filter(({ linter }) => linter.rules.complexity?.[rule] === 'off')
    .flatMap(({ includes }) => includes);

describe('files stay short (scripts/rules/size-rules.ts)', () => {
  it('when all files are measured, none is longer than it may be', () => {
    expect(sizeFaults()).toEqual([]);
  });

  it('when a file grows beyond the limit, it is said', () => {
    expect(sizeFault('main/a.ts', 300)).toBeNull();
    expect(sizeFault('main/a.ts', 301)).toContain('301 lines');
  });

  it('when exceptions are counted, no function but those of tests is excused', () => {
    expect(excused('noExcessiveLinesPerFunction')).toEqual(['test/**']);
    expect(excused('useMaxParams')).toEqual(['test/**']);
  });
});

describe.each(['noExcessiveLinesPerFunction', 'useMaxParams'] as const)('%s', (rule) => {
  let folder: string;
  let found: Set<string>;

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'kontor-sizes-'));
    const options = config.linter.rules.complexity[rule];
    writeFileSync(
      join(folder, 'biome.json'),
      JSON.stringify({ linter: { rules: { preset: 'none', complexity: { [rule]: options } } } }),
    );
    const sample =
      rule === 'useMaxParams'
        ? '(a, b, c, d, e, f) => [a, b, c, d, e, f]'
        : `() => {\n${'\n'.repeat(5)}${'run();\n'.repeat(61)}}`;
    writeFileSync(join(folder, 'sample.ts'), `export const sample = ${sample};\n`);
    const outcome = spawnSync(
      join(process.cwd(), 'node_modules', '.bin', 'biome'),
      ['lint', '--reporter=json', '--max-diagnostics=none', '.'],
      { cwd: folder, encoding: 'utf8', maxBuffer: 1 << 28 },
    );
    const { diagnostics } = JSON.parse(outcome.stdout) as {
      diagnostics: { location: { path: string | { file: string } } }[];
    };
    found = new Set(
      diagnostics.map(({ location: { path } }) => (typeof path === 'string' ? path : path.file)),
    );
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('when a function breaks it, it is found', () => {
    expect(found).toContain('sample.ts');
  });
});
