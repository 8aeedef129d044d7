import { describe, expect, it } from 'vitest';
import { analyse, ledgerFromUpload, type RawRecord } from '../../../../../main/local-service/analysis';
import type { UserType } from '../../../../../main/local-service/analysis/ledger/ledger-types';

let next = 0;
const booking = (
  day: string,
  amount: number,
  name: string,
  purpose: string,
  more: RawRecord = {},
): RawRecord => {
  next += 1;
  return {
    transactionId: `b${next}`,
    accountId: 'giro',
    amount,
    currency: 'EUR',
    bookingDate: day,
    purpose,
    paymentPartner: { name, ...(more.paymentPartner as object) },
    ...('bookingText' in more ? { bookingText: more.bookingText } : {}),
    ...('mref' in more ? { mref: more.mref } : {}),
  };
};
const monthsOf = (count: number, day = 3, year = 2023) =>
  Array.from(
    { length: count },
    (_, i) =>
      `${year + Math.floor(i / 12)}-${String((i % 12) + 1).padStart(2, '0')}-${String(day).padStart(2, '0')}`,
  );

function run(transactions: RawRecord[], userType: UserType = 'person', today?: string) {
  const accounts = [
    { accountId: 'giro', iban: 'DE11', owner: 'Renate Quandel', type: 'GIRO', currency: 'EUR' },
  ];
  return analyse(ledgerFromUpload({ userType, accounts, transactions, ...(today ? { today } : {}) }));
}
const debit = { bookingText: 'SEPA-Lastschrift' };

