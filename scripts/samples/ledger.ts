import { addDays, bankDay, dayIn, monthsBetween } from './days';
import { customers, employees, ownAccounts, owner, type Party, parties, suppliers } from './parties';
import { type BookingKind, type OwnAccount, recurringPayments, singlePayments } from './plan';

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

/** Monthly net pay by employee, before raises. */
const netPay = [318_240, 271_560, 248_830, 226_175, 209_490];

const shopNames = [
  'GRÜNKOHL MARKT 0815//TANNENRIED/DE',
  'BAUMARKT SPECHT 22//OSTMOOR/DE',
  'TANKSTELLE AM WALL//TANNENRIED/DE',
  'SCHREIBWAREN KLEKS//TANNENRIED/DE',
  'BAECKEREI SUESSHOLZ//RABENFURT/DE',
  'PARKHAUS ALTSTADT//RABENFURT/DE',
];

const months = monthsBetween(firstDay.slice(0, 7), lastDay.slice(0, 7));

/** All bookings of both accounts, oldest first. */
export function makeLedger(): Booking[] {
  const random = makeRandom(20_260_714);
  const bookings: Booking[] = [];
  const between = (low: number, high: number) => Math.round(low + random() * (high - low));
  const wandering = (cents: number, share: number) => Math.round(cents * (1 + (random() * 2 - 1) * share));
  const inGerman = (day: string) => day.split('-').reverse().join('.');
  const inWords = (month: string) => `${month.slice(5)}/${month.slice(0, 4)}`;

  function add(
    booking: Partial<Booking> & Pick<Booking, 'account' | 'day' | 'cents' | 'kind' | 'purpose'>,
  ): void {
    const day = booking.kind === 'card' || booking.kind === 'withdrawal' ? booking.day : bankDay(booking.day);
    if (day > lastDay || day < firstDay) return;
    bookings.push({
      party: null,
      creditorId: '',
      mandate: '',
      reference: '',
      valueDay: day,
      ...booking,
      day,
    });
  }

  for (const plan of recurringPayments) {
    const due = monthsBetween(plan.since, plan.until ?? lastDay.slice(0, 7));
    for (let index = 0; index < due.length; index += plan.everyMonths) {
      const month = due[index] ?? plan.since;
      const change = (plan.changes ?? []).filter((entry) => entry.since <= month).at(-1);
      const base = change?.cents ?? plan.cents;
      const party = parties[plan.partner];
      add({
        account: plan.account,
        day: dayIn(month, plan.dayOfMonth),
        cents: plan.wander ? wandering(base, plan.wander) : base,
        kind: plan.kind,
        party,
        purpose: plan.purpose
          .replace('{m}', inWords(month))
          .replace('{n}', String(index / plan.everyMonths + 1)),
        creditorId: plan.kind === 'debit' ? party.creditorId : '',
        mandate: plan.mandate ?? '',
        reference: plan.kind === 'debit' ? `${plan.mandate ?? ''}-${month.replace('-', '')}` : '',
      });
    }
  }
  for (const { partner, ...single } of singlePayments) add({ ...single, party: parties[partner] });

  const ownParty = (account: OwnAccount) => ({
    name: owner,
    iban: ownAccounts[account].iban,
    bic: ownAccounts[account].bic,
  });
  function moveBetween(from: OwnAccount, to: OwnAccount, day: string, cents: number, purpose: string): void {
    add({ account: from, day, cents: -cents, kind: 'transfer', party: ownParty(to), purpose });
    add({ account: to, day, cents, kind: 'incoming', party: ownParty(from), purpose });
  }

  let invoice = 2_411;
  for (const [index, month] of months.entries()) {
    const season = 1 + 0.22 * Math.sin(((index + 4) / 12) * 2 * Math.PI);
    // Customers: two large ones, six small ones, one of them a household with smaller bills.
    for (const [rank, customer] of customers.entries()) {
      const times = rank < 2 ? 2 : random() < 0.62 ? 1 : 0;
      for (let time = 0; time < times; time += 1) {
        const cents = Math.round(
          between(rank < 2 ? 680_000 : 190_000, rank < 2 ? 1_240_000 : 690_000) *
            season *
            (rank === 6 ? 0.25 : 1),
        );
        invoice += 1;
        add({
          account: rank === 6 ? 'second' : 'operating',
          day: dayIn(month, between(2, 28)),
          cents,
          kind: 'incoming',
          party: customer,
          purpose: `Rechnung ${month.slice(0, 4)}-${invoice} vielen Dank`,
          reference: `RE${invoice}`,
        });
      }
    }
    // Web shop: a payout every week.
    for (const dayOfMonth of [5, 12, 19, 26]) {
      add({
        account: 'second',
        day: dayIn(month, dayOfMonth),
        cents: between(21_000, 118_000),
        kind: 'incoming',
        party: parties.shop,
        purpose: `Auszahlung Webshop Zeitraum ${inWords(month)} abzgl. Gebühren`,
      });
    }
    // Salaries; the fifth employee joins in 2025, raises come in April.
    for (const [rank, employee] of employees.entries()) {
      if (rank === 4 && month < '2025-02') continue;
      const raise = month >= '2026-04' ? 1.07 : month >= '2025-04' ? 1.035 : 1;
      const bonus = month.endsWith('-11') ? 1.5 : 1;
      add({
        account: 'operating',
        day: dayIn(month, 27),
        cents: -Math.round((netPay[rank] ?? 0) * raise * bonus),
        kind: 'transfer',
        party: employee,
        purpose: `Lohn/Gehalt ${inWords(month)} Personalnr. ${1001 + rank}`,
        reference: `LG${month.replace('-', '')}${rank}`,
      });
    }
    // Suppliers and freight.
    for (const supplier of suppliers) {
      const times = random() < 0.55 ? 2 : 1;
      for (let time = 0; time < times; time += 1) {
        add({
          account: 'operating',
          day: dayIn(month, between(3, 28)),
          cents: -Math.round(between(72_000, 395_000) * season),
          kind: 'transfer',
          party: supplier,
          purpose: `Rechnung ${between(10_000, 99_999)} Kunde 7714`,
          reference: `K7714-${between(1_000, 9_999)}`,
        });
      }
    }
    add({
      account: 'operating',
      day: dayIn(month, between(4, 26)),
      cents: -between(38_000, 96_000),
      kind: 'transfer',
      party: parties.carrier,
      purpose: `Fracht ${inWords(month)} Auftrag ${between(400, 999)}`,
    });
    // Card purchases and cash.
    for (let count = between(6, 10); count > 0; count -= 1) {
      const day = dayIn(month, between(1, 28));
      add({
        account: 'second',
        day,
        cents: -between(480, 21_400),
        kind: 'card',
        party: { name: shopNames[between(0, shopNames.length - 1)] ?? '', iban: '', bic: '' },
        purpose: `VISA Debitkartenumsatz vom ${inGerman(addDays(day, -1))}`,
      });
    }
    add({
      account: 'second',
      day: dayIn(month, between(8, 24)),
      cents: -between(2, 4) * 5_000,
      kind: 'withdrawal',
      party: { name: 'BANKHAUS OSTMOOR//TANNENRIED/DE', iban: '', bic: '' },
      purpose: 'Bargeldauszahlung VISA Debitkarte',
    });
    if (index % 4 === 2)
      add({
        account: 'second',
        day: dayIn(month, 21),
        cents: between(40_000, 120_000),
        kind: 'deposit',
        purpose: 'Bargeldeinzahlung Hausmesse',
      });
    // Between the own accounts: a fixed reserve, now and then more, and back before taxes are due.
    moveBetween('operating', 'second', dayIn(month, 28), 150_000, 'Umbuchung Rücklage');
    if (index % 3 === 1)
      moveBetween(
        'operating',
        'second',
        dayIn(month, 13),
        between(3, 6) * 100_000,
        'Umbuchung Liquiditätsausgleich',
      );
    if (index % 3 === 2)
      moveBetween(
        'second',
        'operating',
        dayIn(month, 9),
        between(2, 5) * 100_000,
        'Umbuchung für Steuerzahlung',
      );
    // The bank's own bookings.
    add({
      account: 'operating',
      day: dayIn(month, 30),
      cents: -(1_490 + between(0, 90) * 8),
      kind: 'fee',
      purpose: `Entgelt Kontoführung ${inWords(month)}`,
    });
    add({
      account: 'second',
      day: dayIn(month, 30),
      cents: -990,
      kind: 'fee',
      purpose: `Entgelt Kontoführung ${inWords(month)}`,
    });
    if (['03', '06', '09', '12'].includes(month.slice(5))) {
      add({
        account: 'operating',
        day: dayIn(month, 30),
        cents: -between(3_100, 21_800),
        kind: 'closing',
        purpose: `Sollzinsen Kontokorrent Quartal bis ${inWords(month)}`,
      });
    }
  }
  // Two debits come back for lack of funds and are drawn again; a third is disputed.
  const van = parties.vanLeasing;
  add({
    account: 'operating',
    day: '2025-02-06',
    cents: 38_900,
    kind: 'returned',
    party: van,
    purpose: 'Rücklastschrift mangels Deckung Leasingrate Transporter L-4471902',
    mandate: 'NB4471902',
    creditorId: van.creditorId,
  });
  add({
    account: 'operating',
    day: '2025-02-06',
    cents: -350,
    kind: 'fee',
    purpose: 'Entgelt Rücklastschrift 06.02.2025',
  });
  add({
    account: 'operating',
    day: '2025-02-13',
    cents: -38_900,
    kind: 'debit',
    party: van,
    purpose: 'Leasingrate Transporter Vertrag L-4471902 02/2025 erneuter Einzug',
    mandate: 'NB4471902',
    creditorId: van.creditorId,
    reference: 'NB4471902-202502-2',
  });
  const phone = parties.phone;
  add({
    account: 'operating',
    day: '2025-10-21',
    cents: 11_640,
    kind: 'returned',
    party: phone,
    purpose: 'Rücklastschrift wegen Widerspruch Mobilfunk Kundennr. 425989',
    mandate: 'NT425989',
    creditorId: phone.creditorId,
  });

  return bookings
    .map((booking, index) => ({ booking, index }))
    .sort((a, b) =>
      a.booking.day === b.booking.day ? a.index - b.index : a.booking.day < b.booking.day ? -1 : 1,
    )
    .map(({ booking }) => booking);
}
