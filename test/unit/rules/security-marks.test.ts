import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/**
 * Lines of the checklist that nothing here stands for yet, each with the reason. A line that gets its mark must leave
 * this list, so that the list stays true.
 */
const notYet: Record<number, string> = {};

const numbers = [...readFileSync('test/fixtures/security.md', 'utf8').matchAll(/^\| (\d+) \|/gm)].map(
  (match) => Number(match[1]),
);

function marksBelow(folders: string[]): Set<number> {
  const marks = new Set<number>();
  for (const folder of folders) {
    for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
      if (!entry.isFile() || !/\.(tsx?|yml)$/.test(entry.name) || entry.name === 'security-marks.test.ts')
        continue;
      const text = readFileSync(join(entry.parentPath, entry.name), 'utf8');
      for (const match of text.matchAll(/SEC-(\d+)/g)) marks.add(Number(match[1]));
    }
  }
  return marks;
}

describe('the security checklist', () => {
  const marks = marksBelow(['main', 'preload', 'renderer', 'scripts', 'test']);

  it('when the checklist is read, it has all its lines', () => {
    expect(numbers).toEqual(Array.from({ length: 48 }, (_, index) => index + 1));
  });

  it.each(numbers)('line %i has its mark in code or tests, or a reason why not yet', (number) => {
    const isMarked = marks.has(number);
    expect(isMarked || number in notYet).toBe(true);
    expect(isMarked && number in notYet).toBe(false);
  });
});
