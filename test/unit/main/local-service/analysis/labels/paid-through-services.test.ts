import { describe, expect, it } from 'vitest';
import { analyse, ledgerFromUpload } from '../../../../../../main/local-service/analysis';

describe('firms that are paid through one payment service', () => {
  it('when a subscription grows dearer and a shop is paid like amounts, the shop is no part of its contract', () => {
    const subscription = Array.from({ length: 12 }, (_, at) => ({
      day: `2025-${String(at + 1).padStart(2, '0')}-22`,
      amount: at < 4 ? -7.99 : -8.99,
      firm: 'Disney Plus',
    }));
    const bought = [
      { day: '2025-02-24', amount: -8.03, firm: 'eBay S.a.r.l.' },
      { day: '2025-06-25', amount: -9.4, firm: 'eBay S.a.r.l.' },
      { day: '2025-09-03', amount: -39.9, firm: 'eBay S.a.r.l.' },
    ];
    const ledger = ledgerFromUpload({
      userType: 'person',
      accounts: [{ accountId: 'giro', owner: 'Erika Muster' }],
      transactions: [...subscription, ...bought].map(({ day, amount, firm }, at) => ({
        transactionId: String(at),
        accountId: 'giro',
        amount,
        bookingDate: day,
        bookingText: 'FOLGELASTSCHRIFT',
        purpose: `47114${at}/PP.4711.PP/. ${firm}, Ihr Einkauf bei ${firm}`,
        mref: '4A72J1',
        paymentPartner: {
          name: 'PayPal Europe S.a.r.l. et Cie S.C.A',
          creditorId: 'LU96ZZZ0000000000000000058',
        },
      })),
    });
    const labels = analyse(ledger).categorization;
    const ofSubscription = labels.slice(0, 12);
    expect(new Set(ofSubscription.map(({ contractId }) => contractId)).size).toBe(1);
    expect(ofSubscription[0]).toMatchObject({ category: 'leisure.subscription', recurring: true });
    for (const { category, contractId } of labels.slice(12))
      expect({ category, contractId }).toEqual({ category: 'shopping.online', contractId: null });
  });
});
