import { closeSync, openSync, writeSync } from 'node:fs';
import { mod97 } from '../../preload/contract/values/iban';

const header =
  'Buchungstag;Wertstellung;Buchungstext;Auftraggeber/Empfaenger;IBAN;BIC;Verwendungszweck;Glaeubiger-ID;Mandatsreferenz;Kundenreferenz;Betrag;Waehrung;Saldo';
const hardHeader =
  'Auftragskonto;Buchungstag;Wertstellung;Buchungstext;Auftraggeber/Empfänger;IBAN;BIC;Verwendungszweck;Gläubiger-ID;Mandatsreferenz;Kundenreferenz;Soll;Haben;Währung;Status';
const texts = ['Lastschrift', 'Überweisung', 'Gutschrift', 'Kartenzahlung', 'Dauerauftrag'];
const payers = 5_000;
const blockLength = 1 << 20;

/** A payer as its bookings have it, with check digits that are right. */
interface Payer {
  name: string;
  iban: string;
  creditor: string;
}

const checked = (country: string, rest: string) =>
  `${country}${String(98 - mod97(`${rest}${country}00`)).padStart(2, '0')}`;

function madePayers(name: (at: number) => string): Payer[] {
  return Array.from({ length: payers }, (_, at) => {
    const bban = `90000000${String(at).padStart(10, '0')}`;
    const number = String(at * 7_919).padStart(11, '0');
    return {
      name: name(at),
      iban: checked('DE', bban) + bban,
      creditor: `${checked('DE', number)}ZZZ${number}`,
    };
  });
}

/** What the rows of both exports are made of. */
interface MadeRow {
  row: number;
  day: string;
  number: string;
  text: string;
  payer: Payer;
  amount: number;
  balance: number;
}

interface Layout {
  header: string;
  payers: Payer[];
  encoding: 'utf8' | 'latin1';
  line(row: MadeRow): string;
}

/** Writes an invented export of 13 columns, about 220 bytes a row and as many as `more` has, newest first, with a running balance. */
export function writeLargeExport(path: string, rows: number, more = ''): void {
  write(path, rows, {
    header: `\ufeff${header}`,
    payers: madePayers((at) => `Beispiel Handel ${at} GmbH & Co. KG`),
    encoding: 'utf8',
    line: ({ row, day, number, text, payer, amount, balance }) =>
      `${day};${day};${text};${payer.name};${payer.iban};TESTDEFFXXX;Rechnung ${number} vom ${day}, Kundennummer ${row % 77_777}, besten Dank${more};${payer.creditor};M-${number};E2E-${row};${decimal(amount)};EUR;${decimal(balance)}`,
  });
}

/** The same bookings as another bank writes them: every cell quoted, windows-1252, money out and in apart, account and state of each row. */
export function writeHardExport(path: string, rows: number): void {
  write(path, rows, {
    header: quoted(hardHeader.split(';')),
    payers: madePayers((at) => `Müller & Söhne „Übersee“ ${at} GmbH`),
    encoding: 'latin1',
    line: ({ row, day, number, text, payer, amount }) =>
      quoted([
        'DE90299905021004711815',
        day,
        day,
        text,
        payer.name,
        payer.iban,
        'TESTDEFFXXX',
        `Rechnung ${number} für März; Kundennummer ${row % 77_777}, besten Dank`,
        payer.creditor,
        `M-${number}`,
        `E2E-${row}`,
        amount < 0 ? decimal(-amount) : '',
        amount < 0 ? '' : decimal(amount),
        'EUR',
        'gebucht',
      ]),
  });
}

const quoted = (cells: readonly string[]) => `"${cells.join('";"')}"`;

function write(path: string, rows: number, layout: Layout): void {
  const file = openSync(path, 'w');
  const amounts = Array.from({ length: rows }, (_, row) => ((row * 7919) % 99_991) - 50_000);
  let balance = amounts.reduce((sum, amount) => sum + amount, 100_000_00);
  let block = `${layout.header}\r\n`;
  for (let row = rows - 1; row >= 0; row -= 1) {
    const amount = amounts[row] ?? 0;
    const iso = new Date(Date.UTC(2015, 0, 1) + Math.floor((row * 3650) / rows) * 86_400_000).toISOString();
    block += `${layout.line({
      row,
      day: `${iso.slice(8, 10)}.${iso.slice(5, 7)}.${iso.slice(0, 4)}`,
      number: String((row * 104_729) % 1_000_000_007).padStart(10, '0'),
      text: texts[row % texts.length] ?? '',
      payer: layout.payers[row % payers] as Payer,
      amount,
      balance,
    })}\r\n`;
    balance -= amount;
    if (block.length > blockLength || row === 0) {
      writeSync(file, encoded(block, layout.encoding));
      block = '';
    }
  }
  closeSync(file);
}

/** Quotation marks and all else of windows-1252 that Latin-1 lacks. */
function encoded(text: string, encoding: Layout['encoding']): Buffer {
  if (encoding === 'utf8') return Buffer.from(text, 'utf8');
  return Buffer.from(text.replaceAll('„', '\u0084').replaceAll('“', '\u0093'), 'latin1');
}

function decimal(minor: number): string {
  const digits = String(Math.abs(minor)).padStart(3, '0');
  return `${minor < 0 ? '-' : ''}${digits.slice(0, -2)},${digits.slice(-2)}`;
}
