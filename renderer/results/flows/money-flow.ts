import type { Minor } from '../../../preload/contract/values/result-amounts';
import {
  type CurrencyFlows,
  type Direction,
  idsOfPart,
  type Part,
  partsOf,
  throughAccount,
} from './category-flows';

/** A place where money comes from, an account, or a place where it goes. */
export interface FlowPlace {
  key: string;
  depth: 0 | 1 | 2;
  /** Null for an account. */
  part: Part | null;
  accountId: string | null;
  /** Of a part; of an account what came in. */
  amount: Minor;
  /** What went out of an account; null for a part. */
  paidOut: Minor | null;
  ids: readonly string[];
}

export interface FlowBand {
  from: FlowPlace;
  to: FlowPlace;
  amount: Minor;
  ids: readonly string[];
}

export interface MoneyFlow {
  places: readonly FlowPlace[];
  bands: readonly FlowBand[];
  /** Bands in which more went back than came: they cannot be drawn, and stand in the table of the areas only. */
  reversed: number;
}

/** Areas of money in, accounts, areas of money out of one currency, and what goes between them. */
export function moneyFlow({ flows }: Pick<CurrencyFlows, 'flows'>): MoneyFlow {
  const [incomings, outgoings] = [partsOf(flows, 'incomings').parts, partsOf(flows, 'outgoings').parts];
  const placeOfPart = (part: Part, depth: 0 | 2, number: number): FlowPlace => ({
    key: `${depth}:${number}`,
    depth,
    part,
    accountId: null,
    amount: part.amount,
    paidOut: null,
    ids: idsOfPart(part),
  });
  const sources = incomings.map((part, number) => placeOfPart(part, 0, number));
  const targets = outgoings.map((part, number) => placeOfPart(part, 2, number));
  const accounts = [...new Set(flows.map(({ accountId }) => accountId))].map((accountId): FlowPlace => {
    const own = flows.filter((flow) => flow.accountId === accountId);
    const sum = (direction: Direction) =>
      own.reduce((total, { area, amount }) => total + (area.direction === direction ? amount : 0), 0);
    return {
      key: `1:${accountId}`,
      depth: 1,
      part: null,
      accountId,
      amount: sum('incomings'),
      paidOut: sum('outgoings'),
      ids: own.flatMap(({ ids }) => ids),
    };
  });
  const bands = accounts.flatMap((account) => [
    ...sources.map((from): FlowBand => ({ from, to: account, ...through(from, account) })),
    ...targets.map((to): FlowBand => ({ from: account, to, ...through(to, account) })),
  ]);
  const drawn = bands.filter(({ amount }) => amount > 0);
  const ends = new Set(drawn.flatMap(({ from, to }) => [from.key, to.key]));
  return {
    places: [...sources, ...accounts, ...targets].filter(({ key }) => ends.has(key)),
    bands: drawn,
    reversed: bands.filter(({ amount }) => amount < 0).length,
  };
}

function through({ part }: FlowPlace, { accountId }: FlowPlace) {
  return part && accountId !== null ? throughAccount(part, accountId) : { amount: 0, ids: [] };
}
