import type { TablePlan } from '../plan/table-plan';
import { isCurrencyWord, parseCurrency } from '../values/currencies';
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
  private readonly known = new RecentTexts<string | null>(1_000);
  private readonly indexes: readonly number[];

  constructor(private readonly plan: TablePlan) {
    this.indexes = plan.fields.get('currency') ?? [];
  }

  ofRow(cells: readonly string[]): string | null {
    this.isUnknown = false;
    for (let at = 0; at < this.indexes.length; at++) {
      const text = cells[this.indexes[at] as number];
      if (!text) continue;
      const code = this.known.of(text, parseCurrency);
      if (code !== null) return code;
      this.isUnknown ||= isOtherCode(text.trim());
    }
    return this.plan.currency;
  }
}
