import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readWhole } from '../../../../../check/read-file';

const folder = 'test/fixtures/formats-described/';
const others = { DE: 'DE92120300001122334455', AT: 'AT242011182221219800' } as const;

/** The export of a bank with the account of another one in place of its own. */
async function match(path: string, own: string, other: string) {
  const written = readFileSync(`${folder}${path}`).toString('latin1');
  const groups = (iban: string) => iban.replace(/(.{4})(?=.)/g, '$1 ');
  const text = written.replaceAll(own, other).replaceAll(groups(own), groups(other));
  const { reading } = await readWhole('export.csv', new Uint8Array(Buffer.from(text, 'latin1')));
  return reading.format;
}

describe('the export of one bank beside the account of another', () => {
  it.each([
    ['at/at-bankaustria.csv', others.AT],
    ['de/de-olb.csv', others.DE],
  ])('is called by no bank with 0.8 or more: %s', async (path, other) => {
    const expected = JSON.parse(
      readFileSync(`${folder}${path.replace('.csv', '.expected.json')}`, 'utf8'),
    ) as { account: { iban: string } };
    const { iban } = expected.account;
    expect((await match(path, iban, iban))?.confidence).toBeGreaterThanOrEqual(0.8);
    const found = await match(path, iban, other);
    expect(found?.confidence).toBe(0.75);
    expect(found?.reasons.map(({ code }) => code)).toContain('format.otherBank');
  });
});
