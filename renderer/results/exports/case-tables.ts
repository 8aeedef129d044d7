import type { Result } from '../../../preload/contract';
import { numberOfRule } from '../../../preload/contract/points';
import { readMinor, resultDecimal } from '../../../preload/contract/values/result-amounts';
import type { Texts } from '../../base/language';
import { neutralText } from '../../import/exchange/spreadsheet-text';
import type { SheetCell } from '../../import/exchange/write-xlsx';
import { type Breakdown, readBreakdown } from '../answers/breakdown';
import { type CashFlow, readCashFlows } from '../answers/cash-flow';
import { isOfSeveral } from '../answers/result-basis';
import { cellText } from '../answers/result-cell';
import { compareEndpoints, isBreakdown, isShown } from '../answers/result-kinds';
import type { ResultCell } from '../answers/result-tree';
import { digestOf } from '../digests/digest-of';
import { contractTable, type DigestTable } from '../digests/digest-parts';
import { factWords } from '../facts/key-facts-view';
import type { ShownCase } from './shown-case';

/** A table as it is saved; the first row holds the names of its columns. Numbers are numbers, texts are no formulas. */
export interface NamedTable {
  title: string;
  rows: SheetCell[][];
}

/** All tables of a case, in the order of the screen. */
export function tablesOf(texts: Texts, shown: ShownCase): NamedTable[] {
  return [
    figureTable(texts, shown),
    pointTable(texts, shown),
    ...shown.results
      .filter(({ endpoint, state }) => isShown(endpoint) && state === 'received')
      .sort((a, b) => compareEndpoints(a.endpoint, b.endpoint))
      .flatMap((result) => resultTables(texts, shown, result)),
    ...(shown.figures ? readCashFlows(shown.figures).map((flow) => flowTable(texts, flow)) : []),
    ...accountTable(texts, shown),
  ].filter(({ rows }) => rows.length > 1);
}

const plainNumber = /^-?\d+(\.\d+)?$/;

/** A number of a spreadsheet; nothing where there is none. */
export function numberCell(value: number | string | null): SheetCell {
  const text = value === null ? '' : String(value);
  return plainNumber.test(text) ? { number: text } : neutralText(text);
}

interface CellReading {
  currency: string | null;
  /** Sums may be of several currencies. */
  isMixed: boolean;
}

export function sheetCell(texts: Texts, cell: ResultCell, { currency, isMixed }: CellReading): SheetCell {
  switch (cell.kind) {
    case 'none':
      return '';
    case 'amount': {
      const minor = isMixed ? null : readMinor(cell.value, currency);
      return minor === null ? '' : numberCell(resultDecimal(minor, currency));
    }
    case 'minor':
      return numberCell(resultDecimal(cell.value, currency));
    case 'number':
    case 'percent':
      return numberCell(cell.value);
    case 'ids':
      return numberCell(cell.ids.length);
    case 'text':
      // Months and days stand as they are: a spreadsheet sorts them.
      return neutralText(
        /^\d{4}-\d{2}(-\d{2})?$/.test(cell.text) ? cell.text : cellText(texts, cell, currency),
      );
    default:
      return neutralText(cellText(texts, cell, currency));
  }
}

/** Its unit behind the name of a column of amounts or shares. */
function headOf(label: string, cells: readonly (ResultCell | undefined)[], currency: string | null): string {
  const has = (...kinds: string[]) => cells.some((cell) => cell !== undefined && kinds.includes(cell.kind));
  if (has('amount', 'minor')) return currency === null ? label : `${label} (${currency})`;
  return has('percent') ? `${label} (%)` : label;
}

function figureTable(texts: Texts, { keyFacts, currency }: ShownCase): NamedTable {
  const { t } = texts;
  const reading = { currency, isMixed: false };
  return {
    title: t('facts.title'),
    rows: [
      [
        t('report.figures.figure'),
        t('report.figures.value'),
        t('exports.unit'),
        t('exports.beside'),
        t('report.figures.definition'),
      ],
      ...keyFacts.map((fact): SheetCell[] => {
        const { name, beside, definition } = factWords(texts, fact, currency);
        const unit =
          fact.cell?.kind === 'minor' ? (currency ?? '') : fact.cell?.kind === 'percent' ? '%' : '';
        return [
          neutralText(name),
          fact.cell === null ? neutralText(t('results.undetermined')) : sheetCell(texts, fact.cell, reading),
          unit,
          neutralText(beside),
          neutralText(definition),
        ];
      }),
    ],
  };
}

function pointTable(texts: Texts, { points }: ShownCase): NamedTable {
  const { t, coded } = texts;
  return {
    title: t('points.title'),
    rows: [
      [
        t('exports.rule'),
        t('points.what'),
        t('points.level'),
        t('points.value'),
        t('exports.unit'),
        `${t('points.threshold')}: ${t('points.level.note')}`,
        `${t('points.threshold')}: ${t('points.level.clarify')}`,
        t('points.fires'),
        t('results.bookings'),
        t('exports.why'),
      ],
      ...points.map(({ rule, level, value, ids, why }): SheetCell[] => [
        numberOfRule(rule.key),
        neutralText(coded('points.rule', rule.key)),
        neutralText(coded('exports.level', level)),
        numberCell(value),
        neutralText(t(`points.unitName.${rule.unit}`)),
        numberCell(rule.note),
        numberCell(rule.clarify),
        neutralText(t(`points.fires.${rule.fires}`)),
        numberCell(ids.length),
        why === null ? '' : neutralText(coded('points.why', why)),
      ]),
    ],
  };
}

