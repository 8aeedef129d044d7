import type { UserType } from '../ground/scopes';
import { INVENTED_BANKS, inventIban } from './bank-catalogue';

export interface InventedBooking {
  transactionId: string;
  amount: number;
  currency: string;
  bookingDate: number;
  valueDate: number;
  bookingText: string;
  purpose: string;
  paymentPartner: { name: string; iban?: string; creditorId?: string };
  mref?: string;
}

interface Pattern {
  day: number;
  /** Minor units; negative is money out. */
  amountMinor: number;
  /** Up to so many minor units more or less. */
  spreadMinor: number;
  text: string;
  purpose: string;
  partner: string;
  creditorId?: string;
}

/** What happens every month, by type of user. All names are invented. */
// biome-ignore format: a table
const PATTERNS: Record<UserType, readonly Pattern[]> = {
  person: [
    { day: 28, amountMinor: 285_000, spreadMinor: 0, text: 'Gehalt', purpose: 'Lohn/Gehalt', partner: 'Werkstatt Beispiel GmbH' },
    { day: 1, amountMinor: -92_000, spreadMinor: 0, text: 'Dauerauftrag', purpose: 'Miete Wohnung 3', partner: 'Hausverwaltung Muster' },
    { day: 3, amountMinor: -8_950, spreadMinor: 0, text: 'Lastschrift', purpose: 'Versicherungsbeitrag Haftpflicht', partner: 'Erfundene Versicherung AG', creditorId: 'DE98ZZZ00000000001' },
    { day: 5, amountMinor: -6_400, spreadMinor: 900, text: 'Lastschrift', purpose: 'Abschlag Strom', partner: 'Stadtwerke Irgendwo', creditorId: 'DE98ZZZ00000000002' },
    { day: 7, amountMinor: -7_350, spreadMinor: 3_000, text: 'Kartenzahlung', purpose: 'Einkauf Lebensmittel', partner: 'Markt am Eck' },
    { day: 14, amountMinor: -6_120, spreadMinor: 3_000, text: 'Kartenzahlung', purpose: 'Einkauf Lebensmittel', partner: 'Markt am Eck' },
    { day: 21, amountMinor: -8_230, spreadMinor: 3_000, text: 'Kartenzahlung', purpose: 'Einkauf Lebensmittel', partner: 'Markt am Eck' },
    { day: 15, amountMinor: -15_000, spreadMinor: 0, text: 'Dauerauftrag', purpose: 'Sparplan Fonds', partner: 'Depotbank Erfunden' },
  ],
  company: [
    { day: 4, amountMinor: 1_240_000, spreadMinor: 200_000, text: 'Gutschrift', purpose: 'Rechnung', partner: 'Kunde Alpha GmbH' },
    { day: 12, amountMinor: 860_000, spreadMinor: 250_000, text: 'Gutschrift', purpose: 'Rechnung', partner: 'Kunde Beta KG' },
    { day: 27, amountMinor: -640_000, spreadMinor: 0, text: 'Überweisung', purpose: 'Lohn/Gehalt', partner: 'Mitarbeiterin Muster' },
    { day: 26, amountMinor: -210_000, spreadMinor: 15_000, text: 'Lastschrift', purpose: 'Beiträge Sozialversicherung', partner: 'Krankenkasse Erfunden', creditorId: 'DE98ZZZ00000000003' },
    { day: 1, amountMinor: -185_000, spreadMinor: 0, text: 'Dauerauftrag', purpose: 'Miete Büro', partner: 'Gewerbepark Muster' },
    { day: 15, amountMinor: -95_000, spreadMinor: 0, text: 'Lastschrift', purpose: 'Darlehen Rate', partner: 'Kreditbank Erfunden', creditorId: 'DE98ZZZ00000000004' },
    { day: 9, amountMinor: -320_000, spreadMinor: 90_000, text: 'Überweisung', purpose: 'Wareneinkauf', partner: 'Lieferant Gamma OHG' },
    { day: 3, amountMinor: -24_900, spreadMinor: 0, text: 'Lastschrift', purpose: 'Betriebshaftpflicht Beitrag', partner: 'Erfundene Versicherung AG', creditorId: 'DE98ZZZ00000000001' },
  ],
};

const DAY_SECONDS = 86_400;

/**
 * Bookings of the `months` months up to `untilMs`, the same for the same `seed`. A later call with a later `untilMs`
 * gives the same bookings plus the new ones, as a bank would.
 */
export function inventBookings(
  type: UserType,
  seed: number,
  months: number,
  untilMs: number,
): InventedBooking[] {
  const until = new Date(untilMs);
  const bookings: InventedBooking[] = [];
  for (let back = months; back >= 0; back -= 1) {
    const month = new Date(Date.UTC(until.getUTCFullYear(), until.getUTCMonth() - back, 1));
    PATTERNS[type].forEach((pattern, index) => {
      const date = Date.UTC(month.getUTCFullYear(), month.getUTCMonth(), pattern.day, 12) / 1000;
      if (date * 1000 > untilMs) return;
      const monthNumber = month.getUTCFullYear() * 12 + month.getUTCMonth();
      const wobble = mix(seed + monthNumber * 31 + index) * 2 - 1;
      const amountMinor = pattern.amountMinor + Math.round(wobble * pattern.spreadMinor);
      bookings.push(
        booking(pattern, { id: `${seed}-${monthNumber}-${index}`, index, seed, date, amountMinor }),
      );
    });
  }
  return bookings.sort((left, right) => left.bookingDate - right.bookingDate);
}

/** A pattern as it happened in one month. */
interface Occurrence {
  readonly id: string;
  /** Place of the pattern in its table. */
  readonly index: number;
  readonly seed: number;
  /** Seconds since 1970. */
  readonly date: number;
  readonly amountMinor: number;
}

function booking(pattern: Pattern, { id, index, seed, date, amountMinor }: Occurrence): InventedBooking {
  const bank = INVENTED_BANKS[index % INVENTED_BANKS.length];
  return {
    transactionId: `bank-${id}`,
    amount: amountMinor / 100,
    currency: 'EUR',
    bookingDate: date,
    valueDate: date + (index % 3 === 0 ? DAY_SECONDS : 0),
    bookingText: pattern.text,
    purpose: pattern.purpose,
    paymentPartner: {
      name: pattern.partner,
      iban: inventIban(bank?.bankCode ?? '90010010', String(4_000_000 + index * 7919)),
      ...(pattern.creditorId ? { creditorId: pattern.creditorId } : {}),
    },
    ...(pattern.creditorId ? { mref: `M-${seed}-${index}` } : {}),
  };
}

/** A number from 0 to 1 that looks random and is not (integer hash after Chris Wellons). */
function mix(value: number): number {
  let state = value | 0;
  state = Math.imul(state ^ (state >>> 16), 0x7feb352d);
  state = Math.imul(state ^ (state >>> 15), 0x846ca68b);
  return ((state ^ (state >>> 16)) >>> 0) / 2 ** 32;
}
