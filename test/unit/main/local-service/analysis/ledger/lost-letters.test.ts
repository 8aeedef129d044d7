import { expect, it } from 'vitest';
import {
  isSpoiltOf,
  meantSpellings,
} from '../../../../../../main/local-service/analysis/ledger/lost-letters';
import { parsePurpose } from '../../../../../../main/local-service/analysis/ledger/purpose-parser';

const meant = (counts: Record<string, number>) => [...meantSpellings(new Map(Object.entries(counts)), 6)];

it('takes an identifier that lost letters for the one that is seen more often', () => {
  expect(meant({ DE98ZZZ09999999999: 9, DE98ZZZ0999999999: 1, DE9ZZZ0999999999: 2 })).toEqual([
    ['DE98ZZZ0999999999', 'DE98ZZZ09999999999'],
    ['DE9ZZZ0999999999', 'DE98ZZZ09999999999'],
  ]);
});

it('keeps identifiers apart of which each has what the other lacks, and those that are both in use', () => {
  expect(meant({ 'MREF-4711-A': 9, 'MREF-4711-B': 1 })).toEqual([]);
  expect(meant({ 'MREF-4711-10': 9, 'MREF-4711-1': 9 })).toEqual([]);
});

it('loses letters only, in their order', () => {
  expect([isSpoiltOf('ABD', 'ABCD'), isSpoiltOf('ADB', 'ABCD')]).toEqual([true, false]);
});

it('reads fields whose labels lost letters', () => {
  expect(
    parsePurpose(
      'Zwirbel KG Rate 7 End-to-nd-Ref.: 1 CORE / Mandatsre.: MREF7 Gubiger-ID: DE98ZZZ09999999999',
    ),
  ).toMatchObject({ mref: 'MREF7', creditorId: 'DE98ZZZ09999999999', text: 'Zwirbel KG Rate 7' });
  expect(parsePurpose('ERF+77 MREF+M71 SWZ+Beitrag 12')).toMatchObject({ mref: 'M71', text: 'Beitrag 12' });
  expect(parsePurpose('Refrenz 77123 Mandt M71882 Einreicher-D DE98ZZZ09999999999 Beitrag 12')).toMatchObject(
    { mref: 'M71882', creditorId: 'DE98ZZZ09999999999', text: 'Beitrag 12' },
  );
});
