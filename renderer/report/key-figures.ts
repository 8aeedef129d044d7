import { type Minor, resultDecimal } from '../../preload/contract/values/result-amounts';
import type { useTexts } from '../base/language';
import { monthNamesOf } from '../base/month-names';
import { headlineOf } from '../results/answers/breakdown';
import { type CashFlow, flowDefinition } from '../results/answers/cash-flow';
import { type OwnTransfers, withoutTransfers } from '../results/answers/own-transfers';
import type { ReportModel } from './report-model';
import { titleKey } from './section-list';

/** Eight at most in one currency (features.md, "The PDF summary", 3): local ones and those of the service stand apart. Transfers between own accounts stand with the local ones, labelled as named by the service (B039). */
export interface KeyFigure {
  name: string;
  value: string;
  definition: string;
}

type Texts = ReturnType<typeof useTexts>;

/** Computed here from the bookings of one currency. */
export function localFigures(model: ReportModel, flow: CashFlow, texts: Texts): KeyFigure[] {
  const { t, format } = texts;
  const amount = (name: 'moneyIn' | 'moneyOut' | 'net', value: string): KeyFigure => ({
    name: t(`results.local.${name}`),
    value: format.amount(value, flow.currency),
    definition: flowDefinition({ t }, flow, name),
  });
  return [
    amount('moneyIn', flow.totalIn),
    amount('moneyOut', flow.totalOut),
    ...model.transfers
      .filter(({ currency }) => currency === flow.currency)
      .map((entry) => ({
        name: t('results.local.transfers'),
        value: format.amount(entry.sum, entry.currency),
        definition: [
          t('report.figures.transfers', { count: entry.bookings }),
          ...restOf(entry, flow, texts),
          ...(entry.withoutReceiver > 0
            ? [t('results.local.withoutReceiver', { count: entry.withoutReceiver })]
            : []),
        ].join(' '),
      })),
    amount('net', flow.net),
    flow.lowestBalance
      ? {
          name: t(flow.isOfAccount ? 'report.accounts.lowestOn' : 'results.local.lowestOn', {
            day: flow.lowestBalance.day,
          }),
          value: format.amount(flow.lowestBalance.amount, flow.currency),
          definition: t(flow.isOfAccount ? 'results.local.defineOwn.lowest' : 'results.local.define.lowest'),
        }
      : {
          name: t('results.local.bookings'),
          value: format.count(flow.bookings),
          definition: t('results.local.define.bookings'),
        },
  ];
}

/** What came in and went out without transfers between own accounts, where both sides of each are known. */
function restOf(entry: OwnTransfers, flow: CashFlow, { t, format }: Texts): string[] {
  const rest = withoutTransfers(flow, entry);
  if (!rest) return [];
  const written = (value: string) => format.amount(value, flow.currency);
  return [t('report.figures.without', { moneyIn: written(rest.moneyIn), moneyOut: written(rest.moneyOut) })];
}

/** The headline of each breakdown: the service's own figure, or where it gives none, the one computed here. */
export function breakdownFigures(model: ReportModel, texts: Texts): Record<'service' | 'local', KeyFigure[]> {
  const figures: Record<'service' | 'local', KeyFigure[]> = { service: [], local: [] };
  for (const one of model.breakdowns) {
    const found = breakdownFigure(one, texts);
    if (found) figures[found.origin].push(found.figure);
  }
  return figures;
}

function breakdownFigure(
  { endpoint, breakdown }: ReportModel['breakdowns'][number],
  { t, format, language }: Texts,
): { origin: 'service' | 'local'; figure: KeyFigure } | null {
  if (!breakdown?.isAvailable) return null;
  const names = monthNamesOf(language);
  const { origin, month, current } = headlineOf(breakdown);
  const { reported } = breakdown;
  if (current === null && reported.current === null) return null;
  const written = (minor: Minor) =>
    format.amount(resultDecimal(minor, breakdown.currency), breakdown.currency);
  const besideOf = (minor: Minor) => {
    const amount = written(minor);
    if (!reported.month) return t('results.beside.plain', { amount });
    return t('results.beside.month', { amount, month: names.long(reported.month) });
  };
  const beside = reported.current === null ? '' : besideOf(reported.current);
  const title = t(titleKey(endpoint));
  const figure: KeyFigure = {
    name: month ? t('report.figures.currentOf', { title, month: names.long(month) }) : title,
    value: current === null ? t('results.undetermined') : written(current),
    definition:
      origin === 'service' ? t('results.define.current') : t('report.figures.hereDefinition', { beside }),
  };
  return { origin, figure };
}