describe('a monthly payment', () => {
  it('to one partner out of accounts in two currencies is one contract in each of them', () => {
    const paid = (accountId: string, currency: string, amount: number) =>
      monthsOf(9).map((day) => ({
        ...booking(day, amount, 'Zetbal Mobil GmbH', 'Handyvertrag 88123456', debit),
        accountId,
        currency,
      }));
    const accounts = [
      { accountId: 'yen', owner: 'Renate Quandel', type: 'GIRO', currency: 'JPY' },
      { accountId: 'dinar', owner: 'Renate Quandel', type: 'GIRO', currency: 'KWD' },
    ];
    const transactions = [...paid('yen', 'JPY', -6402), ...paid('dinar', 'KWD', -13.199)];
    const { contracts } = analyse(ledgerFromUpload({ userType: 'person', accounts, transactions }));
    expect(
      contracts
        .map(({ amount, interval, transactionIDs }) => [amount, interval, transactionIDs.length])
        .sort(),
    ).toEqual([
      [13.199, 'monthly', 9],
      [6402, 'monthly', 9],
    ]);
  });

  it('under one customer number is as many contracts as are numbered under it', () => {
    const paid = (sub: number, amount: number, days: string[]) =>
      days.map((day) =>
        booking(day, amount, 'Zetbal Bank eG', `Darl 471188/${sub} Tilgung+Zins`, {
          bookingText: 'Darlehensrate',
        }),
      );
    const monthly = paid(601, -2844, monthsOf(14));
    const quarterly = paid(
      602,
      -3120,
      monthsOf(14).filter((_, at) => at % 3 === 0),
    );
    const { contracts } = run([...monthly, ...quarterly], 'company');
    expect(contracts.map(({ transactionIDs }) => transactionIDs.length).sort()).toEqual([14, 5]);
  });

  it('with the month behind its number is one contract', () => {
    const paid = monthsOf(14).map((day) =>
      booking(day, -41.2, 'Zetbal Leasing GmbH', `LV 471188-${day.slice(5, 7)} Rate`, debit),
    );
    expect(run(paid).contracts.map(({ transactionIDs }) => transactionIDs.length)).toEqual([14]);
  });

  it('of wages is none of the dividend to the same owner', () => {
    const wages = monthsOf(9).map((day) => booking(day, -3100, 'Ina Muster', 'Lohn 471188'));
    const { categorization, contracts } = run(
      [...wages, booking('2023-06-12', -9000, 'Ina Muster', 'Dividende GJ 2022 471188')],
      'company',
    );
    expect(categorization.at(-1)?.category).toBe('transfers.owner');
    expect(contracts.map(({ transactionIDs }) => transactionIDs.length)).toEqual([9]);
  });

  it('by standing order to the own savings is a contract, though its amount is changed', () => {
    const accounts = ['giro', 'savings'].map((accountId) => ({
      accountId,
      owner: 'Renate Quandel',
      type: 'GIRO',
    }));
    const transactions = monthsOf(9).flatMap((day, at) => {
      const amount = [200, 200, 220][at % 3] ?? 0;
      const one = { ...booking(day, -amount, 'Renate Quandel', 'Sparen'), bookingText: 'Dauerauftrag' };
      return [
        one,
        {
          ...booking(day, amount, 'Renate Quandel', 'Sparen'),
          accountId: 'savings',
          bookingText: 'Gutschrift',
        },
      ];
    });
    const { contracts } = analyse(ledgerFromUpload({ userType: 'person', accounts, transactions }));
    expect(contracts.map(({ transactionIDs }) => transactionIDs.length)).toEqual([9]);
  });

  it('for care of the same price is a contract, though nobody is bound to it', () => {
    const paid = monthsOf(10).map((day) => booking(day, -198, 'Muster Pflege', 'Agentur Personenbetreuung'));
    expect(run(paid).contracts).toHaveLength(1);
  });

  it('when days wander, a month is skipped and the price changes, is one contract', () => {
    const days = [
      '2023-01-02',
      '2023-02-03',
      '2023-03-01',
      '2023-05-02',
      '2023-06-05',
      '2023-07-03',
      '2023-08-01',
    ];
    const { contracts } = run(
      days.map((day, i) =>
        booking(day, i < 4 ? -29.9 : -31.9, 'Zetbal Mobil GmbH', 'Handyvertrag 88123456', debit),
      ),
    );
    expect(contracts).toHaveLength(1);
    expect(contracts[0]).toMatchObject({
      interval: 'monthly',
      category: 'communication.telecom',
      amount: 31.9,
      amountConsistency: 'changing',
    });
  });

  it('when two contracts with one creditor run side by side, they are told apart by number, mandate or amount', () => {
    const one = monthsOf(8).map((day) =>
      booking(day, -40, 'Zetbal Netz AG', 'Vertrag 11111111 Internet', { ...debit, mref: 'M1' }),
    );
    const other = monthsOf(8, 17).map((day) =>
      booking(day, -40, 'Zetbal Netz AG', 'Vertrag 22222222 Internet', { ...debit, mref: 'M2' }),
    );
    const third = monthsOf(8, 24).map((day) => booking(day, -12.5, 'Zetbal Netz AG', 'Internet', debit));
    const { contracts } = run([...one, ...other, ...third]);
    expect(contracts.map((contract) => contract.transactionIDs.length).sort()).toEqual([8, 8, 8]);
  });

  it('when nothing but regularity speaks for it, is still a contract', () => {
    const { contracts } = run(monthsOf(9).map((day) => booking(day, -48.2, 'Quelmor', 'Kd 4477123', debit)));
    expect(contracts).toHaveLength(1);
  });

  it('when bookings are shopping, makes no contract of them', () => {
    const days = ['2023-01-02', '2023-02-01', '2023-03-03', '2023-04-02', '2023-05-03', '2023-06-02'];
    const { contracts } = run(
      days.map((day, i) =>
        booking(day, -20 - i * 3.7, 'Markthalle Ulmver', 'Markthalle Ulmver', {
          bookingText: 'Kartenzahlung',
        }),
      ),
    );
    expect(contracts).toHaveLength(0);
  });
});

