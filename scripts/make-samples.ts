import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { decimalOf } from '../preload/contract/values/minor-units';
import { type Booking, firstDay, lastDay } from './samples/booking';
import { type BalancedBooking, withBalances, writeDkb, writeVolksbank } from './samples/exports';
import { laterDay, makeLaterBookings } from './samples/later';
import { makeLedger } from './samples/ledger';
import { ownAccounts, owner } from './samples/parties';
import type { OwnAccount } from './samples/plan';

/** The first export of the operating account ends here, the second begins a month earlier: 31 days are in both. */
const firstExport = { until: '2025-09-15' };
const secondExport = { since: '2025-08-15' };
const thirdExport = { since: '2026-06-15' };

/** Two card payments that the bank had not booked yet when the export was made. */
const pending: Booking[] = [
  { day: '2026-07-14', valueDay: '2026-07-16', cents: -4_385, name: 'BAUMARKT SPECHT 22//OSTMOOR/DE' },
  { day: '2026-07-13', valueDay: '2026-07-15', cents: -1_290, name: 'BAECKEREI SUESSHOLZ//RABENFURT/DE' },
].map(({ name, ...row }) => ({
  ...row,
  account: 'second',
  kind: 'card',
  party: { name, iban: '', bic: '' },
  creditorId: '',
  mandate: '',
  reference: '',
  purpose: 'VISA Debitkartenumsatz',
}));

const euros = (cents: number) => decimalOf(cents, 'EUR');

function sumOf(bookings: readonly Booking[], isCounted: (booking: Booking) => boolean): number {
  return bookings.filter(isCounted).reduce((sum, booking) => sum + booking.cents, 0);
}

function totalsOf(bookings: readonly Booking[]) {
  return {
    bookings: bookings.length,
    totalIn: euros(sumOf(bookings, (booking) => booking.cents > 0)),
    totalOut: euros(sumOf(bookings, (booking) => booking.cents < 0)),
  };
}

/** Every sample file by name, `totals.json` among them. The same bytes whenever it runs. */
export function makeSamples(): Map<string, Uint8Array> {
  const ledger = makeLedger();
  const own = (account: OwnAccount) => ledger.filter((booking) => booking.account === account);
  const operating: BalancedBooking[] = withBalances(own('operating'), ownAccounts.operating.openingCents);
  const second = withBalances(own('second'), ownAccounts.second.openingCents);
  const early = operating.filter((booking) => booking.day <= firstExport.until);
  const late = operating.filter((booking) => booking.day >= secondExport.since);
  const ownIbans: string[] = [ownAccounts.operating.iban, ownAccounts.second.iban];
  const isInternal = (booking: Booking) => ownIbans.includes(booking.party?.iban ?? '');
  const internal = ledger.filter(isInternal);

  const names = {
    early: `Umsaetze_${ownAccounts.operating.iban}_2025.09.15.csv`,
    late: `Umsaetze_${ownAccounts.operating.iban}_2026.07.14.csv`,
    second: `14-07-2026_Umsatzliste_Girokonto_${ownAccounts.second.iban}.csv`,
  };
  const totals = {
    company: owner,
    firstBookingDay: firstDay,
    lastBookingDay: lastDay,
    files: [
      { name: names.early, format: 'de-volksbank-atruvia', bookings: early.length, pending: 0 },
      { name: names.late, format: 'de-volksbank-atruvia', bookings: late.length, pending: 0 },
      {
        name: names.second,
        format: 'de-dkb-2023',
        bookings: second.length,
        pending: pending.length,
      },
    ],
    /** Bookings that two files hold: they must be merged. */
    inTwoFiles: early.length + late.length - operating.length,
    accounts: [
      {
        iban: ownAccounts.operating.iban,
        ...totalsOf(operating),
        openingBalance: euros(ownAccounts.operating.openingCents),
        closingBalance: euros(operating.at(-1)?.balanceCents ?? 0),
        lowestBalance: euros(Math.min(...operating.map((booking) => booking.balanceCents))),
      },
      {
        iban: ownAccounts.second.iban,
        ...totalsOf(second),
        openingBalance: euros(ownAccounts.second.openingCents),
        closingBalance: euros(second.at(-1)?.balanceCents ?? 0),
        lowestBalance: euros(Math.min(...second.map((booking) => booking.balanceCents))),
      },
    ],
    all: totalsOf(ledger),
    internalTransfers: totalsOf(internal),
    withoutInternalTransfers: totalsOf(ledger.filter((booking) => !isInternal(booking))),
  };
  return new Map([
    [names.early, writeVolksbank(early)],
    [names.late, writeVolksbank(late)],
    [names.second, writeDkb(second, pending, lastDay)],
    ['totals.json', new TextEncoder().encode(`${JSON.stringify(totals, null, 2)}\n`)],
  ]);
}

/**
 * The second act: a later export of the operating account, which overlaps the ones before by a month. The second account ends
 * where it ended, so that it is silent while the other goes on.
 */
export function makeSecondAct(): Map<string, Uint8Array> {
  const ledger = makeLedger();
  const before = ledger.filter(({ account }) => account === 'operating');
  const operating = withBalances(
    [...before, ...makeLaterBookings(lastDay)],
    ownAccounts.operating.openingCents,
  );
  const exported = operating.filter(({ day }) => day >= thirdExport.since);
  const second = withBalances(
    ledger.filter(({ account }) => account === 'second'),
    ownAccounts.second.openingCents,
  );
  const name = `Umsaetze_${ownAccounts.operating.iban}_${laterDay.replaceAll('-', '.')}.csv`;
  const totals = {
    file: { name, format: 'de-volksbank-atruvia', bookings: exported.length },
    newBookings: operating.length - before.length,
    lastBookingDay: laterDay,
    accounts: [
      {
        iban: ownAccounts.operating.iban,
        ...totalsOf(operating),
        closingBalance: euros(operating.at(-1)?.balanceCents ?? 0),
      },
      {
        iban: ownAccounts.second.iban,
        ...totalsOf(second),
        closingBalance: euros(second.at(-1)?.balanceCents ?? 0),
        silentAfter: second.at(-1)?.day,
      },
    ],
    /** The newest month that both accounts have whole. */
    newestCompleteMonth: '2026-06',
  };
  return new Map([
    [name, writeVolksbank(exported)],
    ['totals.json', new TextEncoder().encode(`${JSON.stringify(totals, null, 2)}\n`)],
  ]);
}

const samplesFolder = join(dirname(fileURLToPath(import.meta.url)), '..', 'assets', 'samples');

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [folder, files] of [
    [samplesFolder, makeSamples()],
    [join(samplesFolder, 'second-act'), makeSecondAct()],
  ] as const) {
    mkdirSync(folder, { recursive: true });
    for (const [name, bytes] of files) {
      writeFileSync(join(folder, name), bytes);
      console.log(`${name}: ${bytes.byteLength} bytes`);
    }
  }
}
