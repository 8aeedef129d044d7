/** What the engine reads. Wire names of interface.md 2.2 and 2.3, flattened; money in minor units, days as calendar days. */

export type UserType = 'person' | 'company';

export interface LedgerAccount {
  accountId: string;
  accountNumber: string;
  iban: string;
  bankCode: string;
  bic: string;
  bankName: string;
  currency: string;
  name: string;
  owner: string;
  type: string;
  /** Balance after the last booking, in minor units; null when the upload had none. */
  balanceMinor: number | null;
}

/** Strings are empty when the upload had no such field. */
export interface LedgerTransaction {
  transactionId: string;
  accountId: string;
  /** Minor units of `currency`; negative is money out. */
  amountMinor: number;
  currency: string;
  /** YYYY-MM-DD */
  bookingDay: string;
  bookingText: string;
  purpose: string;
  partnerName: string;
  partnerIban: string;
  partnerBic: string;
  creditorId: string;
  /** differentCreditor or differentDebitor: who is really paid or paying. */
  ultimateName: string;
  eref: string;
  mref: string;
  merchantCategoryCode: string;
  sepaPurposeCode: string;
  transactionCode: string;
}

export interface Ledger {
  userType: UserType;
  /** YYYY-MM-DD; decides which contracts are still active. Left out: the last booking day. */
  today?: string;
  accounts: LedgerAccount[];
  transactions: LedgerTransaction[];
}

export type AnalysisKind = 'credits' | 'insurances' | 'investments' | 'internal-bookings';

export type Interval =
  | 'weekly'
  | 'four-weekly'
  | 'monthly'
  | 'bi-monthly'
  | 'quarterly'
  | 'half-yearly'
  | 'yearly';

/** What an analyst said about one booking; it holds for all bookings with the payee that were taken for the same. */
export interface Correction {
  transactionId: string;
  /** "top.sub" of the category tree. */
  category: string;
}

/** A payee whose category is worth a question, by the money that hangs on it. */
export interface DoubtfulPayee {
  name: string;
  category: string;
  reason: string;
  confidence: number;
  /** Minor units, without sign. */
  amountMinor: number;
  transactionIDs: string[];
}

/** One per transaction, in the order of `ledger.transactions`. */
export interface TransactionCategory {
  transactionId: string;
  /** "top.sub" of the category tree. */
  category: string;
  analysis: AnalysisKind | null;
  recurring: boolean;
  contractId: string | null;
  tags: string[];
  /** Why, in words an analyst can check. */
  reason: string;
  /** 0 to 1: how sure the category is; 1 where the analyst said it. */
  confidence: number;
}

export type AmountConsistency = 'fixed' | 'changing' | 'variable';

/** A contract as GET /users/{user-id}/contracts answers it (interface-gaps.md, assumed members). */
export interface ContractItem {
  contractId: string;
  paymentPartner: { name: string; iban: string; creditorId: string };
  category: string;
  /** Main units, positive for money out, negative for money in. */
  amount: number;
  amountConsistency: AmountConsistency;
  interval: Interval | null;
  duration: { since: string; until: string };
  nextBookingDate: string | null;
  mref: string;
  isActive: boolean;
  transactionIDs: string[];
}

export interface Period {
  since: string;
  until: string;
}
