import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { compareRead } from '../../../check/compare-read';
import { readWhole } from '../../../check/read-file';

const dir = 'test/fixtures/formats';
/** Several tables, or UTF-16 that cannot be cut at a byte 10. */
const left = new Set(['de-comdirect-multi', 'at-george']);
const ids = readdirSync(dir)
  .filter((name) => name.endsWith('.csv'))
  .map((name) => name.replace('.csv', ''))
  .filter((id) => !left.has(id));

/** The file up to the row behind the first `count` transactions. */
async function cutBehind(id: string, count: number): Promise<Uint8Array | null> {
  const bytes = new Uint8Array(readFileSync(`${dir}/${id}.csv`));
  const { rows } = await readWhole(`${id}.csv`, bytes);
  const next = rows[count];
  if (!next) return null;
  let at = 0;
  for (let line = 1; line < Number(next.line); line++) at = bytes.indexOf(10, at) + 1;
  return bytes.subarray(0, at);
}

describe('exports of one to three rows', () => {
  it.each([1, 2, 3])(
    'when only %i rows are left, every described export still reads them exactly',
    async (count) => {
      const wrong: string[] = [];
      for (const id of ids) {
        const bytes = await cutBehind(id, count);
        if (!bytes) continue;
        const expected = JSON.parse(readFileSync(`${dir}/${id}.expected.json`, 'utf8'));
        const read = await readWhole(`${id}.csv`, bytes);
        const part = {
          ...expected,
          account: null,
          accounts: undefined,
          transactions: expected.transactions.slice(0, count),
        };
        // What a whole file settles may be open in a piece of it: encoding, questions, confidence; accounts are not compared.
        const differences = compareRead(part, read, true, bytes).filter(
          (text) => !/^(?:0 accounts|asks|encoding|confidence)/.test(text),
        );
        if (differences.length > 0) wrong.push(`${id}: ${differences[0]}`);
      }
      expect(wrong).toEqual([]);
    },
  );
});
