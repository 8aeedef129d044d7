import { type Column, headerWeight, type MappingDraft } from '../columns/column-candidates';
import { AmountReader } from '../values/amounts';

/** Gross, fee and net of what a payment service took in: `net` moved the account. */
export interface NetAmounts {
  gross: Column;
  fee: Column;
  net: Column;
}

const feeName =
  /\b(?:fees?|gebuehr(?:en)?|commissions?|kommission(?:en)?|frais|commissioni|comision(?:es)?|kosten)\b/;
const fewest = 2;

/**
 * Three columns of which the third is the first less the second in every row, with a fee in most: the list of somebody who is
 * paid, whatever the columns are called. Null where the figures do not say it.
 */
export function findNetAmounts(columns: readonly Column[], rows: readonly string[][]): NetAmounts | null {
  const money = columns.filter(({ profile }) => profile.isNumeric && !profile.isDate).slice(0, 12);
  for (const fee of money) {
    if (!feeName.test(fee.key)) continue;
    for (const gross of money)
      for (const net of money)
        if (gross !== net && gross !== fee && net !== fee && isNet({ gross, fee, net }, rows))
          return { gross, fee, net };
  }
  return null;
}

/** How a fee is written: without a sign, or with that of what it is taken from (a minus where it is given back). */
const feeForms = [Math.abs, (fee: number) => fee] as const;

function isNet({ gross, fee, net }: NetAmounts, rows: readonly string[][]): boolean {
  if (gross.index > net.index) return false;
  return ([',', '.'] as const).some((sign) => {
    const reader = new AmountReader(sign);
    const read = (cells: readonly string[], { index }: Column) =>
      reader.parse(cells[index] ?? '', 3) === 0 ? reader.minor : null;
    return feeForms.some((form) => {
      let seen = 0;
      let charged = 0;
      for (const cells of rows.slice(0, 500)) {
        const [whole, part, rest] = [read(cells, gross), read(cells, fee), read(cells, net)];
        if (whole === null || rest === null) continue;
        seen++;
        if (whole - form(part ?? 0) !== rest) return false;
        if (part !== null && part !== 0) charged++;
      }
      return seen >= fewest && charged >= fewest;
    });
  });
}

/** Net is the amount, and its fee is in it already. */
export function mapNetAmounts(
  columns: readonly Column[],
  draft: MappingDraft,
  rows: readonly string[][],
): void {
  const taken = ['amount', 'debit', 'credit'] as const;
  if (taken.some((field) => !draft.isOpen(field) || draft.has(field))) return;
  const found = findNetAmounts(columns, rows);
  if (!found || !draft.isFree(found.net) || headerWeight(found.net, 'balanceAfter') >= 0.9) return;
  draft.assign(found.net, 'amount', 0.9, [{ code: 'content.sums', params: { columns: 2 } }]);
  for (const column of [found.gross, found.fee])
    if (draft.isFree(column))
      draft.assign(column, 'ignored', 0.9, [{ code: 'content.sums', params: { columns: 2 } }]);
}
