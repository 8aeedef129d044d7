import { strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { ReadFailure } from '../../../../../../renderer/import/engine/bytes/source';
import { readWhole } from '../../../../../check/read-file';
import fc from '../../../../../property';
import { type MadeCell, madeWorkbook } from '../workbooks/made-workbook';

const header: MadeCell[] = ['Buchungstag', 'Empfänger', 'Verwendungszweck', 'Betrag', 'Währung'];
const booking = (at: number): MadeCell[] => [
  { style: 1, value: 45_322 + at },
  `Firma ${at}`,
  'Zeile\nzwei',
  -50.25 + at,
  'EUR',
];
const rows = [header, ...Array.from({ length: 9 }, (_, at) => booking(at))];
const parts = unzipSync(madeWorkbook([{ name: 'T', rows }], { formats: ['dd.mm.yyyy'] }));
const cells = ['31.01.2024', 'Firma', 'Miete', '-1,00', 'EUR'].map((text) => `<td>${text}</td>`).join('');
const page = strToU8(
  `<html><table><tr>${header.map((name) => `<th>${name}</th>`).join('')}</tr>${`<tr>${cells}</tr>\n`.repeat(9)}</table></html>`,
);
const qif = strToU8(`!Account\nNGiro\n^\n!Type:Bank\n${"D31/01'24\nT-5.50\nPCafe\nMMemo\n^\n".repeat(5)}`);

/** A change of some bytes: put other ones in the place of so many. */
const change = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
  drop: fc.nat({ max: 20 }),
  put: fc.oneof(
    fc.uint8Array({ maxLength: 6 }),
    fc
      .constantFrom('<', '>', '"', '/>', '</c>', '<row r="3">', '&amp;', '^', '\n!Type:Bank\n', '<tr><td>')
      .map(strToU8),
  ),
});

function changed(bytes: Uint8Array, { at, drop, put }: { at: number; drop: number; put: Uint8Array }) {
  const from = Math.floor(at * bytes.length);
  return Uint8Array.from([...bytes.subarray(0, from), ...put, ...bytes.subarray(from + drop)]);
}

const file = fc.tuple(
  fc.constantFrom('whole', 'page', 'qif', ...Object.keys(parts)),
  fc.array(change, { minLength: 1, maxLength: 3 }),
);

function mutated(name: string, changes: Parameters<typeof changed>[1][]): Uint8Array {
  const start =
    name === 'page' ? page : name === 'qif' ? qif : name === 'whole' ? zipSync(parts) : parts[name];
  const bytes = changes.reduce(changed, start ?? new Uint8Array());
  return name in parts ? zipSync({ ...parts, [name]: bytes }) : bytes;
}

describe('damaged workbooks, pages and QIF files', () => {
  it('when bytes were changed, each is refused with a code or every row and line is accounted for', async () => {
    await fc.assert(
      fc.asyncProperty(file, async ([name, changes]) => {
        const read = await readWhole('a', mutated(name, changes)).catch((error: unknown) => error);
        if (read instanceof ReadFailure) return;
        if (read instanceof Error) throw read;
        const { reading, rows: staged } = read as Awaited<ReturnType<typeof readWhole>>;
        const { bookings, pending, blocked, bookingLines, notBookingLines, lines } = reading.counts;
        expect(bookings + pending + blocked).toBe(staged.length);
        expect(bookingLines + notBookingLines).toBe(lines);
      }),
      { numRuns: 150 },
    );
  });
});
