import { AmountReader, type DecimalSign } from './amounts';
import type { Column } from './column-candidates';
import type { ColumnProfile } from './column-profile';
import { parseIban } from './identifiers';

/** The name above the table when a party column has it, else the one that is payer or payee of nearly every row. */
export function ownNameOf(
  payer: ColumnProfile | undefined,
  payee: ColumnProfile | undefined,
  owner: string | null,
): string | null {
  if (!payer || !payee) return null;
  if (owner !== null && (payer.distinct.has(owner) || payee.distinct.has(owner))) return owner;
  for (const [name, count] of payer.distinct) {
    const other = payee.distinct.get(name) ?? 0;
    if (other > 0 && payer.rows >= 4 && count + other >= payer.rows * 0.9) return name;
  }
  return null;
}

export function hasIbanPart(text: string): boolean {
  return / {3,}/.test(text) && text.split(/ {3,}/).some((part) => parseIban(part.trim()) !== null);
}

const unitHeader =
  /^(?:quantity|qty|shares|number of shares|units|stueck|stueck nom|stuecke|anteile|anzahl anteile|menge|nominale?|quantite|quantita|aantal|cantidad|titulos)$/;

const assetHeader =
  /^(?:asset|asset name|isin|wkn|symbol|ticker|instrument|security|wertpapier|valor|valorennummer|titel|fund|product isin)$/;

export function unitColumnsOf(columns: readonly Column[]): number[] {
  if (!columns.some((column) => assetHeader.test(column.key) && !column.profile.isEmpty)) return [];
  return columns.filter((column) => unitHeader.test(column.key)).map(({ index }) => index);
}

/** Whether what was paid is positive where the account was debited. */
export function originalsTurn(
  rows: readonly string[][],
  original: Column | undefined,
  debit: Column | undefined,
  decimalSign: DecimalSign,
): boolean {
  if (!original || !debit) return false;
  const reader = new AmountReader(decimalSign);
  let turned = 0;
  for (const cells of rows.slice(0, 500)) {
    if ((cells[debit.index] ?? '').trim() === '' || reader.parse(cells[original.index] ?? '', 3) !== 0)
      continue;
    turned += Math.sign(reader.minor);
  }
  return turned > 0;
}
