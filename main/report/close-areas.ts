import type { ReportData, Result } from '../../preload/contract';
import { readAnswer } from '../../preload/contract/answers/answer-table';
import { transactionIdsIn } from '../../preload/contract/rows/transaction-ids';
import { sensitiveAreas } from '../../preload/contract/values/report-options';

type Closable = Pick<ReportData, 'results' | 'appendix' | 'corrections'>;

const spendingEndpoint = 'person.spending';
const isSensitive = (code: string | null | undefined) =>
  (sensitiveAreas as readonly string[]).includes(code?.split('.')[0] ?? '');

/**
 * The same data without whom and what for the bookings of sensitive areas were: the page prints their sum, and never gets more than
 * that. Which ones they are is what the service says, by its areas of spending and by the category of each booking.
 */
export function closeSensitiveAreas<T extends Closable>(data: T): T & { closedBookings: string[] } {
  const closed = sensitiveBookings(data.results);
  return {
    ...data,
    results: data.results.map(withoutPayees),
    appendix: data.appendix.map((row) =>
      closed.has(row.transactionId)
        ? {
            ...row,
            counterpartyName: null,
            counterpartyIban: null,
            purpose: null,
            bookingText: null,
            raw: '',
          }
        : row,
    ),
    corrections: data.corrections.filter(
      ({ category, original }) => !isSensitive(category) && !isSensitive(original),
    ),
    closedBookings: data.appendix.flatMap(({ transactionId }) =>
      closed.has(transactionId) ? [transactionId] : [],
    ),
  };
}

function sensitiveBookings(results: readonly Result[]): ReadonlySet<string> {
  const payloadOf = (endpoint: string) => results.find((one) => one.endpoint === endpoint)?.payload;
  const spending = payloadOf(spendingEndpoint);
  const categorized = readAnswer('categorization.get', payloadOf('categorization.get')) ?? [];
  return new Set([
    ...Object.entries(spending && typeof spending === 'object' ? spending : {}).flatMap(([area, one]) =>
      isSensitive(area) ? transactionIdsIn(one) : [],
    ),
    ...categorized.flatMap(({ transactionId, category }) =>
      transactionId && isSensitive(category) ? [transactionId] : [],
    ),
  ]);
}

/** Contracts name who is paid; the months of an area do not. */
function withoutPayees(result: Result): Result {
  const { payload } = result;
  if (result.endpoint !== spendingEndpoint || !payload || typeof payload !== 'object') return result;
  return {
    ...result,
    payload: Object.fromEntries(
      Object.entries(payload).map(([area, one]) => [area, isSensitive(area) ? withoutContracts(one) : one]),
    ),
  };
}

function withoutContracts(area: unknown): unknown {
  if (!area || typeof area !== 'object' || Array.isArray(area)) return area;
  return Object.fromEntries(Object.entries(area).filter(([name]) => !/contract/i.test(name)));
}
