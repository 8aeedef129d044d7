import { describe, expect, it } from 'vitest';
import { parsePurpose } from '../../../../../../main/local-service/analysis/ledger/purpose-parser';

describe('fields with labels in words', () => {
  it('reads name, IBAN and text out of one column', () => {
    const parsed = parsePurpose(
      'Empfänger: Reto Vollrath Kto/IBAN: DE62992901274601061324 BLZ/BIC: XXXXDEFFXXX Buchungstext: Lohn Dez 2023 Ref. 7H2C219697/38011',
    );
    expect(parsed).toMatchObject({
      name: 'Reto Vollrath',
      iban: 'DE62992901274601061324',
      text: 'Lohn Dez 2023',
    });
  });

  it('reads an Austrian text with its mandate', () => {
    expect(
      parsePurpose(
        'Verwendungszweck: Police 1311 Auftraggeber: Ostwind Vers. AG IBAN Auftraggeber: AT659914087340889377 Mandat: M14741010 Creditor-ID: DE32ZZZ08366543611',
      ),
    ).toMatchObject({
      text: 'Police 1311',
      name: 'Ostwind Vers. AG',
      iban: 'AT659914087340889377',
      mref: 'M14741010',
      creditorId: 'DE32ZZZ08366543611',
    });
  });

  it('reads a Swiss transfer: account, partner, message', () => {
    expect(
      parsePurpose(
        'GIRO BANK CH3296137447548797279 MATTEO SUESS MITTEILUNGEN: wie besprochen REFERENZEN: X1',
      ),
    ).toMatchObject({ iban: 'CH3296137447548797279', name: 'MATTEO SUESS', text: 'wie besprochen' });
  });

  it('takes one word as a reference and drops the kind of booking behind it', () => {
    expect(
      parsePurpose(
        'Stadtwerke Ulm AG Abschlag 4711 End-to-End-Ref.: 12 CORE / Mandatsref.: M1 Gläubiger-ID: DE74ZZZ06473937128 SEPA-BASISLASTSCHRIFT wiederholend',
      ),
    ).toMatchObject({
      text: 'Stadtwerke Ulm AG Abschlag 4711',
      eref: '12',
      mref: 'M1',
      creditorId: 'DE74ZZZ06473937128',
      hasLabels: true,
    });
  });

  it('knows a card by the time and expiry the bank prints', () => {
    expect(parsePurpose('ARAL Station 78 2023-10-02T08:31 Debitk.1 2028-12')).toMatchObject({
      text: 'ARAL Station 78',
      isCard: true,
    });
  });

  it('joins lines of a fixed width that end inside of a word', () => {
    expect(
      parsePurpose('EREF+NOTPROVIDED MREF+62282 4-68 CRED+DE61ZZZ0226621672 6 SVWZ+VERTRAG 47720'),
    ).toMatchObject({
      mref: '62282 4-68'.replace(' ', ''),
      creditorId: 'DE61ZZZ02266216726',
    });
  });

  it('leaves a text without fields as it is', () => {
    expect(parsePurpose('Miete Mai: Danke').text).toBe('Miete Mai: Danke');
  });
});
