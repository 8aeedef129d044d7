import type { Format } from '../../base/format';

/** What a cell would mean, written so that two readings cannot be taken for each other: months as words. */
export function shownMeaning(meaning: string, format: Format): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(meaning)) return format.longDay(meaning);
  if (/^-?\d+(\.\d+)?$/.test(meaning)) return format.decimal(meaning);
  return meaning;
}
