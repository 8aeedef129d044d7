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
  /** What came in by them, where each that has a loaded receiver is named there too; null where that cannot be told. */
  received: string | null;
}

export function transferIdsOf(result: Result | null): string[] {
  if (result?.state !== 'received') return [];
  const { monthlyOverview } = (result.payload ?? {}) as { monthlyOverview?: unknown };
  return transactionIdsIn(monthlyOverview);
}

/**
 * One entry for each currency; a booking that came in is the other leg of one that went out and does not count again. `accounts`: all
 * that are loaded, also those of bookings that are not meant, for they may receive what the others send. `excluded`: those that the money in
 * and out of these figures has not, so that they are no part of it.
 */
export function ownTransfersOf(
  ids: readonly string[],
  byId: ReadonlyMap<string, TracedTransaction>,
  { accounts, excluded = [] }: Pick<LocalFigures, 'accounts' | 'excluded'>,
  isMeant: (booking: TracedTransaction) => boolean = () => true,
): OwnTransfers[] {
  const left = new Set(excluded.map(({ transactionId }) => transactionId));
  const named = ids.flatMap((id) => (left.has(id) ? [] : (byId.get(id) ?? []))).filter(isMeant);
  const outgoing = named.filter((booking) => booking.amount.startsWith('-'));
  const ibans = new Set(accounts.map(({ iban }) => iban && plain(iban)));
  // An account without an IBAN may be the receiver of any of them.
  const canTell = !ibans.has(null) && !ibans.has('');
  return [...new Set(outgoing.map(({ currency }) => currency))].map((currency) => {
    const own = outgoing.filter((booking) => booking.currency === currency);
    const sumOf = (list: readonly TracedTransaction[]) =>
      sumOfDecimals(
        list.map(({ amount }) => amount),
        currencyPlaces(currency),
      );
    const isLost = ({ counterpartyIban }: TracedTransaction) =>
      Boolean(counterpartyIban) && !ibans.has(plain(counterpartyIban ?? ''));
    const incoming = named.filter(
      (booking) => booking.currency === currency && !booking.amount.startsWith('-'),
    );
    const amountsOf = (list: readonly TracedTransaction[]) =>
      list
        .map((booking) => sumOf([booking]).replace('-', ''))
        .filter((amount) => /[1-9]/.test(amount))
        .sort()
        .join(' ');
    // Sums may be equal by chance: the other side of each has its amount, and comes from an account that was loaded.
    const isEach =
      canTell &&
      !incoming.some(isLost) &&
      amountsOf(incoming) === amountsOf(own.filter((booking) => !isLost(booking)));
    return {
      currency,
      sum: sumOf(own),
      bookings: own.length,
      withoutReceiver: canTell ? own.filter(isLost).length : 0,
      received: isEach ? sumOf(incoming) : null,
    };
  });
}

/** Money in and out without transfers of one's own (B039); null where the money in cannot be told. */
export function withoutTransfers(
  { totalIn, totalOut }: { totalIn: string; totalOut: string },
  { sum, received, currency }: OwnTransfers,
): { moneyIn: string; moneyOut: string } | null {
  if (received === null) return null;
  const less = (total: string, part: string) =>
    sumOfDecimals([total, part.startsWith('-') ? part.slice(1) : `-${part}`], currencyPlaces(currency));
  return { moneyIn: less(totalIn, received), moneyOut: less(totalOut, sum) };
}

function plain(iban: string): string {
  return iban.replace(/\s+/g, '').toUpperCase();
}
