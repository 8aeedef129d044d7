import fc from '../../../../property';

/** Exports of many styles whose truth is known, and ways in which programs write them wrongly. */

interface MadeRow {
  day: string;
  amountMinor: number;
  texts: string[];
}

export interface MadeExport {
  delimiter: ',' | ';' | '\t' | '|';
  decimal: ',' | '.';
  hasGroups: boolean;
  isDayFirst: boolean;
  sides: 'signed' | 'twoSides';
  hasBalance: boolean;
  hasCurrency: boolean;
  /** Where the texts stand: in front of the amounts, behind them, or in front of the day. */
  textAt: 'middle' | 'end' | 'front';
  texts: 1 | 2;
  isNewestFirst: boolean;
  isAllQuoted: boolean;
  openingMinor: number;
  rows: MadeRow[];
}

const words = [
  'Rent',
  'Bakery',
  'Order 4711',
  'Shop 24',
  'Pay',
  'Hotel',
  'Invoice',
  'Zone 2',
  '12',
  'Bar',
  'Taxi',
];

const row = (order: number) =>
  fc.record({
    gap: fc.integer({ min: 0, max: 4 }),
    cents: fc.oneof(
      fc.integer({ min: 1, max: 99_999 }),
      fc.integer({ min: 100_000, max: 9_999_999 }),
      fc.integer({ min: 1, max: 900 }).map((whole) => whole * 100),
    ),
    isOut: fc.boolean(),
    first: fc.constantFrom(...words),
    second: fc.constantFrom(...words),
    order: fc.constant(order),
  });

export const madeExport: fc.Arbitrary<MadeExport> = fc
  .record({
    delimiter: fc.constantFrom(',' as const, ',' as const, ';' as const, '\t' as const, '|' as const),
    decimal: fc.constantFrom(',' as const, '.' as const),
    hasGroups: fc.boolean(),
    isDayFirst: fc.boolean(),
    sides: fc.constantFrom('signed' as const, 'signed' as const, 'twoSides' as const),
    hasBalance: fc.boolean(),
    hasCurrency: fc.boolean(),
    textAt: fc.constantFrom('middle' as const, 'middle' as const, 'end' as const, 'front' as const),
    texts: fc.constantFrom(1 as const, 2 as const),
    isNewestFirst: fc.boolean(),
    isAllQuoted: fc.boolean(),
    openingMinor: fc.integer({ min: 0, max: 500_000 }),
    made: fc
      .integer({ min: 3, max: 9 })
      .chain((count) => fc.tuple(...Array.from({ length: count }, (_, at) => row(at)))),
  })
  .map(({ made, ...style }) => {
    let day = 13;
    const rows = made.map(({ gap, cents, isOut, first, second, order }, at) => {
      day += gap;
      const date = new Date(Date.UTC(2025, 2, day)).toISOString().slice(0, 10);
      // The first and the second show both signs: what the amounts mean is not the question here.
      const sign = at === 0 ? -1 : at === 1 ? 1 : isOut ? -1 : 1;
      return { day: date, amountMinor: sign * cents, texts: [`${first} ${order}`, second] };
    });
    return { ...style, rows };
  });

function grouped(digits: string, sign: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, sign);
}

function amountText(minor: number, { decimal, hasGroups }: MadeExport): string {
  const digits = String(Math.abs(minor)).padStart(3, '0');
  const whole = digits.slice(0, -2);
  const group = decimal === ',' ? '.' : ',';
  return `${minor < 0 ? '-' : ''}${hasGroups ? grouped(whole, group) : whole}${decimal}${digits.slice(-2)}`;
}

