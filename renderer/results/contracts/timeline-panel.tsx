import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import { resultDecimal } from '../../../preload/contract/values/result-amounts';
import { type Texts, useTexts } from '../../base/language';
import { isolatedText, joinedTexts } from '../../base/languages/isolated-text';
import { monthNamesOf } from '../../base/month-names';
import { LazyChart } from '../../ui/chart-kinds/lazy-chart';
import { timelineOption } from '../../ui/chart-kinds/timeline-option';
import { type Contract, sizeOf } from '../answers/contract-list';
import { cellText } from '../answers/result-cell';
import { type Money, useMoney } from '../answers/use-money';
import { behindContract } from '../bookings/behind';
import type { BookingsBehind } from '../bookings/bookings-drawer';
import type { ChartData } from '../charts/chart-data';
import { ChartPanel } from '../charts/chart-panel';
import { ContractHead } from '../charts/contract-table';
import { useChartLook } from '../charts/use-chart-look';
import type { ContractSpan } from './contract-spans';

interface TimelinePanelProps {
  spans: readonly ContractSpan[];
  onBehind: (behind: BookingsBehind) => void;
}

const loadCustom = () => import('../../ui/chart-kinds/custom');

/** Rows that are drawn at first. */
const firstRows = 20;
const rowPx = 26;

const noon = (day: string) => Date.parse(`${day}T12:00:00Z`);

export function TimelinePanel({ spans, onBehind }: TimelinePanelProps) {
  const texts = useTexts();
  const { t, language } = texts;
  const look = useChartLook();
  const money = useMoney(null);
  const [isWhole, setWhole] = useState(false);
  const shown = useMemo(() => (isWhole ? spans : largestOf(spans)), [isWhole, spans]);
  const said = shown.map((span) => wordsOf(texts, money, span));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the texts change with the language alone
  const option = useMemo(
    () =>
      timelineOption(
        shown.map((span, index) => ({
          name: nameOf(texts, span),
          kind: kindOf(texts, money, span, shown),
          first: noon(span.first),
          last: noon(span.last),
          paid: span.paid.map(noon),
          gaps: span.gaps.map(({ since, until }) => ({ since: noon(since), until: noon(until) })),
          next: span.next === null ? null : noon(span.next),
          hint: said[index] ?? '',
        })),
        {
          monthName: (time) => monthNamesOf(language).compact(new Date(time).toISOString().slice(0, 7)),
        },
        look,
      ),
    [shown, language, look],
  );
  const open = ({ contract, ids }: ContractSpan) =>
    onBehind(behindContract({ ...contract, transactionIds: ids }));
  const onPick = (index: number) => {
    const span = shown[index];
    if (span) open(span);
  };
  return (
    <ChartPanel
      finding={findingOf(texts, spans)}
      about={t('contracts.marks')}
      chart={
        <>
          <LazyChart
            load={loadCustom}
            option={option}
            heightPx={44 + rowPx * shown.length}
            label={t('contracts.label', { count: shown.length })}
            places={shown.length}
            describePlace={(index) => said[index] ?? ''}
            onPick={onPick}
            isByItem
          />
          {shown.length < spans.length ? (
            <Button variant="default" onClick={() => setWhole(true)}>
              {t('contracts.all', { count: spans.length })}
            </Button>
          ) : null}
        </>
      }
      table={<SpansTable spans={spans} onSpan={open} />}
      makeData={() => spansData(texts, spans)}
    />
  );
}

/** @internal also read by the test of two currencies */
export function spansData(texts: Texts, spans: readonly ContractSpan[]): ChartData {
  const { t, format } = texts;
  return [
    [
      t('results.contract.partner'),
      t('results.contract.interval'),
      t('results.contract.first'),
      t('results.contract.last'),
      t('contracts.gaps'),
      t('contracts.next'),
      t('results.contract.amount'),
      t('exports.currency'),
    ],
    ...spans.map((span) => [
      nameOf(texts, span),
      intervalOf(texts, span),
      span.first,
      span.last,
      gapsOf(texts, span),
      span.next ?? '',
      format.cell(decimalOf(span.contract)),
      span.contract.currency ?? '',
    ]),
  ];
}

const decimalOf = ({ amount, currency }: Contract): string | null =>
  amount === null ? null : resultDecimal(amount, currency);

