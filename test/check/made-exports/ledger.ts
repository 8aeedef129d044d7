import { currencyPlaces } from '../../../preload/contract/values/minor-units';
import type { Random } from './random';
import { countries } from './words';

/** One booking as it truly was. */
export interface Booking {
  day: string;
  valueDay: string;
  time: string;
  minor: number;
  /** After this booking. */
  balance: number;
  name: string;
  iban: string;
  text: string;
  kind: string;
  reference: string;
  account: string;
  isPending: boolean;
  /** What was paid in another currency; null for most. */
  original: { minor: number; currency: string } | null;
  /** Takes back what was paid before. */
  isReversal: boolean;
}

/** Bookings of one account, oldest first. */
export interface Ledger {
  country: string;
  currency: string;
  account: string;
  holder: string;
  opening: number;
  bookings: readonly Booking[];
}

/** How a ledger is made. `isOverdrawn`: the account is below zero for a while; `isNarrow`: no day is beyond the twelfth. */
export interface LedgerShape {
  count: number;
  isNarrow: boolean;
  isOverdrawn: boolean;
  /** Of ten rows, so many are money in. */
  inOfTen: number;
  /** A card: what is owed grows, and is paid now and then. */
  isCard: boolean;
  hasOriginals: boolean;
  hasReversals: boolean;
  /** So many of the newest rows are not booked yet. */
  pending: number;
}

/** An IBAN with valid check digits. */
export function makeIban(random: Random, country: string, form: string): string {
  const bban = form.replace(/n/g, () => String(random.below(10)));
  const digits = `${bban}${country}00`.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  let rest = 0;
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97;
  return `${country}${String(98 - rest).padStart(2, '0')}${bban}`;
}

function amountOf(random: Random, isIn: boolean, places: number): number {
  const whole = isIn
    ? 40 + random.below(random.chance(0.5) ? 300 : 3_900)
    : 2 + random.below(random.chance(0.8) ? 90 : 1_400);
  const scale = places === 0 ? 100 : 1;
  return whole * scale * 10 ** places + (places === 0 ? random.below(100) : random.below(100));
}

function dayAfter(year: number, at: number, count: number, isNarrow: boolean): string {
  const month = 1 + Math.floor((at * 6) / count);
  const share = ((at * 6) / count) % 1;
  const day = 1 + Math.floor(share * (isNarrow ? 12 : 28));
  return `${year}-${String(month).padStart(2, '0')}-${String(Math.min(day, 28)).padStart(2, '0')}`;
}

/** What was paid abroad, at a rate of five to four. */
function originalOf(minor: number, currency: string): Booking['original'] {
  return { minor: Math.round(minor * 1.25), currency: currency === 'USD' ? 'CAD' : 'USD' };
}

export function makeLedger(random: Random, country: string, shape: LedgerShape): Ledger {
  const words = countries[country];
  if (!words) throw new Error(`no words for ${country}`);
  const places = currencyPlaces(words.currency);
  const unit = 10 ** places * (places === 0 ? 100 : 1);
  const account = words.bban
    ? makeIban(random, country, words.bban)
    : String(20_000_000 + random.below(60_000_000));
  const whole = shape.isOverdrawn ? random.below(40) : 800 + random.below(6_000);
  const opening = shape.isCard ? -whole * unit - 27 : whole * unit + 27;
  const year = random.of([2020, 2023, 2024, 2025]);
  let balance = opening;
  const bookings: Booking[] = [];
  for (let at = 0; at < shape.count; at++) {
    const before = bookings.at(-1);
    const isReversal =
      shape.hasReversals &&
      before !== undefined &&
      before.minor < 0 &&
      !before.isReversal &&
      random.chance(0.2);
    const size = amountOf(random, random.below(10) < shape.inOfTen, places);
    const isLow = !shape.isOverdrawn && !shape.isCard && balance - size < unit;
    const isIn = random.below(10) < shape.inOfTen || isLow;
    const minor = isReversal ? -before.minor : isIn ? size : -size;
    const isPending = at >= shape.count - shape.pending;
    if (!isPending) balance += minor;
    const day = dayAfter(year, at, shape.count, shape.isNarrow);
    const pick = (out: readonly string[], into: readonly string[]) => random.of(minor < 0 ? out : into);
    bookings.push({
      day,
      valueDay: day,
      time: `${String(7 + random.below(14)).padStart(2, '0')}:${String(random.below(60)).padStart(2, '0')}`,
      minor,
      balance,
      name: isReversal ? before.name : pick(words.shops, words.payers),
      iban: words.bban
        ? makeIban(random, country, words.bban)
        : String(30_000_000 + random.below(60_000_000)),
      text: isReversal ? before.text : pick(words.textsOut, words.textsIn),
      kind: isReversal ? before.kind : pick(words.kindsOut, words.kindsIn),
      reference: `R${100_000 + random.below(800_000)}`,
      account,
      isPending,
      original:
        shape.hasOriginals && minor < 0 && random.chance(0.3) ? originalOf(minor, words.currency) : null,
      isReversal,
    });
  }
  return { country, currency: words.currency, account, holder: 'Marit Sonnleitner', opening, bookings };
}
