import { beforeAll, describe, expect, it } from 'vitest';
import type { FileReading } from '../../../../preload/contract';
import { currencyPlaces, minorToDecimal } from '../../../../preload/contract/values/minor-units';
import { exportFormats } from '../../../../renderer/import/formats';
import { compareRead } from '../../../check/compare-read';
import {
  cutBehind,
  type DescribedExport,
  describedExports,
  describedFolder,
  formatFolder,
  keepRows,
} from '../../../check/described-exports';
import { readWhole } from '../../../check/read-file';

/** Pieces that do not hold what the whole file tells, and why. */
const notInferred: Record<string, string> = {
  'au-woolworths': 'one row with a cell more than its header proves no column: it is blocked, not guessed',
  'gb-aqua': 'common header, and the only row left has no day yet and an amount without its second place',
  'de-sparda-2012': 'the line below the table, which explains that `*` marks what is not booked, is cut away',
  'int-paypal-en': 'day and month: the header is the same for users of both orders, so it is asked',
  'it-inbank':
    'all rows left have labels (`Ordinante: … Causale: …`), which are read as such; the whole file has few',
};

/** What a whole file settles may be open in a piece of it: encoding, questions, confidence; accounts are not compared. */
const openInPieces = /^(?:0 accounts|asks|encoding|confidence)/;

const files: Record<string, DescribedExport[]> = {};

beforeAll(async () => {
  for (const folder of [formatFolder, describedFolder]) files[folder] = await describedExports(folder);
}, 60_000);

async function readPiece(file: DescribedExport, count: number): Promise<string[]> {
  const bytes = cutBehind(file, count);
  if (!bytes) return [];
  const { accounts: _, ...expected } = file.expected;
  const read = await readWhole(file.name, bytes);
  const rows = expected.transactions.slice(0, count).map(({ accountIndex: _, ...row }) => row);
  const part = { ...expected, account: null, transactions: rows };
  // Of a bank that is only suggested, what the rows leave open is asked.
  if (isAsked(read.reading)) return [];
  return compareRead(part, read, true, bytes).filter((text) => !openInPieces.test(text));
}

/** The bank is not believed, and a question stands before the rows. */
function isAsked({ format, questions }: FileReading): boolean {
  return (format?.confidence ?? 0) < 0.8 && questions.some(({ blocking }) => blocking);
}

/** How an export is read wrongly when only rows of one sign are left; null when every amount is right and no sign is asked. */
async function readOneSide(file: DescribedExport, sign: -1 | 1): Promise<string | null> {
  const { transactions } = file.expected;
  const isKept = (row: number) => Math.sign(Number(transactions[row]?.amount)) !== -sign;
  const expected = transactions.filter((_, row) => isKept(row)).map(({ amount }) => amount);
  if (expected.length === 0) return null;
  const { reading, rows } = await readWhole(file.name, keepRows(file, isKept));
  const amounts = rows.map(({ amountMinor, currency }) =>
    amountMinor === null
      ? null
      : minorToDecimal(Number(amountMinor), currencyPlaces(currency as string | null)),
  );
  if (isAsked(reading)) return null;
  if (amounts.join() !== expected.join())
    return `${file.name}: ${expected.join()} expected, ${amounts.join()} read`;
  // A piece that lost what names the bank is read by the general rules, which may ask.
  const isKnown = (reading.format?.confidence ?? 0) >= 0.8;
  return isKnown && reading.questions.some(({ kind }) => kind === 'sign')
    ? `${file.name}: asks for signs`
    : null;
}

describe('pieces of described exports', () => {
  it.each([
    [formatFolder, [1, 2, 3], 35],
    [describedFolder, [1, 3], 300],
  ])(
    'when only so many rows of an export in %s are left: %j, its description still reads them exactly',
    async (folder, counts, least) => {
      const wrong: string[] = [];
      for (const file of files[folder] ?? []) {
        const differences = [];
        for (const count of counts) {
          for (const text of await readPiece(file, count)) differences.push(`${count} rows: ${text}`);
        }
        const isUntold = file.format.id in notInferred;
        if (isUntold && differences.length === 0) wrong.push(`${file.name}: is exact, needs no reason`);
        if (!isUntold && differences.length > 0) wrong.push(`${file.name}: ${differences[0]}`);
      }
      expect(wrong).toEqual([]);
      expect(files[folder]?.length).toBeGreaterThan(least);
    },
    120_000,
  );

  it('when one row of an export leaves the order of day and month open, it is asked', async () => {
    const file = files[describedFolder]?.find(({ format }) => format.id === 'int-paypal-en');
    const bytes = file && cutBehind(file, 1);
    const read = bytes && (await readWhole('int-paypal-en.csv', bytes));
    expect(read?.reading.questions.map(({ kind }) => kind)).toEqual(['dateOrder']);
  });

  it('when an export has nothing but money out, or nothing but money in, every sign is right', async () => {
    const wrong: (string | null)[] = [];
    for (const file of Object.values(files).flat()) {
      // Charges alone do not name its bank.
      if (file.format.id !== 'de-amex-kurz') wrong.push(await readOneSide(file, -1));
      wrong.push(await readOneSide(file, 1));
    }
    expect(wrong.filter((text) => text !== null)).toEqual([]);
  }, 120_000);

  it('when the signs of a card are described, no export of one is left out', () => {
    const cards = exportFormats.filter(({ exportType }) => exportType === 'card').map(({ id }) => id);
    const tested = new Set(Object.values(files).flatMap((list) => list.map(({ format }) => format.id)));
    expect(cards.filter((id) => !tested.has(id))).toEqual([]);
  });
});
