import { describe, expect, it } from 'vitest';
import { readNameless } from '../../../../../../main/local-service/analysis/counterparty/nameless-text';
import { withoutAddress } from '../../../../../../main/local-service/analysis/counterparty/partner-address';

/** One column of text, and the partner behind the bank's words for how money moved. */
// biome-ignore format: a table
const texts: readonly [text: string, name: string, rest: string, nature: string | null][] = [
  ['Sent money to Petra Muster with reference Kitty June', 'Petra Muster', 'Kitty June', null],
  ['Received money from Muster Ltd with reference Invoice 12', 'Muster Ltd', 'Invoice 12', null],
  ['To Vreni Muster Miete Mai', 'Vreni Muster', 'Miete Mai', null],
  ['Payment from Muster GmbH Lohn 05/2025', 'Muster GmbH', 'Lohn 05/2025', null],
  ['PRLV SEPA MUSTER ENERGIE SA MOTIF ECHEANCE 05', 'MUSTER ENERGIE SA', 'ECHEANCE 05', 'direct-debit'],
  ['VIR INST PAULE MUSTER MOTIF LOYER MAI', 'PAULE MUSTER', 'LOYER MAI', 'transfer'],
  ['VIREMENT PERMANENT POUR PAULE MUSTER MOTIF LOYER', 'PAULE MUSTER', 'LOYER', 'standing-order'],
  ['ADDEBITO LSV MUSTER ASSICURAZIONI SA', 'MUSTER ASSICURAZIONI SA', '', 'direct-debit'],
  ['Dauerauftrag Vreni Muster', 'Vreni Muster', '', 'standing-order'],
  ['LSV Muster AG', 'Muster AG', '', 'direct-debit'],
  ['E-Banking Auftrag Muster Immobilien AG', 'Muster Immobilien AG', '', 'transfer'],
  ['Card transaction of 12.30 EUR issued by Muster Café Wien', 'Muster Café Wien', '', 'card'],
  ['Kartenzahlung MUSTERMARKT ORT Karte 2', 'MUSTERMARKT ORT', '', 'card'],
  ['CARTE X1234 12/05 BOULANGERIE MUSTER', 'BOULANGERIE MUSTER', '', 'card'],
];

describe('a text that holds how money moved, the partner and the purpose', () => {
  it.each(texts)('%s', (text, name, rest, nature) => {
    const found = readNameless(text);
    expect([found?.name, found?.rest.trim() ?? '', found?.nature]).toEqual([name, rest, nature]);
  });

  it('names the owner of the ledger whatever stands behind', () => {
    const ownerAtStart = (text: string) => (text.startsWith('Uta Muster') ? 10 : 0);
    expect(readNameless('To Uta Muster to my savings', false, ownerAtStart)).toMatchObject({
      name: 'Uta Muster',
      rest: 'to my savings',
    });
  });
});

describe('an address behind a name', () => {
  it.each([
    ['Vreni Muster; 8001 Ort; CH', 'Vreni Muster'],
    ['Muster AG, Mustergasse 4, 80000 Ort', 'Muster AG'],
    ['Muster AG, 8001 Ort', 'Muster AG'],
    ['Muster, Vreni', 'Muster, Vreni'],
    ['Praxis Muster, Zahnmedizin', 'Praxis Muster, Zahnmedizin'],
  ])('%s', (written, name) => {
    expect(withoutAddress(written)).toBe(name);
  });

  it('is taken away without a mark where all stands in one text', () => {
    expect(withoutAddress('MUSTER AG MUSTERGASSE 4 8000 ORT', true)).toBe('MUSTER AG');
    expect(withoutAddress('MUSTER AG MUSTERGASSE 4 8000 ORT')).toBe('MUSTER AG MUSTERGASSE 4 8000 ORT');
  });
});
