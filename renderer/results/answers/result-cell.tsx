import { type Minor, readMinor, resultDecimal } from '../../../preload/contract/values/result-amounts';
import { isMonth } from '../../../preload/contract/values/result-months';
import type { Format } from '../../base/format';
import type { Said, Texts } from '../../base/language';
import { joinedTexts } from '../../base/languages/isolated-text';
import { monthNamesOf } from '../../base/month-names';
import { isOfSeveral, useBasis } from './result-basis';
import type { ResultCell } from './result-tree';

interface CellProps {
  /** From the table around it: a hook in each of hundreds of cells takes longer than all that they say. */
  texts: Texts;
  cell: ResultCell;
  currency: string | null;
  /** What the bookings behind the cell are called. */
  label: Said;
  onIds?: (title: Said, ids: readonly string[]) => void;
}

/** A value of an answer in the way its kind is written; bookings are a button where somebody takes them. */
export function Cell({ texts, cell, currency, label, onIds }: CellProps) {
  const basis = useBasis();
  // A number of the service that may be a sum of several currencies is none.
  const isSum = cell.kind === 'amount' && isOfSeveral(currency, basis);
  const shown = isSum ? '–' : cellText(texts, cell, currency);
  if (cell.kind !== 'ids' || !onIds || cell.ids.length === 0) return <>{shown}</>;
  return (
    <button type="button" className="link-button" onClick={() => onIds(label, cell.ids)}>
      {shown}
    </button>
  );
}

/** A value as the window, the report and the exports write it. */
export function cellText(texts: Texts, cell: ResultCell, currency: string | null): string {
  const { t, coded, format, language } = texts;
  const names = monthNamesOf(language);
  switch (cell.kind) {
    case 'none':
      return '–';
    case 'text':
      return isMonth(cell.text) ? names.long(cell.text) : textOf(texts, cell.text);
    case 'amount':
      return amountIn(format, cell.value, currency);
    case 'minor':
      return minorIn(format, cell.value, cell.currency ?? currency);
    case 'number':
      return format.count(cell.value);
    case 'percent':
      return format.share(cell.value);
    case 'flag':
      return t(cell.value ? 'results.tree.yes' : 'results.tree.no');
    case 'word':
      return cell.group === 'country'
        ? countryName(language, cell.code)
        : coded(cell.group, cell.code, undefined, plainWords(cell.code));
    case 'others':
      return t(cell.of ? `results.digest.rest.${cell.of}` : 'results.person.others', { count: cell.count });
    case 'months':
      return joinedTexts(cell.months.map((month) => (isMonth(month) ? names.compact(month) : month)));
    case 'ids':
      return t('results.bookingCount', { count: cell.ids.length });
  }
}

/** By language; making one takes longer than a table of names. */
const regionNames = new Map<string, Intl.DisplayNames>();

function countryName(language: string, code: string): string {
  const names = regionNames.get(language) ?? new Intl.DisplayNames([language], { type: 'region' });
  regionNames.set(language, names);
  try {
    return names.of(code) ?? code;
  } catch {
    return code;
  }
}

/** A code that no language file knows, without the marks of a program: `CAR_SHARING` and `carSharing` both become "Car sharing". */
export function plainWords(code: string): string {
  const spaced = code
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[_.-]+/g, ' ')
    .trim()
    .toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

/** A JSON number of an answer in the minor units of its currency. */
function amountIn(format: Format, value: number, currency: string | null): string {
  const minor = readMinor(value, currency);
  return minor === null ? '–' : minorIn(format, minor, currency);
}

const minorIn = (format: Format, value: Minor, currency: string | null) =>
  format.amount(resultDecimal(value, currency), currency);

const day = /^\d{4}-\d{2}-\d{2}$/;

/** Codes of the service: capitals joined by lines, or a branch of the tree of categories. */
const code = /^(?:[A-Z]+(?:_[A-Z]+)+|[a-z]+(?:\.[a-z]+(?:-[a-z]+)*)+)$/;

/** Days, categories and codes in the words of the language; a code that no file knows as words, any other text as it stands. */
export function textOf({ coded, format }: Texts, text: string): string {
  if (day.test(text)) return format.day(text);
  const [top = ''] = text.split('.');
  // "netflix.com" is a name, whatever it looks like.
  const isBranch = top === text || coded('results.category', top, undefined, '') !== '';
  const otherwise = code.test(text) && isBranch ? plainWords(text) : text;
  return coded('results.category', text, undefined, coded('results.value', text, undefined, otherwise));
}
