import type { Language } from '../../preload/contract';
import type { Translate } from '../app/language';
import type { BreakdownMonth } from './breakdown';
import type { CashFlow } from './cash-flow';
import { decimalOf, type Minor } from './minor-units';

/** The values of a chart as rows of cells, the first row being the names of the columns (feature 56). */
export type ChartData = readonly (readonly string[])[];

/** Numbers as a spreadsheet of the language reads them: no grouping, no currency; a missing one is an empty cell. */
function cellOf(decimal: string | null, language: Language): string {
  if (decimal === null) return '';
  return language === 'de' ? decimal.replace('.', ',') : decimal;
}

export function breakdownData(
  t: Translate,
  language: Language,
  months: readonly BreakdownMonth[],
): ChartData {
  const cell = (minor: Minor | null) => cellOf(minor === null ? null : decimalOf(minor), language);
  return [
    [t('results.month'), t('results.recurring'), t('results.oneOff'), t('results.total')],
    ...months.map(({ month, recurring, oneOff, amount }) => [
      month,
      cell(recurring),
      cell(oneOff),
      cell(amount),
    ]),
  ];
}

export function cashFlowData(t: Translate, language: Language, flow: CashFlow): ChartData {
  const cell = (decimal: string | null) => cellOf(decimal, language);
  return [
    [
      t('results.month'),
      `${t('results.local.moneyIn')} (${flow.currency})`,
      `${t('results.local.moneyOut')} (${flow.currency})`,
      `${t('results.local.net')} (${flow.currency})`,
      `${t('results.local.endBalance')} (${flow.currency})`,
      `${t('results.local.lowestBalance')} (${flow.currency})`,
    ],
    ...flow.months.map((month) => [
      month.month,
      cell(month.moneyIn),
      cell(month.moneyOut),
      cell(month.net),
      cell(month.endBalance),
      cell(month.lowestBalance),
    ]),
  ];
}

/** Tab-separated text; what separates cells or lines cannot stand inside a cell. */
export function tabSeparated(data: ChartData): string {
  return `${data.map((row) => row.map((cell) => cell.replace(/[\t\r\n]+/g, ' ')).join('\t')).join('\n')}\n`;
}
