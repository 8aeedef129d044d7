import { describe, expect, it } from 'vitest';
import { analyse, ledgerFromUpload } from '../../../../../../main/local-service/analysis';

const booking = (
  bookingDate: string,
  amount: number,
  name: string,
  purpose: string,
  more: { bookingText: string },
) => ({
  transactionId: `${name} ${amount}`,
  accountId: 'giro',
  amount,
  bookingDate,
  purpose,
  paymentPartner: { name },
  ...more,
});

describe('a card that is used at a till', () => {
  it('tells nothing by its amount alone', () => {
    const { categorization } = analyse(
      ledgerFromUpload({
        userType: 'company',
        accounts: [{ accountId: 'giro', owner: 'Elektro Zwirbel GmbH' }],
        transactions: [12, 64, 119].map((amount) =>
          booking('2026-03-02', -amount, 'ZWIRBEL 4711', '', { bookingText: 'Kartenzahlung' }),
        ),
      }),
    );
    expect(categorization.map(({ category, confidence }) => [category, confidence])).toEqual([
      ['shopping.other', 0.3],
      ['shopping.other', 0.3],
      ['shopping.other', 0.3],
    ]);
  });

  it('is no machine for the word on the card', () => {
    const { categorization } = analyse(
      ledgerFromUpload({
        userType: 'person',
        accounts: [{ accountId: 'giro', owner: 'Erika Muster' }],
        transactions: [
          booking('2026-03-02', -84.1, 'BILLA PLUS 04711 K2 02.03. 10:22', 'POS 4711', {
            bookingText: 'Bankomat Zahlung',
          }),
          booking('2026-03-02', -100, 'AUTOMAT 00011801 K2', 'ATM 4711', {
            bookingText: 'Bankomat Behebung',
          }),
        ],
      }),
    );
    expect(categorization.map(({ category }) => category)).toEqual(['shopping.groceries', 'cash.withdrawal']);
  });
});

describe('a payee that no table knows', () => {
  const labelled = (name: string, bookingText: string, purpose = '') =>
    analyse(
      ledgerFromUpload({
        userType: 'person',
        accounts: [{ accountId: 'giro', owner: 'Erika Muster' }],
        transactions: [booking('2026-03-02', -23, name, purpose, { bookingText })],
      }),
    ).categorization[0];

  it.each([
    ['FLEISCHKONTOR LUDENAU', 'Kartenzahlung', '', 'shopping.groceries'],
    ['Zahnmanufaktur Ludenau', 'Überweisung', 'Behandlung', 'health.doctor'],
  ])('is taken for what the pieces of its words are like: %s', (name, bookingText, purpose, category) => {
    const label = labelled(name, bookingText, purpose);
    expect(label?.category).toBe(category);
    expect(label?.reason).toBe('words like those of such bookings');
    expect(label?.confidence).toBeLessThan(0.9);
  });

  it('is not, where nothing is known of the words', () => {
    expect(labelled('QXYZQXYZ', 'Kartenzahlung')?.category).toBe('shopping.other');
  });
});
