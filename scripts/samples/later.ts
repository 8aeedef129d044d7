import type { Booking } from './booking';
import { bankDay, dayIn, monthsBetween } from './days';
import { customers, employees, parties, suppliers } from './parties';
import { recurringPayments } from './plan';

/** The second act: the operating account goes on until here; of the second account nothing new came. */
export const laterDay = '2026-08-31';

type Planned = Pick<Booking, 'day' | 'cents' | 'kind' | 'purpose'> & Partial<Booking>;

/** What was booked on the operating account after `since`, oldest first: contracts as planned, the rest in round amounts. */
export function makeLaterBookings(since: string): Booking[] {
  const bookings: Booking[] = [];
  for (const booking of [...plannedPayments(), ...['2026-07', '2026-08'].flatMap(businessOf)]) {
    const day = bankDay(booking.day);
    if (day <= since || day > laterDay) continue;
    bookings.push({
      account: 'operating',
      party: null,
      creditorId: '',
      mandate: '',
      reference: '',
      valueDay: day,
      ...booking,
      day,
    });
  }
  return bookings
    .map((booking, index) => ({ booking, index }))
    .sort((a, b) => a.booking.day.localeCompare(b.booking.day) || a.index - b.index)
    .map(({ booking }) => booking);
}

const inWords = (month: string) => `${month.slice(5)}/${month.slice(0, 4)}`;

/** What recurs by contract. */
function plannedPayments(): Planned[] {
  const payments: Planned[] = [];
  for (const plan of recurringPayments.filter(({ account }) => account === 'operating')) {
    const due = monthsBetween(plan.since, plan.until ?? laterDay.slice(0, 7));
    for (let index = 0; index < due.length; index += plan.everyMonths) {
      const month = due[index] ?? plan.since;
      const change = (plan.changes ?? []).filter((entry) => entry.since <= month).at(-1);
      const party = parties[plan.partner];
      const isDebit = plan.kind === 'debit';
      payments.push({
        day: dayIn(month, plan.dayOfMonth),
        cents: change?.cents ?? plan.cents,
        kind: plan.kind,
        party,
        purpose: plan.purpose
          .replace('{m}', inWords(month))
          .replace('{n}', String(index / plan.everyMonths + 1)),
        creditorId: isDebit ? party.creditorId : '',
        mandate: plan.mandate ?? '',
        reference: isDebit ? `${plan.mandate ?? ''}-${month.replace('-', '')}` : '',
      });
    }
  }
  return payments;
}

/** What customers paid, and what went to staff, suppliers and the bank, in one month. */
function businessOf(month: string): Planned[] {
  const digits = month.replace('-', '');
  return [
    ...customers.slice(0, 4).map((party, rank) => ({
      day: dayIn(month, 16 + rank * 3),
      cents: 1_148_000 - rank * 96_500,
      kind: 'incoming' as const,
      party,
      purpose: `Rechnung ${month}-${rank + 1} vielen Dank`,
      reference: `RS${digits}${rank}`,
    })),
    ...employees.map((party, rank) => ({
      day: dayIn(month, 27),
      cents: -(268_000 + rank * 9_500),
      kind: 'transfer' as const,
      party,
      purpose: `Lohn/Gehalt ${inWords(month)} Personalnr. ${1001 + rank}`,
      reference: `LG${digits}${rank}`,
    })),
    ...suppliers.map((party, rank) => ({
      day: dayIn(month, 17 + rank),
      cents: -(181_500 + rank * 22_300),
      kind: 'transfer' as const,
      party,
      purpose: `Rechnung ${80_000 + rank} Kunde 7714`,
      reference: `K7714-${digits}${rank}`,
    })),
    {
      day: dayIn(month, 30),
      cents: -1_850,
      kind: 'fee',
      purpose: `Entgelt Kontoführung ${inWords(month)}`,
    },
  ];
}
