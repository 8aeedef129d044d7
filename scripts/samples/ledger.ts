import { type Booking, firstDay, lastDay, makeRandom, type NewBooking } from './booking';
import { addDays, bankDay, dayIn, monthsBetween } from './days';
import { customers, employees, ownAccounts, owner, parties, suppliers } from './parties';
import { type OwnAccount, recurringPayments, singlePayments } from './plan';
import { returnedDebits } from './returned';

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
  const maker = new LedgerMaker();
  maker.addPlanned();
  for (const [index, month] of months.entries()) maker.addMonth(index, month);
  maker.addReturned();
  return maker.bookings
    .map((booking, index) => ({ booking, index }))
    .sort((a, b) =>
      a.booking.day === b.booking.day ? a.index - b.index : a.booking.day < b.booking.day ? -1 : 1,
    )
    .map(({ booking }) => booking);
}

const inGerman = (day: string) => day.split('-').reverse().join('.');
const inWords = (month: string) => `${month.slice(5)}/${month.slice(0, 4)}`;

const ownParty = (account: OwnAccount) => ({
  name: owner,
  iban: ownAccounts[account].iban,
  bic: ownAccounts[account].bic,
});

/** Draws from one sequence of numbers: the order of the calls is part of the sample. */
class LedgerMaker {
  readonly bookings: Booking[] = [];
  readonly #random = makeRandom(20_260_714);
  #invoice = 2_411;

  addPlanned(): void {
    for (const plan of recurringPayments) {
      const due = monthsBetween(plan.since, plan.until ?? lastDay.slice(0, 7));
      for (let index = 0; index < due.length; index += plan.everyMonths) {
        const month = due[index] ?? plan.since;
        const change = (plan.changes ?? []).filter((entry) => entry.since <= month).at(-1);
        const base = change?.cents ?? plan.cents;
        const party = parties[plan.partner];
        this.#add({
          account: plan.account,
          day: dayIn(month, plan.dayOfMonth),
          cents: plan.wander ? this.#wandering(base, plan.wander) : base,
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
    for (const { partner, ...single } of singlePayments) this.#add({ ...single, party: parties[partner] });
  }

  addMonth(index: number, month: string): void {
    const season = 1 + 0.22 * Math.sin(((index + 4) / 12) * 2 * Math.PI);
    this.#addCustomers(month, season);
    this.#addWebShop(month);
    this.#addSalaries(month);
    this.#addSuppliers(month, season);
    this.#addCardAndCash(index, month);
    this.#addOwnTransfers(index, month);
    this.#addBank(month);
  }

  addReturned(): void {
    for (const booking of returnedDebits) this.#add(booking);
  }

  /** Two large ones, six small ones, one of them a household with smaller bills. */
  #addCustomers(month: string, season: number): void {
    for (const [rank, customer] of customers.entries()) {
      const times = rank < 2 ? 2 : this.#random() < 0.62 ? 1 : 0;
      for (let time = 0; time < times; time += 1) {
        const cents = Math.round(
          this.#between(rank < 2 ? 680_000 : 190_000, rank < 2 ? 1_240_000 : 690_000) *
            season *
            (rank === 6 ? 0.25 : 1),
        );
        this.#invoice += 1;
        this.#add({
          account: rank === 6 ? 'second' : 'operating',
          day: dayIn(month, this.#between(2, 28)),
          cents,
          kind: 'incoming',
          party: customer,
          purpose: `Rechnung ${month.slice(0, 4)}-${this.#invoice} vielen Dank`,
          reference: `RE${this.#invoice}`,
        });
      }
    }
  }

