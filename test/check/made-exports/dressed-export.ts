import { currencyPlaces } from '../../../preload/contract/values/minor-units';
import { type MadeCell, madeWorkbook } from '../../unit/renderer/import/engine/workbooks/made-workbook';
import type { Layout } from './layout';
import { type Booking, makeLedger } from './ledger';
import {
  bytesOf,
  encode,
  fill,
  hasBalanceIn,
  isOpenOrder,
  type MadeExport,
  seedOf,
  shapeOf,
  type Writing,
  writeCell,
} from './make-export';
import { Random } from './random';

/** What banks of a country write around their tables: account, holder, period, number of bookings; and its characters of one byte. */
const around: Record<string, readonly [labels: string, singleByte: string]> = {
  DE: ['Kontonummer|Kontoinhaber|Zeitraum|Anzahl Buchungen', 'windows-1252'],
  GB: ['Account number|Account holder|Period|Number of transactions', 'windows-1252'],
  US: ['Account number|Account name|Date range|Number of transactions', 'windows-1252'],
  FR: ['Numéro de compte|Titulaire|Période|Nombre d’opérations', 'windows-1252'],
  ES: ['Número de cuenta|Titular|Periodo|Número de movimientos', 'windows-1252'],
  IT: ['Numero conto|Intestatario|Periodo|Numero movimenti', 'windows-1252'],
  NL: ['Rekeningnummer|Rekeninghouder|Periode|Aantal transacties', 'windows-1252'],
  PL: ['Numer rachunku|Właściciel|Okres|Liczba operacji', 'windows-1250'],
  CZ: ['Číslo účtu|Majitel účtu|Období|Počet transakcí', 'windows-1250'],
  SE: ['Kontonummer|Kontohavare|Period|Antal transaktioner', 'windows-1252'],
  DK: ['Kontonummer|Kontohaver|Periode|Antal posteringer', 'windows-1252'],
  NO: ['Kontonummer|Kontoeier|Periode|Antall transaksjoner', 'windows-1252'],
  FI: ['Tilinumero|Tilinomistaja|Ajanjakso|Tapahtumien määrä', 'windows-1252'],
  PT: ['Número de conta|Titular|Período|Número de movimentos', 'windows-1252'],
  HU: ['Számlaszám|Számlatulajdonos|Időszak|Tranzakciók száma', 'windows-1250'],
  RO: ['Număr cont|Titular cont|Perioada|Număr tranzacții', 'windows-1250'],
  TR: ['Hesap No|Hesap sahibi|Dönem|İşlem sayısı', 'windows-1254'],
  RU: ['Номер счета|Владелец счета|Период|Количество операций', 'windows-1251'],
};

/** Lines around the table, as cells with the marks of `fill`. */
function linesAround({ country }: Layout, random: Random): { above: string[][]; below: string[][] } {
  const [account = '', holder = '', period = '', count = ''] = (around[country]?.[0] ?? '').split('|');
  const end = random.of(['', ':', ':']);
  const known = [
    [account + end, '{account}'],
    [holder + end, '{holder}'],
    [period + end, '{from} - {to}'],
  ];
  const above = random.chance(0.6) ? known.filter(() => random.chance(0.7)) : [];
  if (above.length > 0 && random.chance(0.5)) above.push(['']);
  const below = random.chance(0.4) ? [...(random.chance(0.5) ? [['']] : []), [count + end, '{count}']] : [];
  return { above, below };
}

/** The value of a cell, where a spreadsheet holds one and no text: minor units or a day. */
const values: Record<string, (booking: Booking) => number | string | null> = {
  day: ({ day }) => day,
  value: ({ valueDay }) => valueDay,
  amount: ({ minor }) => minor,
  size: ({ minor }) => Math.abs(minor),
  debit: ({ minor }) => (minor < 0 ? -minor : null),
  credit: ({ minor }) => (minor > 0 ? minor : null),
  debitMinus: ({ minor }) => (minor < 0 ? minor : null),
  debitZero: ({ minor }) => (minor < 0 ? -minor : 0),
  creditZero: ({ minor }) => Math.max(minor, 0),
  balance: ({ balance }) => balance,
  balanceSame: ({ balance }) => balance,
};

