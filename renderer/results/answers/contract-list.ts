import type { AnsweredContract } from '../../../preload/contract/answers/answer-parts';
import { type Minor, readMinor } from '../../../preload/contract/values/result-amounts';

/** A detected contract. The members are an assumption of interface-gaps.md ("contract item"), so every one may be missing. */
export interface Contract {
  id: string;
  partnerName: string | null;
  category: string | null;
  amount: Minor | null;
  /** Word of the service: `monthly`, `quarterly`, … or one we do not know. */
  interval: string | null;
  amountConsistency: string | null;
  firstDay: string | null;
  lastDay: string | null;
  nextDay: string | null;
  mandate: string | null;
  isActive: boolean | null;
  transactionIds: readonly string[];
}

/** `isIncome`: the service counts money out as positive; what comes in is shown as the amount that it is. */
export function contractsOf(
  answered: readonly AnsweredContract[],
  currency: string | null,
  isIncome = false,
): Contract[] {
  return answered.map((one, index) => {
    const amount = readMinor(one.amount, currency);
    return {
      id: one.contractId ?? String(index + 1),
      partnerName: one.paymentPartner,
      category: one.category,
      amount: amount === null ? null : isIncome ? Math.abs(amount) : amount,
      interval: one.interval,
      amountConsistency: one.amountConsistency,
      firstDay: one.duration?.since ?? null,
      lastDay: one.duration?.until ?? null,
      nextDay: one.nextBookingDate,
      mandate: one.mref,
      isActive: one.isActive,
      transactionIds: one.transactionIDs,
    };
  });
}
