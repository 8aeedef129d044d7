import { balanceNodes } from './balance-nodes';
import type { BalanceRows } from './balance-rows';
import { byDay, fileOrders, type ProofOrder, type TimeDirection } from './proof-order';
import type { BalanceProof, StatedBalances } from './proof-result';
import { ProofWalk } from './proof-walk';

/** Up to this share of rows out of place, the order of the file is that of the bank with rows out of place. */
const nearShare = 0.05;

/** Breaks up to this share of the rows leave no doubt about the order. */
const fewShare = 0.02;

/**
 * Proof that no booking is missing: running balances must follow from the amounts (feature 25, cases B020 and B145). Null where no row
 * has a balance. `fallback`: the direction of time where the balances do not tell.
 */
export function proveBalances(
  rows: BalanceRows,
  fallback: TimeDirection,
  stated: StatedBalances = { openingMinor: null, closingMinor: null },
): BalanceProof | null {
  const proof = proveRows(rows, fallback, stated);
  if (!proof || !rows.hasAnnounced || (proof.isRunning && proof.breakCount === 0)) return proof;
  const booked = proveRows(rows.withoutAnnounced(), fallback, stated);
  return booked?.isRunning && (!proof.isRunning || isBetter(booked, proof)) ? booked : proof;
}

function proveRows(rows: BalanceRows, fallback: TimeDirection, stated: StatedBalances): BalanceProof | null {
  const [order, turned] = fileOrders(rows, fallback);
  let best = proveInOrder(rows, order, stated);
  if (!best || best.isConstant || order.breaks === 0) return best;
  // A few breaks in a long file are breaks; its order is told by all the others.
  if (best.breakCount <= rows.length * fewShare) return best;
  for (const candidate of [() => byDay(rows, order), () => byDay(rows, turned), () => turned]) {
    if (best.breakCount === 0 && movedRows(best) <= Math.max(4, rows.length * nearShare)) break;
    const other = candidate();
    const proof = other && proveInOrder(rows, other, stated);
    if (proof && isBetter(proof, best)) best = proof;
  }
  return best;
}

function isBetter(proof: BalanceProof, known: BalanceProof): boolean {
  // One value everywhere follows from nothing: it breaks nowhere because nothing is looked at.
  if (proof.isConstant) return false;
  if (proof.breakCount !== known.breakCount) return proof.breakCount < known.breakCount;
  return movedRows(proof) < movedRows(known);
}

function proveInOrder(rows: BalanceRows, order: ProofOrder, stated: StatedBalances): BalanceProof | null {
  const nodes = balanceNodes(rows, order);
  return nodes.count === 0 ? null : new ProofWalk(rows, order, nodes).run(stated);
}

function movedRows({ moved }: BalanceProof): number {
  return moved.reduce((sum, { rows }) => sum + rows.length, 0);
}
