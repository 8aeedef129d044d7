import { type Column, headerReasons, headerWeight, type MappingDraft } from '../columns/column-candidates';
import { marksTell } from '../columns/marked-signs';
import { isEitherWay } from '../vocabulary/direction-marks';
import { isFilledAmount } from './map-unnamed-amounts';

/** The amount sent, where rows hold what was sent and what arrived. */
function transferAmount(
  columns: readonly Column[],
  draft: MappingDraft,
  rows: readonly string[][],
): Column | undefined {
  const [debit, credit] = [draft.first('debit'), draft.first('credit')];
  const both = rows.filter((cells) => isFilledAmount(cells[debit]) && isFilledAmount(cells[credit])).length;
  return both > rows.length / 2 ? columns[debit] : undefined;
}

/** Below a header that only names a direction: two words in all rows. Unknown ones leave the rows to the user, not to chance. */
function saysTwoThings(column: Column): boolean {
  const { profile } = column;
  const isOnlyDirection =
    headerWeight(column, 'direction') === 1 && !column.matches.some(({ field }) => field !== 'direction');
  return (
    isOnlyDirection && profile.distinct.size === 2 && profile.filled === profile.rows && profile.rows > 2
  );
}

/** The column whose words turn unsigned amounts into money out and money in. */
export function mapDirection(
  columns: readonly Column[],
  draft: MappingDraft,
  rows: readonly string[][],
): void {
  if (!draft.isOpen('direction')) return;
  const amount = columns[draft.first('amount')] ?? transferAmount(columns, draft, rows);
  if (!amount) return;
  // Beside signed amounts a mark repeats what the signs say, unless most of what it marks as money out has none.
  const isDecisive = (column: Column) =>
    amount.profile.negative === 0 || marksTell(column, amount, draft.first('balanceAfter'), rows);
  // Words that never stand for the two sides together tell nothing, unless the header says that they do.
  const directed = columns.filter(
    (column) =>
      draft.isFree(column) &&
      (column.profile.isDirection || saysTwoThings(column)) &&
      (headerWeight(column, 'direction') >= 0.9 ||
        // One word alone (`charge`) may be a kind of booking as well.
        ((column.key === '' || column.profile.distinct.size > 1) && column.profile.directionPair !== null)) &&
      isDecisive(column),
  );
  // `Payment` alone may be what was paid to the holder.
  const isOneWord = ({ profile }: Column) => {
    const [word, ...others] = profile.words;
    return word !== undefined && others.length === 0 && isEitherWay(word);
  };
  const chosen = directed
    .filter((column) => !isOneWord(column))
    .sort((a, b) => headerWeight(b, 'direction') - headerWeight(a, 'direction') || a.index - b.index)[0];
  if (chosen)
    draft.assign(
      chosen,
      'direction',
      Math.max(0.8, headerWeight(chosen, 'direction')),
      headerReasons(chosen, 'direction'),
    );
}
