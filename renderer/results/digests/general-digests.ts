import type { Answer } from '../../../preload/contract/answers/answer-table';
import { contractsOf } from '../answers/contract-list';
import {
  amount,
  bookings,
  column,
  contractTable,
  type Digest,
  type DigestReading,
  digest,
  limitOf,
  monthColumn,
  number,
  ofAccount,
  table,
  text,
  word,
} from './digest-parts';

/** What the service says of the accounts and contracts of any customer. */

const detectionColumns = [
  column('results.digest.medianIn'),
  column('results.digest.medianOut'),
  column('results.digest.averageIn'),
  column('results.digest.averageOut'),
];

export function detectionDigest(
  { accountsOverview }: Answer<'accountDetection.get'>,
  { basis }: DigestReading,
): Digest {
  const labels = new Map(basis.coverage?.accounts.map(({ accountId, label }) => [accountId, label]));
  type Detected = (typeof accountsOverview.accountsView)[number];
  const figures = ({ additionalAnalysesInfo: { analysis } }: Detected) => [
    amount(analysis.medianEarning),
    amount(analysis.medianSpending),
    amount(analysis.averageEarning),
    amount(analysis.averageSpending),
  ];
  return digest({
    sentence: 'results.none.other',
    tables: [
      table(
        'results.digest.accounts',
        [column('results.member.account', false), column('results.member.type', false), ...detectionColumns],
        accountsOverview.accountsView.map((one) => [
          text(labels.get(one.accountId ?? '') ?? one.accountId),
          word('accountType', one.type),
          ...figures(one),
        ]),
      ),
      table(
        'results.digest.creditAccounts',
        [
          column('results.contract.partner', false),
          column('results.member.type', false),
          column('results.digest.medianOut'),
          column('results.digest.averageOut'),
          column('results.bookings'),
        ],
        accountsOverview.creditsView.map((one) => {
          const { analysis } = one.additionalAnalysesInfo;
          return [
            text(one.paymentPartner),
            word('results.creditType', one.type),
            amount(analysis.medianSpending),
            amount(analysis.averageSpending),
            bookings(analysis.spending.transactionIDs),
          ];
        }),
      ),
    ],
    notes: [{ text: 'results.digest.originService' }],
  });
}

export function historyDigest({ accounts }: Answer<'accountHistory.get'>): Digest {
  const columns = [
    monthColumn,
    column('results.member.incomings'),
    column('results.member.outgoings'),
    column('results.digest.accountLowest'),
    column('results.member.endOfMonthBalance'),
    column('results.member.overdraftDays'),
  ];
  return digest({
    sentence: 'results.none.other',
    tables: accounts.map((entry) =>
      table(
        null,
        columns,
        entry.monthlyOverview.map((month) => [
          text(month.month),
          amount(month.incomings.sum),
          amount(month.outgoings.sum),
          amount(month.minBalance),
          amount(month.endOfMonthBalance),
          number(month.overdraftDays),
        ]),
        ofAccount(entry.account),
      ),
    ),
    notes: [{ text: 'results.digest.originService' }],
  });
}

/** Amounts as on the account: what comes in is positive. */
export function contractsDigest(answer: Answer<'contracts.get'>, reading: DigestReading): Digest {
  const contracts = contractsOf(answer, reading).map((one) => ({
    ...one,
    amount: one.amount === null ? null : 0 - one.amount,
  }));
  return digest({
    sentence: 'results.contractsNone',
    tables: [contractTable(contracts, null, limitOf(reading, 'contracts'))],
    notes: [{ text: 'results.digest.contractSign' }],
  });
}

export function adultDigest({ decision, indicators }: Answer<'person.adultCheck'>): Digest {
  return digest({
    facts: [{ label: 'results.member.decision', cell: word('results.value', decision) }],
    tables: [
      table(
        'results.member.indicators',
        [column('results.person.sign', false)],
        indicators.map((code) => [word('results.value', code)]),
      ),
    ],
    notes: [{ text: 'results.about.person.adultCheck' }],
  });
}
