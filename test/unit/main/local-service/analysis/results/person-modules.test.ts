import { describe, expect, it } from 'vitest';
import { analyse, ledgerFromUpload, type RawRecord } from '../../../../../../main/local-service/analysis';

const booking = (bookingDate: string, amount: number, name: string, purpose: string): RawRecord => ({
  transactionId: `${bookingDate} ${amount}`,
  accountId: 'giro',
  currency: 'EUR',
  bookingDate,
  amount,
  purpose,
  paymentPartner: { name },
});

const { results, categorization } = analyse(
  ledgerFromUpload({
    userType: 'person',
    accounts: [{ accountId: 'giro', owner: 'Jonna Silberbach', type: 'GIRO', currency: 'EUR' }],
    transactions: [
      booking('2024-01-02', 2_000, 'Werkstatt Ostmoor eG', 'Lohn und Gehalt Pers.Nr 0417'),
      booking('2024-01-20', 5_000, 'Ratenbank Ostmoor AG', 'Auszahlung Darlehen 4410931'),
      booking('2024-02-01', 2_000, 'Werkstatt Ostmoor eG', 'Lohn und Gehalt Pers.Nr 0417'),
      booking('2024-02-15', 800, 'Ratenbank Ostmoor AG', 'Abruf Rahmenkredit 4410931'),
      booking('2024-02-20', -150, 'Ratenbank Ostmoor AG', 'Rate Darlehen 4410931'),
      booking('2024-03-01', 2_000, 'Werkstatt Ostmoor eG', 'Lohn und Gehalt Pers.Nr 0417'),
      booking('2024-03-20', -150, 'Ratenbank Ostmoor AG', 'Rate Darlehen 4410931'),
      booking('2024-03-31', -1, 'Kiosk', 'Kauf'),
    ],
  }),
);

describe('money that is borrowed', () => {
  it('is labelled as such', () => {
    const labelOf = (id: string) =>
      categorization.find(({ transactionId }) => transactionId === id)?.category;
    expect([labelOf('2024-01-20 5000'), labelOf('2024-02-15 800')]).toEqual([
      'income.loan-payout',
      'credits.line-drawdown',
    ]);
  });

  it('is no income of the household, and paying it back is spent', () => {
    const { monthlyOverview } = results['person/household-bugdet'] as {
      monthlyOverview: { month: string; income: number; spending: number; balance: number }[];
    };
    expect(monthlyOverview).toMatchObject([
      { month: '2024-03', income: 2_000, spending: -151, balance: 1_849 },
      { month: '2024-02', income: 2_000, spending: -150, balance: 1_850 },
      { month: '2024-01', income: 2_000, spending: 0, balance: 2_000 },
    ]);
  });

  it('is no income in the key figures either, nor in what a landlord is told', () => {
    expect(results['cockpits/person']).toMatchObject({ income: { average: 2_000 } });
    expect(results['renter-information']).toMatchObject({ income: { average: 2_000, median: 2_000 } });
  });
});
