import { type Column, headerWeight, type MappingDraft } from './column-candidates';
import type { ColumnProfile } from './column-profile';

/** Most cells are several words, or one without any figure. */
export function isProse(profile: ColumnProfile): boolean {
  const prose = profile.countDistinct(
    (text) => /\p{L}{2}[,.]? .*\p{L}{2}/u.test(text) || (/\p{Ll}{2}/u.test(text) && !/\d/.test(text)),
  );
  return prose > profile.distinct.size * 0.5;
}

/** The free column with most text, unless its header says that it is of no use. */
export function longestText(columns: readonly Column[], draft: MappingDraft): Column | undefined {
  return columns
    .filter(
      (column) =>
        draft.isFree(column) &&
        headerWeight(column, 'ignored') < 0.9 &&
        column.profile.letters > 0 &&
        column.profile.kind === 'text',
    )
    .sort((a, b) => b.profile.length - a.profile.length)[0];
}

/** Long texts that change from row to row, below a header that nobody knows, say more than an empty `Label`. */
export function isProseUnnamed(column: Column | undefined): boolean {
  if (!column || column.matches.length > 0) return false;
  const { profile } = column;
  return profile.averageLength >= 15 && profile.distinct.size > profile.filled * 0.5 && isProse(profile);
}
