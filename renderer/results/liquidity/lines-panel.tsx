import { useMemo } from 'react';
import { axisValue, resultDecimal } from '../../../preload/contract/values/result-amounts';
import { type Texts, useTexts } from '../../base/language';
import { joinedTexts } from '../../base/languages/isolated-text';
import { monthNamesOf } from '../../base/month-names';
import { Chart } from '../../ui/chart';
import { dayLinesOption } from '../../ui/chart-kinds/day-lines-option';
import { knownEndsSentence, monthState } from '../answers/cash-flow';
import { KnownEndsNote, knownEndsNotes } from '../answers/month-legend';
import { accountCount, useBasis } from '../answers/result-basis';
import { type Money, useMoney } from '../answers/use-money';
import { monthTitle } from '../bookings/behind';
import type { BookingsBehind } from '../bookings/bookings-drawer';
import { useBookingsOf } from '../bookings/use-bookings-of';
import type { ChartData } from '../charts/chart-data';
import { ChartPanel } from '../charts/chart-panel';
import { useChartLook } from '../charts/use-chart-look';
import {
  type AxisMonth,
  type CurrencyLines,
  type DayLine,
  monthsOfLine,
  monthsOnAxis,
  nameOf,
  partialMonths,
} from './balance-lines';
import { ConductTable, LineMonthsTable } from './lines-tables';

/** Lines that a reader can still tell apart; the table has every account. */
const mostLines = 6;

interface LinesPanelProps {
  lines: CurrencyLines;
  onBehind: (behind: BookingsBehind) => void;
}

/** The accounts of one currency: what is read first, the lines, their months. */
export function LinesPanel({ lines: shown, onBehind }: LinesPanelProps) {
  const texts = useTexts();
  const { t } = texts;
  const { currency, days, lines } = shown;
  const money = useMoney(currency);
  const open = useBookingsOf(onBehind);
  const months = useMemo(() => monthsOnAxis(days), [days]);
  // The same list each time: another one would draw the chart again.
  const known = useMemo(() => lines.filter(({ line }) => line !== null), [lines]);
  const unknown = lines.filter(({ line }) => line === null);
  const togetherMonths = known.flatMap((line) => (line.accountId === null ? monthsOfLine(line, months) : []));
  if (known.length === 0) return <p className="dim">{t('liquidity.noBalance', { currency })}</p>;
  const onPick = (index: number) => {
    const month = months[index]?.month;
    const accountIds = lines.flatMap(({ accountId }) => accountId ?? []);
    const title = monthTitle((one) => one.t('liquidity.title'), month);
    if (month) void open(title, { accountIds, since: month, until: month });
  };
  return (
    <>
      {known.length < lines.length ? (
        <p className="note private">
          {t('liquidity.unknown', {
            names: joinedTexts(unknown.map((line) => nameOf(texts, line))),
          })}
        </p>
      ) : null}
      <ConductTable lines={known} money={money} currency={currency} />
      <ChartPanel
        finding={findingOf(texts, money, known)}
        about={t('liquidity.about', { currency })}
        chart={
          <BalanceLines lines={{ ...shown, lines: known }} money={money} months={months} onPick={onPick} />
        }
        table={<LineMonthsTable lines={known} months={months} money={money} onPick={onPick} />}
        makeData={() => linesData(texts, known, months, currency)}
        isPartial={partialMonths(known, months).size > 0}
        notes={knownEndsNotes(texts, { months: togetherMonths, currency })}
      >
        <KnownEndsNote months={togetherMonths} currency={currency} />
        {known.length > mostLines ? (
          <p className="quiet">{t('liquidity.more', { count: known.length - mostLines })}</p>
        ) : null}
      </ChartPanel>
    </>
  );
}

/** The lowest point of all together, else of the account that stood lowest. */
function findingOf(texts: Texts, money: Money, lines: readonly DayLine[]): string {
  const { t } = texts;
  const together = lines.find(({ accountId }) => accountId === null);
  const main =
    together ??
    lines.reduce((worst, one) =>
      Number(one.line?.lowest.amount) < Number(worst.line?.lowest.amount) ? one : worst,
    );
  const { line } = main;
  if (!line) return t('liquidity.title');
  return t(line.below > 0 ? 'liquidity.findingBelow' : 'liquidity.finding', {
    name: nameOf(texts, main),
    amount: money.decimal(line.lowest.amount),
    day: line.lowest.day,
    below: line.below,
    count: line.days,
  });
}