/** Cells of the header and of each row, in the order of the file. */
function cellsOf(made: MadeExport): string[][] {
  const textNames = ['Description', 'Payee'].slice(0, made.texts);
  const moneyNames = made.sides === 'signed' ? ['Amount'] : ['Debit', 'Credit'];
  const ends = [...(made.hasCurrency ? ['Currency'] : []), ...(made.hasBalance ? ['Balance'] : [])];
  const place = (date: string[], texts: string[], money: string[]) =>
    made.textAt === 'front'
      ? [...texts, ...date, ...money]
      : made.textAt === 'end'
        ? [...date, ...money, ...texts]
        : [...date, ...texts, ...money];
  let balance = made.openingMinor;
  const rows = made.rows.map(({ day, amountMinor, texts }) => {
    balance += amountMinor;
    const [year = '', month = '', date = ''] = day.split('-');
    const text = amountText(made.sides === 'signed' ? amountMinor : Math.abs(amountMinor), made);
    const money = made.sides === 'signed' ? [text] : amountMinor < 0 ? [text, ''] : ['', text];
    return place([made.isDayFirst ? `${date}.${month}.${year}` : day], texts.slice(0, made.texts), [
      ...money,
      ...(made.hasCurrency ? ['EUR'] : []),
      ...(made.hasBalance ? [amountText(balance, made)] : []),
    ]);
  });
  if (made.isNewestFirst) {
    rows.reverse();
    made.rows.reverse();
    made.isNewestFirst = false;
  }
  return [place(['Date'], textNames, [...moneyNames, ...ends]), ...rows];
}

function quoted(cell: string, { delimiter, isAllQuoted }: MadeExport): string {
  const needs = isAllQuoted || cell.includes(delimiter) || cell.includes('"');
  return needs ? `"${cell.replaceAll('"', '""')}"` : cell;
}

function linesOf(made: MadeExport, write: (cell: string, row: number, column: number) => string): string[] {
  return cellsOf(made).map((cells, row) =>
    cells.map((cell, column) => write(cell, row, column)).join(made.delimiter),
  );
}

export function exportOf(made: MadeExport): string[] {
  return linesOf(made, (cell) => quoted(cell, made));
}

/** `where`: bits that say which rows are damaged; the header never is. */
const isHit = (where: number, row: number) => row > 0 && ((where >> ((row - 1) % 12)) & 1) === 1;
const isMoney = (cell: string) => /^-?[\d.,]+\d$/.test(cell) && /[.,]\d\d$/.test(cell);

function textColumns(made: MadeExport): number[] {
  const names = cellsOf(made)[0] ?? [];
  return names.flatMap((name, at) => (name === 'Description' || name === 'Payee' ? [at] : []));
}

type Damage = (made: MadeExport, where: number) => string[] | null;

/** Texts that hold what a program would have to protect. */
function withTexts(made: MadeExport, where: number, change: (text: string) => string): string[][] {
  const [column = 0] = textColumns(made);
  return cellsOf(made).map((cells, row) =>
    isHit(where, row) ? cells.map((cell, at) => (at === column ? change(cell) : cell)) : cells,
  );
}

