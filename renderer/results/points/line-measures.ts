import type { CaseFacts } from '../facts/case-facts';
import { lackOfCategories } from '../facts/company-figures';
import { linesOf, lineUseOf, turnoverToLines } from '../facts/credit-lines';
import { lacking, type Measured } from './measured';

/** Rules of the agreed overdraft; not checkable until the analyst says what was agreed. */

function overLine(facts: CaseFacts, part: 'daysOver' | 'longestRun'): Measured {
  const lines = linesOf(facts);
  if (lines.length === 0) return lacking('noLimit');
  const uses = lines.flatMap(({ use }) => use ?? []);
  const worst = uses.reduce<(typeof uses)[number] | null>(
    (most, one) => (most && most[part] >= one[part] ? most : one),
    null,
  );
  // Of one account it is known that it went beyond; that none did is only known of all.
  if (!worst || (worst[part] === 0 && uses.length < lines.length)) return lacking('noBalance');
  return { value: worst[part], ids: [], ...(worst.firstOver === null ? {} : { day: worst.firstOver }) };
}

export const daysOverLine = (facts: CaseFacts) => overLine(facts, 'daysOver');
export const longestOverLine = (facts: CaseFacts) => overLine(facts, 'longestRun');

export function lineUse(facts: CaseFacts): Measured {
  if (linesOf(facts).length === 0) return lacking('noLimit');
  const use = lineUseOf(facts);
  return use ? { value: use.mean, ids: [] } : lacking('noBalance');
}

export function turnoverOfLine(facts: CaseFacts): Measured {
  if (linesOf(facts).length === 0) return lacking('noLimit');
  const value = turnoverToLines(facts);
  return value === null ? lacking(lackOfCategories(facts) ?? 'fewMonths') : { value, ids: [] };
}
