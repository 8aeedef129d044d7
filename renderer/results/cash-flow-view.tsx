import { Badge, Group, Title } from '@mantine/core';
import { Fragment, useState } from 'react';
import type { LocalFigures } from '../../preload/contract';
import { type Texts, useTexts } from '../base/language';
import { type CashFlow, readCashFlows } from './answers/cash-flow';
import { MonthLegend } from './answers/month-legend';
import type { OwnTransfers } from './answers/own-transfers';
import { type Money, useMoney } from './answers/use-money';
import { BalanceChart, CashFlowChart, hasBalances } from './charts/cash-flow-chart';
import { CashFlowTable } from './charts/cash-flow-table';
import { cashFlowData } from './charts/chart-data';
import { CopyData } from './charts/copy-data';
import { type KeyFigure, KeyFigures } from './charts/key-figures';
import { type ShownAs, ShownAsSwitch } from './charts/shown-as-switch';
import { useChartLook } from './charts/use-chart-look';
import { ExcludedNote } from './excluded-note';

interface CashFlowViewProps {
  figures: LocalFigures;
  transfers: readonly OwnTransfers[];
  isBrief?: boolean;
}

/** Control figures of this computer, labelled as such and apart from the service's results (feature 54). */
export function CashFlowView({ figures, transfers, isBrief = false }: CashFlowViewProps) {
  const { t } = useTexts();
  const flows = readCashFlows(figures);
  return (
    <section className="result-view" aria-label={t('results.local.title')}>
      <div className="local-head">
        <Title order={2}>{t('results.local.title')}</Title>
        <Badge color="gray">{t('results.local.badge')}</Badge>
      </div>
      <p className="dim">{t('results.local.about')}</p>
      {flows.map((flow) => (
        <Fragment key={flow.currency}>
          {flows.length > 1 ? (
            <Title order={3}>{t('results.local.currency', { currency: flow.currency })}</Title>
          ) : null}
          <FlowView
            flow={flow}
            transfers={transfers.find(({ currency }) => currency === flow.currency) ?? null}
            isBrief={isBrief}
          />
          <ExcludedNote figures={figures} currency={flow.currency} />
        </Fragment>
      ))}
    </section>
  );
}

interface FlowViewProps {
  flow: CashFlow;
  transfers: OwnTransfers | null;
  isBrief: boolean;
}

function FlowView({ flow, transfers, isBrief }: FlowViewProps) {
  const texts = useTexts();
  const { t } = texts;
  const look = useChartLook();
  const money = useMoney(flow.currency);
  const [shownAs, setShownAs] = useState<ShownAs>('chart');
  return (
    <>
      <div className="breakdown-head">
        <KeyFigures
          figures={localKeyFigures(texts, money, flow, transfers)}
          size={isBrief ? 'small' : 'large'}
        />
        {isBrief ? null : (
          <Group gap="xs">
            <CopyData makeData={() => cashFlowData(texts, flow)} />
            <ShownAsSwitch value={shownAs} onChange={setShownAs} />
          </Group>
        )}
      </div>
      {transfers && transfers.withoutReceiver > 0 ? (
        <p className="dim">{t('results.local.withoutReceiver', { count: transfers.withoutReceiver })}</p>
      ) : null}
      {shownAs === 'chart' ? (
        <>
          <CashFlowChart flow={flow} look={look} heightPx={isBrief ? 200 : 280} />
          <MonthLegend isNeeded={flow.months.some((month) => month.isPartial)} />
          {isBrief ? null : <BalanceOrSentence flow={flow} />}
        </>
      ) : (
        <>
          <CashFlowTable flow={flow} />
          <MonthLegend isNeeded={flow.months.some((month) => month.isPartial)} />
        </>
      )}
    </>
  );
}

function BalanceOrSentence({ flow }: { flow: CashFlow }) {
  const { t } = useTexts();
  const look = useChartLook();
  if (!hasBalances(flow)) return <p className="dim">{t('results.local.noBalance')}</p>;
  return (
    <>
      <Title order={3}>{t('results.local.balance')}</Title>
      <BalanceChart flow={flow} look={look} heightPx={200} />
      <MonthLegend isNeeded={flow.months.some((month) => month.isPartial)} />
    </>
  );
}

export function localKeyFigures(
  { t, format }: Texts,
  money: Money,
  flow: CashFlow,
  transfers: OwnTransfers | null,
): KeyFigure[] {
  const figure = (name: 'moneyIn' | 'moneyOut' | 'net', value: string): KeyFigure => ({
    name: t(`results.local.${name}`),
    value: money.decimal(value),
    definition: t(`results.local.define.${name}`),
  });
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
    figure('net', flow.net),
    flow.lowestBalance
      ? {
          name: t('results.local.lowestOn', { day: flow.lowestBalance.day }),
          value: money.decimal(flow.lowestBalance.amount),
          definition: t('results.local.define.lowest'),
        }
      : {
          name: t('results.local.bookings'),
          value: format.count(flow.bookings),
          definition: t('results.local.define.bookings'),
        },
  ];
}