export const damages: Record<string, Damage> = {
  'decimal commas are not quoted': (made, where) => {
    if (made.delimiter !== ',' || (made.decimal !== ',' && !made.hasGroups)) return null;
    const isAll = (where & 1) === 1;
    return linesOf(made, (cell, row) =>
      isMoney(cell) && (isAll || isHit(where, row)) ? cell : quoted(cell, made),
    );
  },
  'separators in texts are not quoted': (made, where) => {
    const blank = (where & 2) === 0 ? ' ' : '';
    const more = (where & 4) === 0 ? '' : `${made.delimiter}${blank}3 pcs`;
    return withTexts(made, where, (text) => `${text}${made.delimiter}${blank}Ltd${more}`).map((cells, row) =>
      cells
        .map((cell) => (isHit(where, row) && cell.includes('Ltd') ? cell : quoted(cell, made)))
        .join(made.delimiter),
    );
  },
  'numbers stand behind separators in texts that are not quoted': (made, where) => {
    const number = ['50', '12', '3.20', '1,5', '007'][where % 5] ?? '';
    return withTexts(made, where, (text) => `${text}${made.delimiter}${number}`).map((cells, row) =>
      cells
        .map((cell) =>
          isHit(where, row) && cell.endsWith(`${made.delimiter}${number}`) ? cell : quoted(cell, made),
        )
        .join(made.delimiter),
    );
  },
  'quotes in texts are not doubled': (made, where) => {
    const change = (text: string) =>
      (where & 2) === 0 ? `${text} "Inn"` : `The "${text}"${made.delimiter} Inn`;
    return withTexts(made, where, change).map((cells) =>
      cells.map((cell) => (cell.includes('"') ? `"${cell}"` : quoted(cell, made))).join(made.delimiter),
    );
  },
  'quotes in texts are escaped by a backslash': (made, where) => {
    const change = (text: string) => ((where & 2) === 0 ? `${text} "Inn"` : `"${text}"${made.delimiter} Inn`);
    return withTexts(made, where, change).map((cells) =>
      cells
        .map((cell) => (cell.includes('"') ? `"${cell.replaceAll('"', '\\"')}"` : quoted(cell, made)))
        .join(made.delimiter),
    );
  },
  // One row: where most rows lack something, nothing tells what is whole.
  'a cell is missing in one row': (made, where) => {
    if (made.rows.length < 5) return null;
    const lines = cellsOf(made).map((cells, row) => {
      const lost = where % cells.length;
      const isFree =
        row === 1 + (where % made.rows.length) &&
        !isMoney(cells[lost] ?? '') &&
        !/\d{4}/.test(cells[lost] ?? '');
      return isFree ? cells.filter((_, at) => at !== lost) : cells;
    });
    return lines.map((cells) => cells.map((cell) => quoted(cell, made)).join(made.delimiter));
  },
  'separators stand behind single rows': (made, where) =>
    exportOf(made).map((line, row) =>
      isHit(where, row) ? `${line}${made.delimiter.repeat(1 + (where % 3))}` : line,
    ),
  // Behind its day and in front of its last cell, as a transfer that broke off leaves it.
  'a row ends early': (made, where) => {
    // Where the last of two sides may be empty, nothing tells that a row broke off.
    if (made.sides === 'twoSides') return null;
    if (made.delimiter === ',' && (made.decimal === ',' || made.hasGroups)) return null;
    const cells = cellsOf(made);
    const day = (cells[0] ?? []).indexOf('Date');
    return cells.map((row, at) => {
      const line = row.join(made.delimiter);
      const first = row.slice(0, day + 1).join(made.delimiter).length + 1;
      const last = line.lastIndexOf(made.delimiter);
      const isDamaged = at === 1 + (where % made.rows.length) && first <= last;
      return isDamaged ? line.slice(0, first + (where % (last - first + 1))) : line;
    });
  },
  'a cell stands twice in one row': (made, where) =>
    cellsOf(made).map((cells, row) => {
      const twice = where % cells.length;
      const isDamaged = row === 1 + (where % made.rows.length);
      return cells
        .flatMap((cell, at) => (isDamaged && at === twice ? [cell, cell] : [cell]))
        .map((cell) => quoted(cell, made))
        .join(made.delimiter);
    }),
  'one row has another separator': (made, where) => {
    const other = made.delimiter === ';' ? ',' : ';';
    return cellsOf(made).map((cells, row) =>
      cells
        .map((cell) => quoted(cell, made))
        .join(row === 1 + (where % made.rows.length) ? other : made.delimiter),
    );
  },
  'single rows write numbers as another country does': (made, where) => {
    const own = cellsOf(made);
    const turned: MadeExport = { ...made, decimal: made.decimal === ',' ? '.' : ',' };
    const other = cellsOf(turned);
    return own.map((cells, row) =>
      (isHit(where, row) ? (other[row] ?? cells) : cells)
        .map((cell) => (isMoney(cell) ? quoted(cell, turned) : quoted(cell, made)))
        .join(made.delimiter),
    );
  },
  // A spreadsheet that took each line for one cell saved it between quotes, with its own quotes doubled.
  'every line stands between quotes': (made) =>
    exportOf(made).map((line) => `"${line.replaceAll('"', '""')}"`),
  'blanks stand around cells of single rows': (made, where) =>
    cellsOf(made).map((cells, row) =>
      cells
        .map((cell) => (isHit(where, row) ? ` ${quoted(cell, made)} ` : quoted(cell, made)))
        .join(made.delimiter),
    ),
};
