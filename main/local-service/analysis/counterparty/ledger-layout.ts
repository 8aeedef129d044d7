import { brokenWidth } from '../ledger/joined-lines';
import type { LedgerTransaction } from '../ledger/ledger-types';
import { menderOf } from '../ledger/spoilt-words';
import { fold } from '../ledger/text-folding';
import { isAnyFirstName } from '../tables/first-names';
import { lostLetterWords } from '../words/lost-letter-words';

/** What all bookings of one account have in common: one bank printed them. */
export interface Layout {
  /** Of the lines that all purposes are broken into; 0: they are not. */
  lineWidth: number;
  /** Bookings name their partner in a field. */
  hasNames: boolean;
  /** The partner stands behind the kind of booking: "LSV Muster AG", "Dauerauftrag Muster". */
  hasNamesInKinds: boolean;
}

export interface Layouts {
  of(accountId: string): Layout;
  /** Writes a text that lost letters as it is meant; null: none did. */
  mend: ((text: string) => string) | null;
}

/** A bank has few words for how money moved; where nearly every booking has one of its own, they hold the partner. */
const fewestKinds = 8;
const shareOfKinds = 0.08;
/** With fewer bookings an account tells nothing of its bank's layout. */
const fewestBookings = 12;
const shareOfNames = 0.05;

function layoutOf(transactions: readonly LedgerTransaction[]): Layout {
  const named = transactions.filter(({ partnerName }) => partnerName !== '').length;
  const kinds = new Set<string>();
  for (const { bookingText } of transactions) {
    kinds.add(bookingText);
    if (kinds.size > transactions.length * shareOfKinds && kinds.size >= fewestKinds) break;
  }
  return {
    lineWidth: brokenWidth(transactions),
    hasNames: named > transactions.length * shareOfNames,
    hasNamesInKinds:
      named <= transactions.length * shareOfNames &&
      kinds.size >= fewestKinds &&
      kinds.size > transactions.length * shareOfKinds,
  };
}

export function layoutsOf(transactions: readonly LedgerTransaction[]): Layouts {
  const byAccount = new Map<string, LedgerTransaction[]>();
  for (const transaction of transactions) {
    const list = byAccount.get(transaction.accountId);
    if (list) list.push(transaction);
    else byAccount.set(transaction.accountId, [transaction]);
  }
  let whole: Layout | undefined;
  const layouts = new Map<string, Layout>();
  for (const [accountId, own] of byAccount)
    if (byAccount.size > 1 && own.length >= fewestBookings) layouts.set(accountId, layoutOf(own));
  return {
    of: (accountId) => {
      const own = layouts.get(accountId);
      if (own) return own;
      whole ??= layoutOf(transactions);
      return whole;
    },
    // Martin is not Martina who lost a letter: taken for each other, one person's money would be another's.
    mend: menderOf(
      transactions,
      (word) => isAnyFirstName(fold(word)),
      (word) => lostLetterWords().get(fold(word)),
    ),
  };
}
