import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files that take longest. One that begins last keeps its desktop busy while the others stand idle, and a fresh clone knows no times: without
 * this, the largest file would begin first, and the longest is one of the smallest.
 */
export const longest = [
  'every-screen',
  'every-result',
  'two-clicks',
  'batch',
  'packaged',
  'kills',
  'integrators-hour',
  'import-choices',
];

/** How late a file begins: its place among the longest, or behind all of them. */
export function placeOf(path: string): number {
  const at = longest.findIndex((name) => path.endsWith(`/${name}.e2e.ts`));
  return at === -1 ? longest.length : at;
}

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.sort((one, other) => placeOf(one.moduleId) - placeOf(other.moduleId));
  }
}
