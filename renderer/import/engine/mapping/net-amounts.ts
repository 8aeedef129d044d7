import { type Column, headerWeight, type MappingDraft } from '../columns/column-candidates';
import { type DecimalSign, thousandthsIn } from '../values/amounts';
import {
  feeHeader,
  grossHeader,
  netHeader,
  payoutHeader,
  taxHeader,
  vatHeader,
} from '../vocabulary/part-headers';

/** Gross, what was taken off, and net. */
export interface NetAmounts {
  gross: Column;
  /** Fees and taxes. */
  parts: readonly Column[];
  net: Column;
  /** The one that moved the account: gross of an invoice with VAT, else net. */
  paid: Column;
  /** A fee was taken off: the signs are those of the account, and whoever is paid is no card. */
  hasFee: boolean;
}

const fewest = 2;
const [mostMoney, mostParts, mostRows] = [12, 4, 500];

/** Thousandths by column and row, null where no amount stands. */
type Figures = ReadonlyMap<Column, readonly (number | null)[]>;

/**
 * Columns of which one is another less those that are called fees or taxes, in every row: whatever the others are called. Null where
 * the figures do not say it.
 */
export function findNetAmounts(columns: readonly Column[], rows: readonly string[][]): NetAmounts | null {
  const money = columns.filter(({ profile }) => profile.isNumeric && !profile.isDate).slice(0, mostMoney);
  const parts = money.filter(isPart).slice(0, mostParts);
  if (parts.length === 0 || money.length - parts.length < 2) return null;
  const whole = money.filter((column) => !parts.includes(column));
  for (const sign of [',', '.'] as const) {
    const figures = readFigures(money, rows, sign);
    for (const some of subsets(parts)) {
      const found = findPair(whole, some, figures);
      if (found) return found;
    }
  }
  return null;
}

/** `Betrag inkl. MwSt.` is no tax: it is what the tax is in. */
const isPart = (column: Column) =>
  feeHeader.test(column.key) ||
  ((taxHeader.test(column.key) || vatHeader.test(column.key)) && headerWeight(column, 'amount') === 0);

/** All of them first, then fewer. */
function subsets(parts: readonly Column[]): readonly (readonly Column[])[] {
  const count = 2 ** parts.length;
  return Array.from({ length: count - 1 }, (_, at) =>
    parts.filter((_, bit) => ((count - 1 - at) >> bit) & 1),
  );
}

function readFigures(money: readonly Column[], rows: readonly string[][], sign: DecimalSign): Figures {
  const minorOf = thousandthsIn(sign);
  const read = ({ index }: Column) =>
    rows.slice(0, mostRows).map((cells) => {
      const minor = minorOf(cells[index]);
      return Number.isNaN(minor) ? null : minor;
    });
  return new Map(money.map((column) => [column, read(column)]));
}

function findPair(whole: readonly Column[], parts: readonly Column[], figures: Figures): NetAmounts | null {
  const isVat = parts.every(({ key }) => vatHeader.test(key));
  const hasFee = parts.some(({ key }) => feeHeader.test(key));
  for (const gross of whole)
    for (const net of whole) {
      const isNamed = netHeader.test(net.key) || grossHeader.test(gross.key);
      // What is reckoned stands behind what it is reckoned from, unless names or VAT say which is which.
      if (gross === net || (hasFee && isNamedOtherwise(gross, net))) continue;
      if (gross.index > net.index && !isNamed && hasFee) continue;
      // `Gross`, `Fee` and `Net` say it in words: fees may be none.
      const isSaid = hasFee && netHeader.test(net.key) && grossHeader.test(gross.key);
      const charged = isSaid ? 0 : isNamed ? 1 : fewest;
      if (!isLess(gross, parts, net, figures, { forms: isVat ? [asShare] : forms, charged })) continue;
      const paid = isVat || (!hasFee && gross.index > net.index) ? gross : net;
      const isSide = headerWeight(paid, 'debit') > 0.5 && !payoutHeader.test(paid.key);
      if (!isSide && isInMostRows(figures.get(paid) ?? [])) return { gross, parts, net, paid, hasFee };
    }
  return null;
}

const isNamedOtherwise = (gross: Column, net: Column) =>
  (netHeader.test(gross.key) && !netHeader.test(net.key)) ||
  (grossHeader.test(net.key) && !grossHeader.test(gross.key));

const isInMostRows = (figures: readonly (number | null)[]) =>
  figures.filter((figure) => figure !== null).length >= figures.length * 0.9;

type Form = (part: number, gross: number) => number;

/** VAT is a share of its amount, whatever the sign of that. */
const asShare: Form = (part, gross) => Math.sign(gross) * Math.abs(part);
/** How a part is written: without a sign, with that of what it is taken from, or against it. */
const forms: readonly Form[] = [Math.abs, (part) => part, (part) => -part, asShare];

function isLess(
  gross: Column,
  parts: readonly Column[],
  net: Column,
  figures: Figures,
  how: { forms: readonly Form[]; charged: number },
): boolean {
  const [whole, rest] = [figures.get(gross) ?? [], figures.get(net) ?? []];
  const taken = parts.map((part) => figures.get(part) ?? []);
  return how.forms.some((form) => {
    let [seen, charged] = [0, 0];
    for (const [row, amount] of whole.entries()) {
      const left = rest[row] ?? null;
      // Nothing was left of what was declined.
      if (amount === null || left === null || (left === 0 && amount !== 0)) continue;
      seen++;
      const off = taken.reduce((sum, figure) => sum + form(figure[row] ?? 0, amount), 0);
      if (amount - off !== left) return false;
      if (off !== 0) charged++;
    }
    // Of a single row, three figures that add up to the cent are no chance.
    const least = Math.min(fewest, whole.length);
    return seen >= least && charged >= Math.min(how.charged, least);
  });
}

/** The amount that was paid, and its fee is in it already. */
export function mapNetAmounts(
  columns: readonly Column[],
  draft: MappingDraft,
  rows: readonly string[][],
): void {
  const taken = ['amount', 'debit', 'credit'] as const;
  if (taken.some((field) => !draft.isOpen(field) || draft.has(field))) return;
  const found = findNetAmounts(columns, rows);
  if (!found || !draft.isFree(found.paid) || headerWeight(found.paid, 'balanceAfter') >= 0.9) return;
  const reason = { code: 'content.sums', params: { columns: 1 + found.parts.length } };
  draft.assign(found.paid, 'amount', 0.9, [reason]);
  for (const column of [found.gross, found.net])
    if (draft.isFree(column)) draft.assign(column, 'ignored', 0.9, [reason]);
}
