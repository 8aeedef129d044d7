import { expect, it } from 'vitest';
import { analyse, ledgerFromUpload } from '../../../../../../main/local-service/analysis';

type Payment = readonly [day: string, name: string, purpose: string, amount: number];

function lastCategory(...payments: Payment[]): string | undefined {
  const ledger = ledgerFromUpload({
    userType: 'company',
    accounts: [{ accountId: 'shop', owner: 'Musterladen GmbH', type: 'PAYPAL' }],
    transactions: payments.map(([bookingDate, name, purpose, amount], at) => ({
      transactionId: String(at),
      accountId: 'shop',
      bookingDate,
      amount,
      purpose,
      bookingText: amount < 0 ? 'Rückzahlung' : 'Zahlung',
      paymentPartner: { name },
    })),
  });
  return analyse(ledger).categorization.at(-1)?.category;
}

it('what a company gives back to who only ever paid it was sold before, whatever the buyer is called', () => {
  const paid: Payment = ['2026-01-05', 'Sarah Apotheker', 'Bestellung KF-4711', 88];
  expect(lastCategory(paid, ['2026-01-12', 'Sarah Apotheker', 'Erstattung KF-4711', -44])).toBe(
    'income.sales',
  );
  const supplied: Payment = ['2026-01-08', 'Sarah Apotheker', 'Rechnung 12', -300];
  expect(lastCategory(paid, supplied)).toBe('business.supplier');
});
