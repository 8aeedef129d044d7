import type { MadeBooking } from './made-exports';

type Plan = [day: number | 'last', partner: string, kind: string, purpose: string, minor: number];

/** What comes and goes each month, in the smallest units of any currency: what it is in main units follows from its places. */
const person = { salary: 331_239, rent: 98_765, loan: 12_345, cash: 23_456, savings: 15_001, friends: 5_000 };
const company = { sales: 1_234_567, goods: 765_432, loan: 45_678, advice: 10_001 };

const plans = {
  person: [
    [1, 'Wohnbau Ostmoor eG', 'Dauerauftrag', 'Miete Whg. 14 Birkenweg 3', -person.rent],
    [2, 'Ratenbank Ostmoor AG', 'Lastschrift', 'Rate Darlehen 4410072 Konsumkredit', -person.loan],
    [10, 'Bank Ostmoor', 'Barauszahlung', 'Bargeldauszahlung Geldautomat', -person.cash],
    [16, 'Fondsdepot Ostmoor', 'Dauerauftrag', 'Sparplan Fonds', -person.savings],
    [20, 'Jette Brunnwald', 'Überweisung', 'danke', -person.friends],
    ['last', 'Werkstatt Ostmoor eG', 'Gutschrift', 'Lohn und Gehalt Pers.Nr 0417', person.salary],
  ],
  company: [
    [1, 'Hotel Tannenblick GmbH', 'Gutschrift', 'Rechnung 1001 Kunde 77', company.sales],
    [5, 'Holzgroßhandel Nordhain GmbH', 'Lastschrift', 'Lieferung Holz Rechnung 88', -company.goods],
    [15, 'Gewerbebank Ostmoor AG', 'Lastschrift', 'Rate Darlehen 5520 Investitionskredit', -company.loan],
    ['last', 'Steuerkanzlei Feder', 'Überweisung', 'Honorar Steuerberatung', -company.advice],
  ],
} as const satisfies Record<string, readonly Plan[]>;

export type KnownKind = keyof typeof plans;

const openings: Record<KnownKind, number> = { person: 100_000, company: 300_000 };
const months = Array.from({ length: 12 }, (_, index) => new Date(Date.UTC(2025, 6 + index, 1)));

/** What is paid to friends, and for goods, is a little more each month: no two months are alike. */
const more = (partner: string, month: number) =>
  partner === 'Jette Brunnwald' || partner === 'Holzgroßhandel Nordhain GmbH' ? month * 7 : 0;

/** Twelve whole months of a customer of whom every figure is known, newest first. */
export function knownBookings(kind: KnownKind): MadeBooking[] {
  let balanceMinor = openings[kind];
  return months
    .flatMap((first, index) =>
      plans[kind].map(([day, partner, how, purpose, minor]): MadeBooking => {
        const at = day === 'last' ? Date.UTC(2025, 7 + index, 0) : first.getTime() + (day - 1) * 86_400_000;
        const moved = minor - more(partner, index);
        balanceMinor += moved;
        return {
          day: new Date(at).toISOString().slice(0, 10),
          partner,
          kind: how,
          purpose,
          minor: moved,
          balanceMinor,
        };
      }),
    )
    .reverse();
}

/** Mean over the months of what grows by 7 each month; the figure that it is part of is rounded as a whole. */
const grown = (minor: number) => minor + 7 * 5.5;

/** The key figures as the hand-out defines them, worked out by hand, in the smallest units. */
export const knownFigures: Record<KnownKind, Record<string, number>> = {
  person: {
    income: person.salary,
    housing: person.rent,
    loans: person.loan,
    left: Math.round(person.salary - person.rent - person.loan - person.cash - grown(person.friends)),
    lowest: 100_000 - person.rent - person.loan - person.cash - person.savings - person.friends,
  },
  company: {
    business: company.sales,
    net: Math.round(company.sales - grown(company.goods) - company.loan - company.advice),
    debt: company.loan,
    lowest: 300_000 + company.sales - company.goods - company.loan - company.advice,
  },
};
