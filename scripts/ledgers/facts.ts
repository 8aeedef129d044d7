/** What happens on an account before any bank writes it down: the facts, and the right answers with them. */
export type Country = 'DE' | 'AT' | 'CH';

export type Channel =
  | 'direct-debit'
  | 'transfer'
  | 'standing-order'
  | 'card'
  | 'credit'
  | 'salary'
  | 'cash'
  | 'deposit'
  | 'return'
  | 'closing'
  | 'own'
  | 'card-settlement'
  | 'card-thanks'
  | 'securities';

export interface Party {
  name: string;
  iban: string;
  creditorId: string;
}

export interface Answer {
  category: string;
  contractId: string | null;
  role?: string;
  /** Analyses a reasonable person could choose as well; not judged. */
  accept?: string[];
}

export interface Fact {
  account: string;
  day: number;
  /** Minor units, negative for money out. */
  amount: number;
  channel: Channel;
  /** Null: a booking of the bank itself. */
  party: Party | null;
  text: string;
  mandate: string;
  reference: string;
  merchantCode: string;
  purposeCode: string;
  answer: Answer;
}

/** What is agreed with one partner, or bought from time to time, as a row of a table. */
export interface Stream {
  /** Names the agreement in truth files. */
  kind: string;
  category: string;
  /** 1: money comes in. */
  sign: 1 | -1;
  channel: Channel;
  /** Months between payments; 'four-weekly', 'fortnightly' and 'weekly'; a number below 0: that many times a month by chance. */
  every: number | 'four-weekly' | 'fortnightly' | 'weekly';
  least: number;
  most: number;
  /** Share by which an amount differs from booking to booking. */
  varies?: number;
  /** Share of ledgers that have it. */
  share?: number;
  countries?: string;
  names: string;
  texts: string;
  merchantCode?: string;
  purposeCode?: string;
  /** Names of people stand in for `names`. */
  isPerson?: boolean;
  /** Whether calling it a contract is a matter of taste. */
  optional?: boolean;
  accept?: string[];
  /** How many such agreements a ledger has at most; each with another partner. */
  many?: number;
}

export interface LedgerContract {
  contractId: string;
  kind: string;
  category: string;
  optional: boolean;
  /** Payments that a finder needs to see a rhythm. */
  fewest: number;
}
