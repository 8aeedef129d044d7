import { expect, it } from 'vitest';
import { analyse, ledgerFromUpload, type RawRecord } from '../../../../../main/local-service/analysis';

const booking = (bookingDate: string, amount: number): RawRecord => ({
  transactionId: `${bookingDate} ${amount}`,
  accountId: 'giro',
  currency: 'EUR',
  bookingDate,
  amount,
  purpose: 'Rechnung',
  paymentPartner: { name: 'Kunde AG' },
});

interface Liquidity {
  accountLiquidity: { monthlyOverview: Record<string, unknown>[] }[];
}

it('lowest and highest balance of a month are ends of its own days, not what the month before ended with', () => {
  const { results } = analyse(
    ledgerFromUpload({
      userType: 'company',
      accounts: [
        { accountId: 'giro', iban: 'DE11', owner: 'Quandel Bau GmbH', currency: 'EUR', balance: 300 },
      ],
      transactions: [
        booking('2024-01-31', -500),
        booking('2024-02-01', 900),
        booking('2024-02-20', -150),
        booking('2024-03-01', -450),
        booking('2024-03-04', 150),
        booking('2024-03-28', 450),
      ],
    }),
  );
  const { accountLiquidity } = results['company/liquidity'] as unknown as Liquidity;
  const months = accountLiquidity[0]?.monthlyOverview.map(
    ({ month, minBalance, maxBalance, endOfMonthBalance }) => [
      month,
      minBalance,
      maxBalance,
      endOfMonthBalance,
    ],
  );
  expect(months).toEqual([
    ['2024-03', -300, 300, 300],
    ['2024-02', 150, 300, 150],
    ['2024-01', -600, -600, -600],
  ]);
});
