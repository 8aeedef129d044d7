import type { PreparedTransaction } from '../counterparty/prepared-transaction';
import { type LabelContext, setLabel } from './label';

/**
 * Who works on own account sends bills to persons: what comes in from them with nothing but the number of a bill is a fee, and no
 * gift.
 */
const rightAsGuess = 0.8;

/** A day, a month, a year, an hour, the number that released a transfer and the one that a bank gave it: of no bill. */
const notOfBill =
  /TAN\d?[: ]*\d+|[EK]REF[: ]*\d+|(?<!\d)(?:\d{1,2}[./ -]+){0,2}(?:19|20)\d\d(?:[./ -]+\d{1,2}(?!\d)){0,2}(?!\d)|(?<!\d)(?:0[1-9]|[12]\d|3[01])(?:0[1-9]|1[0-2])20\d\d(?!\d)/g;

/** A number and hardly a word: "472194", "25688/25", "RE 4711 02.03.". */
function isBillNumber({ text, signals }: PreparedTransaction): boolean {
  if (!/\d{4}/.test(text.replace(notOfBill, ' '))) return false;
  return signals.has('invoice') || !/[A-Z]{5}/.test(text.replace(/NOTPROVIDED|EREF|KREF/g, ''));
}

export function labelFeesOfCustomers(context: LabelContext, ordered: readonly PreparedTransaction[]): void {
  if (!context.options.isTrader) return;
  const why = { reason: 'the number of a bill, as customers write it', weight: 2, share: rightAsGuess };
  for (const transaction of ordered) {
    const { isOut, partner, index, nature } = transaction;
    const label = context.labels[index];
    if (isOut || nature === 'standing-order' || label?.category !== 'transfers.private' || label.contract)
      continue;
    if (partner.isOwn || partner.isNearOwn || partner.isRelated || !isBillNumber(transaction)) continue;
    setLabel(context, transaction, 'income.self-employment', why);
  }
}
