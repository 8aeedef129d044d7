import { describe, expect, it } from 'vitest';
import { compareRead } from '../../../check/compare-read';
import {
  cutBehind,
  type DescribedExport,
  describedExports,
  describedFolder,
  formatFolder,
} from '../../../check/described-exports';
import { readWhole } from '../../../check/read-file';

/** Pieces that do not hold what the whole file tells, and why. */
const untold: Record<string, string> = {
  'de-amex-kurz':
    'common header: the thanks for a payment, which name the bank and turn the signs, are cut away',
  'de-sparda-2012': 'the line below the table, which explains that `*` marks what is not booked, is cut away',
  'int-paypal-en': 'day and month: the header is the same for users of both orders, so it is asked',
  'it-inbank':
    'all rows left have labels (`Ordinante: … Causale: …`), which are read as such; the whole file has few',
};

/** What a whole file settles may be open in a piece of it: encoding, questions, confidence; accounts are not compared. */
const openInPieces = /^(?:0 accounts|asks|encoding|confidence)/;

async function readPiece(file: DescribedExport, count: number): Promise<string[]> {
  const bytes = cutBehind(file, count);
  if (!bytes) return [];
  const { expected } = file;
  const read = await readWhole(file.name, bytes);
  const part = { ...expected, account: null, transactions: expected.transactions.slice(0, count) };
  return compareRead(part, read, true, bytes).filter((text) => !openInPieces.test(text));
}

describe('exports of one to three rows', () => {
  it.each([
    [formatFolder, [1, 2, 3], 35],
    [describedFolder, [1, 3], 300],
  ])(
    'when only so many rows of an export in %s are left: %j, its description still reads them exactly',
    async (folder, counts, least) => {
      const files = await describedExports(folder);
      const wrong: string[] = [];
      for (const file of files) {
        const differences = [];
        for (const count of counts) {
          for (const text of await readPiece(file, count)) differences.push(`${count} rows: ${text}`);
        }
        const isUntold = file.format.id in untold;
        if (isUntold && differences.length === 0) wrong.push(`${file.name}: is exact, needs no reason`);
        if (!isUntold && differences.length > 0) wrong.push(`${file.name}: ${differences[0]}`);
      }
      expect(wrong).toEqual([]);
      expect(files.length).toBeGreaterThan(least);
    },
    30_000,
  );

  it('when one row of an export leaves the order of day and month open, it is asked', async () => {
    const [file] = await describedExports(describedFolder, ({ id }) => id === 'int-paypal-en');
    const bytes = file && cutBehind(file, 1);
    const read = bytes && (await readWhole('int-paypal-en.csv', bytes));
    expect(read?.reading.questions.map(({ kind }) => kind)).toEqual(['dateOrder']);
  });
});
