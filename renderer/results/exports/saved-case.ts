import type { SavedCase } from '../../../preload/contract/answers/saved-case';
import { type Minor, resultDecimal } from '../../../preload/contract/values/result-amounts';
import type { Texts } from '../../base/language';
import type { SheetCell } from '../../import/exchange/write-xlsx';
import { everyWholeMonth, readBreakdown } from '../answers/breakdown';
import { factWords } from '../facts/key-facts-view';
import { tablesOf } from './case-tables';
import { sheetCell } from './sheet-cell';
import type { ShownCase } from './shown-case';

const plain = (cell: SheetCell): string | number => (typeof cell === 'string' ? cell : Number(cell.number));

/** Figures, points and tables as they are shown, for the file of the results. */
export function savedCaseOf(texts: Texts, shown: ShownCase): SavedCase {
  const reading = { currency: shown.currency, isMixed: false };
  return {
    currency: shown.currency,
    keyFigures: shown.keyFacts.map((fact) => ({
      id: fact.key,
      name: factWords(texts, fact, shown.currency).name,
      value: fact.cell === null ? null : plain(sheetCell(texts, fact.cell, reading)),
      beside: fact.beside ? plain(sheetCell(texts, fact.beside.cell, reading)) : null,
      transactionIds: fact.ids.slice(0, 5_000),
    })),
    points: shown.points.map(({ rule, level, value, why, ids }) => ({
      rule: rule.key,
      name: texts.coded('points.rule', rule.key),
      level,
      value,
      unit: rule.unit,
      fires: rule.fires,
      note: rule.note,
      clarify: rule.clarify,
      why,
      transactionIds: ids.slice(0, 5_000),
    })),
    heads: headsOf(shown),
    tables: tablesOf(texts, shown).map(({ title, rows: [head = [], ...rows] }) => ({
      title,
      columns: head.map((cell) => String(plain(cell))),
      rows: rows.map((row) => row.map(plain)),
    })),
  };
}

/** Of the answers that are breakdowns, as the window says them: of several currencies nothing is summed, and of months of which one is left out no mean is made. */
function headsOf({ results, basis, currencyOf }: ShownCase): SavedCase['heads'] {
  return results.flatMap(({ endpoint, state, payload, fetchedAt }) => {
    const currency = currencyOf(endpoint);
    const read = state === 'received' ? readBreakdown(payload, { fetchedAt, currency, basis }) : null;
    if (!read?.isAvailable || read.months.every(({ amount }) => amount === null)) return [];
    const { own, isServiceBasis } = read;
    const ofAll = everyWholeMonth(read) === null ? null : own;
    const decimal = (minor: Minor | undefined) =>
      minor === undefined ? null : resultDecimal(minor, currency);
    return [
      {
        endpoint,
        currency,
        serviceCountsTheSameMonths: isServiceBasis,
        months: [...(own?.months ?? [])],
        currentMonth: own?.months.at(-1) ?? null,
        current: decimal(own?.current),
        median: decimal(ofAll?.median),
        average: decimal(ofAll?.average),
      },
    ];
  });
}
