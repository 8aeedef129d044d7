import type { Layout } from './layout';
import { type Booking, type Ledger, type LedgerShape, makeLedger } from './ledger';
import { withNoise } from './noise';
import { Random } from './random';
import { type DayForm, isOpenForm, type NumberForm, signForms, writeDay, writeSize } from './written-forms';

const lastMonth = 12;

/** A made export and what is true of it. */
export interface MadeExport {
  layout: Layout;
  seed: number;
  name: string;
  bytes: Uint8Array;
  ledger: Ledger;
  /** Of further accounts in the file. */
  others: readonly Ledger[];
  /** In the order of the file. */
  rows: readonly Booking[];
  /** The order of day and month cannot be told from the days. */
  isOrderOpen: boolean;
  hasBalance: boolean;
  hasAccount: boolean;
}

export interface Writing {
  layout: Layout;
  ledger: Ledger;
  days: DayForm;
  numbers: NumberForm;
}

type CellWriter = (booking: Booking, writing: Writing, at: number) => string;

const size = (minor: number, { numbers, ledger }: Writing) => writeSize(numbers, minor, ledger.currency);
const signed = (minor: number, writing: Writing) =>
  signForms[writing.layout.sign ?? 'minus'](size(minor, writing), minor < 0, writing.ledger.currency);
const plainBalance = (minor: number, writing: Writing) => `${minor < 0 ? '-' : ''}${size(minor, writing)}`;
const sideOf = (minor: number, isWanted: boolean, writing: Writing, none = '') =>
  isWanted ? size(minor, writing) : none;

const cellWriters: Record<string, CellWriter> = {
  day: ({ day, time }, { days }) => writeDay(days, day, time),
  value: ({ valueDay }, { days }) => writeDay(days, valueDay, '00:00'),
  bareDay: ({ day }, { days }) => writeDay(days, day, '00:00').split(' ')[0] ?? '',
  time: ({ time }) => time,
  amount: ({ minor }, writing) => signed(minor, writing),
  amountMinus: ({ minor }, writing) => plainBalance(minor, writing),
  size: ({ minor }, writing) => size(minor, writing),
  debit: ({ minor }, writing) => sideOf(minor, minor < 0, writing),
  credit: ({ minor }, writing) => sideOf(minor, minor > 0, writing),
  debitMinus: ({ minor }, writing) => (minor < 0 ? `-${size(minor, writing)}` : ''),
  debitZero: ({ minor }, writing) => sideOf(minor, minor < 0, writing, size(0, writing)),
  creditZero: ({ minor }, writing) => sideOf(minor, minor > 0, writing, size(0, writing)),
  zero: (_, writing) => size(0, writing),
  balance: ({ balance }, writing) => plainBalance(balance, writing),
  balanceSame: ({ balance }, writing) =>
    signForms[writing.layout.sign ?? 'minus'](size(balance, writing), balance < 0, writing.ledger.currency),
  balanceAbs: ({ balance }, writing) => size(balance, writing),
  pocket: ({ account }, { ledger, layout }) => layout.marks?.[account === ledger.account ? 0 : 1] ?? '',
  balanceMark: ({ balance }, writing) => `${size(balance, writing)} ${balance < 0 ? 'Dr' : 'Cr'}`,
  debt: ({ balance }, writing) => plainBalance(-balance, writing),
  mark: ({ minor }, { layout }) => layout.marks?.[minor < 0 ? 0 : 1] ?? '',
  currency: (_, { ledger }) => ledger.currency,
  name: ({ name }) => name,
  payer: ({ minor, name }, { ledger }) => (minor < 0 ? ledger.holder : name),
  payee: ({ minor, name }, { ledger }) => (minor < 0 ? name : ledger.holder),
  iban: ({ iban }) => iban,
  payerIban: ({ minor, iban }, { ledger }) => (minor < 0 ? ledger.account : iban),
  payeeIban: ({ minor, iban }, { ledger }) => (minor < 0 ? iban : ledger.account),
  text: ({ text }) => text,
  all: ({ kind, name, text }) => `${kind} ${name} ${text}`,
  nameText: ({ name, text }) => `${name} ${text}`,
  kind: ({ kind }) => kind,
  ref: ({ reference }) => reference,
  account: ({ account }) => account,
  card: () => '5412 **** **** 4412',
  number: (_, __, at) => String(at + 1),
  blank: () => '',
  day2: ({ day, time }, { days, layout }) => writeDay(layout.otherDays ?? days, day, time),
  status: ({ isPending }, { layout }) => layout.states?.[isPending ? 1 : 0] ?? '',
  original: ({ original }, writing) => (original ? plainBalance(original.minor, writing) : ''),
  originalSize: ({ original }, writing) => (original ? size(original.minor, writing) : ''),
  originalCurrency: ({ original }) => original?.currency ?? '',
  originalAlways: ({ original, minor }, writing) => plainBalance(original?.minor ?? minor, writing),
  originalCurrencyAlways: ({ original }, { ledger }) => original?.currency ?? ledger.currency,
  rate: ({ original }, { numbers }) => (original ? writeSize(numbers, 125, 'EUR') : ''),
  debitBack: ({ minor, isReversal }, writing) =>
    isReversal ? `-${size(minor, writing)}` : sideOf(minor, minor < 0, writing),
  creditOnly: ({ minor, isReversal }, writing) => sideOf(minor, minor > 0 && !isReversal, writing),
  lines: ({ kind, name, text }) => `${kind}\n${name}\n${text}`,
  commas: ({ name, text }) => `${name}, ${text}; "${text}"`,
  spacedAccount: (_, { ledger }) => ledger.account.replace(/(.{4})(?=.)/g, '$1 '),
  plainNumber: ({ minor }, writing) => shortened(plainBalance(minor, writing)),
  plainBalance: ({ balance }, writing) => shortened(plainBalance(balance, writing)),
  hundredths: ({ minor }) => String(minor),
  firstOfDay: ({ day, time }, { days }, at) => (at % 2 === 0 ? writeDay(days, day, time) : ''),
};

