import { decimalsOf, toMainUnits } from '../analysis';
import type { ServiceParts } from '../routing/service-parts';
import type { StoredAccount } from '../storage/account-repository';
import { moneyText } from './money-text';
import { PdfWriter } from './pdf-writer';

/** Bookings listed in full; the months cover all of them. */
const LISTED_BOOKINGS = 200;
const SLICE_ROWS = 2000;

interface Booking {
  day: string;
  amountMinor: number;
  partner: string;
  purpose: string;
}

interface MonthSum {
  inMinor: number;
  outMinor: number;
  count: number;
}

const COLUMNS = {
  months: [
    { title: 'Month', x: 0, width: 80 },
    { title: 'Bookings', x: 90, width: 60, isAmount: true },
    { title: 'In', x: 170, width: 90, isAmount: true },
    { title: 'Out', x: 280, width: 90, isAmount: true },
    { title: 'Balance of the month', x: 390, width: 105, isAmount: true },
  ],
  bookings: [
    { title: 'Day', x: 0, width: 60 },
    { title: 'Partner', x: 65, width: 150 },
    { title: 'Purpose', x: 220, width: 190 },
    { title: 'Amount', x: 415, width: 80, isAmount: true },
  ],
} as const;

/** The summary of one account: who, balance, months, the newest bookings (`interface.md` 4.7, account PDF). */
export async function createAccountPdf(parts: ServiceParts, account: StoredAccount): Promise<Uint8Array> {
  const writer = await PdfWriter.create('Account summary', parts.now());
  const { body } = account;
  const currency = typeof body.currency === 'string' ? body.currency : 'EUR';
  const amount = (minor: number) => moneyText(toMainUnits(minor, currency), currency);
  for (const [label, value] of [
    ['Account', body.name],
    ['Owner', body.owner],
    ['Bank', body.bankName],
    ['IBAN', body.iban],
    [
      'Balance',
      typeof body.balance === 'number'
        ? `${moneyText(body.balance, currency)} ${body.currency ?? ''}`
        : undefined,
    ],
  ] as const) {
    if (typeof value === 'string' && value !== '') writer.text(`${label}: ${value}`);
  }
  const { months, newest, total } = await readAccount(parts, account, currency);
  writer.space();
  writer.text(`${total} bookings`, { isGrey: true });
  writer.space();
  await writer.table(
    COLUMNS.months,
    [...months.entries()]
      .sort(([left], [right]) => (left < right ? 1 : -1))
      .map(([month, sum]) => [
        month,
        String(sum.count),
        amount(sum.inMinor),
        amount(sum.outMinor),
        amount(sum.inMinor + sum.outMinor),
      ]),
  );
  writer.space();
  if (total > newest.length)
    writer.text(`The newest ${newest.length} of ${total} bookings`, { isGrey: true });
  await writer.table(
    COLUMNS.bookings,
    newest.map((booking) => [booking.day, booking.partner, booking.purpose, amount(booking.amountMinor)]),
  );
  return writer.bytes();
}

async function readAccount(parts: ServiceParts, account: StoredAccount, currency: string) {
  const months = new Map<string, MonthSum>();
  let newest: Booking[] = [];
  let total = 0;
  for (const slice of parts.transactions.slices(account.number, SLICE_ROWS)) {
    for (const row of slice.rows) {
      const booking = toBooking(row.body, currency);
      const month = booking.day.slice(0, 7);
      const sum = months.get(month) ?? { inMinor: 0, outMinor: 0, count: 0 };
      sum.count += 1;
      if (booking.amountMinor >= 0) sum.inMinor += booking.amountMinor;
      else sum.outMinor += booking.amountMinor;
      months.set(month, sum);
      newest.push(booking);
    }
    total += slice.rows.length;
    newest.sort((left, right) => (left.day < right.day ? 1 : left.day > right.day ? -1 : 0));
    newest = newest.slice(0, LISTED_BOOKINGS);
    // Other requests have their turn between two slices.
    await new Promise((resolve) => setImmediate(resolve));
  }
  return { months, newest, total };
}

function toBooking(body: string, currency: string): Booking {
  const raw = JSON.parse(body) as Record<string, unknown>;
  const rawDate = typeof raw.bookingDate === 'number' ? raw.bookingDate : 0;
  const partner = raw.paymentPartner as { name?: unknown } | null | undefined;
  return {
    day: new Date(Math.abs(rawDate) >= 1e11 ? rawDate : rawDate * 1000).toISOString().slice(0, 10),
    // The places of the currency are shown; the stored number itself is not changed by this.
    amountMinor: typeof raw.amount === 'number' ? Math.round(raw.amount * 10 ** decimalsOf(currency)) : 0,
    partner: typeof partner?.name === 'string' ? partner.name : '',
    purpose: typeof raw.purpose === 'string' ? raw.purpose : '',
  };
}