/** The credit line of an account, where one is known, as a balance. */
function limitOf({ limit }: DayLine, t: Texts['t'], money: Money) {
  if (limit === null) return null;
  return { value: 0 - Number(limit), label: t('liquidity.limit', { amount: money.decimal(limit) }) };
}

interface BalanceLinesProps {
  lines: CurrencyLines;
  money: Money;
  months: readonly AxisMonth[];
  onPick: (index: number) => void;
}

function BalanceLines({ lines: { currency, days, lines }, money, months, onPick }: BalanceLinesProps) {
  const texts = useTexts();
  const { t, format, language } = texts;
  const look = useChartLook();
  const names = monthNamesOf(language);
  const drawn = lines.slice(0, mostLines);
  const count = accountCount(useBasis());
  const said = (index: number) =>
    drawn.map((line) => `${nameOf(texts, line)}: ${money.minor(line.values[index] ?? null)}`);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is drawn is cut from the lines
  const { partial, ofLines } = useMemo(
    () => ({
      partial: partialMonths(drawn, months),
      ofLines: drawn.map((line) => ({ line, months: monthsOfLine(line, months) })),
    }),
    [lines, months],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the texts change with the language alone
  const option = useMemo(
    () =>
      dayLinesOption(
        days,
        drawn.map((line) => ({
          name: nameOf(texts, line),
          values: line.values.map((value) => (value === null ? null : axisValue(value, currency))),
          isMain: line.accountId === null || drawn.length === 1,
          limit: limitOf(line, t, money),
        })),
        {
          axisNumber: format.axis,
          monthName: names.short,
          isPartial: (month) => partial.has(month),
          hint: (index) => [format.day(days[index] ?? ''), ...said(index)].join('\n'),
        },
        look,
      ),
    [days, lines, partial, language, look],
  );
  const ofMonth = (index: number) => {
    const month = months[index];
    if (!month) return '';
    return joinedTexts(
      [
        names.long(month.month),
        ...(partial.has(month.month) ? [t('results.unfinishedLong', { count })] : []),
        ...ofLines.map(({ line, months: own }) => {
          const { end = null, lowest = null, knownEnds = null } = own[index] ?? {};
          if (knownEnds) return `${nameOf(texts, line)}: ${knownEndsSentence(texts, knownEnds, currency)}`;
          return `${nameOf(texts, line)}: ${t('liquidity.endAndLowest', { end: money.minor(end), lowest: money.minor(lowest) })}`;
        }),
      ],
      '; ',
    );
  };
  return (
    <Chart
      option={option}
      heightPx={280}
      label={t('liquidity.label', { since: days[0] ?? '', until: days.at(-1) ?? '' })}
      places={months.length}
      starts={months.map(({ start }) => start)}
      describePlace={ofMonth}
      onPick={onPick}
    />
  );
}

/** @internal also read by the test of lines */
export function linesData(
  texts: Pick<Texts, 't' | 'format'>,
  lines: readonly DayLine[],
  months: readonly AxisMonth[],
  currency: string,
): ChartData {
  const { t, format } = texts;
  const partial = partialMonths(lines, months);
  const all = lines.map((line) => monthsOfLine(line, months));
  const cell = (minor: number | null | undefined) =>
    format.cell(minor === null || minor === undefined ? null : resultDecimal(minor, currency));
  return [
    [
      t('results.month'),
      ...lines.flatMap((line) => [
        `${nameOf(texts, line)}: ${t('results.local.endBalance')} (${currency})`,
        `${nameOf(texts, line)}: ${t('liquidity.lowest')} (${currency})`,
      ]),
      t('results.monthState'),
    ],
    ...months.map(({ month }, index) => [
      month,
      ...all.flatMap((own) => [cell(own[index]?.end), cell(own[index]?.lowest)]),
      monthState(
        { t, format },
        {
          isPartial: partial.has(month),
          knownEnds: all.find((own) => own[index]?.knownEnds)?.[index]?.knownEnds,
        },
        currency,
      ),
    ]),
  ];
}
