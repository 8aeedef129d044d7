import {
  isSensitiveArea,
  type ReportData,
  type Result,
  type TracedTransaction,
} from '../../preload/contract';
import { appendixKeys, breakdownKeys } from '../../preload/contract/answers/result-table';
import { transactionIdsIn } from '../../preload/contract/rows/transaction-ids';
import { type Breakdown, idsOf, readBreakdown } from '../results/answers/breakdown';
import { type CashFlow, readCashFlows } from '../results/answers/cash-flow';
import {
  type OwnTransfers,
  ownTransfersOf,
  transferEndpoint,
  transferIdsOf,
} from '../results/answers/own-transfers';
import { makeBasis, type ResultBasis } from '../results/answers/result-basis';
import { currenciesOf, currencyBehind, onlyCurrency } from '../results/answers/result-currency';
import { compareEndpoints, isBreakdown, isShown } from '../results/answers/result-kinds';
import { CaseFacts } from '../results/facts/case-facts';
import { type KeyFact, keyFactsOf } from '../results/facts/key-facts';
import { evaluatePoints, type Point } from '../results/points/evaluate-points';

/** What the pages show, worked out once from the data. Pure: the pages only lay it out. */
export interface ReportModel {
  data: ReportData;
  /** Which months the accounts have; every page follows it. */
  basis: ResultBasis;
  /** All currencies of the bookings. */
  currencies: readonly string[];
  /** The one that a result is written in; null when several are, or may be, involved. */
  currencyOf: (endpoint: string) => string | null;
  period: { since: string; until: string } | null;
  breakdowns: { endpoint: string; result: Result | null; breakdown: Breakdown | null }[];
  others: Result[];
  flows: CashFlow[];
  transfers: OwnTransfers[];
  /** Bookings of them are beyond the end of the appendix, so that no sum can be made. */
  areTransfersCut: boolean;
  /** Bookings were uploaded after the analysis. */
  isOutdated: boolean;
  /** Files numbered in the order of the coverage pages; the appendix refers to these numbers. */
  fileNumbers: ReadonlyMap<string, number>;
  appendix: { endpoint: string | null; rows: TracedTransaction[] }[];
  /** Months that not every account has whole. */
  partialMonths: string[];
  /** Areas of spending that stand as one sum. */
  isClosedArea: (name: string) => boolean;
  facts: CaseFacts;
  /** The figures that are read first, and what the rules found. */
  keyFacts: KeyFact[];
  points: Point[];
}

export function makeReportModel(data: ReportData): ReportModel {
  const byEndpoint = new Map(data.results.map((result) => [result.endpoint, result]));
  const isCompany = data.customer.type === 'company';
  const wanted = breakdownKeys.filter((endpoint) => isCompany || byEndpoint.has(endpoint));
  const currencies = currenciesOf(data.figures, data.results);
  const currencyOf = currencyLookUp(data, currencies);
  const accounts = new Map(
    data.contractBookings.map(({ transactionId, accountId }) => [transactionId, accountId]),
  );
  const basis = makeBasis(data.figures, data.isOutdated, (id) => accounts.get(id) ?? null, currencies);
  const breakdowns = wanted.map((endpoint) => {
    const result = byEndpoint.get(endpoint) ?? null;
    const isHere = result?.state === 'received' || result?.state === 'nothingFound';
    const reading = { fetchedAt: result?.fetchedAt ?? '', currency: currencyOf(endpoint), basis };
    return { endpoint, result, breakdown: isHere ? readBreakdown(result.payload, reading) : null };
  });
  const flows = readCashFlows(data.figures);
  const days = data.figures.accounts.flatMap((account) => [account.firstBookingDay, account.lastBookingDay]);
  const sorted = days.filter((day): day is string => day !== null).sort();
  const [since] = sorted;
  const until = sorted.at(-1);
  const facts = new CaseFacts({
    isPerson: !isCompany,
    results: byEndpoint,
    figures: data.figures,
    basis,
    signs: data.signs ?? null,
    currencies,
  });
  return {
    data,
    basis,
    facts,
    isClosedArea: (name) => !isCompany && data.choices.sensitivePurpose === null && isSensitiveArea(name),
    keyFacts: keyFactsOf(facts),
    points: evaluatePoints(facts, data.thresholds),
    currencies,
    currencyOf,
    period: since && until ? { since, until } : null,
    breakdowns,
    others: data.results
      .filter((result) => isShown(result.endpoint) && !isBreakdown(result.endpoint))
      .sort((a, b) => compareEndpoints(a.endpoint, b.endpoint)),
    flows,
    ...readTransfers(data, byEndpoint.get(transferEndpoint) ?? null),
    isOutdated: data.isOutdated,
    fileNumbers: numberFiles(data),
    appendix: groupAppendix(data, breakdowns),
    partialMonths: (basis.coverage?.months ?? []).filter((month) => !basis.coverage?.isComplete(month)),
  };
}

/** With several currencies the bookings of the appendix decide; a result that it does not hold wholly stands without one. */
function currencyLookUp(data: ReportData, currencies: readonly string[]): ReportModel['currencyOf'] {
  const only = onlyCurrency(currencies);
  if (only !== null || currencies.length === 0) return () => only;
  const bookings = new Map(data.appendix.map((row) => [row.transactionId, row]));
  const found = new Map(
    data.results.map(({ endpoint, payload }) => [
      endpoint,
      currencyBehind(transactionIdsIn(payload), bookings),
    ]),
  );
  return (endpoint) => found.get(endpoint) ?? null;
}

function readTransfers(
  data: ReportData,
  result: Result | null,
): Pick<ReportModel, 'transfers' | 'areTransfersCut'> {
  const ids = transferIdsOf(result);
  const bookings = new Map(data.appendix.map((row) => [row.transactionId, row]));
  const areTransfersCut = data.appendix.length < data.appendixTotal && ids.some((id) => !bookings.has(id));
  const transfers = areTransfersCut ? [] : ownTransfersOf(ids, bookings, data.figures);
  return { transfers, areTransfersCut };
}

function numberFiles(data: ReportData): Map<string, number> {
  const numbers = new Map<string, number>();
  for (const account of data.figures.accounts) {
    for (const file of account.files)
      if (!numbers.has(file.sha256)) numbers.set(file.sha256, numbers.size + 1);
  }
  return numbers;
}

/** Each booking stands once, under the first analysis that names it; oldest first. */
function groupAppendix(data: ReportData, breakdowns: ReportModel['breakdowns']): ReportModel['appendix'] {
  const left = new Map(data.appendix.map((row) => [row.transactionId, row]));
  const groups: ReportModel['appendix'] = [];
  const take = (endpoint: string | null, ids: Iterable<string>) => {
    const rows: TracedTransaction[] = [];
    for (const id of ids) {
      const row = left.get(id);
      if (row) rows.push(row);
      left.delete(id);
    }
    rows.sort((a, b) => a.bookingDay.localeCompare(b.bookingDay) || a.line - b.line);
    if (rows.length > 0) groups.push({ endpoint, rows });
  };
  const breakdownOf = new Map(breakdowns.map(({ endpoint, breakdown }) => [endpoint, breakdown]));
  for (const endpoint of appendixKeys) {
    const result = data.results.find((one) => one.endpoint === endpoint);
    const breakdown = breakdownOf.get(endpoint);
    if (breakdown) take(endpoint, idsOf(breakdown));
    else if (result && !isBreakdown(endpoint)) take(endpoint, transactionIdsIn(result.payload));
  }
  take(null, [...left.keys()]);
  return groups;
}
