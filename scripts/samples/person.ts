import { type Booking, makeRandom } from './booking';
import { bankDay, dayIn, monthsBetween } from './days';
import { withBalances, writeDkb } from './exports';
import { ibanOf } from './parties';
import type { BookingKind } from './plan';

/** The sample person beside the sample company: a wage, a child, a rented home, a loan, and what a reader should notice. */
export const samplePerson = 'Mirjam Feldhoff';

const holder = { owner: samplePerson, iban: ibanOf('90250077', '5300417722') };
const openingCents = 41_260;
const firstMonth = '2025-08';
const lastDay = '2026-07-14';

type Plan = [date: number, cents: number, kind: BookingKind, name: string, purpose: string];

/** What comes every month. */
const monthly: readonly Plan[] = [
  [1, -89_000, 'standing', 'Wohnbau Ostmoor eG', 'Miete Whg. 14 Birkenweg 3'],
  [2, -21_430, 'debit', 'Ratenbank Ostmoor AG', 'Rate Darlehen 4410072 Konsumkredit'],
  [3, -9_600, 'debit', 'Stadtwerke Ostmoor', 'Abschlag Strom Gas Vertrag 77120'],
  [4, -3_999, 'debit', 'Fernruf Mobil GmbH', 'Mobilfunk Rechnung Kundennr 88120'],
  [5, -2_490, 'debit', 'Tannenschutz Versicherung AG', 'Privathaftpflicht und Hausrat 550192'],
  [9, 25_500, 'incoming', 'Familienkasse', 'Kindergeld'],
  [15, -1_299, 'debit', 'Filmfluss Streaming', 'Abo Streaming'],
  [16, -7_500, 'standing', 'Fondsdepot Ostmoor', 'Sparplan Fonds'],
  [18, -3_490, 'debit', 'Sportwerk Ostmoor', 'Mitgliedsbeitrag Fitnessstudio'],
  [29, 264_035, 'incoming', 'Werkstatt Ostmoor eG', 'Lohn und Gehalt Pers.Nr 0417'],
];

/** By month: what happened once. */
const single: Readonly<Record<string, readonly Plan[]>> = {
  '2025-10': [
    [6, -51_240, 'debit', 'Tannenschutz Versicherung AG', 'Kfz-Versicherung OM-MF 417 Jahresbeitrag'],
  ],
  '2025-12': [[11, -38_900, 'card', 'MOEBELHAUS SPECHT//OSTMOOR/DE', 'VISA Debitkartenumsatz']],
  '2026-02': [
    [
      18,
      3_490,
      'returned',
      'Sportwerk Ostmoor',
      'Ruecklastschrift mangels Deckung Mitgliedsbeitrag Fitnessstudio',
    ],
    [20, -4_500, 'card', 'SPIELHALLE GOLDSTERN//OSTMOOR/DE', 'VISA Debitkartenumsatz'],
  ],
  '2026-03': [
    [
      18,
      3_490,
      'returned',
      'Sportwerk Ostmoor',
      'Ruecklastschrift mangels Deckung Mitgliedsbeitrag Fitnessstudio',
    ],
    [24, -8_742, 'transfer', 'Inkasso Nordlicht GmbH', 'Forderung Sportwerk Aktenzeichen 26/4471'],
  ],
  '2026-05': [[12, 150_000, 'incoming', 'Ratenbank Ostmoor AG', 'Auszahlung Darlehen 4410931']],
};

const shops: readonly [name: string, low: number, high: number, times: number][] = [
  ['GRÜNKOHL MARKT 0815//OSTMOOR/DE', 2_400, 9_800, 6],
  ['BAECKEREI SUESSHOLZ//RABENFURT/DE', 390, 1_450, 4],
  ['DROGERIE SEIFENBLASE//OSTMOOR/DE', 900, 3_900, 2],
  ['TANKSTELLE AM WALL//TANNENRIED/DE', 3_800, 6_900, 2],
  ['GASTHAUS ZUR LINDE//OSTMOOR/DE', 1_800, 5_200, 2],
];

function everydayOf(random: () => number): Plan[] {
  const between = (low: number, high: number) => Math.round(low + random() * (high - low));
  const bought = shops.flatMap(([name, low, high, times]) =>
    Array.from(
      { length: times },
      (): Plan => [between(1, 28), -between(low, high), 'card', name, 'VISA Debitkartenumsatz'],
    ),
  );
  const drawn = Array.from(
    { length: 2 },
    (): Plan => [
      between(3, 26),
      -between(6, 14) * 1_000,
      'withdrawal',
      'DKB AG OSTMOOR',
      'Bargeldauszahlung',
    ],
  );
  return [...bought, ...drawn];
}

/** One account for each name: partners that share one would be taken for the same. */
function ibanOfPartner(name: string): string {
  const number = [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9_999_991, 7);
  return ibanOf('90250099', String(number));
}

function bookingOf(month: string, [date, cents, kind, name, purpose]: Plan): Booking {
  const planned = dayIn(month, date);
  const day = kind === 'card' || kind === 'withdrawal' ? planned : bankDay(planned);
  return {
    account: 'second',
    day,
    valueDay: day,
    cents,
    kind,
    party: {
      name,
      iban: kind === 'card' || kind === 'withdrawal' ? '' : ibanOfPartner(name),
      bic: '',
    },
    creditorId: '',
    mandate: '',
    reference: '',
    purpose,
  };
}

/** The export of the person's account by its name. */
export function makePersonSample(): Map<string, Uint8Array> {
  const random = makeRandom(41_722);
  const bookings = monthsBetween(firstMonth, lastDay.slice(0, 7))
    .flatMap((month) =>
      [...monthly, ...(single[month] ?? []), ...everydayOf(random)].map((plan) => bookingOf(month, plan)),
    )
    .filter(({ day }) => day <= lastDay)
    .sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
  const name = `${lastDay.split('-').reverse().join('-')}_Umsatzliste_Girokonto_${holder.iban}.csv`;
  return new Map([[name, writeDkb(withBalances(bookings, openingCents), [], lastDay, holder)]]);
}