function resultTables(texts: Texts, shown: ShownCase, result: Result): NamedTable[] {
  const { endpoint, payload, fetchedAt } = result;
  const { basis } = shown;
  const currency = shown.currencyOf(endpoint);
  const reading = { fetchedAt, currency, basis };
  const title = texts.coded('results.kind', endpoint);
  if (isBreakdown(endpoint)) {
    const breakdown = readBreakdown(payload, reading);
    return breakdown?.isAvailable ? breakdownTables(texts, title, breakdown) : [];
  }
  const digest = digestOf(endpoint, payload, reading);
  const isMixed = isOfSeveral(currency, basis);
  const facts: NamedTable = {
    title,
    rows: [
      [texts.t('report.figures.figure'), texts.t('report.figures.value')],
      ...(digest?.facts ?? []).map(({ label, cell }): SheetCell[] => [
        neutralText(texts.t(label)),
        sheetCell(texts, cell, { currency, isMixed }),
      ]),
    ],
  };
  const tables = (digest?.tables ?? []).map((table) =>
    digestTable(texts, title, table, { currency, isMixed }),
  );
  return [facts, ...tables];
}

function digestTable(
  { ...texts }: Texts,
  title: string,
  table: DigestTable,
  reading: CellReading,
): NamedTable {
  const own = {
    ...reading,
    ...(table.currency === null ? {} : { currency: table.currency, isMixed: false }),
  };
  const heading = table.heading ? texts.t(table.heading) : table.name;
  return {
    title: heading ? `${title}: ${heading}` : title,
    rows: [
      table.columns.map(({ label }, index) =>
        headOf(
          texts.t(label),
          table.rows.map((row) => row[index]),
          own.currency,
        ),
      ),
      ...table.rows.map((row) => row.map((cell) => sheetCell(texts, cell, own))),
    ],
  };
}

function breakdownTables(texts: Texts, title: string, breakdown: Breakdown): NamedTable[] {
  const { t } = texts;
  const { currency, months, contracts } = breakdown;
  const named = (label: string) => (currency === null ? label : `${label} (${currency})`);
  const cell = (minor: number | null) => numberCell(minor === null ? null : resultDecimal(minor, currency));
  return [
    {
      title,
      rows: [
        [
          t('results.month'),
          named(t('results.recurring')),
          named(t('results.oneOff')),
          named(t('results.total')),
          t('results.bookings'),
          t('results.monthState'),
        ],
        ...months.map((month): SheetCell[] => [
          month.month,
          cell(month.recurring),
          cell(month.oneOff),
          cell(month.amount),
          numberCell(month.isListed ? month.recurringIds.length + month.oneOffIds.length : null),
          month.isUnfinished ? t('results.unfinished') : '',
        ]),
      ],
    },
    digestTable(texts, title, contractTable(contracts, 'results.contracts', contracts.length), {
      currency,
      isMixed: false,
    }),
  ];
}

function flowTable({ t }: Texts, flow: CashFlow): NamedTable {
  const named = (label: string) => `${label} (${flow.currency})`;
  return {
    title: `${t('results.local.title')} ${flow.currency}`,
    rows: [
      [
        t('results.month'),
        ...(['moneyIn', 'moneyOut', 'net', 'endBalance', 'lowestBalance'] as const).map((name) =>
          named(t(`results.local.${name}`)),
        ),
        t('results.monthState'),
      ],
      ...flow.months.map((month): SheetCell[] => [
        month.month,
        numberCell(month.moneyIn),
        numberCell(month.moneyOut),
        numberCell(month.net),
        numberCell(month.endBalance),
        numberCell(month.lowestBalance),
        month.isPartial ? t('results.unfinished') : '',
      ]),
    ],
  };
}

function accountTable({ t }: Texts, { figures }: ShownCase): NamedTable[] {
  if (!figures) return [];
  return [
    {
      title: t('results.digest.accounts'),
      rows: [
        [
          t('results.member.account'),
          t('exports.currency'),
          t('results.bookings'),
          t('results.local.moneyIn'),
          t('results.local.moneyOut'),
          t('results.local.endBalance'),
          t('results.digest.accountLowest'),
          t('limits.title'),
          t('limits.source'),
        ],
        ...figures.accounts.map((account): SheetCell[] => [
          neutralText(account.label),
          account.currency,
          numberCell(account.bookings),
          numberCell(account.totalIn),
          numberCell(account.totalOut),
          numberCell(account.closingBalance),
          numberCell(account.lowestBalance),
          numberCell(account.line?.limit ?? null),
          neutralText(account.line?.source ?? ''),
        ]),
      ],
    },
  ];
}
