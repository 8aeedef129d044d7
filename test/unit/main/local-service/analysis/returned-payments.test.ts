import { describe, expect, it } from 'vitest';
import { analyse, ledgerFromUpload, type RawRecord } from '../../../../../main/local-service/analysis';

const accounts = [
  { accountId: 'giro', iban: 'DE11', owner: 'Jonna Silberbach', type: 'GIRO', currency: 'EUR', balance: 100 },
];
const booking = (bookingDate: string, amount: number, name: string, purpose: string): RawRecord => ({
  transactionId: `${bookingDate} ${amount}`,
  accountId: 'giro',
  currency: 'EUR',
  bookingDate,
  amount,
  purpose,
  paymentPartner: { name },
});

interface Budget {
  monthlyOverview: { month: string; income: number; spending: number; balance: number }[];
}

describe('what comes back of a payment of no known area', () => {
  const { results, categorization } = analyse(
    ledgerFromUpload({
      userType: 'person',
      accounts,
      transactions: [
        booking('2024-01-02', 2_000, 'Werkstatt Ostmoor eG', 'Lohn und Gehalt Pers.Nr 0417'),
        booking('2024-01-18', -34.9, 'Anna Ulmver', 'Beitrag Januar'),
        booking('2024-02-01', 2_000, 'Werkstatt Ostmoor eG', 'Lohn und Gehalt Pers.Nr 0417'),
        booking('2024-02-19', -34.9, 'Anna Ulmver', 'Beitrag Februar'),
        booking('2024-02-20', 34.9, 'Anna Ulmver', 'Ruecklastschrift mangels Deckung Beitrag Februar'),
        booking('2024-03-01', 2_000, 'Werkstatt Ostmoor eG', 'Lohn und Gehalt Pers.Nr 0417'),
      ],
    }),
  );

  it('is no income of the household: it takes back what was spent', () => {
    const returned = categorization.find(({ transactionId }) => transactionId === '2024-02-20 34.9');
    expect(returned).toMatchObject({ category: 'transfers.private', tags: ['returned-debit'] });
    const { monthlyOverview } = results['person/household-bugdet'] as unknown as Budget;
    expect(monthlyOverview.map(({ month, income, spending }) => [month, income, spending])).toEqual([
      ['2024-03', 2_000, 0],
      ['2024-02', 2_000, 0],
      ['2024-01', 2_000, -34.9],
    ]);
  });
});
