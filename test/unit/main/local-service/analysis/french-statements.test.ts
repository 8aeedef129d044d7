import { describe, expect, it } from 'vitest';
import { analyse, ledgerFromUpload } from '../../../../../main/local-service/analysis';

function categoryOf(bookingText: string, name: string, purpose: string, amount: number): string | undefined {
  const ledger = ledgerFromUpload({
    userType: 'person',
    accounts: [{ accountId: 'cc', owner: 'Odile Muster', type: 'GIRO', currency: 'EUR' }],
    transactions: [
      {
        transactionId: '1',
        accountId: 'cc',
        currency: 'EUR',
        bookingDate: '2025-05-06',
        amount,
        bookingText,
        purpose,
        ...(name ? { paymentPartner: { name } } : {}),
      },
    ],
  });
  return analyse(ledger).categorization[0]?.category;
}

describe('a French statement', () => {
  it.each<[string, string, string, number, string]>([
    ['VIR SEPA PERMANENT', 'SCI DU MOULIN', 'LOYER 05/2025', -900, 'housing.rent'],
    ['PRLV SEPA', 'DIRECTION GENERALE DES FINANCES PUBLIQUES', 'IMPOT SUR LE REVENU', -310, 'taxes.income'],
    ['PRLV SEPA', 'DGFIP', 'TAXE FONCIERE 2025', -740, 'taxes.property'],
    ['ECHEANCE PRET', 'BNP PARIBAS', 'ECHEANCE PRET 4711', -410, 'credits.loan'],
    ['PRLV SEPA', 'MAIF', 'ASSURANCE HABITATION 4711', -21, 'insurances.property'],
    ['PRLV SEPA', 'MGEN', 'MUTUELLE 05/2025', -88, 'insurances.health'],
    ['PAIEMENT CB', 'PHARMACIE DU PORT', 'PAIEMENT CB 0605', -12, 'health.pharmacy'],
    ['PAIEMENT CB', 'GEANT CASINO BREST', 'PAIEMENT CB 0605', -60, 'shopping.groceries'],
    ['FRAIS', 'CIC OUEST', 'FRAIS REJET PRELEVEMENT', -20, 'fees.return-fee'],
    ['VIR SEPA RECU', 'CAF DU FINISTERE', 'AIDE LOGEMENT MAI', 210, 'income.benefits'],
    ['VIR SEPA RECU', 'CHANTIERS DU PORT SAS', 'SALAIRE MAI', 2100, 'income.salary'],
  ])('reads %s | %s | %s', (bookingText, name, purpose, amount, wanted) => {
    expect(categoryOf(bookingText, name, purpose, amount)).toBe(wanted);
  });
});

describe('a partner that stands in the text', () => {
  it.each<[string, string, number, string]>([
    ['Belastung eBill: Swisscom (Schweiz) AG', 'Rechnung 4711', -60, 'communication.telecom'],
    ['Gutschrift Auftraggeber: Muster Werke AG', 'Lohn Mai', 4100, 'income.salary'],
    ['TRANSFER', 'To Anna Beispiel', -40, 'transfers.private'],
    ['Preis für Kontopaket', 'ZKB inklusiv Mai', -3, 'fees.account'],
  ])('is read out of “%s” and “%s”', (bookingText, purpose, amount, wanted) => {
    expect(categoryOf(bookingText, '', purpose, amount)).toBe(wanted);
  });
});
