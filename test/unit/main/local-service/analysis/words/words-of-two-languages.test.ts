import { expect, it } from 'vitest';
import { analyse, ledgerFromUpload } from '../../../../../../main/local-service/analysis';

type Line = readonly [name: string, purpose: string, amount: number, bookingText: string];

function categoriesOf(userType: 'person' | 'company', lines: readonly Line[]) {
  const ledger = ledgerFromUpload({
    userType,
    accounts: [{ accountId: 'giro', owner: 'Erika Muster', type: 'GIRO' }],
    transactions: lines.map(([name, purpose, amount, bookingText], at) => ({
      transactionId: String(at),
      accountId: 'giro',
      currency: 'EUR',
      bookingDate: `2024-01-${String(at + 5).padStart(2, '0')}`,
      amount,
      bookingText,
      purpose,
      paymentPartner: { name },
    })),
  });
  return analyse(ledger).categorization.map(({ category, tags }) => [category, ...tags].join(' '));
}

it('words that mean something else in another language, or beside another name, say nothing there', () => {
  const lines: Line[] = [
    ['Mary Adler', 'Birthday gift', -50, 'Transfer'],
    ['Amazon EU', 'Gift card order 12', -25, 'Card payment'],
    ['Dela Cruz', 'lunch', -30, 'Transfer'],
    ['DELA Coöperatie U.A.', 'polis 4128', -16.9, 'Incasso'],
    ['Uber', 'Fahrdienst Berlin', -25, 'Kartenzahlung'],
    ['Ostermeier Ludwig', 'Garage Nr 4', 65, 'Dauerauftrag Gutschrift'],
  ];
  expect(categoriesOf('person', lines)).toEqual([
    'transfers.private',
    'shopping.online',
    'transfers.private',
    'insurances.life',
    'mobility.car-sharing',
    'income.rental',
  ]);
});

it('what customers pay a garage is what it sells', () => {
  const [sold] = categoriesOf('company', [
    ['Hans Meier', 'Rechnung 1234 Garage Reparatur', 490, 'Überweisung'],
  ]);
  expect(sold).toBe('income.sales');
});

it('what an insurer takes back of a premium is no returned debit; a debit that came back is', () => {
  const lines: Line[] = [
    ['Allianz', 'Storno Beitrag', 50, 'Storno'],
    ['Santander Consumer Finance', 'Terugboeking incasso saldo ontoereikend', 189, 'Storno'],
  ];
  const [premium, returned] = categoriesOf('person', lines);
  expect(premium).toBe('insurances.other refund');
  expect(returned).toContain('returned-debit');
});
