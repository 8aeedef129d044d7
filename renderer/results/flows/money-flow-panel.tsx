import { useMemo } from 'react';
import type { LocalFigures } from '../../../preload/contract';
import { axisValue, resultDecimal } from '../../../preload/contract/values/result-amounts';
import { type Said, type Texts, useTexts } from '../../base/language';
import { LazyChart } from '../../ui/chart-kinds/lazy-chart';
import { leastFlowPx, sankeyOption } from '../../ui/chart-kinds/sankey-option';
import { namedAccount } from '../answers/account-name';
import { type Money, useMoney } from '../answers/use-money';
import type { BookingsBehind } from '../bookings/bookings-drawer';
import type { ChartData } from '../charts/chart-data';
import { ChartPanel } from '../charts/chart-panel';
import { useChartLook } from '../charts/use-chart-look';
import type { CurrencyFlows } from './category-flows';
import { type FlowBand, type FlowPlace, type MoneyFlow, moneyFlow } from './money-flow';
import { partName } from './part-words';

interface MoneyFlowPanelProps {
  flows: CurrencyFlows;
  figures: LocalFigures;
  onBehind: (behind: BookingsBehind) => void;
}

const loadSankey = () => import('../../ui/chart-kinds/sankey');

/** The money of one currency from left to right, and the same as a table of from and to. */
export function MoneyFlowPanel({ flows, figures, onBehind }: MoneyFlowPanelProps) {
  const texts = useTexts();
  const { t, language } = texts;
  const { currency } = flows;
  const look = useChartLook();
  const money = useMoney(currency);
  const flow = useMemo(() => moneyFlow(flows), [flows]);
  const nameOf = (place: FlowPlace) => nameOfPlace(texts, figures, place);
  const said = wordsOf(texts, flow, nameOf, money);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the texts change with the language alone
  const option = useMemo(
    () =>
      sankeyOption(
        flow.places.map((place, index) => ({
          key: place.key,
          name: labelOf(nameOf(place), place, money),
          depth: place.depth,
          hint: said[index] ?? '',
        })),
        flow.bands.map((band, index) => ({
          from: band.from.key,
          to: band.to.key,
          value: axisValue(band.amount, currency),
          hint: said[flow.places.length + index] ?? '',
        })),
        look,
      ),
    [flow, figures, language, look],
  );
  if (flow.bands.length === 0) return <p className="dim">{t('filter.nothing')}</p>;
  const open = (title: Said, ids: readonly string[]) => onBehind({ title, groups: [{ label: null, ids }] });
  const onPick = (index: number) => {
    const ids = (flow.places[index] ?? flow.bands[index - flow.places.length])?.ids ?? [];
    open(({ t: said }) => said('flows.title'), ids);
  };
  return (
    <ChartPanel
      finding={findingOf(texts, flow, nameOf)}
      about={t('flows.bands', { currency })}
      chart={
        <LazyChart
          load={loadSankey}
          option={option}
          heightPx={Math.max(300, 34 * Math.max(...countsByDepth(flow)))}
          minWidthPx={leastFlowPx}
          label={t('flows.sankeyLabel', { count: flow.bands.length })}
          places={said.length}
          describePlace={(index) => said[index] ?? ''}
          onPick={onPick}
          isByItem
        />
      }
      table={
        <BandsTable
          bands={flow.bands}
          nameOf={nameOf}
          money={money}
          onBand={(from, to, ids) =>
            open((one) => [from, to].map((place) => nameOfPlace(one, figures, place)).join(' → '), ids)
          }
        />
      }
      makeData={() => bandsData(texts, flow, nameOf, currency)}
    >
      {flow.reversed > 0 ? (
        <p className="quiet">{t('flows.reversedBands', { count: flow.reversed })}</p>
      ) : null}
    </ChartPanel>
  );
}

function bandsData(
  { t, format }: Texts,
  { bands }: MoneyFlow,
  nameOf: (place: FlowPlace) => string,
  currency: string,
): ChartData {
  return [
    [t('flows.from'), t('flows.to'), `${t('results.member.sum')} (${currency})`],
    ...bands.map(({ from, to, amount }) => [
      nameOf(from),
      nameOf(to),
      format.cell(resultDecimal(amount, currency)),
    ]),
  ];
}

function nameOfPlace(texts: Texts, figures: LocalFigures, { part, accountId }: FlowPlace): string {
  if (part) return partName(texts, part);
  const account = figures.accounts.find((one) => one.accountId === accountId);
  return account ? namedAccount(account) : texts.t('flows.account');
}

/** What is said of each place and then of each band; of an account, what came and what went. @internal read by the test of flows */
export function wordsOf(
  { t }: Pick<Texts, 't'>,
  { places, bands }: MoneyFlow,
  nameOf: (place: FlowPlace) => string,
  money: Money,
): string[] {
  const amountOf = ({ amount, paidOut }: FlowPlace) =>
    paidOut === null
      ? money.minor(amount)
      : t('flows.through', { moneyIn: money.minor(amount), moneyOut: money.minor(paidOut) });
  return [
    ...places.map((place) => `${nameOf(place)}: ${amountOf(place)}`),
    ...bands.map(({ from, to, amount }) => `${nameOf(from)} → ${nameOf(to)}: ${money.minor(amount)}`),
  ];
}

/** As many letters as stand beside a place without being cut (sankey-option.ts). */
const labelLetters = 38;

/** An end of the flow with its amount where there is room for both; of an account more is said over it. */
function labelOf(name: string, { depth, amount }: FlowPlace, money: Money): string {
  const whole = `${name} · ${money.minor(amount)}`;
  return depth === 1 || whole.length > labelLetters ? name : whole;
}

const countsByDepth = ({ places }: MoneyFlow) =>
  [0, 1, 2].map((depth) => places.filter((place) => place.depth === depth).length);

/** The largest place of each end. */
function findingOf(
  { t, format }: Texts,
  { places }: MoneyFlow,
  nameOf: (place: FlowPlace) => string,
): string {
  const first = places.find(({ depth }) => depth === 0);
  const last = places.find(({ depth }) => depth === 2);
  const words = {
    source: first ? nameOf(first) : '',
    sourceShare: format.share(first?.part?.share ?? 0),
    target: last ? nameOf(last) : '',
    targetShare: format.share(last?.part?.share ?? 0),
  };
  if (first && last) return t('flows.findingBoth', words);
  return first ? t('flows.findingIn', words) : t('flows.findingOut', words);
}

interface BandsTableProps {
  bands: readonly FlowBand[];
  nameOf: (place: FlowPlace) => string;
  money: Money;
  onBand: (from: FlowPlace, to: FlowPlace, ids: readonly string[]) => void;
}

/** @internal also drawn by the test of every word */
export function BandsTable({ bands, nameOf, money, onBand }: BandsTableProps) {
  const { t } = useTexts();
  return (
    <table className="data-table">
      <caption className="hidden-text">{t('flows.title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('flows.from')}</th>
          <th scope="col">{t('flows.to')}</th>
          <th scope="col" className="number">
            {t('results.bookings')}
          </th>
          <th scope="col" className="number">
            {t('results.member.sum')}
          </th>
        </tr>
      </thead>
      <tbody>
        {bands.map(({ from, to, amount, ids }) => (
          <tr key={`${from.key}>${to.key}`}>
            <td className="private">{nameOf(from)}</td>
            <td className="private">{nameOf(to)}</td>
            <td className="number">
              <button type="button" className="link-button" onClick={() => onBand(from, to, ids)}>
                {t('results.bookingCount', { count: ids.length })}
              </button>
            </td>
            <td className="number private">{money.minor(amount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
