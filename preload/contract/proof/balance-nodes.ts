import { type BalanceRows, rowPart } from './balance-rows';
import type { Piece } from './piece-chain';
import type { ProofOrder } from './proof-order';

/** The rows that have an amount and a balance, from the oldest to the newest, cut where a balance does not follow from the one before. */
export interface BalanceNodes {
  count: number;
  pieces: NodePiece[];
  /** What rows without a balance add up to in front of the first node. */
  lead: number;
}

/** Nodes that follow each other. `offset`: how far balances have moved from what the amounts give. */
export interface NodePiece extends Piece {
  /** Numbers of its first and last node. */
  first: number;
  last: number;
  /** Places of these in the order. */
  firstPlace: number;
  lastPlace: number;
  offset: number;
}

/** One walk over all rows, without a list as long as they are: after an edit a million of them are walked again. */
export function balanceNodes(rows: BalanceRows, { rowAt, line }: ProofOrder): BalanceNodes {
  const { length, amounts, balances, optional } = rows;
  const { first, step } = line ?? { first: 0, step: 1 };
  const nodes: BalanceNodes = { count: 0, pieces: [], lead: 0 };
  let open: NodePiece | null = null;
  let [offset, before, carried, count] = [0, 0, 0, 0];
  for (let place = 0; place < length; place += 1) {
    const row = line ? first + place * step : rowAt(place);
    const amount = amounts[row] as number;
    if (optional[row] === rowPart.optional || Number.isNaN(amount)) continue;
    const balance = balances[row] as number;
    if (Number.isNaN(balance)) {
      carried += amount;
      continue;
    }
    const start = balance - amount;
    // Rows without a balance may count in the next one, or not.
    if (open && (start === before || start - carried === before)) {
      open.last = count;
      open.lastPlace = place;
      open.end = balance;
    } else {
      if (open) offset += start - carried - before;
      else nodes.lead = carried;
      open = {
        first: count,
        last: count,
        firstPlace: place,
        lastPlace: place,
        start: open ? start - carried : start,
        end: balance,
        offset,
      };
      nodes.pieces.push(open);
    }
    before = balance;
    carried = 0;
    count += 1;
  }
  nodes.count = count;
  return nodes;
}

/** Whether a row counts as a node. */
export function isNode({ amounts, balances, optional }: BalanceRows, row: number): boolean {
  const isWhole = !Number.isNaN(amounts[row] as number) && !Number.isNaN(balances[row] as number);
  return isWhole && optional[row] !== rowPart.optional;
}
