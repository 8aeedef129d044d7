import { type Minor, resultDecimal } from '../../../preload/contract/values/result-amounts';
import type { Texts } from '../../base/language';
import { neutralText } from '../../import/exchange/spreadsheet-text';
import type { Breakdown } from '../answers/breakdown';
import { type CashFlow, flowWords, lowestName, monthState } from '../answers/cash-flow';

/** The values of a chart as rows of cells, the first row being the names of the columns (feature 56). */
export type ChartData = readonly (readonly string[])[];

type Words = Pick<Texts, 't' | 'format'>;

/** Incomplete months say so in a column of their own, so that the numbers stay numbers. */
export function breakdownData({ t, format }: Words, { months, currency }: Breakdown): ChartData {
  const cell = (minor: Minor | null) => format.cell(minor === null ? null : resultDecimal(minor, currency));
  const named = (label: string) => (currency === null ? label : `${label} (${currency})`);
  return [
    [
      t('results.month'),
      named(t('results.recurring')),
      named(t('results.oneOff')),
      named(t('results.total')),
      t('results.monthState'),
    ],
    ...months.map(({ month, recurring, oneOff, amount, isUnfinished }) => [
      month,
      cell(recurring),
      cell(oneOff),
      cell(amount),
      isUnfinished ? t('results.unfinished') : '',
    ]),
  ];
}

export function cashFlowData({ t, format }: Words, flow: CashFlow): ChartData {
  return [
    [
      t('results.month'),
      ...flowWords(flow).map((word) => `${t(word)} (${flow.currency})`),
      `${t('results.local.endBalance')} (${flow.currency})`,
      `${t(lowestName(flow))} (${flow.currency})`,
      t('results.monthState'),
    ],
    ...flow.months.map((month) => [
      month.month,
      format.cell(month.moneyIn),
      format.cell(month.moneyOut),
      format.cell(month.net),
      format.cell(month.endBalance),
      format.cell(month.lowestBalance),
      monthState({ t, format }, month, flow.currency),
    ]),
  ];
}

/** What leaves the screen says what it is of, below its last row. */
export function scopedData(data: ChartData, scope: string | null): ChartData {
  return scope === null ? data : [...data, [scope]];
}

/** Figures, which begin like a formula where they are negative, and are none. */
const isFigure = /^[-+\u2212]?\d[\d.,'\u2019\s]*%?$/;

/** Tab-separated text for a spreadsheet, which runs no name as a formula; what separates cells or lines cannot stand inside a cell (SEC-26). */
export function tabSeparated(data: ChartData): string {
  const cellOf = (cell: string) => {
    const line = cell.replace(/[\t\r\n]+/g, ' ');
    return isFigure.test(line) ? line : neutralText(line);
  };
  return `${data.map((row) => row.map(cellOf).join('\t')).join('\n')}\n`;
}
