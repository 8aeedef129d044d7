import { describe, expect, it } from 'vitest';
import { analyse, ledgerFromUpload } from '../../../../../../main/local-service/analysis';

type Order = readonly [name: string, purpose: string, amount: number];

/** Categories of standing orders that a person pays each month of half a year. */
function categoriesOf(...orders: Order[]): string[] {
  const ledger = ledgerFromUpload({
    userType: 'person',
    accounts: [{ accountId: 'giro', owner: 'Erika Muster', type: 'GIRO' }],
    transactions: orders.flatMap(([name, purpose, amount], order) =>
      ['01', '02', '03', '04', '05', '06'].map((month) => ({
        transactionId: `${order}-${month}`,
        accountId: 'giro',
        currency: 'EUR',
        bookingDate: `2026-${month}-02`,
        amount,
        purpose,
        bookingText: 'Dauerauftrag',
        paymentPartner: { name },
      })),
    ),
  });
  const { categorization } = analyse(ledger);
  return orders.map((_, order) => categorization[order * 6]?.category ?? '');
}

describe('the largest standing order to one person', () => {
  it('is the rent where nothing else is', () => {
    expect(categoriesOf(['Rüdiger Zwirbler', '2. OG', -640], ['Selma Zwick', 'Danke', -310])).toEqual([
      'housing.rent',
      'transfers.private',
    ]);
  });

  it.each<[string, Order[]]>([
    ['a rent that says so', [['Wohnbau Seeblick GmbH', 'Miete', -700]]],
    ['a loan for a home', [['Hausbank AG', 'Baufinanzierung Annuität', -900]]],
  ])('is none beside %s', (_, beside) => {
    expect(categoriesOf(['Rüdiger Zwirbler', 'Danke', -640], ...beside)[0]).toBe('transfers.private');
  });

  it.each<[string, Order]>([
    ['a relative', ['Karl Muster', 'Danke', -640]],
    ['maintenance', ['Rüdiger Zwirbler', 'Unterhalt Luca', -640]],
    ['little', ['Rüdiger Zwirbler', 'Danke', -120]],
  ])('is none where it is %s', (_, order) => {
    expect(categoriesOf(order)).toEqual(['transfers.private']);
  });
});
