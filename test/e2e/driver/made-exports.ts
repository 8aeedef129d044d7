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

/**
 * Writes an export in the layout of de-volksbank-atruvia with so many bookings, each different from the others, over so
 * many days, and answers what stands in it; each is of 125 of the smallest units of its currency.
 */
export function writeExport(
  path: string,
  bookings: number,
  days = 600,
  iban = madeIban,
  currency = 'EUR',
): MadeExport {
  const written = (minor: number) => minorToDecimal(minor, currencyPlaces(currency)).replace('.', ',');
  const header =
    'Bezeichnung Auftragskonto;IBAN Auftragskonto;BIC Auftragskonto;Bankname Auftragskonto;Buchungstag;Valutadatum;Name Zahlungsbeteiligter;IBAN Zahlungsbeteiligter;BIC (SWIFT-Code) Zahlungsbeteiligter;Buchungstext;Verwendungszweck;Betrag;Waehrung;Saldo nach Buchung;Bemerkung;Gekennzeichneter Umsatz;Glaeubiger ID;Mandatsreferenz';
  const firstDay = Date.UTC(2024, 0, 1);
  const lines = [header];
  const made: MadeExport = { bookings: [], balance: (bookings * 125) / 100 };
  for (let number = bookings; number > 0; number -= 1) {
    const day = new Date(firstDay + Math.floor((number * days) / bookings) * 86_400_000)
      .toISOString()
      .slice(0, 10);
    const [year, month, date] = day.split('-');
    const booked = `${date}.${month}.${year}`;
    lines.push(
      `Geschäftskonto;${iban};;Testbank eG;${booked};${booked};Kundin ${number % 97};;;Gutschrift;Rechnung ${number};${written(125)};${currency};${written(number * 125)};;;;`,
    );
    made.bookings.push({ purpose: `Rechnung ${number}`, day, amount: 1.25 });
  }
  writeFileSync(path, `\ufeff${lines.join('\r\n')}\r\n`);
  return made;
}
