import { useMemo } from 'react';
import { axisValue, resultDecimal } from '../../../preload/contract/values/result-amounts';
import { type Texts, useTexts } from '../../base/language';
import { LazyChart } from '../../ui/chart-kinds/lazy-chart';
import { tileNumbers, treemapOption } from '../../ui/chart-kinds/treemap-option';
import { useMoney } from '../answers/use-money';
import type { BookingsBehind } from '../bookings/bookings-drawer';
import type { ChartData } from '../charts/chart-data';
import { ChartPanel } from '../charts/chart-panel';
import { useChartLook } from '../charts/use-chart-look';
import { type CurrencyFlows, type Direction, idsOfPart, type Part, partsOf } from './category-flows';
import { partName } from './part-words';

interface TreemapPanelProps {
  flows: CurrencyFlows;
  direction: Direction;
  onBehind: (behind: BookingsBehind) => void;
}

const loadTreemap = () => import('../../ui/chart-kinds/treemap');

/** The areas of one direction as tiles whose size is their amount. */
export function TreemapPanel({ flows: { currency, flows }, direction, onBehind }: TreemapPanelProps) {
  const texts = useTexts();
  const { t, format, language } = texts;
  const look = useChartLook();
  const money = useMoney(currency);
  const { parts, total, reversed } = useMemo(() => partsOf(flows, direction), [flows, direction]);
  const names = parts.map((part) => partName(texts, part));
  const said = parts.map(
    (part, index) => `${names[index]}: ${money.minor(part.amount)}, ${format.share(part.share)}`,
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the texts change with the language alone
  const option = useMemo(
    () =>
      treemapOption(
        parts.map((part, index) => ({
          name: names[index] ?? '',
          value: axisValue(part.amount, currency),
          label: `${money.minor(part.amount)}\n${format.share(part.share)}`,
          isFolded: part.area === null,
          hint: said[index] ?? '',
        })),
        look,
      ),
    [parts, currency, language, look],
  );
  const numbers = tileNumbers(parts.map((part) => axisValue(part.amount, currency)));
  const keys = said.flatMap((words, index) =>
    numbers[index] === null ? [] : [`${numbers[index]} = ${words}`],
  );
  const [head] = parts;
  if (!head) return <p className="dim">{t(`flows.nothing.${direction}`)}</p>;
  const open = (part: Part) =>
    onBehind({ title: (one) => partName(one, part), groups: [{ label: null, ids: idsOfPart(part) }] });
  const onPick = (index: number) => {
    const part = parts[index];
    if (part) open(part);
  };
  return (
    <ChartPanel
      finding={t(`flows.finding.${direction}`, {
        name: names[0] ?? '',
        share: format.share(head.share),
        total: money.minor(total),
      })}
      about={t('flows.tiles', { currency })}
      chart={
        <LazyChart
          load={loadTreemap}
          option={option}
          heightPx={300}
          label={t(`flows.treemapLabel.${direction}`, { count: parts.length })}
          places={parts.length}
          describePlace={(index) => said[index] ?? ''}
          onPick={onPick}
          isByItem
        />
      }
      table={
        <PartsTable parts={parts} names={names} currency={currency} direction={direction} onPart={open} />
      }
      keys={keys}
      makeData={() => partsData(texts, parts, names, currency)}
    >
      {reversed > 0 ? <p className="quiet">{t('flows.reversed', { count: reversed })}</p> : null}
    </ChartPanel>
  );
}

function partsData(
  { t, format }: Texts,
  parts: readonly Part[],
  names: readonly string[],
  currency: string,
): ChartData {
  return [
    [t('results.member.category'), `${t('results.member.sum')} (${currency})`, t('results.digest.share')],
    ...parts.map((part, index) => [
      names[index] ?? '',
      format.cell(resultDecimal(part.amount, currency)),
      format.share(part.share),
    ]),
  ];
}

interface PartsTableProps {
  parts: readonly Part[];
  names: readonly string[];
  currency: string;
  direction: Direction;
  onPart: (part: Part) => void;
}

/** @internal also drawn by the test of every word */
export function PartsTable({ parts, names, currency, direction, onPart }: PartsTableProps) {
  const { t, format } = useTexts();
  const money = useMoney(currency);
  return (
    <table className="data-table">
      <caption className="hidden-text">{t(`flows.areas.${direction}`)}</caption>
      <thead>
        <tr>
          <th scope="col">{t('results.member.category')}</th>
          <th scope="col" className="number">
            {t('results.bookings')}
          </th>
          <th scope="col" className="number">
            {t('results.member.sum')}
          </th>
          <th scope="col" className="number">
            {t('results.digest.share')}
          </th>
        </tr>
      </thead>
      <tbody>
        {parts.map((part, index) => (
          <tr key={names[index]}>
            <th scope="row">{names[index]}</th>
            <td className="number">
              <button type="button" className="link-button" onClick={() => onPart(part)}>
                {t('results.bookingCount', { count: idsOfPart(part).length })}
              </button>
            </td>
            <td className="number private">{money.minor(part.amount)}</td>
            <td className="number private">{format.share(part.share)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
