import { describe, expect, it } from 'vitest';
import {
  analyse,
  categoryTree,
  ledgerFromUpload,
  type RawRecord,
} from '../../../../../main/local-service/analysis';
import { definitions } from '../../../../../main/local-service/analysis/tables/definitions';

const accounts = [
  { accountId: 'giro', iban: 'DE11', owner: 'Quandel Bau GmbH', type: 'GIRO', currency: 'EUR', balance: 100 },
  { accountId: 'usd', iban: 'DE33', owner: 'Quandel Bau GmbH', type: 'GIRO', currency: 'USD', balance: 50 },
];
const booking = (
  id: string,
  bookingDate: string,
  amount: number,
  name: string,
  purpose: string,
  more: RawRecord = {},
): RawRecord => ({
  transactionId: id,
  accountId: 'giro',
  currency: 'EUR',
  bookingDate,
  amount,
  purpose,
  paymentPartner: { name },
  ...more,
});

describe('months', () => {
  const outcome = analyse(
    ledgerFromUpload({
      userType: 'company',
      accounts,
      transactions: [
        booking('1', '2024-01-03', -100, 'Ulmver Versicherung AG', 'Betriebshaftpflicht 1234567'),
        booking('2', '2024-02-02', -100, 'Ulmver Versicherung AG', 'Betriebshaftpflicht 1234567'),
        booking('3', '2024-04-02', -60, 'Ulmver Versicherung AG', 'Betriebshaftpflicht 1234567'),
        booking('4', '2024-05-15', 10, 'Kunde AG', 'Rechnung 1'),
      ],
    }),
  );

  it('when the first booking is on the second bank day, that month is partial; zero months count in median and average', () => {
    const { insurances } = outcome.breakdowns;
    expect(insurances.monthlyOverview.map((month) => [month.month, month.isComplete])).toEqual([
      ['2024-05', false],
      ['2024-04', true],
      ['2024-03', true],
      ['2024-02', true],
      ['2024-01', false],
    ]);
    expect([insurances.current, insurances.median, insurances.average]).toEqual([60, 60, 53.33]);
  });

  it('when nothing is found, says so and gives no months', () => {
    expect(outcome.breakdowns.credits).toMatchObject({
      available: false,
      current: 0,
      monthlyOverview: [],
      contractSummary: [],
    });
  });
});

describe('results of a company', () => {
  const { results } = analyse(
    ledgerFromUpload({
      userType: 'company',
      accounts,
      transactions: [
        booking('1', '2024-01-01', 500, 'Kunde AG', 'Rechnung 1', {
          paymentPartner: { name: 'Kunde AG', iban: 'AT001' },
        }),
        booking('2', '2024-01-10', -450, 'Lieferant GmbH', 'Rechnung 2'),
        booking('3', '2024-01-20', -150, '', 'Auszahlung Geldautomat'),
        booking('4', '2024-02-05', 150, 'Kunde AG', 'Rechnung 3', {
          paymentPartner: { name: 'Kunde AG', iban: 'AT001' },
        }),
        booking('5', '2024-02-06', -20, 'Shop', 'Kauf', { accountId: 'usd', currency: 'USD' }),
      ],
    }),
  );

  it('when a balance is given, balances and overdraft days are computed backwards from it', () => {
    const { accountLiquidity } = results['company/liquidity'] as {
      accountLiquidity: { monthlyOverview: unknown[] }[];
    };
    expect(accountLiquidity[0]?.monthlyOverview).toMatchObject([
      { month: '2024-02', endOfMonthBalance: 100, minBalance: -50, maxBalance: 100 },
      { month: '2024-01', endOfMonthBalance: -50, minBalance: -50, maxBalance: 550 },
    ]);
    const { accountRisks } = results['company/risk'] as {
      accountRisks: { monthlyOverview: { overdraftDays: number }[] }[];
    };
    expect(accountRisks[0]?.monthlyOverview.map((month) => month.overdraftDays)).toEqual([4, 12]);
  });

  it('when accounts have other currencies, they are not added', () => {
    const { overview } = results['company/liquidity'] as { overview: { outgoings: { sum: number } } };
    expect(overview.outgoings.sum).toBe(-600);
  });

  it('when cash is drawn, the cash result lists it with its transactions', () => {
    expect((results['company/cash-transactions'] as { overview: unknown }).overview).toMatchObject({
      outgoings: { sum: -150, count: 1, transactionIDs: ['3'] },
    });
  });

  it('when a customer pays from abroad, partners and countries show it', () => {
    const { customers } = results['company/customers-suppliers'] as { customers: { partnerList: unknown[] } };
    expect(customers.partnerList).toMatchObject([
      { paymentPartner: { name: 'Kunde AG' }, ranking: { rank: 1, revenueScore: 100 } },
    ]);
    const { countries } = results['company/foreign-sales'] as { countries: unknown[] };
    expect(countries).toMatchObject([{ country: 'AT', incomings: { sum: 650, count: 2 } }]);
  });
});

describe('an empty ledger', () => {
  it.each(['company', 'person'] as const)(
    'when a %s has no transactions, every result still answers',
    (userType) => {
      const { results, categorization } = analyse(
        ledgerFromUpload({ userType, accounts: [], transactions: [] }),
      );
      expect(categorization).toEqual([]);
      for (const answer of Object.values(results)) expect(JSON.stringify(answer)).toBeTruthy();
    },
  );
});

describe('what the program shows beside figures', () => {
  it('when it names a category or a definition, both languages have a text', () => {
    expect(
      categoryTree.every((top) =>
        top.children?.every((child) => child.title.de && child.title.en && child.description),
      ),
    ).toBe(true);
    expect(definitions.every(({ de, en }) => de.length > 20 && en.length > 20)).toBe(true);
  });
});
