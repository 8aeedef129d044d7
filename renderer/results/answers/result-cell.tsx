import { readMinor, resultDecimal } from '../../../preload/contract/values/result-amounts';
import { isMonth } from '../../../preload/contract/values/result-months';
import type { Format } from '../../base/format';
import { type Texts, useTexts } from '../../base/language';
import { monthNamesOf } from '../../base/month-names';
import type { ResultCell } from './result-tree';

interface CellProps {
  cell: ResultCell;
  currency: string | null;
  /** What the bookings behind the cell are called. */
  label: string;
  onIds?: (title: string, ids: readonly string[]) => void;
}

/** A value of an answer in the way its kind is written. */
export function Cell({ cell, currency, label, onIds }: CellProps) {
  const texts = useTexts();
  const { t, format, language } = texts;
  switch (cell.kind) {
    case 'none':
      return <>–</>;
    case 'text':
      return <>{isMonth(cell.text) ? monthNamesOf(language).long(cell.text) : textOf(texts, cell.text)}</>;
    case 'amount':
      return <>{amountIn(format, cell.value, currency)}</>;
    case 'number':
      return <>{format.count(cell.value)}</>;
    case 'percent':
      return <>{format.share(cell.value)}</>;
    case 'flag':
      return <>{t(cell.value ? 'results.tree.yes' : 'results.tree.no')}</>;
    case 'ids': {
      const shown = t('results.bookingCount', { count: cell.ids.length });
      if (!onIds || cell.ids.length === 0) return <>{shown}</>;
      return (
        <button type="button" className="link-button" onClick={() => onIds(label, cell.ids)}>
          {shown}
        </button>
      );
    }
  }
}

/** A JSON number of an answer in the minor units of its currency. */
function amountIn(format: Format, value: number, currency: string | null): string {
  const minor = readMinor(value, currency);
  return minor === null ? '–' : format.amount(resultDecimal(minor, currency), currency);
}

const day = /^\d{4}-\d{2}-\d{2}$/;

const code = /^[A-Z]+(?:_[A-Z]+)+$/;

/** Days, categories and codes in the words of the language; a code that no file knows as words, any other text as it stands. */
export function textOf({ coded, format }: Texts, text: string): string {
  if (day.test(text)) return format.day(text);
  const otherwise = code.test(text)
    ? text.charAt(0) + text.slice(1).toLowerCase().replaceAll('_', ' ')
    : text;
  return coded('results.category', text, undefined, coded('results.value', text, undefined, otherwise));
}
