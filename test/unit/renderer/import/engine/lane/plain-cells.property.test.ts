import { describe, expect, it } from 'vitest';
import { ByteLine } from '../../../../../../renderer/import/engine/lane/byte-line';
import { byteSigns } from '../../../../../../renderer/import/engine/lane/byte-signs';
import { PlainAmount } from '../../../../../../renderer/import/engine/lane/plain-amount';
import { staysAsItIs } from '../../../../../../renderer/import/engine/lane/plain-text';
import { hasSoundQuotes } from '../../../../../../renderer/import/engine/lane/sound-quotes';
import { readRecords } from '../../../../../../renderer/import/engine/records/record-reader';
import { AmountReader } from '../../../../../../renderer/import/engine/values/amounts';
import { tidyText } from '../../../../../../renderer/import/engine/vocabulary/tidy-text';
import fc from '../../../../../property';

const runs = { numRuns: Number(process.env.KONTOR_FUZZ ?? 400) * 50 };
const bytesOf = (text: string) => new TextEncoder().encode(text);
const signsOf = (signs: readonly string[], most: number) =>
  fc.array(fc.constantFrom(...signs), { maxLength: most }).map((parts) => parts.join(''));

const digits = [...'0123456789', '00', '123', '000'];
const amount = fc.oneof(
  signsOf([...digits, '.', ',', '-'], 9),
  signsOf([...digits, ' ', '+', "'", 'E', '€', '.', ','], 8),
  fc
    .record({
      minus: fc.boolean(),
      whole: fc.integer({ min: 0, max: 99_999_999 }),
      behind: signsOf(digits, 2),
      sign: fc.constantFrom('.', ',', ''),
    })
    .map(({ minus, whole, behind, sign }) => `${minus ? '-' : ''}${whole}${sign}${behind}`),
  fc
    .array(fc.integer({ min: 0, max: 999 }), { minLength: 1, maxLength: 4 })
    .map(
      (groups) =>
        `${groups.map((group, at) => (at === 0 ? group : String(group).padStart(3, '0'))).join('.')},5`,
    ),
);

describe('cells on the fast lane', () => {
  it('when it reads an amount, the reader of amounts has the same number for it', () => {
    let read = 0;
    fc.assert(
      fc.property(amount, fc.constantFrom(',' as const, '.' as const), (text, sign) => {
        const plain = new PlainAmount(sign);
        const bytes = bytesOf(text);
        if (!plain.read(bytes, 0, bytes.length)) return;
        read++;
        const reader = new AmountReader(sign);
        expect([text, reader.parse(text, 2), reader.minor, reader.currency]).toEqual([
          text,
          0,
          plain.minor,
          null,
        ]);
        const [, behind = ''] = text.split(sign);
        expect(plain.decimals).toBe(behind.length);
      }),
      runs,
    );
    expect(read).toBeGreaterThan(runs.numRuns / 5);
  });

  it('when it takes a text as it stands, tidying leaves it as it is', () => {
    const text = fc.oneof(
      signsOf(
        [
          'a',
          'K',
          'n',
          'N',
          '/',
          '0',
          '1',
          '-',
          '.',
          "'",
          '=',
          '"',
          '#',
          ' ',
          'ä',
          '€',
          '–',
          'n/a',
          'none',
          '000',
        ],
        8,
      ),
      fc.string({ maxLength: 12 }),
    );
    fc.assert(
      fc.property(text, (raw) => {
        const bytes = bytesOf(raw);
        // Lines with other blanks or controls never come here.
        if (/[\p{Cc}\u00a0\u00ad\u202a-\u202e\u2066-\u2069]/u.test(raw) || raw === '') return;
        if (staysAsItIs(new DataView(bytes.buffer), 0, bytes.length) === true)
          expect(tidyText(raw)).toBe(raw);
      }),
      runs,
    );
  });

  it.each(['utf-8', 'windows-1252', 'ibm850'] as const)(
    'when it takes a line of %s apart, the parser has the same cells at the same places',
    (label) => {
      const signs = byteSigns(label, ';');
      if (!signs) throw new Error('no signs');
      const line = signsOf(
        [
          ';',
          ';',
          '"',
          '""',
          '";"',
          'a',
          '1',
          ' ',
          'ä',
          '€',
          '日',
          '😀',
          '\u00a0',
          '\u2009',
          '\u202e',
          '\u2069',
          '\ufffd',
          '\t',
          '\r',
          '\x01',
          ',',
        ],
        10,
      );
      let plain = 0;
      fc.assert(
        fc.property(line, line, (first, second) => {
          const whole = `${first}\n${second}\r\n`;
          const bytes = label === 'utf-8' ? bytesOf(whole) : new Uint8Array(Buffer.from(whole, 'latin1'));
          if (!hasSoundQuotes(bytes, 59)) return;
          const shown = label === 'utf-8' ? first : Buffer.from(first, 'latin1').toString('latin1');
          const [known] = readRecords(`${shown}\n`, ';');
          const place = new ByteLine(signs, known?.cells.length ?? 1);
          place.read(bytes, 0);
          expect(place.next).toBe(bytes.indexOf(10) + 1);
          if (!place.isPlain) return;
          plain++;
          const text = (from: number, to: number) =>
            label === 'utf-8'
              ? new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes.subarray(from, to))
              : Buffer.from(bytes.subarray(from, to)).toString('latin1');
          const cells = Array.from(place.starts, (start, at) => text(start, place.ends[at] ?? 0));
          const raw = known?.raw ?? '';
          expect(cells).toEqual(known?.cells);
          // What is always tidied is left to whoever tidies.
          if (label === 'utf-8')
            expect(cells.join()).not.toMatch(/[\u00a0\u00ad\u2009\u202a-\u202e\u2066-\u2069]/);
          expect(place.units).toBe(raw.length);
          for (const [at, cell] of cells.entries()) {
            const start = place.unitStart(at);
            expect(raw.slice(start, start + place.unitLength(at))).toBe(cell);
          }
        }),
        runs,
      );
      expect(plain).toBeGreaterThan(runs.numRuns / 50);
    },
  );
});
