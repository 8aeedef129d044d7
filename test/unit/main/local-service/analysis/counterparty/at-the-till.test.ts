import { describe, expect, it } from 'vitest';
import { analyse, ledgerFromUpload } from '../../../../../../main/local-service/analysis';

function categoryOf(name: string, purpose: string): string | undefined {
  const ledger = ledgerFromUpload({
    userType: 'person',
    accounts: [{ accountId: 'giro', owner: 'Jonna Silberbach', type: 'GIRO', currency: 'EUR' }],
    transactions: [
      {
        transactionId: 't',
        accountId: 'giro',
        currency: 'EUR',
        bookingDate: '2026-01-05',
        amount: -80,
        purpose,
        bookingText: 'Überweisung',
        paymentPartner: { name },
      },
    ],
  });
  return analyse(ledger).categorization[0]?.category;
}

describe('two slashes in the text of a booking', () => {
  it.each([
    ['Anna Ulmver', 'Ticket https://tickets.example/1', 'transfers.private'],
    ['Uwe Tomas', 'Essen//danke', 'transfers.private'],
    ['Kredit Direkt', 'Darlehen 4711 Rate //Konto', 'credits.loan'],
  ])('are no till: %s, %s', (name, purpose, category) => {
    expect(categoryOf(name, purpose)).toBe(category);
  });

  it('are one where the place and its country follow, or behind the name', () => {
    expect(categoryOf('Sven Kilmer', 'OIL TANKSTELLE 211//Nordheim/DE')).toBe('mobility.fuel');
    expect(categoryOf('Gasthaus Kilmer//Nordheim', '05.01. 17:20')).toBe('leisure.dining');
  });
});