/** As programs write numbers: `12.50` is `12.5`, and `12.00` is `12`. */
const shortened = (text: string) => text.replace(/([.,]\d)0$/, '$1').replace(/[.,]0$/, '');

export function writeCell(name: string, booking: Booking, writing: Writing, at: number): string {
  if (name.startsWith('=')) return name.slice(1);
  const writer = cellWriters[name];
  if (booking.isPending && /^(?:balance|value)/.test(name)) return '';
  if (!writer) throw new Error(`${writing.layout.id}: no cell ${name}`);
  return writer(booking, writing, at);
}

/** `{opening}` and the like in lines around the table. */
export function fill(line: string, writing: Writing): string {
  const { ledger, days } = writing;
  const { bookings, opening } = ledger;
  const [first, last] = [bookings[0] as Booking, bookings.at(-1) as Booking];
  const sum = (sign: number) =>
    bookings.reduce((total, { minor }) => total + (Math.sign(minor) === sign ? Math.abs(minor) : 0), 0);
  const values: Record<string, string> = {
    account: ledger.account,
    currency: ledger.currency,
    holder: ledger.holder,
    opening: plainBalance(opening, writing),
    closing: plainBalance(last.balance, writing),
    from: writeDay(days, first.day, '00:00').split(' ')[0] ?? '',
    to: writeDay(days, last.day, '00:00').split(' ')[0] ?? '',
    in: size(sum(1), writing),
    out: size(sum(-1), writing),
    count: String(bookings.length),
  };
  return line.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}

/** Letters of a character set of one byte, as the runtime decodes them. */
export function bytesOf(text: string, label: string): Uint8Array {
  const decoder = new TextDecoder(label);
  const known = new Map<string, number>();
  for (let byte = 0; byte < 256; byte++) known.set(decoder.decode(Uint8Array.of(byte)), byte);
  return Uint8Array.from([...text].map((letter) => known.get(letter) ?? 63));
}

export function encode(text: string, encoding: string): Uint8Array {
  if (encoding === 'latin') return Uint8Array.from(Buffer.from(text, 'latin1'));
  if (encoding === 'utf-16le') return Uint8Array.from(Buffer.from(`\ufeff${text}`, 'utf16le'));
  if (encoding.startsWith('windows')) return bytesOf(text, encoding);
  return new TextEncoder().encode(encoding === 'utf-8-bom' ? `\ufeff${text}` : text);
}

function chosenColumns(layout: Layout, random: Random): { headers: string[]; cells: string[] } {
  const headers = layout.header === '' ? null : layout.header.split('|');
  const cells = layout.cells.split('|');
  if (headers && headers.length !== cells.length) throw new Error(`${layout.id}: header and cells differ`);
  const kept = cells
    .map((_, at) => at)
    .filter((at) => !(layout.optional?.includes(headers?.[at] ?? '') && random.chance(0.4)));
  return {
    headers: headers ? kept.map((at) => headers[at] as string) : [],
    cells: kept.map((at) => cells[at] as string),
  };
}

export const seedOf = (id: string, seed: number): number =>
  [...id].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0, seed * 7_919);

