import { useMemo } from 'react';
import type { BridgeError, Result } from '../../../preload/contract';
import { readAnswer } from '../../../preload/contract/answers/answer-table';
import { transferEndpoint, transferIdsOf } from '../answers/own-transfers';
import { useBookings } from '../bookings/use-bookings';
import { useFilter } from '../filters/filter-context';
import { type Area, areasOfCompany, areasOfPerson, flowsOf, transferSidesOf } from './category-flows';

/** Above so many bookings the way through the accounts is not looked up: each of them is searched in the files. */
const lookUpLimit = 20_000;

export type CategoryFlows =
  | { state: 'loading' }
  | { state: 'none' }
  | { state: 'tooMany' }
  | { state: 'failed'; error: BridgeError }
  | ({ state: 'ready'; transfers: ReturnType<typeof transferSidesOf> } & ReturnType<typeof flowsOf>);

const nobody: readonly string[] = [];

/** Whether the service answered for areas at all; what it said is read by the views, once. */
export function hasAreas(results: ReadonlyMap<string, Result>): boolean {
  return ['company.topCategories', 'person.income', 'person.spending'].some(
    (endpoint) => results.get(endpoint)?.state === 'received',
  );
}

/** The areas that the service knows of a customer, company or person; empty where it said nothing of them. */
export function areasIn(results: ReadonlyMap<string, Result>): Area[] {
  const payloadOf = (endpoint: string) => {
    const result = results.get(endpoint);
    return result?.state === 'received' ? result.payload : undefined;
  };
  const company = readAnswer('company.topCategories', payloadOf('company.topCategories'));
  if (company) return areasOfCompany(company).filter(({ ids }) => ids.length > 0);
  return [
    ...areasOfPerson(readAnswer('person.income', payloadOf('person.income')), 'incomings'),
    ...areasOfPerson(readAnswer('person.spending', payloadOf('person.spending')), 'outgoings'),
  ].filter(({ ids }) => ids.length > 0);
}

/** Areas and accounts of the customer, under the filter of the view. */
export function useCategoryFlows(results: ReadonlyMap<string, Result>): CategoryFlows {
  const { customerId, filter, whole } = useFilter();
  const areas = useMemo(() => areasIn(results), [results]);
  const ids = useMemo(() => {
    const all = areas.flatMap((area) => area.ids);
    return all.length > lookUpLimit ? nobody : all;
  }, [areas]);
  const found = useBookings(customerId, ids);
  return useMemo((): CategoryFlows => {
    if (areas.length === 0) return { state: 'none' };
    if (ids.length === 0) return { state: 'tooMany' };
    if (found.state !== 'ready') return found;
    const excluded = new Set((whole?.excluded ?? []).map(({ transactionId }) => transactionId));
    const transfers = transferIdsOf(results.get(transferEndpoint) ?? null);
    return {
      state: 'ready',
      transfers: transferSidesOf(areas, transfers),
      ...flowsOf(areas, { bookings: found.byId, filter, excluded }),
    };
  }, [areas, ids, found, filter, whole, results]);
}