const dayZero = Date.UTC(1899, 11, 30);
const msOfDay = 86_400_000;
const numberStyle = 1;
const dayStyle = 2;

function sheetCell(cell: string, booking: Booking, writing: Writing, at: number): MadeCell {
  const valueIn = values[cell];
  if (!valueIn) return writeCell(cell, booking, writing, at);
  const value = valueIn(booking);
  if (value === null) return '';
  if (typeof value === 'string')
    return { style: dayStyle, value: (Date.parse(`${value}T00:00:00Z`) - dayZero) / msOfDay };
  return { style: numberStyle, value: value / 10 ** currencyPlaces(writing.ledger.currency) };
}

/** The table of a layout as a workbook, with numbers and days or with texts as the bank writes them. */
function workbookOf(lines: readonly (readonly MadeCell[])[], random: Random): Uint8Array {
  const formats = ['#,##0.00', random.of(['dd.mm.yyyy', 'm/d/yyyy', 'yyyy-mm-dd', 'dd/mm/yy'])];
  const name = random.of(['Sheet1', 'Tabelle1', 'Export']);
  return madeWorkbook([{ name, rows: lines }], { formats, isInline: random.chance(0.3) });
}

const canHold = (text: string, label: string) => !bytesOf(text, label).includes(unknownByte);
/** What `bytesOf` writes for a letter that the character set lacks. */
const unknownByte = 63;

/**
 * A layout as another bank would hand it out: as a workbook, with other separators, quotes and character sets, below what names account,
 * holder and period, above a number of bookings.
 */
export function makeDressed(layout: Layout, seed: number): MadeExport {
  const random = new Random(seedOf(layout.id, seed));
  const ledger = makeLedger(random, layout.country, shapeOf(layout, random));
  const writing = { layout, ledger, days: random.of(layout.days), numbers: random.of(layout.numbers) };
  const rows = random.chance(0.5) ? [...ledger.bookings] : [...ledger.bookings].reverse();
  const { above, below } = linesAround(layout, random);
  const cells = layout.cells.split('|');
  const isSheet = random.chance(0.35);
  const isTyped = isSheet && random.chance(0.7);
  const filled = (lines: readonly string[][]) => lines.map((line) => line.map((text) => fill(text, writing)));
  const write = isTyped ? sheetCell : writeCell;
  const lines: MadeCell[][] = [
    ...filled(above),
    layout.header.split('|'),
    ...rows.map((row, at) => cells.map((cell) => write(cell, row, writing, at))),
    ...filled(below),
  ];
  const isOrderOpen = !isTyped && isOpenOrder(writing);
  return {
    layout,
    seed,
    name: isSheet ? 'export.xlsx' : 'export.csv',
    bytes: isSheet ? workbookOf(lines, random) : textOf(lines as string[][], layout, random),
    ledger,
    others: [],
    rows,
    isOrderOpen,
    hasBalance: hasBalanceIn(cells),
    hasAccount: above.some(([, text]) => text === '{account}'),
  };
}

/** Lines of cells as a file of text. */
function textOf(lines: readonly string[][], { country }: Layout, random: Random): Uint8Array {
  const delimiter = random.of([';', ';', ',', '\t', '|']);
  const isQuoted = random.chance(0.4);
  const quoted = (cell: string) =>
    isQuoted || cell.includes(delimiter) || /["\n]/.test(cell) ? `"${cell.replace(/"/g, '""')}"` : cell;
  const text = lines
    .map((line) => line.map(quoted).join(delimiter))
    .join(random.of(['\n', '\r\n']))
    .concat(random.of(['', '\n', '\r\n']));
  const encoding = random.of(['utf-8', 'utf-8-bom', 'utf-16le', around[country]?.[1] ?? 'utf-8']);
  const isLost = encoding.startsWith('windows') && !canHold(text.replaceAll('?', ''), encoding);
  return encode(text, isLost ? 'utf-8' : encoding);
}
