import {
  account,
  contractItem,
  figure,
  flag,
  flows,
  ids,
  list,
  months,
  object,
  partner,
  period,
  tally,
  word,
  wordListIfTold,
  words,
} from './answer-parts';

/** Results of every user (interface.md 4.7): accounts, contracts, single bookings. */

const detected = object({
  accountId: words,
  type: words,
  paymentPartner: partner,
  contractId: words,
  additionalAnalysesInfo: object({
    isUserAdded: flag,
    analysisPeriod: period,
    analysis: object({
      median: figure,
      average: figure,
      medianEarning: figure,
      medianSpending: figure,
      averageEarning: figure,
      averageSpending: figure,
      spending: object({ median: figure, average: figure, transactionIDs: ids }),
    }),
  }),
});

export const accountDetection = object({
  accountsOverview: object({ accountsView: list(detected), creditsView: list(detected) }),
});

export const accountHistory = object({
  accounts: list(
    object({
      account,
      period,
      transactionCount: figure,
      internalCount: figure,
      monthlyOverview: months(
        object({
          month: words,
          ...flows,
          endOfMonthBalance: figure,
          minBalance: figure,
          maxBalance: figure,
          overdraftDays: tally,
          isComplete: flag,
        }),
      ),
    }),
  ),
  observedTimespan: period,
});

/** A list, or an object that holds it under `contracts`. */
export const contracts = list(contractItem);

/** Categories of single bookings; a list, or an object that holds it under `transactions`. */
export const categorization = list(
  object({
    transactionId: words,
    category: word,
    analysis: words,
    recurring: flag,
    contractId: words,
    tags: wordListIfTold,
    reason: words,
    confidence: figure,
  }),
);
