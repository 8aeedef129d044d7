import { writeFileSync } from 'node:fs';

/** An invented account; the bank code is in a range that no bank uses. */
export const madeIban = 'DE69900000010000000001';

/** Writes an export in the layout of de-volksbank-atruvia with so many bookings, each different from the others, over so many days. */
export function writeExport(path: string, bookings: number, days = 600): void {
  const header =
    'Bezeichnung Auftragskonto;IBAN Auftragskonto;BIC Auftragskonto;Bankname Auftragskonto;Buchungstag;Valutadatum;Name Zahlungsbeteiligter;IBAN Zahlungsbeteiligter;BIC (SWIFT-Code) Zahlungsbeteiligter;Buchungstext;Verwendungszweck;Betrag;Waehrung;Saldo nach Buchung;Bemerkung;Gekennzeichneter Umsatz;Glaeubiger ID;Mandatsreferenz';
  const firstDay = Date.UTC(2024, 0, 1);
  const lines = [header];
  for (let number = bookings; number > 0; number -= 1) {
    const day = new Date(firstDay + Math.floor((number * days) / bookings) * 86_400_000);
    const [year, month, date] = day.toISOString().slice(0, 10).split('-');
    const booked = `${date}.${month}.${year}`;
    lines.push(
      `Geschäftskonto;${madeIban};;Testbank eG;${booked};${booked};Kundin ${number % 97};;;Gutschrift;Rechnung ${number};1,25;EUR;${((number * 125) / 100).toFixed(2).replace('.', ',')};;;;`,
    );
  }
  writeFileSync(path, `\ufeff${lines.join('\r\n')}\r\n`);
}
