import type { Result } from '../../../preload/contract';
import { numberOfRule } from '../../../preload/contract/points';
import { resultDecimal } from '../../../preload/contract/values/result-amounts';
import type { Texts } from '../../base/language';
import type { SheetCell } from '../../import/exchange/write-xlsx';
import { type Breakdown, readBreakdown } from '../answers/breakdown';
import { readCashFlows } from '../answers/cash-flow';
import { isOfSeveral } from '../answers/result-basis';
import { compareEndpoints, isBreakdown, isShown } from '../answers/result-kinds';
import type { ResultCell } from '../answers/result-tree';
import { digestOf } from '../digests/digest-of';
import { column, contractTable, type DigestTable, monthColumn, text } from '../digests/digest-parts';
import { shareOfRow } from '../digests/month-share';
import { factWords } from '../facts/key-facts-view';
import { areasTogether } from '../person/person-charts';
import { accountTable, excludedTable, flowTable } from './local-tables';
import { type CellReading, type NamedTable, numberCell, sheetCell } from './sheet-cell';
import type { ShownCase } from './shown-case';

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
    excludedTable(texts, shown),
  ].filter(({ rows }) => rows.length > 1);
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
          name,
          fact.cell === null ? t('results.undetermined') : sheetCell(texts, fact.cell, reading),
          unit,
          beside,
          definition,
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
        coded('points.rule', rule.key),
        coded('exports.level', level),
        numberCell(value),
        t(`points.unitName.${rule.unit}`),
        numberCell(rule.note),
        numberCell(rule.clarify),
        t(`points.fires.${rule.fires}`),
        numberCell(ids.length),
        why === null ? '' : coded('points.why', why),
      ]),
    ],
  };
}

function resultTables(texts: Texts, shown: ShownCase, result: Result): NamedTable[] {
  const { endpoint, payload, fetchedAt } = result;
  const { basis } = shown;
  const currency = shown.currencyOf(endpoint);
  const reading = { fetchedAt, currency, basis, isWhole: true };
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
        texts.t(label),
        sheetCell(texts, cell, { currency, isMixed }),
      ]),
    ],
  };
  const tables = (digest?.tables ?? []).map((table) =>
    digestTable(texts, title, shownMonths(texts, basis, table), { currency, isMixed }),
  );
  const together = areasTogether(result, reading);
  const months = together ? [monthsOf(texts, texts.t('results.tableCaption', { title }), together)] : [];
  return [facts, ...tables, ...months];
}

/** Months as on the screen: none of which the account has no day, and beside each whether it is whole. */
function shownMonths({ t }: Texts, basis: ShownCase['basis'], table: DigestTable): DigestTable {
  if (table.columns[0]?.label !== monthColumn.label) return table;
  const rows = table.rows.flatMap((row) => {
    const share = shareOfRow(basis, table, row);
    const state = text(share === 'part' ? t('results.unfinished') : null);
    return share === 'none' ? [] : [[...row, state]];
  });
  return { ...table, columns: [...table.columns, column('results.monthState', false)], rows };
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
  // A column that says of each amount in which currency it is, where that is more than one.
  const currencies = own.currency === null ? table.rows.map(ownCurrency) : [];
  const isNamed = currencies.some((one) => one !== '');
  return {
    title: heading ? `${title}: ${heading}` : title,
    rows: [
      [
        ...table.columns.map(({ label }, index) =>
          headOf(
            texts.t(label),
            table.rows.map((row) => row[index]),
            own.currency,
          ),
        ),
        ...(isNamed ? [texts.t('exports.currency')] : []),
      ],
      ...table.rows.map((row, index) => [
        ...row.map((cell) => sheetCell(texts, cell, own)),
        ...(isNamed ? [currencies[index] ?? ''] : []),
      ]),
    ],
  };
}

const ownCurrency = (row: readonly ResultCell[]): string =>
  row.flatMap((cell) => (cell.kind === 'minor' && cell.currency ? [cell.currency] : []))[0] ?? '';

function breakdownTables(texts: Texts, title: string, breakdown: Breakdown): NamedTable[] {
  const { currency, contracts } = breakdown;
  return [
    monthsOf(texts, title, breakdown),
    digestTable(texts, title, contractTable(contracts, 'results.contracts', contracts.length), {
      currency,
      isMixed: false,
    }),
  ];
}

/** The table twin of the bars. */
function monthsOf({ t }: Texts, title: string, { currency, months }: Breakdown): NamedTable {
  const named = (label: string) => (currency === null ? label : `${label} (${currency})`);
  const cell = (minor: number | null) => numberCell(minor === null ? null : resultDecimal(minor, currency));
  return {
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
  };
}
