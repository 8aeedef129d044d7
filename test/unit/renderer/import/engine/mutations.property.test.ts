import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fileReadingSchema } from '../../../../../preload/contract/reading/reading';
import { ReadFailure } from '../../../../../renderer/import/engine/bytes/source';
import { filesIn } from '../../../../check/fixture-files';
import { readWhole } from '../../../../check/read-file';
import { processorMs } from '../../../../processor-time';
import fc from '../../../../property';

/** KONTOR_FUZZ=20000 for the long run. */
const files = Number(process.env.KONTOR_FUZZ ?? 1_500);
const dir = 'test/fixtures/formats';
const originals = filesIn(dir, /\.csv$/).map((name) => ({
  name: basename(name),
  bytes: new Uint8Array(readFileSync(`${dir}/${name}`)),
}));

const secondsPerFile = 5;
const pieces = [
  '"',
  ';',
  ',',
  '\n',
  '\r\n',
  '\0',
  '""',
  ';;;;',
  '\ufeff',
  "'",
  '-',
  '.',
  '€',
  '\t',
  '=',
  '31.02.2024',
  '1.234,56',
  '1,234.56',
  'Saldo',
  'x'.repeat(300),
];

const mutation = fc.record({
  kind: fc.constantFrom('insert', 'delete', 'replace', 'repeat', 'truncate', 'swap'),
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  length: fc.integer({ min: 1, max: 400 }),
  piece: fc.constantFrom(...pieces),
  byte: fc.integer({ min: 0, max: 255 }),
});

function mutate(
  bytes: Uint8Array,
  steps: readonly { kind: string; at: number; length: number; piece: string; byte: number }[],
): Uint8Array {
  let result: Uint8Array = bytes;
  for (const { kind, at, length, piece, byte } of steps) {
    const start = Math.floor(at * result.length);
    const end = Math.min(result.length, start + length);
    const [head, middle, tail] = [
      result.subarray(0, start),
      result.subarray(start, end),
      result.subarray(end),
    ];
    const parts: Uint8Array[] =
      kind === 'insert'
        ? [head, new TextEncoder().encode(piece), middle, tail]
        : kind === 'delete'
          ? [head, tail]
          : kind === 'replace'
            ? [head, new Uint8Array(Math.min(length, 4)).fill(byte), tail]
            : kind === 'repeat'
              ? [head, middle, middle, tail]
              : kind === 'truncate'
                ? [head]
                : [head, tail, middle];
    result = new Uint8Array(Buffer.concat(parts));
  }
  return result;
}

describe('damaged exports', () => {
  it(
    `when ${files} mutated files are read, none crashes or hangs, and every line is accounted for`,
    async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.constantFrom(...originals),
          fc.array(mutation, { minLength: 1, maxLength: 6 }),
          async (original, steps) => {
            const bytes = mutate(original.bytes, steps);
            const started = processorMs();
            try {
              const { reading, rows } = await readWhole(original.name, bytes);
              const { counts } = reading;
              expect(rows).toHaveLength(counts.bookings + counts.pending + counts.blocked);
              expect(counts.bookingLines + counts.notBookingLines).toBe(counts.lines);
              expect(
                rows.every(
                  (row) => row.disposition !== 0 || (row.amountMinor !== null && row.bookingDay !== null),
                ),
              ).toBe(true);
              expect(fileReadingSchema.safeParse(reading).error?.issues ?? []).toEqual([]);
            } catch (error) {
              if (!(error instanceof ReadFailure)) throw error;
            }
            expect(processorMs() - started).toBeLessThan(secondsPerFile * 1_000);
          },
        ),
        { numRuns: files },
      );
    },
    Math.max(120_000, files * 100),
  );
});