describe('slow rhythms', () => {
  it.each([
    ['quarterly', ['2023-01-16', '2023-04-17', '2023-07-17', '2023-10-16'], 'quarterly'],
    ['half-yearly', ['2023-01-16', '2023-07-17', '2024-01-16'], 'half-yearly'],
    ['yearly from two payments', ['2023-03-01', '2024-03-01'], 'yearly'],
  ])('when a premium is paid %s, the interval is found', (_, days, interval) => {
    const { contracts } = run(
      days.map((day) =>
        booking(day, -210.4, 'Ulmver Versicherung AG', 'Hausratversicherung 55123987', debit),
      ),
    );
    expect(contracts).toHaveLength(1);
    expect(contracts[0]).toMatchObject({ interval, category: 'insurances.property' });
  });

  it('when payments come every week or every four weeks, the interval is found', () => {
    const every = (step: number, count: number) =>
      Array.from({ length: count }, (_, i) =>
        new Date(Date.UTC(2023, 0, 2) + i * step * 86_400_000).toISOString().slice(0, 10),
      );
    const { contracts } = run([
      ...every(7, 12).map((day) => booking(day, -15, 'Wispol Musikschule', 'Unterricht 991234', debit)),
      ...every(28, 10).map((day) => booking(day, -64, 'Gelmor Fitness GmbH', 'Fitnessstudio 771234', debit)),
    ]);
    expect(contracts.map((contract) => contract.interval).sort()).toEqual(['four-weekly', 'weekly']);
  });
});

describe('payments by card', () => {
  const card = { bookingText: 'Kartenzahlung' };

  it('to a shop that prints the number of the order behind its name are one contract', () => {
    const numbers = ['P48A1177', 'P39B2210', 'E0412231', 'P77C9921', 'X12D3381', 'P55E1190'];
    const { contracts } = run(
      monthsOf(6).map((day, at) =>
        booking(day, -12.99, `TONFLUSS ${numbers[at]} STOCKHOLM`, 'Abo Musik', card),
      ),
    );
    expect(contracts.map(({ transactionIDs }) => transactionIDs.length)).toEqual([6]);
  });

  it('for a full tank are none, though each costs the same', () => {
    const days = ['2023-02-14', '2023-05-15', '2023-08-14', '2023-11-13'];
    const { contracts } = run(days.map((day) => booking(day, -58, 'TANKSTELLE AM WALL', '', card)));
    expect(contracts).toEqual([]);
  });
});

describe('the fee of a term', () => {
  it('is a contract from the second on, a course that was booked twice is none', () => {
    const transfer = { bookingText: 'Überweisung' };
    const term = ['2023-02-20', '2023-08-21'].map((day) =>
      booking(day, -288.5, 'Hochschule Zwirbel', 'Semestergebühr', transfer),
    );
    const course = ['2023-03-01', '2023-05-10'].map((day) =>
      booking(day, -190, 'Sprachschule Nauvol GmbH', 'Kursgebühr', transfer),
    );
    expect(run([...term, ...course]).contracts.map(({ interval }) => interval)).toEqual(['half-yearly']);
  });
});

describe('the end and the future of a contract', () => {
  it('when payments stopped long before the last day, it is inactive and nothing is expected', () => {
    const ended = monthsOf(6).map((day) =>
      booking(day, -30, 'Zetbal Mobil GmbH', 'Handyvertrag 12345678', debit),
    );
    const running = monthsOf(14, 10).map((day) =>
      booking(day, -55, 'Nauvol Strom GmbH', 'Stromabschlag 87654321', debit),
    );
    const { contracts } = run([...ended, ...running]);
    const byName = new Map(contracts.map((contract) => [contract.paymentPartner.name, contract]));
    expect(byName.get('Zetbal Mobil GmbH')).toMatchObject({ isActive: false, nextBookingDate: null });
    expect(byName.get('Nauvol Strom GmbH')).toMatchObject({ isActive: true, nextBookingDate: '2024-03-11' });
  });
});

