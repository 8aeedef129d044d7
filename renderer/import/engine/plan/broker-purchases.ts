import type { Column } from '../columns/column-candidates';
import { AmountReader, type DecimalSign } from '../values/amounts';
import { tradeSign } from '../vocabulary/direction-words';
import { fold } from '../vocabulary/fold';
import { namesAsset } from './plan-evidence';

/**
 * Brokers that write what a purchase cost without sign and give a minus to withdrawals: the kind of the row tells that money went
 * out. Only where no purchase has a minus; all other kinds keep the sign they have. `isInferredByKinds`: known of this export, so that
 * a list of nothing but purchases tells it as well.
 */
export function purchaseWords(
  columns: readonly Column[],
  amount: Column,
  rows: readonly string[][],
  decimalSign: DecimalSign,
  isInferredByKinds = false,
): { column: number; words: { out: string[]; in: string[] } } | null {
  if (!columns.some((column) => namesAsset(column))) return null;
  const reader = new AmountReader(decimalSign);
  for (const { index, profile } of columns) {
    if (profile.filled < profile.rows || profile.distinct.size > 40 || profile.letters === 0) continue;
    if (profile.isDate || profile.isNumeric) continue;
    const words = new Set(profile.words);
    const out = [...words].filter((word) => word.length <= 40 && tradeSign(word) < 0);
    if (out.length === 0 || (out.length === words.size && !isInferredByKinds)) continue;
    const isSigned = rows.some((cells) => {
      const key = fold(cells[index] ?? '');
      if (!out.includes(key) && tradeSign(key) <= 0) return false;
      return reader.parse(cells[amount.index] ?? '', 3) === 0 && reader.minor < 0;
    });
    if (isSigned) return null;
    return { column: index, words: { out, in: [...words].filter((word) => !out.includes(word)) } };
  }
  return null;
}
