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

describe('a wage that is called back and paid again', () => {
  const wage = (day: string, amount: number, purpose = 'Lohn und Gehalt Pers.Nr 0417') =>
    booking(day, amount, 'Werkstatt Ostmoor eG', purpose);
  const { results, categorization } = analyse(
    ledgerFromUpload({
      userType: 'person',
      accounts,
      transactions: [
        ...['2024-01-31', '2024-02-29', '2024-03-31', '2024-04-30'].map((day) => wage(day, 2_000)),
        wage('2024-03-04', -2_000, 'Rückruf Gutschrift Lohn und Gehalt Pers.Nr 0417'),
        wage('2024-03-06', 2_000),
        booking('2024-04-02', -700, 'Wohnbau Ostmoor eG', 'Miete'),
      ],
    }),
  );
  const labelOf = (id: string) => categorization.find(({ transactionId }) => transactionId === id);

  it('is income once, and no repair of a car', () => {
    expect(labelOf('2024-03-04 -2000')).toMatchObject({ category: 'income.salary', tags: ['refund'] });
    const { monthlyOverview } = results['person/household-bugdet'] as unknown as Budget;
    expect(monthlyOverview.map(({ month, income, spending }) => [month, income, spending])).toEqual([
      ['2024-04', 2_000, -700],
      ['2024-03', 2_000, 0],
      ['2024-02', 2_000, 0],
      ['2024-01', 2_000, 0],
    ]);
  });
});

describe('what is paid once more after it came back', () => {
  it('takes back no credit', () => {
    const rate = (day: string, amount: number, purpose: string) =>
      booking(day, amount, 'Ratenbank Ostmoor AG', purpose);
    const { categorization } = analyse(
      ledgerFromUpload({
        userType: 'person',
        accounts,
        transactions: [
          ...['2024-01-02', '2024-02-02', '2024-03-02'].map((day) => rate(day, -123, 'Rate Darlehen 4410')),
          rate('2024-03-05', 123, 'Rückgabe Lastschrift Rate Darlehen 4410 mangels Deckung'),
          rate('2024-03-12', -123, 'Rate Darlehen 4410, Ausgleich der Rücklastschrift'),
        ],
      }),
    );
    const last = categorization.find(({ transactionId }) => transactionId === '2024-03-12 -123');
    expect(last).toMatchObject({ category: 'credits.loan' });
    expect(last?.tags).not.toContain('refund');
  });
});
