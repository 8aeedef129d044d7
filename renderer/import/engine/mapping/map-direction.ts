import { type Column, headerReasons, headerWeight, type MappingDraft } from '../columns/column-candidates';
import { marksTell } from '../columns/marked-signs';
import { isEitherWay } from '../vocabulary/direction-marks';
import { fold } from '../vocabulary/fold';
import { merchantHeader } from '../vocabulary/payment-words';
import { isFilledAmount } from './map-unnamed-amounts';
import { findNetAmounts } from './net-amounts';

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

/** Headers of flags: what a yes means. */
const saysOut =
  /^(?:is )?(?:debit|debited|expense|outflow|outgoing|spending|belastung|soll|ausgabe|ausgang|depense|sortie|cargo|gasto|addebito|spesa|debito|despesa|uitgave|wydatek)$/;
const saysIn =
  /^(?:is )?(?:credit|credited|income|inflow|incoming|deposit|gutschrift|haben|einnahme|eingang|recette|entree|abono|ingreso|accredito|entrata|credito|receita|inkomst|wplyw)$/;
const flags: readonly (readonly [yes: string, no: string])[] = [
  ['true', 'false'],
  ['yes', 'no'],
  ['ja', 'nein'],
  ['ja', 'nee'],
  ['oui', 'non'],
  ['si', 'no'],
  ['wahr', 'falsch'],
  ['y', 'n'],
  ['x', ''],
].map(([yes = '', no = '']) => [fold(yes), fold(no)]);

/** Crosses beside some rows: what is claimed back, too. */
const mayBeClaimed = /^(?:expense|spending|gasto|spesa|depense)$/;

/** `is_debit` above true and false: the column, and its words for money out and money in. */
function findFlag(columns: readonly Column[], draft: MappingDraft) {
  // Where shops are named, `credit` says what was paid with.
  const isShopping = columns.some(({ key }) => merchantHeader.test(key));
  for (const column of columns) {
    if (isShopping && !column.key.startsWith('is ')) continue;
    const isOut = saysOut.test(column.key);
    if ((!isOut && !saysIn.test(column.key)) || !draft.isFree(column) || column.profile.isNumeric) continue;
    const { words, filled, rows } = column.profile;
    const all = filled < rows ? [...words, ''] : words;
    const pair = flags.find((flag) => all.length === 2 && all.every((word) => flag.includes(word)));
    if (!pair || (pair.includes('') && mayBeClaimed.test(column.key))) continue;
    const [yes, no] = pair;
    return { column, words: isOut ? { out: [yes], in: [no] } : { out: [no], in: [yes] } };
  }
  return null;
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
  const flag = amount.profile.negative === 0 ? findFlag(columns, draft) : null;
  if (flag) {
    draft.assign(flag.column, 'direction', 0.9, headerReasons(flag.column, 'direction'));
    draft.provenWords = flag.words;
    return;
  }
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
  // `Payment` alone may be what was paid to the holder, and `charge` what somebody else was charged who pays the holder.
  const isPaid = findNetAmounts(columns, rows)?.hasFee === true;
  const isOneWord = ({ profile }: Column) => {
    const [word, ...others] = profile.words;
    if (word === undefined || others.length > 0) return false;
    // A lone `-` beside amounts of which some have their minus stands for nothing.
    return isPaid || isEitherWay(word) || (amount.profile.negative > 0 && !/[a-z\d]/.test(word));
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
