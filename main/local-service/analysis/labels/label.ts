import type { Cadence } from '../contracts/cadence';
import type { OwnAccounts } from '../counterparty/own-accounts';
import type { PreparedTransaction } from '../counterparty/prepared-transaction';
import type { EvidenceOptions } from '../evidence/evidence';

/** Most transactions have no tag; they share this list. */
export const noTags: readonly string[] = [];

/** What the engine decided, before it is written in the shape of the wire; transactions decided alike share one label. */
export interface Label {
  readonly category: string;
  readonly reason: string;
  readonly contract: ContractDraft | null;
  readonly isRecurring: boolean;
  readonly tags: readonly string[];
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
  /** Set last; neighbours are often decided alike. */
  lastLabel: Label | null;
}

export function setLabel(
  context: LabelContext,
  transaction: PreparedTransaction,
  category: string,
  reason: string,
  contract: ContractDraft | null = null,
): void {
  const { lastLabel } = context;
  if (lastLabel?.category === category && lastLabel.contract === contract && lastLabel.reason === reason) {
    context.labels[transaction.index] = lastLabel;
    return;
  }
  const label: Label = { category, reason, contract, isRecurring: contract !== null, tags: noTags };
  context.labels[transaction.index] = label;
  context.lastLabel = label;
}

export function addTag(context: LabelContext, { index }: PreparedTransaction, tag: string): void {
  const label = context.labels[index];
  if (label && !label.tags.includes(tag)) context.labels[index] = { ...label, tags: [...label.tags, tag] };
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
    id: `contract:${first?.transactionId ?? ''}`,
    category,
    isOut: first?.isOut ?? true,
    payments,
    cadence,
  };
  context.contracts.push(contract);
  return contract;
}
