import { expect, it } from 'vitest';
import { findIban, isCutIban } from '../../../../../../main/local-service/analysis/ledger/iban-text';

it('finds an IBAN by the length of its country, in groups too, and what stands around it', () => {
  expect(findIban('Rate DE02 1203 0000 0000 2020 51 Muster AG')).toEqual({
    iban: 'DE02120300000000202051',
    before: 'Rate',
    after: 'Muster AG',
  });
  expect(findIban('Sparen AT611904300234573201Urs')).toMatchObject({ iban: 'AT611904300234573201' });
});

it('takes no word for an IBAN, and none that a text was cut in', () => {
  expect(findIban('AT12 Garagen und Stellplätze in der Stadt')).toBeNull();
  expect(findIban('Kto/IBAN: DE0212030000')).toBeNull();
  expect([isCutIban('DE0212030000'), isCutIban('DE02120300000000202051')]).toEqual([true, false]);
});