/** Those of the largest amounts, in the order of their beginning. */
function largestOf(spans: readonly ContractSpan[]): readonly ContractSpan[] {
  const kept = new Set(
    [...spans].sort((a, b) => sizeOf(b.contract) - sizeOf(a.contract)).slice(0, firstRows),
  );
  return spans.filter((span) => kept.has(span));
}

const nameOf = ({ t }: Pick<Texts, 't'>, { contract }: ContractSpan) =>
  isolatedText(contract.partnerName ?? t('results.contract.unnamed'));

/** What tells a contract from another one of the same partner: what it is for, and how much. */
function kindOf(
  texts: Texts,
  money: Money,
  { contract }: ContractSpan,
  all: readonly ContractSpan[],
): string | null {
  if (all.filter((other) => other.contract.partnerName === contract.partnerName).length < 2) return null;
  const { category, amount, currency } = contract;
  return joinedTexts([
    ...(category ? [texts.coded('results.category', category)] : []),
    money.minor(amount, currency),
  ]);
}

const intervalOf = (texts: Texts, { contract }: ContractSpan) =>
  contract.interval === null
    ? '–'
    : cellText(texts, { kind: 'word', group: 'results.interval', code: contract.interval }, null);

function gapsOf({ t, format }: Pick<Texts, 't' | 'format'>, { gaps, areGapsKnown }: ContractSpan): string {
  const said = gaps.map(({ since, until }) => format.period(since, until));
  if (areGapsKnown) return joinedTexts(said) || '–';
  return joinedTexts([...said, t(said.length > 0 ? 'contracts.moreUnknown' : 'contracts.gapsUnknown')]);
}

function wordsOf(texts: Texts, money: Money, span: ContractSpan): string {
  const { t, format } = texts;
  return [
    `${nameOf(texts, span)}: ${money.minor(span.contract.amount, span.contract.currency)} · ${intervalOf(texts, span)}`,
    span.payments > 0
      ? t('contracts.paid', { count: span.payments, since: span.first, until: span.last })
      : t('contracts.reported', { since: span.first, until: span.last }),
    ...(span.gaps.length > 0 || !span.areGapsKnown ? [`${t('contracts.gaps')}: ${gapsOf(texts, span)}`] : []),
    ...(span.next === null ? [] : [`${t('contracts.next')}: ${format.day(span.next)}`]),
  ].join('\n');
}

/** @internal also read by the test of gaps */
export function findingOf({ t }: Pick<Texts, 't'>, spans: readonly ContractSpan[]): string {
  const broken = spans.filter(({ gaps }) => gaps.length > 0).length;
  const unknown = spans.filter(({ gaps, areGapsKnown }) => gaps.length === 0 && !areGapsKnown).length;
  const [next] = spans.flatMap((span) => span.next ?? []).sort();
  return joinedTexts([
    t('contracts.finding', { count: spans.length }),
    ...(broken > 0 ? [t('contracts.findingGaps', { count: broken })] : []),
    ...(unknown > 0 ? [t('contracts.findingUnknown', { count: unknown })] : []),
    ...(broken + unknown === 0 ? [t('contracts.findingNoGap')] : []),
    ...(next ? [t('contracts.findingNext', { day: next })] : []),
  ]);
}

interface SpansTableProps {
  spans: readonly ContractSpan[];
  onSpan: (span: ContractSpan) => void;
}

/** @internal also drawn by the test of every word */
export function SpansTable({ spans, onSpan }: SpansTableProps) {
  const texts = useTexts();
  const money = useMoney(null);
  const { t, format } = texts;
  return (
    <table className="data-table">
      <caption className="hidden-text">{t('contracts.title')}</caption>
      <thead>
        <ContractHead beside={[t('contracts.gaps'), t('contracts.next')]} />
      </thead>
      <tbody>
        {spans.map((span) => (
          <tr key={span.contract.id}>
            <th scope="row" className="private">
              {nameOf(texts, span)}
            </th>
            <td>{intervalOf(texts, span)}</td>
            <td>{format.day(span.first)}</td>
            <td>{format.day(span.last)}</td>
            <td>{gapsOf(texts, span)}</td>
            <td>{span.next === null ? '–' : format.day(span.next)}</td>
            <td className="number">
              <button type="button" className="link-button" onClick={() => onSpan(span)}>
                {t('results.bookingCount', { count: span.ids.length })}
              </button>
            </td>
            <td className="number private">{money.minor(span.contract.amount, span.contract.currency)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