  /** A payout every week. */
  #addWebShop(month: string): void {
    for (const dayOfMonth of [5, 12, 19, 26]) {
      this.#add({
        account: 'second',
        day: dayIn(month, dayOfMonth),
        cents: this.#between(21_000, 118_000),
        kind: 'incoming',
        party: parties.shop,
        purpose: `Auszahlung Webshop Zeitraum ${inWords(month)} abzgl. Gebühren`,
      });
    }
  }

  /** The fifth employee joins in 2025, raises come in April. */
  #addSalaries(month: string): void {
    for (const [rank, employee] of employees.entries()) {
      if (rank === 4 && month < '2025-02') continue;
      const raise = month >= '2026-04' ? 1.07 : month >= '2025-04' ? 1.035 : 1;
      const bonus = month.endsWith('-11') ? 1.5 : 1;
      this.#add({
        account: 'operating',
        day: dayIn(month, 27),
        cents: -Math.round((netPay[rank] ?? 0) * raise * bonus),
        kind: 'transfer',
        party: employee,
        purpose: `Lohn/Gehalt ${inWords(month)} Personalnr. ${1001 + rank}`,
        reference: `LG${month.replace('-', '')}${rank}`,
      });
    }
  }

  /** Freight too. */
  #addSuppliers(month: string, season: number): void {
    for (const supplier of suppliers) {
      const times = this.#random() < 0.55 ? 2 : 1;
      for (let time = 0; time < times; time += 1) {
        this.#add({
          account: 'operating',
          day: dayIn(month, this.#between(3, 28)),
          cents: -Math.round(this.#between(72_000, 395_000) * season),
          kind: 'transfer',
          party: supplier,
          purpose: `Rechnung ${this.#between(10_000, 99_999)} Kunde 7714`,
          reference: `K7714-${this.#between(1_000, 9_999)}`,
        });
      }
    }
    this.#add({
      account: 'operating',
      day: dayIn(month, this.#between(4, 26)),
      cents: -this.#between(38_000, 96_000),
      kind: 'transfer',
      party: parties.carrier,
      purpose: `Fracht ${inWords(month)} Auftrag ${this.#between(400, 999)}`,
    });
  }

  #addCardAndCash(index: number, month: string): void {
    for (let count = this.#between(6, 10); count > 0; count -= 1) {
      const day = dayIn(month, this.#between(1, 28));
      this.#add({
        account: 'second',
        day,
        cents: -this.#between(480, 21_400),
        kind: 'card',
        party: { name: shopNames[this.#between(0, shopNames.length - 1)] ?? '', iban: '', bic: '' },
        purpose: `VISA Debitkartenumsatz vom ${inGerman(addDays(day, -1))}`,
      });
    }
    this.#add({
      account: 'second',
      day: dayIn(month, this.#between(8, 24)),
      cents: -this.#between(2, 4) * 5_000,
      kind: 'withdrawal',
      party: { name: 'BANKHAUS OSTMOOR//TANNENRIED/DE', iban: '', bic: '' },
      purpose: 'Bargeldauszahlung VISA Debitkarte',
    });
    if (index % 4 === 2)
      this.#add({
        account: 'second',
        day: dayIn(month, 21),
        cents: this.#between(40_000, 120_000),
        kind: 'deposit',
        purpose: 'Bargeldeinzahlung Hausmesse',
      });
  }

  /** A fixed reserve, now and then more, and back before taxes are due. */
  #addOwnTransfers(index: number, month: string): void {
    this.#moveBetween('operating', 'second', dayIn(month, 28), 150_000, 'Umbuchung Rücklage');
    if (index % 3 === 1)
      this.#moveBetween(
        'operating',
        'second',
        dayIn(month, 13),
        this.#between(3, 6) * 100_000,
        'Umbuchung Liquiditätsausgleich',
      );
    if (index % 3 === 2)
      this.#moveBetween(
        'second',
        'operating',
        dayIn(month, 9),
        this.#between(2, 5) * 100_000,
        'Umbuchung für Steuerzahlung',
      );
  }

  #addBank(month: string): void {
    this.#add({
      account: 'operating',
      day: dayIn(month, 30),
      cents: -(1_490 + this.#between(0, 90) * 8),
      kind: 'fee',
      purpose: `Entgelt Kontoführung ${inWords(month)}`,
    });
    this.#add({
      account: 'second',
      day: dayIn(month, 30),
      cents: -990,
      kind: 'fee',
      purpose: `Entgelt Kontoführung ${inWords(month)}`,
    });
    if (['03', '06', '09', '12'].includes(month.slice(5))) {
      this.#add({
        account: 'operating',
        day: dayIn(month, 30),
        cents: -this.#between(3_100, 21_800),
        kind: 'closing',
        purpose: `Sollzinsen Kontokorrent Quartal bis ${inWords(month)}`,
      });
    }
  }

  #between(low: number, high: number): number {
    return Math.round(low + this.#random() * (high - low));
  }

  #wandering(cents: number, share: number): number {
    return Math.round(cents * (1 + (this.#random() * 2 - 1) * share));
  }

  #add(booking: NewBooking): void {
    const day = booking.kind === 'card' || booking.kind === 'withdrawal' ? booking.day : bankDay(booking.day);
    if (day > lastDay || day < firstDay) return;
    this.bookings.push({
      party: null,
      creditorId: '',
      mandate: '',
      reference: '',
      valueDay: day,
      ...booking,
      day,
    });
  }

  #moveBetween(from: OwnAccount, to: OwnAccount, day: string, cents: number, purpose: string): void {
    this.#add({ account: from, day, cents: -cents, kind: 'transfer', party: ownParty(to), purpose });
    this.#add({ account: to, day, cents, kind: 'incoming', party: ownParty(from), purpose });
  }
}
