import { type Column, headerReasons, headerWeight, type MappingDraft } from './column-candidates';

const rate =
  /\b(?:kurs|wechselkurs|umrechnungskurs|devisenkurs|rate|exchange rate|fx rate|cours|taux|cambio|tasso|koers|wisselkoers)\b/;

const namesForeign = (column: Column | undefined) =>
  column !== undefined &&
  headerWeight(column, 'originalCurrency') >= 0.9 &&
  headerWeight(column, 'originalCurrency') > headerWeight(column, 'currency');

/** What was paid stands beside the currency that it was paid in, and not behind the rate that it was changed at. */
function isForeign({ index }: Column, columns: readonly Column[]): boolean {
  const [before, after] = [columns[index - 1], columns[index + 1]];
  if (before && rate.test(before.key)) return false;
  const isOwn = before !== undefined && headerWeight(before, 'currency') >= 0.9;
  return namesForeign(before) || (namesForeign(after) && !isOwn);
}

/** `Fremdwährung;Betrag;Kurs;Betrag;Währung`: of two amounts of one name, their neighbours tell what was paid and what was booked. */
export function assignForeignTwin(columns: readonly Column[], draft: MappingDraft): void {
  if (!draft.isOpen('originalAmount') || draft.fixed.has('amount')) return;
  const amounts = columns.filter(
    (column) =>
      draft.isFree(column) &&
      headerWeight(column, 'amount') >= 0.9 &&
      (column.profile.isNumeric || column.profile.isEmpty),
  );
  for (const column of amounts) {
    const twins = amounts.filter((other) => other !== column && other.key === column.key);
    if (twins.length !== 1 || !isForeign(column, columns)) continue;
    const [twin] = twins;
    if (!twin || twin.profile.isEmpty || isForeign(twin, columns)) continue;
    draft.assign(column, 'originalAmount', 0.85, headerReasons(column, 'amount'));
    return;
  }
}
