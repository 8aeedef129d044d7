import { expect, it } from 'vitest';
import { layoutsOf } from '../../../../../../main/local-service/analysis/counterparty/ledger-layout';
import type { LedgerTransaction } from '../../../../../../main/local-service/analysis/ledger/ledger-types';
import { menderOf } from '../../../../../../main/local-service/analysis/ledger/spoilt-words';

const words =
  'Stadtwerke Versicherung Darlehen Bausparkasse Telefonrechnung Apotheke Tankstelle Krankenkasse'.split(' ');

/** Every third text lost its fourth letter. */
function ledger(isSpoilt: boolean): LedgerTransaction[] {
  return Array.from({ length: 160 }, (_, at) => {
    const text = words.map((word, place) =>
      isSpoilt && (at + place) % 9 === 0 ? word.slice(0, 3 + (at % 5)) + word.slice(4 + (at % 5)) : word,
    );
    return { partnerName: '', purpose: text.join(' ') } as LedgerTransaction;
  });
}

it('writes words as they are meant where letters were lost throughout', () => {
  const mend = menderOf(ledger(true), () => false);
  expect(mend?.('Stadtwrke und Bausprkasse')).toBe('Stadtwerke und Bausparkasse');
});

it('never makes one person of two whose first names differ by the letters that are lost', () => {
  const names = ['Martina', 'Martin', 'Michaela', 'Michael', 'DANIELA', 'DANIEL'];
  const spoilt = ledger(true).map((one, at) => ({
    ...one,
    // The first of each two is seen ten times as often.
    partnerName: `${names[(at % 3) * 2 + (at % 11 === 0 ? 1 : 0)]} Klein`,
  }));
  const { mend } = layoutsOf(spoilt);
  expect(mend?.('Stadtwrke')).toBe('Stadtwerke');
  for (const name of names) expect(mend?.(`${name} Klein`)).toBe(`${name} Klein`);
});

it('leaves a ledger alone that lost nothing', () => {
  expect(menderOf(ledger(false), () => false)).toBeNull();
});
