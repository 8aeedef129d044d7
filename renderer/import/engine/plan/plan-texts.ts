import { cutWidth } from '../vocabulary/cut-lines';
import { countLabels } from '../vocabulary/free-text';
import { isPendingText } from '../vocabulary/word-lists';
import type { MappedTable } from './mapped-table';
import { cutColumnWidth, hasIbanPart, opensWithKinds } from './plan-evidence';
import type { TablePlan } from './table-plan';

type TextPlan = Pick<
  TablePlan,
  | 'hasLabels'
  | 'hasPendingTexts'
  | 'hasWideBlanks'
  | 'hasMultilinePurpose'
  | 'hasKindLines'
  | 'wholeText'
  | 'cutWidth'
  | 'cutColumns'
>;

const textsLooked = 400;

/** How the texts of the purpose are put together, inferred from the first of them. */
export function planTexts({ columns, rows, draft, fields }: MappedTable): TextPlan {
  const purposes = fields.get('purpose') ?? [];
  const texts =
    purposes.length > 0
      ? rows.slice(0, textsLooked).map((cells) => purposes.map((index) => cells[index] ?? '').join(' '))
      : [];
  const labelled = texts.filter((text) => text.length > 6 && countLabels(text) > 0).length;
  const wide = texts.filter((text) => / {3,}/.test(text.trim())).length;
  return {
    hasLabels: labelled >= Math.max(1, Math.min(2, texts.length)) && labelled >= texts.length * 0.2,
    hasPendingTexts: purposes.some(
      (index) => (columns[index]?.profile.countDistinct(isPendingText) ?? 0) > 0,
    ),
    // Texts padded to a width look alike: only an account that stands alone between the blanks proves that they divide parts.
    hasWideBlanks: wide > 0 && wide >= texts.length * 0.6 && texts.some(hasIbanPart),
    hasMultilinePurpose: purposes.some(
      (index) => (columns[index]?.profile.multiline ?? 0) > rows.length * 0.4,
    ),
    hasKindLines: opensWithKinds(texts),
    wholeText: draft.byColumn.has(draft.wholeText) ? -1 : draft.wholeText,
    cutWidth: cutWidth(texts),
    cutColumns: purposes.every((index) => /\d$/.test(columns[index]?.key ?? ''))
      ? cutColumnWidth(rows, purposes)
      : 0,
  };
}
