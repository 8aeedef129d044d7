import type { Answer } from '../../../preload/contract/answers/answer-table';
import { type Minor, readMinor } from '../../../preload/contract/values/result-amounts';
import { resultFiguresOf } from '../../../preload/contract/values/result-months';
import {
  type Breakdown,
  breakdownOf,
  headlineOf,
  idsOf,
  noMean,
  plainHeadlineOf,
} from '../answers/breakdown';
import { omittedMonths } from '../answers/omitted-months';
import { isOfSeveral } from '../answers/result-basis';
import type { ResultCell } from '../answers/result-tree';
import {
  amount,
  bookings,
  column,
  contractTable,
  countOrBookings,
  type Digest,
  type DigestReading,
  digest,
  flag,
  limitOf,
  minor,
  monthColumn,
  number,
  percent,
  table,
  text,
  word,
} from './digest-parts';
import {
  closedAsOne,
  figureColumns,
  isBorrowed,
  modulesOf,
  moduleTable,
  originNotes,
} from './person-modules';

export function incomeDigest(answer: Answer<'person.income'>, reading: DigestReading): Digest {
  const modules = modulesOf(answer, { ...reading, isIncome: true });
  const breakdowns = modules.map(({ breakdown }) => breakdown);
  return digest({
    sentence: 'results.none.person.income',
    tables: [
      moduleTable(
        'results.person.incomeKinds',
        'results.person.kind',
        modules.filter((one) => !isBorrowed(one)),
        null,
      ),
      moduleTable('results.person.borrowed', 'results.person.kind', modules.filter(isBorrowed), null),
      contractTable(
        breakdowns.flatMap(({ contracts }) => contracts),
        'results.person.sources',
        limitOf(reading, 'contracts'),
      ),
    ],
    notes: originNotes(breakdowns),
  });
}

export function spendingDigest(answer: Answer<'person.spending'>, reading: DigestReading): Digest {
  const modules = closedAsOne(modulesOf(answer, reading), reading.isClosedArea);
  const breakdowns = modules.map(({ breakdown }) => breakdown);
  return digest({
    sentence: 'results.none.person.spending',
    tables: [
      moduleTable(
        'results.person.areas',
        'results.member.category',
        modules,
        reading.isWhole ? null : limitOf(reading, 'categories'),
      ),
      contractTable(
        breakdowns.flatMap(({ contracts }) => contracts),
        'results.person.fixed',
        limitOf(reading, 'contracts'),
      ),
    ],
    notes: [
      ...originNotes(breakdowns),
      ...(breakdowns.length > 0 ? [{ text: 'results.person.spendingNote' as const }] : []),
    ],
  });
}

const budgetParts = ['income', 'spending', 'balance'] as const;

export function budgetDigest(answer: Answer<'person.householdBudget'>, reading: DigestReading): Digest {
  const { currency } = reading;
  const isMixed = isOfSeveral(currency, reading.basis);
  const months = isMixed ? [] : answer.monthlyOverview;
  const omitted = omittedMonths(
    months.map(({ month }) => month),
    { ...reading.basis, fetchedAt: reading.fetchedAt, timespan: answer.observedTimespan },
  );
  const figures = budgetParts.map((part) => {
    const listed = months.flatMap(({ month, [part]: raw }) => {
      const read = readMinor(raw, currency);
      return read === null ? [] : [{ month, amount: read }];
    });
    const basis = { ...reading.basis, fetchedAt: reading.fetchedAt, currency };
    const read = resultFiguresOf(answer[part], listed, answer.observedTimespan, basis);
    return { part, figures: omitted.length > 0 ? { ...read, ...noMean } : read };
  });
  const first = figures[0]?.figures;
  return digest({
    sentence: isMixed ? 'results.digest.mixed' : 'results.none.other',
    tables: [
      table(
        'results.person.budget',
        [column('results.person.kind', false), ...figureColumns],
        months.length === 0
          ? []
          : figures.map(({ part, figures: own }) => {
              const { current, median, average } = headlineOf(own);
              return [word('results.budget', part), minor(current), minor(median), minor(average)];
            }),
        { isTotalled: true },
      ),
      table(
        'results.member.monthlyOverview',
        [
          monthColumn,
          column('results.budget.income'),
          column('results.budget.spending'),
          column('results.budget.balance'),
        ],
        months.map((month) => [
          text(month.month),
          amount(month.income),
          amount(month.spending),
          amount(month.balance),
        ]),
      ),
    ],
    notes:
      !first || isMixed
        ? []
        : [
            ...(omitted.length > 0
              ? [{ text: 'results.digest.omitted' as const }]
              : first.own
                ? [{ text: 'results.basis.months' as const, count: first.own.months.length }]
                : [{ text: 'results.basis.none' as const }]),
            { text: first.isServiceBasis ? 'results.digest.originService' : 'results.digest.originHere' },
            { text: 'results.person.budgetNote' },
            { text: 'results.person.medianNote' },
          ],
  });
}

const signs = ['backDebit', 'garnishment', 'collection', 'gambling'] as const;

