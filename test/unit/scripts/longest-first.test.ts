import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { longest, placeOf } from '../../e2e/driver/longest-first';

describe('the order of end-to-end tests', () => {
  it('when a file is among the longest, it begins in its place, and every other one behind them', () => {
    const paths = ['help', 'kills', 'batch-ways', 'batch'].map((name) => `/somewhere/${name}.e2e.ts`);
    expect([...paths].sort((one, other) => placeOf(one) - placeOf(other))).toEqual(
      ['batch', 'kills', 'help', 'batch-ways'].map((name) => `/somewhere/${name}.e2e.ts`),
    );
  });

  it('when a file is named, it is there', () => {
    expect(longest.filter((name) => !existsSync(`test/e2e/${name}.e2e.ts`))).toEqual([]);
  });
});