describe('what comes back', () => {
  it('when a debit is returned and taken again with a fee, both belong to the contract and the return counts negative', () => {
    const rates = monthsOf(6).map((day) =>
      booking(day, -200, 'Nauvol Bank AG', 'Ratenkredit 4711123', debit),
    );
    const back = booking(
      '2023-04-06',
      200,
      'Nauvol Bank AG',
      'Rücklastschrift mangels Deckung Ratenkredit 4711123',
      { bookingText: 'Rücklastschrift' },
    );
    const again = booking('2023-04-20', -207.5, 'Nauvol Bank AG', 'Mahnung Ratenkredit 4711123', {
      bookingText: 'Überweisung',
    });
    const edge = booking('2023-07-01', -1, 'Kiosk', 'Kiosk');
    const outcome = run([...rates, back, again, edge]);
    const ids = new Set(
      outcome.categorization.filter((entry) => entry.analysis === 'credits').map((entry) => entry.contractId),
    );
    expect(ids.size).toBe(1);
    const april = outcome.breakdowns.credits.monthlyOverview.find((month) => month.month === '2023-04');
    expect(april?.amount).toBe(207.5);
    expect(
      outcome.categorization.find((entry) => entry.transactionId === back.transactionId)?.tags,
    ).toContain('returned-debit');
  });

  it('when an insurer gives a premium back it is deducted; when it pays a claim that is income', () => {
    const premiums = monthsOf(6).map((day) =>
      booking(day, -50, 'Ulmver Versicherung AG', 'Kfz-Versicherung 99887766', debit),
    );
    const refund = booking('2023-05-10', 20, 'Ulmver Versicherung AG', 'Beitragsrückerstattung 99887766');
    const claim = booking('2023-05-12', 900, 'Ulmver Versicherung AG', 'Schadenregulierung Schaden-Nr 123');
    const outcome = run([...premiums, refund, claim]);
    const may = outcome.breakdowns.insurances.monthlyOverview.find((month) => month.month === '2023-05');
    expect(may).toMatchObject({ amount: 30, recurringAmount: 50, nonRecurringAmount: -20 });
    expect(
      outcome.categorization.find((entry) => entry.transactionId === claim.transactionId)?.category,
    ).toBe('income.insurance-payout');
  });

  it('when money is drawn from a credit line it is labelled but not counted, and paying it back is not recurring', () => {
    const outcome = run([
      booking('2023-02-10', 3000, 'Nauvol Bank AG', 'Abruf Rahmenkredit 123456'),
      booking('2023-03-10', -1000, 'Nauvol Bank AG', 'Rückzahlung Rahmenkredit 123456'),
      booking('2023-03-31', -30, 'Nauvol Bank AG', 'Zinsen Rahmenkredit 123456 Q1'),
      booking('2023-06-30', -28, 'Nauvol Bank AG', 'Zinsen Rahmenkredit 123456 Q2'),
      booking('2023-09-29', -25, 'Nauvol Bank AG', 'Zinsen Rahmenkredit 123456 Q3'),
    ]);
    const overview = new Map(outcome.breakdowns.credits.monthlyOverview.map((month) => [month.month, month]));
    expect(overview.get('2023-02')?.amount).toBe(0);
    expect(overview.get('2023-03')).toMatchObject({
      amount: 1030,
      recurringAmount: 30,
      nonRecurringAmount: 1000,
    });
  });
});

describe('two payments', () => {
  const subsidies = (second: string) =>
    analyse(
      ledgerFromUpload({
        userType: 'company',
        accounts: [{ accountId: 'giro', owner: 'Elektro Zwirbel GmbH' }],
        transactions: ['2024-10-30', second].map((day) =>
          booking(day, 1120, 'Bundesagentur für Arbeit', 'KUG Kurzarbeitergeld', {
            bookingText: 'Gutschrift',
          }),
        ),
      }),
    ).contracts.length;

  it('are an agreement where one interval lies between them, and none at any other distance', () => {
    expect(subsidies('2024-11-29')).toBe(1);
    expect(subsidies('2025-03-06')).toBe(0);
  });
});

describe('savings plans of one day in an account without partner names', () => {
  it('are two agreements, and no single purchases for their ISIN', () => {
    const plans: (readonly [number, string, string])[] = [
      [-250, 'ISHARES CORE', 'IE00B4L5Y983'],
      [-100, 'XTR MSCI EM', 'IE00BTJRMP35'],
    ];
    const { contracts } = analyse(
      ledgerFromUpload({
        userType: 'person',
        accounts: [{ accountId: 'giro', owner: 'Erika Muster' }],
        transactions: monthsOf(8, 7).flatMap((day) =>
          plans.map(([amount, fund, isin]) =>
            booking(day, amount, '', `WERTPAPIERSPARPLAN ${fund} ISIN: ${isin}`, {
              bookingText: 'Wertpapiere',
            }),
          ),
        ),
      }),
    );
    expect(contracts.map(({ category, transactionIDs }) => [category, transactionIDs.length])).toEqual([
      ['investments.savings-plan', 8],
      ['investments.savings-plan', 8],
    ]);
  });
});
