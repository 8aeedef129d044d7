import type { ContractDraft, Label } from './label';
import type { ContractItem, Ledger, LedgerAccount, TransactionCategory } from './ledger-types';
import type { ObservedMonths } from './observed-months';
import type { PreparedTransaction } from './prepared-transaction';

/** A ledger after labelling: what all results are computed from. */
export interface LabelledLedger {
  ledger: Ledger;
  /** Currency of the results; bookings in others are labelled but not counted. */
  currency: string;
  today: string;
  observed: ObservedMonths;
  /** In order of booking day, then identifier: results do not depend on the order of the upload. */
  ordered: readonly PreparedTransaction[];
  /** By `PreparedTransaction.index`. */
  labels: readonly Label[];
  contracts: readonly ContractDraft[];
  contractItems: ReadonlyMap<ContractDraft, ContractItem>;
  accounts: ReadonlyMap<string, LedgerAccount>;
  /** Number of the counterparty, by `PreparedTransaction.index`; -1 for own transfers. */
  counterpartyOf: Int32Array;
}

export function labelOf(labelled: LabelledLedger, transaction: PreparedTransaction): Label {
  const label = labelled.labels[transaction.index];
  if (!label) throw new Error(`transaction without a label: ${transaction.source.transactionId}`);
  return label;
}

export function isCounted(labelled: LabelledLedger, transaction: PreparedTransaction): boolean {
  return transaction.source.currency === labelled.currency;
}

export type Categorization = readonly TransactionCategory[];
