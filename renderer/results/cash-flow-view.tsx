import { Badge, Title } from '@mantine/core';
import { Fragment, useMemo } from 'react';
import type { LocalFigures, Result } from '../../preload/contract';
import { type Texts, useTexts } from '../base/language';
import { Busy } from '../ui/busy';
import { type CashFlow, flowDefinition, readCashFlows } from './answers/cash-flow';
import { KnownEndsNote, knownEndsNotes, MonthLegend } from './answers/month-legend';
import { type OwnTransfers, withoutTransfers } from './answers/own-transfers';
import { type Money, useMoney } from './answers/use-money';
import { monthTitle } from './bookings/behind';
import type { BookingsBehind } from './bookings/bookings-drawer';
import { useBookingsOf } from './bookings/use-bookings-of';
import { useOwnTransfers } from './bookings/use-own-transfers';
import { BalanceChart, CashFlowChart, hasBalances } from './charts/cash-flow-chart';
import { CashFlowTable } from './charts/cash-flow-table';
import { cashFlowData } from './charts/chart-data';
import { ChartPanel } from './charts/chart-panel';
import { balanceFinding, flowFinding } from './charts/findings';
import { type KeyFigure, KeyFigures } from './charts/key-figures';
import { useChartLook } from './charts/use-chart-look';
import { ExcludedNote } from './excluded-note';
import { useFilter, WithFilteredFigures } from './filters/filter-context';
import { FilterNote } from './filters/filter-note';

interface CashFlowViewProps {
  figures: LocalFigures;
  /** The result that names transfers between own accounts. */
  transfers: Result | null;
  isBrief?: boolean;
  onBehind: (behind: BookingsBehind) => void;
}

/** Control figures of this computer, labelled as such and apart from the service's results (feature 54); they follow the filter. */
export function CashFlowView({ figures, isBrief = false, ...rest }: CashFlowViewProps) {
  const { t } = useTexts();
  return (
    <section className="result-view" aria-label={t('results.local.title')}>
      <div className="local-head">
        <Title order={2}>{t('results.local.title')}</Title>
        <Badge color="gray">{t('results.local.badge')}</Badge>
      </div>
      <p className="dim">{t('results.local.about')}</p>
      <FilterNote />
      <WithFilteredFigures figures={figures} waiting={<Busy />}>
        {(shown) => <Flows figures={shown} isBrief={isBrief} {...rest} />}
      </WithFilteredFigures>
    </section>
  );
}

function Flows({ figures, transfers, isBrief = false, onBehind }: CashFlowViewProps) {
  const { t } = useTexts();
  const { filter } = useFilter();
  const isOfAccount = filter.accountIds.length > 0;
  const flows = useMemo(() => readCashFlows(figures, isOfAccount), [figures, isOfAccount]);
  const own = useOwnTransfers(transfers);
  if (flows.length === 0) return <p className="dim">{t('filter.nothing')}</p>;
  return (
    <>
      {flows.map((flow) => (
        <Fragment key={flow.currency}>
          {flows.length > 1 ? (
            <Title order={3}>{t('results.local.currency', { currency: flow.currency })}</Title>
          ) : null}
          <FlowView
            flow={flow}
            figures={figures}
            transfers={own.find(({ currency }) => currency === flow.currency) ?? null}
            isBrief={isBrief}
            onBehind={onBehind}
          />
          <ExcludedNote figures={figures} currency={flow.currency} />
        </Fragment>
      ))}
    </>
  );
}

interface FlowViewProps {
  flow: CashFlow;
  figures: LocalFigures;
  transfers: OwnTransfers | null;
  isBrief: boolean;
  onBehind: (behind: BookingsBehind) => void;
}

