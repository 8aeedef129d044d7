import type { BalanceRows } from './balance-rows';
import type { Piece } from './piece-chain';
import type { ProofOrder } from './proof-order';

/** The rows that have an amount and a balance, from the oldest to the newest. */
export interface BalanceNodes {
  count: number;
  /** Position of each in the rows, and its place in the order. */
  rows: Uint32Array;
  places: Uint32Array;
  /** What rows without a balance add up to between a node and the one before it. */
  carried: Float64Array;
  /** The same in front of the first. */
  lead: number;
}

/** Nodes that follow each other. `offset`: how far balances have moved from what the amounts give. */
export interface NodePiece extends Piece {
  first: number;
  last: number;
  offset: number;
}

export function balanceNodes(rows: BalanceRows, { rowAt }: ProofOrder): BalanceNodes {
  const { length, amounts, balances, optional } = rows;
  const nodes: BalanceNodes = {
    count: 0,
    rows: new Uint32Array(length),
    places: new Uint32Array(length),
    carried: new Float64Array(length),
    lead: 0,
  };
  let carried = 0;
  for (let place = 0; place < length; place += 1) {
    const row = rowAt(place);
    const amount = amounts[row] as number;
    if (optional[row] === 1 || Number.isNaN(amount)) continue;
    if (Number.isNaN(balances[row] as number)) {
      carried += amount;
      continue;
    }
    const at = nodes.count;
    nodes.rows[at] = row;
    nodes.places[at] = place;
    if (at === 0) nodes.lead = carried;
    else nodes.carried[at] = carried;
    carried = 0;
    nodes.count = at + 1;
  }
  return nodes;
}

/** Cuts the nodes where a balance does not follow from the one before. Rows without a balance may count in the next one, or not. */
export function piecesOf(rows: BalanceRows, nodes: BalanceNodes): NodePiece[] {
  const pieces: NodePiece[] = [];
  let offset = 0;
  let before = 0;
  let open: NodePiece | null = null;
  for (let at = 0; at < nodes.count; at += 1) {
    const row = nodes.rows[at] as number;
    const balance = rows.balances[row] as number;
    const start = balance - (rows.amounts[row] as number);
    const carried = nodes.carried[at] as number;
    if (open && (start === before || start - carried === before)) {
      open.last = at;
      open.end = balance;
    } else {
      if (open) offset += start - carried - before;
      open = { first: at, last: at, start: open ? start - carried : start, end: balance, offset };
      pieces.push(open);
    }
    before = balance;
  }
  return pieces;
}
