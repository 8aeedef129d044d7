import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ReadFailure } from '../../../../../renderer/import/engine/bytes/source';
import { filesIn } from '../../../../check/fixture-files';
import { type RowObject, readWhole, type WholeRead } from '../../../../check/read-file';
import fc from '../../../../property';

/** KONTOR_FUZZ=20000 for the long run. */
const cuts = Number(process.env.KONTOR_FUZZ ?? 120);

const load = (dir: string, form: RegExp) =>
  filesIn(dir, form).map((path) => ({ name: path, bytes: new Uint8Array(readFileSync(`${dir}/${path}`)) }));
const tables = [
  ...load('test/fixtures/formats', /\.csv$/),
  ...load('test/fixtures/reports', /^R1\d\d\.csv$/),
];
const documents = load('test/fixtures/documents', /\.(?:940|mt940|sta|ofx|qfx|qif|xml)$/);

const wholes = new Map<string, Promise<WholeRead>>();
const wholeOf = ({ name, bytes }: (typeof tables)[number]) => {
  const known = wholes.get(name) ?? readWhole(basename(name), bytes);
  wholes.set(name, known);
  return known;
};

const moneyOf = ({ bookingDay, amountMinor, disposition }: RowObject) => [
  bookingDay,
  amountMinor,
  disposition,
];

/** Whether what stands where a file was cut is the truth, or somebody hears of it. */
function isTold(cut: WholeRead, whole: WholeRead, lastLine: number): boolean {
  const { findings, questions } = cut.reading;
  if (questions.some(({ blocking }) => blocking)) return true;
  if (findings.some(({ rule, line }) => rule === 'file.cut' || rule === 'row.cut' || line === lastLine))
    return true;
  const [read, truth] = [cut, whole].map(({ rows }) => rows.filter(({ line }) => line === lastLine));
  const isRead = read?.every((row) => row.disposition === 2 || truth?.some((one) => isSame(one, row)));
  return isRead === true && (read?.length ?? 0) >= Math.min(1, truth?.length ?? 0);
}

const isSame = (one: RowObject, other: RowObject) => moneyOf(one).join() === moneyOf(other).join();

/** The first line of the last record: a record may have several. */
function lastRecordLine(whole: WholeRead, lines: number): number {
  return Math.max(0, ...whole.rows.map(({ line }) => Number(line)).filter((line) => line <= lines));
}

describe('files that break off', () => {
  it.each([
    ['tables', tables],
    ['documents', documents],
  ] as const)(
    'when %s end at any byte, the last row is the truth, blocked or named',
    async (_, files) => {
      await fc.assert(
        fc.asyncProperty(
          fc.constantFrom(...files),
          fc.double({ min: 0.4, max: 1, noNaN: true }),
          async (file, part) => {
            const whole = await wholeOf(file);
            const bytes = file.bytes.subarray(0, Math.floor(file.bytes.length * part));
            const text = new TextDecoder('latin1').decode(bytes);
            // Between two rows nothing tells that more should follow.
            if (/[\r\n]$/.test(text)) return;
            const cut = await readWhole(basename(file.name), bytes).catch((error: unknown) => {
              if (error instanceof ReadFailure) return null;
              throw error;
            });
            const line = lastRecordLine(whole, text.split(/\r\n|\r|\n/).length);
            if (cut)
              expect({ file: file.name, end: text.slice(-60), told: isTold(cut, whole, line) }).toMatchObject(
                { told: true },
              );
          },
        ),
        { numRuns: cuts },
      );
    },
    300_000,
  );
});
