import { shapeIban } from '../values/identifiers';
import { type Column, headerWeight, type MappingDraft } from './column-candidates';

const rowsLooked = 500;

/** Name of the counterparty: what shows to whom the account of a row belongs. */
function nameColumn(columns: readonly Column[]): Column | undefined {
  return columns.find(
    (other) => headerWeight(other, 'counterpartyName') >= 0.7 || headerWeight(other, 'payeeName') >= 0.9,
  );
}

/** With one or two rows every column is constant: an account behind the name of the counterparty belongs to it. */
export function standsForOwn(column: Column, columns: readonly Column[], draft: MappingDraft): boolean {
  if (draft.has('counterpartyIban')) return true;
  const name = nameColumn(columns);
  return name === undefined || column.index < name.index;
}

/**
 * An account that comes again beside other names is not theirs: it is one of the own accounts. Told by the rows, however few they
 * are and however many accounts the export has.
 */
export function servesSeveralNames(
  column: Column,
  columns: readonly Column[],
  rows: readonly string[][],
): boolean {
  const name = nameColumn(columns);
  if (!name || name.profile.isEmpty) return false;
  const namesOf = new Map<string, { rows: number; names: Set<string> }>();
  for (const cells of rows.slice(0, rowsLooked)) {
    const text = (cells[column.index] ?? '').trim();
    const party = (cells[name.index] ?? '').trim().toLowerCase();
    if (text === '' || party === '') continue;
    const account = shapeIban(text) ?? text;
    const known = namesOf.get(account) ?? { rows: 0, names: new Set() };
    known.rows++;
    known.names.add(party);
    namesOf.set(account, known);
  }
  const again = [...namesOf.values()].filter((known) => known.rows > 1);
  const several = again.filter((known) => known.names.size > 1);
  return (
    several.length > 0 && several.length * 2 > again.length && namesOf.size <= name.profile.distinct.size
  );
}

const partOfAccount =
  /^(?:product|produkt|producto|produit|prodotto|produto|pocket|space|pot|jar|vault|wallet|sub ?account|unterkonto)$/;

/**
 * A column that names the own account whatever stands in its few rows: the only row, no row at all, or pockets and spaces of one
 * contract, each of which may be an account.
 */
export function isPartOfAccount({ key, profile }: Column): boolean {
  if (profile.isEmpty || profile.rows === 1) return true;
  return partOfAccount.test(key) && profile.filled === profile.rows && profile.distinct.size <= 12;
}
