import type { Cadence } from '../contracts/cadence';
import type { LedgerSpan } from '../contracts/contract-policy';
import type { OwnAccounts } from '../counterparty/own-accounts';
import type { PreparedTransaction } from '../counterparty/prepared-transaction';
import type { EvidenceOptions } from '../evidence/adapted-category';
import { confidenceOf, type Verdict } from '../evidence/verdict';

/** Most transactions have no tag; they share this list. */
export const noTags: readonly string[] = [];

/** What the engine decided, before it is written in the shape of the wire; transactions decided alike share one label. */
export interface Label {
  readonly category: string;
  readonly reason: string;
  /** 0 to 1. */
  readonly confidence: number;
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
  /** Days of the first booking and the last. */
  span: LedgerSpan;
  /** By position in `ledger.transactions`. */
  labels: (Label | undefined)[];
  contracts: ContractDraft[];
  /** By position in `ledger.transactions`: where a booking stands among those that are judged together. */
  positions: Int32Array;
  /** Set last; neighbours are often decided alike. */
  lastLabel: Label | null;
}

/** A verdict of the evidence, or a reason that lies in the structure of the ledger. */
export type Why = string | Pick<Verdict, 'reason' | 'weight' | 'rival' | 'share'>;

/** Two legs that meet, a payment that comes back: hardly ever an accident. */
const structural = 0.97;

export function setLabel(
  context: LabelContext,
  transaction: PreparedTransaction,
  category: string,
  why: Why,
  contract: ContractDraft | null = null,
): void {
  const { lastLabel } = context;
  const reason = typeof why === 'string' ? why : why.reason;
  const confidence = typeof why === 'string' ? structural : confidenceOf(why);
  if (
    lastLabel?.category === category &&
    lastLabel.contract === contract &&
    lastLabel.reason === reason &&
    lastLabel.confidence === confidence
  ) {
    context.labels[transaction.index] = lastLabel;
    return;
  }
  const label: Label = {
    category,
    reason,
    confidence,
    contract,
    isRecurring: contract !== null,
    tags: noTags,
  };
  context.labels[transaction.index] = label;
  context.lastLabel = label;
}

/** What all payments of a contract are by their structure; a guess, of which `share` are right. */
export function guessContract(
  context: LabelContext,
  contract: ContractDraft,
  category: string,
  reason: string,
  share: number,
): void {
  contract.category = category;
  const why = { reason, weight: weightOfGuess, share };
  for (const payment of contract.payments) setLabel(context, payment, category, why, contract);
}
const weightOfGuess = 2;

export function addTag(context: LabelContext, { index }: PreparedTransaction, tag: string): void {
  const label = context.labels[index];
  if (label && !label.tags.includes(tag)) context.labels[index] = { ...label, tags: [...label.tags, tag] };
}

/**
 * Contracts that were joined to others are taken away, and what still names one names the contract it went to: returned debits and
 * repeated payments are no payments of it, and would name a contract that nobody lists.
 */
export function replaceContracts(
  context: LabelContext,
  joined: ReadonlyMap<ContractDraft, ContractDraft>,
  { takesCategory }: { takesCategory: boolean },
): void {
  if (joined.size === 0) return;
  context.contracts = context.contracts.filter((contract) => !joined.has(contract));
  context.lastLabel = null;
  context.labels = context.labels.map((label) => {
    let contract = label?.contract ?? null;
    for (let next = contract && joined.get(contract); next; next = joined.get(next)) contract = next;
    if (!label || contract === null || contract === label.contract) return label;
    const isOfContract = takesCategory && label.category === label.contract?.category;
    const category = isOfContract ? contract.category : label.category;
    return { ...label, category, contract };
  });
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
