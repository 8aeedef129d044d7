import type { FileSpan } from '../../../preload/contract/values/coverage';
import type { Minor } from '../../../preload/contract/values/minor-units';
import type { AccountFields } from '../accounts/account-record';
import type { RowIdentity } from '../rows/identity-table';
import type { RowAt } from '../rows/import-index';
import type { BalanceAnchor } from './day-balances';
import type { BalanceProof } from './ledger-proof';
import type { AccountDays } from './month-figures';

/** What a file proves that was booked. Minor units. */
export interface ProvenDays {
  /** First and last day with a booking. */
  first: number;
  last: number;
  /** By the period that it states it has all of its first day, and of its last: else it may begin, or end, within the day. */
  hasFirst: boolean;
  hasLast: boolean;
  /** Balance before the first booking. */
  opening: number | null;
  /** By day; none for a day without bookings. */
  sums: ReadonlyMap<number, Minor>;
}

/** Rows of which a person decided whether they are bookings. */
interface Decided {
  /** Not at the service any more: a row of another import took their place, or took them away. */
  replaced: number;
  /** Sent beside what another import sent with other content. */
  beside: number;
  /** Of equal rows, without the first of each: kept, and left out. */
  equalKept: number;
  equalLeftOut: number;
}

/** Rows of which the service has something else than the files say by now. What it has is what counts. */
interface Differs {
  /** Bookings that count once they are sent. */
  unsent: number;
  /** Sent without an answer: they count once it is known that they arrived. */
  unknown: number;
  /** Excluded since they were sent, and counted until the service does not have them any more. */
  leftOut: number;
  /** Counted as they were sent: corrected, read in another way, or of a file that was removed since. */
  asSent: number;
}

/** What the files of all imports say of one account of the customer. Minor units, day numbers. */
export interface AccountLedger {
  serviceAccountId: string;
  fields: AccountFields;
  /** The newest balance that its files state, all of them together; null for none. */
  stated: BalanceAnchor | null;
  days: Pick<AccountDays, 'moneyIn' | 'moneyOut'>;
  bookings: number;
  duplicatesMerged: number;
  leftOut: number;
  /** Of them: what the bank only announced, and what cannot be read. */
  leftOutAs: { pending: number; blocked: number };
  /** Reason -> rows that were left out for it. */
  leftOutFor: Map<string, number>;
  /** Rows that a person corrected before they were sent. */
  corrected: number;
  decided: Decided;
  differs: Differs;
  /** Days of bookings that are not sent, or of which nobody knows. */
  unsentDays: Set<number>;
  /** Of the bookings: in another currency than the account's, and in no sum. */
  otherCurrency: number;
  /** Rows that are no bookings here although they may have moved the balance. */
  unsettled: { leftOut: number; unread: number };
  firstDay: number;
  lastDay: number;
  /** What was there before the first day of the earliest file, as that file proves or states it. */
  opening: { day: number; minor: number | null };
  proofs: BalanceProof[];
  provenDays: ProvenDays[];
  /** Days of bookings of files that prove nothing. */
  unprovenDays: ReadonlySet<number>;
  /** See `contradictedDays`. */
  contradicted: readonly number[];
  spans: FileSpan[];
  anchors: BalanceAnchor[];
  files: Map<string, { name: string; sha256: string; rows: number; lines: number }>;
}

/** A row that counts as a booking; `isSummed`: its amount is of the currency of its account. */
export interface CountedBooking {
  ledger: AccountLedger;
  /** Null for one that stands in no row as it was sent. */
  place: RowAt | null;
  content: Omit<RowIdentity, 'account'>;
  day: number;
  amount: number;
  isSummed: boolean;
}
