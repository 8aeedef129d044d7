import { describe, expect, it } from 'vitest';
import { ReadFailure } from '../../../../../renderer/import/engine/bytes/source';
import { readUndescribed } from '../../../../check/read-file';
import fc from '../../../../property';
import { damages, exportOf, type MadeExport, madeExport } from './made-damage';

/** KONTOR_FUZZ=20000 for the long run. */
const files = Number(process.env.KONTOR_FUZZ ?? 600);

/** What is wrong with a read export: an amount or a day that is not the truth, or a line that nobody hears of. */
async function faultsOf(made: MadeExport, lines: readonly string[]): Promise<string[]> {
  const whole = await readUndescribed(lines).catch((error: unknown) => {
    if (error instanceof ReadFailure) return null;
    throw error;
  });
  if (whole === null) return [];
  const { reading, rows } = whole;
  if (reading.questions.some(({ blocking }) => blocking)) return [];
  const faults: string[] = [];
  const heard = new Set(reading.findings.map(({ line }) => line));
  const read = new Map(rows.map((row) => [row.line, row]));
  for (const [at, truth] of made.rows.entries()) {
    const line = at + 2;
    const row = read.get(line);
    if (!row) {
      if (!heard.has(line)) faults.push(`line ${line} is lost`);
    } else if (row.disposition !== 2) {
      if (row.amountMinor !== truth.amountMinor)
        faults.push(`line ${line}: ${row.amountMinor} read, ${truth.amountMinor} true`);
      if (row.bookingDay !== truth.day)
        faults.push(`line ${line}: ${row.bookingDay} read, ${truth.day} true`);
    }
  }
  return faults;
}

describe('exports with cells cut in the wrong places', () => {
  it('when nothing is damaged, every amount is read', async () => {
    await fc.assert(
      fc.asyncProperty(madeExport, async (made) => {
        const lines = exportOf(made);
        const { rows } = await readUndescribed(lines);
        expect(rows.map(({ amountMinor }) => amountMinor)).toEqual(
          made.rows.map(({ amountMinor }) => amountMinor),
        );
        expect(await faultsOf(made, lines)).toEqual([]);
      }),
      { numRuns: Math.min(files, 300) },
    );
  }, 300_000);

  for (const [name, damage] of Object.entries(damages)) {
    it(`when ${name}, no other amount is read in silence`, async () => {
      await fc.assert(
        fc.asyncProperty(madeExport, fc.integer({ min: 1, max: 4095 }), async (made, where) => {
          const damaged = damage(made, where);
          if (damaged === null) return;
          expect({ lines: damaged, faults: await faultsOf(made, damaged) }).toEqual({
            lines: damaged,
            faults: [],
          });
        }),
        { numRuns: files },
      );
    }, 600_000);
  }
});
