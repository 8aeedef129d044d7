import type { TargetField } from '../../../../preload/contract/reading/reading';

/** Of two columns with a BIC each belongs to the side whose account is nearer. */
export function bicsBySide(ix: Record<TargetField, readonly number[]>): {
  out: readonly number[];
  into: readonly number[];
} {
  const { counterpartyBic: all, payerIban, payeeIban } = ix;
  const [payer] = payerIban;
  const [payee] = payeeIban;
  if (all.length < 2 || payer === undefined || payee === undefined) return { out: all, into: all };
  const isPayee = (index: number) => Math.abs(index - payee) < Math.abs(index - payer);
  return { out: all.filter(isPayee), into: all.filter((index) => !isPayee(index)) };
}
