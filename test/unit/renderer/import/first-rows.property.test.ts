import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { filesIn } from '../../../check/fixture-files';
import { readWhole, type WholeRead } from '../../../check/read-file';

/** Files whose first rows say something else than the whole, and why that is right. */
const otherwise: Record<string, string> = {
  'formats-described/pl/pl-pko.csv': 'a row that is not booked has its day in the place of its balance',
  'formats-described/int/int-ynab-register.csv': 'a row that is not cleared alone, with no other to compare',
  'formats-unseen/batch-3/us-type-unsigned.csv':
    'written as the described bank writes money in: one row alone denies it by its kind only',
  'formats-stranger-4/ask-gb-excel-days-turned.csv':
    'days up to the twelfth alone look as they are written: only later rows show that a spreadsheet turned them',
  'formats-stranger-4/de-datev-bankumsaetze.csv':
    'one day in three rows may be theirs: only more rows show that it is that of the statement',
};

/** Up to the row behind the first `count`; null where the file has no more, or its rows are in another order. */
function cutBehind(bytes: Uint8Array, { rows }: WholeRead, count: number): Uint8Array | null {
  const lines = rows.map(({ line }) => Number(line));
  const next = lines[count];
  if (next === undefined || lines.slice(0, count).some((line) => line >= next)) return null;
  const end = bytes.includes(10) ? 10 : 13;
  let at = 0;
  for (let line = 1; line < next; line++) at = bytes.indexOf(end, at) + 1;
  return bytes.subarray(0, at);
}

const numberOf = ({ reading, rows }: WholeRead, at: number) => {
  const account = reading.accounts[Number(rows[at]?.accountIndex)];
  return (account?.iban ?? account?.accountNumber ?? '').replace(/[^\dA-Z*]/g, '');
};

/** One way of writing a number within another: an IBAN and the number in it. No number at all is asked for. */
const isOneNumber = (piece: string, whole: string) =>
  piece === '' || piece === whole || (whole !== '' && (whole.includes(piece) || piece.includes(whole)));

/** How a row of a piece is read otherwise than in the whole; rows that are blocked say so. */
function differencesOf(whole: WholeRead, piece: WholeRead, at: number): string[] {
  const one = whole.rows[at];
  const found = piece.rows.findIndex(({ line }) => line === one?.line);
  const other = piece.rows[found];
  if (!one || one.disposition === 2 || other?.disposition === 2) return [];
  if (!other) return one.disposition === 0 ? ['is no row'] : [];
  const differences: string[] = [];
  if (one.amountMinor !== other.amountMinor) differences.push(`${one.amountMinor} → ${other.amountMinor}`);
  if (one.bookingDay !== other.bookingDay) differences.push(`${one.bookingDay} → ${other.bookingDay}`);
  if (other.currency !== null && one.currency !== other.currency)
    differences.push(`${one.currency} → ${other.currency}`);
  const [own, read] = [numberOf(whole, at), numberOf(piece, found)];
  if (!isOneNumber(read, own)) differences.push(`account ${own} → ${read}`);
  return differences;
}

async function readPieces(folder: string, file: string): Promise<{ pieces: number; silent: string[] }> {
  const silent: string[] = [];
  let pieces = 0;
  const bytes = new Uint8Array(readFileSync(join('test/fixtures', folder, file)));
  const isWide = bytes.subarray(0, 40).includes(0) || bytes[0] === 0xff;
  const whole = isWide ? null : await readWhole(basename(file), bytes).catch(() => null);
  if (!whole || whole.reading.headerRows.length > 1 || whole.reading.kind !== 'csv')
    return { pieces, silent };
  for (const count of [1, 2, 3]) {
    const part = cutBehind(bytes, whole, count);
    const piece = part && (await readWhole(basename(file), part).catch(() => null));
    if (!piece) continue;
    pieces++;
    if (piece.reading.questions.some(({ blocking }) => blocking)) continue;
    const sure = (piece.reading.certainty?.value ?? 1) >= 0.7;
    for (let at = 0; at < count && sure; at++)
      for (const text of differencesOf(whole, piece, at))
        silent.push(`${folder}/${file}: ${count} rows: ${text}`);
  }
  return { pieces, silent };
}

it.each([
  ['formats', 100],
  ['formats-described', 1_000],
  ['formats-unseen', 900],
  ['formats-stranger-1', 350],
  ['formats-stranger-2', 300],
  ['formats-stranger-3', 250],
  ['formats-stranger-4', 300],
])(
  'when an export of %s is cut to its first one, two or three rows, they are read as in the whole, asked about, or called unsure',
  async (folder, least) => {
    const silent: string[] = [];
    let pieces = 0;
    for (const file of filesIn(`test/fixtures/${folder}`, /\.(?:csv|txt|tsv)$/)) {
      const found = await readPieces(folder, file);
      pieces += found.pieces;
      silent.push(...found.silent);
    }
    const named = new Set(silent.map((text) => text.split(':')[0] ?? ''));
    expect(silent.filter((text) => !((text.split(':')[0] ?? '') in otherwise))).toEqual([]);
    // A reason that no file needs any more goes.
    const reasons = Object.keys(otherwise).filter((file) => file.startsWith(`${folder}/`));
    expect(reasons.filter((file) => !named.has(file))).toEqual([]);
    expect(pieces).toBeGreaterThan(least);
  },
  240_000,
);
