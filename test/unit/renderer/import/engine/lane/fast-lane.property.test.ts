import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { LaneLedger } from '../../../../../../renderer/import/engine/lane/lane-ledger';
import { filesIn } from '../../../../../check/fixture-files';
import fc from '../../../../../property';
import { differenceOf } from './both-ways';
import { bytesOf, madeStyle } from './made-lines';

/** KONTOR_FUZZ=20000 for the long run: so many mutated files, and a million made lines. */
const files = Number(process.env.KONTOR_FUZZ ?? 150);
const rowsPerFile = 400;
const madeFiles = Math.ceil(files / 8);
const dir = 'test/fixtures';
const grownBytes = 12_000;
const longest = 200_000;
const taken = vi.spyOn(LaneLedger.prototype, 'take');

const originals = filesIn(dir, /\.csv$/).flatMap((name) => {
  const bytes = new Uint8Array(readFileSync(`${dir}/${name}`));
  return bytes.length <= longest ? [{ name, bytes }] : [];
});

/** The file with its later lines again and again, so that it is far longer than what its columns are judged by. */
function grown(bytes: Uint8Array): Uint8Array {
  const lines: Uint8Array[] = [];
  for (let start = 0; ; ) {
    const end = bytes.indexOf(10, start) + 1;
    if (end === 0) break;
    lines.push(bytes.subarray(start, end));
    start = end;
  }
  const body = lines.slice(Math.floor(lines.length / 2));
  const parts = [...lines];
  let length = lines.reduce((sum, line) => sum + line.length, 0);
  for (let at = 0; body.length > 0 && length < grownBytes; at++) {
    const line = body[at % body.length] as Uint8Array;
    parts.push(line);
    length += line.length;
  }
  return new Uint8Array(Buffer.concat(parts));
}

const pieces = [
  '"',
  ';',
  ',',
  '\n',
  '\r',
  '\0',
  '""',
  ' ',
  "'",
  '-',
  '.',
  '€',
  'ä',
  '\t',
  '=',
  '1',
  '0',
  ':',
  '+',
  'Saldo',
];

const change = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  length: fc.integer({ min: 0, max: 40 }),
  piece: fc.oneof(
    fc.constantFrom(...pieces).map((text) => new TextEncoder().encode(text)),
    fc.integer({ min: 0, max: 255 }).map((byte) => Uint8Array.of(byte)),
  ),
});

function changed(
  bytes: Uint8Array,
  steps: readonly { at: number; length: number; piece: Uint8Array }[],
): Uint8Array {
  let result = bytes;
  for (const { at, length, piece } of steps) {
    const start = Math.floor(at * result.length);
    result = new Uint8Array(
      Buffer.concat([
        result.subarray(0, start),
        piece,
        result.subarray(Math.min(result.length, start + length)),
      ]),
    );
  }
  return result;
}

afterAll(() => taken.mockRestore());

describe('plain lines on the fast lane', () => {
  it(`when ${files} damaged exports are far longer than what is judged, both ways tell the same of them`, {
    timeout: 0,
  }, async () => {
    taken.mockClear();
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...originals),
        fc.array(change, { minLength: 0, maxLength: 4 }),
        fc.array(change, { minLength: 0, maxLength: 8 }),
        async ({ name, bytes }, before, behind) => {
          expect(await differenceOf(name, changed(grown(changed(bytes, before)), behind))).toBeNull();
        },
      ),
      { numRuns: files },
    );
    expect(taken.mock.calls.length).toBeGreaterThan(files * 2);
  });

  it(`when plain and odd lines are mixed in ${madeFiles} made exports, both ways tell the same of them`, {
    timeout: 0,
  }, async () => {
    taken.mockClear();
    await fc.assert(
      fc.asyncProperty(madeStyle, fc.nat(), async (style, seed) => {
        expect(await differenceOf('made.csv', bytesOf(style, rowsPerFile, seed))).toBeNull();
      }),
      { numRuns: madeFiles },
    );
    expect(taken.mock.calls.length).toBeGreaterThan((madeFiles * rowsPerFile) / 10);
  });
});
