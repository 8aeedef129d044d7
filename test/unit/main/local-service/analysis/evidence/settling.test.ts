import { describe, expect, it } from 'vitest';
import { analyse, ledgerFromUpload } from '../../../../../../main/local-service/analysis';

/** Category of a person's one payment of 87.42. */
function categoryOf(name: string, purpose: string): string | undefined {
  const ledger = ledgerFromUpload({
    userType: 'person',
    accounts: [{ accountId: 'giro', owner: 'Erika Muster' }],
    transactions: [
      {
        transactionId: '1',
        accountId: 'giro',
        amount: -87.42,
        bookingDate: '2026-05-24',
        bookingText: 'Überweisung',
        purpose,
        paymentPartner: { name },
      },
    ],
  });
  return analyse(ledger).categorization[0]?.category;
}

describe('clues that mean something else beside another', () => {
  it.each([
    ['Inkasso Nordlicht GmbH', 'Forderung Sportwerk Aktenzeichen 26/4471', 'risk.collection'],
    ['Real Inkasso', 'Miete Forderung 12', 'risk.collection'],
    ['EOS DID', 'Forderung Fitnessstudio', 'risk.collection'],
    ['Obergerichtsvollzieher Streng', 'DR II 12/25 Forderung Stadtwerke Strom', 'risk.garnishment'],
  ])(
    'when %s collects a debt of “%s”, it is a debt and not what it was for once',
    (name, purpose, wanted) => {
      expect(categoryOf(name, purpose)).toBe(wanted);
    },
  );

  it('when a shop shares the family name of the owner by chance, it is a shop', () => {
    expect(categoryOf('ARAL Station Muster', 'tanken')).toBe('mobility.fuel');
    expect(categoryOf('Muster Apotheke', '')).toBe('health.pharmacy');
  });

  it('when a relative is paid, it stays private', () => {
    expect(categoryOf('Muster, Karl', 'Pizza')).toBe('transfers.private');
  });
});