export function shapeOf(layout: Layout, random: Random): LedgerShape {
  const isNarrow = random.chance(0.25);
  return {
    count: 4 + random.below(random.chance(0.3) ? 4 : 26),
    isNarrow,
    isOverdrawn: random.chance(0.25),
    inOfTen: layout.inOfTen ?? random.of([1, 2, 3, 5]),
    isCard: layout.isCard === true,
    hasOriginals: layout.hasOriginals === true,
    hasReversals: layout.hasReversals === true,
    pending: layout.states ? random.below(3) : 0,
  };
}

/** Rows of the table, with those that are no bookings at its ends. */
function body(
  { oldestRow, newestRow }: Layout,
  rows: readonly Booking[],
  isNewestFirst: boolean,
  other: (text: string) => string,
  lines: (row: Booking, at: number) => readonly string[],
): string[] {
  const ends = [oldestRow, newestRow].map((text) => (text === undefined ? [] : [other(text)]));
  const [first = [], last = []] = isNewestFirst ? [...ends].reverse() : ends;
  return [...first, ...rows.flatMap(lines), ...last];
}

export const isOpenOrder = ({ days, ledger }: Writing) =>
  isOpenForm(days) && ledger.bookings.every(({ day }) => Number(day.slice(8)) <= lastMonth);

export const hasBalanceIn = (cells: readonly string[]) =>
  cells.some((cell) => /^balance|^debt|^plainBalance/.test(cell));

export function makeExport(layout: Layout, seed: number): MadeExport {
  const random = new Random(seedOf(layout.id, seed));
  const shape = shapeOf(layout, random);
  const ledger = makeLedger(random, layout.country, shape);
  const second = layout.isOfTwoAccounts ? makeLedger(random, layout.country, shape) : null;
  const bookings = [...ledger.bookings, ...(second?.bookings ?? [])].sort((a, b) =>
    a.day < b.day ? -1 : a.day > b.day ? 1 : 0,
  );
  const days = random.of(layout.days);
  const writing: Writing = { layout, ledger, days, numbers: random.of(layout.numbers) };
  const { headers, cells } = chosenColumns(layout, random);
  const order = layout.order === 'either' || !layout.order ? random.of(['oldest', 'newest']) : layout.order;
  const rows = order === 'newest' ? [...bookings].reverse() : bookings;
  const delimiter = layout.isNoisy
    ? random.of([';', ',', '\t', layout.delimiter ?? ';'])
    : (layout.delimiter ?? ';');
  const isQuoted = layout.quotes === 'all' || (layout.isNoisy === true && random.chance(0.3));
  const quoted = (cell: string) =>
    isQuoted || cell.includes(delimiter) || /["\n]/.test(cell) ? `"${cell.replace(/"/g, '""')}"` : cell;
  const line = (values: readonly string[]) => values.map(quoted).join(delimiter);
  const written = cells.map((cell, column) => ({
    header: headers[column] ?? '',
    cells: rows.map((row, at) => writeCell(cell, row, writing, at)),
  }));
  const hand = {
    day: (day: string) => writeDay(days, day, '00:00'),
    money: (minor: number) => size(minor, writing),
  };
  const columns = layout.isNoisy ? withNoise(written, random, hand) : written;
  const header = headers.length > 0 ? [line(columns.map((column) => column.header))] : [];
  const lines = [
    ...(layout.above ?? []).map((text) => fill(text, writing)),
    ...header,
    ...body(
      layout,
      rows,
      order === 'newest',
      (text) => line(fill(text, writing).split('|')),
      (_, at) => [
        ...(layout.headerEvery && at > 0 && at % layout.headerEvery === 0 ? header : []),
        line(columns.map((column) => column.cells[at] ?? '')),
      ],
    ),
    ...(random.chance(0.7) ? (layout.below ?? []).map((text) => fill(text, writing)) : []),
  ];
  const end = random.of(['\n', '\r\n']);
  const text = lines.join(end) + (random.chance(0.8) ? end : '');
  const around = [...(layout.above ?? []), ...(layout.below ?? [])].join('\n');
  return {
    layout,
    seed,
    name: fill(layout.fileName ?? 'export.csv', writing),
    bytes: encode(text, random.of(layout.encodings ?? ['utf-8'])),
    ledger,
    others: second ? [second] : [],
    rows,
    isOrderOpen: isOpenOrder(writing),
    hasBalance: hasBalanceIn(cells),
    hasAccount:
      cells.some((cell) => /^(?:account|spacedAccount|card|payerIban)$/.test(cell)) ||
      around.includes('{account}'),
  };
}
