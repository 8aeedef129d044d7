import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { differenceOf } from './both-ways';
import { bytesOf, type MadeStyle } from './made-lines';

/** What long runs of `fast-lane.property.test.ts` found: both ways tell the same of it. */

const [, ...lines] = readFileSync('test/fixtures/cases/B010.csv', 'utf8').trimEnd().split('\n');
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
    const later = lines.slice(Math.floor((lines.length + 1) / 2) - 1);
    const rows = [...lines, ...Array.from({ length: 230 }, (_, at) => later[at % later.length])];
    const text = `${['\0artner";"Text";"Umsatz";"S/H"', ...rows].join('\n')}\n`;
    expect(await differenceOf('cut.csv', new TextEncoder().encode(text))).toBeNull();
  });

  it('when a balance is a run of zeros that stands for nothing, no row has zero for it', async () => {
    expect(await differenceOf('zeros.csv', bytesOf(zerosForNothing, 400, 442_291_509))).toBeNull();
  });
});
