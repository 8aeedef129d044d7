import { describe, expect, it } from 'vitest';
import { analyse } from '../../../../../../main/local-service/analysis';
import { fold } from '../../../../../../main/local-service/analysis/ledger/text-folding';
import { syntheticLedger } from '../synthetic-ledger';

describe('folding', () => {
  const cases: readonly (readonly [written: string, folded: string])[] = [
    ['Prämie', 'PRAMIE'],
    ['praemie', 'PRAMIE'],
    ['PRAEMIE', 'PRAMIE'],
    ['Straße', 'STRASSE'],
    ['  a -- b/c  ', 'A B C'],
    ['A-E', 'A E'],
    ['AEE', 'AE'],
    ['Äe', 'A'],
    ['Zuerich', 'ZURICH'],
    ['Bauer', 'BAUER'],
    ['Baur', 'BAUR'],
    ['Bäuerle', 'BAUERLE'],
    ['Kontouebertrag', 'KONTOUBERTRAG'],
    ['Kontoübertrag', 'KONTOUBERTRAG'],
    ['Steuer', 'STEUR'],
    ['Zweigstelle 12\t3.', 'ZWEIGSTELLE 12 3'],
    ['...', ''],
  ];

  it.each(cases)('when "%s" is written, it comes to "%s"', (written, folded) => {
    expect(fold(written)).toBe(folded);
  });

  it.each(cases)(
    'when another letter stands beside "%s", the Unicode tables come to the same',
    (written, folded) => {
      expect(fold(`${written} š`)).toBe(`${folded} S`.trim());
    },
  );

  it('when a text is longer than any before it, it is folded whole', () => {
    expect(fold('ß'.repeat(5000))).toBe('S'.repeat(10_000));
  });
});

describe('categories of transactions', () => {
  it('when they are read in pieces, the pieces make up the whole', () => {
    const ledger = syntheticLedger(500, 5);
    const { categorization, categoriesOf } = analyse(ledger);
    const pieces: unknown[] = [];
    for (let start = 0; start < ledger.transactions.length; start += 64)
      pieces.push(...categoriesOf(start, start + 64));
    expect(pieces).toEqual(categorization);
    expect(pieces).toHaveLength(ledger.transactions.length);
  });
});
