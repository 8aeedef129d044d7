import { readLimits } from '../bytes/source';
import { unprotected } from '../values/protected-cell';
import { isCellError } from '../values/spreadsheet-marks';
import { isPlaceholder } from './word-lists';

const untidy = /[\n\r\t\u00a0\u202f\u00ad\u202a-\u202e\u2066-\u2069]|\s\s|^\s|\s$/;
/** Soft hyphens, and what turns the direction of writing: behind a payee it would turn an amount, and say nothing of its own. */
const unseen = /[\u00ad\u202a-\u202e\u2066-\u2069]/g;

/** One blank for every run of white space, trimmed, soft hyphens and turns of the direction gone; null for nothing and for place holders. */
export function tidyText(raw: string | undefined): string | null {
  if (raw === undefined || raw === '') return null;
  const text = untidy.test(raw)
    ? raw
        .replace(unseen, '')
        .replace(/[\s\u00a0\u202f]+/g, ' ')
        .trim()
    : raw;
  if (text === '' || isPlaceholder(text) || isCellError(text)) return null;
  if (text.charCodeAt(0) === 61 && unprotected(text) !== text) return tidyText(unprotected(text));
  // A spreadsheet's sign for "this is text"; a word such as 't or a quotation keeps its apostrophe.
  if (text.charCodeAt(0) === 39 && /^'[\p{Lu}\d][^']*$/u.test(text)) return text.slice(1);
  return text.length > readLimits.cellLength ? text.slice(0, readLimits.cellLength) : text;
}
