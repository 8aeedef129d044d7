import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesIn } from '../../../check/fixture-files';
import { askedFor, checkProof, fixtureFolders } from '../../../check/proof';

/**
 * Every export with balances: nothing is found in the original, and each row that is lost, swapped or falsified is. Here some rows of
 * some files; `npm run check:proof` takes all of them.
 */
describe('the proof of balances over the exports that are kept here', () => {
  it.each(fixtureFolders)(
    'when rows of %s are lost or falsified, the spot is named, and never without cause',
    async (folder) => {
      const dir = join('test/fixtures', folder);
      const names = filesIn(dir);
      const step = Math.max(1, Math.floor(names.length / 120));
      const taken = new Set(names.filter((_, at) => Math.floor(at / 2) % step === 0));
      const { falseAlarms, missed, files, kinds } = await checkProof(dir, 3, (name) => taken.has(name));
      expect(falseAlarms).toEqual([]);
      expect(missed).toEqual([]);
      expect(files.proven + files.broken).toBeGreaterThan(0);
      const found = Object.values(kinds).reduce((sum, kind) => sum + kind.found, 0);
      if (files.proven > 0) expect(found).toBeGreaterThan(0);
    },
    60_000,
  );
});

describe('the command of the proof', () => {
  it('takes the folders that are named and no others, all where none is named', () => {
    expect(askedFor(['made/up'])).toEqual({ dirs: ['made/up'], sample: Number.POSITIVE_INFINITY });
    expect(askedFor(['one', '--sample', '3', 'two'])).toEqual({ dirs: ['one', 'two'], sample: 3 });
    expect(askedFor([]).dirs).toHaveLength(fixtureFolders.length);
    expect(() => askedFor(['--smaple', '3'])).toThrow('--smaple');
  });
});
