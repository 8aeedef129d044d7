import type { PreparedTransaction } from '../counterparty/prepared-transaction';
import { toMainUnits } from '../ledger/ledger-from-upload';

/** Money in and out of a set of transactions, counted in minor units; `sum` of outgoings is negative on the wire. */
export interface FlowTotals {
  inMinor: number;
  outMinor: number;
  inCount: number;
  outCount: number;
  /** Null where only sums are wanted. */
  ids: { in: string[]; out: string[] } | null;
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

export function totalsWithIds(): FlowTotals {
  return { inMinor: 0, outMinor: 0, inCount: 0, outCount: 0, ids: { in: [], out: [] } };
}

export function sumsOnly(): FlowTotals {
  return { inMinor: 0, outMinor: 0, inCount: 0, outCount: 0, ids: null };
}

export function addTo(totals: FlowTotals, transaction: PreparedTransaction): void {
  if (transaction.isOut) {
    totals.outMinor += transaction.amountMinor;
    totals.outCount += 1;
  } else {
    totals.inMinor += transaction.amountMinor;
    totals.inCount += 1;
  }
  if (totals.ids) (transaction.isOut ? totals.ids.out : totals.ids.in).push(transaction.transactionId);
}

/** Sums only; identifiers are not taken over. */
export function addTotals(totals: FlowTotals, more: FlowTotals): void {
  totals.inMinor += more.inMinor;
  totals.outMinor += more.outMinor;
  totals.inCount += more.inCount;
  totals.outCount += more.outCount;
}

export function flowsOnWire(totals: FlowTotals, currency: string): WireFlows {
  const side = (minor: number, count: number, ids: string[] | undefined): WireFlow => ({
    sum: toMainUnits(minor, currency),
    count,
    ...(ids ? { transactionIDs: ids } : {}),
  });
  return {
    incomings: side(totals.inMinor, totals.inCount, totals.ids?.in),
    outgoings: side(totals.outMinor, totals.outCount, totals.ids?.out),
    totalTransactionAmount: toMainUnits(totals.inMinor + totals.outMinor, currency),
    totalTransactionCount: totals.inCount + totals.outCount,
  };
}
