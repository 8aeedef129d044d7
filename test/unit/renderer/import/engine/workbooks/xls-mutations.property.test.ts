import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ReadFailure } from '../../../../../../renderer/import/engine/bytes/source';
import { CompoundFile } from '../../../../../../renderer/import/engine/containers/compound-file';
import { openXls } from '../../../../../../renderer/import/engine/workbooks/xls';
import { readWhole, sourceOf } from '../../../../../check/read-file';
import fc from '../../../../../property';
import { madeXls } from './made-xls';

const dir = 'test/fixtures/workbooks';
const files = ['german-giro', 'italian-debit-credit', 'days-from-1904', 'formulas'].map(
  (name) => new Uint8Array(readFileSync(`${dir}/${name}.xls`)),
);
const streams = files.map((file) => new CompoundFile(file).read('Workbook') ?? new Uint8Array());

const change = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
  drop: fc.nat({ max: 6 }),
  put: fc.oneof(
    fc.uint8Array({ maxLength: 6 }),
    fc
      .constantFrom(
        [255, 255, 255, 255],
        [0, 0],
        [60, 0, 4, 0],
        [10, 0, 0, 0],
        [9, 8, 16, 0],
        [254, 255, 255, 255],
      )
      .map((bytes) => Uint8Array.from(bytes)),
  ),
});

/** In place: a moved byte would leave nothing where the tables of the file say it is. */
function overwritten(bytes: Uint8Array, changes: { at: number; put: Uint8Array }[]): Uint8Array {
  const copy = bytes.slice();
  for (const { at, put } of changes) {
    const from = Math.floor(at * copy.length);
    copy.set(put.subarray(0, copy.length - from), from);
  }
  return copy;
}

function moved(
  bytes: Uint8Array,
  { at, drop, put }: { at: number; drop: number; put: Uint8Array },
): Uint8Array {
  const from = Math.floor(at * bytes.length);
  return Uint8Array.from([...bytes.subarray(0, from), ...put, ...bytes.subarray(from + drop)]);
}

async function isAccountedFor(bytes: Uint8Array): Promise<void> {
  const read = await readWhole('a.xls', bytes).catch((error: unknown) => error);
  if (read instanceof ReadFailure) return;
  if (read instanceof Error) throw read;
  const { reading, rows } = read as Awaited<ReturnType<typeof readWhole>>;
  const { bookings, pending, blocked, bookingLines, notBookingLines, lines } = reading.counts;
  expect(bookings + pending + blocked).toBe(rows.length);
  expect(bookingLines + notBookingLines).toBe(lines);
}

describe('damaged workbooks before XLSX', () => {
  it('when bytes were changed, each is refused with a code or every row and line is accounted for', async () => {
    const changes = fc.array(change, { minLength: 1, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...files, ...streams),
        changes,
        fc.boolean(),
        async (bytes, made, moves) =>
          isAccountedFor(moves ? made.reduce(moved, bytes) : overwritten(bytes, made)),
      ),
      { numRuns: 300 },
    );
  });

  it('when texts are cut into records anywhere, they are read as they were written', async () => {
    const text = fc.oneof(
      fc.string({ maxLength: 60 }),
      fc.string({ unit: fc.constantFrom('a', 'ß', 'ł', 'Ω', '😀', ' '), maxLength: 60 }),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(
          text.map((one) => `x${one.replaceAll(/[\r\n]/g, ' ')}`),
          { minLength: 1, maxLength: 40 },
        ),
        fc.integer({ min: 16, max: 200 }),
        async (texts, pieceBytes) => {
          const bytes = madeXls([{ name: 'T', rows: texts.map((one) => [one, 'Ende']) }], { pieceBytes });
          const book = await openXls(sourceOf('a.xls', bytes));
          const [sheet] = await book.readSheets();
          const quoted = texts.map((one) => (/[";]/.test(one) ? `"${one.replaceAll('"', '""')}"` : one));
          const expected = `${quoted.map((one) => `${one};Ende`).join('\n')}\n`;
          expect(new TextDecoder().decode(sheet?.csv.bytes)).toBe(expected);
        },
      ),
      { numRuns: 100 },
    );
  });
});
