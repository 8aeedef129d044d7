import type { LocalFigures, Result, TracedTransaction } from '../../../preload/contract';
import { transactionIdsIn } from '../../../preload/contract/rows/transaction-ids';
import { currencyPlaces, sumOfDecimals } from '../../../preload/contract/values/minor-units';

/** The result that names transfers between own accounts. */
export const transferEndpoint = 'company.internalBookings';

/**
 * What left one own account for another: bookings that the service names, amounts of the files. They are part of the money out
 * of the control figures, and of the money in as far as the receiving account was loaded (B039).
 */
export interface OwnTransfers {
  currency: string;
  /** Exact decimal, negative. */
  sum: string;
  bookings: number;
  /** Transfers whose receiving account was surely not loaded; 0 when that cannot be told. */
  withoutReceiver: number;
}

export function transferIdsOf(result: Result | null): string[] {
  if (result?.state !== 'received') return [];
  const { monthlyOverview } = (result.payload ?? {}) as { monthlyOverview?: unknown };
  return transactionIdsIn(monthlyOverview);
}

/**
 * One entry for each currency; a booking that came in is the other leg of one that went out and does not count again. `accounts`: all
 * that are loaded, also those of bookings that are not meant, for they may receive what the others send.
 */
export function ownTransfersOf(
  ids: readonly string[],
  byId: ReadonlyMap<string, TracedTransaction>,
  accounts: LocalFigures['accounts'],
  isMeant: (booking: TracedTransaction) => boolean = () => true,
): OwnTransfers[] {
  const outgoing = ids
    .flatMap((id) => byId.get(id) ?? [])
    .filter((booking) => booking.amount.startsWith('-') && isMeant(booking));
  const ibans = new Set(accounts.map(({ iban }) => iban && plain(iban)));
  // An account without an IBAN may be the receiver of any of them.
  const canTell = !ibans.has(null) && !ibans.has('');
  return [...new Set(outgoing.map(({ currency }) => currency))].map((currency) => {
    const own = outgoing.filter((booking) => booking.currency === currency);
    return {
      currency,
      sum: sumOfDecimals(
        own.map(({ amount }) => amount),
        currencyPlaces(currency),
      ),
      bookings: own.length,
      withoutReceiver: canTell
        ? own.filter(({ counterpartyIban }) => counterpartyIban && !ibans.has(plain(counterpartyIban))).length
        : 0,
    };
  });
}

function plain(iban: string): string {
  return iban.replace(/\s+/g, '').toUpperCase();
}
