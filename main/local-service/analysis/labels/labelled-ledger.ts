import type { PreparedTransaction } from '../counterparty/prepared-transaction';
import type { ContractItem, Ledger, LedgerAccount } from '../ledger/ledger-types';
import type { ObservedMonths } from '../ledger/observed-months';
import type { ContractDraft, Label } from './label';

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
  /** In order of booking day. */
  byCategory: ReadonlyMap<string, readonly PreparedTransaction[]>;
  /** In order of booking day. */
  byTag: ReadonlyMap<string, readonly PreparedTransaction[]>;
}

/** Groups once what all results look up: most results concern few of the transactions. */
export function indexLabels(
  ordered: readonly PreparedTransaction[],
  labels: readonly Label[],
): Pick<LabelledLedger, 'byCategory' | 'byTag'> {
  const byCategory = new Map<string, PreparedTransaction[]>();
  const byTag = new Map<string, PreparedTransaction[]>();
  const add = (map: Map<string, PreparedTransaction[]>, key: string, transaction: PreparedTransaction) => {
    const list = map.get(key);
    if (list) list.push(transaction);
    else map.set(key, [transaction]);
  };
  for (const transaction of ordered) {
    const label = labels[transaction.index];
    if (!label) continue;
    add(byCategory, label.category, transaction);
    for (const tag of label.tags) add(byTag, tag, transaction);
  }
  return { byCategory, byTag };
}

/** Counted transactions of the chosen categories, in order of booking day. */
export function chosenTransactions(
  labelled: LabelledLedger,
  isChosen: (category: string) => boolean,
): readonly PreparedTransaction[] {
  const lists: (readonly PreparedTransaction[])[] = [];
  for (const [category, list] of labelled.byCategory) {
    if (!isChosen(category)) continue;
    const isAllCounted = list.every((transaction) => isCounted(labelled, transaction));
    lists.push(isAllCounted ? list : list.filter((transaction) => isCounted(labelled, transaction)));
  }
  if (lists.length <= 1) return lists[0] ?? [];
  // Numbers are sorted without a call for each pair.
  const ranks = new Uint32Array(lists.reduce((sum, list) => sum + list.length, 0));
  let length = 0;
  for (const list of lists)
    for (const { rank } of list) {
      ranks[length] = rank;
      length += 1;
    }
  return Array.from(ranks.sort(), (rank) => labelled.ordered[rank]).filter((one) => one !== undefined);
}

export function taggedTransactions(labelled: LabelledLedger, tag: string): readonly PreparedTransaction[] {
  return labelled.byTag.get(tag) ?? [];
}

export function labelOf(labelled: LabelledLedger, transaction: PreparedTransaction): Label {
  const label = labelled.labels[transaction.index];
  if (!label) throw new Error(`transaction without a label: ${transaction.source.transactionId}`);
  return label;
}

export function isCounted(labelled: LabelledLedger, transaction: PreparedTransaction): boolean {
  return transaction.currency === labelled.currency;
}
