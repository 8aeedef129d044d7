import { describe, expect, it } from 'vitest';
import { analyse, ledgerFromUpload } from '../../../../../../main/local-service/analysis';

function categoryOf(
  name: string,
  purpose: string,
  bookingText = 'Überweisung',
  amount = -80,
): string | undefined {
  const ledger = ledgerFromUpload({
    userType: 'person',
    accounts: [{ accountId: 'giro', owner: 'Jonna Silberbach', type: 'GIRO', currency: 'EUR' }],
    transactions: [
      {
        transactionId: 't',
        accountId: 'giro',
        currency: 'EUR',
        bookingDate: '2026-01-05',
        amount,
        purpose,
        bookingText,
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

describe('what an acquirer or a payment service sets before the shop', () => {
  it.each([
    ['SumUp *Eiscafé Bellini', 'leisure.dining'],
    ['ZTL*Buchhandlung Kilmer', 'shopping.other'],
    ['SP KILMER SCHUHE', 'shopping.clothing'],
    ['PAYPAL *NETFLIX', 'leisure.subscription'],
    ['SQ *Blumen Kilmer', 'shopping.home'],
  ])('is no part of its name: %s', (name, category) => {
    expect(categoryOf(name, 'Karte 4411', 'Kartenzahlung')).toBe(category);
  });

  it('is left where no card was used, or where it is a word', () => {
    expect(categoryOf('SP KILMER MODEN', 'Kirchgeld', 'Überweisung')).toBe('giving.donation');
    expect(categoryOf('Spedition Kilmer', 'Fracht 12', 'Kartenzahlung')).not.toBe('shopping.other');
  });
});

describe('"Bankomat" as a booking text', () => {
  it('is a payment where a shop and the mark of its till stand in the text', () => {
    expect(categoryOf('BILLA DANKT 0231', 'POS 12,00 K1 14.05. 17:12', 'Bankomat')).toBe(
      'shopping.groceries',
    );
    expect(categoryOf('Wirtshaus Kilmer', 'K1 14.05. UM 17:12', 'Bankomat')).toBe('leisure.dining');
  });

  it('is cash elsewhere', () => {
    expect(categoryOf('', 'Behebung 14.05. 17:12', 'Bankomat')).toBe('cash.withdrawal');
    expect(categoryOf('Sparkasse Kilmer', 'Automat 12', 'Bankomat')).toBe('cash.withdrawal');
  });
});

describe('the second at which a transfer was sent', () => {
  it('is the mark of no till: nothing is given back to a card', () => {
    expect(categoryOf('Anna Ulmver', '2026-01-05T09:12:44 danke', 'Echtzeitüberweisung', 80)).toBe(
      'transfers.private',
    );
    expect(categoryOf('Anna Ulmver', '2026-01-05T09:12:44 danke', 'Echtzeit-Gutschrift', 80)).toBe(
      'transfers.private',
    );
  });

  it('beside a card is one', () => {
    expect(categoryOf('Modehaus Kilmer', '2026-01-05T09:12 Debitk.4 2029-12', 'Gutschrift', 80)).toBe(
      'shopping.clothing',
    );
  });
});
