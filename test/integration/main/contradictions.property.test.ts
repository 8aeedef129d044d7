import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  bytesOfLines,
  contradictionsIn,
  type Damage,
  damaged,
  damageKinds,
  findingsOfRows,
  linesOfBytes,
} from '../../check/contradictions';
import fc from '../../property';

const folder = join('test', 'fixtures', 'formats', 'de');
const files = [
  'de-dkb-2023.csv',
  'de-volksbank-atruvia.csv',
  'de-volksbank-fiducia.csv',
  'de-ing-saldo-2019.csv',
  'de-consorsbank.csv',
].map((name) => ({ name, lines: linesOfBytes(readFileSync(join(folder, name))) }));

const damage: fc.Arbitrary<Damage> = fc.record({
  kind: fc.constantFrom(...damageKinds),
  line: fc.nat(),
  cell: fc.nat(),
});

const rowsOf = (name: string, lines: readonly string[]) => findingsOfRows(name, bytesOfLines(lines));

/** Some files, damaged several times; `npm run check:proof` takes every file that is kept here, as it is and damaged in each way. */
describe('one row', () => {
  it('never carries two findings that contradict each other, however its file was damaged', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...files),
        fc.array(damage, { minLength: 1, maxLength: 4 }),
        async ({ name, lines }, damages) => {
          const rows = await rowsOf(name, damages.reduce(damaged, lines as string[]));
          expect(contradictionsIn(rows)).toEqual([]);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('is looked at: the damage is found in most files', async () => {
    const found = await Promise.all(
      files.map(async ({ name, lines }) => {
        const rows = await rowsOf(name, damaged(lines, { kind: 'remove', line: 2, cell: 0 }));
        return rows.some(({ findings }) => findings.length > 0);
      }),
    );
    expect(found.filter(Boolean).length).toBeGreaterThanOrEqual(2);
  });
});
