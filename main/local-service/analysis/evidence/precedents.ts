import type { PreparedTransaction } from '../counterparty/prepared-transaction';
import { areEqualSigns, type PurposeSigns } from './evidence';

/** What was found for a booking, with all that it depends on. */
interface Precedent<T> {
  example: PreparedTransaction;
  signs: PurposeSigns;
  isMember: boolean;
  found: T;
}

/** Precedents looked through before a booking is judged anew; one partner rarely writes in more ways. */
const mostPrecedents = 8;

/** Bookings of one direction with one counterparty often differ by an invoice number only: evidence is collected once for all alike. */
export class Precedents<T> {
  private readonly known: Precedent<T>[] = [];
  private next = 0;

  /** `isMember`: where what is asked for depends on that too. */
  of(transaction: PreparedTransaction, signs: PurposeSigns, isMember = false): T | undefined {
    const { partner, kind, nature, signals, ultimate } = transaction;
    for (const { example, signs: ofExample, isMember: isExampleMember, found } of this.known) {
      const isAlike =
        example.partner === partner &&
        example.kind === kind &&
        example.nature === nature &&
        example.signals === signals &&
        example.ultimate === ultimate &&
        isExampleMember === isMember;
      if (isAlike && areEqualSigns(ofExample, signs)) return found;
    }
    return undefined;
  }

  add(example: PreparedTransaction, signs: PurposeSigns, found: T, isMember = false): void {
    this.known[this.next % mostPrecedents] = { example, signs, isMember, found };
    this.next += 1;
  }
}
