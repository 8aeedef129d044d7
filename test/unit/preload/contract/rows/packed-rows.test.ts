import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readChunk, unpackTexts } from '../../../../../main/store/rows/packed-rows';
import type { StagedRow } from '../../../../../preload/contract/reading/reading';
import { contentHashText, wordsOfContentHash } from '../../../../../preload/contract/rows/content-hash';
import { openPackedRows, type PackedRows } from '../../../../../preload/contract/rows/packed-chunk';
import { rowsOfChunk, unpackRows } from '../../../../../preload/contract/rows/packed-rows';
import { rowsHolding } from '../../../../../preload/contract/rows/rows-holding';
import fc from '../../../../property';
import { packed, stagedRowsOf } from '../../../main/store/staged-export';

const text = fc.option(fc.string({ unit: 'grapheme', maxLength: 30 }), { nil: null });
const minor = fc.option(fc.maxSafeInteger(), { nil: null });
const day = fc.option(
  fc
    .date({ min: new Date('1990-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
  { nil: null },
);
const hash = fc
  .tuple(
    fc.constantFrom('b', 'c'),
    fc.array(fc.constantFrom(...'0189abjkmz'), { minLength: 24, maxLength: 24 }),
  )
  .map(([kind, letters]) => kind + letters.join(''));

/** Rows as the engine makes them: texts that mostly stand in the record, some that do not. */
const row: fc.Arbitrary<StagedRow> = fc
  .record({
    line: fc.nat(4_000_000),
    disposition: fc.constantFrom<1 | 2>(1, 2),
    account: fc.nat(60_000),
    days: fc.tuple(day, day),
    minors: fc.tuple(minor, minor, minor),
    currency: fc.constantFrom('EUR', 'CHF', null),
    texts: fc.array(text, { minLength: 15, maxLength: 15 }),
    hash,
    occurrence: fc.integer({ min: 1, max: 1_000_000 }),
    noise: fc.string({ unit: 'grapheme', maxLength: 20 }),
    hidden: fc.nat(14),
  })
  .map(({ line, disposition, account, days, minors, currency, texts, hash, occurrence, noise, hidden }) => {
    const at = (index: number) => texts[index] ?? null;
    const raw = texts.map((value, index) => (index === hidden ? noise : (value ?? ''))).join(';');
    return [
      line,
      disposition,
      account,
      days[0],
      days[1],
      minors[0],
      currency,
      at(0),
      at(1),
      at(2),
      at(3),
      at(4),
      at(5),
      at(6),
      at(7),
      minors[1],
      minors[2],
      at(8),
      at(9),
      at(10),
      at(11),
      at(12),
      at(13),
      hash,
      occurrence,
      raw,
      at(14),
    ];
  });

const bookingOf = (purpose: string) => ({ day: '2025-03-04', amountMinor: -100, purpose });

function openedOf(chunk: Uint8Array): PackedRows {
  const opened = openPackedRows(chunk);
  if (!opened) throw new Error('no chunk');
  return opened;
}

describe('a packed chunk of staged rows', () => {
  it('when rows are packed, they come back exactly and the store accepts them', () => {
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 20 }), (rows) => {
        const chunk = packed(rows);
        expect(rowsOfChunk(chunk)).toEqual(rows);
        expect(readChunk(chunk).rowCount).toBe(rows.length);
        const opened = openedOf(chunk);
        expect(opened.rowCount).toBe(rows.length);
        // Those of a span are what they are among all, at their positions.
        for (let first = 0; first <= rows.length; first += 1) {
          const span = unpackRows(opened, { first, end: first + 2 });
          expect(Object.entries(span)).toEqual(Object.entries(rows).slice(first, first + 2));
        }
      }),
    );
  });

  it('when a text is looked for, every row that has it in a field comes back whole, and few others', () => {
    const textsOf = (of: StagedRow) => [...of.slice(7, 15), ...of.slice(17, 23), of[25], of[26]];
    const has = (of: StagedRow, needle: string) =>
      textsOf(of).some((value) => typeof value === 'string' && value.toLowerCase().includes(needle));
    const slice = fc.tuple(fc.nat(), fc.nat(), fc.integer({ min: 1, max: 4 }));
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 12 }), slice, fc.nat(12), (rows, cut, other) => {
        const texts = rows.flatMap(textsOf).filter((value) => typeof value === 'string');
        const from = String(texts[cut[0] % texts.length]).toLowerCase();
        const start = cut[1] % Math.max(1, from.length);
        const needle = from.slice(start, start + cut[2]) || 'x';
        const found = rowsHolding(openedOf(packed(rows)), needle, new Set([other]));
        for (const [at, one] of rows.entries())
          if (found[at] || at === other || has(one, needle)) expect(found[at]).toEqual(one);
      }),
      { numRuns: 300 },
    );
    const plain = rowsOfChunk(packed(stagedRowsOf(['Strom', 'Miete', 'Gas', 'MIETE'].map(bookingOf))));
    const holding = (needle: string) =>
      Object.keys(rowsHolding(openedOf(packed(plain)), needle, new Set([2])));
    expect(holding('miete')).toEqual(['1', '2', '3']);
    expect(holding('nirgends')).toEqual(['2']);
  });

  it.each(['İstanbul', 'ΟΔΟΣ'])(
    'when small letters are of another length or form, as in %s, none is lost',
    (name) => {
      // The field is a part of a longer word of its line.
      const rows = stagedRowsOf(
        ['İ'.repeat(40), name, 'Gas'].map((text) => ({ ...bookingOf(text), raw: `${text}A` })),
      );
      const found = rowsHolding(openedOf(packed(rows)), name.toLowerCase(), new Set());
      expect(found[1]).toEqual(rows[1]);
    },
  );

  it('when a chunk was tampered with, the store refuses it or every row can still be read', () => {
    fc.assert(
      fc.property(
        fc.array(row, { minLength: 1, maxLength: 4 }),
        fc.array(fc.tuple(fc.nat(), fc.nat(255)), { minLength: 1, maxLength: 6 }),
        fc.nat(40),
        (rows, changes, cut) => {
          const chunk = packed(rows);
          for (const [at, byte] of changes) chunk[at % chunk.length] = byte;
          const bytes = chunk.subarray(0, chunk.length - cut);
          let isAccepted = true;
          try {
            readChunk(bytes);
          } catch (error) {
            expect(error).toMatchObject({ code: 'bridge.invalidArguments' });
            isAccepted = false;
          }
          if (isAccepted) expect(rowsOfChunk(bytes)).toHaveLength(rows.length);
        },
      ),
      { numRuns: 2_000 },
    );
  });

  it('when the store reads the texts that it keeps of a chunk, they are those of the chunk; deflated ones of earlier versions too', () => {
    const chunk = packed(stagedRowsOf(['Strom', 'Miete', 'Ölrechnung'].map(bookingOf)));
    const { body, rowCount } = readChunk(chunk);
    const { texts } = openedOf(chunk);
    expect(Buffer.from(texts).includes('Ölrechnung')).toBe(true);
    expect(new Uint8Array(unpackTexts(body, rowCount))).toEqual(texts);
    expect(new Uint8Array(unpackTexts(deflateRawSync(texts, { level: 1 }), rowCount))).toEqual(texts);
    expect(() => unpackTexts(body.subarray(0, -1), rowCount)).toThrow('cannot be unpacked');
  });

  it('when the bytes are no chunk, it holds no rows', () => {
    expect(rowsOfChunk(new Uint8Array(0))).toEqual([]);
    expect(rowsOfChunk(new Uint8Array(500))).toEqual([]);
    expect(rowsOfChunk(new TextEncoder().encode('[[1,2,3]]'))).toEqual([]);
  });
});

describe('a content hash', () => {
  it('when it is taken apart into words, they give the same text', () => {
    fc.assert(
      fc.property(hash, (value) => {
        const [low = 0, high = 0, c = 0, d = 0] = wordsOfContentHash(value) ?? [];
        expect(contentHashText(low, high, c, d)).toBe(value);
      }),
    );
  });

  it('when a text is of another form, it is no content hash', () => {
    for (const other of ['', 'c123', `x${'0'.repeat(24)}`, `c${'u'.repeat(24)}`, `c${'0'.repeat(25)}`])
      expect(wordsOfContentHash(other)).toBeNull();
  });
});
