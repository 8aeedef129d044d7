import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { differenceOf } from './both-ways';
import { bytesOf, type MadeStyle } from './made-lines';

/** What long runs of `fast-lane.property.test.ts` found: both ways tell the same of it. */

/** A character for each byte. */
const lines = readFileSync('test/fixtures/cases/B010.csv', 'latin1').match(/[^\n]*\n/g) ?? [];
const zerosForNothing: MadeStyle = {
  delimiter: ';',
  decimal: ',',
  hasGroups: false,
  isShort: true,
  isQuoted: true,
  encoding: 'utf-8',
  end: '\n',
  sides: 'signed',
  has: { balance: true, status: false, account: true, reference: false, party: false },
  oddPerHundred: 5,
};

describe('files on which the two ways once differed', () => {
  it('when a header was cut and has fewer columns than its rows, the parser reads them', async () => {
    const later = lines.slice(Math.floor(lines.length / 2));
    let whole = lines.join('');
    for (let at = 0; whole.length < 12_000; at++) whole += later[at % later.length];
    // One row lost its middle, too, and goes on in the next one.
    const odd = Math.floor(whole.length * 0.027816989122311717);
    const text = `\0${whole.slice(10, odd)}\0${whole.slice(odd + 28)}`;
    expect(await differenceOf('cut.csv', new Uint8Array(Buffer.from(text, 'latin1')))).toBeNull();
  });

  it('when a balance is a run of zeros that stands for nothing, no row has zero for it', async () => {
    expect(await differenceOf('zeros.csv', bytesOf(zerosForNothing, 400, 442_291_509))).toBeNull();
  });
});