function FlowView({ flow, figures, transfers, isBrief, onBehind }: FlowViewProps) {
  const texts = useTexts();
  const { filter } = useFilter();
  const { t } = texts;
  const look = useChartLook();
  const money = useMoney(flow.currency);
  const onPick = useMonthPick(flow, figures, onBehind);
  const isPartial = flow.months.some((month) => month.isPartial);
  const panel = {
    table: <CashFlowTable flow={flow} />,
    makeData: () => cashFlowData(texts, flow),
    isPartial,
  };
  return (
    <>
      <KeyFigures
        figures={localKeyFigures(texts, money, flow, transfers)}
        size={isBrief ? 'small' : 'large'}
      />
      {transfers && transfers.withoutReceiver > 0 ? (
        <p className="dim">{t('results.local.withoutReceiver', { count: transfers.withoutReceiver })}</p>
      ) : null}
      {filter.accountIds.length > 0 ? <p className="dim">{t('filter.transfersCount')}</p> : null}
      {isBrief ? (
        <>
          <p className="dim private">{flowFinding(texts, flow)}</p>
          <p className="month-legend">{t('chart.unit', { currency: flow.currency })}</p>
          <CashFlowChart flow={flow} look={look} heightPx={200} onPick={onPick} />
          <MonthLegend isNeeded={isPartial} />
        </>
      ) : (
        <>
          <ChartPanel
            finding={flowFinding(texts, flow)}
            about={t('chart.unit', { currency: flow.currency })}
            chart={<CashFlowChart flow={flow} look={look} heightPx={280} onPick={onPick} />}
            {...panel}
          />
          {hasBalances(flow) ? (
            <ChartPanel
              finding={balanceFinding(texts, money, flow)}
              about={t('chart.unit', { currency: flow.currency })}
              chart={<BalanceChart flow={flow} look={look} heightPx={200} onPick={onPick} />}
              notes={knownEndsNotes(texts, flow)}
              {...panel}
            />
          ) : (
            <p className="dim">{t('results.local.noBalance')}</p>
          )}
          <KnownEndsNote {...flow} />
        </>
      )}
    </>
  );
}

/** Opens the bookings of a month that a flow counts. */
function useMonthPick(flow: CashFlow, figures: LocalFigures, onBehind: FlowViewProps['onBehind']) {
  const open = useBookingsOf(onBehind);
  return (index: number) => {
    const month = flow.months[index]?.month;
    if (!month) return;
    const accountIds = figures.accounts
      .filter(({ currency }) => currency === flow.currency)
      .map(({ accountId }) => accountId);
    const title = monthTitle((one) => one.t('results.local.title'), month);
    void open(title, { accountIds, since: month, until: month });
  };
}

export function localKeyFigures(
  { t, format }: Texts,
  money: Money,
  flow: CashFlow,
  transfers: OwnTransfers | null,
): KeyFigure[] {
  const { isOfAccount } = flow;
  const figure = (name: 'moneyIn' | 'moneyOut' | 'net', value: string): KeyFigure => ({
    name: t(`results.local.${name}`),
    value: money.decimal(value),
    definition: flowDefinition({ t }, flow, name),
  });
  const rest = transfers && withoutTransfers(flow, transfers);
  return [
    figure('moneyIn', flow.totalIn),
    figure('moneyOut', flow.totalOut),
    ...(transfers
      ? [
          {
            name: t('results.local.transfers'),
            value: money.decimal(transfers.sum),
            definition: t('results.local.define.transfers', { count: transfers.bookings }),
          },
        ]
      : []),
    ...(rest
      ? (['moneyIn', 'moneyOut'] as const).map((name) => ({
          name: t(`results.local.without.${name}`),
          value: money.decimal(rest[name]),
          definition: t('results.local.define.without'),
        }))
      : []),
    figure('net', flow.net),
    flow.lowestBalance
      ? {
          name: t(isOfAccount ? 'report.accounts.lowestOn' : 'results.local.lowestOn', {
            day: flow.lowestBalance.day,
          }),
          value: money.decimal(flow.lowestBalance.amount),
          definition: t(isOfAccount ? 'results.local.defineOwn.lowest' : 'results.local.define.lowest'),
        }
      : {
          name: t('results.local.bookings'),
          value: format.count(flow.bookings),
          definition: t('results.local.define.bookings'),
        },
  ];
}
