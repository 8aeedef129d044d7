import { useMemo } from 'react';
import { type Texts, useTexts } from '../../base/language';
import { joinedTexts } from '../../base/languages/isolated-text';
import { monthNamesOf } from '../../base/month-names';
import { Chart } from '../../ui/chart';
import { balanceOption, cashFlowOption } from '../../ui/chart-kinds/month-options';
import type { ChartLook } from '../../ui/chart-look';
import { type CashFlow, flowWords, knownEndsLines, lowestName } from '../answers/cash-flow';
import { accountCount, useBasis } from '../answers/result-basis';
import { type Money, useMoney } from '../answers/use-money';

interface FlowChartProps {
  flow: CashFlow;
  look: ChartLook;
  heightPx: number;
  widthPx?: number;
  onDrawn?: () => void;
  /** The bookings of a month. */
  onPick?: (index: number) => void;
}

const drawn = (decimal: string | null) => (decimal === null ? null : Number(decimal));

/** Money in and out per month with the net of each month. */
export function CashFlowChart({ flow, look, ...rest }: FlowChartProps) {
  const { t, language, format } = useTexts();
  const money = useMoney(flow.currency);
  const names = monthNamesOf(language);
  const count = accountCount(useBasis());
  // biome-ignore lint/correctness/useExhaustiveDependencies: the texts change with the language alone
  const hints = useMemo(() => flowHints({ t, language }, money, flow, count), [flow, count, language]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the texts change with the language alone
  const option = useMemo(
    () =>
      cashFlowOption(
        flow.months.map((month, index) => ({
          month: month.month,
          moneyIn: drawn(month.moneyIn),
          moneyOut: drawn(month.moneyOut),
          net: drawn(month.net),
          isUnfinished: month.isPartial,
          hint: hints[index] ?? [],
        })),
        {
          monthName: names.short,
          monthLetter: names.letter,
          axisNumber: format.axis,
          series: namesOf(t, flow),
        },
        look,
      ),
    [flow, hints, language, look],
  );
  return (
    <Chart
      option={option}
      label={t(
        rest.onPick ? 'results.local.flowLabelPick' : 'results.local.flowLabel',
        endsOf(flow, names.long),
      )}
      places={flow.months.length}
      describePlace={(index) => joinedTexts(hints[index] ?? [])}
      {...rest}
    />
  );
}

/** Balance at the end of each month and its lowest point; only for a flow that has balances. */
export function BalanceChart({ flow, look, ...rest }: FlowChartProps) {
  const { t, language, format } = useTexts();
  const money = useMoney(flow.currency);
  const names = monthNamesOf(language);
  const count = accountCount(useBasis());
  // biome-ignore lint/correctness/useExhaustiveDependencies: the texts change with the language alone
  const hints = useMemo(
    () => balanceHints({ t, language, format }, money, flow, count),
    [flow, count, language],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the texts change with the language alone
  const option = useMemo(
    () =>
      balanceOption(
        flow.months.map((month, index) => ({
          month: month.month,
          endBalance: drawn(month.endBalance),
          lowestBalance: drawn(month.lowestBalance),
          isUnfinished: month.isPartial,
          hint: hints[index] ?? [],
        })),
        {
          monthName: names.short,
          monthLetter: names.letter,
          axisNumber: format.axis,
          series: [t('results.local.endBalance'), t(lowestName(flow))],
        },
        look,
      ),
    [flow, hints, language, look],
  );
  return (
    <Chart
      option={option}
      label={t(
        rest.onPick ? 'results.local.balanceLabelPick' : 'results.local.balanceLabel',
        endsOf(flow, names.long),
      )}
      places={flow.months.length}
      describePlace={(index) => joinedTexts(hints[index] ?? [])}
      {...rest}
    />
  );
}

function namesOf(t: Texts['t'], flow: CashFlow): [string, string, string] {
  const [moneyIn, moneyOut, net] = flowWords(flow);
  return [t(moneyIn), t(moneyOut), t(net)];
}

/** What is said of each month, in lines. */
function flowHints(
  { t, language }: Pick<Texts, 't' | 'language'>,
  money: Money,
  flow: CashFlow,
  count: number,
) {
  const [moneyIn, moneyOut, net] = namesOf(t, flow);
  return flow.months.map((month) => [
    monthNamesOf(language).long(month.month),
    `${moneyIn}: ${money.decimal(month.moneyIn)}`,
    `${moneyOut}: ${money.decimal(month.moneyOut)}`,
    `${net}: ${money.decimal(month.net)}`,
    ...(month.isPartial ? [t('results.unfinishedLong', { count })] : []),
  ]);
}

function balanceHints(
  { t, language, format }: Pick<Texts, 't' | 'language' | 'format'>,
  money: Money,
  flow: CashFlow,
  count: number,
) {
  return flow.months.map((month) => [
    monthNamesOf(language).long(month.month),
    ...(month.knownEnds
      ? knownEndsLines({ t, format }, month.knownEnds, flow.currency)
      : [`${t('results.local.endBalance')}: ${money.decimal(month.endBalance)}`]),
    `${t(lowestName(flow))}: ${money.decimal(month.lowestBalance)}`,
    ...(month.isPartial ? [t('results.unfinishedLong', { count })] : []),
  ]);
}

function endsOf(flow: CashFlow, nameOf: (month: string) => string) {
  return { since: nameOf(flow.months[0]?.month ?? ''), until: nameOf(flow.months.at(-1)?.month ?? '') };
}

export function hasBalances(flow: CashFlow): boolean {
  return flow.months.some((month) => month.endBalance !== null || month.lowestBalance !== null);
}
