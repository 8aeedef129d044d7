import type { FigureFilter, TracedTransaction } from '../../../preload/contract';
import type { Answer } from '../../../preload/contract/answers/answer-table';
import { type Minor, readMinor } from '../../../preload/contract/values/result-amounts';
import { hasBooking } from '../filters/figure-filter';

export type Direction = 'incomings' | 'outgoings';

/** An area of an answer with the bookings that the service counts to it. */
export interface Area {
  direction: Direction;
  /** Group of the language files, and the code in it; null for bookings without an area. */
  word: { group: string; code: string } | null;
  ids: readonly string[];
}

/** Amounts in minor units, positive whichever way the money went. */
export interface AreaFlow {
  area: Area;
  accountId: string;
  amount: Minor;
  ids: string[];
}

export interface CurrencyFlows {
  currency: string;
  flows: readonly AreaFlow[];
}

export function areasOfCompany({ incomings, outgoings }: Answer<'company.topCategories'>): Area[] {
  const side = (direction: Direction, { categories }: typeof incomings): Area[] =>
    categories.map(({ category, transactionIDs }) => ({
      direction,
      word: category === null ? null : { group: 'results.category', code: category },
      ids: transactionIDs,
    }));
  return [...side('incomings', incomings), ...side('outgoings', outgoings)];
}

type Modular = Answer<'person.income'> | Answer<'person.spending'>;

export function areasOfPerson(answer: Modular | null, direction: Direction): Area[] {
  return Object.entries(answer ?? {}).map(([code, { monthlyOverview }]) => ({
    direction,
    word: { group: 'results.module', code },
    ids: [
      ...new Set(
        monthlyOverview.flatMap((month) => [
          ...month.recurringTransactionIDs,
          ...month.nonRecurringTransactionIDs,
        ]),
      ),
    ],
  }));
}

/** On which sides the service counts transfers between own accounts; null where it names none. */
export function transferSidesOf(
  areas: readonly Area[],
  transferIds: readonly string[],
): 'both' | Direction | 'neither' | null {
  if (transferIds.length === 0) return null;
  const own = new Set(transferIds);
  const [comes, goes] = (['incomings', 'outgoings'] as const).map((side) =>
    areas.some(({ direction, ids }) => direction === side && ids.some((id) => own.has(id))),
  );
  if (comes) return goes ? 'both' : 'incomings';
  return goes ? 'outgoings' : 'neither';
}

export interface FlowsReading {
  bookings: ReadonlyMap<string, TracedTransaction>;
  filter: FigureFilter;
  /** Bookings that the analyst left out of what is computed here. */
  excluded?: ReadonlySet<string>;
}

/**
 * Flows by currency, the one with the most bookings first. Bookings that are not on this computer flow nowhere, nor do those that the
 * analyst left out: `missing` and `excluded` count them.
 */
export function flowsOf(
  areas: readonly Area[],
  { bookings, filter, excluded = new Set() }: FlowsReading,
): { currencies: CurrencyFlows[]; missing: number; excluded: number } {
  const flows = new Map<string, AreaFlow & { currency: string }>();
  const left = new Set<string>();
  let missing = 0;
  for (const [number, area] of areas.entries()) {
    for (const id of new Set(area.ids)) {
      const booking = bookings.get(id);
      if (!booking) missing += 1;
      if (!booking || !hasBooking(filter, booking)) continue;
      if (excluded.has(id)) {
        left.add(id);
        continue;
      }
      const { accountId, currency } = booking;
      const key = `${number}:${accountId}:${currency}`;
      const flow = flows.get(key) ?? { area, accountId, currency, amount: 0, ids: [] };
      const minor = readMinor(Number(booking.amount), currency) ?? 0;
      flow.amount += area.direction === 'incomings' ? minor : 0 - minor;
      flow.ids.push(id);
      flows.set(key, flow);
    }
  }
  const all = [...flows.values()];
  const currencies = [...new Set(all.map(({ currency }) => currency))].map((currency) => ({
    currency,
    flows: all.filter((flow) => flow.currency === currency).map(({ currency: _own, ...flow }) => flow),
  }));
  const bookingsIn = ({ flows: own }: CurrencyFlows) => own.reduce((sum, { ids }) => sum + ids.length, 0);
  return {
    currencies: currencies.sort((a, b) => bookingsIn(b) - bookingsIn(a)),
    missing,
    excluded: left.size,
  };
}

/** An area, or several small ones as one, with all its flows. */
export interface Part {
  /** Null for the small ones together. */
  area: Area | null;
  areas: number;
  amount: Minor;
  /** In percent of all parts of its direction. */
  share: number;
  flows: readonly AreaFlow[];
}

/** An area below this share of all is folded with the others (report-anchors, 0.8). */
const leastShare = 2;
/** Areas shown before they are folded. */
const mostParts = 8;

/** The areas of one direction, largest first; those in which more went back than came are counted apart: nothing can be drawn of them. */
export function partsOf(
  flows: readonly AreaFlow[],
  direction: Direction,
): { parts: Part[]; total: Minor; reversed: number } {
  const byArea = new Map<Area, AreaFlow[]>();
  for (const flow of flows)
    if (flow.area.direction === direction) byArea.set(flow.area, [...(byArea.get(flow.area) ?? []), flow]);
  const sums = [...byArea].map(([area, own]) => ({ area, flows: own, amount: sumOf(own) }));
  const positive = sums.filter(({ amount }) => amount > 0).sort((a, b) => b.amount - a.amount);
  const total = sumOf(positive);
  const share = (amount: Minor) => (total === 0 ? 0 : (amount / total) * 100);
  const large = positive.filter(({ amount }, place) => place < mostParts && share(amount) >= leastShare);
  const small = positive.slice(large.length);
  // One folded area is no fewer parts than itself.
  const shown = small.length < 2 ? positive : large;
  const rest = positive.slice(shown.length);
  return {
    parts: [
      ...shown.map((one): Part => ({ ...one, areas: 1, share: share(one.amount) })),
      ...(rest.length > 0
        ? [
            {
              area: null,
              areas: rest.length,
              amount: sumOf(rest),
              share: share(sumOf(rest)),
              flows: rest.flatMap((one) => one.flows),
            },
          ]
        : []),
    ],
    total,
    reversed: sums.length - positive.length,
  };
}

/** The part of it that goes through an account. */
export function throughAccount({ flows }: Part, accountId: string): { amount: Minor; ids: string[] } {
  const own = flows.filter((flow) => flow.accountId === accountId);
  return { amount: sumOf(own), ids: own.flatMap(({ ids }) => ids) };
}

export const idsOfPart = ({ flows }: Part): string[] => flows.flatMap(({ ids }) => ids);

function sumOf(list: readonly { amount: Minor }[]): Minor {
  return list.reduce((sum, { amount }) => sum + amount, 0);
}
