import type { AnsweredContract } from '../../../preload/contract/answers/answer-parts';
import { axisValue, type Minor, readMinor } from '../../../preload/contract/values/result-amounts';
import { currencyOfPayments, type ResultBasis } from './result-basis';

/** A detected contract. The members are an assumption of interface-gaps.md ("contract item"), so every one may be missing. */
export interface Contract {
  id: string;
  partnerName: string | null;
  category: string | null;
  amount: Minor | null;
  /** Of its amount: that of the result, else of the accounts that pay it; null when it is not known. */
  currency: string | null;
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

interface ContractReading {
  /** Of the result; null when it may be of several. */
  currency: string | null;
  basis: ResultBasis;
  /** The service counts money out as positive; what comes in is shown as the amount that it is. */
  isIncome?: boolean;
}

export function contractsOf(
  answered: readonly AnsweredContract[],
  { currency: ofResult, basis, isIncome }: ContractReading,
): Contract[] {
  return answered.map((one, index) => {
    const currency = ofResult ?? currencyOfPayments(one.transactionIDs, basis);
    const amount = readMinor(one.amount, currency);
    return {
      id: one.contractId ?? String(index + 1),
      partnerName: one.paymentPartner,
      category: one.category,
      amount: amount === null ? null : isIncome ? Math.abs(amount) : amount,
      currency,
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

/** How large its amount is, for an order of contracts alone: amounts of different currencies are never compared in words. */
export const sizeOf = ({ amount, currency }: Contract): number => Math.abs(axisValue(amount ?? 0, currency));
