import { useTexts } from '../../base/language';
import { joinedTexts } from '../../base/languages/isolated-text';
import { monthNamesOf } from '../../base/month-names';
import type { Money } from '../answers/use-money';
import { type AxisMonth, type DayLine, monthsOfLine, nameOf, partialMonths } from './balance-lines';

interface ConductTableProps {
  lines: readonly DayLine[];
  money: Money;
  currency: string;
}

/** Per account and together: lowest point with its day, days below zero, the agreed limit. */
export function ConductTable({ lines, money, currency }: ConductTableProps) {
  const texts = useTexts();
  const { t, format } = texts;
  return (
    <div className="table-scroll">
      <table className="data-table">
        <caption className="hidden-text">{t('liquidity.conduct', { currency })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('filter.field.account')}</th>
            <th scope="col" className="number">
              {t('liquidity.lowest')}
            </th>
            <th scope="col">{t('liquidity.lowestDay')}</th>
            <th scope="col" className="number">
              {t('compare.row.below')}
            </th>
            <th scope="col">{t('liquidity.firstBelow')}</th>
            <th scope="col" className="number">
              {t('liquidity.limitHead')}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.accountId ?? ''} data-total={line.accountId === null || undefined}>
              <th scope="row" className="private">
                {nameOf(texts, line)}
              </th>
              <td className="number private">{money.decimal(line.line?.lowest.amount ?? null)}</td>
              <td>{line.line ? format.day(line.line.lowest.day) : '–'}</td>
              <td className="number">
                {line.line ? t('compare.daysOf', { days: line.line.below, of: line.line.days }) : '–'}
              </td>
              <td>{line.line?.firstBelow ? format.day(line.line.firstBelow) : '–'}</td>
              <td className="number private">
                {line.accountId === null
                  ? '–'
                  : line.limit === null
                    ? t('liquidity.noLimit')
                    : money.decimal(line.limit)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface LineMonthsTableProps {
  lines: readonly DayLine[];
  months: readonly AxisMonth[];
  money: Money;
  onPick: (index: number) => void;
}

/** Lines that stand side by side in one table: of more, a column would lie beyond the edge of a small window. */
const linesBeside = 2;

/** The table twin: end and lowest of each month, for each line; one table for every two of them. */
export function LineMonthsTable({ lines, months, ...shared }: LineMonthsTableProps) {
  const partial = partialMonths(lines, months);
  const blocks = Array.from({ length: Math.ceil(lines.length / linesBeside) }, (_, index) =>
    lines.slice(index * linesBeside, (index + 1) * linesBeside),
  );
  return (
    <div className="table-blocks">
      {blocks.map((block) => (
        <MonthsBlock
          key={block[0]?.accountId ?? ''}
          lines={block}
          months={months}
          partial={partial}
          {...shared}
        />
      ))}
    </div>
  );
}

function MonthsBlock({
  lines,
  months,
  partial,
  money,
  onPick,
}: LineMonthsTableProps & { partial: ReadonlySet<string> }) {
  const texts = useTexts();
  const { t, language } = texts;
  const names = monthNamesOf(language);
  const all = lines.map((line) => ({ line, months: monthsOfLine(line, months) }));
  const called = joinedTexts(lines.map((line) => nameOf(texts, line)));
  return (
    <table className="data-table">
      <caption className="hidden-text private">{`${t('liquidity.months')}: ${called}`}</caption>
      <thead>
        <tr>
          <th scope="col">{t('results.month')}</th>
          {lines.map((line) => [
            <th key={`${line.accountId}-end`} scope="col" className="number private">
              {nameOf(texts, line)}: {t('results.local.endBalance')}
            </th>,
            <th key={`${line.accountId}-lowest`} scope="col" className="number private">
              {nameOf(texts, line)}: {t('liquidity.lowest')}
            </th>,
          ])}
        </tr>
      </thead>
      <tbody>
        {months.map(({ month }, index) => (
          <tr key={month} data-unfinished={partial.has(month) || undefined}>
            <th scope="row">
              <button type="button" className="link-button" onClick={() => onPick(index)}>
                {names.long(month)}
                {partial.has(month) ? <span className="mark">*</span> : null}
              </button>
            </th>
            {all.map(({ line, months: own }) => [
              <td key={`${line.accountId}-end`} className="number private">
                {own[index]?.knownEnds ? t('results.knownEnds.cell') : money.minor(own[index]?.end ?? null)}
              </td>,
              <td key={`${line.accountId}-lowest`} className="number private">
                {money.minor(own[index]?.lowest ?? null)}
              </td>,
            ])}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
