import { useMemo } from 'react';
import { axisValue, resultDecimal } from '../../../preload/contract/values/result-amounts';
import { type Texts, useTexts } from '../../base/language';
import { isolatedText, joinedTexts } from '../../base/languages/isolated-text';
import { Chart } from '../../ui/chart';
import { sideBySideOption } from '../../ui/chart-kinds/side-by-side-option';
import { type Money, useMoney } from '../answers/use-money';
import { ChartPanel } from '../charts/chart-panel';
import { useChartLook } from '../charts/use-chart-look';
import { type ComparedRow, type Comparison, rowsOf } from './comparison';

interface SidesProps {
  comparison: Comparison;
  /** The bookings of a side: 0 is A. */
  onSide: (side: 0 | 1) => void;
}

interface ComparisonPanelProps extends SidesProps {
  /** Accounts and months of A and of B. */
  names: readonly string[];
}

/** One currency of a comparison: bars of A and B, and the table with the differences, which is always there. */
export function ComparisonPanel({ comparison, names, onSide }: ComparisonPanelProps) {
  const texts = useTexts();
  const { t, format } = texts;
  const { currency, a, b } = comparison;
  const money = useMoney(currency);
  const rows = rowsOf(comparison);
  const table = <ComparisonTable comparison={comparison} rows={rows} money={money} onSide={onSide} />;
  const isSumless = rows[0]?.difference === null && a !== null && b !== null;
  const isMeanless =
    rows.find(({ name }) => name === 'meanNet')?.difference === null && a !== null && b !== null;
  return (
    <ChartPanel
      finding={findingOf(texts, money, rows)}
      about={t('chart.unit', { currency })}
      scope={joinedTexts(
        names.map((name, side) => `${t(`compare.side.${side === 0 ? 'a' : 'b'}`)}: ${isolatedText(name)}`),
        '; ',
      )}
      chart={
        <>
          <SideBars comparison={comparison} rows={rows} money={money} onSide={onSide} />
          {table}
        </>
      }
      table={table}
      makeData={() => [
        [
          t('compare.figure'),
          `${t('compare.side.a')} (${currency})`,
          `${t('compare.side.b')} (${currency})`,
          `${t('compare.difference')} (${currency})`,
        ],
        ...rows.map((row) => [
          t(`compare.row.${row.name}`),
          ...[row.a, row.b, row.difference].map((minor) =>
            format.cell(minor === null ? null : resultDecimal(minor, currency)),
          ),
        ]),
      ]}
    >
      {isSumless ? <p className="note quiet">{t('compare.noSums')}</p> : null}
      {isMeanless ? <p className="note quiet">{t('compare.noMeans')}</p> : null}
    </ChartPanel>
  );
}

/** What differs most plainly: what is left in the mean of whole months. */
function findingOf({ t }: Pick<Texts, 't'>, money: Money, rows: readonly ComparedRow[]): string {
  const mean = rows.find(({ name }) => name === 'meanNet');
  if (!mean || mean.difference === null) return t('compare.noFinding');
  if (mean.difference === 0) return t('compare.findingSame');
  return t(mean.difference > 0 ? 'compare.findingMore' : 'compare.findingLess', {
    amount: money.minor(Math.abs(mean.difference)),
  });
}

interface PartProps extends SidesProps {
  rows: readonly ComparedRow[];
  money: Money;
}

function SideBars({ comparison: { currency }, rows, money, onSide }: PartProps) {
  const { t, format, language } = useTexts();
  const look = useChartLook();
  const drawn = rows.filter(({ name }) => name.startsWith('mean'));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the texts change with the language, the rows with the comparison
  const { option, places } = useMemo(() => {
    const sides = (['a', 'b'] as const).map((side) => t(`compare.side.${side}`));
    const words = drawn.flatMap((row) =>
      (['a', 'b'] as const).map(
        (side, index) => `${t(`compare.row.${row.name}`)}, ${sides[index]}: ${money.minor(row[side])}`,
      ),
    );
    return {
      places: words,
      option: sideBySideOption(
        drawn.map((row) => ({
          name: t(`compare.row.${row.name}`),
          values: [row.a, row.b].map((minor) => (minor === null ? null : axisValue(minor, currency))),
        })),
        { series: sides, axisNumber: format.axis, hints: words },
        look,
      ),
    };
  }, [currency, language, look, JSON.stringify(drawn)]);
  return (
    <Chart
      option={option}
      heightPx={220}
      label={t('compare.label')}
      places={places.length}
      describePlace={(index) => places[index] ?? ''}
      onPick={(index) => onSide(index % 2 === 0 ? 0 : 1)}
      isByItem
    />
  );
}

/** @internal also drawn by the test of every word */
export function ComparisonTable({ comparison: { currency, a, b }, rows, money, onSide }: PartProps) {
  const { t, format } = useTexts();
  const sides = [a, b] as const;
  return (
    <table className="data-table">
      <caption className="hidden-text">{t('compare.tableOf', { currency })}</caption>
      <thead>
        <tr>
          <th scope="col">{t('compare.figure')}</th>
          <th scope="col" className="number">
            {t('compare.side.a')}
          </th>
          <th scope="col" className="number">
            {t('compare.side.b')}
          </th>
          <th scope="col" className="number">
            {t('compare.difference')}
          </th>
          <th scope="col" className="number">
            {t('compare.percent')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name}>
            <th scope="row">{t(`compare.row.${row.name}`)}</th>
            <td className="number private">{money.minor(row.a)}</td>
            <td className="number private">{money.minor(row.b)}</td>
            <td className="number private">{money.minor(row.difference)}</td>
            <td className="number">{row.percent === null ? '–' : format.share(row.percent)}</td>
          </tr>
        ))}
        <tr>
          <th scope="row">{t('compare.row.below')}</th>
          {sides.map((side, index) => (
            <td key={index === 0 ? 'a' : 'b'} className="number">
              {side?.below ? t('compare.daysOf', side.below) : '–'}
            </td>
          ))}
          <td className="number">–</td>
          <td className="number">–</td>
        </tr>
        <tr>
          <th scope="row">{t('compare.row.whole')}</th>
          {sides.map((side, index) => (
            <td key={index === 0 ? 'a' : 'b'} className="number">
              {side ? t('compare.daysOf', { days: side.wholeMonths, of: side.months }) : '–'}
            </td>
          ))}
          <td className="number">–</td>
          <td className="number">–</td>
        </tr>
        <tr>
          <th scope="row">{t('results.bookings')}</th>
          {sides.map((side, index) => (
            <td key={index === 0 ? 'a' : 'b'} className="number">
              {side && side.bookings > 0 ? (
                <button type="button" className="link-button" onClick={() => onSide(index === 0 ? 0 : 1)}>
                  {t('results.bookingCount', { count: side.bookings })}
                </button>
              ) : (
                '–'
              )}
            </td>
          ))}
          <td className="number">–</td>
          <td className="number">–</td>
        </tr>
      </tbody>
    </table>
  );
}