export function riskFactorsDigest(
  { monthlyOverview }: Answer<'person.riskFactors'>,
  { currency, basis }: DigestReading,
): Digest {
  // The service may have added one currency and left out another: the bookings would be of both, and the sum of one.
  const isMixed = isOfSeveral(currency, basis);
  const rows = signs.flatMap((sign): ResultCell[][] => {
    const months = monthlyOverview.filter((month) => (month[sign].count ?? 0) > 0);
    const ids = months.flatMap((month) => month[sign].transactionIDs);
    const count = months.reduce((sum, month) => sum + (month[sign].count ?? 0), 0);
    const [first] = months;
    if (!first) return [];
    const sum =
      sign === 'gambling' && !isMixed
        ? sumOf(months.map(({ gambling }) => readMinor(gambling.amount, currency)))
        : null;
    return [
      [
        word('results.sign', sign),
        countOrBookings({ count, transactionIDs: ids }),
        number(months.length),
        text(first.month),
        text(months.at(-1)?.month ?? null),
        minor(sum),
      ],
    ];
  });
  const overdrawn = monthlyOverview.filter(({ overdraftDays }) => (overdraftDays ?? 0) > 0);
  const isUnknown = monthlyOverview.every(({ overdraftDays }) => overdraftDays === null);
  const isAllTold = monthlyOverview.every(
    (month) => month.overdraftDays !== null && signs.every((sign) => month[sign].count !== null),
  );
  return digest({
    // What is not told is not none.
    sentence: isAllTold ? 'results.digest.noRiskPerson' : 'results.none.other',
    tables: [
      table(
        'results.person.signs',
        [
          column('results.person.sign', false),
          column('results.bookings'),
          column('results.person.inMonths'),
          column('results.person.firstMonth', false),
          column('results.person.lastMonth', false),
          column('results.member.sum'),
        ],
        rows,
      ),
      table(
        'results.person.overdrawn',
        [monthColumn, column('results.member.overdraftDays'), column('results.person.lowestDayEnd')],
        overdrawn.map(({ month, overdraftDays, overdrafts }) => {
          const amounts = overdrafts.flatMap((one) => (one.amount === null ? [] : [one.amount]));
          return [
            text(month),
            number(overdraftDays),
            amount(amounts.length > 0 ? Math.min(...amounts) : null),
          ];
        }),
      ),
    ],
    notes: isUnknown && monthlyOverview.length > 0 ? [{ text: 'results.digest.daysUnknown' }] : [],
  });
}

/** Null when one is missing: the rest is not the whole. */
function sumOf(values: readonly (Minor | null)[]): Minor | null {
  return values.reduce<Minor | null>(
    (sum, value) => (sum === null || value === null ? null : sum + value),
    0,
  );
}

const parts = ['children', 'motorVehicle', 'property', 'housingRent'] as const;

export function livingDigest(answer: Answer<'person.livingSituation'>, reading: DigestReading): Digest {
  const read = parts.map((part) => ({
    part,
    isFound: answer[part].detected ?? answer[part].available,
    breakdown: breakdownOf(answer[part], { ...reading, isIncome: part === 'children' }),
  }));
  const isKnown = read.some(({ isFound }) => isFound !== null);
  return digest({
    sentence: 'results.none.other',
    tables: [
      table(
        'results.person.living',
        [
          column('results.person.area', false),
          column('results.person.found', false),
          column('results.person.perMonth'),
          column('results.bookings'),
        ],
        isKnown
          ? read.map(({ part, isFound, breakdown }) => [
              word('results.living', part),
              flag(isFound),
              monthly(breakdown),
              bookings(idsOf(breakdown)),
            ])
          : [],
      ),
      contractTable(
        read.flatMap(({ breakdown }) => breakdown.contracts),
        'results.contracts',
        limitOf(reading, 'contracts'),
      ),
    ],
    notes: [{ text: 'results.person.livingNote' }],
  });
}

function monthly(breakdown: Breakdown): ResultCell {
  const value: Minor | null = breakdown.months.length > 0 ? plainHeadlineOf(breakdown).average : null;
  return minor(value);
}

export function renterDigest(answer: Answer<'renterInformation.get'>): Digest {
  if (answer.available === false)
    return digest({ sentence: 'results.digest.noRent', tables: [table(null, [], [])] });
  return digest({
    facts: [
      { label: 'results.renter.rent', cell: amount(answer.rent.median) },
      { label: 'results.renter.income', cell: amount(answer.income.median) },
      { label: 'results.renter.share', cell: percent(answer.rentShare) },
      { label: 'results.renter.months', cell: number(answer.monthsObserved) },
      {
        label: 'results.renter.missed',
        cell:
          answer.monthsWithoutRent.length === 0
            ? number(0)
            : { kind: 'months', months: answer.monthsWithoutRent },
      },
      { label: 'results.renter.returned', cell: countOrBookings(answer.returnedDebits) },
      { label: 'results.sign.garnishment', cell: countOrBookings(answer.garnishments) },
      { label: 'results.sign.collection', cell: countOrBookings(answer.collections) },
      { label: 'results.renter.payments', cell: bookings(answer.transactionIDs) },
    ],
    notes: [{ text: 'results.digest.originService' }],
  });
}
