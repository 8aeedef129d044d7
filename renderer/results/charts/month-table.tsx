import type { Minor } from '../../../preload/contract/values/result-amounts';
import { useTexts } from '../../base/language';
import { monthNamesOf } from '../../base/month-names';
import { type BreakdownMonth, totalsOf } from '../answers/breakdown';
import { useMoney } from '../answers/use-money';

interface MonthTableProps {
  months: readonly BreakdownMonth[];
  title: string;
  currency: string | null;
  /** Makes each month a button that opens its bookings. */
  onPick?: (monthIndex: number) => void;
  /** Months that the last line adds up, when the table is one of several columns; null leaves the line out. */
  totalled?: readonly BreakdownMonth[] | null;
  /** Short names and an asterisk, without the number of bookings: for narrow columns on paper. */
  isCompact?: boolean;
}

/** The table twin of a breakdown chart: the same months in the same order, every value exact (feature 56). */
export function MonthTable({
  months,
  title,
  currency,
  onPick,
  totalled = months,
  isCompact = false,
}: MonthTableProps) {
  const { t, language, format } = useTexts();
  const money = useMoney(currency);
  const names = monthNamesOf(language);
  // Without one currency the months may be of several, and those are never added.
  const totals = totalled && currency !== null ? totalsOf(totalled) : null;
  const nameOf = isCompact ? names.compact : names.long;
  const cell = (value: Minor | null) => <td className="number private">{money.minor(value)}</td>;
  return (
    <table className="data-table" data-compact={isCompact || undefined}>
      <caption className="hidden-text">{t('results.tableCaption', { title })}</caption>
      <thead>
        <tr>
          <th scope="col">{t('results.month')}</th>
          <th scope="col" className="number">
            {t('results.recurring')}
          </th>
          <th scope="col" className="number">
            {t('results.oneOff')}
          </th>
          <th scope="col" className="number">
            {t('results.total')}
          </th>
          {isCompact ? null : (
            <th scope="col" className="number">
              {t('results.bookings')}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {months.map((month, index) => (
          <tr key={month.month} data-unfinished={month.isUnfinished || undefined}>
            <th scope="row">
              {onPick && month.isListed ? (
                <button type="button" className="link-button" onClick={() => onPick(index)}>
                  {nameOf(month.month)}
                </button>
              ) : (
                nameOf(month.month)
              )}
              {month.isUnfinished ? <span className="mark">*</span> : null}
            </th>
            {cell(month.recurring)}
            {cell(month.oneOff)}
            {cell(month.amount)}
            {isCompact ? null : (
              <td className="number">
                {month.isListed ? format.count(month.recurringIds.length + month.oneOffIds.length) : '–'}
              </td>
            )}
          </tr>
        ))}
      </tbody>
      {totals && totalled ? (
        <tfoot>
          <tr>
            <th scope="row">{t('results.total')}</th>
            {cell(totals.recurring)}
            {cell(totals.oneOff)}
            {cell(totals.amount)}
            {isCompact ? null : (
              <td className="number">
                {format.count(
                  totalled.reduce(
                    (sum, month) => sum + month.recurringIds.length + month.oneOffIds.length,
                    0,
                  ),
                )}
              </td>
            )}
          </tr>
        </tfoot>
      ) : null}
    </table>
  );
}
