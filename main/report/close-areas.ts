import type { ReportData, Result } from '../../preload/contract';
import { readAnswer } from '../../preload/contract/answers/answer-table';
import { transactionIdsIn } from '../../preload/contract/rows/transaction-ids';
import { isSensitiveArea } from '../../preload/contract/values/report-options';

type Closable = Pick<ReportData, 'results' | 'appendix' | 'corrections' | 'figures'>;

const spendingEndpoint = 'person.spending';

/**
 * The same data without whom and what for the bookings of sensitive areas were: the page prints their sum, and never gets more than
 * that. Which ones they are is what the service says, by its areas of spending, by the category of each booking and of each contract;
 * where it says none of that, every booking may be one.
 */
export function closeSensitiveAreas<T extends Closable>(data: T): T & { closedBookings: string[] } {
  const closed = sensitiveBookings(data.results);
  const isClosed = (id: string) => closed === null || closed.has(id);
  return {
    ...data,
    results: data.results.map((result) => ({
      ...result,
      payload:
        result.endpoint === spendingEndpoint
          ? withoutPayees(result.payload, isClosed)
          : withoutClosed(result.payload, isClosed),
    })),
    appendix: data.appendix.map((row) =>
      isClosed(row.transactionId)
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
      ({ category, original }) => !isSensitiveArea(category) && !isSensitiveArea(original),
    ),
    figures: {
      ...data.figures,
      ...(data.figures.excluded
        ? {
            excluded: data.figures.excluded.map((one) =>
              isClosed(one.transactionId) ? { ...one, counterpartyName: null, note: '' } : one,
            ),
          }
        : {}),
    },
    closedBookings: data.appendix.flatMap(({ transactionId }) =>
      isClosed(transactionId) ? [transactionId] : [],
    ),
  };
}

/** Null where the service tells of no booking what it is. */
function sensitiveBookings(results: readonly Result[]): ReadonlySet<string> | null {
  const payloadOf = (endpoint: string) => {
    const found = results.find((one) => one.endpoint === endpoint);
    return found?.state === 'received' ? found.payload : undefined;
  };
  const spending = payloadOf(spendingEndpoint);
  const areas = Object.entries(spending && typeof spending === 'object' ? spending : {});
  const categorized = readAnswer('categorization.get', payloadOf('categorization.get')) ?? [];
  const contracts = readAnswer('contracts.get', payloadOf('contracts.get')) ?? [];
  if (areas.length === 0 && categorized.length === 0) return null;
  return new Set([
    ...areas.flatMap(([area, one]) => (isSensitiveArea(area) ? transactionIdsIn(one) : [])),
    ...categorized.flatMap(({ transactionId, category }) =>
      transactionId && isSensitiveArea(category) ? [transactionId] : [],
    ),
    ...contracts.flatMap((contract) =>
      isSensitiveArea(contract.category) ? transactionIdsIn(contract) : [],
    ),
  ]);
}

/** Contracts name who is paid; the months of an area do not. */
function withoutPayees(payload: unknown, isClosed: (id: string) => boolean): unknown {
  if (!payload || typeof payload !== 'object' || Array.isArray(payload)) return payload;
  return Object.fromEntries(
    Object.entries(payload).map(([area, one]) => [
      area,
      isSensitiveArea(area) ? withoutContracts(one) : withoutClosed(one, isClosed),
    ]),
  );
}

function withoutContracts(area: unknown): unknown {
  if (!area || typeof area !== 'object' || Array.isArray(area)) return area;
  return Object.fromEntries(Object.entries(area).filter(([name]) => !/contract/i.test(name)));
}

/** Whatever an answer lists under a name and with bookings of which one is closed is not listed. */
function withoutClosed(raw: unknown, isClosed: (id: string) => boolean): unknown {
  if (Array.isArray(raw))
    return raw.filter((one) => !isNamedAndClosed(one, isClosed)).map((one) => withoutClosed(one, isClosed));
  if (raw === null || typeof raw !== 'object') return raw;
  return Object.fromEntries(
    Object.entries(raw).map(([name, member]) => [name, withoutClosed(member, isClosed)]),
  );
}

/** Members that name a payee, by the end of their name. */
const naming = /(?:name|partner|payee|counterparty|creditor|recipient|holder|contractId)$/i;

function isNamedAndClosed(one: unknown, isClosed: (id: string) => boolean): boolean {
  if (one === null || typeof one !== 'object' || Array.isArray(one)) return false;
  if (!Object.keys(one).some((name) => naming.test(name))) return false;
  const category = (one as { category?: unknown }).category;
  if (typeof category === 'string' && isSensitiveArea(category)) return true;
  return transactionIdsIn(one).some(isClosed);
}
