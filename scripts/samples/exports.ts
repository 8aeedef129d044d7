import { decimalOf } from '../../preload/contract/values/minor-units';
import type { Booking } from './booking';
import { ownAccounts, owner } from './parties';
import type { BookingKind } from './plan';

/** How the two banks write their exports: layouts `de-volksbank-atruvia` and `de-dkb-2023` of test/fixtures/formats. */

const volksbankTexts: Record<BookingKind, string> = {
  debit: 'Basislastschrift',
  transfer: 'Überweisungsauftrag',
  incoming: 'Überweisungsgutschr.',
  standing: 'Dauerauftragsbelast',
  card: 'Kartenzahlung girocard',
  withdrawal: 'Auszahlung girocard',
  deposit: 'Einzahlung',
  fee: 'Entgelte',
  closing: 'Abschluss',
  returned: 'Retourengutschrift',
};

function germanAmount(cents: number): string {
  return decimalOf(cents, 'EUR').replace('.', ',');
}

function germanDay(day: string, yearDigits: 2 | 4): string {
  return `${day.slice(8)}.${day.slice(5, 7)}.${yearDigits === 2 ? day.slice(2, 4) : day.slice(0, 4)}`;
}

/** A booking with the balance after it. */
export interface BalancedBooking extends Booking {
  balanceCents: number;
}

export function withBalances(bookings: readonly Booking[], openingCents: number): BalancedBooking[] {
  let balanceCents = openingCents;
  return bookings.map((booking) => {
    balanceCents += booking.cents;
    return { ...booking, balanceCents };
  });
}

const volksbankHeader =
  'Bezeichnung Auftragskonto;IBAN Auftragskonto;BIC Auftragskonto;Bankname Auftragskonto;Buchungstag;Valutadatum;' +
  'Name Zahlungsbeteiligter;IBAN Zahlungsbeteiligter;BIC (SWIFT-Code) Zahlungsbeteiligter;Buchungstext;Verwendungszweck;' +
  'Betrag;Waehrung;Saldo nach Buchung;Bemerkung;Gekennzeichneter Umsatz;Glaeubiger ID;Mandatsreferenz';

/** UTF-8 with byte order mark, CRLF, newest first, no quotes, running balance. `bookings` come oldest first. */
export function writeVolksbank(bookings: readonly BalancedBooking[]): Uint8Array {
  const own = ownAccounts.operating;
  const lines = [...bookings].reverse().map((booking) => {
    const tags = [
      booking.reference && `EREF: ${booking.reference}`,
      booking.mandate && `MREF: ${booking.mandate}`,
      booking.creditorId && `CRED: ${booking.creditorId}`,
      booking.party?.iban && `IBAN: ${booking.party.iban}`,
      booking.party?.bic && `BIC: ${booking.party.bic}`,
    ].filter(Boolean);
    return [
      own.label,
      own.iban,
      own.bic,
      own.bankName,
      germanDay(booking.day, 4),
      germanDay(booking.valueDay, 4),
      booking.party?.name ?? '',
      booking.party?.iban ?? '',
      booking.party?.bic ?? '',
      volksbankTexts[booking.kind],
      [booking.purpose, ...tags].join(' '),
      germanAmount(booking.cents),
      'EUR',
      germanAmount(booking.balanceCents),
      '',
      '',
      booking.creditorId,
      booking.mandate,
    ].join(';');
  });
  return new TextEncoder().encode(`\ufeff${[volksbankHeader, ...lines].join('\r\n')}\r\n`);
}

const dkbHeader = [
  'Buchungsdatum',
  'Wertstellung',
  'Status',
  'Zahlungspflichtige*r',
  'Zahlungsempfänger*in',
  'Verwendungszweck',
  'Umsatztyp',
  'IBAN',
  'Betrag (€)',
  'Gläubiger-ID',
  'Mandatsreferenz',
  'Kundenreferenz',
];

/** `-62,3` and `1.000`: zeros after the comma are dropped, the thousands point stays. */
function dkbAmount(cents: number): string {
  const [whole = '0', fraction = ''] = germanAmount(cents).split(',');
  const kept = fraction.replace(/0+$/, '');
  return `${withPoints(whole)}${kept === '' ? '' : `,${kept}`}`;
}

function withPoints(whole: string): string {
  return whole.replace(/(\d)(?=(\d{3})+$)/g, '$1.');
}

/** Who pays and who is paid, as this bank writes it: card payments name the issuer, its own bookings the bank twice. */
function dkbSides(booking: Booking, owner: string): [payer: string, payee: string] {
  const other = booking.party?.name ?? 'DKB AG';
  if (booking.kind === 'card' || booking.kind === 'withdrawal') return ['ISSUER', other];
  if (booking.kind === 'fee' || booking.kind === 'closing') return ['DKB AG', 'DKB AG'];
  if (booking.kind === 'deposit') return [owner, owner];
  return booking.cents < 0 ? [owner, other] : [other, owner];
}

/** UTF-8 with byte order mark, LF, all cells quoted, two-digit years, balance above the header; pending rows on top. */
export function writeDkb(
  bookings: readonly BalancedBooking[],
  pending: readonly Booking[],
  exportDay: string,
  holder: { owner: string; iban: string } = { owner, iban: ownAccounts.second.iban },
): Uint8Array {
  const line = (booking: Booking, isPending: boolean) => [
    germanDay(booking.day, 2),
    isPending ? '' : germanDay(booking.valueDay, 2),
    isPending ? 'Vorgemerkt' : 'Gebucht',
    ...dkbSides(booking, holder.owner),
    booking.purpose,
    booking.cents < 0 ? 'Ausgang' : 'Eingang',
    booking.party?.iban ?? '',
    dkbAmount(booking.cents),
    booking.creditorId,
    booking.mandate,
    booking.reference,
  ];
  const [whole = '0', fraction = '00'] = germanAmount(bookings.at(-1)?.balanceCents ?? 0).split(',');
  const rows = [
    ['Girokonto', holder.iban],
    [],
    [`Kontostand vom ${germanDay(exportDay, 4)}:`, `${withPoints(whole)},${fraction}\u00a0€`],
    [''],
    dkbHeader,
    ...pending.map((booking) => line(booking, true)),
    ...[...bookings].reverse().map((booking) => line(booking, false)),
  ];
  const text = rows.map((row) => `${row.map((cell) => `"${cell}"`).join(';')}\n`).join('');
  return new TextEncoder().encode(`\ufeff${text}`);
}
