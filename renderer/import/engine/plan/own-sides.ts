import type { Column } from '../columns/column-candidates';
import { parseIban, shapeIban } from '../values/identifiers';
import type { MappedTable } from './mapped-table';
import type { Sides } from './table-plan';

/** The form in which a name or account of a party is compared. */
export function partyKey(text: string): string {
  return shapeIban(text) ?? text.trim().replace(/\s+/g, ' ').toLowerCase();
}

/**
 * What stands for the holder of the account in the columns of payer and payee: `known` where a row has it, else the one value
 * that every row with both of them names as payer here and as payee there.
 */
export function ownSide(
  rows: readonly string[][],
  payer: Column | undefined,
  payee: Column | undefined,
  known: string | null,
): string | null {
  if (!payer || !payee) return null;
  if (known !== null && (payer.profile.distinct.has(known) || payee.profile.distinct.has(known)))
    return known;
  const both = rows.filter(
    (cells) => (cells[payer.index] ?? '').trim() !== '' && (cells[payee.index] ?? '').trim() !== '',
  );
  for (const name of payer.profile.distinct.keys()) {
    if (both.length < 3 || !payee.profile.distinct.has(name)) continue;
    const count = both.filter(
      (cells) => cells[payer.index]?.trim() === name || cells[payee.index]?.trim() === name,
    ).length;
    if (count >= both.length * 0.9) return name;
    if (payer.profile.distinct.size > 50) break;
  }
  return null;
}

/** The IBAN that is payer or payee of nearly every row. */
export function ownIbanOf(
  rows: readonly string[][],
  payer: Column | undefined,
  payee: Column | undefined,
): string | null {
  if (!payer || !payee) return null;
  const counts = new Map<string, { payer: number; payee: number }>();
  for (const [side, { profile }] of [
    ['payer', payer],
    ['payee', payee],
  ] as const) {
    for (const [text, count] of profile.distinct) {
      const iban = parseIban(text);
      if (!iban) continue;
      const known = counts.get(iban) ?? { payer: 0, payee: 0 };
      known[side] += count;
      counts.set(iban, known);
    }
  }
  for (const [iban, count] of counts) {
    const isBoth = count.payer > 0 && count.payee > 0;
    if (isBoth && payer.profile.rows >= 4 && count.payer + count.payee >= payer.profile.rows * 0.9)
      return iban;
  }
  const own = ownSide(rows, payer, payee, null);
  return own === null ? null : parseIban(own);
}

/** Payer and payee, of whom one is the holder: by account, else by name; else the only one that is named is the counterparty. */
export function findSides(table: MappedTable, rows: readonly string[][]): Sides[] {
  const { ownIban, owner } = table.context;
  const byAccount = [table.at('payerIban'), table.at('payeeIban'), ownIban] as const;
  const byName = [table.at('payerName'), table.at('payeeName'), owner] as const;
  const levels: Sides[] = [];
  for (const [payer, payee, known] of [byAccount, byName]) {
    if (!payer || !payee) continue;
    const own = ownOf(rows, payer, payee, known);
    if (own !== null) levels.push({ payer: payer.index, payee: payee.index, own });
  }
  if (tellsMost(levels, rows)) return levels;
  for (const [payer, payee] of [byAccount, byName]) {
    if (!payer || !payee || payer.profile.isEmpty || payee.profile.isEmpty) continue;
    const level = [{ payer: payer.index, payee: payee.index, own: null }];
    if (tellsMost(level, rows, 1)) return level;
  }
  return [];
}

function tellsMost(levels: readonly Sides[], rows: readonly string[][], least = 0.5): boolean {
  const directed = rows.filter((cells) => signOfSides(levels, cells, partyKey) !== 0).length;
  return levels.length > 0 && directed > 0 && directed >= rows.length * least;
}

function ownOf(rows: readonly string[][], payer: Column, payee: Column, known: string | null): string | null {
  const key = known === null ? null : partyKey(known);
  const stands = ({ profile }: Column, wanted: string) =>
    [...profile.distinct.keys()].some((text) => partyKey(text) === wanted);
  if (key !== null && (stands(payer, key) || stands(payee, key))) return key;
  const both = ownSide(rows, payer, payee, null);
  if (both !== null) return partyKey(both);
  // The same payer in all rows and another payee in most: nothing but payments of the holder, or the other way round.
  for (const [one, other] of [
    [payer, payee],
    [payee, payer],
  ] as const) {
    const { only } = one.profile;
    if (only !== null && one.profile.isConstant && rows.length >= 3 && other.profile.distinct.size >= 3)
      return partyKey(only);
  }
  return null;
}

/** -1 when the holder pays, 1 when the holder is paid, 0 when the cells do not say it. */
export function signOfSides(
  levels: readonly Sides[],
  cells: readonly string[],
  keyOf: (text: string) => string,
): -1 | 0 | 1 {
  for (const { payer, payee, own } of levels) {
    const from = keyOf(cells[payer] ?? '');
    const to = keyOf(cells[payee] ?? '');
    const isOut = own === null ? from === '' : from === own;
    const isIn = own === null ? to === '' : to === own;
    if (isOut !== isIn) return isOut ? -1 : 1;
  }
  return 0;
}

/** The own account, where it tells the direction. */
export function ownOfSides(sides: readonly Sides[]): string | null {
  return parseIban(sides.find(({ own }) => own !== null)?.own ?? '');
}
