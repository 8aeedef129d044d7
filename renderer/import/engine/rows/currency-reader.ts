import type { TablePlan } from '../plan/table-plan';
import type { AmountReader } from '../values/amounts';
import { canMean, isCurrencyWord, isHundredth, parseCurrency } from '../values/currencies';
import { RecentTexts } from '../values/recent-texts';
import { isPlaceholder } from '../vocabulary/word-lists';

/** Written as codes or signs of currencies are, and none of them: `XBT`, `DM`, `UK£`. */
function isOtherCode(text: string): boolean {
  return (
    /^(?:[A-Z]{2,5}|(?=.*[A-Z])[A-Z]{0,3}\p{Sc})$/u.test(text) &&
    !isCurrencyWord(text) &&
    !isPlaceholder(text)
  );
}

/** The currency that a row names in its own columns, else that of its table. */
export class CurrencyReader {
  /** The last row holds something else in place of a currency. */
  isUnknown = false;
  /** The row has a currency of its own, and not that of its table. */
  isOwn = false;
  /** The row counts in hundredths of its currency: pence. */
  isHundredth = false;
  private readonly known = new RecentTexts<string | null>(1_000);
  private readonly indexes: readonly number[];

  constructor(private readonly plan: TablePlan) {
    this.indexes = plan.fields.get('currency') ?? [];
  }

  ofRow(cells: readonly string[]): string | null {
    this.isUnknown = false;
    this.isOwn = false;
    this.isHundredth = false;
    for (let at = 0; at < this.indexes.length; at++) {
      const text = cells[this.indexes[at] as number];
      if (!text) continue;
      const code = this.known.of(text, parseCurrency);
      if (code !== null) {
        this.isOwn = true;
        this.isHundredth = isHundredth(text);
        return code;
      }
      this.isUnknown ||= isOtherCode(text.trim());
    }
    return this.plan.currency;
  }

  /**
   * The currency of an amount that was just read from `text`: what stands beside it counts before what the rest of the table has; a
   * column of currencies counts before both. A sign that cannot mean that of the table makes it unknown.
   */
  beside(reader: AmountReader, text: string, ofRow: string | null): string | null {
    if (this.isOwn) return ofRow;
    if (reader.currency !== null) return reader.currency;
    if (reader.hasUnknownCurrency && ofRow !== null && this.plan.currencyOrigin !== 'user')
      this.isUnknown ||= !canMean(text, ofRow);
    return ofRow;
  }
}
