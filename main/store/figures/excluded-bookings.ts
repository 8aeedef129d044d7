import { accountTagOf, partsOfTransactionId } from '../accounts/account-identity';
import type { CountedBooking } from './ledger-shape';
import type { ExcludedAmount } from './month-figures';

/** Bookings that the analyst left out, found among those that count while these are walked. */
export class ExcludedBookings {
  readonly amounts: (ExcludedAmount & { accountId: string; id: string })[] = [];
  /** Of those that were found, in the order of the files. */
  readonly ids: string[] = [];
  readonly #wanted = new Map<string, string>();

  constructor(notes: ReadonlyMap<string, string>) {
    for (const id of notes.keys()) {
      const parts = partsOfTransactionId(id);
      if (parts) this.#wanted.set(`${parts.accountTag}:${parts.low}:${parts.high}:${parts.occurrence}`, id);
    }
  }

  note({ ledger, content, day, amount, isSummed }: CountedBooking): void {
    if (this.#wanted.size === 0) return;
    const tag = accountTagOf(ledger.serviceAccountId);
    const id = this.#wanted.get(`${tag}:${content.low}:${content.high}:${content.occurrence}`);
    if (id === undefined) return;
    this.ids.push(id);
    if (isSummed)
      this.amounts.push({
        id,
        accountId: ledger.serviceAccountId,
        day,
        amount,
        currency: ledger.fields.currency,
      });
  }
}
