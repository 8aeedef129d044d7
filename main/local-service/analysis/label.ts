import type { Cadence } from './cadence';
import type { EvidenceOptions } from './evidence';
import type { OwnAccounts } from './own-accounts';
import type { PreparedTransaction } from './prepared-transaction';

/** Most transactions have no tag; they share this list. */
export const noTags: readonly string[] = [];

export function addTag(label: Label, tag: string): void {
  if (!label.tags.includes(tag)) label.tags = [...label.tags, tag];
}

/** What the engine decided about one transaction, before it is written in the shape of the wire. */
export interface Label {
  category: string;
  reason: string;
  contract: ContractDraft | null;
  isRecurring: boolean;
  tags: readonly string[];
}

/** A contract while it is being built. */
export interface ContractDraft {
  id: string;
  category: string;
  isOut: boolean;
  /** Payments, in order of booking day; returns and repeated payments are not in here. */
  payments: PreparedTransaction[];
  cadence: Cadence | null;
}

export interface LabelContext {
  own: OwnAccounts;
  options: EvidenceOptions;
  /** Currency that results are counted in. */
  currency: string;
  /** By position in `ledger.transactions`. */
  labels: (Label | undefined)[];
  contracts: ContractDraft[];
}

export function setLabel(
  context: LabelContext,
  transaction: PreparedTransaction,
  category: string,
  reason: string,
  contract: ContractDraft | null = null,
): Label {
  const label: Label = { category, reason, contract, isRecurring: contract !== null, tags: noTags };
  context.labels[transaction.index] = label;
  return label;
}

/** The id depends on the first payment alone, so other bookings do not change it. */
export function openContract(
  context: LabelContext,
  payments: PreparedTransaction[],
  category: string,
  cadence: Cadence | null,
): ContractDraft {
  const first = payments[0];
  const contract: ContractDraft = {
    id: `contract:${first?.source.transactionId ?? ''}`,
    category,
    isOut: first?.isOut ?? true,
    payments,
    cadence,
  };
  context.contracts.push(contract);
  return contract;
}
