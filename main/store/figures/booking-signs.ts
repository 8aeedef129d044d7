import { type BookingSigns, signIdsLimit } from '../../../preload/contract/answers/booking-signs';
import { isUnassigned, loanPayouts, ownMoves } from '../../../preload/contract/answers/category-groups';
import { dayOf } from '../../../preload/contract/values/calendar-day';
import { decimalOf, type Minor, plusMinor } from '../../../preload/contract/values/minor-units';
import { namesDebit, namesReturnedDebit, namesReturnFee, namesUndoing } from './return-words';

/** A booking as the signs need it. Minor units, day number. */
export interface SignBooking {
  id: string;
  day: number;
  minor: number;
  currency: string;
  name: string;
  iban: string;
  /** Booking text and purpose. */
  text: string;
}

export interface BookingLabel {
  category: string | null;
  tags: readonly string[];
}

/** What the service said of single bookings; null where it said nothing. */
export type Labels = ReadonlyMap<string, BookingLabel> | null;

const payoutDays = 90;
const roundTripDays = 3;
const returnDays = 60;
/** Fees that a bank adds to what comes back. */
const largestFeeMinor = 3_000;

/** Tags of the service that say: this only undoes another booking. */
const undoingTags = ['returned-debit', 'refund', 'retry'];
const returnedTag = 'returned-debit';
const feeCategory = 'fees.return-fee';

export function signsOf(bookings: readonly SignBooking[], labels: Labels): BookingSigns {
  const categories = new Set<string>();
  for (const { category } of labels?.values() ?? [])
    if (category !== null) categories.add(category.slice(0, 200));
  return {
    categories: [...categories].sort().slice(0, 1_000),
    turnover: labels && turnoverOf(bookings, labels),
    payouts: labels && payoutsOf(bookings, labels),
    roundTrips: roundTripsOf(bookings, labels),
    collections: collectionsOf(bookings, labels),
  };
}

const cut = (ids: readonly string[]) => ids.slice(0, signIdsLimit);

function byCurrency(bookings: readonly SignBooking[]): Map<string, SignBooking[]> {
  const groups = new Map<string, SignBooking[]>();
  for (const booking of bookings) {
    const own = groups.get(booking.currency);
    if (own) own.push(booking);
    else groups.set(booking.currency, [booking]);
  }
  return groups;
}

const sumOf = (bookings: readonly SignBooking[]) =>
  bookings.reduce<Minor>((sum, { minor }) => plusMinor(sum, Math.abs(minor)), 0);

function turnoverOf(bookings: readonly SignBooking[], labels: NonNullable<Labels>): BookingSigns['turnover'] {
  const categoryOf = ({ id }: SignBooking) => labels.get(id)?.category ?? null;
  const counted = bookings.filter((booking) => !ownMoves.includes(categoryOf(booking) ?? ''));
  return [...byCurrency(counted)].map(([currency, own]) => {
    const open = own
      .filter((booking) => isUnassigned(categoryOf(booking)))
      .sort((a, b) => Math.abs(b.minor) - Math.abs(a.minor));
    return {
      currency,
      all: decimalOf(sumOf(own), currency),
      unassigned: decimalOf(sumOf(open), currency),
      unassignedIds: cut(open.map(({ id }) => id)),
    };
  });
}

/** Who it is: the account, else the name without what differs from booking to booking. */
function partyOf({ iban, name }: SignBooking): string {
  const plain = iban.replace(/\s/g, '').toUpperCase();
  return plain === ''
    ? name
        .toLowerCase()
        .replace(/[^\p{L}\d]+/gu, ' ')
        .trim()
    : plain;
}

