import type { Booking } from './ledger';
import { ownAccounts } from './parties';
import type { BookingKind } from './plan';

/** How the two banks write their exports: layouts `de-volksbank-atruvia` and `de-sparkasse-camt-v2` of test/fixtures/formats. */

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

const sparkasseTexts: Record<BookingKind, string> = {
  debit: 'FOLGELASTSCHRIFT',
  transfer: 'ONLINE-UEBERWEISUNG',
  incoming: 'GUTSCHR. UEBERWEISUNG',
  standing: 'DAUERAUFTRAG',
  card: 'KARTENZAHLUNG',
  withdrawal: 'BARGELDAUSZAHLUNG',
  deposit: 'BARGELDEINZAHLUNG',
  fee: 'ENTGELTABSCHLUSS',
  closing: 'ABSCHLUSS',
  returned: 'RETOURE LASTSCHRIFT',
};

function germanAmount(cents: number): string {
  const sign = cents < 0 ? '-' : '';
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${sign}${digits.slice(0, -2)},${digits.slice(-2)}`;
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

const sparkasseHeader = [
  'Auftragskonto',
  'Buchungstag',
  'Valutadatum',
  'Buchungstext',
  'Verwendungszweck',
  'Glaeubiger ID',
  'Mandatsreferenz',
  'Kundenreferenz (End-to-End)',
  'Sammlerreferenz',
  'Lastschrift Ursprungsbetrag',
  'Auslagenersatz Ruecklastschrift',
  'Beguenstigter/Zahlungspflichtiger',
  'Kontonummer/IBAN',
  'BIC (SWIFT-Code)',
  'Betrag',
  'Waehrung',
  'Info',
];

/** ISO-8859-1, LF, all cells quoted, two-digit years, no balance; pending card rows on top. */
export function writeSparkasse(bookings: readonly Booking[], pending: readonly Booking[]): Uint8Array {
  const line = (booking: Booking, isPending: boolean) => [
    ownAccounts.second.iban,
    germanDay(booking.day, 2),
    germanDay(booking.valueDay, 2),
    sparkasseTexts[booking.kind],
    `${booking.purpose} `,
    booking.creditorId,
    booking.mandate,
    booking.reference,
    '',
    '',
    '',
    booking.party?.name ?? '',
    booking.party?.iban || (isPending ? '0000000000' : ''),
    booking.party?.bic || (isPending ? '00000000' : ''),
    germanAmount(booking.cents),
    'EUR',
    isPending ? 'Umsatz vorgemerkt' : 'Umsatz gebucht',
  ];
  const rows = [
    sparkasseHeader,
    ...pending.map((booking) => line(booking, true)),
    ...[...bookings].reverse().map((booking) => line(booking, false)),
  ];
  return new Uint8Array(
    Buffer.from(rows.map((row) => `${row.map((cell) => `"${cell}"`).join(';')}\n`).join(''), 'latin1'),
  );
}
