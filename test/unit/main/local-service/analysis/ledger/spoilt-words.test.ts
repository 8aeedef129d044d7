import { expect, it } from 'vitest';
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
  const mend = menderOf(ledger(true));
  expect(mend?.('Stadtwrke und Bausprkasse')).toBe('Stadtwerke und Bausparkasse');
});

it('leaves a ledger alone that lost nothing', () => {
  expect(menderOf(ledger(false))).toBeNull();
});