function payoutsOf(bookings: readonly SignBooking[], labels: NonNullable<Labels>): BookingSigns['payouts'] {
  const last = bookings.reduce((newest, { day }) => Math.max(newest, day), Number.NEGATIVE_INFINITY);
  if (!Number.isFinite(last)) return null;
  const since = last - payoutDays + 1;
  const paid = bookings.filter(
    ({ id, day, minor }) => day >= since && minor > 0 && loanPayouts.includes(labels.get(id)?.category ?? ''),
  );
  // Two payouts without a name may be of two lenders or of one: they count as one.
  const lenders = new Set(paid.map(partyOf));
  return {
    since: dayOf(since),
    count: paid.length,
    lenders: lenders.size,
    ids: cut(paid.map(({ id }) => id)),
  };
}

function roundTripsOf(bookings: readonly SignBooking[], labels: Labels): BookingSigns['roundTrips'] {
  const isMeant = (booking: SignBooking) => {
    const label = labels?.get(booking.id);
    if (booking.minor === 0 || partyOf(booking) === '' || namesUndoing(booking.text)) return false;
    if (label?.tags.some((tag) => undoingTags.includes(tag))) return false;
    return !ownMoves.includes(label?.category ?? '');
  };
  const groups = new Map<string, SignBooking[]>();
  for (const booking of bookings) {
    if (!isMeant(booking)) continue;
    const key = JSON.stringify([partyOf(booking), booking.currency, Math.abs(booking.minor)]);
    const group = groups.get(key);
    if (group) group.push(booking);
    else groups.set(key, [booking]);
  }
  const ids: string[] = [];
  for (const group of groups.values())
    for (const pair of pairsOf(group)) ids.push(...pair.map(({ id }) => id));
  return { pairs: ids.length / 2, ids: cut(ids) };
}

/** Each booking in one pair at most, the earliest first. */
function pairsOf(group: readonly SignBooking[]): [SignBooking, SignBooking][] {
  const ordered = [...group].sort((a, b) => a.day - b.day);
  const taken = new Set<SignBooking>();
  const pairs: [SignBooking, SignBooking][] = [];
  const isOneWay = ordered.every(({ minor }) => minor > 0) || ordered.every(({ minor }) => minor < 0);
  for (const [place, one] of isOneWay ? [] : ordered.entries()) {
    if (taken.has(one)) continue;
    for (let at = place + 1; at < ordered.length; at += 1) {
      const other = ordered[at];
      if (!other || other.day - one.day > roundTripDays) break;
      if (taken.has(other) || other.minor !== -one.minor) continue;
      taken.add(one).add(other);
      pairs.push([one, other]);
      break;
    }
  }
  return pairs;
}

function collectionsOf(bookings: readonly SignBooking[], labels: Labels): BookingSigns['collections'] {
  const isUndone = ({ id, text }: SignBooking) =>
    namesReturnedDebit(text) || (labels?.get(id)?.tags.includes(returnedTag) ?? false);
  return [...byCurrency(bookings)].flatMap(([currency, own]) => {
    const collected = own.filter(
      (booking) => booking.minor > 0 && namesDebit(booking.text) && !isUndone(booking),
    );
    if (collected.length === 0) return [];
    const returned = own.filter(
      (booking) =>
        booking.minor < 0 &&
        isUndone(booking) &&
        !isFee(booking, labels) &&
        collected.some((one) => mayReturn(booking, one)),
    );
    return [
      {
        currency,
        collected: decimalOf(sumOf(collected), currency),
        returned: decimalOf(sumOf(returned), currency),
        returnedCount: returned.length,
        ids: cut(returned.map(({ id }) => id)),
      },
    ];
  });
}

/** What the bank asks for a return. A larger sum that names a fee is the return together with its fee. */
function isFee({ id, minor, text }: SignBooking, labels: Labels): boolean {
  if (labels?.get(id)?.category === feeCategory) return true;
  return -minor <= largestFeeMinor && namesReturnFee(text);
}

/** One of a batch that was collected before comes back with less than the batch, a single one with a fee at most. */
function mayReturn(back: SignBooking, collected: SignBooking): boolean {
  const lag = back.day - collected.day;
  return lag >= 0 && lag <= returnDays && -back.minor <= collected.minor + largestFeeMinor;
}
