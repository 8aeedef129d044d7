import type { Answer } from '../../../preload/contract/answers/answer-table';
import { readMinor } from '../../../preload/contract/values/result-amounts';
import {
  amount,
  bookings,
  column,
  type Digest,
  type DigestReading,
  digest,
  hiddenOf,
  minor,
  monthColumn,
  number,
  ofAccount,
  rowLimits,
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
export function contractsDigest(answer: Answer<'contracts.get'>, { currency }: DigestReading): Digest {
  const ordered = answer
    .map((contract) => ({ contract, value: readMinor(contract.amount, currency) }))
    .sort((a, b) => Math.abs(b.value ?? 0) - Math.abs(a.value ?? 0));
  return digest({
    sentence: 'results.contractsNone',
    tables: [
      table(
        null,
        [
          column('results.contract.partner', false),
          column('results.contract.category', false),
          column('results.contract.interval', false),
          column('results.contract.first', false),
          column('results.contract.last', false),
          column('results.bookings'),
          column('results.contract.amount'),
        ],
        ordered
          .slice(0, rowLimits.contracts)
          .map(({ contract, value }) => [
            text(contract.paymentPartner),
            text(contract.category),
            word('results.interval', contract.interval),
            text(contract.duration?.since ?? null),
            text(contract.duration?.until ?? null),
            bookings(contract.transactionIDs),
            minor(value === null ? null : 0 - value),
          ]),
        { hidden: hiddenOf('results.digest.more', ordered.length - rowLimits.contracts) },
      ),
    ],
    notes: [{ text: 'results.digest.contractSign' }],
  });
}
