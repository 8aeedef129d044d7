import { describe, expect, it } from 'vitest';
import { analyse, ledgerFromUpload } from '../../../../../../main/local-service/analysis';

function categoryOf(name: string, userType: 'person' | 'company'): string | undefined {
  const ledger = ledgerFromUpload({
    userType,
    accounts: [{ accountId: 'giro', owner: 'Jonna Silberbach', type: 'GIRO', currency: 'EUR' }],
    transactions: [
      {
        transactionId: 't',
        accountId: 'giro',
        currency: 'EUR',
        bookingDate: '2026-01-05',
        amount: -4.9,
        purpose: 'Entgelt Januar',
        paymentPartner: { name },
      },
    ],
  });
  return analyse(ledger).categorization[0]?.category;
}

describe('an "Entgelt"', () => {
  it.each(['ING', 'N26', 'DKB AG', 'comdirect', 'Qonto', 'PostFinance', 'UBS', 'Revolut', 'Postbank', ''])(
    'is what the account costs where %s asks for it, a bank that need not say so in its name',
    (name) => {
      expect(categoryOf(name, 'company')).toBe('fees.account');
      expect(categoryOf(name, 'person')).toBe('fees.account');
    },
  );

  it.each(['Erste Hilfe Kurse Ostmoor', 'Musikhaus Silbertal'])('is the price of %s', (name) => {
    expect(categoryOf(name, 'company')).not.toMatch(/^fees/);
    expect(categoryOf(name, 'person')).not.toMatch(/^fees/);
  });
});
