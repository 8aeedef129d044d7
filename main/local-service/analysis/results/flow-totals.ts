import { toMainUnits } from '../ledger-from-upload';
import type { PreparedTransaction } from '../prepared-transaction';

/** Money in and out of a set of transactions, counted in minor units; `sum` of outgoings is negative on the wire. */
export interface FlowTotals {
  inMinor: number;
  outMinor: number;
  inIds: string[];
  outIds: string[];
}

export interface WireFlow {
  sum: number;
  count: number;
  transactionIDs?: string[];
}

export interface WireFlows {
  incomings: WireFlow;
  outgoings: WireFlow;
  totalTransactionAmount: number;
  totalTransactionCount: number;
}

export function emptyTotals(): FlowTotals {
  return { inMinor: 0, outMinor: 0, inIds: [], outIds: [] };
}

export function addTo(totals: FlowTotals, transaction: PreparedTransaction): void {
  if (transaction.isOut) {
    totals.outMinor += transaction.amountMinor;
    totals.outIds.push(transaction.source.transactionId);
  } else {
    totals.inMinor += transaction.amountMinor;
    totals.inIds.push(transaction.source.transactionId);
  }
}

export function flowsOnWire(totals: FlowTotals, currency: string, withIds: boolean): WireFlows {
  const side = (minor: number, ids: string[]): WireFlow => ({
    sum: toMainUnits(minor, currency),
    count: ids.length,
    ...(withIds ? { transactionIDs: ids } : {}),
  });
  return {
    incomings: side(totals.inMinor, totals.inIds),
    outgoings: side(totals.outMinor, totals.outIds),
    totalTransactionAmount: toMainUnits(totals.inMinor + totals.outMinor, currency),
    totalTransactionCount: totals.inIds.length + totals.outIds.length,
  };
}
