import { writeFileSync } from 'node:fs';
import { currencyPlaces, minorToDecimal } from '../../../preload/contract/values/minor-units';

/** An invented account; the bank code is in a range that no bank uses. */
export const madeIban = 'DE69900000010000000001';

/** Another invented account, the same for the same number, with its check digits (ISO 7064, modulo 97). */
export function madeIbanOf(number: number): string {
  const bban = `90000001${String(number).padStart(10, '0')}`;
  // D and E count 13 and 14; the check digits stand as 00.
  const check = 98n - (BigInt(`${bban}131400`) % 97n);
  return `DE${String(check).padStart(2, '0')}${bban}`;
}

export interface MadeExport {
  bookings: { purpose: string; day: string; amount: number }[];
  /** After the last booking. */
  balance: number;
}

/** A booking of a made export; amounts in the smallest units of its currency. */
export interface MadeBooking {
  day: string;
  partner: string;
  kind: string;
  purpose: string;
  minor: number;
  /** After it. */
  balanceMinor: number;
}

const header =
  'Bezeichnung Auftragskonto;IBAN Auftragskonto;BIC Auftragskonto;Bankname Auftragskonto;Buchungstag;Valutadatum;Name Zahlungsbeteiligter;IBAN Zahlungsbeteiligter;BIC (SWIFT-Code) Zahlungsbeteiligter;Buchungstext;Verwendungszweck;Betrag;Waehrung;Saldo nach Buchung;Bemerkung;Gekennzeichneter Umsatz;Glaeubiger ID;Mandatsreferenz';

/** Writes bookings, newest first, in the layout of de-volksbank-atruvia. */
export function writeBookings(
  path: string,
  bookings: readonly MadeBooking[],
  { iban = madeIban, currency = 'EUR' }: { iban?: string; currency?: string } = {},
): void {
  const written = (minor: number) => minorToDecimal(minor, currencyPlaces(currency)).replace('.', ',');
  const lines = bookings.map(({ day, partner, kind, purpose, minor, balanceMinor }) => {
    const booked = day.split('-').reverse().join('.');
    return `Geschäftskonto;${iban};;Testbank eG;${booked};${booked};${partner};;;${kind};${purpose};${written(minor)};${currency};${written(balanceMinor)};;;;`;
  });
  writeFileSync(path, `\ufeff${[header, ...lines].join('\r\n')}\r\n`);
}

/**
 * Writes an export with so many bookings, each different from the others, over so many days, and answers what stands in it; each is of
 * 125 of the smallest units of its currency.
 */
export function writeExport(
  path: string,
  bookings: number,
  days = 600,
  iban = madeIban,
  currency = 'EUR',
): MadeExport {
  const firstDay = Date.UTC(2024, 0, 1);
  const written: MadeBooking[] = [];
  const made: MadeExport = { bookings: [], balance: (bookings * 125) / 100 };
  for (let number = bookings; number > 0; number -= 1) {
    const day = new Date(firstDay + Math.floor((number * days) / bookings) * 86_400_000)
      .toISOString()
      .slice(0, 10);
    const purpose = `Rechnung ${number}`;
    const partner = `Kundin ${number % 97}`;
    written.push({ day, partner, kind: 'Gutschrift', purpose, minor: 125, balanceMinor: number * 125 });
    made.bookings.push({ purpose, day, amount: 1.25 });
  }
  writeBookings(path, written, { iban, currency });
  return made;
}
