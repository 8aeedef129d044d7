import type { Answer } from '../../../preload/contract/answers/answer-table';
import type { AnsweredCategories, AnsweredPartners } from '../../../preload/contract/answers/company-answers';
import { type Minor, readMinor } from '../../../preload/contract/values/result-amounts';
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
  minor,
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
      partnerTable('results.member.customers', customers, limit, reading),
      partnerTable('results.member.suppliers', suppliers, limit, reading),
    ],
  });
}

export function staffDigest({ salary, employees, sources }: Answer<'company.staff'>): Digest {
  return digest({
    facts: [
      { label: 'results.member.totalMonthlyExpenses', cell: amount(salary.totalMonthlyExpenses) },
      { label: 'results.digest.wages', cell: amount(salary.totalMonthly) },
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
    notes: [{ text: 'results.digest.originService' }],
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
      categoryTable('results.digest.incomingCategories', incomings, limit, reading),
      categoryTable('results.digest.outgoingCategories', outgoings, limit, reading),
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

function partnerTable(
  heading: TextKey,
  { partnerList }: AnsweredPartners,
  limit: number,
  reading: DigestReading,
): DigestTable {
  const rest = restOf(
    partnerList.slice(limit).map((one) => ({ ...one, share: one.ranking.revenueScore })),
    reading,
  );
  return table(
    heading,
    [
      column('results.digest.rank'),
      column('results.digest.partner', false),
      column('results.bookings'),
      column('results.member.sum'),
      column('results.digest.share'),
    ],
    [
      ...partnerList
        .slice(0, limit)
        .map(({ ranking, paymentPartner, transactionIDs, sum }) => [
          number(ranking.rank),
          text(paymentPartner.name),
          bookings(transactionIDs),
          amount(sum),
          percent(ranking.revenueScore),
        ]),
      ...(rest
        ? [[none, { kind: 'others', of: 'partners', count: rest.count } as const, ...rest.cells]]
        : []),
    ],
    { hidden: rest ? null : hiddenOf('results.digest.more', partnerList.length - limit) },
  );
}

interface Ranked {
  sum: number | null;
  share: number | null;
  transactionIDs: readonly string[];
}

/** What finds no room, as one row: bookings, sum, share. Null where there is none, and where one of them tells no sum. */
function restOf(list: readonly Ranked[], { currency }: DigestReading) {
  const sums = list.map(({ sum }) => readMinor(sum, currency));
  if (list.length === 0 || currency === null || sums.includes(null)) return null;
  const shares = list.flatMap(({ share }) => share ?? []);
  const share = shares.length < list.length ? null : shares.reduce((all, one) => all + one, 0);
  return {
    count: list.length,
    cells: [
      bookings(list.flatMap(({ transactionIDs }) => transactionIDs)),
      minor(sums.reduce<Minor>((all, one) => all + (one ?? 0), 0)),
      percent(share),
    ],
  };
}

function categoryTable(
  heading: TextKey,
  { categories }: AnsweredCategories,
  limit: number,
  reading: DigestReading,
): DigestTable {
  const rest = restOf(categories.slice(limit), reading);
  return table(
    heading,
    [
      column('results.member.category', false),
      column('results.bookings'),
      column('results.member.sum'),
      column('results.digest.share'),
    ],
    [
      ...categories
        .slice(0, limit)
        .map(({ category, transactionIDs, sum, share }) => [
          text(category),
          bookings(transactionIDs),
          amount(sum),
          percent(share),
        ]),
      ...(rest ? [[{ kind: 'others', of: 'categories', count: rest.count } as const, ...rest.cells]] : []),
    ],
    { hidden: rest ? null : hiddenOf('results.digest.others', categories.length - limit) },
  );
}
