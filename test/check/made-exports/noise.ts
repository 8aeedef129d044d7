import type { Random } from './random';

/** How days and amounts of the table are written. */
export interface Hand {
  day: (day: string) => string;
  money: (minor: number) => string;
}

/** Columns that are none of the usual ones: a header, and what stands in it by the number of the row. */
type Extra = readonly [header: string, cell: (random: Random, at: number, hand: Hand) => string];

const pad = (value: number, length: number) => String(value).padStart(length, '0');

const extras: readonly Extra[] = [
  ['Category', (random) => random.of(['Food', 'Home', 'Travel', ''])],
  ['ID', (_, at) => String(81_000 + at * 7)],
  ['No.', (_, at) => String(at + 1)],
  ['Points', (random) => String(random.below(400))],
  ['VAT %', (random) => random.of(['7', '19', '20', ''])],
  ['VAT', (random) => `${random.below(40)}.${pad(random.below(100), 2)}`],
  ['Cashback', (random) => `0.${pad(random.below(100), 2)}`],
  ['Exchange rate', () => '1.0000'],
  ['Fee', () => '0.00'],
  ['Note', (random) => random.of(['', '', 'paid', 'split with Jo'])],
  ['Tags', () => ''],
  ['Latitude', (random) => `48.${pad(random.below(100_000), 5)}`],
  ['Longitude', (random) => `16.${pad(random.below(100_000), 5)}`],
  ['ZIP', (random) => pad(random.below(99_999), 5)],
  ['Phone', (random) => `+43 660 ${random.below(900) + 100} ${random.below(90) + 10}`],
  ['Terminal', (random) => pad(random.below(99_999_999), 8)],
  ['Trace no.', (random) => pad(random.below(999_999), 6)],
  ['Quantity', () => '1'],
  ['Budget', (random) => String(random.below(20) * 50)],
  ['Confirmed', () => 'yes'],
  ['Batch', () => '2024/17'],
  ['Time', (random) => `${pad(random.below(24), 2)}:${pad(random.below(60), 2)}`],
  ['', () => ''],
  ['Tip', (random, _, { money }) => money(random.below(900))],
  ['Discount', (random, _, { money }) => (random.chance(0.3) ? money(random.below(2_000)) : '')],
  ['Original price', (random, _, { money }) => money(random.below(40_000) + 100)],
  ['Credit limit', (_, __, { money }) => money(500_000)],
  ['Available', (random, _, { money }) => money(random.below(900_000))],
  ['Tax amount', (random, _, { money }) => money(random.below(4_000))],
  [
    'Difference to budget',
    (random, _, { money }) => `${random.chance(0.5) ? '-' : ''}${money(random.below(9_000))}`,
  ],
  ['Rounding', (random, _, { money }) => money(random.below(99))],
  ['Debit card', () => 'Gold'],
  ['Credit score', (random) => String(700 + random.below(90))],
  ['Balance type', () => 'booked'],
  ['Account type', () => 'Checking'],
  ['Due date', (random, _, { day }) => day(`2026-0${1 + random.below(9)}-${pad(1 + random.below(28), 2)}`)],
  [
    'Invoice date',
    (random, _, { day }) => day(`2019-0${1 + random.below(9)}-${pad(1 + random.below(28), 2)}`),
  ],
  ['Created at', (random) => `2026-01-${pad(1 + random.below(28), 2)} 10:${pad(random.below(60), 2)}:00`],
  ['Exchange currency', (random) => (random.chance(0.2) ? 'USD' : '')],
  ['Betrag brutto', (random, _, { money }) => money(random.below(40_000) + 100)],
  ['Rabatt', (random, _, { money }) => (random.chance(0.3) ? money(random.below(2_000)) : money(0))],
  ['MwSt', (random, _, { money }) => money(random.below(4_000))],
  ['Erstellt am', (_, __, { day }) => day('2026-01-15')],
  ['Saldovortrag', (_, at, { money }) => (at === 0 ? money(120_000) : '')],
  ['Montant TVA', (random, _, { money }) => money(random.below(4_000))],
  ['Solde disponible', (random, _, { money }) => money(random.below(900_000))],
  ['Importe IVA', (random, _, { money }) => money(random.below(4_000))],
  ['Commissione', (_, __, { money }) => money(0)],
];

/** A column of a table that is written: its header and its cells. */
export interface WrittenColumn {
  header: string;
  cells: string[];
}

/** Foreign columns in between, another order of columns, blanks around cells, other letters in headers. */
export function withNoise(columns: readonly WrittenColumn[], random: Random, hand: Hand): WrittenColumn[] {
  const rows = columns[0]?.cells.length ?? 0;
  const noisy = columns.map((column) => ({ ...column, cells: [...column.cells] }));
  const used = new Set<string>();
  for (let count = random.below(4); count > 0; count--) {
    const [header, cell] = random.of(extras);
    if (used.has(header)) continue;
    used.add(header);
    const made = { header, cells: Array.from({ length: rows }, (_, at) => cell(random, at, hand)) };
    noisy.splice(random.below(noisy.length + 1), 0, made);
  }
  if (random.chance(0.4)) noisy.sort(() => random.below(3) - 1);
  if (random.chance(0.2))
    for (const column of noisy) column.cells = column.cells.map((text) => (text === '' ? '' : ` ${text} `));
  const change = random.of([
    (text: string) => text,
    (text: string) => text.toUpperCase(),
    (text: string) => text.toLowerCase(),
    (text: string) => text.normalize('NFD').replace(/\p{M}/gu, ''),
    (text: string) => `${text} `,
  ]);
  for (const column of noisy) column.header = change(column.header);
  return noisy;
}
