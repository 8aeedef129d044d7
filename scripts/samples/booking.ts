import type { Party } from './parties';
import type { BookingKind, OwnAccount } from './plan';

export interface Booking {
  account: OwnAccount;
  /** YYYY-MM-DD */
  day: string;
  valueDay: string;
  /** Negative is money out. */
  cents: number;
  kind: BookingKind;
  party: Pick<Party, 'name' | 'iban' | 'bic'> | null;
  creditorId: string;
  mandate: string;
  reference: string;
  purpose: string;
}

/** What has to be said of a booking; the rest is empty. */
export type NewBooking = Partial<Booking> & Pick<Booking, 'account' | 'day' | 'cents' | 'kind' | 'purpose'>;

export const firstDay = '2024-08-01';
/** The day on which both exports were made: the last month is unfinished on purpose. */
export const lastDay = '2026-07-14';

/** mulberry32: the same sequence everywhere, so that the files are the same bytes wherever they are made. */
export function makeRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
