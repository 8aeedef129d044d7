import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { compareRead, type Expected } from './compare-read';
import { filesIn } from './fixture-files';
import { readWhole, type WholeRead } from './read-file';

/** A word that no language has: nothing can be known of the column but what its cells show. */
const nonsense = 'Xqzwv';

export interface UnnamedResult {
  /** Fields of columns whose header was taken away, with how many reads stayed exact. */
  byField: Map<string, { exact: number; total: number }>;
  files: number;
}

/** The same bytes with one header replaced; null where it does not stand in the line exactly once. */
function withoutHeader(bytes: Uint8Array, line: number, header: string): Uint8Array | null {
  const lines = Buffer.from(bytes).toString('latin1').split('\n');
  const text = lines[line - 1] ?? '';
  const written = [Buffer.from(header, 'utf8').toString('latin1'), header].find(
    (form) => text.split(form).length === 2,
  );
  if (written === undefined) return null;
  lines[line - 1] = text.replace(written, () => nonsense);
  return new Uint8Array(Buffer.from(lines.join('\n'), 'latin1'));
}

async function readExactly(name: string, bytes: Uint8Array, expected: Expected): Promise<WholeRead | null> {
  try {
    const read = await readWhole(name, bytes, { disabledFormats: ['*'] });
    return compareRead(expected, read, false, bytes).length === 0 ? read : null;
  } catch {
    return null;
  }
}

/**
 * How well contents stand in for words: every export of a folder that is read exactly without descriptions is read again for
 * each of its columns, with the header of that column made unknown. `every`: only each nth file.
 */
export async function checkUnnamedHeaders(dir: string, every = 1): Promise<UnnamedResult> {
  const result: UnnamedResult = { byField: new Map(), files: 0 };
  const names = filesIn(dir, /\.csv$/);
  for (const [at, name] of names.entries()) {
    if (at % every !== 0) continue;
    const expected = JSON.parse(
      readFileSync(join(dir, name.replace(/csv$/, 'expected.json')), 'utf8'),
    ) as Expected;
    if (expected.headerRow === null || (expected.headerRows ?? []).length > 1) continue;
    const bytes = new Uint8Array(readFileSync(join(dir, name)));
    const whole = await readExactly(basename(name), bytes, expected);
    if (!whole) continue;
    result.files++;
    for (const { field, header } of whole.reading.columns) {
      const changed = field && header !== '' ? withoutHeader(bytes, expected.headerRow, header) : null;
      if (!field || !changed) continue;
      const count = result.byField.get(field) ?? { exact: 0, total: 0 };
      count.total++;
      if (await readExactly(basename(name), changed, expected)) count.exact++;
      result.byField.set(field, count);
    }
  }
  return result;
}

export async function printUnnamedHeaders(dir: string): Promise<void> {
  const { byField, files } = await checkUnnamedHeaders(dir);
  for (const [field, { exact, total }] of [...byField].sort((a, b) => b[1].total - a[1].total))
    console.log(`${field}: ${exact} of ${total} still exact`);
  const all = [...byField.values()].reduce(
    (sum, { exact, total }) => ({ exact: sum.exact + exact, total: sum.total + total }),
    { exact: 0, total: 0 },
  );
  console.log(`unnamed headers: ${all.exact} of ${all.total} columns of ${files} files still exact`);
}
