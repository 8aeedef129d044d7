import { closeSync, openSync, writeSync } from 'node:fs';

const header =
  'Buchungstag;Wertstellung;Buchungstext;Auftraggeber/Empfaenger;IBAN;BIC;Verwendungszweck;Glaeubiger-ID;Mandatsreferenz;Kundenreferenz;Betrag;Waehrung;Saldo';
const texts = ['Lastschrift', 'Überweisung', 'Gutschrift', 'Kartenzahlung', 'Dauerauftrag'];

/** Writes an invented export of 13 columns, about 220 bytes a row, newest first, with a running balance. */
export function writeLargeExport(path: string, rows: number): void {
  const file = openSync(path, 'w');
  let balanceMinor = 100_000_00;
  const amounts = Array.from({ length: rows }, (_, row) => ((row * 7919) % 99_991) - 50_000);
  for (const amount of amounts) balanceMinor += amount;
  let block = `\ufeff${header}\r\n`;
  for (let row = rows - 1; row >= 0; row -= 1) {
    const amount = amounts[row] ?? 0;
    const day = new Date(Date.UTC(2015, 0, 1) + Math.floor((row * 3650) / rows) * 86_400_000).toISOString();
    const booked = `${day.slice(8, 10)}.${day.slice(5, 7)}.${day.slice(0, 4)}`;
    const number = String((row * 104_729) % 1_000_000_007).padStart(10, '0');
    block += `${booked};${booked};${texts[row % texts.length]};Beispiel Handel ${row % 5_000} GmbH & Co. KG;DE${number.slice(0, 2)}90000000${number};TESTDEFFXXX;Rechnung ${number} vom ${booked}, Kundennummer ${row % 77_777}, besten Dank;DE98ZZZ0${number};M-${number};E2E-${row};${decimal(amount)};EUR;${decimal(balanceMinor)}\r\n`;
    balanceMinor -= amount;
    if (block.length > 1 << 20) {
      writeSync(file, block);
      block = '';
    }
  }
  writeSync(file, block);
  closeSync(file);
}

function decimal(minor: number): string {
  const digits = String(Math.abs(minor)).padStart(3, '0');
  return `${minor < 0 ? '-' : ''}${digits.slice(0, -2)},${digits.slice(-2)}`;
}
