import type { Answer } from '../../../preload/contract/answers/answer-table';
import type { AnsweredCategories, AnsweredPartners } from '../../../preload/contract/answers/company-answers';
import type { TextKey } from '../../base/languages';
import {
  amount,
  bookings,
  column,
  countOrBookings,
  type Digest,
  type DigestReading,
  type DigestTable,
  digest,
  hiddenOf,
  isNothing,
  limitOf,
  monthColumn,
  none,
  number,
  ofAccount,
  percent,
  table,
  text,
  word,
} from './digest-parts';

export function liquidityDigest({ accountLiquidity }: Answer<'company.liquidity'>): Digest {
  const columns = [
    monthColumn,
    column('results.member.incomings'),
    column('results.member.outgoings'),
    column('results.digest.accountLowest'),
    column('results.digest.accountHighest'),
    column('results.member.endOfMonthBalance'),
  ];
  return digest({
    tables: accountLiquidity.map((entry) =>
      table(
        null,
        columns,
        entry.monthlyOverview.map((month) => [
          text(month.month),
          amount(month.incomings.sum),
          amount(month.outgoings.sum),
          amount(month.minBalance),
          amount(month.maxBalance),
          amount(month.endOfMonthBalance),
        ]),
        ofAccount(entry.account),
      ),
    ),
  });
}

export function cashDigest({ overview }: Answer<'company.cashTransactions'>): Digest {
  const row = (category: string, { sum, transactionIDs }: typeof overview.incomings) =>
    sum === null && transactionIDs.length === 0
      ? []
      : [[text(category), transactionIDs.length > 0 ? bookings(transactionIDs) : none, amount(sum)]];
  return digest({
    tables: [
      table(
        null,
        [column('results.member.category', false), column('results.bookings'), column('results.member.sum')],
        [...row('cash.deposit', overview.incomings), ...row('cash.withdrawal', overview.outgoings)],
      ),
    ],
  });
}

export function partnersDigest(
  { customers, suppliers }: Answer<'company.customersSuppliers'>,
  reading: DigestReading,
): Digest {
  const limit = limitOf(reading, 'partners');
  return digest({
    sentence: 'results.none.other',
    tables: [
      partnerTable('results.member.customers', customers, limit),
      partnerTable('results.member.suppliers', suppliers, limit),
    ],
  });
}

export function staffDigest({ salary, employees, sources }: Answer<'company.staff'>): Digest {
  return digest({
    facts: [
      { label: 'results.member.totalMonthlyExpenses', cell: amount(salary.totalMonthlyExpenses) },
      { label: 'results.member.salary', cell: amount(salary.totalMonthly) },
      {
        label: 'results.member.totalMonthlyAdditionalWageCosts',
        cell: amount(salary.totalMonthlyAdditionalWageCosts),
      },
      { label: 'results.digest.employeesLeast', cell: number(employees.minNumberOfEmployees) },
      { label: 'results.digest.employeesMost', cell: number(employees.maxNumberOfEmployees) },
      {
        label: 'results.bookings',
        cell: sources.transactionIDs.length > 0 ? bookings(sources.transactionIDs) : none,
      },
    ],
  });
}

export function riskDigest({ accountRisks }: Answer<'company.risk'>): Digest {
  const isAllTold = accountRisks.every(({ monthlyOverview }) =>
    monthlyOverview.every(
      ({ backDebit, garnishment, overdraftDays }) =>
        backDebit.count !== null && garnishment.count !== null && overdraftDays !== null,
    ),
  );
  const columns = [
    monthColumn,
    column('results.member.backDebit'),
    column('results.member.garnishment'),
    column('results.member.overdraftDays'),
  ];
  return digest({
    // What is not told is not none.
    sentence: isAllTold ? 'results.digest.noRisk' : 'results.none.other',
    tables: accountRisks.map((entry) =>
      table(
        null,
        columns,
        entry.monthlyOverview
          .map((month) => [
            text(month.month),
            countOrBookings(month.backDebit),
            countOrBookings(month.garnishment),
            number(month.overdraftDays),
          ])
          .filter((row) => row.slice(1).some((cell) => !isNothing(cell))),
        ofAccount(entry.account),
      ),
    ),
  });
}

export function categoriesDigest(
  { incomings, outgoings }: Answer<'company.topCategories'>,
  reading: DigestReading,
): Digest {
  const limit = limitOf(reading, 'categories');
  return digest({
    sentence: 'results.none.other',
    tables: [
      categoryTable('results.digest.incomingCategories', incomings, limit),
      categoryTable('results.digest.outgoingCategories', outgoings, limit),
    ],
  });
}

export function foreignDigest({ countries }: Answer<'company.foreignSales'>): Digest {
  return digest({
    sentence: 'results.none.company.foreignSales',
    tables: [
      table(
        'results.member.countries',
        [
          column('results.member.country', false),
          column('results.bookings'),
          column('results.member.incomings'),
          column('results.member.outgoings'),
        ],
        countries.map(({ country, incomings, outgoings }) => [
          word('country', country),
          bookings([...incomings.transactionIDs, ...outgoings.transactionIDs]),
          amount(incomings.sum),
          amount(outgoings.sum),
        ]),
      ),
    ],
  });
}

function partnerTable(heading: TextKey, { partnerList }: AnsweredPartners, limit: number): DigestTable {
  return table(
    heading,
    [
      column('results.digest.rank'),
      column('results.digest.partner', false),
      column('results.bookings'),
      column('results.member.sum'),
      column('results.digest.share'),
    ],
    partnerList
      .slice(0, limit)
      .map(({ ranking, paymentPartner, transactionIDs, sum }) => [
        number(ranking.rank),
        text(paymentPartner.name),
        bookings(transactionIDs),
        amount(sum),
        percent(ranking.revenueScore),
      ]),
    { hidden: hiddenOf('results.digest.more', partnerList.length - limit) },
  );
}

function categoryTable(heading: TextKey, { categories }: AnsweredCategories, limit: number): DigestTable {
  return table(
    heading,
    [
      column('results.member.category', false),
      column('results.bookings'),
      column('results.member.sum'),
      column('results.digest.share'),
    ],
    categories
      .slice(0, limit)
      .map(({ category, transactionIDs, sum, share }) => [
        text(category),
        bookings(transactionIDs),
        amount(sum),
        percent(share),
      ]),
    { hidden: hiddenOf('results.digest.others', categories.length - limit) },
  );
}
